package org.schedscope.scheduler;

import java.util.List;
import java.util.Optional;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.SimulationInput;
import org.schedscope.event.EventSink;
import org.schedscope.model.ModelException;
import org.schedscope.policy.Parameter;
import org.schedscope.policy.Policies;
import org.schedscope.policy.Policy;

/** The one list of schedulers, and how a run of each begins. */
public final class Schedulers {
    /** Routers over clusters, a policy at each cluster. */
    public static final String HIERARCHICAL = "hierarchical";

    /** The parameter that says how routers choose. */
    public static final String ROUTING = "routing";

    /** The parameter that says what may overtake a task that waits for room. */
    public static final String REARRANGEMENT = "rearrangement";

    private static final String LEAST_LOADED = "least-loaded";
    private static final String RANDOM_STICKY = "random-sticky";
    private static final List<Parameter> HIERARCHICAL_PARAMETERS = List.of(
            new Parameter.Choice(REARRANGEMENT, List.of(Rearrangement.NONE, Rearrangement.EASY),
                    "What may overtake a task that waits for room: nothing, or what EASY backfilling allows."),
            new Parameter.Choice(ROUTING, List.of(LEAST_LOADED, RANDOM_STICKY),
                    "Where arriving work goes: to the shortest queue, or to a random cluster that keeps tasks of a job and kind together."));

    private Schedulers() {
    }

    public static List<String> names() {
        return List.of(HIERARCHICAL);
    }

    /** Parameters of a scheduler, in order of their names. */
    public static List<Parameter> parameters(String scheduler) {
        requireKnown("scheduler", scheduler, names());
        return HIERARCHICAL_PARAMETERS;
    }

    /**
     * Checks names and parameters.
     *
     * @throws ModelException naming what is unknown and what there is
     */
    public static void check(RunSpec spec) {
        requireKnown("policy", spec.policy(), Policies.names());
        List<Parameter> known = parameters(spec.scheduler());
        spec.parameters().forEach((name, value) -> {
            if (RunSpec.OF_INPUT.contains(name)) {
                return;
            }
            requireKnown("parameter", name, known.stream().map(Parameter::name).toList());
            known.stream().filter(parameter -> parameter.name().equals(name)).forEach(parameter -> parameter.check(value));
        });
    }

    private static void requireKnown(String what, String name, List<String> known) {
        if (!known.contains(name)) {
            throw new ModelException("no " + what + " named '" + name + "'; there is " + String.join(", ", known));
        }
    }

    /**
     * A run at its beginning, told to a listener.
     *
     * @throws ModelException for unknown names, a task that fits no cluster, and totals beyond range
     */
    public static Simulation start(RunSpec spec, EventSink sink) {
        return start(spec, SimulationInput.of(spec.workload(), spec.platform()), Optional.of(sink));
    }

    /** The same from an input that is worked out already, with or without a listener. */
    public static Simulation start(RunSpec spec, SimulationInput input, Optional<EventSink> sink) {
        check(spec);
        Policy policy = Policies.find(spec.policy()).orElseThrow();
        Scheduler.Factory factory = context -> new HierarchicalScheduler(context, policy, spec.seed(), routing(spec, context),
                rearranging(spec, context));
        return new Simulation(input, factory, sink);
    }

    private static HierarchicalScheduler.Rearranging rearranging(RunSpec spec, SchedulingContext context) {
        if (spec.parameters().getOrDefault(REARRANGEMENT, Rearrangement.NONE).equals(Rearrangement.NONE)) {
            return cluster -> Rearrangement.STRICT;
        }
        return cluster -> new EasyBackfilling(context, cluster);
    }

    private static Routing routing(RunSpec spec, SchedulingContext context) {
        return spec.parameters().getOrDefault(ROUTING, LEAST_LOADED).equals(LEAST_LOADED) ? new LeastLoadedRouting(context)
                : new RandomStickyRouting(context, spec.seed());
    }

    /** Goes on from a checkpoint of a run. */
    public static Simulation resume(Checkpoint checkpoint, EventSink sink) {
        return Simulation.resume(checkpoint, Optional.of(sink));
    }
}
