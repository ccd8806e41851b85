package org.schedscope.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.model.Cluster;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.Weeks;
import org.schedscope.trace.account.WaitCause;
import org.schedscope.trace.account.WaitSums;

/**
 * A cause of the waits of a run.
 *
 * @param total its ticks, jobs and users
 * @param weeks ticks by week
 * @param other ticks of the same cause in another run; free cores there include those kept for reservations if this run has none
 * @param tasks tasks that caused it, most waiting first; empty for causes without some
 * @param whatIf change that would be tried first, in words; empty if there is none
 */
public record Findings(WaitSums.Total total, List<Long> weeks, OptionalLong other, List<Integer> tasks, Optional<String> whatIf) {
    private static final int PART = 4;

    public Findings {
        weeks = List.copyOf(weeks);
        tasks = List.copyOf(tasks);
    }

    /** The causes of a run, most ticks first. */
    public static List<Findings> of(AnswerRun run, Optional<AnswerRun> second) {
        WaitSums sums = WaitSums.ofJobs(run.account());
        List<WaitSums.Part> weeks = sums.byWeek(Weeks.of(TickClock.of(run.trace().workload()), run.trace().lastTick()));
        Optional<List<WaitSums.Total>> others = second.map(other -> WaitSums.ofJobs(other.account()).totals());
        List<Findings> findings = new ArrayList<>();
        for (WaitSums.Total total : sums.totals()) {
            WaitCause cause = total.cause();
            boolean withReserved = cause == WaitCause.FREE && sums.totals().stream().noneMatch(one -> one.cause() == WaitCause.RESERVED);
            OptionalLong other = others.isEmpty() ? OptionalLong.empty()
                    : OptionalLong.of(others.get().stream()
                            .filter(one -> one.cause() == cause || withReserved && one.cause() == WaitCause.RESERVED)
                            .mapToLong(WaitSums.Total::ticks).sum());
            List<Integer> tasks = cause == WaitCause.LIMIT || cause == WaitCause.OVERTAKEN ? sums.charged(cause) : List.of();
            findings.add(new Findings(total, weeks.stream().map(week -> week.byCause()[cause.ordinal()]).toList(), other, tasks,
                    whatIf(run, cause, tasks)));
        }
        return List.copyOf(findings);
    }

    /** What changes the cause: order, cores, or the job that held most of them past its limit. */
    private static Optional<String> whatIf(AnswerRun run, WaitCause cause, List<Integer> tasks) {
        Cluster first = run.trace().platform().clusters().get(0);
        boolean one = run.trace().platform().clusters().size() == 1;
        String cores = "+" + Math.max(1, first.cores() / PART) + " cores" + (one ? "" : " on " + first.id());
        return switch (cause) {
            case FREE, OVERTAKEN -> Optional.of("easy");
            case SAME_USER, WORK -> Optional.of(cores);
            case LIMIT -> tasks.stream().findFirst().map(task -> "without " + run.index().jobId(run.index().jobOf(task)));
            case DEPENDENCY, DATA, RESERVED -> Optional.empty();
        };
    }
}
