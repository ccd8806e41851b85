package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Trend;

/** Why claims of Burkimsher, Bate, Indrusiak 2014 do not come out. */
final class NetworkCauses {
    private static final String CORES = "task-cores";
    private static final String ONE = "1";
    private static final String FEW = "1,2,4";
    private static final String SPREAD = "spread";
    private static final String FAR = "100000";
    private static final String FARTHER = "10000000";

    private NetworkCauses() {
    }

    static List<ClaimCause> all() {
        return List.of(cores(), delays(), spread(), spreadOfSrtf(), rounding(), blind(), threshold(), converges(), classes());
    }

    private static ClaimCause cores() {
        return ClaimCause.of(CauseKind.GENERATOR, "The paper does not print how many cores a task takes; here 1 to 20, as in the"
                + " authors' survey. With tasks of one core queues are short beside the jobs, few jobs wait long, and the claim comes"
                + " out; with wide tasks nearly all small jobs wait, so that a policy that harms only the smallest ones no longer"
                + " stands out.",
                "net-normal-fair-beyond", "net-log-beyond", "net-log-fair", "net-lrtf-fair", "net-lrtf-improves")
                .shown("net-cores-normal", CORES, ONE).shown("net-cores-round", CORES, ONE);
    }

    private static ClaimCause delays() {
        return ClaimCause.of(CauseKind.GENERATOR, "The cores of a task, which the paper does not print: with tasks of one core, or of"
                + " 1, 2 or 4, queues are shorter beside the jobs, and delays count for more. P-SLR and SRTF are then less than a tenth"
                + " apart, with P-SLR ahead, as the paper's text has it for delays.",
                "net-delays-srtf", "net-delays-fair-improve", "net-delays-lrtf-fair").shown("net-cores-delays", CORES, ONE)
                .shown("net-cores-delays", CORES, FEW);
    }

    private static ClaimCause spread() {
        return ClaimCause.of(CauseKind.GENERATOR, "How far execution times reach is not printed; here the longest job is up to 1,000"
                + " times the shortest. With 100,000 times no difference is found, or the claim comes out.",
                "net-normal-srtf", "net-normal-fair",
                "net-log-fair-blind")
                .shown("net-spread-normal", SPREAD, FAR).shown("net-spread", SPREAD, FAR);
    }

    private static ClaimCause spreadOfSrtf() {
        return ClaimCause.of(CauseKind.GENERATOR, "How far execution times reach is not printed. The wider they reach, the less normal"
                + " errors change whom SRTF favours: with 10,000,000 : 1 even errors of 10^7 % leave it as fair as it was.",
                "net-normal-fair-srtf")
                .shown("net-spread-normal", SPREAD, FAR).shown("net-spread-normal", SPREAD, FARTHER);
    }

    private static ClaimCause rounding() {
        return ClaimCause.of(CauseKind.GENERATOR, "The cores of a task, which the paper does not print. Exact estimates come out with"
                + " tasks of one core, powers of 10 with tasks of up to 20; no one number of cores gives both. The reach of execution"
                + " times settles nothing.",
                "net-log-srtf").shown("net-cores-round", CORES, ONE, "estimate", "log-round:1")
                .shown("net-log-round", "estimate", "log-round:10").shown("net-spread", SPREAD, FAR);
    }

    private static ClaimCause blind() {
        return ClaimCause.of(CauseKind.STATISTIC, "The policies without estimates differ among themselves by more than the margin, so"
                + " that no policy can be as good as all of them; with useless estimates P-SLR lies among them.", "net-normal-random")
                .shown(Order.alike("worstSlr", "random", "fifo-job", "fifo-task", "fair-share"), "net-normal", "estimate",
                "normal:10000000")
                .shown(Order.noMore("worstSlr", "p-slr", "random"), "net-normal", "estimate", "normal:10000000");
    }

    private static ClaimCause threshold() {
        return ClaimCause.of(CauseKind.STATISTIC, "The paper calls alike what is not significantly different. The whole is within the"
                + " margin; single bases are to one side or the other, since rounding puts other jobs into one class at each. Reach of"
                + " execution times and cores of a task move the ratio, but no value of them makes all four bases alike.",
                "net-log-threshold")
                .shown("net-spread", SPREAD, FAR).shown("net-cores-round", CORES, FEW);
    }

    private static ClaimCause converges() {
        return ClaimCause.of(CauseKind.NOT_FOUND, "Tried: reach of execution times and cores of a task. LRTF's own Gini coefficient"
                + " falls with delays if tasks have one core, but FIFO's falls faster.", "net-delays-lrtf-converges")
                .shown("net-cores-delays", CORES, ONE).shown("net-spread-delays", SPREAD, FAR)
                .shown(new Trend(false, "giniSlr", "lrtf", "", "network"), "net-cores-delays", CORES, ONE);
    }

    private static ClaimCause classes() {
        return ClaimCause.of(CauseKind.GENERATOR, "The classes are of a correlation over all jobs, which hangs on how long queues are"
                + " beside jobs: on the cores of a task and on the reach of execution times, neither of which is printed.",
                "net-class-p-slr", "net-class-srtf",
                "net-class-lrtf", "net-class-drift", "net-class-srtf-drift").shown("net-cores-normal", CORES, ONE, "estimate", "exact")
                .shown("net-spread-normal", SPREAD, FAR, "estimate", "exact");
    }
}
