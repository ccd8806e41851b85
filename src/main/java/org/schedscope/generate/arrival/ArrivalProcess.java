package org.schedscope.generate.arrival;

import java.util.List;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.parameter.Parameter;

/** Ticks of arrival of one job after the other; the first is 0, or in the first busy hour. */
public interface ArrivalProcess {
    /**
     * The arrival of the next job.
     *
     * @param work work of that job, in core-ticks
     */
    long next(long work);

    /** What shapes the working week. */
    static List<Parameter> weekSettings() {
        return List.of(
                Parameter.Whole.of("day", 86_400, 1, 1_000_000_000, "Ticks of a day, of weekly arrivals."),
                new Parameter.Numbers("peak", "3", "0.01", "1000",
                        "Rate of arrivals in working hours over that at other times, of weekly arrivals."));
    }

    /** The cycle described by {@link #weekSettings}. */
    static WeeklyCycle week(SettingValues values, RandomStream draws) {
        return new WeeklyCycle(values.whole("day"), values.oneOf("peak", draws).toDouble());
    }

    /**
     * Arrivals of work at a constant rate.
     *
     * @param percentOfCores load in per cent, times the number of cores
     */
    static ArrivalProcess steady(long percentOfCores) {
        return new ArrivalProcess() {
            private long before;

            @Override
            public long next(long work) {
                long arrival = Math.multiplyExact(before, 100L) / percentOfCores;
                before = Math.addExact(before, work);
                return arrival;
            }
        };
    }

    /** Work at a rate with a given mean over a week. */
    static ArrivalProcess weekly(long percentOfCores, WeeklyCycle cycle) {
        double rate = percentOfCores / 100.0;
        return new ArrivalProcess() {
            private long before;

            @Override
            public long next(long work) {
                long arrival = cycle.tick(before / rate);
                before = Math.addExact(before, work);
                return arrival;
            }
        };
    }

    /** Jobs at a rate, one every {@code gap} ticks. */
    static ArrivalProcess constant(double gap) {
        return new ArrivalProcess() {
            private long number;

            @Override
            public long next(long work) {
                return (long) (number++ * gap);
            }
        };
    }

    /** Jobs at a rate whose mean over a week is one every {@code gap} ticks. */
    static ArrivalProcess weekly(double gap, WeeklyCycle cycle) {
        return new ArrivalProcess() {
            private long number;

            @Override
            public long next(long work) {
                return cycle.tick(number++ * gap);
            }
        };
    }

    /** Jobs at random, one every {@code gap} ticks in the mean. */
    static ArrivalProcess poisson(double gap, RandomStream draws) {
        return new ArrivalProcess() {
            private double at;

            @Override
            public long next(long work) {
                long arrival = (long) at;
                at -= gap * StrictMath.log(draws.unit());
                return arrival;
            }
        };
    }
}
