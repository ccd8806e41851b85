package org.schedscope.model;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** Delays that are a fixed multiple of the parent's execution time on each route, rounded up. */
final class ProportionalDelays implements Delays {
    private final Ratio[] factors;
    private final Ratio largest;
    private final Optional<TreeLevels> levels;

    /** One factor for every pair. */
    ProportionalDelays(Ratio factor) {
        this(new Ratio[] {factor}, Optional.empty());
    }

    private ProportionalDelays(Ratio[] factors, Optional<TreeLevels> levels) {
        this.factors = factors;
        this.levels = levels;
        largest = Collections.max(Arrays.asList(factors));
    }

    /** The routes of a tree are its levels, from 1; the exponent is whole, or there is but one level. */
    static ProportionalDelays of(NetworkModel.ThinTree model, TreeLevels levels) {
        Ratio[] factors = new Ratio[Math.max(1, levels.most())];
        for (int route = 0; route < factors.length; route++) {
            factors[route] = factor(model, route + 1);
        }
        return new ProportionalDelays(factors, Optional.of(levels));
    }

    private static Ratio factor(NetworkModel.ThinTree model, int level) {
        Ratio ccr = model.ccr();
        BigInteger power = BigInteger.valueOf(level).pow(level == 1 ? 1 : (int) Math.abs(model.p().numerator()));
        BigInteger above = BigInteger.valueOf(ccr.numerator());
        BigInteger below = BigInteger.valueOf(ccr.denominator());
        try {
            return model.p().signum() < 0 ? Ratio.of(above.multiply(power), below) : Ratio.of(above, below.multiply(power));
        } catch (ArithmeticException e) {
            throw new ModelException(Message.of("model", "delays", model.text(), level));
        }
    }

    @Override
    public int routeCount() {
        return factors.length;
    }

    @Override
    public int route(int from, int to) {
        return factors.length == 1 ? 0 : levels.orElseThrow().between(from, to) - 1;
    }

    @Override
    public long onRoute(Ratio exec, Optional<Ratio> data, int route) {
        return Ratio.ceilOfProduct(exec, factors[route]);
    }

    @Override
    public long onRoute(long exec, Optional<Ratio> data, int route) {
        return Ratio.ceilOfProduct(exec, factors[route]);
    }

    @Override
    public long bound(long exec, Optional<Ratio> data) {
        return Ratio.ceilOfProduct(exec, largest);
    }
}
