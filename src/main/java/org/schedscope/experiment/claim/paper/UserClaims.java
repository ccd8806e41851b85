package org.schedscope.experiment.claim.paper;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.rule.ByUser;
import org.schedscope.experiment.claim.rule.Quartile;
import org.schedscope.experiment.claim.rule.Single;
import org.schedscope.experiment.claim.rule.SomeUser;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;

/** Claims of Tóth, Klusáček 2014. One trace, nothing drawn: numbers of runs are compared as they are, users by tests. */
final class UserClaims {
    private static final String FIFO = "fifo";
    private static final String FAIR_FIFO = "fairshare-fifo";
    private static final String EASY = "easy";
    private static final String FAIR_EASY = "fairshare-easy";
    private static final String MUCH_BETTER = "backfilling algorithm (both with fairshare enabled or disabled) is much better than both"
            + " FIFO"
            + " versions";
    private static final double PRINTED = 35;
    private static final FigureSpec.Choice ALL = PaperClaims.part("eet");

    private UserClaims() {
    }

    static List<Claim> all() {
        return Stream.of(agnostic(), aware(), tardiness()).flatMap(List::stream).toList();
    }

    private static Claim claim(String id, String quote, String statement, ClaimRule rule, String figure) {
        return new Claim(id, Paper.EET, "4.2", quote, statement, ALL, rule, "eet-fig-" + figure);
    }

    private static ClaimRule better(String measure) {
        return Single.less(measure, EASY, FIFO, FAIR_FIFO).and(Single.less(measure, FAIR_EASY, FIFO, FAIR_FIFO));
    }

    private static List<Claim> agnostic() {
        return List.of(
                claim("eet-wait", "according to user-agnostic metrics, plain backfilling is much better than FIFO with fair share",
                        "Plain backfilling has a shorter mean wait than FIFO with fair share.", Single.less("meanWait", EASY, FAIR_FIFO),
                        "5-wait"),
                claim("eet-backfilling", MUCH_BETTER, "Backfilling, with fair share or without, has a shorter mean wait than both FIFO"
                        + " versions.", better("meanWait"), "5-wait"),
                claim("eet-backfilling-response", MUCH_BETTER, "Backfilling has a shorter mean response time than both FIFO versions.",
                        better("meanResponse"), "5-response"),
                claim("eet-backfilling-slowdown", MUCH_BETTER, "Backfilling has a smaller mean slowdown than both FIFO versions.",
                        better("meanBoundedSlowdown"), "5-slowdown"),
                claim("eet-gaps", "we can also clearly see the gaps in the system usage",
                        "Both FIFO versions use the machine less than backfilling with fair share.",
                        Single.more("averageUtilisation", FAIR_EASY, FIFO, FAIR_FIFO), "7"));
    }

    private static List<Claim> aware() {
        return List.of(
                claim("eet-violated", "Only the backfilling algorithm with fairshare-based priorities (bottom row) performs better,"
                        + " decreasing the number of violated EETs", "Fair share with backfilling violates the fewest expected end times.",
                        Single.less("violatedEetPercent", FAIR_EASY, FIFO, EASY, FAIR_FIFO)
                                .and(ByUser.less("userVeetPercent", FAIR_EASY, FIFO, EASY, FAIR_FIFO)), "6a"),
                claim("eet-plain", "In this context, plain backfilling performs worse than FIFO with fairshare",
                        "Plain backfilling violates more expected end times than FIFO with fair share.",
                        Single.less("violatedEetPercent", FAIR_FIFO, EASY).and(ByUser.less("userVeetPercent", FAIR_FIFO, EASY)), "6a"),
                claim("eet-fifo", "Plain FIFO not only suffers from a large number of violated EETs",
                        "Plain FIFO violates the most expected end times.",
                        Single.more("violatedEetPercent", FIFO, FAIR_FIFO, EASY, FAIR_EASY), "6a"),
                claim("eet-content", "only algorithms with enabled fairshare-based priorities [...] are able to provide at least some"
                        + " fairness to the users (75% of users have at most 35% violated EETs)",
                        "Only with fair share 75 % of users have at most 35 % violated expected end times.",
                        Quartile.atMost(PRINTED, "userVeetPercent", FAIR_FIFO, FAIR_EASY)
                                .and(Quartile.above(PRINTED, "userVeetPercent", FIFO, EASY)), "6a"),
                claim("eet-hundred", "no algorithm was able to eliminate users with 100% of violated EETs",
                        "Under every policy some user has all expected end times violated.", new SomeUser("userVeetPercent", 100), "7"));
    }

    private static List<Claim> tardiness() {
        return List.of(claim("eet-tardiness", "fair. + backfill significantly decreases those job delays observed by users",
                "Fair share with backfilling has the least weighted tardiness.",
                Single.less("weightedTardiness", FAIR_EASY, FIFO, EASY, FAIR_FIFO)
                        .and(ByUser.less("userWeightedTardiness", FAIR_EASY, FIFO, EASY, FAIR_FIFO)), "6b"));
    }
}
