package org.schedscope.engine;

/**
 * Whether a task that has run its estimate and is not done is ended.
 *
 * @param ends false: it runs on
 * @param check 0: it is ended at that tick; otherwise at the first multiple of this from then on
 */
public record TimeLimit(boolean ends, long check) {
    /** Tasks run on. */
    public static final TimeLimit NONE = new TimeLimit(false, 0);

    /** The tick at which a task that has run its estimate at a tick is ended. */
    long tick(long estimated) {
        return check == 0 ? estimated : Math.addExact(estimated, Math.floorMod(-estimated, check));
    }
}
