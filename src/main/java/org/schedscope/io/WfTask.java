package org.schedscope.io;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** A task of a workflow in the making: the parts that formats spread over several places. */
final class WfTask implements TickRounding.Timed {
    /**
     * A task that this one names as parent or child. There are as many as edges, so places are put together only when asked for.
     *
     * @param index in the list of parents or children; −1 in formats that have no such lists
     */
    record Reference(String name, boolean child, int index, int line, int column) {
        Place place(WfTask from) {
            return new Place(line, column, index < 0 ? "" : from.place.path() + (child ? "/children/" : "/parents/") + index);
        }
    }

    private final Place place;
    Optional<String> id = Optional.empty();
    Optional<String> name = Optional.empty();
    Optional<BigDecimal> seconds = Optional.empty();
    OptionalInt cores = OptionalInt.empty();
    OptionalLong memoryBytes = OptionalLong.empty();
    final List<Reference> references = new ArrayList<>(2);
    final Set<String> reads = new LinkedHashSet<>(4);
    final Set<String> writes = new LinkedHashSet<>(4);

    WfTask(Place place) {
        this.place = place;
    }

    Place place() {
        return place;
    }

    @Override
    public double exactSeconds() {
        return seconds.orElseThrow().doubleValue();
    }

    @Override
    public int width() {
        return cores.orElse(1);
    }

    /** Takes what the execution part of the document says of this task. */
    void addExecution(WfTask execution) {
        seconds = seconds.or(() -> execution.seconds);
        cores = cores.isPresent() ? cores : execution.cores;
        memoryBytes = memoryBytes.isPresent() ? memoryBytes : execution.memoryBytes;
    }
}
