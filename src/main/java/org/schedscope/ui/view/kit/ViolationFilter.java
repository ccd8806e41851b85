package org.schedscope.ui.view.kit;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.metrics.ViolationView;
import org.schedscope.text.Texts;

/** The filters of the heatmap in words. */
public final class ViolationFilter {
    private static final Texts TEXTS = Messages.of("users");

    private ViolationFilter() {
    }

    /** The filters in a few words; empty without any. */
    public static String text(ViolationView view, TimeFigures times) {
        List<String> parts = new ArrayList<>();
        view.user().ifPresent(user -> parts.add(TEXTS.text("filter.user", user)));
        view.queue().ifPresent(queue -> parts.add(TEXTS.text("filter.queue", queue)));
        if (view.to() < Long.MAX_VALUE) {
            parts.add(TEXTS.text("filter.time", times.at(view.from()), times.moment(view.to())));
        } else if (view.from() > 0) {
            parts.add(TEXTS.text("filter.time.from", times.at(view.from())));
        }
        return String.join(", ", parts);
    }
}
