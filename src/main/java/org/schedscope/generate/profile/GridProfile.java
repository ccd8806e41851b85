package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.ArrivalPattern;
import org.schedscope.generate.arrival.ArrivalProcess;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.parameter.Parameter;

/**
 * Workloads for grids of four clusters, after Burkimsher, Bate, Indrusiak 2013, §4.3 and Table 2: J_exec of jobs, execution times × cores
 * summed over their tasks as §2.2.1 defines it, are shares of a total after UUnifast-Discard, and so are execution times of tasks inside
 * their job. The paper does not define how small a share may be: here {@code spread} is the largest over the smallest of jobs, and {@code
 * task-spread} that of the tasks of a job.
 *
 * <p>{@code --scale} makes jobs, work and cores fewer by one factor. So work per core and the length of the whole do not change,
 * and with them how long a job is against that length and how far a backlog of overload grows; what gets coarser is a task's share of a
 * cluster. Cores stop shrinking at what the widest task needs.
 */
abstract class GridProfile implements WorkloadProfile {
    static final int CLUSTERS = 4;
    private static final List<Shares> DISTRIBUTIONS = List.of(Shares.LOG, Shares.UNIFORM);
    private static final Set<String> SHRINKING = Set.of("jobs", "exec", "cores");

    /** How the tasks of its jobs depend on each other. */
    abstract TaskPattern pattern();

    /** The platform of its workloads. */
    abstract Platform platform(String name, SettingValues values, long seed);

    /**
     * Whose a job is.
     *
     * @param draws the job's, after its tasks were drawn
     */
    String user(int job, SettingValues values, RandomStream draws, long seed) {
        return user(values, draws);
    }

    /** The value curve of a job. */
    Optional<ValueCurve> value(List<Task> tasks, SettingValues values, RandomStream draws) {
        return Optional.empty();
    }

    @Override
    public final Set<String> shrinking() {
        return SHRINKING;
    }

    static Parameter jobs(long usual) {
        return Parameter.Whole.of("jobs", usual, 1, 1_000_000, "How many jobs arrive.");
    }

    static List<Parameter> people(long users, long groups) {
        return List.of(
                Parameter.Whole.of("users", users, 0, 10_000, "Number of users of the jobs, with equal shares; 0: jobs without users."),
                Parameter.Whole.of("groups", groups, 0, 10_000, "How many groups, of equal shares, the users are in; 0: none."));
    }

    /**
     * Settings of the length and width of tasks, and of the clusters on which they run.
     *
     * @param spread of jobs
     * @param why of that spread
     */
    static List<Parameter> work(Shares jobTimes, long cores, long spread, String why) {
        return List.of(
                Parameter.Whole.of("exec", 10_000_000_000L, 1, 1_000_000_000_000_000L,
                        "Work of all tasks together, execution times × cores, in core-ticks: W_exec of [PSLR] 2.2.1."),
                new Parameter.Choice<>("job-times", DISTRIBUTIONS, jobTimes,
                        "How work of jobs is distributed: uniform by UUnifast-Discard, or uniform in the logarithm."),
                new Parameter.Choice<>("task-times", DISTRIBUTIONS, Shares.LOG, "How execution times of a job's tasks are distributed."),
                Parameter.Whole.of("spread", spread, 1, 1_000_000_000, "Work of the largest job over that of the smallest, at most; smaller"
                        + " uniform shares are drawn again. " + why),
                Parameter.Whole.of("task-spread", 1000, 1, 1_000_000_000,
                        "Longest over shortest task of a job, at most; the paper prints none."),
                new Parameter.Numbers("task-cores", "1,5,10,15,20", "1", "1000000", "Cores of a task."),
                Parameter.Whole.of("kind-2", 20, 0, 100, "Per cent of the tasks that need the kind that one cluster has."),
                Parameter.Whole.of("cores", cores, 1, 1_000_000, "Cores of each of the four clusters."));
    }

    /** Settings of the arrivals of jobs. */
    static List<Parameter> arrivals(ArrivalPattern usual, long load) {
        List<Parameter> settings = new ArrayList<>(List.of(
                Parameter.Whole.of("load", load, 1, 10_000, "Per cent of the platform's cores that arriving work would keep busy."),
                new Parameter.Choice<>("arrivals", List.of(ArrivalPattern.values()), usual,
                        "How jobs follow each other: steady gives work a constant rate, constant gives jobs equal gaps.")));
        settings.addAll(ArrivalProcess.weekSettings());
        return settings;
    }

    /** Cores of a cluster: scaled, but not below the needs of the widest task. */
    static int cores(SettingValues values) {
        return (int) Math.max(values.whole("cores"), Math.min(values.full("cores"), values.most("task-cores")));
    }

    @Override
    public final WorkloadStream draw(SettingValues values, long seed) {
        int count = (int) values.whole("jobs");
        long[] work = values.word("job-times", Shares.class).of(values.whole("exec"), count, values.whole("spread"), RandomStream.of(seed,
                name() + " work"));
        String title = name() + ", seed " + seed;
        return new WorkloadStream(title, Optional.of(platform(title, values, seed)), () -> {
            ArrivalProcess arrivals = arrivals(work, values, seed);
            return NumberedJobs.of(count, job -> job(job, work[job], arrivals, values, seed));
        });
    }

    private Job job(int number, long work, ArrivalProcess arrivals, SettingValues values, long seed) {
        RandomStream draws = RandomStream.of(seed, name(), number);
        List<Task> tasks = tasks(work, values, draws);
        Optional<ValueCurve> value = value(tasks, values, draws);
        return new Job("J" + (number + 1), user(number, values, draws, seed), arrivals.next(GridTasks.work(tasks)), tasks, value,
                Optional.empty());
    }

    private List<Task> tasks(long work, SettingValues values, RandomStream draws) {
        return GridTasks.draw(pattern().draw(values, draws), work, values.word("task-times", Shares.class), values, draws);
    }

    static String user(SettingValues values, RandomStream draws) {
        long users = values.whole("users");
        long groups = values.whole("groups");
        if (users == 0) {
            return Job.ROOT_USER;
        }
        long user = 1 + draws.below(users);
        return groups == 0 ? "/share" + user : "/group" + (1 + (user - 1) % groups) + "/user" + user;
    }

    private ArrivalProcess arrivals(long[] work, SettingValues values, long seed) {
        long percentOfCores = Math.multiplyExact(values.whole("load"), (long) CLUSTERS * cores(values));
        return switch (values.word("arrivals", ArrivalPattern.class)) {
            case CONSTANT -> ArrivalProcess.constant(meanGap(work, percentOfCores, values, seed));
            case POISSON -> ArrivalProcess.poisson(meanGap(work, percentOfCores, values, seed), RandomStream.of(seed, name()
                    + " arrivals"));
            case WEEKLY -> ArrivalProcess.weekly(percentOfCores, ArrivalProcess.week(values, RandomStream.of(seed, name() + " peak")));
            case STEADY -> ArrivalProcess.steady(percentOfCores);
        };
    }

    /** Draws all tasks once more than they are kept, so that nothing need be kept. */
    private double meanGap(long[] work, long percentOfCores, SettingValues values, long seed) {
        long all = 0;
        for (int job = 0; job < work.length; job++) {
            all = Math.addExact(all, GridTasks.work(tasks(work[job], values, RandomStream.of(seed, name(), job))));
        }
        return all * 100.0 / percentOfCores / work.length;
    }
}
