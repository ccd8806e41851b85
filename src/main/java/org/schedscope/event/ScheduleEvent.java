package org.schedscope.event;

import java.util.Objects;

/**
 * One event: a kind, a tick, and the fields of the kind. Senders reuse one for all their events, so that a run does not allocate any; a
 * listener that keeps an event keeps a {@link #copy()}. Events are equal if kind, tick and fields are.
 */
public final class ScheduleEvent {
    private final long[] numbers = new long[EventField.values().length];
    private EventKind kind;
    private long tick;
    /** One bit for each field that is set, by its number. */
    private int set;
    private CoreRanges cores;
    private PriorityKey key;

    /** Makes this an event of a kind, without fields so far. */
    public ScheduleEvent begin(EventKind newKind, long newTick) {
        kind = newKind;
        tick = newTick;
        set = 0;
        return this;
    }

    /** Sets a numeric field: the number of a task, job, cluster or queue, a tick, or 1 for a flag that is true. */
    public ScheduleEvent with(EventField field, long number) {
        numbers[field.ordinal()] = number;
        set |= 1 << field.ordinal();
        return this;
    }

    /** Sets {@link EventField#CORES}. */
    public ScheduleEvent with(CoreRanges newCores) {
        cores = newCores;
        set |= 1 << EventField.CORES.ordinal();
        return this;
    }

    /** Sets {@link EventField#KEY}. */
    public ScheduleEvent with(PriorityKey newKey) {
        key = newKey;
        set |= 1 << EventField.KEY.ordinal();
        return this;
    }

    public EventKind kind() {
        return kind;
    }

    public long tick() {
        return tick;
    }

    /**
     * A field that fits into 32 bits.
     *
     * @throws IllegalArgumentException if this event does not have the field
     */
    public int get(EventField field) {
        return (int) number(field);
    }

    /**
     * A numeric field, such as a tick.
     *
     * @throws IllegalArgumentException if this event does not have the field
     */
    public long number(EventField field) {
        require(field);
        return numbers[field.ordinal()];
    }

    /**
     * Whether a flag is true.
     *
     * @throws IllegalArgumentException if this event does not have the field
     */
    public boolean is(EventField flag) {
        return number(flag) != 0;
    }

    /**
     * Cores that are taken, become absent, or come back.
     *
     * @throws IllegalArgumentException if this event has none
     */
    public CoreRanges cores() {
        require(EventField.CORES);
        return cores;
    }

    /**
     * Key that decided a start.
     *
     * @throws IllegalArgumentException if this event has none
     */
    public PriorityKey key() {
        require(EventField.KEY);
        return key;
    }

    private void require(EventField field) {
        if ((set >> field.ordinal() & 1) == 0) {
            throw missing(field);
        }
    }

    private IllegalArgumentException missing(EventField field) {
        return new IllegalArgumentException(kind + " without " + field);
    }

    /** An independent copy of this event. */
    public ScheduleEvent copy() {
        ScheduleEvent copy = new ScheduleEvent().begin(kind, tick);
        System.arraycopy(numbers, 0, copy.numbers, 0, numbers.length);
        copy.set = set;
        copy.cores = kind.has(EventField.CORES) ? CoreSet.copyOf(cores()) : null;
        copy.key = kind.has(EventField.KEY) ? new PriorityKey.Text(key().text()) : null;
        return copy;
    }

    /** The value of a field as an object. */
    private Object value(EventField field) {
        return switch (field.form()) {
            case CORES -> cores().text();
            case KEY -> key().text();
            default -> number(field);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ScheduleEvent event && kind == event.kind && tick == event.tick
                && kind.fields().stream().allMatch(field -> value(field).equals(event.value(field)));
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, tick, kind.fields().stream().map(this::value).toList());
    }

    /** {@code TaskPlaced[tick=3, task=1, cluster=0]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(kind.logName()).append("[tick=").append(tick);
        kind.fields().forEach(field -> text.append(", ").append(field.logName()).append('=').append(value(field)));
        return text.append(']').toString();
    }
}
