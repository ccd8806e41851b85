package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.experiment.crossover.Crossover;
import org.schedscope.experiment.crossover.Difference;
import org.schedscope.experiment.crossover.PolicyPair;
import org.schedscope.metrics.Metric;

/** Output of a search for a crossover. */
public final class CrossoverSummary {
    private static final MathContext DIGITS = new MathContext(4);

    private final PolicyPair pair;
    private final String parameter;
    private final List<Difference> tried;
    private final PrintedTimes times;
    private final String first;
    private final String second;

    public CrossoverSummary(PolicyPair pair, String parameter, List<Difference> tried, PrintedTimes times) {
        this.pair = pair;
        this.parameter = parameter;
        this.tried = tried;
        this.times = times;
        first = pair.policies().get(0).label();
        second = pair.policies().get(1).label();
    }

    private Listing<Difference> listing() {
        boolean isTime = times.isTime(pair.metric());
        DoubleFunction<String> shown = isTime ? times::length : CrossoverSummary::figure;
        return new Listing<Difference>()
                .both("value", parameter, Difference::value, each -> each.value().stripTrailingZeros().toPlainString())
                .both("pairs", "pairs", Difference::pairs, Difference::pairs)
                .both("first", first, Difference::first, each -> shown.apply(each.first()))
                .both("second", second, Difference::second, each -> shown.apply(each.second()))
                .both("difference", "difference", Difference::mean,
                        each -> isTime ? times.difference(pair.metric(), each.mean()) : figure(each.mean()))
                .both("margin", "95 %", Difference::margin,
                        each -> Double.isInfinite(each.margin()) ? "not known" : "± " + shown.apply(each.margin()));
    }

    /** Prints one line per value tried, and the result. */
    public void print(Optional<Crossover.Flip> flip, BigDecimal from, BigDecimal to, PrintWriter out) {
        listing().print(tried, out);
        out.println(verdict(flip, from, to));
    }

    /** The result as JSON fields; {@code flip} is null if there is none, and {@code margin} if it is unknown. */
    public Map<String, Object> fields(Optional<Crossover.Flip> flip) {
        return JsonOption.fields("parameter", parameter, "metric", pair.metric().name(), "policies", List.of(first, second), "tried",
                listing().fields(tried), "flip",
                flip.map(found -> JsonOption.fields("value", found.value().round(MathContext.DECIMAL64), "low", found.low(), "high",
                        found.high(), "lessBefore", found.before() < 0 ? first : second, "flips", found.flips())));
    }

    private static String figure(double value) {
        return String.format(Locale.ROOT, "%.4g", value);
    }

    /** The result in a sentence or two. */
    private String verdict(Optional<Crossover.Flip> flip, BigDecimal from, BigDecimal to) {
        String measure = pair.metric().name();
        if (flip.isEmpty()) {
            int sign = tried.stream().mapToInt(Difference::sign).filter(each -> each != 0).findFirst().orElse(0);
            return "No flip of " + measure + " over " + parameter + " from " + from.toPlainString() + " to " + to.toPlainString() + ": "
                    + (sign == 0 ? "the two are equal" : (sign < 0 ? first : second) + " has less") + " at all values tried.";
        }
        Crossover.Flip found = flip.get();
        String low = found.low().map(value -> value.stripTrailingZeros().toPlainString()).orElse("below " + from.toPlainString());
        String high = found.high().map(value -> value.stripTrailingZeros().toPlainString()).orElse("above " + to.toPlainString());
        Metric.Better wanted = pair.metric().better();
        String better = wanted == Metric.Better.NEITHER ? "" : ", which is " + (wanted == Metric.Better.LOWER ? "better" : "worse");
        return "The ranking by " + measure + " flips at " + parameter + " = " + found.value().round(DIGITS).toPlainString()
                + " (95 %: " + low + " to " + high + "): before it " + (found.before() < 0 ? first : second) + " has less" + better
                + ", after it " + (found.before() < 0 ? second : first) + "."
                + (found.flips() > 1 ? " It flips " + found.flips() + " times in the range; this is the first." : "");
    }
}
