package org.schedscope.io.input;

import java.util.List;
import org.schedscope.text.Message;

/**
 * How much a reader takes before it refuses a file; guards against broken and hostile input, far above real workloads.
 *
 * @param fileBytes size of a file, and of what is in it once unpacked, in bytes
 * @param nestingDepth of JSON documents
 * @param stringLength of ids and other texts that are kept, in characters
 * @param numberLength of a number's text, in characters
 * @param tasks in a workload; by default as many as the memory of Java holds
 * @param edges in a workload
 * @param gzipRatio unpacked ÷ packed bytes, looked at from 1 MiB on
 */
public record Limits(long fileBytes, int nestingDepth, int stringLength, int numberLength, int tasks, int edges, int gzipRatio) {
    /** Memory that a task of a log takes until its run is measured, in bytes, and some to spare. */
    private static final int BYTES_A_TASK = 384;
    private static final int MOST_TASKS = 100_000_000;

    /** As many tasks as fit into the memory that Java may use. */
    public static final Limits DEFAULT = new Limits(2L << 30, 64, 64 << 10, 200,
            tasksFor(Runtime.getRuntime().maxMemory()), 20_000_000, 200);

    /** What {@link #with} takes. */
    public static final List<String> NAMES = List.of("file-bytes", "nesting", "string-length", "number-length", "tasks", "edges",
            "gzip-ratio");

    /** Ticks and core-ticks of a whole workload stay below this, so that sums of a few of them never leave {@code long}. */
    public static final long LARGEST_TOTAL = 1L << 61;

    /** Tasks that a heap of some bytes can hold and run. */
    static int tasksFor(long heap) {
        return (int) Math.max(1, Math.min(MOST_TASKS, heap / BYTES_A_TASK));
    }

    /** That there are too many tasks, and what to do about it. */
    public Message tooManyTasks() {
        return tooManyTasks(Problem.words("many.tasks", tasks));
    }

    /** That there are too many tasks; in other words where somebody has set the limit. */
    public Message tooManyTasks(Message set) {
        return tasks == DEFAULT.tasks ? Problem.words("many.tasks.memory", tasks, Runtime.getRuntime().maxMemory() >> 20) : set;
    }

    /**
     * These limits but for one.
     *
     * @throws IllegalArgumentException if the value is less than 1 or cannot be held
     */
    public Limits with(String name, long value) {
        if (value < 1 || value > Integer.MAX_VALUE - 8 && !name.equals("file-bytes")) {
            throw new IllegalArgumentException("no limit of " + name + ": " + value);
        }
        int number = (int) value;
        return switch (name) {
            case "file-bytes" -> new Limits(value, nestingDepth, stringLength, numberLength, tasks, edges, gzipRatio);
            case "nesting" -> new Limits(fileBytes, number, stringLength, numberLength, tasks, edges, gzipRatio);
            case "string-length" -> new Limits(fileBytes, nestingDepth, number, numberLength, tasks, edges, gzipRatio);
            case "number-length" -> new Limits(fileBytes, nestingDepth, stringLength, number, tasks, edges, gzipRatio);
            case "tasks" -> new Limits(fileBytes, nestingDepth, stringLength, numberLength, number, edges, gzipRatio);
            case "edges" -> new Limits(fileBytes, nestingDepth, stringLength, numberLength, tasks, number, gzipRatio);
            case "gzip-ratio" -> new Limits(fileBytes, nestingDepth, stringLength, numberLength, tasks, edges, number);
            default -> throw new IllegalArgumentException("no limit named " + name);
        };
    }
}
