package org.schedscope.lesson;

import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputFile;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * A run of a lesson, simulated to its end.
 *
 * @param spec all that determines the run
 * @param platform how its platform was found
 * @param platformFile the platform's own file, if the lesson names one
 * @param platformInline whether the platform is part of the lesson
 */
public record LessonRun(RunSpec spec, PlatformChoice platform, Optional<InputFile> platformFile, boolean platformInline,
        SimulationInput input,
        Trace trace) {
    /** @throws org.schedscope.model.ModelException if no cluster of the platform can hold some task */
    public static LessonRun of(RunSpec spec, PlatformChoice platform, Optional<InputFile> platformFile, boolean platformInline) {
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Schedulers.start(spec, input, Optional.of(recorder)).runToEnd();
        return new LessonRun(spec, platform, platformFile, platformInline, input, recorder.trace());
    }

    /** Upward ranks and critical paths by what tasks really take. */
    public CriticalPaths paths() {
        return input.truePaths();
    }

    /** The same with another workload. */
    public LessonRun with(Workload workload) {
        return of(new RunSpec(workload, spec.platform(), spec.choices()), platform, platformFile, platformInline);
    }

    /** What metrics know of the jobs before anything runs. */
    public JobFacts facts() {
        return new JobFacts(input.index(), spec.platform(), paths());
    }

    /** Whether tasks may start before the head of their queue. */
    public boolean mayBackfill() {
        return Schedulers.mayOvertake(spec);
    }

    /** The run's figures after some of its events. */
    public RunMeasures measuresAt(int position) {
        return RunMeasures.at(facts(), trace, position);
    }

    /** A metric of the whole run, NaN if it has no value. */
    public double metric(String name) {
        return measuresAt(trace.eventCount()).report(ReportOptions.defaults()).metrics().get(name);
    }
}
