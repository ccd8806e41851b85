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

/** The start of a simulation: the input and the stages between its forks. */
final class RunStart {
    private final RunSpec spec;
    private final Function<RunSpec, Policy> ordering;
    private final Set<Integer> absent;
    private final List<Fork> forks = new ArrayList<>();
    private final SimulationInput first;
    private SimulationInput last;

    /** @param ordering policy of each stage */
    RunStart(RunSpec spec, SimulationInput input, Function<RunSpec, Policy> ordering) {
        this.spec = spec;
        this.ordering = ordering;
        absent = spec.absentJobs();
        int fromStart = spec.forksFromStart();
        first = spec.forks().isEmpty() ? input : after(spec.stage(fromStart), input, absent);
        last = first;
        for (int number = 0; number < spec.forks().size(); number++) {
            // All changes from the start take effect with the first fork that has them.
            RunSpec stage = spec.stage(Math.max(number + 1, fromStart));
            last = number < fromStart ? first : after(stage, last, absent);
            forks.add(fork(stage, spec.forks().get(number), last));
        }
    }

    Simulation simulation(Optional<EventSink> sink) {
        return simulation(sink, forks);
    }

    /** Simulates the run up to a tick, with room for one more fork. */
    Simulation simulationTo(long tick, EventSink sink) {
        List<Fork> all = new ArrayList<>(forks);
        all.add(fork(spec.lastStage(), ForkSpec.at(tick), last));
        return simulation(Optional.of(sink), all);
    }

    private Simulation simulation(Optional<EventSink> sink, List<Fork> all) {
        RunSpec root = spec.stage(spec.forksFromStart());
        return new Simulation(first, Schedulers.factory(root, ordering.apply(root)), Schedulers.jobsStarve(root),
                BatchRules.limit(root), sink, all);
    }

    /** A fork after all forks of the run; empty if it changes nothing. */
    Optional<Fork> next(ForkSpec branch) {
        RunSpec forked = spec.forked(branch);
        RunSpec stage = forked.lastStage();
        return forked.forks().size() == spec.forks().size() ? Optional.empty()
                : Optional.of(fork(stage, branch, after(stage, last, absent)));
    }

    private static SimulationInput after(RunSpec stage, SimulationInput before, Set<Integer> absent) {
        if (stage.workload() != before.index().workload()) {
            return SimulationInput.of(stage.workload(), stage.platform()).without(absent);
        }
        return (stage.platform().equals(before.platform()) ? before : SimulationInput.of(before.index(), stage.platform())).without(absent);
    }

    private Fork fork(RunSpec stage, ForkSpec branch, SimulationInput input) {
        List<String> clusters = stage.platform().clusters().stream().map(Cluster::id).toList();
        List<Outage> outages = branch.outages().stream()
                .map(out -> new Outage(clusters.indexOf(out.cluster()), out.cores(), branch.tick(), out.until())).toList();
        SortedSet<Integer> removed = new TreeSet<>();
        for (int job = 0; job < input.index().jobCount() && !branch.removed().isEmpty(); job++) {
            if (branch.removed().contains(input.index().job(job).id())) {
                removed.add(job);
            }
        }
        return new Fork(branch.at(), input, Schedulers.factory(stage, ordering.apply(stage)), Schedulers.jobsStarve(stage),
                BatchRules.limit(stage), outages, removed);
    }
}
