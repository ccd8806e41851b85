package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.NaivePaths;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** The metrics from the definitions, by looking through all events so far again for each of them. */
final class NaiveReport {
    private static final int TICKS = 4000;

    private final WorkloadIndex index;
    private final Platform platform;
    private final List<ScheduleEvent> events;
    private final long capacity;
    private final long now;

    NaiveReport(WorkloadIndex index, Platform platform, List<ScheduleEvent> events) {
        this.index = index;
        this.platform = platform;
        this.events = events;
        now = events.isEmpty() ? 0 : events.get(events.size() - 1).tick();
        long users = index.workload().jobs().stream().map(Job::user).distinct().count();
        capacity = Math.max(1, platform.totalCores() / users);
    }

    private List<Integer> jobs(Class<? extends ScheduleEvent> kind) {
        TreeSet<Integer> jobs = new TreeSet<>();
        for (ScheduleEvent event : events) {
            if (event.getClass() == kind) {
                jobs.add(event instanceof ScheduleEvent.JobArrived arrived ? arrived.job()
                        : event instanceof ScheduleEvent.JobFinished finished ? finished.job() : ((ScheduleEvent.JobStarved) event).job());
            }
        }
        return new ArrayList<>(jobs);
    }

    private List<Integer> finished() {
        return jobs(ScheduleEvent.JobFinished.class);
    }

    private List<Integer> arrived() {
        return jobs(ScheduleEvent.JobArrived.class);
    }

    /** Tick of the finish or starvation, or else what is given. */
    private long end(int job, long otherwise) {
        for (ScheduleEvent event : events) {
            if (event instanceof ScheduleEvent.JobFinished f && f.job() == job || event instanceof ScheduleEvent.JobStarved s
                    && s.job() == job) {
                return event.tick();
            }
        }
        return otherwise;
    }

    private long firstStart(int job) {
        return events.stream().filter(e -> e instanceof ScheduleEvent.TaskStarted s && index.jobOf(s.task()) == job)
                .mapToLong(ScheduleEvent::tick)
                .min().orElse(Long.MAX_VALUE);
    }

    private long response(int job) {
        return end(job, now) - index.job(job).arrival();
    }

    private double waitOf(int job) {
        return firstStart(job) - index.job(job).arrival();
    }

    private double cp(int job) {
        return new NaivePaths(index, platform).criticalPath(job);
    }

    private double x(int job) {
        return index.job(job).work().toDouble();
    }

    /** {cores·ticks, latest end} of pieces, those that run still ending now. */
    private double[] executed(int onlyCluster) {
        double coreTicks = 0;
        long latest = 0;
        Map<Integer, ScheduleEvent.TaskStarted> running = new TreeMap<>();
        for (ScheduleEvent event : events) {
            if (event instanceof ScheduleEvent.TaskStarted started) {
                running.put(started.task(), started);
            }
            Integer task = event instanceof ScheduleEvent.TaskFinished f ? (Integer) f.task()
                    : event instanceof ScheduleEvent.TaskPreempted p ? (Integer) p.task() : null;
            if (task != null) {
                ScheduleEvent.TaskStarted started = running.remove(task);
                coreTicks += onlyCluster < 0 || started.cluster() == onlyCluster
                        ? (double) index.task(task).cores() * (event.tick() - started.tick()) : 0;
                latest = Math.max(latest, event.tick());
            }
        }
        for (ScheduleEvent.TaskStarted started : running.values()) {
            coreTicks += onlyCluster < 0 || started.cluster() == onlyCluster
                    ? (double) index.task(started.task()).cores() * (now - started.tick()) : 0;
            latest = now;
        }
        return new double[] {coreTicks, latest};
    }

    private int peak() {
        int peak = 0;
        for (long t = 0; t <= now; t++) {
            int count = 0;
            for (int j = 0; j < index.jobCount(); j++) {
                count += firstStart(j) <= t && t < end(j, Long.MAX_VALUE) ? 1 : 0;
            }
            peak = Math.max(peak, count);
        }
        return peak;
    }

    private double[] of(java.util.function.ToDoubleFunction<Integer> value) {
        return finished().stream().mapToDouble(value).toArray();
    }

    private static double mean(double[] values) {
        return values.length == 0 ? Double.NaN : DoubleStream.of(values).sum() / values.length;
    }

    private static double std(double[] values) {
        if (values.length < 2) {
            return values.length == 0 ? Double.NaN : 0;
        }
        return Math.sqrt(DoubleStream.of(values).map(v -> Math.pow(v - mean(values), 2)).sum() / (values.length - 1));
    }

    private static double quantile(double[] values, double share) {
        double[] s = values.clone();
        Arrays.sort(s);
        if (s.length == 0) {
            return Double.NaN;
        }
        double h = (s.length - 1) * share;
        return s[(int) Math.floor(h)] + (h - Math.floor(h)) * (s[(int) Math.ceil(h)] - s[(int) Math.floor(h)]);
    }

    private static double max(double[] values) {
        return DoubleStream.of(values).max().orElse(Double.NaN);
    }

    private static double min(double[] values) {
        return DoubleStream.of(values).min().orElse(Double.NaN);
    }

    private static double gini(double[] values) {
        double differences = 0;
        for (double a : values) {
            for (double b : values) {
                differences += Math.abs(a - b);
            }
        }
        return differences / (2.0 * values.length * values.length * mean(values));
    }

    private double value() {
        return finished().stream().filter(j -> index.job(j).value().isPresent())
                .mapToDouble(j -> index.job(j).value().get().valueAt(new Ratio(response(j), (long) cp(j))).toDouble()).sum();
    }

    private double maxValue() {
        return arrived().stream().filter(j -> index.job(j).value().isPresent())
                .mapToDouble(j -> index.job(j).value().get().max().toDouble()).sum();
    }

    private long tardiness(int job) {
        return Math.max(0, end(job, now) - new NaiveExpectedEndTimes(index, platform, capacity, TICKS).of(job));
    }

    private double weighted(List<Integer> jobs) {
        NaiveExpectedEndTimes expected = new NaiveExpectedEndTimes(index, platform, capacity, TICKS);
        return jobs.stream().mapToDouble(j -> (double) expected.request(j) * tardiness(j)).sum();
    }

    private double late(List<Integer> jobs) {
        return jobs.stream().filter(j -> tardiness(j) > 0).count();
    }

    Map<String, Double> metrics() {
        Map<String, Double> m = new LinkedHashMap<>();
        double[] slr = of(j -> response(j) / cp(j));
        double[] stretch = of(j -> response(j) / x(j));
        double[] speedup = of(j -> x(j) / response(j));
        double[] response = of(this::response);
        double[] waits = of(this::waitOf);
        double makespan = executed(-1)[1];
        m.put("makespan", makespan);
        m.put("flow", finished().size() / makespan);
        m.put("averageUtilisation", executed(-1)[0] / (makespan * platform.totalCores()));
        m.put("peakInFlight", (double) peak());
        m.put("cumulativeCompletion", DoubleStream.of(of(j -> (1 + makespan - end(j, 0)) * x(j))).sum());
        putAll(m, "Slr", slr);
        m.put("giniSlr", gini(slr));
        putAll(m, "Stretch", stretch);
        putAll(m, "Speedup", speedup);
        m.put("worstSpeedup", min(speedup));
        m.put("meanWait", mean(waits));
        m.put("medianWait", quantile(waits, 0.5));
        m.put("meanResponse", mean(response));
        m.put("medianResponse", quantile(response, 0.5));
        m.put("meanBoundedSlowdown", mean(of(j -> Math.max(1, response(j) / Math.max(10, response(j) - waitOf(j))))));
        m.put("completedJobs", (double) finished().size());
        m.put("starvedJobs", (double) jobs(ScheduleEvent.JobStarved.class).size());
        m.put("value", value());
        m.put("maxValue", maxValue());
        m.put("valueProportion", value() / maxValue());
        m.put("violatedEetPercent", 100 * late(arrived()) / arrived().size());
        m.put("weightedTardiness", weighted(arrived()));
        m.put("backfills", (double) events.stream().filter(e -> e instanceof ScheduleEvent.TaskStarted s && s.backfilled()).count());
        m.put("preemptions", (double) events.stream().filter(e -> e instanceof ScheduleEvent.TaskPreempted).count());
        m.put("starvedShare", (double) jobs(ScheduleEvent.JobStarved.class).size() / arrived().size());
        m.put("starvedCoreTicks", (double) spentOnStarved());
        double[] initial = pastDeadline(ValueCurve::initialDeadline);
        double[] last = pastDeadline(ValueCurve::finalDeadline);
        m.put("meanInitialLateness", mean(initial));
        m.put("worstInitialLateness", max(initial));
        m.put("meanFinalLateness", mean(last));
        m.put("worstFinalLateness", max(last));
        return m;
    }

    /** Tick by tick, core by core. */
    private long spentOnStarved() {
        long spent = 0;
        for (int job : jobs(ScheduleEvent.JobStarved.class)) {
            for (long tick = 0; tick < now; tick++) {
                spent += coresRunning(job, tick);
            }
        }
        return spent;
    }

    private long coresRunning(int job, long tick) {
        long cores = 0;
        for (ScheduleEvent event : events) {
            int task = event instanceof ScheduleEvent.TaskStarted s ? s.task() : event instanceof ScheduleEvent.TaskFinished f ? f.task()
                    : event instanceof ScheduleEvent.TaskPreempted p ? p.task() : -1;
            if (task >= 0 && index.jobOf(task) == job && event.tick() <= tick) {
                cores += (event instanceof ScheduleEvent.TaskStarted ? 1 : -1) * index.task(task).cores();
            }
        }
        return cores;
    }

    private double[] pastDeadline(java.util.function.Function<ValueCurve, Ratio> deadline) {
        return finished().stream().filter(j -> index.job(j).value().isPresent())
                .mapToDouble(j -> Math.max(0, response(j) - deadline.apply(index.job(j).value().get()).toDouble() * cp(j))).toArray();
    }

    List<StarvedRow> starvedByDecile() {
        List<Integer> byWork = new ArrayList<>(arrived());
        byWork.sort(Comparator.comparing(j -> index.job(j).work()));
        List<StarvedRow> rows = new ArrayList<>();
        for (int d = 0; d < 10; d++) {
            int decile = d;
            List<Integer> mine = byWork.stream().filter(j -> 10 * byWork.indexOf(j) / byWork.size() == decile).toList();
            rows.add(new StarvedRow(d + 1, mine.size(), (int) mine.stream().filter(jobs(ScheduleEvent.JobStarved.class)::contains).count()));
        }
        return rows;
    }

    private static void putAll(Map<String, Double> m, String name, double[] values) {
        m.put("mean" + name, mean(values));
        m.put("worst" + name, max(values));
        m.put("median" + name, quantile(values, 0.5));
        m.put("std" + name, std(values));
    }

    List<DecileRow> deciles() {
        List<Integer> byWork = new ArrayList<>(finished());
        byWork.sort(Comparator.comparing(j -> index.job(j).work()));
        List<DecileRow> rows = new ArrayList<>();
        for (int d = 0; d < 10; d++) {
            List<Integer> mine = new ArrayList<>();
            for (int i = 0; i < byWork.size(); i++) {
                if (10 * i / byWork.size() == d) {
                    mine.add(byWork.get(i));
                }
            }
            double[] slr = mine.stream().mapToDouble(j -> response(j) / cp(j)).toArray();
            double[] work = mine.stream().mapToDouble(this::x).toArray();
            rows.add(new DecileRow(d + 1, slr.length, mean(slr), max(slr), min(slr), quantile(slr, 0.25), quantile(slr, 0.5),
                    quantile(slr, 0.75), min(work), max(work)));
        }
        return rows;
    }

    List<UserRow> users() {
        List<UserRow> rows = new ArrayList<>();
        for (String user : new TreeSet<>(index.workload().jobs().stream().map(Job::user).toList())) {
            List<Integer> mine = arrived().stream().filter(j -> index.job(j).user().equals(user)).toList();
            rows.add(new UserRow(user, mine.size(), (int) late(mine), 100 * late(mine) / mine.size(), weighted(mine), capacity));
        }
        return rows;
    }

    List<ClusterRow> clusters() {
        List<ClusterRow> rows = new ArrayList<>();
        double makespan = executed(-1)[1];
        for (int c = 0; c < platform.clusters().size(); c++) {
            Cluster cluster = platform.clusters().get(c);
            rows.add(new ClusterRow(cluster.id(), cluster.cores(), executed(c)[0] / (makespan * cluster.cores()), executed(c)[0]));
        }
        return rows;
    }

    /** Counts by row and column, rows by user name; {@code columns} wide. */
    int[][] grid(long bin, int columns) {
        List<String> users = users().stream().map(UserRow::user).toList();
        NaiveExpectedEndTimes expected = new NaiveExpectedEndTimes(index, platform, capacity, TICKS);
        int[][] counts = new int[users.size()][columns];
        for (int j : arrived()) {
            long first = Math.floorDiv(expected.of(j) - (long) cp(j), bin);
            long cells = (tardiness(j) + bin - 1) / bin;
            LongStream.range(first, first + cells).forEach(c -> counts[users.indexOf(index.job(j).user())][(int) c]++);
        }
        return counts;
    }
}
