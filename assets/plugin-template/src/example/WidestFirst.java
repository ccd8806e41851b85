package example;

import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/** First the task of the most cores, but one that has waited as long as its job's critical path counts double. */
public final class WidestFirst implements MovingPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("plugin:widest-first", "The task of the most cores goes first; long waits count double.",
                "cores, doubled once the task has waited for CP, largest first", "this template", false, "");
    }

    @Override
    public void key(TaskView view, int task, ExactKey key) {
        key.setFraction(cores(view, task), 1);
    }

    private static long cores(TaskView view, int task) {
        boolean late = view.now() - view.readyTick(task) >= view.criticalPath(task);
        return late ? 2L * view.cores(task) : view.cores(task);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of(view.cores(task) + (cores(view, task) == view.cores(task) ? "" : " × 2"));
    }
}
