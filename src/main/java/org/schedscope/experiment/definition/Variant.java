package org.schedscope.experiment.definition;

import org.schedscope.event.RunChoices;

/**
 * A policy or preset that takes part.
 *
 * @param label what it is called in results, unique in its part
 * @param choices its policy, scheduler and parameters; seed and network come from axes of the grid
 */
public record Variant(String label, RunChoices choices) {
    public Variant {
        Axis.check(Axis.POLICY, label);
    }
}
