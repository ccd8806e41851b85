package org.schedscope.model;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.RandomAccess;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.NameColumn;
import org.schedscope.text.UniqueNumbers;

/**
 * The jobs of a workload in file order, and their tasks, in columns: some 60 bytes for a job of one task. Tasks are numbered from 0, job
 * after job; the edges of a task to its parents are neighbours. A column that is as usual takes no room. Each call makes a new
 * {@link Job}, {@link Task} or {@link Dependency}. Immutable; callers must not write to the arrays.
 */
public final class Jobs extends AbstractList<Job> implements RandomAccess {
    /** Ids that are numbers; rows of the others do not matter. */
    private final LongColumn number;
    /** Ids that are not, and empty texts. */
    private final ObjectColumn<String> name = new ObjectColumn<>("");
    private final LongColumn arrival;
    private final ObjectColumn<Optional<ValueCurve>> value = new ObjectColumn<>(Optional.empty());
    private final ObjectColumn<SchedulingParameters> scheduling = new ObjectColumn<>(SchedulingParameters.NONE);
    private final ObjectColumn<Release> release = new ObjectColumn<>(Release.NONE);
    /** First task by job, and a last row with the number of tasks. */
    private final LongColumn firstTask;
    private final ObjectColumn<String> taskId = new ObjectColumn<>(null);
    private final LongColumn exec;
    private final LongColumn memory;
    /** 0 where schedulers get the truth. */
    private final LongColumn estimate;
    private final ObjectColumn<String> kind = new ObjectColumn<>(Task.ANY_KIND);
    private final ObjectColumn<Map<String, Long>> figures = new ObjectColumn<>(Map.of());
    private final ObjectColumn<Map<String, Long>> resources = new ObjectColumn<>(Map.of());
    /** First edge by task, and a last row with the number of edges. */
    private final LongColumn firstParent;
    private final ObjectColumn<Optional<Ratio>> data = new ObjectColumn<>(Optional.empty());
    private NameColumn users;
    private NameColumn queues;
    private int[] cores;
    /** Parent by edge, as its position in the job. */
    private int[] parent;
    /** Job by task; empty if every job has one task. */
    private int[] jobOf;
    private int size;
    private int taskCount;

    /** @param expected jobs to begin with room for */
    private Jobs(int expected) {
        number = new LongColumn(0, expected);
        arrival = new LongColumn(0, expected);
        firstTask = new LongColumn(1, expected);
        exec = new LongColumn(0, expected);
        memory = new LongColumn(0, expected);
        estimate = new LongColumn(0, expected);
        firstParent = new LongColumn(0, expected);
    }

    /**
     * Jobs in columns.
     *
     * @throws ModelException if two have the same id
     */
    public static Jobs of(List<Job> jobs) {
        if (jobs instanceof Jobs columns) {
            return columns;
        }
        Builder builder = new Builder(jobs.size());
        Set<String> ids = new HashSet<>(jobs.size() * 2);
        for (Job job : jobs) {
            Checks.require(ids.add(job.id()), "job.twice", job.id());
            builder.add(job);
        }
        return builder.build();
    }

    /** The jobs of some numbers, in that order. */
    public Jobs only(int[] kept) {
        Builder some = new Builder(kept.length);
        for (int job : kept) {
            some.add(get(job));
        }
        return some.build();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Job get(int job) {
        return new Job(id(job), users.name(job), arrival.at(job), new Rows<>(this::task, firstTask(job), firstTask(job + 1)), value.at(job),
                Optional.ofNullable(queues.name(job)), release.at(job), scheduling.at(job));
    }

    /** Number of tasks of all jobs. */
    public int taskCount() {
        return taskCount;
    }

    /** A task by its number. */
    public Task task(int task) {
        long told = estimate.at(task);
        return new Task(taskId.at(task), exec.at(task), cores[task], kind.at(task), memory.at(task),
                told > 0 ? OptionalLong.of(told) : OptionalLong.empty(), figures.at(task), parents(task), resources.at(task));
    }

    /** Edges of a task to its parents. */
    public List<Dependency> parents(int task) {
        return firstParent(task) == firstParent(task + 1) ? List.of() : new Rows<>(this::edge, firstParent(task), firstParent(task + 1));
    }

    /** Tasks of a job or edges of a task, which have been checked. */
    static final class Rows<T> extends AbstractList<T> implements RandomAccess {
        private final IntFunction<T> table;
        private final int first;
        private final int size;

        private Rows(IntFunction<T> table, int first, int end) {
            this.table = table;
            this.first = first;
            size = end - first;
        }

        @Override
        public T get(int row) {
            return table.apply(first + Objects.checkIndex(row, size));
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** The id of a job if it is a number, which may be less than 0; {@link UniqueNumbers#NONE} if not. */
    public long number(int job) {
        return name.at(job).isEmpty() ? number.at(job) : UniqueNumbers.NONE;
    }

    /** Id of a job. */
    public String id(int job) {
        return name.at(job).isEmpty() ? Long.toString(number.at(job)) : name.at(job);
    }

    /** Id of a task inside its job. */
    public String taskId(int task) {
        return taskId.at(task);
    }

    /** Number of the first task of a job; of the number of jobs, the number of tasks. */
    public int firstTask(int job) {
        return (int) firstTask.at(job);
    }

    /** Number of the job of a task. */
    public int jobOf(int task) {
        return jobOf.length == 0 ? task : jobOf[task];
    }

    /** Number of the first edge of a task to a parent; of the number of tasks, the number of edges. */
    public int firstParent(int task) {
        return (int) firstParent.at(task);
    }

    /** Position in its job of the parent at the end of an edge. */
    public int parent(int edge) {
        return parent[edge];
    }

    /** An edge by its number. */
    public Dependency edge(int edge) {
        return new Dependency(parent[edge], data.at(edge));
    }

    /** Whether every job has one task, so that jobs and tasks have the same numbers. */
    public boolean areSingleTasks() {
        return firstTask.isUsual();
    }

    /**
     * Whether jobs are such as most logs of machines have: of one task, all with the same id, for any cluster, without curves,
     * conditions and figures for time sharing.
     */
    public boolean arePlain() {
        return areSingleTasks() && taskId.isUsual() && !anyKind() && !anyFigures() && !anyEdges() && !anyCurve() && !anyRelease()
                && !anyScheduling();
    }

    /** Whether other jobs are as many, of as many tasks, with the same ids. */
    public boolean areNamedAs(Jobs other) {
        return this == other || size == other.size && taskCount == other.taskCount
                && IntStream.range(0, size).allMatch(job -> firstTask(job) == other.firstTask(job) && number(job) == other.number(job)
                        && name.at(job).equals(other.name.at(job)))
                && IntStream.range(0, taskCount).allMatch(task -> taskId(task).equals(other.taskId(task)));
    }

    /** Whether a cluster could hold a task if it were empty. */
    public boolean fits(int task, Cluster cluster) {
        return Task.fits(cluster, cores[task], kind.at(task), memory.at(task), figures.at(task), resources.at(task));
    }

    /** Whether the same clusters could hold two tasks. */
    public boolean needTheSame(int task, int other) {
        return cores[task] == cores[other] && memory.at(task) == memory.at(other) && kind.at(task).equals(kind.at(other))
                && figures.at(task).keySet().equals(figures.at(other).keySet()) && resources.at(task).equals(resources.at(other));
    }

    /** Paths of the users, sorted. */
    public List<String> users() {
        return users.names();
    }

    /** By job, place of its user among {@link #users()}. */
    public int[] userOf() {
        return users.places();
    }

    /** Names of the queues, sorted. */
    public List<String> queues() {
        return queues.names();
    }

    /** By job, place of its queue among {@link #queues()}; {@link NameColumn#NONE} for none. */
    public int[] queueOf() {
        return queues.places();
    }

    /** Ticks of arrival, by job. */
    public long[] arrival() {
        return arrival.rows();
    }

    /** Execution times by task, in ticks on a cluster of speed 1; means, rounded up, of tasks with figures per cluster. */
    public long[] exec() {
        return exec.rows();
    }

    /** Cores held, by task. */
    public int[] cores() {
        return cores;
    }

    /** Memory held, by task; empty if no task holds any. */
    public long[] memory() {
        return memory.rows();
    }

    /** Memory that a task holds. */
    public long memoryOf(int task) {
        return memory.at(task);
    }

    /** Counts of named resources that a task holds. */
    public Map<String, Long> resources(int task) {
        return resources.at(task);
    }

    /** Whether some task needs a named resource. */
    public boolean anyResources() {
        return !resources.isUsual();
    }

    /** Estimates by task, in ticks, 0 where schedulers get the truth; empty if they always do. */
    public long[] estimate() {
        return estimate.rows();
    }

    /** Execution time of a task for schedulers, in ticks; a mean, rounded up, where it has figures per cluster. */
    public long told(int task) {
        long told = estimate.at(task);
        return told == 0 ? exec.at(task) : told;
    }

    /** Kind of cluster that a task needs. */
    public String kind(int task) {
        return kind.at(task);
    }

    /** Execution times of a task by cluster id, in ticks; empty if it has none. */
    public Map<String, Long> execOn(int task) {
        return figures.at(task);
    }

    /** Whether some task has parents. */
    public boolean anyEdges() {
        return parent.length > 0;
    }

    /** Whether some task has execution times per cluster. */
    public boolean anyFigures() {
        return !figures.isUsual();
    }

    /** Whether some task needs a kind. */
    public boolean anyKind() {
        return !kind.isUsual();
    }

    /** Whether some job has a value curve. */
    public boolean anyCurve() {
        return !value.isUsual();
    }

    /** Figures of a job for time sharing. */
    public SchedulingParameters scheduling(int job) {
        return scheduling.at(job);
    }

    /** Whether some job has figures for time sharing. */
    public boolean anyScheduling() {
        return !scheduling.isUsual();
    }

    /** Conditions under which tasks of a job may be ready. */
    public Release release(int job) {
        return release.at(job);
    }

    /** Whether some job has such conditions. */
    public boolean anyRelease() {
        return !release.isUsual();
    }

    /** Takes jobs in file order. */
    public static final class Builder {
        private final Jobs jobs;
        private final NameColumn.Builder users;
        private final NameColumn.Builder queues;
        private final LongColumn cores;
        private final LongColumn parents = new LongColumn(0, 0);
        private int edgeCount;

        /** @param expected jobs to begin with room for; 0 if unknown */
        public Builder(int expected) {
            jobs = new Jobs(expected);
            users = new NameColumn.Builder(expected);
            queues = new NameColumn.Builder(expected);
            cores = new LongColumn(0, expected);
        }

        /** Number of a user's path for {@link #job}. */
        public int user(String path) {
            return users.placeOf(path);
        }

        /** Number of a queue's name for {@link #job}. */
        public int queue(String name) {
            return queues.placeOf(name);
        }

        /** Adds a job whose id no other job has. */
        public void add(Job job) {
            long number = UniqueNumbers.of(job.id());
            job(Math.max(0, number), number == UniqueNumbers.NONE ? job.id() : "", user(job.user()),
                    job.queue().isPresent() ? queue(job.queue().get()) : NameColumn.NONE, job.arrival(), job.value(), job.release(),
                    job.scheduling());
            for (Task task : job.tasks()) {
                for (Dependency edge : task.parents()) {
                    parents.add(edge.parent());
                    jobs.data.add(edge.data());
                }
                task(task.id(), task.exec(), task.cores(), task.memory(), task.estimate().orElse(0), task.kind(), task.execOn(),
                        task.resources(), task.parents().size());
            }
        }

        /**
         * Adds a job without a curve, whose id no other job has; {@link #task} adds its task.
         *
         * @param number number that is the id, unless it is less than 0
         * @param name name that is the id; empty if the number is
         * @param queue {@link NameColumn#NONE} for none
         */
        public void job(long number, String name, int user, int queue, long arrival) {
            job(number, name, user, queue, arrival, Optional.empty(), Release.NONE, SchedulingParameters.NONE);
        }

        private void job(long number, String name, int user, int queue, long arrival, Optional<ValueCurve> value, Release release,
                SchedulingParameters figures) {
            jobs.number.add(number);
            jobs.name.add(name);
            users.add(user);
            queues.add(queue);
            jobs.arrival.add(arrival);
            jobs.value.add(value);
            jobs.scheduling.add(figures);
            jobs.release.add(release);
            jobs.firstTask.add(jobs.taskCount);
            jobs.size++;
        }

        /**
         * Adds a task of any kind without parents to the last job.
         *
         * @param estimate in ticks, 0 if schedulers get the truth
         */
        public void task(String id, long exec, int coreCount, long memory, long estimate) {
            task(id, exec, coreCount, memory, estimate, Task.ANY_KIND, Map.of(), Map.of(), 0);
        }

        private void task(String id, long exec, int coreCount, long memory, long estimate, String kind, Map<String, Long> figures,
                Map<String, Long> resources, int edges) {
            jobs.taskId.add(id);
            jobs.exec.add(exec);
            cores.add(coreCount);
            jobs.memory.add(memory);
            jobs.estimate.add(estimate);
            jobs.kind.add(kind);
            jobs.figures.add(figures);
            jobs.resources.add(resources);
            jobs.firstParent.add(edgeCount);
            edgeCount += edges;
            jobs.taskCount++;
        }

        /** Number of jobs so far. */
        public int size() {
            return jobs.size;
        }

        /** The jobs; the builder is used up. */
        public Jobs build() {
            return build(LongUnaryOperator.identity());
        }

        /** The jobs with ticks of arrival that a function makes of those that they were added with; the builder is used up. */
        public Jobs build(LongUnaryOperator arrival) {
            jobs.firstTask.add(jobs.taskCount);
            jobs.firstParent.add(edgeCount);
            jobs.users = users.build();
            jobs.queues = queues.build();
            jobs.cores = cores.ints();
            jobs.parent = parents.ints();
            jobs.jobOf = jobs.areSingleTasks() ? new int[0] : jobsOfTasks();
            jobs.arrival.keep(arrival);
            List.of(jobs.number, jobs.firstTask, jobs.exec, jobs.memory, jobs.estimate, jobs.firstParent).forEach(LongColumn::trim);
            List.of(jobs.name, jobs.value, jobs.release, jobs.scheduling, jobs.taskId, jobs.kind, jobs.figures, jobs.resources,
                    jobs.data).forEach(ObjectColumn::trim);
            return jobs;
        }

        private int[] jobsOfTasks() {
            int[] jobOf = new int[jobs.taskCount];
            for (int job = 0; job < jobs.size; job++) {
                Arrays.fill(jobOf, jobs.firstTask(job), jobs.firstTask(job + 1), job);
            }
            return jobOf;
        }
    }
}
