package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;

/**
 * When passes are made, and which of them backfill.
 *
 * @param apart least number of ticks between passes, or between those that do not backfill
 * @param every ticks between passes that backfill; 0: all do
 * @param phase first tick of a pass that backfills, below {@code every}
 * @param depth tasks that a pass that backfills looks at from the first on that does not start; 0: all
 */
public record PassRules(long apart, long every, long phase, long depth) {
    /** A pass in every instant, which backfills and looks at all tasks. */
    public static final PassRules NONE = new PassRules(0, 0, 0, 0);

    /** What a scheduler does at a tick. */
    enum Pass {
        NONE, STRICT, BACKFILLING
    }

    /** Whether plans are made anew in every pass. */
    public boolean planAnew() {
        return every > 0 || depth > 0;
    }

    Pass at(SchedulingContext context, boolean asked, boolean someWait) {
        long now = context.now();
        boolean due = context.passTimes().isDue(now, asked, apart);
        if (every == 0) {
            return due ? Pass.BACKFILLING : Pass.NONE;
        }
        boolean backfills = someWait && now >= phase && (now - phase) % every == 0;
        return backfills ? Pass.BACKFILLING : due ? Pass.STRICT : Pass.NONE;
    }

    /** The first tick from one on at which a pass is due even if nothing happens; {@link Long#MAX_VALUE} if there is none. */
    long next(SchedulingContext context, long from, boolean someWait) {
        long due = context.passTimes().due();
        if (every == 0 || !someWait) {
            return due;
        }
        return Math.min(due, from <= phase ? phase : from + Math.floorMod(phase - from, every));
    }
}
