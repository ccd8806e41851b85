package org.schedscope.experiment.definition;

import org.schedscope.event.RunChoices;

/**
 * A policy or preset that takes part.
 *
 * @param label what it is called in results, unique in its part
 * @param choices its policy, scheduler and parameters; seed and network come from axes of the grid
 */
public record Contender(String label, RunChoices choices) {
    public Contender {
        Axis.check(Axis.POLICY, label);
    }
}
