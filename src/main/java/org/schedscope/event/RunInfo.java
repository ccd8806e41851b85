package org.schedscope.event;

/**
 * Head of a log: a run without its workload and platform.
 *
 * @param workload name of the workload
 * @param platform name of the platform
 * @param choices choices of the run; without a network, which the platform has
 * @param rules version of the {@link Rules} of the run
 */
public record RunInfo(String workload, String platform, RunChoices choices, int rules) {
    /** Creates the head of a run of this program. */
    public RunInfo(String workload, String platform, RunChoices choices) {
        this(workload, platform, choices, Rules.VERSION);
    }
}
