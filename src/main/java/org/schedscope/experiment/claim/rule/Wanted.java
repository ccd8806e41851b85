package org.schedscope.experiment.claim.rule;

import java.util.Locale;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.metrics.statistics.MeanEffect;

/** The required outcome of a comparison. */
enum Wanted {
    LESS("less"), MORE("more"),
    /** Equivalent within the margin. */
    ALIKE("as much"),
    /** At most the margin above. */
    NO_MORE("no more"),
    /** At most the margin below. */
    NO_LESS("no less");

    static final double LEVEL = 0.05;

    private final String words;

    Wanted(String words) {
        this.words = words;
    }

    /** The outcome in words: {@code less meanSlr than}. */
    String words(String measure) {
        String inside = measure.startsWith("Gini") ? measure : measure.substring(0, 1).toLowerCase(Locale.ROOT) + measure.substring(1);
        return words + " " + inside + (this == ALIKE ? " as" : " than");
    }

    /** Whether the margin decides, and not only the wording. */
    boolean needsMargin() {
        return this == ALIKE || this == NO_MORE || this == NO_LESS;
    }

    /** The verdict on an effect by its own p. */
    Verdict verdict(MeanEffect effect, EquivalenceMargin by) {
        return verdict(effect, by, effect.p());
    }

    /**
     * The verdict on an effect.
     *
     * @param p probability of an effect of 0, perhaps corrected
     */
    Verdict verdict(MeanEffect effect, EquivalenceMargin by, double p) {
        if (holds(effect, by, p)) {
            return Verdict.AGREES;
        }
        if (p < LEVEL && opposite(effect.mean())) {
            return Verdict.DIFFERS;
        }
        return !needsMargin() && by.alike(effect) ? Verdict.ALIKE : Verdict.CANNOT_TELL;
    }

    private boolean holds(MeanEffect effect, EquivalenceMargin by, double p) {
        return switch (this) {
            case LESS -> p < LEVEL && effect.mean() < 0;
            case MORE -> p < LEVEL && effect.mean() > 0;
            case ALIKE -> by.alike(effect);
            case NO_MORE -> effect.lessThan(by.margin()) < LEVEL;
            case NO_LESS -> effect.moreThan(-by.margin()) < LEVEL;
        };
    }

    private boolean opposite(double mean) {
        return this == ALIKE || (this == LESS || this == NO_MORE ? mean > 0 : mean < 0);
    }
}
