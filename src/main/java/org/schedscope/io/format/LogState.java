package org.schedscope.io.format;

import java.util.Locale;
import java.util.Map;

/** The state of a job in a log, in the words of batch systems, workflow engines and container clusters. */
public enum LogState {
    COMPLETED, FAILED, CANCELLED, TIMEOUT, RUNNING, PENDING, SUSPENDED, REQUEUED,
    /** No state, or an unknown word for it. */
    UNKNOWN;

    private static final int SHORTEST_CUT = 4;
    private static final Map<String, String> OF_WORDS = FormatWords.keys("states");

    /** The state at the beginning of a text, as in {@code CANCELLED by 1001}; a word that ends in a plus sign is abbreviated. */
    public static LogState of(String text) {
        String known = OF_WORDS.get(text.toLowerCase(Locale.ROOT));
        return known == null ? ofPart(text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s-]+", "_")) : named(known);
    }

    private static LogState ofPart(String whole) {
        String first = whole.split("[_,:(+]", 2)[0];
        String state = OF_WORDS.getOrDefault(whole, OF_WORDS.get(first));
        String cut = whole.endsWith("+") ? whole.substring(0, whole.length() - 1) : "";
        return state != null ? named(state) : cut.length() < SHORTEST_CUT ? UNKNOWN : OF_WORDS.entrySet().stream()
                .filter(word -> word.getKey().startsWith(cut)).map(word -> named(word.getValue())).findFirst().orElse(UNKNOWN);
    }

    private static LogState named(String state) {
        return valueOf(state.toUpperCase(Locale.ROOT));
    }

    /** Whether a job in this state has not ended yet. */
    public boolean isOpen() {
        return this == RUNNING || this == PENDING || this == SUSPENDED || this == REQUEUED;
    }

    /** Whether a job in this state has run and ended. */
    boolean hasRun() {
        return this == COMPLETED || this == FAILED || this == TIMEOUT;
    }
}
