package org.schedscope.generate;

import java.util.List;

/** A kind of synthetic workload: what can be set, and how it is drawn. */
public interface WorkloadProfile {
    /** As on the command line, kebab-case. */
    String name();

    /** What it makes, in one sentence. */
    String summary();

    /** Paper and section. */
    String source();

    /** What can be set, in the order in which users are told of it. */
    List<Setting> settings();

    /**
     * Draws a workload; the same values and seed give the same one, on any JDK.
     *
     * @throws ArithmeticException if times and work add up to too much, at once or while jobs are asked for
     */
    Drawing draw(SettingValues values, long seed);

    /** The same, all jobs at once. */
    default Generated generate(SettingValues values, long seed) {
        return draw(values, seed).whole();
    }
}
