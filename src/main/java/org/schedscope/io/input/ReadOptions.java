package org.schedscope.io.input;

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
 */
public record ReadOptions(TickLength tick, Limits limits, long flops, ReadWatch watch, Optional<TableColumns> columns,
        Optional<LogNodes> nodes) {
    /** A second a tick, and a core of 1 Gflop/s, what simulators on SimGrid mostly assume. */
    public static final ReadOptions DEFAULT = new ReadOptions(TickLength.SECOND, Limits.DEFAULT, 1_000_000_000,
            ReadWatch.NONE, Optional.empty(), Optional.empty());

    public ReadOptions withTick(TickLength length) {
        return new ReadOptions(length, limits, flops, watch, columns, nodes);
    }

    public ReadOptions withLimits(Limits other) {
        return new ReadOptions(tick, other, flops, watch, columns, nodes);
    }

    public ReadOptions withWatch(ReadWatch other) {
        return new ReadOptions(tick, limits, flops, other, columns, nodes);
    }

    public ReadOptions withFlops(long perSecond) {
        return new ReadOptions(tick, limits, perSecond, watch, columns, nodes);
    }

    public ReadOptions withColumns(Optional<TableColumns> other) {
        return new ReadOptions(tick, limits, flops, watch, other, nodes);
    }

    public ReadOptions withNodes(Optional<LogNodes> other) {
        return new ReadOptions(tick, limits, flops, watch, columns, other);
    }
}
