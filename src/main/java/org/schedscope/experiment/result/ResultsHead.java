package org.schedscope.experiment.result;

import java.util.Optional;
import org.schedscope.event.Rules;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentWriter;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Message;

/**
 * What results are results of.
 *
 * @param definitionFile what the definition's file is called, without its folder, so that results do not tell where they were made; a
 *     definition that comes with the program has its whole name. Not part of what is compared
 * @param rules version of the {@link Rules} under which the runs were made
 */
public record ResultsHead(Experiment experiment, String definitionFile, int rules) {
    /** What the field {@code format} says. */
    public static final String FORMAT = FileKind.RESULTS.format();
    static final int VERSION = 1;

    public ResultsHead {
        String name = definitionFile.substring(Math.max(definitionFile.lastIndexOf('/'), definitionFile.lastIndexOf('\\')) + 1);
        definitionFile = definitionFile.equals(Samples.experiment(name).name()) ? definitionFile : name;
    }

    /** Of runs that this program makes. */
    public ResultsHead(Experiment experiment, String definitionFile) {
        this(experiment, definitionFile, Rules.VERSION);
    }

    /** Why this program cannot add to the results, or make one of their runs again; empty if it can. */
    public Optional<Message> otherRules() {
        return rules == Rules.VERSION ? Optional.empty() : Optional.of(Message.of("experiments", "refused.rules", rules, Rules.VERSION));
    }

    /** SHA-256 of the definition as {@link ExperimentWriter} writes it. */
    public String digest() {
        return ExperimentWriter.digest(experiment);
    }
}
