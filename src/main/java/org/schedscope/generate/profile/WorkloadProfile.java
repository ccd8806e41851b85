package org.schedscope.generate.profile;

import org.schedscope.generate.ProfileSettings;
import org.schedscope.generate.SettingValues;

/** A kind of synthetic workload, with its settings and its draw. */
public interface WorkloadProfile extends ProfileSettings {
    /** Description of its workloads, in one sentence. */
    String summary();

    /** Paper and section. */
    String source();

    /**
     * Draws a workload; the same values and seed give the same one, on any JDK.
     *
     * @throws ArithmeticException if the sum of times or work overflows, at once or while jobs are drawn
     */
    WorkloadStream draw(SettingValues values, long seed);

    /** Draws a workload, all jobs at once. */
    default GeneratedWorkload generate(SettingValues values, long seed) {
        return draw(values, seed).whole();
    }
}
