package org.schedscope.chart;

/** What a bar's hue tells: whose it is or, last, what its job has earned. */
public enum ColourBy {
    USER("user"), JOB("job"), KIND("kind"), VALUE("value");

    private final String noun;

    ColourBy(String noun) {
        this.noun = noun;
    }

    /** The word for it inside a sentence. */
    public String noun() {
        return noun;
    }
}
