package org.schedscope.answer;

import static org.schedscope.answer.Sentence.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.schedscope.answer.Sentence.Target;
import org.schedscope.answer.Sentence.Ticks;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.Weeks;
import org.schedscope.text.DayValue;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;
import org.schedscope.trace.account.WaitAccount;
import org.schedscope.trace.account.WaitCause;
import org.schedscope.trace.account.WaitSums;

/** The sentences with which a file of jobs opens, about its first run, with the second one beside it once that is there. */
public final class Opening {
    private final AnswerRun run;
    private final Optional<AnswerRun> other;
    private final List<Sentence> sentences = new ArrayList<>();

    private Opening(AnswerRun run, Optional<AnswerRun> other) {
        this.run = run;
        this.other = other;
    }

    /** The sentences of a kind of file. Those without an answer are left out, such as that of the second run until it is there. */
    public static List<Sentence> of(OpeningKind kind, AnswerRun run, Optional<AnswerRun> other) {
        Opening opening = new Opening(run, other);
        switch (kind) {
            case RECORDED, JOBS -> opening.log();
            case WORKFLOWS -> new WorkflowOpening(run).all(opening.sentences);
            case WORKFLOW -> new WorkflowOpening(run).one(opening.sentences);
        }
        other.ifPresent(second -> opening.sentences
                .add(kind == OpeningKind.WORKFLOW ? new WorkflowOpening(run).change(new WorkflowOpening(second)) : opening.change(second)));
        return List.copyOf(opening.sentences);
    }

    private void log() {
        if (run.started() == 0) {
            return;
        }
        longest();
        user();
        week();
        idle();
    }

    private int longestWaiter() {
        return IntStream.range(0, run.index().jobCount()).boxed().max(Comparator.comparingLong((Integer job) -> run.wait(job).orElse(-1))
                .thenComparing(Comparator.reverseOrder())).orElseThrow();
    }

    private void longest() {
        int job = longestWaiter();
        long wait = run.wait(job).getAsLong();
        long start = run.arrival(job) + wait;
        Object[] values = {run.label(), run.index().jobId(job), user(run.index().columns().userOf()[job]), TimeValue.length(wait),
                TimeValue.length(run.trace().pieces().ran(piece(job)))};
        Message text = words("open.longest", values);
        Message more = other.filter(second -> second.waitOf(run, job).isPresent()).map(second -> words("open.longest.other", text,
                second.label(), TimeValue.length(second.waitOf(run, job).getAsLong()))).orElse(text);
        add("open.longest", more, new Target(Target.Kind.JOB, run.index().jobId(job)), Optional.of(new Ticks(run.arrival(job), start)));
    }

    /** The first piece of a job. */
    private int piece(int job) {
        int task = run.account().firstTask(job);
        return IntStream.range(0, run.trace().pieces().count()).filter(piece -> run.trace().pieces().task(piece) == task).findFirst()
                .orElseThrow();
    }

    private String user(int number) {
        return AnswerRun.user(run.index(), number);
    }

    private void add(String key, Message text, Target link, Optional<Ticks> pin) {
        sentences.add(new Sentence(key, text, Optional.of(link), pin));
    }

    private void user() {
        WaitSums sums = WaitSums.ofJobs(run.account());
        WaitSums.Part most = sums.byUser().get(0);
        if (sums.byUser().size() < 2 || most.ticks() == 0) {
            return;
        }
        add("open.user", words("open.user", run.label(), user(most.number()), Figures.whole(most.jobs()),
                TimeValue.length(rounded(most.ticks(), most.jobs())), percent((double) most.ticks() / sums.ticks())),
                new Target(Target.Kind.USER, run.index().columns().users().get(most.number())), Optional.empty());
    }

    private static long rounded(long sum, long count) {
        return count == 0 ? 0 : Math.round((double) sum / count);
    }

    private static String percent(double share) {
        return Long.toString(Math.round(100 * share));
    }

    /** The week whose jobs waited most, by arrival. */
    private void week() {
        Weeks weeks = Weeks.of(TickClock.of(run.trace().workload()), run.trace().lastTick());
        if (weeks.count() < 2) {
            return;
        }
        long[] waits = new long[weeks.count()];
        IntStream.range(0, run.index().jobCount()).forEach(job -> waits[weeks.at(run.arrival(job))] += run.wait(job).orElse(0));
        int worst = IntStream.range(0, waits.length).boxed().max(Comparator.comparingLong((Integer week) -> waits[week])
                .thenComparing(Comparator.reverseOrder())).orElseThrow();
        int[] jobs = run.arrivedIn(weeks.from(worst), weeks.to(worst));
        if (waits[worst] == 0) {
            return;
        }
        long[] ofUsers = new long[run.index().columns().users().size()];
        int[] userOf = run.index().columns().userOf();
        IntStream.of(jobs).forEach(job -> ofUsers[userOf[job]] += run.wait(job).getAsLong());
        int user = IntStream.range(0, ofUsers.length).reduce((one, next) -> ofUsers[next] > ofUsers[one] ? next : one).orElseThrow();
        long own = IntStream.of(jobs).filter(job -> userOf[job] == user).count();
        long[] sorted = IntStream.of(jobs).mapToLong(job -> run.wait(job).getAsLong()).sorted().toArray();
        long median = (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
        add("open.week", words("open.week", run.label(), new DayValue(weeks.from(worst)), new DayValue(weeks.to(worst) - 1),
                TimeValue.length(rounded(waits[worst], jobs.length)), TimeValue.length(median),
                percent((double) ofUsers[user] / waits[worst]), Figures.whole(own), user(user)),
                new Target(Target.Kind.WEEK, Integer.toString(worst)), Optional.of(new Ticks(weeks.from(worst), weeks.to(worst))));
    }

    private void idle() {
        WaitAccount account = run.account();
        double idle = account.idle(WaitCause.FREE) + account.idle(WaitCause.RESERVED);
        long span = run.trace().lastTick();
        if (account.fittingTicks() == 0 || span == 0) {
            return;
        }
        add("open.idle", words("open.idle", run.label(), percent((double) account.fittingTicks() / span), coreTime(idle),
                percent(idle / ((double) span * run.cores()))), new Target(Target.Kind.CAUSE, WaitCause.FREE.key()), Optional.empty());
    }

    private Message coreTime(double coreTicks) {
        return coreTime(run, coreTicks);
    }

    /** Core-ticks as core-hours where a tick has a length. */
    static Message coreTime(AnswerRun run, double coreTicks) {
        TickClock clock = TickClock.of(run.trace().workload());
        return clock.isTime() ? words("core-hours", Figures.whole(Math.round(clock.seconds(coreTicks) / 3600)))
                : words("core-ticks", Figures.whole(Math.round(coreTicks)));
    }

    /**
     * What another run changes: mean and longest wait, the figure that became worse, and the jobs that start
     * at least a minute later and earlier.
     */
    private Sentence change(AnswerRun second) {
        long[] pairs = IntStream.range(0, run.index().jobCount())
                .filter(job -> run.wait(job).isPresent() && second.waitOf(run, job).isPresent())
                .mapToLong(job -> second.waitOf(run, job).getAsLong() - run.wait(job).getAsLong()).toArray();
        long least = Math.max(1, run.account().minute());
        Message medians = run.percentile(50) == second.percentile(50) ? words("open.change.same")
                : words("open.change.median", TimeValue.length(run.percentile(50)), TimeValue.length(second.percentile(50)));
        Message text = words("open.change", second.label(), figure(run.metric("meanWait")), figure(second.metric("meanWait")),
                TimeValue.length(run.percentile(100)), TimeValue.length(second.percentile(100)), medians,
                Figures.whole(LongStream.of(pairs).filter(later -> later >= least).count()),
                Figures.whole(LongStream.of(pairs).filter(later -> -later >= least).count()));
        return new Sentence("open.change", text, Optional.of(new Target(Target.Kind.COMPARISON, "")), Optional.empty());
    }

    private static TimeValue figure(double ticks) {
        return TimeValue.length(Double.isNaN(ticks) ? 0 : Math.round(ticks));
    }
}
