package org.schedscope.io.input;

import java.util.List;
import org.schedscope.text.Message;

/**
 * Limits beyond which a reader refuses a file, against malformed and hostile input, far above real workloads.
 *
 * @param fileBytes size of a file, packed and unpacked, in bytes
 * @param nestingDepth depth of JSON documents
 * @param stringLength length of ids and other texts that are kept, in characters
 * @param numberLength length of a number's text, in characters
 * @param tasks tasks of a workload; by default as many as the memory of Java holds
 * @param edges edges of a workload
 * @param gzipRatio unpacked ÷ packed bytes, checked from 1 MiB on
 */
public record Limits(long fileBytes, int nestingDepth, int stringLength, int numberLength, int tasks, int edges, int gzipRatio) {
    /** Memory that a task of a log takes until its run is measured, in bytes, with a margin. */
    private static final int BYTES_A_TASK = 384;
    private static final int MOST_TASKS = 100_000_000;

    /** As many tasks as fit into the memory available to Java. */
    public static final Limits DEFAULT = new Limits(2L << 30, 64, 64 << 10, 200,
            tasksFor(Runtime.getRuntime().maxMemory()), 20_000_000, 200);

    /** Names for {@link #with}. */
    public static final List<String> NAMES = List.of("file-bytes", "nesting", "string-length", "number-length", "tasks", "edges",
            "gzip-ratio");

    /** Limit of ticks and core-ticks of a whole workload, so that sums of a few of them never overflow {@code long}. */
    public static final long LARGEST_TOTAL = 1L << 61;

    /** Number of tasks that a heap of some bytes can hold and run. */
    static int tasksFor(long heap) {
        return (int) Math.max(1, Math.min(MOST_TASKS, heap / BYTES_A_TASK));
    }

    /** Message about too many tasks, with advice. */
    public Message tooManyTasks() {
        return tooManyTasks(Problem.words("many.tasks", tasks));
    }

    /** Message about too many tasks; another one if the limit was set by the user. */
    public Message tooManyTasks(Message set) {
        return tasks == DEFAULT.tasks ? Problem.words("many.tasks.memory", tasks, Runtime.getRuntime().maxMemory() >> 20) : set;
    }

    /**
     * These limits with one changed.
     *
     * @throws IllegalArgumentException if the value is less than 1 or too large
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
