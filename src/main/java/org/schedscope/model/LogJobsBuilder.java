package org.schedscope.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.text.NameColumn;
import org.schedscope.text.UniqueNumbers;

/**
 * Takes the jobs of a log, a call of {@link #add} and one of {@link #task} each. A number that comes again is called {@code 7-2},
 * {@code 7-3}.
 */
public final class LogJobsBuilder {
    private final String taskId;
    private final NameColumn.Builder users;
    private final NameColumn.Builder queues;
    private final Map<Integer, String> renamed = new HashMap<>();
    private final UniqueNumbers numbers = new UniqueNumbers();
    private long firstNumber;
    /** Empty as long as every id is one more than that of the job before. */
    private long[] number = {};
    private long[] arrival;
    private long[] exec;
    private int[] cores;
    /** Empty as long as there is none. */
    private long[] memory = {};
    private long[] estimate = {};
    private int size;

    /** @param taskId of all tasks */
    public LogJobsBuilder(String taskId, int expected) {
        this.taskId = taskId;
        users = new NameColumn.Builder(expected);
        queues = new NameColumn.Builder(expected);
        int capacity = Math.max(16, expected);
        arrival = new long[capacity];
        exec = new long[capacity];
        cores = new int[capacity];
    }

    /** Jobs so far. */
    public int size() {
        return size;
    }

    /** Names of jobs whose number had come before, in their order. */
    public List<String> renamed() {
        return renamed.keySet().stream().sorted().map(renamed::get).toList();
    }

    /** Number that a user has here, by the path. */
    public int user(String path) {
        return users.placeOf(path);
    }

    /** Number that a queue has here; {@link NameColumn#NONE} stands for no queue. */
    public int queue(String name) {
        return queues.placeOf(name);
    }

    /** Whether a job has come that has the number. */
    public boolean has(long id) {
        return numbers.has(id);
    }

    /** A job by its number, which may have come before, and the numbers that user and queue have here. */
    public void add(long id, int user, int queue) {
        int copy = numbers.add(id);
        add(id, copy == 1 ? null : id + "-" + copy, user, queue);
    }

    /** A job whose id no other one has: by its number, or by another name if there is one. */
    public void add(long id, String otherName, int user, int queue) {
        if (size == arrival.length) {
            grow(size + (size >> 1));
        }
        if (size == 0) {
            firstNumber = id;
        }
        if (number.length > 0 || id != firstNumber + size) {
            addNumber(id);
        }
        if (otherName != null) {
            renamed.put(size, otherName);
        }
        users.add(user);
        queues.add(queue);
    }

    private void addNumber(long id) {
        if (number.length == 0) {
            number = new long[arrival.length];
            Arrays.setAll(number, job -> firstNumber + job);
        }
        number[size] = id;
    }

    private void grow(int capacity) {
        number = number.length == 0 ? number : Arrays.copyOf(number, capacity);
        arrival = Arrays.copyOf(arrival, capacity);
        exec = Arrays.copyOf(exec, capacity);
        cores = Arrays.copyOf(cores, capacity);
        memory = memory.length == 0 ? memory : Arrays.copyOf(memory, capacity);
        estimate = estimate.length == 0 ? estimate : Arrays.copyOf(estimate, capacity);
    }

    /**
     * The task of the job added last.
     *
     * @param at tick of arrival, not negative
     * @param ticks at least 1
     * @param coreCount at least 1
     * @param held memory, 0 for none
     * @param told ticks that schedulers are told, 0 for the truth
     */
    public void task(long at, long ticks, int coreCount, long held, long told) {
        arrival[size] = at;
        exec[size] = ticks;
        cores[size] = coreCount;
        if (held != 0) {
            memory = memory.length == 0 ? new long[arrival.length] : memory;
            memory[size] = held;
        }
        if (told != 0) {
            estimate = estimate.length == 0 ? new long[arrival.length] : estimate;
            estimate[size] = told;
        }
        size++;
    }

    public long arrival(int job) {
        return arrival[job];
    }

    public long exec(int job) {
        return exec[job];
    }

    public int cores(int job) {
        return cores[job];
    }

    /** What schedulers are told, in ticks, 0 for the truth. */
    public long estimate(int job) {
        return estimate.length == 0 ? 0 : estimate[job];
    }

    /** Another tick of arrival. */
    public void arriveAt(int job, long tick) {
        arrival[job] = tick;
    }

    public String id(int job) {
        return renamed.getOrDefault(job, Long.toString(number.length == 0 ? firstNumber + job : number[job]));
    }

    /** The jobs; the builder is used up. */
    public LogJobs build() {
        return new LogJobs(taskId, firstNumber, cut(number), Map.copyOf(renamed), users.build(), queues.build(), cut(arrival), cut(exec),
                cores.length == size ? cores : Arrays.copyOf(cores, size), cut(memory), cut(estimate));
    }

    private long[] cut(long[] column) {
        return column.length == 0 || column.length == size ? column : Arrays.copyOf(column, size);
    }
}
