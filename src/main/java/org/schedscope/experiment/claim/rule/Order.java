package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Holm;
import org.schedscope.metrics.statistics.MeanEffect;

/**
 * Rule: a policy has less of a measure than others, or more, as much, no more, no less.
 *
 * @param measure by its name in results, or one of {@link Spread}
 * @param others the policies to compare with; empty for all others
 * @param axis whose values are cells; if empty, each other policy is a cell
 * @param values of the axis; empty for all
 */
public record Order(Wanted want, String measure, String ours, List<String> others, String axis, List<String> values) implements ClaimRule {
    @Override
    public String words() {
        EquivalenceMargin by = EquivalenceMargin.of(measure);
        return ours + " has " + want.words(Spread.words(measure)) + " "
                + (others.isEmpty() ? "every other policy" : String.join(", ", others))
                + (axis.isEmpty() ? "" : ", over " + axis + (values.isEmpty() ? "" : " " + String.join(", ", values)))
                + (want.needsMargin() ? " (margin " + by.marginWords() + ")" : "") + ".";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        Blocks blocks = new Blocks();
        if (axis.isEmpty()) {
            fill(blocks, "", runs);
        }
        for (String value : runs.values(axis)) {
            if (values.isEmpty() || values.contains(value)) {
                fill(blocks, ", " + axis + " " + value, runs.where(axis, value));
            }
        }
        return statements(blocks, Spread.words(measure) + ", " + ours, EquivalenceMargin.of(measure), want);
    }

    private void fill(Blocks blocks, String where, Runs runs) {
        EquivalenceMargin by = EquivalenceMargin.of(measure);
        for (String other : runs.policies()) {
            if (!other.equals(ours) && (others.isEmpty() || others.contains(other))) {
                eachPair(runs, ours, other, (mine, theirs) -> by.effect(Spread.measure(measure, mine), Spread.measure(measure, theirs)))
                        .forEach((block, value) -> blocks.add("against " + other + where, block, value));
            }
        }
    }

    /** A number of two policies on the same workload and draws, by block; several of a block are averaged. */
    static Map<String, Double> eachPair(Runs runs, String ours, String theirs, BiFunction<RunResult, RunResult, Double> number) {
        Map<String, List<Double>> all = new LinkedHashMap<>();
        runs.eachPair(ours, theirs, (mine, other) -> {
            double value = number.apply(mine, other);
            if (Double.isFinite(value)) {
                all.computeIfAbsent(Blocks.of(mine), block -> new ArrayList<>()).add(value);
            }
        });
        Map<String, Double> means = new LinkedHashMap<>();
        all.forEach((block, values) -> means.put(block, values.stream().mapToDouble(value -> value).average().orElseThrow()));
        return means;
    }

    /** The overall statement and its cells with Holm's correction; none without numbers. */
    static List<Finding.Statement> statements(Blocks blocks, String subject, EquivalenceMargin by, Wanted want) {
        List<String> names = blocks.cells();
        if (names.isEmpty()) {
            return List.of();
        }
        List<Finding.Line> cells = new ArrayList<>();
        double[] p = Holm.adjusted(names.stream().mapToDouble(name -> blocks.in(name).p()).toArray());
        for (int i = 0; i < p.length; i++) {
            MeanEffect effect = blocks.in(names.get(i));
            cells.add(new Finding.Line(names.get(i), by.numbers(effect) + (p.length > 1 ? ", Holm " + EquivalenceMargin.p(p[i]) : ""),
                    want.verdict(effect, by, p[i])));
        }
        MeanEffect effect = blocks.overall();
        Verdict verdict = want.verdict(effect, by);
        String of = names.size() == 1 ? subject + " " + names.get(0) : subject + ", " + names.size() + " cells";
        Finding.Line whole = new Finding.Line(of, by.numbers(effect) + note(effect, by, want, verdict),
                judged(verdict, cells));
        return List.of(new Finding.Statement(whole, cells.size() == 1 ? List.of() : cells));
    }

    /**
     * The verdict of a statement with its cells: agreement in part if some cells contradict it; difference if more contradict than agree,
     * for then few large effects outweigh many.
     */
    static Verdict judged(Verdict whole, List<Finding.Line> cells) {
        long against = cells.stream().filter(cell -> cell.verdict() == Verdict.DIFFERS).count();
        long agreeing = cells.stream().filter(cell -> cell.verdict() == Verdict.AGREES).count();
        return whole != Verdict.AGREES || against == 0 ? whole : against > agreeing ? Verdict.DIFFERS : Verdict.IN_PART;
    }

    /** The note that an effect is within the margin, for rules that require this, or for a significant but negligible effect. */
    private static String note(MeanEffect effect, EquivalenceMargin by, Wanted want, Verdict verdict) {
        boolean asked = want.needsMargin() || verdict == Verdict.ALIKE;
        return !by.alike(effect) ? "" : asked ? ", alike within " + by.marginWords() : ", small: within " + by.marginWords();
    }
}
