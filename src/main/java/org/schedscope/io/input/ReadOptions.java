package org.schedscope.io.input;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.schedscope.model.time.TickLength;

/**
 * Options of readers.
 *
 * @param tick length of a tick, for formats with times in seconds
 * @param flops operations of a core per second, for formats with operations instead of times; at least 1
 * @param watch informed of the progress of reading
 * @param columns columns of a table, if the user names them
 * @param nodes nodes to which the jobs are restricted, for logs with the nodes of jobs
 * @param memory meaning of the memory columns of a log in the Standard Workload Format, if it differs from the standard
 * @param strict whether a malformed row refuses its file, instead of being omitted and counted
 * @param open whether jobs that are running or waiting at the end of a log are read, too
 */
public record ReadOptions(TickLength tick, Limits limits, long flops, ReadWatch watch, Optional<TableColumns> columns,
        Optional<LogNodes> nodes, Optional<LogMemory> memory, boolean strict, boolean open) {
    /** A second a tick, and a core of 1 Gflop/s, the usual assumption of simulators on SimGrid. */
    public static final ReadOptions DEFAULT = new ReadOptions(TickLength.SECOND, Limits.DEFAULT, 1_000_000_000,
            ReadWatch.NONE, Optional.empty(), Optional.empty(), Optional.empty(), false, false);

    /** Meaning of the memory columns of a log in the Standard Workload Format: some logs for simulators deviate from the standard. */
    public enum LogMemory {
        /** The standard. */
        KB_OF_A_CORE("kb-per-core"),
        KB_OF_A_JOB("kb-per-job"),
        /** As written by the simulator Alea. */
        BYTES_OF_A_JOB("bytes-per-job");

        private final String text;

        LogMemory(String text) {
            this.text = text;
        }

        /** Names on the command line. */
        public static List<String> names() {
            return Arrays.stream(values()).map(memory -> memory.text).toList();
        }

        /** The meaning with a name. */
        public static Optional<LogMemory> named(String text) {
            return Arrays.stream(values()).filter(memory -> memory.text.equals(text)).findFirst();
        }
    }

    public ReadOptions withTick(TickLength length) {
        return new ReadOptions(length, limits, flops, watch, columns, nodes, memory, strict, open);
    }

    public ReadOptions withLimits(Limits other) {
        return new ReadOptions(tick, other, flops, watch, columns, nodes, memory, strict, open);
    }

    public ReadOptions withWatch(ReadWatch other) {
        return new ReadOptions(tick, limits, flops, other, columns, nodes, memory, strict, open);
    }

    public ReadOptions withFlops(long perSecond) {
        return new ReadOptions(tick, limits, perSecond, watch, columns, nodes, memory, strict, open);
    }

    public ReadOptions withColumns(Optional<TableColumns> other) {
        return new ReadOptions(tick, limits, flops, watch, other, nodes, memory, strict, open);
    }

    public ReadOptions withNodes(Optional<LogNodes> other) {
        return new ReadOptions(tick, limits, flops, watch, columns, other, memory, strict, open);
    }

    public ReadOptions withMemory(Optional<LogMemory> other) {
        return new ReadOptions(tick, limits, flops, watch, columns, nodes, other, strict, open);
    }

    public ReadOptions withStrict(boolean other) {
        return new ReadOptions(tick, limits, flops, watch, columns, nodes, memory, other, open);
    }

    public ReadOptions withOpen(boolean other) {
        return new ReadOptions(tick, limits, flops, watch, columns, nodes, memory, strict, other);
    }
}
