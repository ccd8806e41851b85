package org.schedscope.chart.lane;

import java.util.List;
import java.util.function.IntPredicate;
import org.schedscope.chart.paint.Palette;

/**
 * Lets some jobs keep their colour and takes the others back into the ground.
 *
 * @param whom what the jobs that are lit depend on: as long as it equals, they are the same, whoever tells them apart
 */
public record LitFills(Fills fills, Object whom, IntPredicate lit) implements Fills {
    @Override
    public int fill(Palette palette, int job, int task) {
        int colour = fills.fill(palette, job, task);
        return lit.test(job) ? colour : palette.dim(colour);
    }

    @Override
    public Object version() {
        return List.of(fills.version(), whom);
    }
}
