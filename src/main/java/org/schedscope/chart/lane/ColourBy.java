package org.schedscope.chart.lane;

/**
 * What a bar's hue means: its owner, how long its job waited, how many cores it needs, whether it overtook others, what it has earned, or
 * whether it starts earlier or later than in another run.
 */
public enum ColourBy {
    USER("user"), JOB("job"), KIND("kind"), TYPE("type"), QUEUE("queue"), WAIT("wait"), CORES("cores"), ORDER("order"), VALUE("value"),
    SHIFT("shift");

    private final String id;

    ColourBy(String id) {
        this.id = id;
    }

    /** Whether it is an identity, and no figure. */
    public boolean isIdentity() {
        return compareTo(WAIT) < 0;
    }

    /** As in keys of texts. */
    public String id() {
        return id;
    }
}
