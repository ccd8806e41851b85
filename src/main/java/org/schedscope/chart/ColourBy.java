package org.schedscope.chart;

/** Whose identity a bar's hue tells. */
public enum ColourBy {
    USER("user"), JOB("job"), KIND("kind");

    private final String noun;

    ColourBy(String noun) {
        this.noun = noun;
    }

    /** The word for it inside a sentence. */
    public String noun() {
        return noun;
    }
}
