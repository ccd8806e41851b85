package org.schedscope.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.answer.ProgramAnswers;

/**
 * What made a run what it is, besides workload and platform themselves.
 *
 * @param scheduler hierarchical, central, market or four-phase
 * @param parameters everything else that was set, by its name in {@code --set}
 * @param forks from where on something else holds, in order of their ticks
 * @param rules version of the {@link Rules} that it was made under
 * @param answers of programs that were policies of the run
 */
public record RunInfo(String workload, String platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters,
        List<ForkSpec> forks, int rules, ProgramAnswers answers) {
    public RunInfo {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        forks = List.copyOf(forks);
    }

    /** A run of this program. */
    public RunInfo(String workload, String platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters,
            List<ForkSpec> forks) {
        this(workload, platform, policy, scheduler, seed, parameters, forks, Rules.VERSION, ProgramAnswers.NONE);
    }

    /** A run without forks. */
    public RunInfo(String workload, String platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
        this(workload, platform, policy, scheduler, seed, parameters, List.of());
    }
}
