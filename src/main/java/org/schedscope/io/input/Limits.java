package org.schedscope.io.input;

import java.util.List;

/**
 * How much a reader takes before it refuses a file; guards against broken and hostile input, far above real workloads.
 *
 * @param fileBytes size of a file, and of what is in it once unpacked, in bytes
 * @param nestingDepth of JSON documents
 * @param stringLength of ids and other texts that are kept, in characters
 * @param numberLength of a number's text, in characters
 * @param tasks in a workload
 * @param edges in a workload
 * @param gzipRatio unpacked ÷ packed bytes, looked at from 1 MiB on
 */
public record Limits(long fileBytes, int nestingDepth, int stringLength, int numberLength, int tasks, int edges, int gzipRatio) {
    public static final Limits DEFAULT = new Limits(2L << 30, 64, 64 << 10, 200, 5_000_000, 20_000_000, 200);

    /** What {@link #with} takes. */
    public static final List<String> NAMES = List.of("file-bytes", "nesting", "string-length", "number-length", "tasks", "edges",
            "gzip-ratio");

    /** Ticks and core-ticks of a whole workload stay below this, so that sums of a few of them never leave {@code long}. */
    public static final long LARGEST_TOTAL = 1L << 61;

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
