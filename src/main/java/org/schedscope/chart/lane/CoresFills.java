package org.schedscope.chart.lane;

import java.util.List;
import java.util.stream.LongStream;
import org.schedscope.chart.paint.Palette;
import org.schedscope.model.graph.WorkloadIndex;

/** Fills that tell how many cores a task needs, in steps that grow. */
public final class CoresFills implements Fills {
    private final WorkloadIndex index;
    private final HeatScale scale;

    /** Takes as long as the workload has tasks. */
    public CoresFills(WorkloadIndex index) {
        this.index = index;
        long most = 1;
        for (int task = 0; task < index.taskCount(); task++) {
            most = Math.max(most, index.task(task).cores());
        }
        scale = new HeatScale(most);
    }

    /** Whose tasks they tell. */
    public WorkloadIndex index() {
        return index;
    }

    /** The most cores of each step of heat that is in use. */
    public List<Long> bounds() {
        return LongStream.of(scale.bounds()).boxed().toList();
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        return palette.heat(scale.step(index.task(task).cores()));
    }
}
