package org.schedscope.ui.view.breakpoint;

import org.schedscope.breakpoint.Condition;
import org.schedscope.model.Job;
import org.schedscope.model.number.Ratio;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.Viewpoints;

/** A condition of each kind about what is selected, or else what comes first, to be changed by hand. */
final class ConditionTemplates {
    private static final Ratio LONG = Ratio.of(10);
    private static final Ratio LARGE = Ratio.of(3);

    /**
     * A text with a part that is likely to be changed.
     *
     * @param from where that part begins, from 0
     * @param to where it ends, exclusive
     */
    record Offer(String text, int from, int to) {
    }

    private final Viewpoints window;

    ConditionTemplates(Viewpoints window) {
        this.window = window;
    }

    Offer text(Condition.Kind kind) {
        String text = condition(kind).text();
        return kind.isBound() ? new Offer(text, text.lastIndexOf(' ') + 1, text.length())
                : new Offer(text, text.indexOf(' ') + 1, text.lastIndexOf(' '));
    }

    private Condition condition(Condition.Kind kind) {
        OpenRun run = window.runs().run();
        Selected selected = window.selection().get();
        Job job = run.index().job(selected.job().orElse(0));
        int task = selected.task().orElse(run.index().firstTask(selected.job().orElse(0)));
        String cluster = run.platform().clusters().get(selected.cluster().orElse(0)).id();
        return switch (kind) {
            case TIME -> kind.above(Ratio.of(window.playhead().tick() + 1));
            case ARRIVES, FINISHES, STARVES -> kind.of(job.id());
            case TASK -> kind.of(job.id(), run.index().task(task).id());
            case SLR -> kind.above(LARGE, job.id());
            case USER -> kind.of(selected.user().orElse(job.user()));
            case QUEUE -> run.hasCentralQueue() ? kind.above(LONG) : kind.above(LONG, cluster);
            case IDLES -> kind.of(cluster);
        };
    }
}
