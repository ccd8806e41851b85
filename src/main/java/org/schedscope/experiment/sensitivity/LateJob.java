package org.schedscope.experiment.sensitivity;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.io.json.PlainJson;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/**
 * The end of a job in a run, and its deadline.
 *
 * @param end tick; none if it does not finish
 * @param deadline tick
 */
public record LateJob(OptionalLong end, long deadline) {
    /**
     * Makes the run.
     *
     * @param deadline by default the expected end time, from an equal share for each user
     */
    public static LateJob of(RunSpec spec, int job, OptionalLong deadline) {
        JobFacts facts = new JobFacts(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform());
        RunMeasures measures = new RunMeasures(facts);
        Schedulers.start(spec, measures).runToEnd();
        boolean finished = measures.jobs().stage(job) == JobProgress.Stage.FINISHED;
        return new LateJob(finished ? OptionalLong.of(measures.jobs().endTick(job)) : OptionalLong.empty(),
                deadline.orElseGet(() -> facts.expectedEndTimes(EetCapacity.EQUAL_SHARES).of(job)));
    }

    /** The job with the least changes that end it in time, as fields of JSON; its end is null if it has none. */
    public Map<String, Object> fields(String job, List<InTime.Finding> findings) {
        return PlainJson.fields("job", job, "end", end.isPresent() ? end : Double.NaN, "by", deadline, "changes",
                findings.stream().map(InTime.Finding::fields).toList());
    }

    public boolean isInTime() {
        return end.isPresent() && end.getAsLong() <= deadline;
    }
}
