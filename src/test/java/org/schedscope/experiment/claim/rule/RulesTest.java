package org.schedscope.experiment.claim.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.fixture.SmallResults;

/** Rules on results of few runs, worked out by hand. */
class RulesTest {
    private static Finding check(ClaimRule rule, SmallResults results) {
        return new Claim("c", Paper.PSLR, "1", "so", "So it is.", new FigureSpec.Choice("p", Map.of(), List.of()), rule, "")
                .check(results.table());
    }

    private static Verdict verdict(ClaimRule rule, SmallResults results) {
        return check(rule, results).verdict();
    }

    private static SmallResults small() throws Exception {
        return new SmallResults("p", 4);
    }

    /** Half and a quarter alternate: logarithms −0.693 and −1.386, mean −1.040, deviation 0.4002; t 3.182 × 0.2001 = 0.6368. */
    @Test
    void aRatioIsTheMeanOfLogarithmsOverBlocks() throws Exception {
        Finding finding = check(SampleRules.less("meanSlr", "p-slr", "srtf"), small().seeds(80, "p-slr", "meanSlr", 1, 1, 1, 1)
                .seeds(80, "srtf", "meanSlr", 2, 4, 2, 4));
        assertEquals("4 blocks, ratio 0.3536 [0.187, 0.6684], p = 0.0138", finding.effect());
        assertEquals("agrees", finding.summary());
        assertEquals(8, finding.runs());
    }

    /** The same four blocks at two loads are four, not eight: log ratios at 80 and 120 are averaged first. */
    @Test
    void aBlockThatMeetsTwoLoadsCountsOnce() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 1, 1, 1).seeds(80, "srtf", "meanSlr", 2, 4, 2, 4)
                .seeds(120, "p-slr", "meanSlr", 1, 1, 1, 1).seeds(120, "srtf", "meanSlr", 2, 4, 2, 4);
        assertEquals("4 blocks, ratio 0.3536 [0.187, 0.6684], p = 0.0138",
                check(SampleRules.lessOver("load", "meanSlr", "p-slr", "srtf"), results)
                        .effect());
        assertEquals("4 blocks, ratio 0.3536 [0.187, 0.6684], p = 0.0138",
                check(SampleRules.less("meanSlr", "p-slr", "srtf"), results).effect());
    }

    @Test
    void whatIsSignificantlyOppositeDiffers() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 1, 1, 1).seeds(80, "srtf", "meanSlr", 2, 4, 2, 4);
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.order(Wanted.MORE, "meanSlr", "p-slr"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.order(Wanted.ALIKE, "meanSlr", "p-slr", "srtf"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.order(Wanted.NO_MORE, "meanSlr", "srtf", "p-slr"), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.order(Wanted.NO_MORE, "meanSlr", "p-slr", "srtf"), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.order(Wanted.NO_LESS, "meanSlr", "srtf", "p-slr"), results));
    }

    /** No difference is shown by being small and sure, not by being unsure. */
    @Test
    void alikeMustBeShown() throws Exception {
        SmallResults near = small().seeds(80, "p-slr", "meanSlr", 100, 101, 99, 100).seeds(80, "srtf", "meanSlr", 100, 100, 100, 101);
        SmallResults noisy = small().seeds(80, "p-slr", "meanSlr", 1, 5, 3, 4).seeds(80, "srtf", "meanSlr", 4, 3, 5, 3);
        assertEquals(Verdict.AGREES, verdict(SampleRules.order(Wanted.ALIKE, "meanSlr", "p-slr", "srtf"), near));
        assertEquals(Verdict.CANNOT_TELL, verdict(SampleRules.order(Wanted.ALIKE, "meanSlr", "p-slr", "srtf"), noisy));
        assertEquals(Verdict.ALIKE, verdict(SampleRules.less("meanSlr", "p-slr", "srtf"), near));
        assertEquals(Verdict.CANNOT_TELL, verdict(SampleRules.less("meanSlr", "p-slr", "srtf"), noisy));
        assertTrue(check(SampleRules.less("meanSlr", "p-slr", "srtf"), near).effect().endsWith("alike within ±10\u2009%"));
    }

    /** 1 : 100 at load 80 outweighs 2 : 1 at load 120, but that contradicts: the cell's p is 0, twice which is 0. */
    @Test
    void aCellThatContradictsLeavesAgreementInPart() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 1, 1, 1).seeds(80, "srtf", "meanSlr", 100, 101, 99, 100)
                .seeds(120, "p-slr", "meanSlr", 2, 2, 2, 2).seeds(120, "srtf", "meanSlr", 1, 1, 1, 1);
        Finding finding = check(SampleRules.lessOver("load", "meanSlr", "p-slr", "srtf"), results);
        assertEquals("agrees in part (of 2 cells by themselves 1 agree, 1 differ)", finding.summary());
        assertEquals(Verdict.AGREES, verdict(SampleRules.lessOver("load", "meanSlr", "p-slr", "srtf", "80"), results));
    }

    /** Of three cells one is far below and two are above: the mean is below, and it differs all the same. */
    @Test
    void moreCellsThatContradictThanAgreeMakeItDiffer() {
        assertEquals(Verdict.DIFFERS, judged(Verdict.AGREES, Verdict.DIFFERS, Verdict.DIFFERS));
        assertEquals(Verdict.IN_PART, judged(Verdict.AGREES, Verdict.AGREES, Verdict.DIFFERS));
        assertEquals(Verdict.DIFFERS, judged(Verdict.CANNOT_TELL, Verdict.ALIKE, Verdict.DIFFERS));
        assertEquals(Verdict.AGREES, judged(Verdict.CANNOT_TELL, Verdict.ALIKE));
    }

    private static Verdict judged(Verdict... cells) {
        return Order.judged(Verdict.AGREES, Stream.of(cells).map(cell -> new Finding.Line("", "", cell)).toList());
    }

    @Test
    void aBlockThatLacksACellOfItsWorkloadIsLeftOut() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 1, 1, 9).seeds(80, "srtf", "meanSlr", 2, 4, 2, 1)
                .seeds(120, "p-slr", "meanSlr", 1, 1, 1).seeds(120, "srtf", "meanSlr", 2, 4, 2);
        assertTrue(check(SampleRules.lessOver("load", "meanSlr", "p-slr", "srtf"), results).effect().startsWith("3 blocks"));
    }

    /** Nothing starved here and 0.4 % there: a difference, for there is no ratio; at most half a point is no more. */
    @Test
    void sharesAreComparedByTheirDifference() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "starvedShare", 0.004, 0.004, 0.003, 0.004)
                .seeds(80, "srtf", "starvedShare", 0, 0, 0, 0);
        assertEquals("4 blocks, difference 0.0038 [0.003, 0.0045], p = 0.0006, alike within ±0.5 points",
                check(SampleRules.order(Wanted.NO_MORE, "starvedShare", "p-slr", "srtf"), results).effect());
        assertEquals(Verdict.AGREES, verdict(SampleRules.order(Wanted.NO_MORE, "starvedShare", "p-slr", "srtf"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.less("starvedShare", "p-slr", "srtf"), results));
    }

    @Test
    void whatHasNotRunCannotBeTold() throws Exception {
        for (ClaimRule rule : List.of(SampleRules.less("meanSlr", "p-slr", "lrtf"), SampleRules.atMost(1, "meanSlr", "lrtf"),
                new Trend(true, "meanSlr", "lrtf", "", "load"), SampleRules.median(1, "meanSlr", "lrtf"), new Around("meanSlr", "lrtf"),
                SampleRules.single(Wanted.LESS, "meanSlr", "p-slr", "lrtf"), new Quartile("userVeetPercent", List.of("lrtf"), true, 1),
                new SomeUser("userVeetPercent", 1), new ByUser("userVeetPercent", "p-slr", List.of("lrtf")),
                SampleRules.across(Wanted.LESS, "meanSlr", "load", "80", "120", "lrtf"),
                new PrintedShares("meanSlr", "lrtf", "load", "pslr-table-3"),
                new Dominance("meanSlr", "lrtf", List.of("srtf"), "load"), new Printed("meanSlr", "p-slr", "lrtf", "seed", "last", 1, 3))) {
            assertEquals("cannot be told: not run", check(rule, small().seeds(80, "p-slr", "meanSlr", 1)).summary(), rule.words());
            assertTrue(rule.words().endsWith("."), rule.words());
        }
        assertEquals(Verdict.CANNOT_TELL, verdict(SampleRules.less("meanSlr", "p-slr", "srtf"), small().seeds(80, "p-slr", "meanSlr", 1)
                .seeds(80, "srtf", "meanSlr", 2)));
    }

    /** Mean 0.04, deviation 0.01, t of 2 degrees of freedom 4.303: from 0.015 to 0.065. */
    @Test
    void aBoundHoldsIfTheWholeIntervalIsOnItsSide() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "starvedShare", 0.03, 0.04, 0.05);
        assertEquals(Verdict.AGREES, verdict(SampleRules.atMost(0.07, "starvedShare", "p-slr"), results));
        assertEquals(Verdict.CANNOT_TELL, verdict(SampleRules.atMost(0.05, "starvedShare", "p-slr"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.atMost(0.01, "starvedShare", "p-slr"), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.atLeast(0.01, "starvedShare", "p-slr"), results));
    }

    /** Least squares over five places: of 1, 2, 3, 4, 5 it is 1; of 1, 1, 1, 1, 6, of which the last against the first is 5, also 1. */
    @Test
    void aSlopeIsOverAllValues() throws Exception {
        assertEquals(1, Trend.slope(new double[] {1, 2, 3, 4, 5}), 1e-15);
        assertEquals(1, Trend.slope(new double[] {1, 1, 1, 1, 6}), 1e-15);
        assertEquals(-1.8, Trend.slope(new double[] {9, 1, 1, 1, 0}), 1e-15);
        SmallResults results = small().seeds(80, "p-slr", "backfills", 2, 2, 3, 3).seeds(120, "p-slr", "backfills", 5, 7, 6, 9)
                .seeds(80, "srtf", "backfills", 1, 1, 1, 1).seeds(120, "srtf", "backfills", 10, 14, 12, 18);
        assertEquals(Verdict.AGREES, verdict(new Trend(true, "backfills", "p-slr", "", "load"), results));
        assertEquals(Verdict.DIFFERS, verdict(new Trend(false, "backfills", "p-slr", "", "load"), results));
        assertEquals(Verdict.AGREES, verdict(new Trend(false, "backfills", "p-slr", "srtf", "load"), results));
    }

    @Test
    void onePlaceOnAnAxisIsHeldAgainstAnother() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 2, 3, 2, 3).seeds(120, "p-slr", "meanSlr", 4, 6, 4, 6)
                .seeds(80, "srtf", "meanSlr", 1, 2, 3, 4).seeds(120, "srtf", "meanSlr", 1, 2, 3, 4);
        assertEquals("4 blocks, ratio 0.5 [0.5, 0.5], p < 0.0001",
                check(SampleRules.across(Wanted.LESS, "meanSlr", "load", "80", "120", "p-slr"), results).effect());
        assertEquals(Verdict.AGREES, verdict(SampleRules.across(Wanted.ALIKE, "meanSlr", "load", "80", "120", "srtf"), results));
    }

    /** 16 % less is 0.84: here 0.84, 0.85, 0.83 and 0.84. */
    @Test
    void aPrintedPercentageIsANumber() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 84, 85, 83, 84).seeds(80, "srtf", "meanSlr", 100, 100, 100, 100);
        assertEquals(Verdict.AGREES, verdict(SampleRules.percent(-16, "meanSlr", "p-slr", "srtf"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.percent(-2, "meanSlr", "p-slr", "srtf"), results));
        assertEquals("4 blocks, printed \u221216\u2009%, here \u221216 [\u221217.29, \u221214.69]\u2009%",
                check(new Printed("meanSlr", "p-slr", "srtf", "load", "first", -16, 3), results).effect());
        assertEquals(Verdict.CANNOT_TELL, verdict(SampleRules.median(84, "meanSlr", "p-slr"), results));
        SmallResults six = new SmallResults("p", 6).seeds(80, "p-slr", "peakInFlight", 380, 390, 400, 410, 420, 430);
        assertEquals("6 blocks, printed 400, here 405 [380, 430]", check(SampleRules.median(400, "peakInFlight", "p-slr"), six).effect());
        assertEquals(Verdict.AGREES, verdict(SampleRules.median(400, "peakInFlight", "p-slr"), six));
    }

    /** At 80 less in six of six; at 120 in five of six. Of the blocks five have 1 and one has one half: mean 11 ÷ 12. */
    @Test
    void dominanceIsAShareOfRuns() throws Exception {
        SmallResults results = new SmallResults("p", 6).seeds(80, "p-slr", "worstSlr", 1, 1, 1, 1, 1, 1)
                .seeds(80, "srtf", "worstSlr", 2, 2, 2, 2, 2, 1e9)
                .seeds(120, "p-slr", "worstSlr", 1, 1, 1, 1, 1, 9).seeds(120, "srtf", "worstSlr", 2, 2, 2, 2, 2, 1);
        Finding finding = check(new Dominance("worstSlr", "p-slr", List.of("srtf"), "load"), results);
        assertTrue(finding.effect().startsWith("6 blocks, difference 0.4167 ["), finding.effect());
        assertEquals(Verdict.AGREES, finding.verdict());
        assertEquals(Verdict.DIFFERS, verdict(new Dominance("worstSlr", "srtf", List.of("p-slr"), "load"), results));
        assertEquals("printed 57\u2009%, here 83.3\u2009% of 6, Holm p = 0.4017", check(new PrintedShares("worstSlr", "p-slr", "load",
                "pslr-table-3"), results).cells().get(1).numbers());
    }

    /** Decile 1 is left out of evenness: 30 ÷ 2 = 15 against 4 ÷ 2 = 2. */
    @Test
    void decilesAreFiguresOfARun() throws Exception {
        List<Double> even = List.of(99.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 4.0);
        List<Double> rising = List.of(1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 30.0);
        SmallResults results = small();
        List<Double> arrived = Collections.nCopies(10, 10.0);
        List<Double> starved = List.of(1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0);
        IntStream.rangeClosed(1, 4).forEach(seed -> results
                .with(120, seed, "p-slr", Map.of(), Map.of("decileMeanSlr", even, "decileArrived", arrived, "decileStarved", starved))
                .with(120, seed, "srtf", Map.of(), Map.of("decileMeanSlr", rising)));
        assertEquals(List.of(2.0, 2.0, 4.0, 99.0, 49.5), List.of(Spread.MEASURE, Spread.SLOPE, Spread.LAST, Spread.FIRST, Spread.UPTICK)
                .stream().map(name -> Spread.measure(name, results.runs().get(0))).toList());
        assertEquals(17.0 / 9, Spread.measure(Spread.BUT_LAST, results.runs().get(1)), 1e-15);
        assertEquals(0.5 - 1 / 90.0, Spread.measure(Spread.STARVED_BIAS, results.runs().get(0)), 1e-15);
        assertTrue(Double.isNaN(Spread.measure(Spread.STARVED_LAST, results.runs().get(1))));
        assertEquals(Verdict.AGREES, verdict(SampleRules.less(Spread.MEASURE, "p-slr"), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.atLeast(1, Spread.SLOPE, "srtf"), results));
        assertEquals(Verdict.DIFFERS, verdict(new Around(Spread.SLOPE, "p-slr"), results));
    }

    /** All of six users fare better: 2 of 64 cases, p = 0.031. One run each: 3 is less than 4 by more than 5 %. */
    @Test
    void usersAreCountedByTheSignTest() throws Exception {
        SmallResults results = small()
                .with(80, 1, "p-slr", Map.of("meanWait", 3.0), Map.of("userVeetPercent", List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)))
                .with(80, 1, "srtf", Map.of("meanWait", 4.0), Map.of("userVeetPercent", List.of(2.0, 3.0, 4.0, 5.0, 6.0, 100.0)));
        Finding finding = check(new ByUser("userVeetPercent", "p-slr", List.of("srtf")), results);
        assertEquals("less for 6, more for 0, the same for 0 of 6 users, p = 0.0313", finding.effect());
        assertEquals(Verdict.AGREES, finding.verdict());
        assertEquals(Verdict.DIFFERS, verdict(new ByUser("userVeetPercent", "srtf", List.of("p-slr")), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.single(Wanted.LESS, "meanWait", "p-slr", "srtf"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.single(Wanted.LESS, "meanWait", "srtf", "p-slr"), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.single(Wanted.MORE, "meanWait", "srtf", "p-slr"), results));
        assertEquals(Verdict.DIFFERS, verdict(SampleRules.single(Wanted.ALIKE, "meanWait", "srtf", "p-slr"), results));
        assertEquals(Verdict.AGREES, verdict(SampleRules.single(Wanted.ALIKE, "meanWait", "srtf", "srtf"), results));
        assertEquals(Verdict.IN_PART, verdict(new SomeUser("userVeetPercent", 100), results));
        assertEquals(Verdict.CANNOT_TELL, verdict(new Quartile("userVeetPercent", List.of("p-slr"), true, 35), results));
        assertEquals(Verdict.ALIKE, verdict(SampleRules.single(Wanted.LESS, "meanWait", "p-slr", "srtf"), small()
                .with(80, 1, "p-slr", Map.of("meanWait", 1431.0))
                .with(80, 1, "srtf", Map.of("meanWait", 1441.0))));
    }

    /** Below 0.1 either way a rank correlation is of no class. */
    @Test
    void aCorrelationIsShownToBeNoneUpToATenth() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "fairnessRho", 0.02, -0.01, 0.01).seeds(80, "srtf", "fairnessRho", 0.3, 0.31,
                0.32);
        assertEquals(Verdict.AGREES, verdict(new Around("fairnessRho", "p-slr"), results));
        assertEquals(Verdict.DIFFERS, verdict(new Around("fairnessRho", "srtf"), results));
        assertEquals("The rank correlation of work and SLR of srtf is 0 (margin \u00b110 points).", new Around("fairnessRho", "srtf")
                .words());
    }
}
