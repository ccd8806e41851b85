package org.schedscope.experiment.result;

import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentWriter;

/**
 * What results are results of.
 *
 * @param definitionFile where the definition was read from, beside which the files that it names are; not part of what is compared
 */
public record ResultsHead(Experiment experiment, String definitionFile) {
    /** What the field {@code format} says. */
    public static final String FORMAT = "schedscope-results";
    static final int VERSION = 1;

    /** SHA-256 of the definition as {@link ExperimentWriter} writes it. */
    public String digest() {
        return ExperimentWriter.digest(experiment);
    }
}
