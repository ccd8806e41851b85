package org.schedscope.io.input;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.schedscope.model.time.TickLength;

/**
 * What readers need to know besides the file.
 *
 * @param tick length of a tick, for formats that state seconds
 * @param flops operations that a core does in a second, for formats that state those instead of a time; at least 1
 * @param watch is told how far reading has come
 * @param columns of a table, where the user says which is which
 * @param nodes of which alone jobs are read, from a log that says on which nodes they ran
 * @param memory what a log in the Standard Workload Format states of memory, if not what the standard says
 * @param strict whether a row that cannot be read refuses its file, instead of being left out and counted
 * @param open whether jobs of the log of a machine that run or wait at its end are read, too
 */
public record ReadOptions(TickLength tick, Limits limits, long flops, ReadWatch watch, Optional<TableColumns> columns,
        Optional<LogNodes> nodes, Optional<LogMemory> memory, boolean strict, boolean open) {
    /** A second a tick, and a core of 1 Gflop/s, what simulators on SimGrid mostly assume. */
    public static final ReadOptions DEFAULT = new ReadOptions(TickLength.SECOND, Limits.DEFAULT, 1_000_000_000,
            ReadWatch.NONE, Optional.empty(), Optional.empty(), Optional.empty(), false, false);

    /** What the memory columns of a log in the Standard Workload Format state: logs that simulators were made for go their own ways. */
    public enum LogMemory {
        /** The standard. */
        KB_OF_A_CORE("kb-per-core"),
        KB_OF_A_JOB("kb-per-job"),
        /** As the simulator Alea writes it. */
        BYTES_OF_A_JOB("bytes-per-job");

        private final String text;

        LogMemory(String text) {
            this.text = text;
        }

        /** How users write them. */
        public static List<String> names() {
            return Arrays.stream(values()).map(memory -> memory.text).toList();
        }

        /** The one that a user writes so. */
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
