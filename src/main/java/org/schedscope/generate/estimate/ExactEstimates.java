package org.schedscope.generate.estimate;

import java.util.OptionalLong;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.Task;

/** Estimates that are equal to the true times, instead of those of the workload. */
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
