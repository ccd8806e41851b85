package org.schedscope.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.schedscope.generate.Setting.Form;
import org.schedscope.model.Job;
import org.schedscope.model.Ratio;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;

/**
 * Workloads with value curves (Burkimsher, Indrusiak: bidding policies for market-based HPC workflow scheduling, §V), and their platform. The
 * paper says neither how long all tasks take nor how many cores they have: both are those of Table 2 of the survey it builds on. A job is worth
 * as many units as its work has core-minutes, 60 ticks a minute. Work comes at a rate that follows the day and the week.
 */
final class MarketProfile implements WorkloadProfile {
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
    public List<Setting> settings() {
        List<Setting> settings = new ArrayList<>(List.of(
                new Setting("jobs", Form.WHOLE, "10000", "1", "1000000", "How many jobs arrive."),
                new Setting("tasks", Form.RANGE, "5-20", "1", "10000", "Tasks of a job."),
                new Setting("degree", Form.CHOICE, "1", "0", "1000", "Mean number of a task's parents, of an exponential distribution."),
                new Setting("initial", Form.RANGE, "2-4", "1", "1000", "SLR up to which a job earns everything."),
                new Setting("final", Form.RANGE, "6-10", "1", "1000", "SLR from which it earns nothing."),
                new Setting("points", Form.RANGE, "5-10", "0", "100", "Points of a value curve in between."),
                new Setting("day", Form.WHOLE, "86400", "1", "1000000000", "Ticks of a day."),
                new Setting("peak", Form.CHOICE, "3", "0.01", "1000", "Rate of arrivals in working hours over that at other times.")));
        settings.addAll(FourClusters.settings());
        return settings;
    }

    @Override
    public Generated generate(SettingValues values, long seed) {
        int count = (int) values.whole("jobs");
        int perCluster = (int) values.whole("cores");
        long[] exec = Shares.LOG_UNIFORM.of(values.whole("exec"), count, values.whole("spread"), Draws.of(seed, "market work"));
        WeeklyCycle cycle = new WeeklyCycle(values.whole("day"), values.oneOf("peak", Draws.of(seed, "market peak")).toDouble());
        double rate = values.whole("load") / 100.0 * FourClusters.COUNT * perCluster;
        List<Job> jobs = new ArrayList<>();
        long before = 0;
        for (int job = 0; job < count; job++) {
            Draws draws = Draws.of(seed, "market", job);
            List<Task> tasks = FourClusters.tasks(TaskPattern.EXPONENTIAL.draw(values, draws), exec[job], values, draws);
            long done = FourClusters.work(tasks);
            jobs.add(new Job("J" + (job + 1), Job.ROOT_USER, cycle.tick(before / rate), tasks, Optional.of(curve(values, draws, done)),
                    Optional.empty()));
            before = Math.addExact(before, done);
        }
        Ratio ccr = values.oneOf("ccr", Draws.of(seed, "market ccr"));
        return new Generated(new Workload("market, seed " + seed, "tick", Optional.empty(), jobs),
                Optional.of(FourClusters.of("market, seed " + seed, perCluster, ccr)));
    }

    /** SLRs and factors to thousandths; points that fall on one SLR are one. */
    private static ValueCurve curve(SettingValues values, Draws draws, long work) {
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
        return new ValueCurve(new Ratio(work, TICKS_A_MINUTE), points);
    }
}
