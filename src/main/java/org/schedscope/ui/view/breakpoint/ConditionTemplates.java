package org.schedscope.ui.view.breakpoint;

import java.util.Locale;
import java.util.Optional;
import org.schedscope.breakpoint.Condition;
import org.schedscope.model.Job;
import org.schedscope.model.number.Ratio;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Selected;

/** A condition of each kind about what is selected, or else what comes first, to be changed by hand. */
final class ConditionTemplates {
    private static final int LONG = 10;
    private static final Ratio LARGE = Ratio.of(3);

    /** Kinds of conditions, as a menu offers them. */
    enum Template {
        TIME, ARRIVES, FINISHES, STARVES, TASK, SLR, USER, QUEUE, IDLES;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A text of which a part is likely to be changed.
     *
     * @param from where that part begins, from 0
     * @param to where it ends, exclusive
     */
    record Offer(String text, int from, int to) {
    }

    private final Session session;

    ConditionTemplates(Session session) {
        this.session = session;
    }

    Offer text(Template template) {
        Condition condition = condition(template);
        String text = condition.text();
        boolean number = condition instanceof Condition.Time || condition instanceof Condition.SlrAbove
                || condition instanceof Condition.QueueAbove;
        if (number) {
            return new Offer(text, text.lastIndexOf(' ') + 1, text.length());
        }
        return new Offer(text, text.indexOf(' ') + 1, text.lastIndexOf(' '));
    }

    private Condition condition(Template template) {
        OpenRun run = session.runs().run();
        Selected selected = session.selection().get();
        Job job = run.index().job(selected.job().orElse(0));
        int task = selected.task().orElse(run.index().firstTask(selected.job().orElse(0)));
        String cluster = run.platform().clusters().get(selected.cluster().orElse(0)).id();
        return switch (template) {
            case TIME -> new Condition.Time(session.playhead().tick() + 1);
            case ARRIVES -> new Condition.JobDoes(job.id(), Condition.JobDeed.ARRIVES);
            case FINISHES -> new Condition.JobDoes(job.id(), Condition.JobDeed.FINISHES);
            case STARVES -> new Condition.JobDoes(job.id(), Condition.JobDeed.STARVES);
            case TASK -> new Condition.TaskStarts(job.id(), run.index().task(task).id());
            case SLR -> new Condition.SlrAbove(job.id(), LARGE);
            case USER -> new Condition.UserViolated(selected.user().orElse(job.user()));
            case QUEUE -> new Condition.QueueAbove(run.hasCentralQueue() ? Optional.empty() : Optional.of(cluster), LONG);
            case IDLES -> new Condition.ClusterIdles(cluster);
        };
    }
}
