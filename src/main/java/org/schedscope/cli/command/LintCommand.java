package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.cli.summary.ScheduleOptions;
import org.schedscope.cli.summary.WaitSummary;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.input.Problem;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.account.WaitAccount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code lint}: what is illegal in a schedule, and what could have been better. */
@Command(name = "lint",
        description = "Looks a schedule through: overlapping cores, starts before arrival, parents or data, wrong places and durations,"
                + " tasks left undone; and, as advice, broken promises, backfills that hurt, and cores that idle while a fitting task"
                + " waits.",
        footer = {"",
                "Exit codes: 0 nothing illegal, 1 something illegal (with --strict: or any advice), 2 wrong usage or bad input.",
                "",
                "Example: schedscope lint montage.json --schedule s.csv --platform grid.platform.json"})
public final class LintCommand extends ConsoleCommand {
    private static final int FOUND = 1;

    @Mixin
    private final ScheduleOptions schedule = new ScheduleOptions();

    @Option(names = "--errors-only", description = "Leave out advice.")
    private boolean errorsOnly;

    @Option(names = "--by", paramLabel = "WHAT",
            description = "Say instead what the jobs waited for: each tick of waiting before their first start counts once, at the first"
                    + " of: a dependency, data, cores kept for a reservation, enough free ones, cores held past a limit, overtaken by later"
                    + " jobs, the same user's jobs, more work than cores. By cause, user, week or job.")
    private Optional<WaitSummary.By> by = Optional.empty();

    @Option(names = "--tasks",
            description = "With --by: count the waits of all tasks, and not only those of jobs before their first start.")
    private boolean tasks;

    @Mixin
    private final TicksOption ticks = new TicksOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() throws Exception {
        List<Problem> warnings = new ArrayList<>();
        CommandFiles files = new CommandFiles();
        Progress line = progress.on(err());
        files.tellOn(line);
        ReplayableSchedule opened = schedule.open(warnings, files);
        line.end();
        warn(warnings);
        Trace trace = opened.run().trace();
        if (by.isPresent()) {
            WaitSummary summary = new WaitSummary(by.get(), WaitAccount.of(trace), tasks, ticks.times(trace.workload()));
            json.print(out(), summary::fields, summary::print);
            return 0;
        }
        ScheduleLinter linter = new ScheduleLinter(trace.index(), trace.platform(), opened.coresKnown(), opened.isLog());
        if (opened.rounded()) {
            linter.rounded();
        }
        linter.switching(Schedulers.switchTicks(opened.run().info().choices()));
        trace.replay(0, trace.eventCount(), linter);
        ScheduleLinter.Report report = linter.report();
        List<LintFinding> findings = report.findings().stream().filter(finding -> finding.error() || !errorsOnly).toList();
        json.print(out(), () -> JsonOption.fields("errors", report.errors(), "advice", report.advice(), "notShown", report.notKept(),
                "rounded", opened.rounded(), "findings", findings.stream().map(finding -> fields(opened, finding)).toList()),
                to -> print(opened, report, findings, to));
        return report.errors() > 0 || schedule.isStrict() && report.advice() > 0 ? FOUND : 0;
    }

    private void print(ReplayableSchedule opened, ScheduleLinter.Report report, List<LintFinding> findings, PrintWriter out) {
        Trace trace = opened.run().trace();
        PrintedTimes times = ticks.times(trace.workload());
        findings.forEach(finding -> out.println(text(opened, finding, times)));
        if (report.notKept() > 0) {
            out.println("and " + report.notKept() + " more (at most " + ScheduleLinter.KEPT + " of each rule are shown)");
        }
        out.println(RunSummary.count(report.errors(), "error") + ", " + RunSummary.count(report.advice(), "piece") + " of advice");
        if (opened.rounded()) {
            out.println("(times are rounded: two that are off by one tick of " + tickOf(trace) + " count as right)");
        }
    }

    private Map<String, Object> fields(ReplayableSchedule opened, LintFinding finding) {
        Trace trace = opened.run().trace();
        Optional<Integer> line = finding.task().stream().boxed().flatMap(task -> opened.lines().of(task).stream().boxed()).findFirst();
        Optional<String> cluster = finding.cluster().stream().mapToObj(one -> trace.platform().clusters().get(one).id()).findFirst();
        Optional<String> task = finding.task().stream().mapToObj(trace.index()::label).findFirst();
        return JsonOption.fields("file", schedule.fileName(), "line", line, "error", finding.error(), "tick", finding.tick(), "cluster",
                cluster, "task", task, "rule", finding.rule(), "message", finding.message());
    }

    private static String tickOf(Trace trace) {
        String unit = trace.workload().timeUnit();
        return Character.isDigit(unit.charAt(0)) ? unit : "1 " + unit;
    }

    /** {@code s.csv:7: error at 12 on C1: J3 T2 starts at 12, before … [broken-input]}. */
    private String text(ReplayableSchedule opened, LintFinding finding, PrintedTimes times) {
        StringBuilder text = new StringBuilder(schedule.fileName());
        finding.task().ifPresent(task -> opened.lines().of(task).ifPresent(line -> text.append(':').append(line)));
        text.append(finding.error() ? ": error at " : ": advice at ").append(finding.tick());
        if (!times.areTicks()) {
            text.append(" (").append(times.moment(finding.tick())).append(')');
        }
        finding.cluster().ifPresent(cluster -> text.append(" on ").append(opened.run().trace().platform().clusters().get(cluster).id()));
        return text.append(": ").append(times.told(finding.message())).append(" [").append(finding.rule()).append(']').toString();
    }
}
