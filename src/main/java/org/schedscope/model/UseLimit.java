package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.OptionalLong;

/**
 * The most that some jobs together may use at once.
 *
 * @param cores cores on all clusters, at least 1, if limited
 * @param jobs jobs with a running task, at least 1, if limited
 */
public record UseLimit(OptionalLong cores, OptionalLong jobs) {
    /** No limit. */
    public static final UseLimit NONE = new UseLimit(OptionalLong.empty(), OptionalLong.empty());

    public UseLimit {
        require(cores.orElse(1) >= 1, "limit", "cores", cores.orElse(1));
        require(jobs.orElse(1) >= 1, "limit", "jobs", jobs.orElse(1));
    }

    /** Whether something is limited. */
    public boolean binds() {
        return cores.isPresent() || jobs.isPresent();
    }
}
