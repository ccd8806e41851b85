package org.schedscope.experiment.claim.paper;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.rule.Across;
import org.schedscope.experiment.claim.rule.Around;
import org.schedscope.experiment.claim.rule.Bound;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Trend;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;

/** Claims of Burkimsher, Bate, Indrusiak 2014. */
final class NetworkClaims {
    private static final String PSLR = "p-slr";
    private static final String SRTF = "srtf";
    private static final String LRTF = "lrtf";
    private static final String WORST = "worstSlr";
    private static final String GINI = "giniSlr";
    private static final String CLASSES = "fairnessRho";
    /** Size from which a rank correlation counts, as in {@code compare}. */
    private static final double CLASS = 0.1;
    private static final String ESTIMATE = "estimate";
    private static final String NETWORK = "network";
    private static final String[] BLIND = {"random", "fifo-task", "fifo-job", "fair-share"};
    private static final String[] BUT_SRTF = {LRTF, "random", "fifo-task", "fifo-job", "fair-share"};
    private static final String[] TO_100 = {"exact", "normal:1", "normal:10", "normal:100"};
    private static final String[] TO_1000 = {"exact", "normal:1", "normal:10", "normal:100", "normal:1000"};
    private static final String[] TO_1E6 = {"exact", "normal:1", "normal:10", "normal:100", "normal:1000", "normal:10000", "normal:100000",
        "normal:1000000"};
    private static final String[] FAR = {"normal:10000", "normal:100000", "normal:1000000"};
    private static final String[] BASES = {"log-round:10", "log-round:100", "log-round:1000", "log-round:10000", "log-round:100000",
        "log-round:1000000"};
    private static final String[] COARSE = {"log-round:100", "log-round:1000", "log-round:10000", "log-round:100000"};
    private static final FigureSpec.Choice NORMAL = PaperClaims.part("net-normal");
    private static final FigureSpec.Choice ROUNDED = PaperClaims.part("net-log-round");
    private static final FigureSpec.Choice DELAYS = PaperClaims.part("net-delays");

    private NetworkClaims() {
    }

    static List<Claim> all() {
        return Stream.of(normal(), rounded(), normalFairness(), roundedFairness(), classes(), delays(), delayFairness())
                .flatMap(List::stream).toList();
    }

    private static Claim claim(String id, String section, String quote, String statement, FigureSpec.Choice of, ClaimRule rule,
            String figure) {
        return new Claim(id, Paper.NET, section, quote, statement, of, rule, "net-fig-" + figure);
    }

    private static List<Claim> normal() {
        return List.of(
                claim("net-normal-blind", "5.1", "the P-SLR policy dominates by having the lowest worst-case SLR values until the standard"
                        + " deviation is 1000% of the value of the exact time", "With normal errors up to 1000 % P-SLR has a smaller worst"
                                + " SLR than policies that use no estimates.", NORMAL, Order.less(WORST, PSLR, BLIND).at(ESTIMATE, TO_1000),
                        "3a"),
                claim("net-normal-srtf", "5.1", "The difference between P-SLR and SRTF in this range is not statistically significant",
                        "With normal errors up to 1000 % P-SLR has no more worst SLR than SRTF.", NORMAL,
                        Order.noMore(WORST, PSLR, SRTF).at(ESTIMATE, TO_1000), "3a"),
                claim("net-normal-beyond", "5.1", "The divergence after 1000% is due to this guarantee because SRTF is letting the largest"
                        + " tasks starve.", "With normal errors beyond 1000 % SRTF has a smaller worst SLR than P-SLR.", NORMAL,
                        Order.less(WORST, SRTF, PSLR).at(ESTIMATE, FAR), "3a"),
                claim("net-normal-random", "5.1", "the worst-case SLR of the P-SLR orderer rises to similar levels as the schedulers that"
                        + " do"
                        + " not make use of execution time estimates", "With normal errors of 10^7 % P-SLR has as much worst SLR as"
                                + " policies that use no estimates.", NORMAL,
                        Order.alike(WORST, PSLR, BLIND).at(ESTIMATE, "normal:10000000", "normal:100000000"), "3a"),
                claim("net-lrtf", "5.1", "The LRTF orderer, as expected, shows poorer worst-case responsiveness than any of the policies"
                        + " that"
                        + " do not consider execution time.", "LRTF has a larger worst SLR than the policies that use no estimates, while"
                                + " estimates are good.", NORMAL, Order.more(WORST, LRTF, BLIND).at(ESTIMATE, TO_100), "3a"));
    }

    private static List<Claim> rounded() {
        return List.of(
                claim("net-log-srtf", "5.1", "rounded to the nearest power of 10 or below, P-SLR dominates the worst-case SLR values,"
                        + " although it is not statistically distinguishable from SRTF", "With estimates rounded to powers of 10 or finer"
                                + " P-SLR has no more worst SLR than SRTF.", ROUNDED,
                        Order.noMore(WORST, PSLR, SRTF).at(ESTIMATE, "log-round:1", "log-round:10"), "3b"),
                claim("net-log-beyond", "5.1", "As the estimates get yet more coarse above a base of 10, SRTF provides better worst-case"
                        + " responsiveness than P-SLR.", "With estimates rounded to bases above 10 SRTF has a smaller worst SLR than"
                                + " P-SLR.",
                        ROUNDED, Order.less(WORST, SRTF, PSLR).at(ESTIMATE, COARSE), "3b"),
                claim("net-log-threshold", "5.1", "up to a threshold value of 10^3, the P-SLR and SRTF policies have statistically"
                        + " insignificant differences in responsiveness", "With estimates rounded to powers of 1000 or finer P-SLR and SRTF"
                                + " have as much worst SLR.", ROUNDED,
                        Order.alike(WORST, PSLR, SRTF).at(ESTIMATE, "log-round:1", "log-round:10", "log-round:100", "log-round:1000"),
                                "3b"),
                claim("net-log-blind", "5.1", "better responsiveness and fairness when the [...] log rounding base is less than 10^8",
                        "With rounded estimates P-SLR has a smaller worst SLR than policies that use no estimates.", ROUNDED,
                        Order.less(WORST, PSLR, BLIND).at(ESTIMATE), "3b"));
    }

    private static List<Claim> normalFairness() {
        return List.of(
                claim("net-normal-fair", "5.1", "statistically indistinguishable from SRTF up to a threshold of 100%",
                        "With normal errors up to 100 % P-SLR and SRTF are as fair (Gini).", NORMAL,
                        Order.alike(GINI, PSLR, SRTF).at(ESTIMATE, TO_100), "4a"),
                claim("net-normal-fair-beyond", "5.1", "SRTF may provide better fairness than P-SLR when the standard deviation of the"
                        + " errors"
                        + " is above 100%", "With normal errors above 100 % SRTF is fairer (Gini) than P-SLR.", NORMAL,
                        Order.less(GINI, SRTF, PSLR).at(ESTIMATE, "normal:1000", "normal:10000", "normal:100000", "normal:1000000"), "4a"),
                claim("net-normal-fair-srtf", "5.1", "was not able to introduce sufficient error below a standard deviation percentage of"
                        + " 10^8 to cause significant impact on the fairness of the SRTF policy", "SRTF is as fair (Gini) with normal"
                                + " errors"
                                + " of 10^7 % as with exact estimates.", NORMAL,
                        Across.alike(GINI, ESTIMATE, "normal:10000000", "exact", SRTF), "4a"),
                claim("net-normal-fair-blind", "5.1", "better responsiveness and fairness when the standard deviation inaccuracy"
                        + " percentage is"
                        + " less than 10^7", "With normal errors below 10^7 % P-SLR is fairer (Gini) than policies that use no estimates.",
                        NORMAL, Order.less(GINI, PSLR, BLIND).at(ESTIMATE, TO_1E6), "4a"),
                claim("net-lrtf-fair", "5.1", "The LRTF policy shows the worst-case unfairness",
                        "With normal errors up to 100 % LRTF is the least fair (Gini).", NORMAL, Order.more(GINI, LRTF).at(ESTIMATE,
                                TO_100),
                        "4a"),
                claim("net-lrtf-improves", "5.1", "The bound on how unfair it makes things improve as estimates get worse",
                        "LRTF becomes fairer (Gini) as estimates are rounded more coarsely.", ROUNDED,
                        new Trend(false, GINI, LRTF, "", ESTIMATE), "4b"));
    }

    private static List<Claim> roundedFairness() {
        return List.of(
                claim("net-log-fair", "5.1", "other than the case where there was no inaccuracy, the SRTF orderer was statistically"
                        + " significantly more fair, according to the Gini Coefficients, than for P-SLR",
                        "With estimates rounded to any base above 1 SRTF is fairer (Gini) than P-SLR.", ROUNDED,
                        Order.less(GINI, SRTF, PSLR).at(ESTIMATE, BASES), "4b"),
                claim("net-log-fair-blind", "5.1", "better responsiveness and fairness when the [...] log rounding base is less than 10^8",
                        "With rounded estimates P-SLR is fairer (Gini) than policies that use no estimates.", ROUNDED,
                        Order.less(GINI, PSLR, BLIND).at(ESTIMATE), "4b"));
    }

    /** Which jobs fare better, as Fig. 2 has it: class 1 long ones, class 2 short ones, class 3 neither. */
    private static List<Claim> classes() {
        FigureSpec.Choice exact = PaperClaims.part("net-normal", ESTIMATE, "exact");
        return List.of(
                claim("net-class-p-slr", "5.1", "P-SLR with accurate estimates exhibits Class 3 behaviour",
                        "With exact estimates work and SLR of jobs are not correlated under P-SLR: class 3.", exact,
                        new Around(CLASSES, PSLR), "2a"),
                claim("net-class-srtf", "5.1", "for SRTF, because it shows Class 2 behaviour",
                        "With exact estimates SLR rises with the work of jobs under SRTF: class 2.", exact,
                        Bound.atLeast(CLASS, CLASSES, SRTF), "2a"),
                claim("net-class-lrtf", "5.1", "it is the most extreme example of Class 1 behaviour",
                        "With exact estimates SLR falls with the work of jobs under LRTF, more than under any other policy.", exact,
                        Bound.atMost(-CLASS, CLASSES, LRTF).and(Order.less(CLASSES, LRTF)), "2a"),
                claim("net-class-drift", "5.1", "any perturbation to this will make it tend towards Class 1 behaviour",
                        "With larger normal errors P-SLR moves towards class 1.", NORMAL, new Trend(false, CLASSES, PSLR, "", ESTIMATE),
                        "2a"),
                claim("net-class-srtf-drift", "5.1", "SRTF moves from Class 2, then to Class 3, before eventually showing Class 1 at a"
                        + " rounding power of 10^7", "With coarser rounding SRTF moves towards class 1.", ROUNDED,
                        new Trend(false, CLASSES, SRTF, "", ESTIMATE), "2b"));
    }

    private static List<Claim> delays() {
        return List.of(
                claim("net-delays-srtf", "5.2", "However, P-SLR and SRTF were not statistically significantly different.",
                        "Over all network delays P-SLR and SRTF have as much worst SLR.", DELAYS,
                        Order.alike(WORST, PSLR, SRTF).at(NETWORK), "5a"),
                claim("net-delays-blind", "5.2", "P-SLR dominated all schedulers other than SRTF in responsiveness",
                        "Over all network delays P-SLR has a smaller worst SLR than all orderings but SRTF.", DELAYS,
                        Order.less(WORST, PSLR, BUT_SRTF).at(NETWORK), "5a"),
                claim("net-delays-improve", "5.2", "there is an improvement in worst-case responsiveness when network costs become"
                        + " present at"
                        + " a CCR of 0.2", "With delays of 0.2 worst SLR is smaller than without, under every policy.", DELAYS,
                        Across.less(WORST, NETWORK, "thin-tree:0.2:-1", "none"), "5a"),
                claim("net-delays-lrtf", "5.2", "The LRTF policy again shows the worst case bound of responsiveness",
                        "Over all network delays LRTF has the largest worst SLR.", DELAYS, Order.more(WORST, LRTF).at(NETWORK), "5a"));
    }

    private static List<Claim> delayFairness() {
        return List.of(
                claim("net-delays-fair", "5.2", "P-SLR is sta[t]istically significantly more fair than SRTF, except where the CCR takes a"
                        + " value of 0.2", "With network delays P-SLR is fairer (Gini) than SRTF, except at 0.2.", DELAYS,
                        Order.less(GINI, PSLR, SRTF).at(NETWORK, "none", "thin-tree:0.4:-1", "thin-tree:0.6:-1", "thin-tree:0.8:-1"), "5b"),
                claim("net-delays-fair-improve", "5.2", "also show greater fairness in the presence of network delays",
                        "With delays of 0.2 every policy is fairer (Gini) than without.", DELAYS,
                        Across.less(GINI, NETWORK, "thin-tree:0.2:-1", "none"), "5b"),
                claim("net-delays-slower", "5.2", "As CCR is increased, the unfairness increases more slowly for P-SLR than for SRTF.",
                        "The Gini coefficient of P-SLR against that of SRTF falls as delays grow.", DELAYS,
                        new Trend(false, GINI, PSLR, SRTF, NETWORK), "5b"),
                claim("net-delays-lrtf-fair", "5.2", "The LRTF scheduler is the least fair at low values of CCR",
                        "Without delays and at 0.2 LRTF is the least fair (Gini).", DELAYS,
                        Order.more(GINI, LRTF).at(NETWORK, "none", "thin-tree:0.2:-1"), "5b"),
                claim("net-delays-lrtf-converges", "5.2", "but converges to a similar level of fairness as those schedulers that do not"
                        + " consider execution times at higher network costs", "The Gini coefficient of LRTF against that of FIFO by job"
                                + " falls as delays grow.", DELAYS, new Trend(false, GINI, LRTF, "fifo-job", NETWORK), "5b"),
                claim("net-delays-unfair", "5.2", "All the schedulers other than SRTF are very unfair across the space of network delays"
                        + " when"
                        + " compared to P-SLR.", "Over all network delays P-SLR is fairer (Gini) than all orderings but SRTF.", DELAYS,
                        Order.less(GINI, PSLR, BUT_SRTF).at(NETWORK), "5b"));
    }
}
