package org.schedscope.io.workflow;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.TickRounding;

/**
 * A task of a workflow while it is read, with the parts that formats spread over several places. There may be hundreds of thousands at
 * once, so its lists are created only if needed.
 */
final class WfTask implements TickRounding.TaskTime {
    /**
     * A task that this one names as parent or child.
     *
     * @param index index in the list of parents or children; −1 in formats without such lists
     */
    record Reference(String name, boolean child, int index, int line, int column) {
        Place place(WfTask from) {
            return new Place(line, column, index < 0 ? "" : from.place().path() + (child ? "/children/" : "/parents/") + index);
        }
    }

    private final String list;
    private final int number;
    private final int line;
    private final int column;
    String id;
    String name;
    private BigDecimal seconds;
    /** 0 if absent. */
    int cores;
    /** −1 if absent. */
    long memoryBytes = -1;
    private List<Reference> references = List.of();
    private List<String> reads = List.of();
    private List<String> writes = List.of();

    /** @param list path of the tasks in the document, up to their number */
    WfTask(String list, int number, int line, int column) {
        this.list = list;
        this.number = number;
        this.line = line;
        this.column = column;
    }

    /** Creates a task with a path of its own. */
    WfTask(Place place) {
        this(place.path(), -1, place.line(), place.column());
    }

    Place place() {
        return new Place(line, column, number < 0 ? list : list + "/" + number);
    }

    int line() {
        return line;
    }

    Optional<String> id() {
        return Optional.ofNullable(id);
    }

    Optional<String> name() {
        return Optional.ofNullable(name);
    }

    void setSeconds(Optional<BigDecimal> value) {
        seconds = value.orElse(seconds);
    }

    Optional<BigDecimal> seconds() {
        return Optional.ofNullable(seconds);
    }

    @Override
    public int width() {
        return cores == 0 ? 1 : cores;
    }

    /** Bytes; 0 if absent. */
    long memory() {
        return Math.max(0, memoryBytes);
    }

    void refersTo(Reference reference) {
        references = added(references, reference);
    }

    List<Reference> references() {
        return references;
    }

    void reads(String file) {
        reads = added(reads, file);
    }

    /** Files that the task reads; may contain a name twice. */
    List<String> reads() {
        return reads;
    }

    void writes(String file) {
        writes = added(writes, file);
    }

    /** Files that the task writes; may contain a name twice. */
    List<String> writes() {
        return writes;
    }

    private static <T> List<T> added(List<T> list, T element) {
        List<T> growing = list.isEmpty() ? new ArrayList<>(2) : list;
        growing.add(element);
        return growing;
    }

    @Override
    public double exactSeconds() {
        return seconds.doubleValue();
    }

    /** Adds the part of the execution about this task. */
    void addExecution(WfTask execution) {
        seconds = seconds == null ? execution.seconds : seconds;
        cores = cores == 0 ? execution.cores : cores;
        memoryBytes = memoryBytes < 0 ? execution.memoryBytes : memoryBytes;
    }
}
