package org.schedscope.manual;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.Exports;
import org.schedscope.io.Formats;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.Export;
import org.schedscope.io.input.Problem;
import org.schedscope.metrics.Metrics;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.expression.Function;
import org.schedscope.policy.expression.Variable;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.Messages;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine;

/** Tables of the manual, made from the lists of what the program has; in the language that is spoken. */
public final class ManualTables {
    /** Heads of columns, and what files are read as, in German. */
    private static final Map<String, String> GERMAN = Map.ofEntries(Map.entry("name", "Name"), Map.entry("order", "Ordnung"),
            Map.entry("key", "Schlüssel"), Map.entry("source", "Quelle"), Map.entry("what it does", "Wirkung"),
            Map.entry("scheduler", "Scheduler"),
            Map.entry("ordering and settings", "Ordnung und Einstellungen"), Map.entry("settings", "Einstellungen"),
            Map.entry("setting", "Einstellung"), Map.entry("values", "Werte"), Map.entry("default", "Vorgabe"),
            Map.entry("belongs to", "gehört zu"), Map.entry("meaning", "Bedeutung"), Map.entry("word", "Wort"),
            Map.entry("panel", "Bereich"),
            Map.entry("what it shows", "Inhalt"), Map.entry("command", "Befehl"), Map.entry("keys", "Tasten"),
            Map.entry("formula", "Formel"), Map.entry("format", "Format"), Map.entry("read as", "gelesen als"),
            Map.entry("written", "geschrieben"), Map.entry("workload", "Workload"), Map.entry("schedule", "Ablaufplan"),
            Map.entry("workload, schedule", "Workload, Ablaufplan"));

    private ManualTables() {
    }

    /** All tables by name that need no window. */
    static Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("commands", commands());
        for (CommandSpec command : specs()) {
            all.put("options-" + command.qualifiedName("-").replace("schedscope-", ""), options(command));
        }
        all.put("policies", policies());
        all.put("aliases", table("| name | runs as | meaning |", PolicyAliases.all().stream()
                .map(alias -> row(code(alias.name()), code(alias.policy()), alias.meaning()))));
        all.put("presets", table("| name | what it does | scheduler | ordering and settings | source |", Preset.all().stream()
                .map(preset -> row(code(preset.name()), LocalisedDescriptions.preset(preset), code(preset.scheduler()),
                        code(preset.policy()) + preset.parameters().entrySet().stream()
                                .map(one -> ", " + code(one.getKey() + "=" + one.getValue())).collect(Collectors.joining()),
                        preset.source()))));
        all.put("schedulers", table("| name | what it does | settings | source |", Schedulers.all().stream()
                .map(kind -> row(code(kind.name()),
                        LocalisedDescriptions.scheduler(kind), names(kind.parameters()), kind.source()))));
        all.put("parameters", parameters());
        Texts metrics = Messages.of("metrics");
        all.put("metrics", table("| key | name | formula | meaning | source |",
                Stream.concat(Metrics.all().stream(), Metrics.onRequest().stream()).map(metric -> row(code(metric.name()),
                        metrics.text("metric." + metric.name() + ".title"), metric.formula(),
                        metrics.text("metric." + metric.name() + ".help"),
                        metric.source()))));
        all.put("formats", formats());
        all.put("profiles", table("| profile | what it draws | source |",
                WorkloadProfiles.all().stream().map(profile -> row(code(profile.name()), profile.summary(), profile.source()))));
        all.put("words-of-expressions", table("| word | meaning |", Stream.concat(
                Arrays.stream(Variable.values()).map(one -> row(code(one.word()), LocalisedDescriptions.variable(one))),
                Arrays.stream(Function.values()).map(one -> row(code(one.word()), LocalisedDescriptions.function(one))))));
        return all;
    }

    /** Names of all commands as they are typed, such as {@code sweep figures}. */
    static List<String> commandNames() {
        return specs().stream().map(spec -> spec.qualifiedName(" ").replace("schedscope ", "")).toList();
    }

    private static List<CommandSpec> specs() {
        List<CommandSpec> specs = new ArrayList<>();
        add(program(), specs);
        return specs;
    }

    /** The program with all commands. */
    static CommandLine program() {
        PrintWriter nowhere = new PrintWriter(PrintWriter.nullWriter());
        return CommandLineMain.commands(nowhere, nowhere, CommandRuns.NO_WINDOW);
    }

    private static void add(CommandLine parent, List<CommandSpec> specs) {
        for (CommandLine command : new LinkedHashSet<>(parent.getSubcommands().values())) {
            if (!command.getCommandName().equals("help")) {
                specs.add(command.getCommandSpec());
                add(command, specs);
            }
        }
    }

    private static String commands() {
        return table("| command | what it does |", specs().stream()
                .map(spec -> row(code(spec.qualifiedName(" ").replace("schedscope ", "")),
                        sentence(spec.usageMessage().description()))));
    }

    private static String options(CommandSpec command) {
        Stream<String> files = command.positionalParameters().stream().filter(one -> !one.hidden()).map(ManualTables::file);
        Stream<String> options = command.options().stream().filter(one -> !one.hidden() && !one.usageHelp() && !one.versionHelp())
                .map(ManualTables::option);
        List<String> rows = Stream.concat(files, options).toList();
        return rows.isEmpty() ? "It has no options.\n" : table("| option | meaning |", rows.stream());
    }

    private static String file(PositionalParamSpec file) {
        return row(code(file.paramLabel()), sentence(file.description()));
    }

    private static String option(OptionSpec option) {
        String names = Arrays.stream(option.names()).map(ManualTables::code).collect(Collectors.joining(", "));
        String value = option.arity().max() == 0 ? "" : " " + code(option.paramLabel());
        String usual = option.defaultValueString();
        return row(names + value, sentence(option.description()).replace("${DEFAULT-VALUE}", usual == null ? "" : usual)
                .replace("${COMPLETION-CANDIDATES}", option.completionCandidates() == null ? "" : String.join(", ",
                        option.completionCandidates())));
    }

    private static String sentence(String... description) {
        return String.join(" ", description).replace("%%", "%").replace("%n", " ").replaceAll("\\s+", " ").strip();
    }

    private static String policies() {
        return table("| name | order | key | source |", Policies.all().stream().map(policy -> {
            PolicyInfo info = LocalisedDescriptions.policy(policy);
            return row(code(info.name()), (info.summary() + " " + info.textbook()).strip(), info.formula(), info.source());
        }));
    }

    private static String parameters() {
        Map<String, Set<String>> owners = new LinkedHashMap<>();
        Map<String, Parameter> first = new LinkedHashMap<>();
        Schedulers.all().forEach(kind -> kind.parameters().forEach(one -> own(one, kind.name(), first, owners)));
        Policies.all().forEach(policy -> policy.parameters().forEach(one -> own(one, policy.name(), first, owners)));
        return table("| setting | values | default | belongs to | meaning |", first.entrySet().stream()
                .map(one -> row(code(one.getValue().name()),
                        LocalisedDescriptions.range(one.getValue()), code(one.getValue().defaultValue()),
                        owners.get(one.getKey()).stream().map(ManualTables::code).collect(Collectors.joining(", ")),
                        LocalisedDescriptions.meaning(one.getValue()))));
    }

    private static void own(Parameter parameter, String owner, Map<String, Parameter> first, Map<String, Set<String>> owners) {
        String key = parameter.name() + parameter.meaning() + parameter.defaultValue();
        first.putIfAbsent(key, parameter);
        owners.computeIfAbsent(key, one -> new LinkedHashSet<>()).add(owner);
    }

    private static String names(List<Parameter> parameters) {
        return parameters.stream().map(one -> code(one.name())).collect(Collectors.joining(", "));
    }

    private static String formats() {
        Map<String, String[]> rows = new LinkedHashMap<>();
        Formats.all().forEach(format -> rows.put(format.name(), new String[] {"workload", ""}));
        ScheduleFormats.all().forEach(format -> rows.merge(format.name(), new String[] {"schedule", ""},
                (workload, schedule) -> new String[] {"workload, schedule", ""}));
        for (Export export : Exports.all()) {
            String written = code("--to " + export.name()) + ", " + export.endings().stream().map(ManualTables::code)
                    .collect(Collectors.joining(", "));
            rows.merge(export.title(), new String[] {"", written}, (read, write) -> new String[] {read[0], write[1]});
        }
        return table("| format | read as | written |", rows.entrySet().stream()
                .map(one -> row(Problem.formatName(one.getKey()).in(SpokenLanguage.now()), dash(spoken(one.getValue()[0])),
                        dash(one.getValue()[1]))));
    }

    private static String dash(String text) {
        return text.isEmpty() ? "–" : text;
    }

    private static String code(String text) {
        return "`" + text + "`";
    }

    /** A row; bars would end a cell, and stars or angles that are not code would be taken for markup. */
    public static String row(String... cells) {
        return Arrays.stream(cells).map(cell -> " " + cell(cell) + " ").collect(Collectors.joining("|", "|", "|"));
    }

    private static String cell(String text) {
        String[] parts = text.replace("|", "\\|").replace("\n", " ").split("`", -1);
        for (int i = 0; i < parts.length; i += 2) {
            parts[i] = parts[i].replace("*", "\\*").replace("<", "\\<");
        }
        return String.join("`", parts);
    }

    private static String spoken(String english) {
        return SpokenLanguage.now() == Language.ENGLISH ? english : GERMAN.getOrDefault(english, english);
    }

    /** A table of rows below its head, which is given in English. */
    public static String table(String head, Stream<String> rows) {
        String line = "|---".repeat((int) head.chars().filter(letter -> letter == '|').count() - 1) + "|";
        String heads = Arrays.stream(head.substring(1).split("\\|")).map(String::strip).map(ManualTables::spoken)
                .collect(Collectors.joining(" | ", "| ", " |"));
        return Stream.concat(Stream.of(heads, line), rows).collect(Collectors.joining("\n", "", "\n"));
    }
}
