package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Holm;

/** Rule: more users have less of something under a policy than under others, by a sign test over users; overall by most of the others. */
public record ByUser(String series, String ours, List<String> others) implements ClaimRule {
    @Override
    public String words() {
        return "More users have less " + Spread.words(series) + " under " + ours + " than more, against " + String.join(", ", others)
                + " (sign test over users).";
    }

    @Override
    public List<Finding.Statement> check(Runs runs) {
        List<Signs> each = new ArrayList<>();
        Map<String, Integer> sums = new LinkedHashMap<>();
        for (String other : others) {
            Map<String, Integer> signs = new LinkedHashMap<>();
            runs.eachPair(ours, other, (mine, theirs) -> signs(mine, theirs).forEach((user, sign) -> signs.merge(user, sign,
                    Integer::sum)));
            each.add(count(signs));
            signs.forEach((user, sign) -> sums.merge(user, Integer.signum(sign), Integer::sum));
        }
        Signs whole = count(sums);
        if (whole.isEmpty()) {
            return List.of();
        }
        double[] p = Holm.adjusted(each.stream().mapToDouble(Signs::p).toArray());
        List<Finding.Line> cells = new ArrayList<>();
        for (int i = 0; i < p.length; i++) {
            cells.add(new Finding.Line("against " + others.get(i), each.get(i).numbers() + ", Holm " + EquivalenceMargin.p(p[i]),
                    each.get(i).verdict(p[i])));
        }
        Verdict verdict = whole.verdict(whole.p());
        return List.of(new Finding.Statement(new Finding.Line(Spread.words(series) + " by user, " + ours, whole.numbers(),
                Order.judged(verdict, cells)), cells.size() == 1 ? List.of() : cells));
    }

    private Map<String, Integer> signs(RunResult mine, RunResult theirs) {
        List<Double> here = mine.series().getOrDefault(series, List.of());
        List<Double> there = theirs.series().getOrDefault(series, List.of());
        Map<String, Integer> signs = new LinkedHashMap<>();
        for (int user = 0; user < Math.min(here.size(), there.size()); user++) {
            if (!here.get(user).isNaN() && !there.get(user).isNaN()) {
                signs.put(Blocks.of(mine) + "|" + user, Double.compare(here.get(user), there.get(user)));
            }
        }
        return signs;
    }

    private static Signs count(Map<String, Integer> signs) {
        int less = (int) signs.values().stream().filter(sign -> sign < 0).count();
        int more = (int) signs.values().stream().filter(sign -> sign > 0).count();
        return new Signs(less, more, signs.size() - less - more, "users");
    }
}
