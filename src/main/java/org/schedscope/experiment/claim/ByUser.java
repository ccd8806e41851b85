package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.table.Pairs;
import org.schedscope.experiment.table.Runs;
import org.schedscope.text.Language;

/** More users have less of something under a policy than under others: sign test over users, two-sided, at 5 %, ties left out. */
record ByUser(String series, String ours, List<String> others) implements ClaimRule {
    private static final double LEVEL = 0.05;

    static ByUser less(String series, String ours, String... others) {
        return new ByUser(series, ours, List.of(others));
    }

    @Override
    public String words() {
        return "More users have less " + Spread.words(series) + " under " + ours + " than more, against " + String.join(", ", others)
                + " (sign test over users, two-sided, 5\u2009%).";
    }

    @Override
    public List<Finding.Line> check(Runs runs) {
        List<Finding.Line> lines = new ArrayList<>();
        for (String other : others) {
            int users = runs.all().stream().mapToInt(run -> run.series().getOrDefault(series, List.of()).size()).max().orElse(0);
            int fewer = 0;
            int more = 0;
            int same = 0;
            for (int user = 0; user < users; user++) {
                Pairs pairs = pairs(runs, other, user);
                fewer += (int) IntStream.range(0, pairs.count()).filter(i -> pairs.ours()[i] < pairs.theirs()[i]).count();
                more += (int) IntStream.range(0, pairs.count()).filter(i -> pairs.ours()[i] > pairs.theirs()[i]).count();
                same += (int) IntStream.range(0, pairs.count()).filter(i -> pairs.ours()[i] == pairs.theirs()[i]).count();
            }
            if (fewer + more + same > 0) {
                lines.add(line(other, fewer, more, same));
            }
        }
        return lines;
    }

    private Pairs pairs(Runs runs, String other, int user) {
        return runs.pairs(ours, other, run -> {
            List<Double> values = run.series().getOrDefault(series, List.of());
            return user < values.size() ? values.get(user) : Double.NaN;
        });
    }

    private Finding.Line line(String other, int fewer, int more, int same) {
        double p = fewer + more == 0 ? 1 : BinomialTest.withDefaults().with(AlternativeHypothesis.TWO_SIDED).test(fewer + more, fewer, 0.5)
                .getPValue();
        String numbers = "less for " + Figures.count(fewer, "user", "users") + ", more for " + Figures.whole(more) + ", the same for "
                + Figures.whole(same) + "; p = " + Figures.decimal(p, 4, Language.ENGLISH);
        Verdict verdict = p >= LEVEL ? Verdict.CANNOT_TELL : fewer > more ? Verdict.AGREES : Verdict.DIFFERS;
        return new Finding.Line(ours + " against " + other, numbers, verdict);
    }
}
