package org.schedscope.generate.estimate;

import java.util.OptionalLong;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.Task;

/** Estimates that are the truth, whatever the workload states. */
public record ExactEstimates() implements EstimateModel {
    @Override
    public String text() {
        return "exact";
    }

    @Override
    public Task applyTo(Task task, RandomStream draws) {
        return task.withEstimate(OptionalLong.empty());
    }
}
