package org.schedscope.chart.lane;

/**
 * What a bar's hue tells: whose it is, how long its job waited, how many cores it needs, whether it overtook others, what it has earned, or
 * whether it starts earlier or later than in another run.
 */
public enum ColourBy {
    USER("user"), JOB("job"), KIND("kind"), TYPE("type"), QUEUE("queue"), WAIT("wait"), CORES("cores"), ORDER("order"), VALUE("value"),
    SHIFT("shift");

    private final String id;

    ColourBy(String id) {
        this.id = id;
    }

    /** Whether it tells apart who or what something is, and no figure. */
    public boolean isIdentity() {
        return compareTo(WAIT) < 0;
    }

    /** As keys of texts name it. */
    public String id() {
        return id;
    }
}
