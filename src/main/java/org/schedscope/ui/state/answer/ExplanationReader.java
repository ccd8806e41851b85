package org.schedscope.ui.state.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.schedscope.scheduler.probe.OrderSensitivity;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.TaskState;
import org.schedscope.trace.story.ChainReader;
import org.schedscope.trace.story.JobChain;
import org.schedscope.ui.state.queue.QueueProbes;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.queue.QueueWaitReader;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;

/** Finds the {@link Explanation} of a snapshot. Used on the worker only. */
final class ExplanationReader implements Function<ExplanationReader.Question, Explanation> {
    /** Passes shown in detail: each needs the queue of its instant, once. */
    static final int MOST_LOSSES = QueueWaitReader.MOST;

    /** @param losses whether passes are shown one by one */
    record Question(PlayheadSnapshot snapshot, Selected selected, boolean losses) {
    }

    private final QueueProbes probes;
    private ChainReader chains;
    private int chainRun = -1;
    private int lossRun = -1;
    private int lossTask = -1;
    private List<Explanation.Loss> lastLosses = List.of();

    ExplanationReader(QueueProbes probes) {
        this.probes = probes;
    }

    @Override
    public Explanation apply(Question question) {
        PlayheadSnapshot of = question.snapshot();
        OptionalInt task = question.selected().task();
        boolean valid = task.isEmpty() || task.getAsInt() < of.run().index().taskCount();
        boolean waits = valid && task.isPresent() && of.states().task(task.getAsInt()) == TaskState.QUEUED;
        return new Explanation(of, chain(question), waits ? distance(of, task.getAsInt()) : Optional.empty(), queueDistance(of, task),
                question.losses() ? losses(of) : List.of());
    }

    private Optional<JobChain> chain(Question question) {
        OpenRun run = question.snapshot().run();
        OptionalInt job = question.selected().job();
        if (job.isEmpty() || question.selected().task().isPresent() || job.getAsInt() >= run.index().jobCount()) {
            return Optional.empty();
        }
        if (chains == null || chainRun != run.number() || chains.job() != job.getAsInt()) {
            chains = new ChainReader(run.trace(), job.getAsInt(), run.paths()::rank);
            chainRun = run.number();
        }
        return Optional.of(chains.at(run.trace(), question.snapshot().position(), question.snapshot().tick()));
    }

    /** In the task's own queue, which need not be the chosen one. */
    private Optional<OrderSensitivity> distance(PlayheadSnapshot of, int task) {
        OpenRun run = of.run();
        int queue = of.story().filter(story -> story.task() == task && !run.hasCentralQueue()).map(story -> story.cluster().orElse(0))
                .orElse(of.queueNumber());
        List<QueuedTask> order = queue == of.queueNumber() ? of.queue() : probes.at(run, queue, of.position());
        return probes.distance(run, queue, of.position(), order, task);
    }

    private Optional<OrderSensitivity> queueDistance(PlayheadSnapshot of, OptionalInt task) {
        if (of.queue().size() < 2) {
            return Optional.empty();
        }
        boolean here = task.isPresent() && of.queue().stream().anyMatch(one -> one.task() == task.getAsInt());
        return probes.distance(of.run(), of.queueNumber(), of.position(), of.queue(), here ? task.getAsInt() : of.queue().get(1).task());
    }

    private List<Explanation.Loss> losses(PlayheadSnapshot of) {
        List<Explanation.Loss> losses = new ArrayList<>();
        if (of.queueing().isPresent() && of.story().isPresent()) {
            QueueWait wait = of.queueing().get();
            int queue = of.run().hasCentralQueue() ? of.run().input().centralQueue() : of.story().get().cluster().orElseThrow();
            Map<QueueWait.Pass, Explanation.Loss> known = lossRun != of.run().number() || lossTask != wait.task() ? Map.of()
                    : lastLosses.stream().collect(Collectors.toMap(Explanation.Loss::pass, loss -> loss));
            List<QueueWait.Pass> passes = wait.passes();
            for (QueueWait.Pass pass : passes.subList(Math.max(0, passes.size() - MOST_LOSSES), passes.size())) {
                Optional.ofNullable(known.get(pass)).or(() -> loss(of.run(), queue, pass, wait.task())).ifPresent(losses::add);
            }
        }
        lossRun = of.run().number();
        lossTask = of.queueing().map(QueueWait::task).orElse(-1);
        lastLosses = losses;
        return losses;
    }

    private Optional<Explanation.Loss> loss(OpenRun run, int queue, QueueWait.Pass pass, int task) {
        List<QueuedTask> order = probes.at(run, queue, pass.position());
        return IntStream.range(0, order.size()).filter(place -> order.get(place).task() == task)
                .mapToObj(place -> new Explanation.Loss(pass, place + 1, order.get(place), order.get(0))).findFirst();
    }
}
