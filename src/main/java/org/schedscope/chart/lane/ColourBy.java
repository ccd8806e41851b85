package org.schedscope.chart.lane;

/**
 * What a bar's hue tells: whose it is, how long its job waited, what it has earned, or whether it starts earlier or later than in another
 * run.
 */
public enum ColourBy {
    USER("user"), JOB("job"), KIND("kind"), TYPE("type"), QUEUE("queue"), WAIT("wait"), VALUE("value"), SHIFT("shift");

    private final String id;

    ColourBy(String id) {
        this.id = id;
    }

    /** Whether it tells apart who or what something is, and no figure. */
    public boolean isIdentity() {
        return this != WAIT && this != VALUE && this != SHIFT;
    }

    /** As keys of texts name it. */
    public String id() {
        return id;
    }
}
