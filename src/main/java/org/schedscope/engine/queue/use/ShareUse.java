package org.schedscope.engine.queue.use;

import java.math.BigInteger;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.input.Users;
import org.schedscope.model.Cluster;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/**
 * Cores in use by the nodes of the share tree on some cores (of a cluster, or of all), and the share factors that follow.
 *
 * <p>Factors are compared as doubles and, where these are too close, as exact fractions: the doubles are off by less than 2⁻⁴⁵ of
 * their value for paths of up to 30 nodes.
 */
final class ShareUse implements UserFigures {
    private static final double TOO_CLOSE = 0x1p-40;

    private final Users users;
    private final long[] used;
    private final long cores;
    private final double least;
    private final long[] usedAtRefresh;
    private long usedInAll;
    private long usedInAllAtRefresh;
    /** Nodes whose use has changed since the last refresh. */
    private final IntList changed = new IntList();
    private final boolean[] hasChanged;
    /** Computed when a user is compared, since few of all users wait at a time; valid as of the last refresh. */
    private final double[] factor;
    private final long[] factorAsOf;
    private long refreshes = 1;

    ShareUse(Users users, long cores) {
        this.users = users;
        this.cores = cores;
        least = 1.0 / (cores + 1);
        used = new long[users.nodeCount()];
        usedAtRefresh = new long[used.length];
        hasChanged = new boolean[used.length];
        factor = new double[users.count()];
        factorAsOf = new long[factor.length];
    }

    /** The use of the cores that a queue serves, nothing running: of a cluster, or of all. */
    static ShareUse of(SimulationInput input, int queue) {
        return new ShareUse(input.users(), queue == input.centralQueue() ? input.clusters().stream().mapToLong(Cluster::cores).sum()
                : input.clusters().get(queue).cores());
    }

    @Override
    public UserFigures copy() {
        ShareUse copy = new ShareUse(users, cores);
        System.arraycopy(used, 0, copy.used, 0, used.length);
        System.arraycopy(used, 0, copy.usedAtRefresh, 0, used.length);
        copy.usedInAll = usedInAll;
        copy.usedInAllAtRefresh = usedInAll;
        return copy;
    }

    @Override
    public void use(int job, int moreCores, long tick) {
        usedInAll += moreCores;
        for (int node : users.path(users.ofJob(job))) {
            used[node] += moreCores;
            if (!hasChanged[node]) {
                hasChanged[node] = true;
                changed.add(node);
            }
        }
    }

    @Override
    public void refresh(long tick) {
        while (!changed.isEmpty()) {
            int node = changed.removeLast();
            hasChanged[node] = false;
            usedAtRefresh[node] = used[node];
        }
        usedInAllAtRefresh = usedInAll;
        refreshes++;
    }

    private double factor(int user) {
        if (factorAsOf[user] != refreshes) {
            factorAsOf[user] = refreshes;
            factor[user] = roundedFactor(user);
        }
        return factor[user];
    }

    private double roundedFactor(int user) {
        double product = 1;
        for (int node : users.path(user)) {
            double share = usedAtRefresh[node] == 0 ? 0 : (double) usedAtRefresh[node] / usedAboveAtRefresh(node);
            product *= share <= least ? users.entitledRounded(node) * (cores + 1) : users.entitledRounded(node) / share;
        }
        return product;
    }

    /** {@code max(used, 1 ÷ (cores + 1))} of a node. */
    private Ratio divisor(int node) {
        long all = usedAboveAtRefresh(node);
        Ratio least = new Ratio(1, cores + 1);
        Ratio share = all == 0 ? Ratio.ZERO : new Ratio(usedAtRefresh[node], all);
        return share.compareTo(least) > 0 ? share : least;
    }

    @Override
    public int compare(int userA, int userB) {
        double a = factor(userA);
        double b = factor(userB);
        if (Math.abs(a - b) > TOO_CLOSE * Math.max(a, b)) {
            return Double.compare(a, b);
        }
        return haveTheSameTerms(userA, userB) ? 0 : figure(userA).compareTo(figure(userB));
    }

    /** Most equal users are equal term by term: they have equal shares and use nothing. */
    private boolean haveTheSameTerms(int userA, int userB) {
        int[] a = users.path(userA);
        int[] b = users.path(userB);
        boolean same = a.length == b.length;
        for (int i = 0; same && i < a.length; i++) {
            same = usedAtRefresh[a[i]] == usedAtRefresh[b[i]] && usedAboveAtRefresh(a[i]) == usedAboveAtRefresh(b[i])
                    && users.entitledClass(a[i]) == users.entitledClass(b[i]);
        }
        return same;
    }

    private long usedAboveAtRefresh(int node) {
        return users.parent(node) < 0 ? usedInAllAtRefresh : usedAtRefresh[users.parent(node)];
    }

    @Override
    public BigRatio figure(int user) {
        BigInteger above = BigInteger.ONE;
        BigInteger below = BigInteger.ONE;
        for (int node : users.path(user)) {
            Ratio divisor = divisor(node);
            Ratio entitled = users.entitled(node);
            above = above.multiply(BigInteger.valueOf(entitled.numerator())).multiply(BigInteger.valueOf(divisor.denominator()));
            below = below.multiply(BigInteger.valueOf(entitled.denominator())).multiply(BigInteger.valueOf(divisor.numerator()));
        }
        return new BigRatio(above, below);
    }

    @Override
    public String terms(int user) {
        StringBuilder terms = new StringBuilder();
        for (int node : users.path(user)) {
            terms.append(terms.length() == 0 ? "" : " · ");
            terms.append('(').append(users.entitled(node)).append(" ÷ ").append(divisor(node)).append(')');
        }
        return terms.length() == 0 ? "1" : terms.toString();
    }
}
