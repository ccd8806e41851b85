package org.schedscope.ui.view.schedule;

import java.util.function.LongSupplier;
import javafx.scene.Scene;
import org.schedscope.chart.gantt.GanttFrame;

/** Lets measurements outside this package see what painting the schedule costs. */
public final class SchedulePieces {
    private SchedulePieces() {
    }

    /** How many pieces were looked at for the latest frame of the schedule in a window; 0 before the first. */
    public static LongSupplier of(Scene scene) {
        ScheduleLanes lanes = (ScheduleLanes) scene.lookup("#schedule");
        return () -> lanes.frameProperty().get().map(GanttFrame::visited).orElse(0L);
    }
}
