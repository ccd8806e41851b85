package org.schedscope.chart.lane;

/** What a bar's hue tells: whose it is, what its job has earned, or whether it starts earlier or later than in another run. */
public enum ColourBy {
    USER("user"), JOB("job"), KIND("kind"), TYPE("type"), VALUE("value"), SHIFT("shift");

    private final String id;

    ColourBy(String id) {
        this.id = id;
    }

    /** As keys of texts name it. */
    public String id() {
        return id;
    }
}
