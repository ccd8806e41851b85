package org.schedscope.io.format;

import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** Checks that a workload stays within {@link Limits} while its jobs are read. */
public final class SizeGuard {
    private final Limits limits;
    private int tasks;
    private int edges;
    private long work;
    private long exec;
    private long lastArrival;

    public SizeGuard(Limits limits) {
        this.limits = limits;
    }

    /** Message if a workload from another source than a file is too large to be simulated, or to be read again. */
    public static Optional<Message> complaint(Workload workload, Limits limits) {
        SizeGuard totals = new SizeGuard(limits);
        return workload.jobs().stream().map(totals::addCounting).filter(Objects::nonNull).findFirst();
    }

    /** Counts a task that is about to be read. */
    public void countTask(JsonCursor in) throws InputException {
        countTask(in.problems(), in::place);
    }

    public void countTask(ProblemList problems, Supplier<Place> place) throws InputException {
        if (++tasks > limits.tasks()) {
            throw tooMany(problems, place, limits.tooManyTasks());
        }
    }

    public void countEdge(JsonCursor in) throws InputException {
        countEdge(in.problems(), in::place);
    }

    public void countEdge(ProblemList problems, Supplier<Place> place) throws InputException {
        if (++edges > limits.edges()) {
            throw tooMany(problems, place, Problem.words("many.edges", limits.edges()));
        }
    }

    private static InputException tooMany(ProblemList problems, Supplier<Place> place, Message what) {
        return problems.fatal(place.get().problem(problems.file().name(), what));
    }

    /** Adds a job's ticks and core-ticks; returns a message if the workload so far is too large, else null. */
    public Message add(Job job) {
        for (Task task : job.tasks()) {
            add(longest(task), task.cores());
        }
        lastArrival = Math.max(lastArrival, job.arrival());
        return complaint(number -> job.id(), 0);
    }

    /** Adds a job of one task; its id is needed only if it is one too many. */
    public Message add(IntFunction<String> ids, int job, long arrival, long longest, int cores) {
        add(longest, cores);
        lastArrival = Math.max(lastArrival, arrival);
        return complaint(ids, job);
    }

    private void add(long longest, int cores) {
        exec = saturatingSum(exec, longest);
        work = saturatingSum(work, saturatingProduct(longest, cores));
    }

    private Message complaint(IntFunction<String> ids, int job) {
        if (saturatingSum(lastArrival, exec) >= Limits.LARGEST_TOTAL) {
            return Problem.words("many.ticks", SafeText.cut(ids.apply(job)));
        }
        return work >= Limits.LARGEST_TOTAL ? Problem.words("many.work", SafeText.cut(ids.apply(job))) : null;
    }

    /** Adds a job whose tasks and edges were not counted yet; returns a message if the workload so far is too large, else null. */
    public Message addCounting(Job job) {
        tasks += job.tasks().size();
        for (Task task : job.tasks()) {
            edges += task.parents().size();
        }
        // Each of the two counts is limited by a file, so that neither sum overflows.
        return tasks > limits.tasks() ? limits.tooManyTasks()
                : edges > limits.edges() ? Problem.words("many.edges", limits.edges()) : add(job);
    }

    private static long longest(Task task) {
        long longest = task.exec();
        for (long figure : task.execOn().values()) {
            longest = Math.max(longest, figure);
        }
        return Math.max(longest, task.estimate().orElse(0));
    }

    public static long saturatingSum(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }

    public static long saturatingProduct(long a, long b) {
        return Math.multiplyHigh(a, b) != 0 || a * b < 0 ? Long.MAX_VALUE : a * b;
    }
}
