package org.schedscope.ui.view.bar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Figures;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.MenuFace;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.TextLabels;

/** What is run, where, by which scheduler, from which seed. */
public final class RunToolBar extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    private static final double ROOM_FOR_CAPTIONS = 1260;
    private static final double LEAST_POLICY = 110;
    private static final double LEAST_GO_TO = 84;
    private static final double LEAST_SEED = 48;

    private final Session session;
    private final Commands commands;
    private final Runnable choosePlatform;
    private final MenuButton workload = menu("workload");
    private final MenuButton platform = menu("platform");
    private final MenuButton policy = menu("policy");
    private final PolicyMenu policies;
    private final Field<Long> seed = Field.entered("seed", Notation.SEED, this::applySeed);
    private final GoToField goTo;
    private int shownRun = -1;
    /** Whether the menus have the lines of the open run: they are made when one is opened, as a run that has just begun is there sooner. */
    private boolean filled;

    public RunToolBar(Session session, Commands commands, Runnable choosePlatform) {
        this.session = session;
        this.commands = commands;
        this.choosePlatform = choosePlatform;
        policies = new PolicyMenu(session.runs(), commands);
        getStyleClass().add("tool-row");
        Button settings = button("settings");
        Hover.over(settings).says(commands.get("settings").text());
        goTo = new GoToField(session, commands);
        Button fork = button("fork");
        Hover.over(fork).says(TEXTS.text("toolbar.fork.told", commands.get("fork").keyText()));
        getChildren().addAll(button("open"), caption("workload"), workload, caption("platform"), platform, caption("policy"), policy,
                settings, caption("seed"), seedField(), button("restart"), Nodes.gap(), goTo, fork);
        policy.setMinWidth(LEAST_POLICY);
        menus().forEach(menu -> menu.setOnShowing(opened -> fillMenus()));
        Help.explains(policy, () -> HelpPages.ofPolicy(session.runs().run().setup().policy()));
        // Else the captions that are there before there is a width keep the whole window wider than the screen.
        setMinWidth(0);
        session.states().follow(WindowState::run, this::show);
    }

    private Button button(String command) {
        Button button = commands.get(command).connect(new Button(TEXTS.text("toolbar." + command)));
        button.setId(command);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private List<MenuButton> menus() {
        return List.of(workload, platform, policy);
    }

    /** Gives the menus the lines of the open run, if they have others or none. */
    public void fillMenus() {
        if (!filled) {
            filled = true;
            OpenRun run = session.runs().run();
            fillWorkloads();
            fillPlatforms(run);
            policies.fill(policy, run.setup());
        }
    }

    /** Puts the caret into the box that goes anywhere. */
    public void goTo() {
        goTo.enter();
    }

    /** Names are cut only where there is no room for all of them, and then the longest first. */
    @Override
    protected void layoutChildren() {
        List<MenuButton> menus = menus();
        goTo.setPrefWidth(USE_COMPUTED_SIZE);
        double others = getManagedChildren().stream().filter(child -> !menus.contains(child)).mapToDouble(child -> child.prefWidth(-1))
                .sum();
        double room = getWidth() - snappedLeftInset() - snappedRightInset() - getSpacing() * (getManagedChildren().size() - 1) - others;
        // The box that goes anywhere gives way before names do.
        double lacking = menus.stream().mapToDouble(menu -> menu.prefWidth(-1)).sum() - room;
        if (lacking > 0) {
            double given = Math.min(Math.ceil(lacking), Math.max(0, goTo.prefWidth(-1) - LEAST_GO_TO));
            goTo.setPrefWidth(goTo.prefWidth(-1) - given);
            room += given;
        }
        Map<MenuButton, Double> widths = widths(menus, room);
        widths.forEach((menu, width) -> {
            menu.setMaxWidth(width);
            menu.setPrefWidth(width);
        });
        super.layoutChildren();
        menus.forEach(menu -> menu.setPrefWidth(USE_COMPUTED_SIZE));
    }

    /** First room for names, the longest cut first; then, of the rest, for the details beside them, the shortest first. */
    private static Map<MenuButton, Double> widths(List<MenuButton> menus, double room) {
        Map<MenuButton, Double> widths = new LinkedHashMap<>();
        double share = room;
        int left = menus.size();
        for (MenuButton menu : menus.stream().sorted(Comparator.comparingDouble(RunToolBar::named)).toList()) {
            double width = Math.max(menu.minWidth(-1), Math.min(named(menu), Math.floor(share / left)));
            widths.put(menu, width);
            share -= width;
            left--;
        }
        for (MenuButton menu : menus.stream().sorted(Comparator.comparingDouble(each -> each.prefWidth(-1) - named(each))).toList()) {
            double lacking = Math.max(0, menu.prefWidth(-1) - widths.get(menu));
            double more = lacking <= share ? lacking : 0;
            widths.merge(menu, more, Double::sum);
            share -= more;
        }
        return widths;
    }

    /** Width of a menu that shows its name whole and nothing else. */
    private static double named(MenuButton menu) {
        return menu.prefWidth(-1) - ((MenuFace) menu.getGraphic()).beside();
    }

    /** Where there is little room, captions give way to the names in the menus. */
    private Label caption(String id) {
        Label caption = TextLabels.of(TEXTS.text("toolbar." + id), "caption");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        caption.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> getWidth() >= ROOM_FOR_CAPTIONS * session.settings().typeScale(), widthProperty(),
                session.settings().themeProperty()));
        caption.managedProperty().bind(caption.visibleProperty());
        return caption;
    }

    private static MenuButton menu(String id) {
        MenuButton menu = new MenuButton();
        menu.setId(id);
        menu.setGraphic(new MenuFace());
        menu.setMinWidth(70);
        return menu;
    }

    private void show(OpenRun run) {
        if (run.number() == shownRun) {
            return;
        }
        shownRun = run.number();
        RunSetup setup = run.setup();
        face(workload, "workload", told(run.workload().name(), setup.edits().workloadByUser()),
                TEXTS.text(run.index().jobCount() == 1 ? "toolbar.job" : "toolbar.jobs",
                        Figures.whole(run.index().jobCount())));
        face(platform, "platform", told(run.platform().name(), setup.edits().platformByUser()),
                TEXTS.text(run.platform().totalCores() == 1 ? "toolbar.core" : "toolbar.cores",
                        Figures.whole(run.platform().totalCores())));
        boolean forked = run.lastFork().isPresent();
        face(policy, "policy", forked ? run.spec().policy() : setup.policy(),
                forked ? from(run.lastFork().get())
                        : RunNames.source(setup).orElseGet(() -> String.join(" · ", schedulerDetails(setup))));
        seed.textProperty().set(Long.toString(setup.choices().seed()));
        filled = false;
        if (menus().stream().anyMatch(MenuButton::isShowing)) {
            fillMenus();
        }
    }

    private String from(ForkSpec fork) {
        return fork.isFromStart() ? TEXTS.text("toolbar.forked.start") : TEXTS.text("toolbar.forked", session.times().at(fork.at()));
    }

    /** {@code campus week (edited)}. */
    public static String told(String name, boolean edited) {
        return edited ? TEXTS.text("toolbar.edited", name) : name;
    }

    private static void face(MenuButton menu, String id, String name, String detail) {
        ((MenuFace) menu.getGraphic()).show(name, detail);
        menu.setAccessibleText(TEXTS.text("toolbar." + id) + " " + name + ", " + detail);
    }

    private void fillWorkloads() {
        List<MenuItem> items = new ArrayList<>();
        for (String sample : session.files().samples()) {
            items.add(Nodes.item("workload-" + sample, sample, () -> session.files().openSample(sample)));
        }
        items.add(new SeparatorMenuItem());
        items.add(commands.get("edit-workload").keylessItem());
        workload.getItems().setAll(items);
    }

    private void fillPlatforms(OpenRun run) {
        List<MenuItem> items = new ArrayList<>();
        if (run.setup().givenPlatform().isPresent()) {
            items.add(Nodes.item("platform-own", TEXTS.text("toolbar.platform.own"), () -> session.files().openOwnPlatform()));
        }
        items.add(Nodes.item("platform-other", TEXTS.text("toolbar.platform.other"), choosePlatform));
        items.add(commands.get("edit-platform").keylessItem());
        items.add(new SeparatorMenuItem());
        run.platform().clusters().forEach(cluster -> {
            MenuItem line = new MenuItem(
                    TEXTS.text("toolbar.platform.cluster", cluster.id(), cluster.kind(), Figures.whole(cluster.cores())));
            line.setDisable(true);
            items.add(line);
        });
        platform.getItems().setAll(items);
    }

    /** The scheduler, and what is not at its default; names among the values speak for themselves. */
    private static List<String> schedulerDetails(RunSetup setup) {
        RunChoices choices = setup.choices();
        List<String> details = new ArrayList<>(List.of(choices.scheduler()));
        choices.network().ifPresent(details::add);
        Set<String> named = Schedulers.parameters(choices.policy(), choices.scheduler()).stream().filter(Parameter.Choice.class::isInstance)
                .map(Parameter::name).collect(Collectors.toSet());
        choices.parameters().forEach((name, value) -> details.add(named.contains(name) || name.equals(RunSpec.ESTIMATE) ? value
                : name + " " + value));
        return details;
    }

    private InputField seedField() {
        InputField field = new InputField(seed, "seed", TEXTS.text("toolbar.seed")).withColumns(4);
        field.setMinWidth(LEAST_SEED);
        field.setOnAction(entered -> seed.read());
        field.focusedProperty().addListener((property, before, now) -> {
            if (!now) {
                seed.read();
            }
        });
        Hover.over(field).follows(seed.complaintProperty().map(why -> why.orElse("")));
        return field;
    }

    private void applySeed(long wanted) {
        if (wanted != session.runs().run().setup().choices().seed()) {
            session.runs().setSeed(wanted);
        }
    }
}
