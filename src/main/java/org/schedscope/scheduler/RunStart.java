package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.schedscope.engine.Fork;
import org.schedscope.engine.Outage;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.Cluster;
import org.schedscope.policy.Policy;

/** The simulation of a run at its beginning, with what its forks make of it. */
final class RunStart {
    private RunStart() {
    }

    /** @param ordering the policy of each stage */
    static Simulation of(RunSpec spec, SimulationInput input, Optional<EventSink> sink, Function<RunSpec, Policy> ordering) {
        int fromStart = spec.forksFromStart();
        RunSpec root = spec.stage(fromStart);
        Set<Integer> absent = spec.absentJobs();
        List<Fork> forks = new ArrayList<>();
        SimulationInput first = spec.forks().isEmpty() ? input : after(root, input, absent);
        SimulationInput last = first;
        for (int number = 0; number < spec.forks().size(); number++) {
            // All that holds from the start holds with the first of the forks that say so.
            RunSpec stage = spec.stage(Math.max(number + 1, fromStart));
            last = number < fromStart ? first : after(stage, last, absent);
            forks.add(fork(stage, ordering.apply(stage), spec.forks().get(number), last));
        }
        return new Simulation(first, Schedulers.factory(root, ordering.apply(root)), Schedulers.jobsStarve(root), sink, forks);
    }

    private static SimulationInput after(RunSpec stage, SimulationInput before, Set<Integer> absent) {
        if (stage.workload() != before.index().workload()) {
            return SimulationInput.of(stage.workload(), stage.platform()).without(absent);
        }
        return (stage.platform().equals(before.platform()) ? before : SimulationInput.of(before.index(), stage.platform())).without(absent);
    }

    private static Fork fork(RunSpec stage, Policy ordering, ForkSpec branch, SimulationInput input) {
        List<String> clusters = stage.platform().clusters().stream().map(Cluster::id).toList();
        List<Outage> outages = branch.outages().stream()
                .map(out -> new Outage(clusters.indexOf(out.cluster()), out.cores(), out.until())).toList();
        SortedSet<Integer> removed = new TreeSet<>();
        for (int job = 0; job < input.index().jobCount() && !branch.removed().isEmpty(); job++) {
            if (branch.removed().contains(input.index().job(job).id())) {
                removed.add(job);
            }
        }
        return new Fork(branch.at(), input, Schedulers.factory(stage, ordering), Schedulers.jobsStarve(stage), outages, removed);
    }
}
