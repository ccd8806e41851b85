package org.schedscope.ui.state.time;

import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.Workload;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SpokenLanguage;

/** Notation of times in the window: as the workload has them, or as ticks if the user wants those. */
public final class ShownTimes {
    private final Settings settings;
    private Workload workload;
    private Language language;
    private TimeFigures last;

    public ShownTimes(Settings settings) {
        this.settings = settings;
    }

    /** Times of a workload. Views call this in every frame. */
    public TimeFigures of(Workload of) {
        boolean asTicks = settings.timesAsTicksProperty().get();
        Language spoken = SpokenLanguage.now();
        if (last == null || workload != of || language != spoken || asTicks != last.areTicks() && last.clock().isTime()) {
            workload = of;
            language = spoken;
            last = TimeFigures.of(of, spoken, asTicks);
        }
        return last;
    }
}
