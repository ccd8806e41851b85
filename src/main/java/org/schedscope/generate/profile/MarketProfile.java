package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.ArrivalPattern;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;

/**
 * Workloads with value curves (Burkimsher, Indrusiak: bidding policies for market-based HPC workflow scheduling, §V), and their platform.
 * The paper gives neither the total execution time nor the number of cores: both are those of Table 2 of the survey it builds on. The value
 * of a job is proportional to its work in core-minutes, 60 ticks a minute. Work arrives at a rate that follows the day and the week.
 */
final class MarketProfile extends GridProfile {
    private static final int PLACES = 1_000;
    private static final int TICKS_A_MINUTE = 60;

    @Override
    public String name() {
        return "market";
    }

    @Override
    public String summary() {
        return "Workflows with value curves, arriving in peaks by day and week, and four clusters.";
    }

    @Override
    public String source() {
        return "Burkimsher, Indrusiak: bidding policies, V";
    }

    @Override
    public List<Parameter> settings() {
        List<Parameter> settings = new ArrayList<>(List.of(jobs(10_000)));
        settings.addAll(pattern().settings());
        settings.addAll(List.of(
                new Parameter.Range("initial", "2-4", 1, 1000, "SLR up to which a job earns everything."),
                new Parameter.Range("final", "6-10", 1, 1000, "SLR from which it earns nothing."),
                new Parameter.Range("points", "5-10", 0, 100, "Points of a value curve in between."),
                new Parameter.Numbers("value", "1", "0.001", "1000000", "Largest value of a job for each core-minute of its work.")));
        settings.addAll(people(0, 0));
        settings.addAll(work(Shares.LOG, 1000, 1000, "The paper prints none."));
        settings.addAll(arrivals(ArrivalPattern.WEEKLY, 100));
        settings.add(new Parameter.Numbers("ccr", "0.2", "0", "1000", "Time of a transfer over time of the task that writes."));
        return settings;
    }

    @Override
    TaskPattern pattern() {
        return TaskPattern.EXPONENTIAL;
    }

    @Override
    String user(int job, SettingValues values, RandomStream draws, long seed) {
        return user(values, RandomStream.of(seed, "market user", job));
    }

    @Override
    Platform platform(String title, SettingValues values, long seed) {
        return GridPlatforms.star(title, cores(values), values.oneOf("ccr", RandomStream.of(seed, "market ccr")));
    }

    /** SLRs and factors to thousandths; points that fall on one SLR are one. */
    @Override
    Optional<ValueCurve> value(List<Task> tasks, SettingValues values, RandomStream draws) {
        long first = values.within("initial", PLACES, draws);
        long last = Math.max(first + 1, values.within("final", PLACES, draws));
        int between = (int) values.within("points", draws);
        long[] slrs = DoubleStream.generate(draws::unit).limit(between).mapToLong(unit -> first + 1 + (long) (unit * (last - first - 1)))
                .filter(slr -> slr < last).sorted().distinct().toArray();
        long[] factors = DoubleStream.generate(draws::unit).limit(slrs.length).mapToLong(unit -> (long) (unit * PLACES)).sorted().toArray();
        List<ValueCurve.Point> points = new ArrayList<>(List.of(new ValueCurve.Point(new Ratio(first, PLACES), Ratio.ONE)));
        for (int i = 0; i < slrs.length; i++) {
            points.add(new ValueCurve.Point(new Ratio(slrs[i], PLACES), new Ratio(factors[slrs.length - 1 - i], PLACES)));
        }
        points.add(new ValueCurve.Point(new Ratio(last, PLACES), Ratio.ZERO));
        Ratio perMinute = values.oneOf("value", draws);
        return Optional.of(new ValueCurve(new Ratio(GridTasks.work(tasks), TICKS_A_MINUTE).times(perMinute), points));
    }
}
