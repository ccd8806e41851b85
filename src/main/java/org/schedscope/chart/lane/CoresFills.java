package org.schedscope.chart.lane;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.schedscope.chart.paint.Palette;
import org.schedscope.model.graph.WorkloadIndex;

/** Fills by the cores that a task needs, in steps that grow. */
public final class CoresFills implements Fills {
    private final WorkloadIndex index;
    private final int[] cores;
    /** The most cores of each step of heat in use. */
    private final long[] last;

    /** Takes as long as the workload has tasks. */
    public CoresFills(WorkloadIndex index) {
        this.index = index;
        cores = index.columns().cores();
        last = new HeatScale(Math.max(1, IntStream.of(cores).max().orElse(1))).bounds();
    }

    /** The workload of the tasks. */
    public WorkloadIndex index() {
        return index;
    }

    /** The most cores of each step of heat that is in use. */
    public List<Long> bounds() {
        return LongStream.of(last).boxed().toList();
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        int step = 0;
        while (cores[task] > last[step]) {
            step++;
        }
        return palette.heat(step + 1);
    }
}
