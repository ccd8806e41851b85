package org.schedscope.io;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** A task of a WfFormat document in the making: the parts that the schema spreads over several places. */
final class WfTask {
    /** A task that this one names as parent or child. */
    record Reference(String name, Place place, boolean child) {
    }

    private final Place place;
    Optional<String> id = Optional.empty();
    Optional<String> name = Optional.empty();
    Optional<BigDecimal> seconds = Optional.empty();
    OptionalInt cores = OptionalInt.empty();
    OptionalLong memoryBytes = OptionalLong.empty();
    final List<Reference> references = new ArrayList<>();
    final Set<String> reads = new LinkedHashSet<>();
    final Set<String> writes = new LinkedHashSet<>();

    WfTask(Place place) {
        this.place = place;
    }

    Place place() {
        return place;
    }

    /** Takes what the execution part of the document says of this task. */
    void addExecution(WfTask execution) {
        seconds = seconds.or(() -> execution.seconds);
        cores = cores.isPresent() ? cores : execution.cores;
        memoryBytes = memoryBytes.isPresent() ? memoryBytes : execution.memoryBytes;
    }
}
