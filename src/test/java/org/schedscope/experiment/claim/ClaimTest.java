package org.schedscope.experiment.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.fixture.SmallResults;

class ClaimTest {
    private static Finding check(ClaimRule rule, SmallResults results) {
        return new Claim("c", Paper.PSLR, "1", "So it is.", new FigureSpec.Choice("p", Map.of(), List.of()), rule, "")
                .check(results.table());
    }

    private static SmallResults small() throws Exception {
        return new SmallResults("p", 4);
    }

    /** Differences −3, −1, −2, −2: mean −2, deviation √(2/3), t = −2 ÷ (√(2/3) ÷ 2) = −4.899 on 3 degrees of freedom, p = 0.0163. */
    @Test
    void lessIsAgreedIfThePairedTestSaysSo() throws Exception {
        Finding finding = check(Order.less("meanSlr", "p-slr", "srtf"), small().seeds(80, "p-slr", "meanSlr", 1, 2, 3, 4)
                .seeds(80, "srtf", "meanSlr", 4, 3, 5, 6));
        assertEquals(Verdict.AGREES, finding.verdict());
        assertEquals("4 pairs, means 2.5 and 4.5 (ratio 0.556), difference \u22122 [\u22123.299, \u22120.7008], p = 0.0163; at most "
                + "theirs in 100\u2009%",
                finding.lines().get(0).numbers());
        assertEquals("agrees", finding.summary());
        assertEquals(8, finding.runs());
    }

    @Test
    void theSameNumbersDifferFromTheOppositeClaim() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 2, 3, 4).seeds(80, "srtf", "meanSlr", 4, 3, 5, 6);
        assertEquals(Verdict.DIFFERS, check(Order.more("meanSlr", "p-slr"), results).verdict());
        assertEquals(Verdict.DIFFERS, check(Order.alike("meanSlr", "p-slr", "srtf"), results).verdict());
    }

    @Test
    void aDifferenceThatMayBeChanceCannotBeTold() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 5, 3, 4).seeds(80, "srtf", "meanSlr", 4, 3, 5, 3);
        assertEquals(Verdict.CANNOT_TELL, check(Order.less("meanSlr", "p-slr", "srtf"), results).verdict());
        assertEquals(Verdict.AGREES, check(Order.alike("meanSlr", "p-slr", "srtf"), results).verdict());
        assertEquals(Verdict.CANNOT_TELL, check(Order.alike("meanSlr", "p-slr", "srtf"), small().seeds(80, "p-slr", "meanSlr", 1)
                .seeds(80, "srtf", "meanSlr", 1)).verdict());
    }

    @Test
    void whatHasNotRunCannotBeTold() throws Exception {
        assertEquals("cannot tell: not run", check(Order.less("meanSlr", "p-slr", "srtf"), small()).summary());
        assertEquals("cannot tell: not run", check(Order.less("meanSlr", "p-slr", "lrtf"), small().seeds(80, "p-slr", "meanSlr", 1))
                .summary());
        assertEquals("cannot tell: not run", check(new Bound("meanSlr", "lrtf", true, 1), small().seeds(80, "p-slr", "meanSlr", 1))
                .summary());
    }

    /** It holds at 80 and not at 120, so it does not hold. */
    @Test
    void allComparisonsOfAClaimMustAgree() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "meanSlr", 1, 2, 3, 4).seeds(80, "srtf", "meanSlr", 4, 3, 5, 6)
                .seeds(120, "p-slr", "meanSlr", 4, 3, 5, 6).seeds(120, "srtf", "meanSlr", 1, 2, 3, 4);
        Finding finding = check(Order.less("meanSlr", "p-slr", "srtf").at("load"), results);
        assertEquals("differs (of 2 comparisons 1 agree, 1 differ, 0 cannot be told)", finding.summary());
        assertEquals(Verdict.AGREES, check(Order.less("meanSlr", "p-slr", "srtf").at("load", "80"), results).verdict());
    }

    /** Mean 0.04, deviation 0.01, two thirds of it either side with t 4.3: from 0.015 to 0.065. */
    @Test
    void aBoundHoldsIfTheWholeIntervalIsOnItsSide() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "starvedShare", 0.03, 0.04, 0.05);
        assertEquals(Verdict.AGREES, check(new Bound("starvedShare", "p-slr", true, 0.07), results).verdict());
        assertEquals(Verdict.CANNOT_TELL, check(new Bound("starvedShare", "p-slr", true, 0.05), results).verdict());
        assertEquals(Verdict.DIFFERS, check(new Bound("starvedShare", "p-slr", true, 0.01), results).verdict());
        assertEquals(Verdict.AGREES, check(new Bound("starvedShare", "p-slr", false, 0.01), results).verdict());
    }

    @Test
    void aTrendIsFromTheFirstValueToTheLast() throws Exception {
        SmallResults results = small().seeds(80, "p-slr", "backfills", 2, 2, 3, 3).seeds(120, "p-slr", "backfills", 5, 7, 6, 9)
                .seeds(80, "srtf", "backfills", 1, 1, 1, 1).seeds(120, "srtf", "backfills", 10, 14, 12, 18);
        assertEquals(Verdict.AGREES, check(new Trend(true, "backfills", "p-slr", "", "load"), results).verdict());
        assertEquals(Verdict.DIFFERS, check(new Trend(false, "backfills", "p-slr", "", "load"), results).verdict());
        assertEquals(Verdict.AGREES, check(new Trend(false, "backfills", "p-slr", "srtf", "load"), results).verdict());
    }

    /** At 80 less in six of six, p = 2 ÷ 64; at 120 in five of six, p = 14 ÷ 64. */
    @Test
    void dominanceIsToldByTheSignTest() throws Exception {
        SmallResults results = new SmallResults("p", 6).seeds(80, "p-slr", "worstSlr", 1, 1, 1, 1, 1, 1)
                .seeds(80, "srtf", "worstSlr", 2, 2, 2, 2, 2, 1e9)
                .seeds(120, "p-slr", "worstSlr", 1, 1, 1, 1, 1, 9).seeds(120, "srtf", "worstSlr", 2, 2, 2, 2, 2, 1);
        Finding finding = check(new Dominance("worstSlr", "p-slr", List.of("srtf"), "load", "87 %"), results);
        assertEquals("at most theirs in 100\u2009% of 6 pairs; less in 6, more in 0, p = 0.0313", finding.lines().get(0).numbers());
        assertEquals(List.of(Verdict.AGREES, Verdict.CANNOT_TELL), finding.lines().stream().map(Finding.Line::verdict).toList());
        assertEquals(Verdict.DIFFERS, check(new Dominance("worstSlr", "srtf", List.of("p-slr"), "load", "87 %"), results).verdict());
    }

    /** Decile 1 is left out: 30 ÷ 2 = 15 against 4 ÷ 2 = 2. */
    @Test
    void evennessLooksAtTheDecilesButTheFirst() throws Exception {
        List<Double> even = List.of(99.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 4.0);
        List<Double> rising = List.of(1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 30.0);
        SmallResults results = small();
        IntStream.rangeClosed(1, 4).forEach(seed -> results.with(120, seed, "p-slr", Map.of(), Map.of("decileMeanSlr", even))
                .with(120, seed, "srtf", Map.of(), Map.of("decileMeanSlr", rising)));
        assertEquals(2, Spread.measure(Spread.MEASURE, results.runs().get(0)));
        assertEquals(15, Spread.measure(Spread.MEASURE, results.runs().get(1)));
        assertEquals(Verdict.AGREES, check(Order.less(Spread.MEASURE, "p-slr"), results).verdict());
        assertEquals(Verdict.AGREES, check(new Bound(Spread.SLOPE, "srtf", false, 1), results).verdict());
    }

    /** All of six users fare better: 2 of 64 cases, p = 0.031; of three, 2 of 8. */
    @Test
    void usersAreCountedByTheSignTest() throws Exception {
        SmallResults results = small()
                .with(80, 1, "p-slr", Map.of("meanWait", 3.0), Map.of("userVeetPercent", List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)))
                .with(80, 1, "srtf", Map.of("meanWait", 4.0), Map.of("userVeetPercent", List.of(2.0, 3.0, 4.0, 5.0, 6.0, 7.0)));
        Finding finding = check(ByUser.less("userVeetPercent", "p-slr", "srtf"), results);
        assertEquals("less for 6 users, more for 0, the same for 0; p = 0.0313", finding.lines().get(0).numbers());
        assertEquals(Verdict.AGREES, finding.verdict());
        assertEquals(Verdict.DIFFERS, check(ByUser.less("userVeetPercent", "srtf", "p-slr"), results).verdict());
        assertEquals(Verdict.AGREES, check(Single.less("meanWait", "p-slr", "srtf"), results).verdict());
        assertEquals(Verdict.DIFFERS, check(Single.less("meanWait", "srtf", "p-slr"), results).verdict());
        assertTrue(Spread.values(Spread.CONTENT, results.runs()).length == 12);
    }
}
