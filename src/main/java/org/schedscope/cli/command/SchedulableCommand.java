package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.CoresOptions;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.RowOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.summary.Listing;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.time.TickLength;
import org.schedscope.periodic.PeriodicSet;
import org.schedscope.periodic.PeriodicSets;
import org.schedscope.periodic.PeriodicTask;
import org.schedscope.periodic.ResponseTime;
import org.schedscope.periodic.Schedulability;
import org.schedscope.periodic.TestResult;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schedulable}: whether periodic jobs meet their deadlines, by analysis. */
@Command(name = "schedulable",
        description = "Decides without a run whether all releases of periodic jobs meet their deadlines on one core: utilisation, the bound"
                + " of Liu and Layland and the hyperbolic bound (rm), response-time analysis (rm, dm, priority-preemptive), and the"
                + " processor-demand test (edf). Each answer is schedulable, not, or not decided, with its reason and source.",
        footer = {"", "Exit codes: 0 analysed, whatever the answers, 2 wrong usage or bad input.", "",
                "Example: schedscope schedulable response-times"})
public final class SchedulableCommand extends ConsoleCommand {
    /** Rows of the table of demand that are printed; JSON has all. */
    private static final int MOST_ROWS = 20;

    @Parameters(arity = "1..*", paramLabel = "WORKLOAD", completionCandidates = SampleWords.Workloads.class,
            description = "The workload with periodic jobs, as for simulate.")
    private List<Path> workload = List.of();

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "The processor. Without it: the file that the workload names, else one core.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Option(names = "--tick", paramLabel = "LENGTH",
            description = "How long a tick is, for workloads in seconds (default: 1s; for tables as short as their times need).")
    private String tick;

    @Mixin
    private final RowOptions table = new RowOptions();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() throws Exception {
        TickLength length = ChoiceOptions.tickOf(tick);
        RunSource source = RunSource.named(workload, length, Optional.empty());
        RunSetup read = new RunRequest(Optional.of(source), cores.given(platform), Schedulers.DEFAULT)
                .read(table.on(ReadOptions.DEFAULT.withTick(length)).withWatch(new CommandFiles()));
        warn(read.loaded().warnings());
        boolean oneCore = read.platform().isDefault();
        PeriodicSet set = oneCore ? PeriodicSets.of(read.workload(), 1) : PeriodicSets.of(read.workload(), read.platform().platform());
        List<TestResult> results = Schedulability.of(set);
        json.print(out(), () -> document(read, set, results), to -> print(read, set, results, to));
        return 0;
    }

    private static Object document(RunSetup read, PeriodicSet set, List<TestResult> results) {
        return JsonOption.fields("workload", read.workload().name(), "cores", set.cores(), "utilisation", set.utilisation(), "hyperperiod",
                set.hyperperiod(), "jobs", PlainJson.records(set.tasks()), "tests", results.stream()
                        .map(result -> JsonOption.fields("policy", result.policy(), "test", result.kind().id(), "verdict",
                                result.verdict().text(), "why", result.why(), "source", result.kind().source(), "responses",
                                result.responses().stream().map(SchedulableCommand::fields).toList(), "demand",
                                PlainJson.records(result.demand())))
                        .toList());
    }

    private static Map<String, Object> fields(ResponseTime one) {
        return JsonOption.fields("job", one.task().name(), "verdict", one.verdict().text(), "response", one.response(), "steps",
                one.steps());
    }

    private void print(RunSetup read, PeriodicSet set, List<TestResult> results, PrintWriter out) {
        out.println("Workload  " + read.workload().name() + " (" + RunSummary.count(set.tasks().size(), "periodic job") + ")");
        out.println("Platform  " + RunSummary.count(set.cores(), "core") + " (" + read.platform().origin().words() + ")");
        out.println("Load      utilisation " + Schedulability.text(set.utilisation()) + ", hyperperiod "
                + (set.hyperperiod().isPresent() ? RunSummary.count(set.hyperperiod().getAsLong(), "tick") : "beyond 2^63 ticks"));
        out.println();
        new Listing<PeriodicTask>().text("job", PeriodicTask::name).column("C", task -> "" + task.exec())
                .column("T", task -> "" + task.period()).column("D", task -> "" + task.deadline())
                .column("arrival", task -> "" + task.arrival()).column("priority", task -> "" + task.priority()).print(set.tasks(), out);
        out.println();
        new Listing<TestResult>().text("policy", TestResult::policy).text("test", result -> result.kind().title())
                .text("verdict", result -> result.verdict().message())
                .text("why (source)", result -> result.why() + " (" + result.kind().source() + ")").print(results, out);
        Map<List<ResponseTime>, String> steps = results.stream().filter(result -> !result.responses().isEmpty())
                .collect(Collectors.toMap(TestResult::responses, TestResult::policy, (one, other) -> one + ", " + other,
                        LinkedHashMap::new));
        steps.forEach((responses, policies) -> {
            out.println();
            new Listing<ResponseTime>().text("job", one -> one.task().name())
                    .text("R = C + \u03a3 ceil(R/T)\u00b7C, step by step (" + policies + ")", SchedulableCommand::steps)
                    .print(responses, out);
        });
        results.stream().filter(result -> !result.demand().isEmpty()).forEach(result -> {
            out.println();
            List<TestResult.Point> shown = result.demand().subList(0, Math.min(MOST_ROWS, result.demand().size()));
            new Listing<TestResult.Point>().column("t (" + result.policy() + ")", point -> "" + point.tick())
                    .column("h(t)", point -> "" + point.work()).print(shown, out);
            if (shown.size() < result.demand().size()) {
                out.println("\u2026 and " + (result.demand().size() - shown.size()) + " more deadlines (--json has all)");
            }
        });
    }

    private static String steps(ResponseTime one) {
        String values = one.steps().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return values + (one.response().isPresent() ? "" : " > " + one.task().deadline());
    }
}
