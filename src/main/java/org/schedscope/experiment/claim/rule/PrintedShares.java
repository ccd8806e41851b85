package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.figure.PrintedTable;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Holm;
import org.schedscope.metrics.statistics.MeanEffect;
import org.schedscope.text.Language;

/**
 * Rule: a printed table of dominance shares is reproduced, the percentage of runs in which a policy has at most the value of another. Each
 * cell compares two proportions (Fisher's exact test, Holm's correction), since the paper's are of a sample, too; over all cells the mean
 * difference must lie within a tolerance.
 *
 * @param figure whose printed table it is
 */
public record PrintedShares(String measure, String ours, String axis, String figure) implements ClaimRule {
    /** Tolerance of the mean over the table, in percentage points. */
    private static final double TOLERANCE = 10;
    /** Tolerance of one share, in percentage points. */
    private static final double OF_ONE = 15;
    private static final double NORMAL_95 = 1.6448536;

    @Override
    public String words() {
        return "The shares of runs in which " + ours + " has at most the " + Spread.words(measure) + " of another policy are as printed:"
                + " each"
                + " by Fisher's exact test, the mean difference within " + Figures.brief(TOLERANCE, 0, Language.ENGLISH) + " points.";
    }

    /** A cell of the table: counts of this program and of the paper. */
    private record Cell(String subject, int dominated, int of, double printed, int sample) {
        double p() {
            int theirs = (int) Math.round(printed * sample / 100);
            return FisherExactTest.withDefaults().with(AlternativeHypothesis.TWO_SIDED)
                    .test(new int[][] {{dominated, of - dominated}, {theirs, sample - theirs}}).getPValue();
        }

        double percent() {
            return 100.0 * dominated / of;
        }

        /**
         * Difference if the two proportions differ significantly; agreement if their 90 % interval (Agresti and Caffo 2000) lies within the
         * tolerance of one share.
         */
        Verdict verdict(double corrected) {
            double here = (dominated + 1.0) / (of + 2);
            double there = (printed * sample / 100 + 1) / (sample + 2);
            double reach = NORMAL_95 * Math.sqrt(here * (1 - here) / (of + 2) + there * (1 - there) / (sample + 2));
            boolean near = Math.abs(here - there) + reach < OF_ONE / 100;
            return corrected < Wanted.LEVEL ? Verdict.DIFFERS : near ? Verdict.AGREES : Verdict.CANNOT_TELL;
        }
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        List<Cell> cells = new ArrayList<>();
        Blocks blocks = new Blocks();
        PrintedTable table = PrintedTable.of(figure).orElseThrow();
        for (String other : runs.policies()) {
            for (String value : runs.values(axis)) {
                OptionalDouble number = table.at(other, value);
                if (number.isPresent()) {
                    add(cells, blocks, runs.where(axis, value), other, new Cell("against " + other + ", " + axis + " " + value, 0, 0,
                            number.getAsDouble(), table.sample()));
                }
            }
        }
        return cells.isEmpty() ? List.of() : List.of(statement(cells, blocks.overall()));
    }

    private void add(List<Cell> cells, Blocks blocks, Runs runs, String other, Cell empty) {
        Map<String, Double> atMost = Order.eachPair(runs, ours, other, (mine, theirs) -> Spread.measure(measure, mine) <= Spread
                .measure(measure, theirs) ? 1.0 : 0.0);
        atMost.forEach((block, share) -> blocks.add(empty.subject(), block, 100 * share - empty.printed()));
        if (!atMost.isEmpty()) {
            cells.add(new Cell(empty.subject(), (int) atMost.values().stream().filter(share -> share > 0).count(), atMost.size(),
                    empty.printed(), empty.sample()));
        }
    }

    private Finding.Statement statement(List<Cell> cells, MeanEffect off) {
        double[] p = Holm.adjusted(cells.stream().mapToDouble(Cell::p).toArray());
        List<Finding.Line> lines = new ArrayList<>();
        for (int i = 0; i < p.length; i++) {
            Cell cell = cells.get(i);
            lines.add(new Finding.Line(cell.subject(), "printed " + Figures.brief(cell.printed(), 1, Language.ENGLISH) + "\u2009%, here "
                    + Figures.brief(cell.percent(), 1, Language.ENGLISH) + "\u2009% of " + cell.of() + ", Holm "
                    + EquivalenceMargin.p(p[i]),
                    cell.verdict(p[i])));
        }
        long wrong = lines.stream().filter(line -> line.verdict() == Verdict.DIFFERS).count();
        Verdict mean = off.between(-TOLERANCE, TOLERANCE) < Wanted.LEVEL ? Verdict.AGREES
                : off.interval().low() > TOLERANCE || off.interval().high() < -TOLERANCE ? Verdict.DIFFERS : Verdict.CANNOT_TELL;
        Finding.Line whole = new Finding.Line(Spread.words(measure) + ", " + lines.size() + " printed shares", Figures.count(off.n(),
                "block",
                "blocks") + ", mean difference " + EquivalenceMargin.range(off.interval(), value -> value) + " points; "
                + wrong + " of " + lines.size() + " differ", mean == Verdict.AGREES && wrong > 0 ? Verdict.IN_PART : mean);
        return new Finding.Statement(whole, lines);
    }
}
