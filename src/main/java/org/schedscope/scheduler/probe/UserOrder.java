package org.schedscope.scheduler.probe;

import java.util.Comparator;
import java.util.List;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.QueueView;
import org.schedscope.engine.queue.UserFigures;
import org.schedscope.policy.UserPolicy;

/** The order of queued tasks by their users, at one moment and as it becomes while tasks start. */
final class UserOrder {
    private final UserPolicy policy;
    private final UserFigures figures;
    private final QueueView view;
    private final SimulationInput input;

    /** @param figures its own, as they stand at the moment of the view */
    UserOrder(UserPolicy policy, UserFigures figures, QueueView view, SimulationInput input) {
        this.policy = policy;
        this.figures = figures;
        this.view = view;
        this.input = input;
    }

    /** Tasks in order, with the figures of their users as they stand. */
    void sort(List<QueuedTask> tasks) {
        Comparator<QueuedTask> byUser = (a, b) -> policy.compareUsers(figures, userOf(a.task()), userOf(b.task()));
        tasks.sort(byUser.thenComparing(one -> view.jobOrder(one.task())).thenComparing(QueuedTask::readyTick)
                .thenComparing(one -> input.tieOrder(one.task())));
        tasks.replaceAll(one -> queued(one.task(), one.fitsNow()));
    }

    QueuedTask queued(int task, boolean fits) {
        int user = userOf(task);
        String key = figures.figure(user);
        return new QueuedTask(task, key, QueueProbe.decimal(key), figures.terms(user), view.readyTick(task), input.cores(task), fits);
    }

    /** A task has started: its user has more cores. */
    void started(int task) {
        figures.use(input.index().jobOf(task), input.cores(task), view.now());
        figures.refresh(view.now());
    }

    private int userOf(int task) {
        return input.userOf(input.index().jobOf(task));
    }
}
