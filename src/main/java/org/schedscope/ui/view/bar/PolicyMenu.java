package org.schedscope.ui.view.bar;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import org.schedscope.experiment.RunSetup;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Menu of what can be run: policies by their parts, presets, and the settings of the scheduler. */
final class PolicyMenu {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double SUMMARY_WIDTH = 420;

    private final RunController runs;
    private final Commands commands;

    PolicyMenu(RunController runs, Commands commands) {
        this.runs = runs;
        this.commands = commands;
    }

    /** All at once: a menu that has been open builds all its lines anew with every one that comes. */
    void fill(MenuButton policy, RunSetup setup) {
        ToggleGroup group = new ToggleGroup();
        MenuItem own = commands.get("ordering").keylessItem();
        own.setText("");
        own.setGraphic(TextLabels.of(commands.get("ordering").text(), "strong"));
        own.setId("policy-own");
        List<MenuItem> items = new ArrayList<>(List.of(own, beside(setup), new SeparatorMenuItem()));
        Map<Family, List<MenuItem>> families = new EnumMap<>(Family.class);
        for (Policy each : Policies.all()) {
            families.computeIfAbsent(Family.of(each), family -> new ArrayList<>())
                    .add(policyItem(each.name(), LocalisedDescriptions.policy(each).summary(), setup, group));
        }
        for (Preset preset : Preset.all()) {
            families.computeIfAbsent(Family.PRESETS, family -> new ArrayList<>())
                    .add(policyItem(preset.name(), LocalisedDescriptions.preset(preset), setup, group));
        }
        items.addAll(families.remove(Family.TASKS));
        families.forEach((family, some) -> items.add(family(family, some)));
        if (setup.schedule().isEmpty()) {
            items.add(new SeparatorMenuItem());
            items.addAll(parameters(setup));
        }
        policy.getItems().setAll(items);
    }

    /** What the order of tasks is made of: a menu of all policies at once would be higher than a screen. */
    private enum Family {
        TASKS, USERS, VALUE, WORKFLOWS, SHARING, PRESETS;

        static Family of(Policy policy) {
            return policy.dependsOn(Dependence.VALUE) ? VALUE : policy.dependsOn(Dependence.USERS) ? USERS
                    : policy.dependsOn(Dependence.WORKFLOWS) ? WORKFLOWS : policy.dependsOn(Dependence.CORES) ? SHARING : TASKS;
        }
    }

    private static Menu family(Family family, List<MenuItem> items) {
        Menu menu = new Menu("", null, items.toArray(MenuItem[]::new));
        String name = TEXTS.text("policies." + family.name().toLowerCase(Locale.ROOT));
        Optional<MenuItem> chosen = items.stream().filter(item -> ((RadioMenuItem) item).isSelected()).findFirst();
        menu.setGraphic(TextLabels.of(chosen.map(item -> TEXTS.text("policies.chosen", name, item.getId().substring("policy-".length())))
                .orElse(name), "strong"));
        menu.setId("policies-" + family.name().toLowerCase(Locale.ROOT));
        return menu;
    }

    /** Another policy from the start, beside the open run: both are compared at once. */
    private Menu beside(RunSetup setup) {
        Menu menu = new Menu("", TextLabels.of(TEXTS.text("toolbar.beside"), "strong"));
        menu.setId("policy-beside");
        menu.setDisable(!setup.canBeForked());
        Stream.concat(Policies.names().stream(), Preset.all().stream().map(Preset::name)).filter(name -> !name.equals(setup.policy()))
                .forEach(name -> menu.getItems().add(Nodes.item("beside-" + name, name,
                        () -> runs.chooseBeside(Schedulers.withPolicy(setup.choices(), name)))));
        return menu;
    }

    private RadioMenuItem policyItem(String name, String meaning, RunSetup setup, ToggleGroup group) {
        Label summary = TextLabels.of(meaning, "muted", "small", "summary");
        summary.setWrapText(true);
        summary.setPrefWidth(SUMMARY_WIDTH);
        RadioMenuItem item = new RadioMenuItem();
        item.setGraphic(new VBox(1, TextLabels.of(name, "strong"), summary));
        item.setId("policy-" + name);
        item.setToggleGroup(group);
        item.setSelected(name.equals(setup.policy()));
        HelpPages.ofPolicy(name).ifPresent(page -> Help.explains(item, page));
        item.setOnAction(chosen -> runs.setPolicy(name));
        return item;
    }

    private List<MenuItem> parameters(RunSetup setup) {
        List<MenuItem> menus = new ArrayList<>();
        for (Parameter parameter : Schedulers.parameters(setup.policy(), setup.choices().scheduler())) {
            if (!(parameter instanceof Parameter.Choice<?> choice)) {
                continue;
            }
            Menu values = new Menu();
            // As a graphic, like the policies above: texts and graphics are in different columns of a menu.
            values.setGraphic(TextLabels.of(title(parameter, setup.value(parameter)), "strong"));
            values.setId("parameter-" + parameter.name());
            String page = HelpPages.id(parameter);
            Help.explains(values, page);
            ToggleGroup group = new ToggleGroup();
            for (String value : choice.values()) {
                RadioMenuItem item = new RadioMenuItem(TEXTS.textOr("parameter." + parameter.name() + "." + value, value));
                item.setMnemonicParsing(false);
                item.setId(parameter.name() + "-" + value);
                Help.explains(item, page);
                item.setToggleGroup(group);
                item.setSelected(value.equals(setup.value(parameter)));
                item.setOnAction(chosen -> runs.setParameter(parameter, value));
                values.getItems().add(item);
            }
            menus.add(values);
        }
        return menus;
    }

    private static String title(Parameter parameter, String value) {
        return TEXTS.text("toolbar.parameter", TEXTS.textOr("field." + parameter.name(), parameter.name()), value);
    }
}
