package org.schedscope.scheduler;

import java.util.Optional;
import java.util.function.IntFunction;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.Policy;
import org.schedscope.scheduler.list.Admission;
import org.schedscope.scheduler.list.BackfillingRule;
import org.schedscope.scheduler.list.CentralEasyBackfilling;
import org.schedscope.scheduler.list.CentralScheduler;
import org.schedscope.scheduler.list.ConservativeBackfilling;
import org.schedscope.scheduler.list.EarliestStarts;
import org.schedscope.scheduler.list.EasyBackfilling;
import org.schedscope.scheduler.list.HierarchicalScheduler;
import org.schedscope.scheduler.list.LeastLoadedRouting;
import org.schedscope.scheduler.list.PassRules;
import org.schedscope.scheduler.list.RandomStickyRouting;
import org.schedscope.scheduler.list.Routing;
import org.schedscope.scheduler.list.StrictOrder;
import org.schedscope.scheduler.list.TaskKinds;

/** Schedulers that start tasks from the heads of queues: their parameters and their construction. */
final class ListSchedulers {
    static final Parameter.Choice<BackfillingKind> BACKFILLING = Parameter.Choice.of(Schedulers.REARRANGEMENT, BackfillingKind.class,
            "Backfilling: none, tasks that do not delay the first waiting task, or tasks that delay no reservation.");
    static final Parameter.Choice<RoutingRule> ROUTINGS = Parameter.Choice.of(Schedulers.ROUTING, RoutingRule.class,
            "Where arriving work goes: to the shortest queue, or to a random cluster that keeps tasks of a job and kind together."
                    + " From Burkimsher, Bate, Indrusiak 2013, §2.2.2, and 2014, §2.3.");
    static final Parameter.Choice<AuctionStop> AUCTION_STOPS = Parameter.Choice.of(Schedulers.AUCTION_STOP, AuctionStop.class,
            "What ends for a pass with the first bid that finds no cluster: the whole market, or only the bidding of its kind.");

    static final Parameter.Choice<Admitting> ADMISSIONS = Parameter.Choice.of(Schedulers.ADMISSION, Admitting.class,
            "Whether a job with a value curve is refused at its arrival if it could earn nothing behind the work that is there.");

    private enum Admitting {
        OFF, VALUE
    }

    private enum RoutingRule {
        LEAST_LOADED, RANDOM_STICKY
    }

    private enum AuctionStop {
        MARKET, KIND
    }

    private ListSchedulers() {
    }

    static Scheduler hierarchical(RunSpec spec, Policy policy, SchedulingContext context) {
        BackfillingKind kind = spec.chosen(BACKFILLING);
        PassRules passes = BatchRules.passes(spec, kind != BackfillingKind.NONE);
        IntFunction<BackfillingRule> rules = switch (kind) {
            case NONE -> cluster -> new StrictOrder(context, cluster);
            case EASY -> cluster -> EasyBackfilling.on(context, cluster, passes.depth());
            case CONSERVATIVE -> passes.planAnew() ? cluster -> new CentralEasyBackfilling(context, cluster, true, passes.depth())
                    : cluster -> new ConservativeBackfilling(context, new EarliestStarts(context, cluster),
                            policy.dependsOn(Dependence.TIME));
        };
        return new HierarchicalScheduler(context, policy, spec.seed(), routing(spec, context, context.input().eligibility()), passes,
                kind != BackfillingKind.NONE, rules);
    }

    static Scheduler central(RunSpec spec, Policy policy, SchedulingContext context) {
        BackfillingKind kind = spec.chosen(BACKFILLING);
        PassRules passes = BatchRules.passes(spec, kind != BackfillingKind.NONE);
        if (kind == BackfillingKind.NONE) {
            return CentralScheduler.auction(context, policy, spec.seed(), kinds(spec, context.input()), passes, Optional.empty());
        }
        BackfillingRule rule = kind == BackfillingKind.EASY || passes.planAnew()
                ? new CentralEasyBackfilling(context, kind == BackfillingKind.CONSERVATIVE, passes.depth())
                : new ConservativeBackfilling(context, new EarliestStarts(context), policy.dependsOn(Dependence.TIME));
        return CentralScheduler.backfilling(context, policy, spec.seed(), rule, passes);
    }

    static Scheduler market(RunSpec spec, Policy policy, SchedulingContext context) {
        Optional<Admission> admission = spec.chosen(ADMISSIONS) == Admitting.VALUE ? Optional.of(new Admission(context)) : Optional.empty();
        return CentralScheduler.auction(context, policy, spec.seed(), kinds(spec, context.input()), PassRules.NONE, admission);
    }

    /** Whether, in a run without overtaking, a waiting task delays only others of its kind, not all. */
    static boolean stopsByKind(RunSpec spec) {
        return spec.scheduler().equals(Schedulers.CENTRAL)
                || spec.scheduler().equals(Schedulers.MARKET) && Schedulers.expanded(spec).chosen(AUCTION_STOPS) == AuctionStop.KIND;
    }

    /** The kinds of tasks of such a run: a waiting task delays its own kind. */
    static TaskKinds kinds(RunSpec spec, SimulationInput input) {
        return stopsByKind(spec) ? new TaskKinds(input) : TaskKinds.asOne(input);
    }

    static Routing routing(RunSpec spec, SchedulingContext context, Eligibility eligibility) {
        return switch (spec.chosen(ROUTINGS)) {
            case LEAST_LOADED -> new LeastLoadedRouting(context, eligibility);
            case RANDOM_STICKY -> new RandomStickyRouting(context, eligibility, spec.seed());
        };
    }
}
