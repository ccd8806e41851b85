package org.schedscope.experiment.result;

import java.util.Optional;
import org.schedscope.event.Rules;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentWriter;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Message;

/**
 * The header of results.
 *
 * @param definitionFile name of the definition's file without its folder, so that results do not depend on where they were made; the whole
 * name for a bundled definition. Ignored in comparisons
 * @param rules version of the {@link Rules} of the runs
 */
public record ResultsHead(Experiment experiment, String definitionFile, int rules) {
    /** Value of the field {@code format}. */
    public static final String FORMAT = FileKind.RESULTS.format();
    static final int VERSION = 1;

    public ResultsHead {
        String name = definitionFile.substring(Math.max(definitionFile.lastIndexOf('/'), definitionFile.lastIndexOf('\\')) + 1);
        definitionFile = definitionFile.equals(Samples.experiment(name).name()) ? definitionFile : name;
    }

    /** A header for runs of this program. */
    public ResultsHead(Experiment experiment, String definitionFile) {
        this(experiment, definitionFile, Rules.VERSION);
    }

    /** Why this program cannot add to the results, or repeat one of their runs; empty if it can. */
    public Optional<Message> otherRules() {
        return rules == Rules.VERSION ? Optional.empty() : Optional.of(Message.of("experiments", "refused.rules", rules, Rules.VERSION));
    }

    /** SHA-256 of the definition as written by {@link ExperimentWriter}. */
    public String digest() {
        return ExperimentWriter.digest(experiment);
    }
}
