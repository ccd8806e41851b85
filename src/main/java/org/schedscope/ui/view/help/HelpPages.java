package org.schedscope.ui.view.help;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.expression.Function;
import org.schedscope.policy.expression.Variable;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.SchedulerKind;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.help.HelpPage.Line;
import org.schedscope.ui.view.help.HelpPage.Section;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;

/** The pages of the help, made from the lists of what there is, so that nothing can be missing. */
public final class HelpPages {
    private static final Texts TEXTS = Messages.of("help");
    private static final Texts METRICS = Messages.of("metrics");
    private static final Texts REFERENCES = Messages.of("references");
    private static final int PAPERS = 5;
    /** What is set for a run beside the parameters of its scheduler. */
    private static final List<String> OF_INPUT = List.of("network", "estimate", "memory", "seed");

    private HelpPages() {
    }

    /**
     * All pages, in their order.
     *
     * @param commands pages of the commands
     */
    public static List<HelpPage> of(List<View> views, List<HelpPage> commands) {
        List<HelpPage> pages = new ArrayList<>();
        pages.addAll(ManualPages.all());
        views.forEach(view -> pages.add(view(view)));
        Policies.all().forEach(policy -> pages.add(policy(policy)));
        Preset.all().forEach(preset -> pages.add(preset(preset)));
        Schedulers.all().forEach(kind -> pages.add(scheduler(kind)));
        owners().forEach((parameter, owners) -> pages.add(parameter(parameter, owners)));
        OF_INPUT.forEach(name -> pages.add(input(name)));
        Metrics.all().forEach(metric -> pages.add(metric(metric)));
        Metrics.onRequest().forEach(metric -> pages.add(metric(metric)));
        pages.addAll(commands);
        pages.add(cite());
        return List.copyOf(pages);
    }

    /** By which a view's page is found. */
    public static String id(View view) {
        return HelpPage.id(Section.VIEWS, view.id());
    }

    private static HelpPage view(View view) {
        return new HelpPage(id(view), Section.VIEWS, view.name(),
                List.of(line("meaning", TEXTS.textOr("view." + view.id(), ""))));
    }

    private static HelpPage policy(Policy policy) {
        PolicyInfo info = LocalisedDescriptions.policy(policy);
        return new HelpPage(HelpPage.id(Section.POLICIES, info.name()), Section.POLICIES, info.name(), List.of(
                line("first", info.summary()), line("formula", info.formula()), line("source", info.source()),
                line("turn", TEXTS.text(info.starvationFree() ? "turn.free" : "turn.possible")), line("remarks", info.remarks()),
                line("textbook", info.textbook()),
                line("settings", names(policy.parameters())), line("symbols", TEXTS.text("policy.symbols")),
                line("option", "--policy " + info.name())));
    }

    private static HelpPage preset(Preset preset) {
        String with = preset.parameters().entrySet().stream().map(one -> one.getKey() + "=" + one.getValue())
                .collect(Collectors.joining(", "));
        return new HelpPage(HelpPage.id(Section.PRESETS, preset.name()), Section.PRESETS, preset.name(), List.of(
                line("meaning", LocalisedDescriptions.preset(preset)), line("runs.in", preset.scheduler()),
                line("with", preset.policy() + (with.isEmpty() ? "" : "; " + with)), line("source", preset.source()),
                line("option", "--policy " + preset.name())));
    }

    private static HelpPage scheduler(SchedulerKind kind) {
        return new HelpPage(HelpPage.id(Section.SCHEDULERS, kind.name()), Section.SCHEDULERS, kind.name(), List.of(
                line("meaning", LocalisedDescriptions.scheduler(kind)), line("source", kind.source()),
                line("settings", names(kind.parameters())),
                line("option", "--scheduler " + kind.name())));
    }

    /** Parameters by what they mean, each with the schedulers or policies that have it. */
    private static Map<Parameter, Set<String>> owners() {
        Map<String, Parameter> first = new LinkedHashMap<>();
        Map<Parameter, Set<String>> owners = new LinkedHashMap<>();
        for (SchedulerKind kind : Schedulers.all()) {
            kind.parameters().forEach(one -> owners.computeIfAbsent(first.computeIfAbsent(one.name() + one.meaning(), key -> one),
                    key -> new LinkedHashSet<>()).add(kind.name()));
        }
        for (Policy policy : Policies.all()) {
            policy.parameters().forEach(one -> owners.computeIfAbsent(first.computeIfAbsent(one.name() + one.meaning(), key -> one),
                    key -> new LinkedHashSet<>()).add(policy.name()));
        }
        return owners;
    }

    private static HelpPage parameter(Parameter parameter, Set<String> owners) {
        List<Line> lines = new ArrayList<>(List.of(line("meaning", LocalisedDescriptions.meaning(parameter)),
                line("values", LocalisedDescriptions.range(parameter))));
        if (parameter instanceof Parameter.Choice<?> choice) {
            choice.values()
                    .forEach(value -> lines.add(new Line("", Messages.WINDOW.textOr("parameter." + parameter.name() + "." + value, ""))));
        }
        lines.addAll(List.of(line("default", parameter.defaultValue()), line("belongs", String.join(", ", owners)),
                line("option", "--set " + parameter.name() + "=…")));
        return new HelpPage(id(parameter, owners.iterator().next()), Section.PARAMETERS, title(parameter.name()) + " · " + parameter.name(),
                lines);
    }

    /** By which a parameter's page is found. */
    public static String id(Parameter parameter) {
        return owners().entrySet().stream()
                .filter(one -> one.getKey().name().equals(parameter.name()) && one.getKey().meaning().equals(parameter.meaning()))
                .map(one -> id(one.getKey(), one.getValue().iterator().next())).findFirst().orElseThrow();
    }

    /** By which the page of a policy or a preset is found, if there is one of that name. */
    public static Optional<String> ofPolicy(String name) {
        if (Preset.find(name).isPresent()) {
            return Optional.of(HelpPage.id(Section.PRESETS, name));
        }
        return Optional.of(HelpPage.id(Section.POLICIES, name))
                .filter(id -> Policies.all().stream().anyMatch(policy -> policy.name().equals(name)))
                .or(() -> ExpressionPolicy.isMeantBy(name) ? Optional.of(HelpPage.id(Section.KEYS, "ordering")) : Optional.empty());
    }

    private static String id(Parameter parameter, String owner) {
        return HelpPage.id(Section.PARAMETERS, parameter.name() + "@" + owner);
    }

    private static HelpPage input(String name) {
        String field = "field." + name;
        return new HelpPage(HelpPage.id(Section.PARAMETERS, name), Section.PARAMETERS, title(name), List.of(
                line("meaning", Messages.WINDOW.text(field + ".meaning")),
                line("values", Messages.WINDOW.textOr(field + ".range", "on, off"))));
    }

    private static String title(String parameter) {
        return Messages.WINDOW.textOr("field." + parameter, parameter);
    }

    private static HelpPage metric(Metric metric) {
        String key = "metric." + metric.name();
        String unit = METRICS.text(key + ".unit");
        return new HelpPage(HelpPage.id(Section.METRICS, metric.name()), Section.METRICS, METRICS.text(key + ".title"), List.of(
                line("meaning", METRICS.text(key + ".help")), line("formula", metric.formula()),
                line("unit", unit.isEmpty() ? TEXTS.text("unit.none") : unit), line("better", TEXTS.text("better." + metric.better())),
                line("source", metric.source()), line("symbols", TEXTS.text("symbols.text"))));
    }

    /**
     * The page of a command.
     *
     * @param name what the command is called in menus
     * @param keys its key combination as it is shown
     */
    public static HelpPage command(String id, String name, String keys) {
        List<Line> lines = new ArrayList<>(List.of(line("does", Messages.WINDOW.text("command." + id + ".help")), line("key", keys),
                line("sheet", TEXTS.textOr("sheet." + id, ""))));
        if (id.equals("ordering")) {
            lines.addAll(words());
        }
        return new HelpPage(HelpPage.id(Section.KEYS, id), Section.KEYS, name, lines);
    }

    /** Words of an ordering that the user types. */
    private static List<Line> words() {
        List<Line> lines = new ArrayList<>();
        for (Variable variable : Variable.values()) {
            lines.add(new Line(lines.isEmpty() ? TEXTS.text("words") : "",
                    variable.word() + ": " + LocalisedDescriptions.variable(variable)));
        }
        for (Function function : Function.values()) {
            lines.add(new Line("", function.word() + ": " + LocalisedDescriptions.function(function)));
        }
        return lines;
    }

    /** Of this program, or that it was never packed. */
    public static String version() {
        String version = HelpPages.class.getPackage().getImplementationVersion();
        return version == null ? Messages.WINDOW.text("about.unpacked") : version;
    }

    private static HelpPage cite() {
        List<Line> lines = new ArrayList<>(List.of(line("cite.program", TEXTS.text("cite.text", version())),
                line("cite.paper", TEXTS.text("cite.why"))));
        for (int paper = 1; paper <= PAPERS; paper++) {
            lines.add(new Line("", REFERENCES.text("paper." + paper)));
        }
        return new HelpPage(HelpPage.id(Section.ABOUT, "cite"), Section.ABOUT, TEXTS.text("cite.title"), lines);
    }

    private static Line line(String label, String text) {
        return new Line(TEXTS.text(label), text);
    }

    private static String names(List<Parameter> parameters) {
        return parameters.stream().map(Parameter::name).collect(Collectors.joining(", "));
    }
}
