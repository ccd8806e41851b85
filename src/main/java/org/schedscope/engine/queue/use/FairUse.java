package org.schedscope.engine.queue.use;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.number.BigRatio;

/** What users have used of the cores of a queue, and their ranks by it; a core-tick used t ticks ago counts {@code 2^(−t ÷ half-life)}. */
public final class FairUse implements UserFigures {
    private final SimulationInput input;
    private final OptionalLong halfLife;
    private final FairTree tree;
    /** By user and tick, cores given back less cores taken. */
    private final List<TreeMap<Long, Long>> changes = new ArrayList<>();
    /** By user, the sum of such changes times their ticks; without a half-life. */
    private final long[] sums;
    private final long[] coresInUse;
    private final Map<Long, BigInteger> weights = new HashMap<>();
    private BigRatio[] fairshare;
    private BigRatio[] usage;

    public FairUse(SimulationInput input, OptionalLong halfLife) {
        this.input = input;
        this.halfLife = halfLife;
        tree = new FairTree(input.users().names(), input.platform().shares());
        int users = input.users().count();
        for (int user = 0; user < users; user++) {
            changes.add(new TreeMap<>());
        }
        sums = new long[users];
        coresInUse = new long[users];
    }

    @Override
    public FairUse copy() {
        FairUse copy = new FairUse(input, halfLife);
        for (int user = 0; user < sums.length; user++) {
            copy.changes.get(user).putAll(changes.get(user));
            copy.sums[user] = sums[user];
            copy.coresInUse[user] = coresInUse[user];
        }
        return copy;
    }

    @Override
    public void use(int job, int moreCores, long tick) {
        int user = input.users().ofJob(job);
        coresInUse[user] += moreCores;
        if (halfLife.isPresent()) {
            changes.get(user).merge(tick, (long) -moreCores, Long::sum);
        } else {
            sums[user] -= moreCores * tick;
        }
    }

    @Override
    public void refresh(long now) {
        BigInteger[] used = new BigInteger[sums.length];
        BigInteger all = BigInteger.ZERO;
        for (int user = 0; user < used.length; user++) {
            used[user] = halfLife.isPresent() ? decayed(user, now) : BigInteger.valueOf(sums[user] + coresInUse[user] * now);
            all = all.add(used[user]);
        }
        fairshare = tree.fairshare(used);
        usage = new BigRatio[used.length];
        for (int user = 0; user < used.length; user++) {
            usage[user] = all.signum() == 0 ? BigRatio.ZERO : new BigRatio(used[user], all);
        }
    }

    private BigInteger decayed(int user, long now) {
        TreeMap<Long, Long> ofUser = changes.get(user);
        while (!ofUser.isEmpty() && Decay.nearest(now - ofUser.firstKey(), halfLife.getAsLong()) == 0) {
            ofUser.pollFirstEntry();
        }
        BigInteger sum = BigInteger.valueOf(coresInUse[user]).shiftLeft(Decay.WEIGHT_BITS);
        for (Map.Entry<Long, Long> change : ofUser.entrySet()) {
            sum = sum.add(weight(now - change.getKey()).multiply(BigInteger.valueOf(change.getValue())));
        }
        return sum;
    }

    private BigInteger weight(long ago) {
        return weights.computeIfAbsent(ago, ticks -> BigInteger.valueOf(Decay.nearest(ticks, halfLife.getAsLong())));
    }

    @Override
    public int compare(int userA, int userB) {
        return fairshare[userA].compareTo(fairshare[userB]);
    }

    @Override
    public BigRatio figure(int user) {
        return fairshare[user];
    }

    @Override
    public String terms(int user) {
        return figure(user).toString();
    }

    /** Share of users that are not ranked before the user of a job. */
    public BigRatio fairshare(int job) {
        return fairshare[input.users().ofJob(job)];
    }

    /** Use of the user of a job ÷ use of all. */
    public BigRatio usage(int job) {
        return usage[input.users().ofJob(job)];
    }
}
