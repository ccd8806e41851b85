package org.schedscope.event;

/**
 * Head of a log: a run without its workload and platform.
 *
 * @param workload name of the workload
 * @param platform name of the platform
 * @param choices what was chosen; without a network, which the platform has
 * @param rules version of the {@link Rules} that the run was made under
 */
public record RunInfo(String workload, String platform, RunChoices choices, int rules) {
    /** A run of this program. */
    public RunInfo(String workload, String platform, RunChoices choices) {
        this(workload, platform, choices, Rules.VERSION);
    }
}
