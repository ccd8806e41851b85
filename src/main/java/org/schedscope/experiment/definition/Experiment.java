package org.schedscope.experiment.definition;

import java.util.List;
import java.util.Optional;
import org.schedscope.text.Message;

/**
 * Grids of runs that belong together, such as those of a paper.
 *
 * @param name short name, for files and messages
 * @param title title for readers
 * @param parts parts with unique names, at least one
 * @param figures figures over all parts, for other classes
 */
public record Experiment(String name, Optional<String> title, List<Part> parts, List<String> figures) {
    /** Maximum of runs of a definition. */
    public static final int MOST_RUNS = 1_000_000;

    public Experiment {
        parts = List.copyOf(parts);
        figures = List.copyOf(figures);
    }

    public Optional<Part> part(String name) {
        return parts.stream().filter(part -> part.name().equals(name)).findFirst();
    }

    /** Message why results of an earlier definition are not valid for this one; empty if this one has the same runs, or further ones. */
    public Optional<Message> whyNotGrownFrom(Experiment earlier) {
        for (Part old : earlier.parts) {
            Optional<Part> mine = part(old.name());
            Optional<Message> lost = mine.isEmpty() ? Optional.of(DefinitionChecks.words("gone")) : mine.get().lost(old);
            if (lost.isPresent()) {
                return Optional.of(DefinitionChecks.words("in.part", old.name(), lost.get()));
            }
        }
        return Optional.empty();
    }
}
