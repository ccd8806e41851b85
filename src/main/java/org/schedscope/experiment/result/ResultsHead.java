package org.schedscope.experiment.result;

import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentWriter;
import org.schedscope.io.Samples;

/**
 * What results are results of.
 *
 * @param definitionFile what the definition's file is called, without its folder, so that results do not tell where they were made; a
 *     definition that comes with the program has its whole name. Not part of what is compared
 */
public record ResultsHead(Experiment experiment, String definitionFile) {
    /** What the field {@code format} says. */
    public static final String FORMAT = "schedscope-results";
    static final int VERSION = 1;

    public ResultsHead {
        String name = definitionFile.substring(Math.max(definitionFile.lastIndexOf('/'), definitionFile.lastIndexOf('\\')) + 1);
        definitionFile = definitionFile.equals(Samples.experiment(name).name()) ? definitionFile : name;
    }

    /** SHA-256 of the definition as {@link ExperimentWriter} writes it. */
    public String digest() {
        return ExperimentWriter.digest(experiment);
    }
}
