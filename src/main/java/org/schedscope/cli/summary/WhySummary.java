package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.schedscope.answer.AnswerRun;
import org.schedscope.answer.Why;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.UsageException;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Language;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;
import org.schedscope.trace.account.WaitAccount;
import org.schedscope.trace.story.ChainReader;
import org.schedscope.trace.story.JobChain;
import org.schedscope.trace.story.TaskStory;

/** Output of the reasons for a task's start, or of the parts of a job's time, with exact keys. */
public final class WhySummary {
    /** The most passes in detail, the last ones; each needs the queue at that time. */
    private static final int MOST_PASSES = 12;

    private final RunSpec spec;
    private final Trace trace;
    private final long now;
    private final WorkloadIndex index;
    private final List<Cluster> clusters;
    private final PrintedTimes times;
    private final PrintWriter out;
    /** Reused for the next pass as long as no fork lies between. */
    private QueueProbe probe;
    private int probed;
    /** Made with the first answer. */
    private WaitAccount account;

    /**
     * @param trace of the run so far
     * @param now its last tick, or the tick of the stop
     */
    public WhySummary(RunSpec spec, Trace trace, long now, PrintedTimes times, PrintWriter out) {
        this.times = times;
        this.spec = spec;
        this.trace = trace;
        this.now = now;
        this.out = out;
        index = trace.index();
        clusters = trace.platform().clusters();
    }

    /** @throws UsageException if the workload has no such job or task */
    public static void check(String subject, WorkloadIndex index) {
        job(subject, index);
    }

    /** The task of {@code JOB/TASK}; empty for a job. Ids may have slashes themselves. */
    private static OptionalInt task(String subject, WorkloadIndex index) {
        for (int slash = subject.indexOf('/', 1); slash > 0; slash = subject.indexOf('/', slash + 1)) {
            String id = subject.substring(slash + 1);
            OptionalInt job = named(subject.substring(0, slash), index);
            for (int task = job.isEmpty() ? 0 : index.firstTask(job.getAsInt()); job.isPresent()
                    && task < index.firstTask(job.getAsInt() + 1); task++) {
                if (index.task(task).id().equals(id)) {
                    return OptionalInt.of(task);
                }
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt named(String id, WorkloadIndex index) {
        for (int job = 0; job < index.jobCount(); job++) {
            if (index.job(job).id().equals(id)) {
                return OptionalInt.of(job);
            }
        }
        return OptionalInt.empty();
    }

    private static int job(String subject, WorkloadIndex index) {
        OptionalInt task = task(subject, index);
        if (task.isPresent()) {
            return index.jobOf(task.getAsInt());
        }
        return named(subject, index).orElseThrow(() -> {
            int slash = subject.lastIndexOf('/');
            OptionalInt job = slash > 0 ? named(subject.substring(0, slash), index) : OptionalInt.empty();
            String wrong = job.isPresent() ? subject.substring(slash + 1) : subject;
            List<String> known = job.isPresent() ? index.job(job.getAsInt()).tasks().stream().map(one -> one.id()).toList()
                    : index.workload().jobs().stream().map(Job::id).toList();
            return new UsageException("--why '" + subject + "': unknown " + (job.isPresent() ? "task of the job" : "job")
                    + DidYouMean.slip(wrong, known).map(near -> "; did you mean " + near + "?").orElse(""));
        });
    }

    /** Prints a task, {@code JOB/TASK}, or a job. */
    public void print(String subject) {
        probe = null;
        OptionalInt task = task(subject, index);
        out.println();
        answer(task.orElseGet(() -> account().firstTask(job(subject, index))));
        if (task.isPresent()) {
            story(task.getAsInt());
        } else {
            chain(job(subject, index));
        }
    }

    private WaitAccount account() {
        account = account == null ? WaitAccount.of(trace) : account;
        return account;
    }

    /** Prints why the task waited, in a sentence. */
    private void answer(int task) {
        Message label = Message.of("answer", "run.simulated", AnswerRun.policy(spec.lastStage().policy()));
        TimeFigures figures = TimeFigures.of(trace.workload(), Language.ENGLISH, times.areTicks());
        out.println(Why.of(label, account(), task).sentence().plain(figures).replace(Figures.THIN_SPACE, ' '));
    }

    private void chain(int job) {
        SimulationInput input = SimulationInput.of(index, spec.lastStage().platform());
        JobChain chain = new ChainReader(trace, job, input.truePaths()::rank).at(trace, trace.eventCount(), now);
        out.println("Why " + index.job(job).id()
                + (chain.ended() ? " took so long: the chain of tasks that kept it" : ", which has not ended: the chain of"
                        + " tasks that keeps it"));
        for (JobChain.Link link : chain.links()) {
            line(OptionalLong.of(link.from()),
                    index.label(link.task()) + " until " + times.moment(link.until()) + ": " + shares(link.shares()));
        }
        line(OptionalLong.empty(), "in all: " + shares(chain.shares()));
    }

    private String shares(TaskStory.Shares shares) {
        return "dependency " + times.length(shares.parents()) + ", transfer " + times.length(shares.transfer()) + ", queue "
                + times.length(shares.queue()) + ", execution " + times.length(shares.running()) + ", suspended "
                + times.length(shares.suspended()) + times.unit();
    }

    private void story(int task) {
        TaskStory story = TaskStory.of(trace, task, trace.eventCount(), now);
        out.println("Why " + index.label(task) + (story.pieces().isEmpty() ? " has not started" : " started then"));
        if (story.arrived().isEmpty()) {
            line(OptionalLong.empty(), "its job has not arrived; it is to come at " + times.moment(index.job(index.jobOf(task)).arrival()));
            return;
        }
        line(story.arrived(), "its job arrived, of " + index.job(index.jobOf(task)).user());
        story.parents().forEach(parent -> line(OptionalLong.of(parent.finished()), "parent " + index.label(parent.task()) + " finished on "
                + clusters.get(parent.cluster()).id()
                + (parent.dataThere() > parent.finished() ? "; its data is there at " + times.moment(parent.dataThere()) : "")
                + (story.openParents() == 0 && parent.equals(story.lastParent().orElseThrow()) ? ": the last" : "")));
        if (story.openParents() > 0) {
            line(OptionalLong.empty(), "waits for " + RunSummary.count(story.openParents(), "parent"));
        }
        if (story.ready().isPresent()) {
            line(story.ready(), "entered the queue, of " + story.queueLengthThen() + " then");
            passes(task, story);
        }
        for (TaskStory.Piece piece : story.pieces()) {
            line(OptionalLong.of(piece.start()),
                    "started on " + clusters.get(trace.pieces().cluster(piece.number())).id() + key(piece.number()));
            piece.end().ifPresent(end -> line(piece.end(), story.finished().equals(piece.end()) ? "finished" : "was suspended"));
        }
        line(OptionalLong.empty(), "in all: " + shares(story.shares()));
    }

    private String key(int piece) {
        return trace.pieces().key(piece).isEmpty() ? "" : " with key " + trace.pieces().key(piece);
    }

    /** Prints the passes that skipped the task before its start, the last ones in detail. */
    private void passes(int task, TaskStory story) {
        int queue = -1;
        List<Integer> lost = new ArrayList<>();
        boolean started = false;
        for (int seq = trace.positionAfter(story.ready().getAsLong() - 1); seq < trace.eventCount() && !started; seq++) {
            if (trace.kind(seq) == EventKind.TASK_READY && trace.subject(seq) == task) {
                queue = trace.queue(seq);
            } else if (trace.kind(seq) == EventKind.SCHEDULING_PASS && trace.subject(seq) == queue) {
                lost.add(seq);
            }
            started = trace.kind(seq) == EventKind.TASK_STARTED && trace.subject(seq) == task;
        }
        if (started && !lost.isEmpty()) {
            lost.remove(lost.size() - 1);
        }
        int told = Math.min(MOST_PASSES, lost.size());
        if (told < lost.size()) {
            line(OptionalLong.empty(),
                    (lost.size() - told) + (lost.size() - told == 1 ? " pass" : " passes") + " over its queue before these are not shown");
        }
        for (int seq : lost.subList(lost.size() - told, lost.size())) {
            line(OptionalLong.of(trace.tick(seq)), "lost a pass: " + loss(task, queue, seq));
        }
    }

    private String loss(int task, int queue, int seq) {
        List<QueuedTask> order = probe(queue, seq).at(trace, seq);
        int place = 0;
        while (place < order.size() && order.get(place).task() != task) {
            place++;
        }
        if (place == order.size()) {
            return "it was not in the queue";
        }
        QueuedTask head = order.get(0);
        String self = "place " + (place + 1) + " of " + order.size() + keyed(order.get(place));
        String first = place == 0 ? "" : "; first was " + index.label(head.task()) + keyed(head);
        return self + first + obstacle(head, trace.tick(seq));
    }

    private String obstacle(QueuedTask head, long tick) {
        List<QueueProbe.Shortage> shortages = probe.shortages(head.task());
        if (!shortages.isEmpty()) {
            return shortages.stream().map(lack -> lack.needed() + " " + lack.resource() + ", " + lack.free() + " free")
                    .collect(Collectors.joining("; ", ", which needs ", ""));
        }
        if (!head.fitsNow()) {
            return ", for whose " + RunSummary.count(head.cores(), "core") + " there was no room";
        }
        return probe.closureAhead(head.task(), tick).map(closure -> "; the closure of " + closure.cluster() + " at "
                + times.moment(closure.from()) + " leaves " + times.length(closure.from() - tick) + ", it asks for "
                + times.length(index.task(head.task()).meanEstimate().ceil())).orElse("");
    }

    private static String keyed(QueuedTask task) {
        return task.key().isEmpty() ? "" : " with key " + task.key();
    }

    private QueueProbe probe(int queue, int position) {
        int forks = 0;
        for (int seq = 0; !spec.forks().isEmpty() && seq < position; seq++) {
            forks += trace.kind(seq) == EventKind.FORKED ? 1 : 0;
        }
        if (probe == null || probed != forks) {
            RunSpec stage = spec.stage(forks);
            probe = new QueueProbe(spec, stage, SimulationInput.of(index, stage.platform()).without(spec.absentJobs()), queue);
            probed = forks;
        }
        return probe;
    }

    private void line(OptionalLong tick, String text) {
        String when = tick.isPresent() ? times.moment(tick.getAsLong()) : "";
        out.println(" ".repeat(Math.max(0, (times.areTicks() ? 12 : 18) - when.length())) + when + "  " + text);
    }
}
