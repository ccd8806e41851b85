package org.schedscope.experiment.crossover;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.model.ModelException;

/**
 * Search for the value of a parameter at which the mean difference of a measure between two policies changes its sign: a coarse scan of the
 * range, then bisection of the first change. The 95 % confidence interval is the values at which the interval of the mean difference
 * contains 0, by bisection to both sides; it assumes that the difference is monotonic between the values tried.
 */
public final class Crossover {
    /** Values of the coarse scan. */
    private static final int FIRST_LOOKS = 5;
    private static final int MOST_STEPS = 1 << 20;

    private final Trial trial;
    private final BigDecimal from;
    private final BigDecimal step;
    private final int steps;
    private final Map<Integer, Difference> tried = new TreeMap<>();

    /** A comparison of two policies at a value. */
    public interface Trial {
        Difference at(BigDecimal value) throws IOException;
    }

    /**
     * The crossover.
     *
     * @param value between the two neighbouring values of different sign, by linear interpolation
     * @param low end of the confidence interval; absent if the difference is not significant even at the beginning of the range
     * @param high likewise at the end of the range
     * @param before −1 if the first policy has less before the crossover, 1 if it has more
     * @param flips changes of sign in the coarse scan
     */
    public record Flip(BigDecimal value, Optional<BigDecimal> low, Optional<BigDecimal> high, int before, int flips) {
    }

    /**
     * @param from the smallest value
     * @param to the largest
     * @param step resolution, above 0
     */
    public Crossover(Trial trial, BigDecimal from, BigDecimal to, BigDecimal step) {
        if (step.signum() <= 0 || from.compareTo(to) >= 0) {
            throw new ModelException("the range must go upwards, in steps above 0");
        }
        BigDecimal count = to.subtract(from).divide(step, 0, RoundingMode.FLOOR);
        if (count.signum() == 0 || count.compareTo(BigDecimal.valueOf(MOST_STEPS)) > 0) {
            throw new ModelException("there must be from 1 to " + MOST_STEPS + " steps in the range");
        }
        this.trial = trial;
        this.from = from;
        this.step = step;
        steps = count.intValue();
    }

    /** The comparisons made, by value. */
    public List<Difference> tried() {
        return List.copyOf(tried.values());
    }

    private Difference at(int number) throws IOException {
        Difference known = tried.get(number);
        if (known == null) {
            known = trial.at(from.add(step.multiply(BigDecimal.valueOf(number))));
            tried.put(number, known);
        }
        return known;
    }

    /** The first crossover in the range; empty if the scan has no change of sign. */
    public Optional<Flip> search() throws IOException {
        List<Integer> looks = new ArrayList<>();
        for (int look = 0; look < FIRST_LOOKS; look++) {
            int number = (int) ((long) steps * look / (FIRST_LOOKS - 1));
            if (at(number).sign() != 0 && !looks.contains(number)) {
                looks.add(number);
            }
        }
        int first = -1;
        int flips = 0;
        for (int look = 0; look + 1 < looks.size(); look++) {
            if (at(looks.get(look)).sign() != at(looks.get(look + 1)).sign()) {
                first = first < 0 ? look : first;
                flips++;
            }
        }
        return first < 0 ? Optional.empty() : Optional.of(flip(looks.get(first), looks.get(first + 1), flips));
    }

    private Flip flip(int left, int right, int flips) throws IOException {
        int before = at(left).sign();
        int last = lastThat(left, right, number -> at(number).sign() == before);
        Difference below = at(last);
        Difference above = at(last + 1);
        double share = below.mean() / (below.mean() - above.mean());
        BigDecimal value = below.value().add(step.multiply(BigDecimal.valueOf(share)));
        Optional<BigDecimal> low = at(left).sureSign() == before
                ? Optional.of(at(lastThat(left, last + 1, number -> at(number).sureSign() == before)).value()) : sureFrom(left, before);
        int after = at(right).sign();
        Optional<BigDecimal> high = at(right).sureSign() == after
                ? Optional.of(at(lastThat(last, right, number -> at(number).sureSign() != after) + 1).value()) : sureUpTo(right, after);
        return new Flip(value, low, high, before, flips);
    }

    /** Searches the values before the scanned interval for the end of the confidence interval. */
    private Optional<BigDecimal> sureFrom(int left, int sign) throws IOException {
        return at(0).sureSign() == sign ? Optional.of(at(lastThat(0, left, number -> at(number).sureSign() == sign)).value())
                : Optional.empty();
    }

    private Optional<BigDecimal> sureUpTo(int right, int sign) throws IOException {
        return at(steps).sureSign() == sign
                ? Optional.of(at(lastThat(right, steps, number -> at(number).sureSign() != sign) + 1).value()) : Optional.empty();
    }

    /** A predicate on the number of a value. */
    private interface Asked {
        boolean of(int number) throws IOException;
    }

    /** By bisection, the last number that satisfies a predicate, which {@code from} does and {@code to} does not. */
    private static int lastThat(int from, int to, Asked asked) throws IOException {
        int yes = from;
        int no = to;
        while (no - yes > 1) {
            int middle = (yes + no) >>> 1;
            if (asked.of(middle)) {
                yes = middle;
            } else {
                no = middle;
            }
        }
        return yes;
    }
}
