package org.schedscope.ui.state.answer;

/** Share of all cores in use over a run, in equal parts of its time. */
public final class LoadProfile {
    /** More than a scrubber has pixels would not be seen. */
    private static final int PARTS = 1024;

    private final long lastTick;
    private final float[] share = new float[PARTS];

    /** @param cores of all clusters together */
    LoadProfile(CoreTicks used, long cores) {
        lastTick = used.end();
        double[] parts = used.inParts(PARTS);
        double most = Math.max(1, lastTick) / (double) PARTS * cores;
        for (int part = 0; part < PARTS; part++) {
            share[part] = (float) Math.min(1, Math.max(0, parts[part] / most));
        }
    }

    /** The parts cover ticks 0 to this. */
    public long lastTick() {
        return lastTick;
    }

    public int parts() {
        return share.length;
    }

    /** Mean share of the cores in use during a part, 0 to 1. */
    public double share(int part) {
        return share[part];
    }
}
