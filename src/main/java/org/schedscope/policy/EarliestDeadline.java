package org.schedscope.policy;

import org.schedscope.model.BigRatio;
import org.schedscope.model.Ratio;

/**
 * First the task whose job loses its last value first. Key: {@code arrival + D_final · CP}, in ticks, smallest first (Burkimsher,
 * Indrusiak: bidding policies, §VI, where its formula is not printed). Not starvation-free under overload: lateness cascades.
 */
public final class EarliestDeadline implements ValuePolicy {
    /** A rounded sum of a rounded product is off by less than 2⁻⁵⁰ of itself. */
    private static final double ERROR = 0x1p-49;

    @Override
    public PolicyInfo info() {
        return new PolicyInfo("edf", "The task whose job's final deadline comes first goes first.",
                "arrival + D_final · CP, smallest first", "Burkimsher, Indrusiak: bidding policies, §VI", false,
                "The formula is not printed there. Once deadlines pass, jobs that are late already keep others waiting until these are"
                        + " late too.");
    }

    @Override
    public boolean movesWithTime() {
        return false;
    }

    @Override
    public boolean largestFirst() {
        return false;
    }

    @Override
    public boolean isOfJob() {
        return true;
    }

    @Override
    public boolean gainsByWaiting() {
        return false;
    }

    @Override
    public BigRatio key(Prospect task, long tick) {
        BigRatio lasts = BigRatio.of(deadline(task)).times(BigRatio.of(task.value().criticalPath()));
        return BigRatio.of(task.arrival()).plus(lasts);
    }

    private static Ratio deadline(Prospect task) {
        return task.value().curve().finalDeadline();
    }

    @Override
    public void approximate(Prospect task, long tick, ApproximateKey key) {
        double value = task.arrival() + deadline(task).toDouble() * task.value().criticalPath();
        key.set(value, value * ERROR, Long.MAX_VALUE);
    }

    @Override
    public String terms(Prospect task, long tick) {
        return task.arrival() + " + " + deadline(task) + " × " + task.value().criticalPath();
    }
}
