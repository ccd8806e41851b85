package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.claim.rule.Order;

/** Why claims of Burkimsher, Bate, Indrusiak 2013 do not come out. */
final class SurveyCauses {
    private static final String SPREAD = "spread";
    private static final String NARROW = "100";
    private static final String FAR = "100000";
    private static final String FARTHER = "10000000";
    private static final String LOAD = "load";
    private static final String WORKLOAD = "workload";

    private SurveyCauses() {
    }

    static List<ClaimCause> all() {
        return List.of(indistinguishable(), bias(), uptick(), tables(), random(), utilisation(), trace());
    }

    private static ClaimCause indistinguishable() {
        return ClaimCause.of(CauseKind.GENERATOR, "P-SLR is better on some kinds of workloads and SRTF on others; over all kinds they"
                + " nearly cancel, so that few schedules find no difference and many do. How far execution times reach is not printed,"
                + " and moves the balance: with 10,000,000 : 1 in place of 1,000 : 1 no difference is found.",
                "pslr-fair-as-srtf", "pslr-worst-as-srtf")
                .shown("pslr", WORKLOAD, "pslr-uniform", LOAD, "120").shown("pslr", WORKLOAD, "pslr-log", LOAD, "120")
                .shown("pslr", WORKLOAD, "pslr-fork-join", LOAD, "120")
                .shown("pslr-spread", SPREAD, FAR).shown("pslr-spread", SPREAD, FARTHER);
    }

    private static ClaimCause bias() {
        return ClaimCause.of(CauseKind.GENERATOR, "How far execution times reach, which is not printed: wide tasks of small jobs wait"
                + " for the next free cores whatever the policy, and that counts the more the smaller jobs are. With 100 : 1 it is"
                + " within the margin.",
                "pslr-no-bias").shown("pslr-spread", SPREAD, NARROW, LOAD, "120").shown("pslr-spread", SPREAD, FAR, LOAD, "120");
    }

    private static ClaimCause uptick() {
        return ClaimCause.of(CauseKind.GENERATOR, "How far execution times reach, which is not printed: the first decile has to be of"
                + " jobs short enough for the wait for a free core to count. With 100,000 : 1 there is the uptick of the paper's"
                + " figure.", "pslr-uptick")
                .shown("pslr-spread", SPREAD, FAR, LOAD, "120");
    }

    private static ClaimCause tables() {
        return ClaimCause.of(CauseKind.GENERATOR, "How far execution times reach, which is not printed. With 10,000,000 : 1 single"
                + " unlucky small jobs decide worst SLR, so that P-SLR dominates in fewer schedules at 80 %, and SRTF has the smaller"
                + " mean in more at 120 %, as printed.",
                "pslr-table-3", "pslr-table-4").shown("pslr-spread", SPREAD, FAR).shown("pslr-spread", SPREAD, FARTHER);
    }

    private static ClaimCause random() {
        return ClaimCause.of(CauseKind.GENERATOR, "How far execution times reach, which is not printed. With 1,000 : 1 many jobs are"
                + " nearly as small as the smallest, and under random order one of them is unlucky; with 100,000 : 1 or more a few tiny"
                + " jobs decide, which wait as long under FIFO, and no difference is left that could be told.",
                "pslr-random-worst").shown("pslr-spread", SPREAD, NARROW).shown("pslr-spread", SPREAD, FAR)
                .shown("pslr-spread", SPREAD, FARTHER);
    }

    private static ClaimCause utilisation() {
        return ClaimCause.of(CauseKind.STATISTIC, "Differences of a few thousandths, which the paper itself calls effectively equal:"
                + " they are made while the system drains after the last arrival. In runs twice as long they are smaller.",
                "pslr-utilisation")
                .shown(Order.alike("averageUtilisation", "p-slr", "fifo-job"), "pslr", LOAD, "120")
                .shown(Order.alike("averageUtilisation", "p-slr", "fifo-job"), "pslr-longer");
    }

    private static ClaimCause trace() {
        return ClaimCause.of(CauseKind.TRACE, "The industrial trace is not public. SDSC-SP2 is one machine, its jobs have one task, and"
                + " a single job decides a worst SLR; over 39 pieces of two logs the two are level, and the rest comes out. Fair share"
                + " leaves cores"
                + " idle there that P-SLR uses.",
                "pslr-trace-worst", "pslr-trace-fifo", "pslr-trace-utilisation")
                .shown(Order.less("worstSlr", "srtf", "p-slr"), "logs-exact").shown(Order.more("worstSlr", "fifo-job", "random"),
                "logs-exact")
                .shown(Order.alike("averageUtilisation", "p-slr", "random", "fifo-job", "srtf", "lrtf"), "logs-exact");
    }
}
