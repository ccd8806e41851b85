package org.schedscope.io;

import java.math.BigInteger;
import java.util.Optional;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Ratio;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** Makes sure that no schedule of a workload on a platform can leave {@code long}, before the simulation begins. */
final class Magnitudes {
    private Magnitudes() {
    }

    /** A sentence if the last tick that any schedule could reach is 2^61 or more. */
    static Optional<String> problem(Workload workload, Platform platform) {
        BigInteger slowest = BigInteger.ONE;
        BigInteger divisor = BigInteger.ONE;
        for (Cluster cluster : platform.clusters()) {
            Ratio speed = cluster.speed();
            if (speed.compareTo(new Ratio(divisor.longValueExact(), slowest.longValueExact())) < 0) {
                slowest = BigInteger.valueOf(speed.denominator());
                divisor = BigInteger.valueOf(speed.numerator());
            }
        }
        BigInteger ticks = BigInteger.ZERO;
        long lastArrival = 0;
        for (Job job : workload.jobs()) {
            lastArrival = Math.max(lastArrival, job.arrival());
            for (Task task : job.tasks()) {
                // The numerators, not the values: exact arithmetic must hold them too.
                ticks = ticks.add(BigInteger.valueOf(Math.max(task.meanExec().numerator(), task.estimate().orElse(1))));
            }
        }
        BigInteger longest = ticks.multiply(slowest).divide(divisor).add(ticks);
        if (platform.network() instanceof NetworkModel.Ccr model) {
            longest = longest.add(ticks.multiply(BigInteger.valueOf(model.ccr().numerator())));
        }
        return longest.add(BigInteger.valueOf(lastArrival)).bitLength() <= 61 ? Optional.empty()
                : Optional.of("on platform " + platform.name() + " a schedule of this workload could reach 2^61 ticks or more;"
                        + " look at speeds, the network's ccr and execution times");
    }
}
