package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.Optional;
import org.schedscope.model.number.Ratio;

/**
 * An edge to a parent in the same job.
 *
 * @param parent position of the parent among the job's tasks, from 0
 * @param data volume that moves along the edge, in the units of the platform's bandwidths, if stated; not negative
 */
public record Dependency(int parent, Optional<Ratio> data) {
    public Dependency {
        require(parent >= 0, "parent.negative", parent);
        require(data.isEmpty() || data.get().signum() >= 0, "data", data.orElse(Ratio.ZERO));
    }

    public static Dependency on(int parent) {
        return new Dependency(parent, Optional.empty());
    }
}
