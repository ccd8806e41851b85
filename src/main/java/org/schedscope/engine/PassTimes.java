package org.schedscope.engine;

/** When the last scheduling pass was made that an interval between passes counts from, and when a pass that was put off is due. */
public final class PassTimes {
    private static final long NEVER = Long.MIN_VALUE;

    private long last = NEVER;
    private long due = Long.MAX_VALUE;

    PassTimes copy() {
        PassTimes copy = new PassTimes();
        copy.last = last;
        copy.due = due;
        return copy;
    }

    /** The tick of a pass that was put off; {@link Long#MAX_VALUE} if there is none. */
    public long due() {
        return due;
    }

    /**
     * Whether a pass is made now; one that would come too early is put off.
     *
     * @param asked whether there is a reason for a pass
     * @param apart least number of ticks between passes
     */
    public boolean isDue(long now, boolean asked, long apart) {
        boolean early = last != NEVER && now - last < apart;
        if (now == due || asked && !early) {
            last = now;
            due = Long.MAX_VALUE;
            return true;
        }
        due = asked ? last + apart : due;
        return false;
    }
}
