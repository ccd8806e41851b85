package org.schedscope.chart.lane;

import java.util.List;
import org.schedscope.chart.paint.Palette;

/**
 * Lets some jobs or tasks keep their colour and takes the others back into the ground.
 *
 * @param whom the value that the choice depends on: as long as it equals, the same jobs or tasks are lit
 */
public record LitFills(Fills fills, Object whom, Lit lit) implements Fills {
    /** Chooses what keeps its colour. */
    @FunctionalInterface
    public interface Lit {
        boolean is(int job, int task);
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        int colour = fills.fill(palette, job, task);
        return lit.is(job, task) ? colour : palette.dim(colour);
    }

    @Override
    public boolean isDim(int job, int task) {
        return !lit.is(job, task);
    }

    @Override
    public Object version() {
        return List.of(fills.version(), whom);
    }
}
