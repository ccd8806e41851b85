package org.schedscope.io;

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

    /** Ticks and core-ticks of a whole workload stay below this, so that sums of a few of them never leave {@code long}. */
    public static final long LARGEST_TOTAL = 1L << 61;
}
