package org.schedscope.model;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.RandomAccess;
import org.schedscope.text.NameColumn;

/**
 * Jobs of one task each without edges, kinds, figures per cluster or curves, as logs of machines have them, in columns: some 50 bytes a
 * job, where records take 200. A record is made whenever one is asked for; whoever goes through all jobs asks for the columns, which must
 * not be written to. Made by {@link LogJobsBuilder}, which sees to it that ids are unique.
 */
public final class LogJobs extends AbstractList<Job> implements RandomAccess {
    private final String taskId;
    private final long firstNumber;
    private final long[] number;
    private final Map<Integer, String> renamed;
    private final NameColumn users;
    private final NameColumn queues;
    private final long[] arrival;
    private final long[] exec;
    private final int[] cores;
    private final long[] memory;
    private final long[] estimate;
    private final int mostCores;
    private final long mostMemory;

    /**
     * @param taskId of all tasks
     * @param firstNumber id of the first job
     * @param number ids of the jobs, but of those that are renamed; empty where every id is one more than that of the job before
     * @param renamed by place
     */
    LogJobs(String taskId, long firstNumber, long[] number, Map<Integer, String> renamed, NameColumn users, NameColumn queues,
            long[] arrival, long[] exec, int[] cores, long[] memory, long[] estimate) {
        this.taskId = taskId;
        this.firstNumber = firstNumber;
        this.number = number;
        this.renamed = renamed;
        this.users = users;
        this.queues = queues;
        this.arrival = arrival;
        this.exec = exec;
        this.cores = cores;
        this.memory = memory;
        this.estimate = estimate;
        int widest = 0;
        for (int each : cores) {
            widest = Math.max(widest, each);
        }
        long largest = 0;
        for (long each : memory) {
            largest = Math.max(largest, each);
        }
        mostCores = widest;
        mostMemory = largest;
    }

    @Override
    public int size() {
        return arrival.length;
    }

    private long given(int job) {
        return number.length == 0 ? firstNumber + job : number[job];
    }

    /** The number that is the id of a job; less than 0 if its id is no number or one less than 0. */
    public long number(int job) {
        return !renamed.isEmpty() && renamed.containsKey(job) ? -1 : given(job);
    }

    @Override
    public Job get(int job) {
        OptionalLong told = estimate.length > 0 && estimate[job] > 0 ? OptionalLong.of(estimate[job]) : OptionalLong.empty();
        Task task = new Task(taskId, exec[job], cores[job], Task.ANY_KIND, memory.length > 0 ? memory[job] : 0, told, Map.of(), List.of());
        return new Job(id(job), users.name(job), arrival[job], List.of(task), Optional.empty(), Optional.ofNullable(queues.name(job)));
    }

    /** Id of a job. */
    public String id(int job) {
        String other = renamed.isEmpty() ? null : renamed.get(job);
        return other == null ? Long.toString(given(job)) : other;
    }

    /** Id of every job's task. */
    public String taskId() {
        return taskId;
    }

    /** Cores of the widest task. */
    public int mostCores() {
        return mostCores;
    }

    /** Whether a cluster could hold any of the tasks if it were empty. */
    public boolean allFit(Cluster cluster) {
        return mostCores <= cluster.cores() && (cluster.memory().isEmpty() || mostMemory <= cluster.memory().getAsLong());
    }

    /** Whether a cluster could hold the task of a job if it were empty. */
    public boolean fits(int job, Cluster cluster) {
        return cores[job] <= cluster.cores()
                && (memory.length == 0 || cluster.memory().isEmpty() || memory[job] <= cluster.memory().getAsLong());
    }

    /** Whether another log has as many jobs and tasks, of the same ids. */
    public boolean isNamedAs(LogJobs other) {
        return taskId.equals(other.taskId) && size() == other.size() && firstNumber == other.firstNumber
                && Arrays.equals(number, other.number) && renamed.equals(other.renamed);
    }

    /** These jobs without some of them. */
    public LogJobs only(int[] kept) {
        LogJobsBuilder some = new LogJobsBuilder(taskId, kept.length);
        for (int job : kept) {
            String queue = queues.name(job);
            some.add(given(job), renamed.get(job), some.user(users.name(job)), queue == null ? NameColumn.NONE : some.queue(queue));
            some.task(arrival[job], exec[job], cores[job], memory.length > 0 ? memory[job] : 0, estimate.length > 0 ? estimate[job] : 0);
        }
        return some.build();
    }

    /** The users' paths, sorted. */
    public List<String> users() {
        return users.names();
    }

    /** Places of the jobs' users among {@link #users()}. */
    public int[] userColumn() {
        return users.places();
    }

    /** The queues' names, sorted. */
    public List<String> queues() {
        return queues.names();
    }

    /** Places of the jobs' queues among {@link #queues()}, {@link NameColumn#NONE} for none. */
    public int[] queueColumn() {
        return queues.places();
    }

    /** Ticks of arrival. */
    public long[] arrivalColumn() {
        return arrival;
    }

    /** Execution times in ticks. */
    public long[] execColumn() {
        return exec;
    }

    /** Cores held. */
    public int[] coresColumn() {
        return cores;
    }

    /** Memory held; empty if no task holds any. */
    public long[] memoryColumn() {
        return memory;
    }

    /** What schedulers are told, in ticks, 0 where they are told the truth; empty if they always are. */
    public long[] estimateColumn() {
        return estimate;
    }
}
