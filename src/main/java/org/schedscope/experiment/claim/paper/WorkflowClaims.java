package org.schedscope.experiment.claim.paper;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Printed;
import org.schedscope.experiment.claim.rule.Trend;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;

/** Claims of Wang 2011. A makespan there is the turnaround time of a workflow. */
final class WorkflowClaims {
    private static final String MAKESPAN = "meanResponse";
    private static final String SLR = "meanSlr";
    private static final String OWM = "owm";
    private static final String SWF = "owm-swf";
    private static final String BACKFILLING = "owm-backfilling";
    private static final String PREEMPTIVE = "owm-preemptive";
    private static final String ALL_EFT = "owm-all-eft";
    private static final String MOWS = "mows";
    /** The axis along which the system becomes less crowded: loads fall in the definitions, as intervals grow in the thesis. */
    private static final String CROWD = "load";
    private static final String ESTIMATE = "estimate";
    private static final String INTENSITY = "workload";
    private static final FigureSpec.Choice CROWDS = PaperClaims.part("mows-load");
    private static final FigureSpec.Choice INTENSITIES = PaperClaims.part("mows-intensity");
    private static final FigureSpec.Choice UNCERTAIN = PaperClaims.part("mows-uncertainty");

    private WorkflowClaims() {
    }

    static List<Claim> all() {
        return Stream.of(shortest(), backfilling(), preemption(), allEft(), whole(), uncertain()).flatMap(List::stream).toList();
    }

    private static Claim claim(String id, String section, String quote, String statement, FigureSpec.Choice of, ClaimRule rule,
            int figure) {
        return new Claim(id, Paper.MOWS, section, quote, statement, of, rule, "mows-fig-5-" + figure);
    }

    private static ClaimRule both(String policy, FigureSpec.Choice of) {
        String axis = of.equals(INTENSITIES) ? INTENSITY : CROWD;
        return Order.less(MAKESPAN, policy, OWM).at(axis).and(Order.less(SLR, policy, OWM).at(axis));
    }

    private static List<Claim> shortest() {
        return List.of(
                claim("mows-swf", "5-2-1", "OWM(SWF) has better performance than OWM in terms of average makespan",
                        "Shortest workflow first has a smaller mean makespan than OWM.", CROWDS, Order.less(MAKESPAN, SWF, OWM).at(CROWD),
                                1),
                claim("mows-swf-slr", "5-2-1", "in terms of SLR the performance of OWM(SWF) is either quite close to or even worse than"
                        + " that"
                        + " of OWM", "In mean SLR it is no better than OWM.", CROWDS, Order.noLess(SLR, SWF, OWM).at(CROWD), 2),
                claim("mows-swf-intensity", "5-2-1", "OWM(SWF) outperforms OWM significantly for both computation- and"
                        + " communication-intensive workflows in terms of average makespan", "Shortest workflow first has a smaller mean"
                                + " makespan than OWM for workflows of both intensities.", INTENSITIES,
                        Order.less(MAKESPAN, SWF, OWM).at(INTENSITY), 3),
                claim("mows-swf-slr-intensity", "5-2-1", "either quite close to or even worse than that of OWM, as shown in Figure 5-4",
                        "In mean SLR it is no better than OWM for workflows of both intensities.", INTENSITIES,
                        Order.noLess(SLR, SWF, OWM).at(INTENSITY), 4));
    }

    private static List<Claim> backfilling() {
        return List.of(
                claim("mows-backfilling", "5-2-2", "OWM(backfilling) outperforms OWM in terms of both average makespan and average SLR",
                        "Priority-based backfilling has a smaller mean makespan and SLR than OWM.", CROWDS, both(BACKFILLING, CROWDS), 5),
                claim("mows-backfilling-7", "5-2-2", "the performance improvement of OWM(backfilling) over OWM increases from 7%",
                        "Where it is most crowded, backfilling takes 7 % off the mean makespan.", CROWDS,
                        Printed.percent(-7, MAKESPAN, BACKFILLING, OWM).at(CROWD, "first"), 5),
                claim("mows-backfilling-10", "5-2-2", "increases from 7% to 10% as the arrival interval grows",
                        "Where it is least crowded, backfilling takes 10 % off the mean makespan.", CROWDS,
                        Printed.percent(-10, MAKESPAN, BACKFILLING, OWM).at(CROWD, "last"), 5),
                claim("mows-backfilling-trend", "5-2-2", "increases from 7% to 10% as the arrival interval grows",
                        "The improvement grows with the arrival interval.", CROWDS, new Trend(false, MAKESPAN, BACKFILLING, OWM, CROWD), 5),
                claim("mows-backfills", "5-2-2", "backfilling has more chance to occur when the system is more crowded",
                        "There are fewer backfillings when the system is less crowded.", CROWDS,
                        new Trend(false, "backfills", BACKFILLING, "", CROWD), 7),
                claim("mows-backfilling-intensity", "5-2-2", "OWM(backfilling) outperforms OWM for both computation- and"
                        + " communication-intensive workflows", "Priority-based backfilling has a smaller mean makespan and SLR than OWM"
                                + " for"
                                + " workflows of both intensities.", INTENSITIES, both(BACKFILLING, INTENSITIES), 8));
    }

    private static List<Claim> preemption() {
        return List.of(
                claim("mows-preemptive", "5-2-3", "evaluate the performance of preemptive task execution [...] in terms of average makespan"
                        + " and average SLR", "Preemptive task execution has a smaller mean makespan and SLR than OWM.", CROWDS,
                        both(PREEMPTIVE, CROWDS), 10),
                claim("mows-preemptive-2", "5-2-3", "The average makespan produced by OWM(preemptive) is about 2% less than that produced"
                        + " by"
                        + " OWM.", "Preemptive task execution takes 2 % off the mean makespan.", CROWDS,
                        Printed.percent(-2, MAKESPAN, PREEMPTIVE, OWM), 10),
                claim("mows-preemptive-trend", "5-2-3", "the performance improvement increases noticeably as the arrival interval grows",
                        "Its improvement grows with the arrival interval.", CROWDS, new Trend(false, MAKESPAN, PREEMPTIVE, OWM, CROWD), 10),
                claim("mows-preemptions", "5-2-3", "preemption is more likely to occur when the system is less crowded",
                        "There are more preemptions when the system is less crowded.", CROWDS,
                        new Trend(true, "preemptions", PREEMPTIVE, "", CROWD), 12),
                claim("mows-preemptive-intensity", "5-2-3", "the performance of OWM(preemptive) is better than that of OWM for both"
                        + " computation- and communication-intensive workflows", "Preemptive task execution has a smaller mean makespan and"
                                + " SLR than OWM for workflows of both intensities.", INTENSITIES, both(PREEMPTIVE, INTENSITIES), 13));
    }

    private static List<Claim> allEft() {
        return List.of(
                claim("mows-all-eft", "5-2-4", "The results indicate that OWM(All-EFT) performs slightly better than OWM.",
                        "All-EFT has a smaller mean makespan and SLR than OWM.", CROWDS, both(ALL_EFT, CROWDS), 15),
                claim("mows-all-eft-intensity", "5-2-4", "The results indicate that OWM(All-EFT) performs slightly better than OWM.",
                        "All-EFT has a smaller mean makespan and SLR than OWM for workflows of both intensities.", INTENSITIES,
                        both(ALL_EFT, INTENSITIES), 17));
    }

    private static List<Claim> whole() {
        return List.of(
                claim("mows-overall", "5-2-5", "The results indicate that MOWS outperforms OWM significantly.",
                        "MOWS has a smaller mean makespan and SLR than OWM.", CROWDS, both(MOWS, CROWDS), 19),
                claim("mows-overall-16", "5-2-5", "In average, the performance improvement of MOWS over OWM is approximately 16%.",
                        "MOWS takes 16 % off the mean makespan.", CROWDS, Printed.percent(-16, MAKESPAN, MOWS, OWM), 19),
                claim("mows-falls", "5-2-5", "The average makespan of both MOWS and OWM decreases as the mean arrival interval of workflows"
                        + " grows.", "The mean makespans of MOWS and OWM fall as the arrival interval grows.", CROWDS,
                        new Trend(false, MAKESPAN, MOWS, "", CROWD).and(new Trend(false, MAKESPAN, OWM, "", CROWD)), 19),
                claim("mows-intensity", "5-2-5", "MOWS outperforms OWM for both computation- and communication-intensive workflows",
                        "MOWS has a smaller mean makespan and SLR than OWM for workflows of both intensities.", INTENSITIES,
                        both(MOWS, INTENSITIES), 21));
    }

    private static List<Claim> uncertain() {
        return List.of(
                claim("mows-uncertain", "5-2-6", "MOWS outperforms the other approaches for the uncertainty levels from 100% to 500%",
                        "MOWS has the smallest mean makespan for uncertainties from 100 to 500 %.", UNCERTAIN,
                        Order.less(MAKESPAN, MOWS).at(ESTIMATE), 23),
                claim("mows-uncertain-slr", "5-2-6", "MOWS outperforms the other approaches for the uncertainty levels from 100% to 500%",
                        "MOWS has the smallest mean SLR for uncertainties from 100 to 500 %.", UNCERTAIN,
                        Order.less(SLR, MOWS).at(ESTIMATE), 24),
                claim("mows-uncertain-13", "5-2-6", "In average, the performance improvement ratio of MOWS over OWM is approximately 13%.",
                        "With wrong estimates MOWS takes 13 % off the mean makespan of OWM.", UNCERTAIN,
                        Printed.percent(-13, MAKESPAN, MOWS, OWM), 23),
                claim("mows-uncertain-swf", "5-2-6", "The performance of OWM(SWF) decreases faster as the uncertainty level grows",
                        "Shortest workflow first loses more than OWM as uncertainty grows.", UNCERTAIN,
                        new Trend(true, MAKESPAN, SWF, OWM, ESTIMATE), 23));
    }
}
