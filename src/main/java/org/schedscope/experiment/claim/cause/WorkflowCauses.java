package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Printed;
import org.schedscope.experiment.claim.rule.Trend;

/** Why claims of Wang 2011 do not come out. */
final class WorkflowCauses {
    private static final String TURNAROUND = "meanResponse";
    private static final String OWM = "owm";
    private static final String BACKFILLING = "owm-backfilling";
    private static final String PREEMPTIVE = "owm-preemptive";
    private static final String CORES = "max-cores";
    private static final String INTERVAL = "interval";
    private static final String LOAD = "load";
    private static final String WIDE = "50";
    private static final String NARROW = "5";

    private WorkflowCauses() {
    }

    static List<ClaimCause> all() {
        return List.of(backfilling(), sizes(), preemptive(), little(), preemptions(), intensity(), uncertain(), faster());
    }


    private static ClaimCause backfilling() {
        return ClaimCause.of(CauseKind.GENERATOR, "How many processors a task takes is not printed, so neither is how crowded an"
                + " interval is. At the thesis' own intervals with tasks of up to 50 processors the system is overloaded throughout,"
                + " and the gain grows with the interval, as the thesis has it; with up to 5 or 20 it falls.", "mows-backfilling-trend")
                .shown(new Trend(false, TURNAROUND, BACKFILLING, OWM, INTERVAL), "mows-intervals", CORES, WIDE)
                .shown(new Trend(false, TURNAROUND, BACKFILLING, OWM, INTERVAL), "mows-intervals", CORES, NARROW);
    }

    private static ClaimCause sizes() {
        return ClaimCause.of(CauseKind.GENERATOR, "The printed gains belong to intervals, whose load is unknown as long as the"
                + " processors of a task are. Gains of that size do occur, between 80 and 100 % load with tasks of up to 20 processors,"
                + " but no one number of processors gives both at the ends of the thesis' intervals.",
                "mows-backfilling-7", "mows-backfilling-10")
                .shown(Printed.percent(-7, TURNAROUND, BACKFILLING, OWM), "mows-load", LOAD, "80")
                .shown(Printed.percent(-10, TURNAROUND, BACKFILLING, OWM), "mows-load", LOAD, "100")
                .shown(Printed.percent(-7, TURNAROUND, BACKFILLING, OWM).at(INTERVAL, "first"), "mows-intervals", CORES, NARROW)
                .shown(Printed.percent(-10, TURNAROUND, BACKFILLING, OWM).at(INTERVAL, "last"), "mows-intervals", CORES, WIDE);
    }

    private static ClaimCause preemptive() {
        return ClaimCause.of(CauseKind.GENERATOR, "Load and processors of a task, which are not printed. Below 60 % load, or with tasks"
                + " of up to 5 processors, suspension gains; under overload letting tasks enter at once loses more than suspension can"
                + " bring back.",
                "mows-preemptive").shown(Order.less(TURNAROUND, PREEMPTIVE, OWM), "mows-load", LOAD, "30")
                .shown(Order.less(TURNAROUND, PREEMPTIVE, OWM), "mows-cores", CORES, NARROW)
                .shown(Order.less(TURNAROUND, "enter at once, no suspension", OWM), "mows-suspension", LOAD, "120");
    }

    private static ClaimCause little() {
        return ClaimCause.of(CauseKind.GENERATOR, "The load, which is not printed: the gain is of that size where the system is not"
                + " crowded.",
                "mows-preemptive-2").shown("mows-load", LOAD, "60").shown("mows-load", LOAD, "30");
    }

    private static ClaimCause preemptions() {
        return ClaimCause.of(CauseKind.GENERATOR, "The processors of a task, which are not printed. At the thesis' own intervals with"
                + " tasks of up to 50 processors there are more suspensions the longer the interval; with up to 5, fewer.",
                "mows-preemptions")
                .shown(new Trend(true, "preemptions", PREEMPTIVE, "", INTERVAL), "mows-intervals", CORES, WIDE)
                .shown(new Trend(true, "preemptions", PREEMPTIVE, "", INTERVAL), "mows-intervals", CORES, NARROW);
    }

    private static ClaimCause intensity() {
        return ClaimCause.of(CauseKind.GENERATOR, "The processors of a task, which are not printed: with up to 5 in place of 20 the"
                + " claim comes out at the same load.", "mows-preemptive-intensity").shown("mows-intensity-cores");
    }

    private static ClaimCause uncertain() {
        return ClaimCause.of(CauseKind.GENERATOR, "The load, which is not printed, here 80 %: where the system is less crowded MOWS"
                + " takes off more.",
                "mows-uncertain-13").shown("mows-uncertain-load", LOAD, "60").shown("mows-uncertain-load", LOAD, "30");
    }

    private static ClaimCause faster() {
        return ClaimCause.of(CauseKind.NOT_FOUND, "Tried: loads of 60 and 30 % and tasks of up to 5 and 50 processors. The thesis does"
                + " not say whether a task's true time is drawn once or for each cluster; here once.", "mows-uncertain-swf")
                .shown("mows-uncertain-load", LOAD, "60").shown("mows-uncertain-load", LOAD, "30")
                .shown("mows-uncertain-cores", CORES, NARROW).shown("mows-uncertain-cores", CORES, WIDE);
    }
}
