package org.schedscope.scheduler.probe;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Policy;

/** The order of queued tasks by the definition of a policy, at one moment and as it becomes while tasks start. */
final class QueueOrder {
    private final Policy policy;
    private final QueueView view;
    private final SimulationInput input;
    private final Optional<UserFigures> users;

    /** @param users its own, at the moment of the view; none if the policy does not compare users */
    QueueOrder(Policy policy, QueueView view, SimulationInput input, Optional<UserFigures> users) {
        this.policy = policy;
        this.view = view;
        this.input = input;
        this.users = users;
        users.ifPresent(view::showUsers);
    }

    /**
     * Tasks in order, with their present keys.
     *
     * @param fits whether there is room for a task
     */
    List<QueuedTask> queued(Collection<Integer> tasks, IntPredicate fits) {
        Policy inPass = policy.inPass(view, tasks.stream().mapToInt(Integer::intValue).toArray());
        return tasks.stream().sorted(inPass.order(view)).map(task -> queued(inPass, task, fits.test(task))).collect(Collectors.toList());
    }

    /** Puts tasks in order anew, with their present keys. */
    void sort(List<QueuedTask> tasks) {
        Policy inPass = policy.inPass(view, tasks.stream().mapToInt(QueuedTask::task).toArray());
        Comparator<Integer> order = inPass.order(view);
        tasks.sort((a, b) -> order.compare(a.task(), b.task()));
        tasks.replaceAll(one -> queued(inPass, one.task(), one.fitsNow()));
    }

    private QueuedTask queued(Policy inPass, int task, boolean fits) {
        Optional<BigRatio> key = inPass.shownKey(view, task);
        return new QueuedTask(task, key.map(BigRatio::toString).orElse(""), key.map(BigRatio::toDouble).orElse(0.0),
                inPass.arithmetic(view, task), view.readyTick(task), input.cores(task), fits);
    }

    /** Whether the order of those that wait may change when one of them starts. */
    boolean changesWithStarts() {
        return users.isPresent();
    }

    /** A task has started: its user has more cores. */
    void started(int task) {
        users.ifPresent(figures -> {
            figures.use(input.index().jobOf(task), input.cores(task), view.now());
            figures.refresh(view.now());
        });
    }
}
