package org.schedscope.metrics;

/** A number that says something about a run. */
public interface Metric {
    /** Which way is better. */
    enum Better {
        HIGHER, LOWER, NEITHER
    }

    /** The key in reports. */
    String name();

    Better better();

    /** The value for a run at an instant; NaN if nothing can be said yet. */
    double of(MeasuredRun run);
}
