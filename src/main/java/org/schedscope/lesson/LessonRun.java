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
 * @param platform origin of its platform
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

    /** Upward ranks and critical paths by true durations. */
    public CriticalPaths paths() {
        return input.truePaths();
    }

    public LessonRun with(Workload workload) {
        return of(new RunSpec(workload, spec.platform(), spec.choices()), platform, platformFile, platformInline);
    }

    public JobFacts facts() {
        return new JobFacts(input.index(), spec.platform(), paths());
    }

    /** Whether tasks may start before the first task of their queue. */
    public boolean mayBackfill() {
        return Schedulers.mayOvertake(spec);
    }

    /** The run's measures after a number of events. */
    public RunMeasures measuresAt(int position) {
        return RunMeasures.at(facts(), trace, position);
    }

    /** A metric of the whole run; NaN where undefined. */
    public double metric(String name) {
        return measuresAt(trace.eventCount()).report(ReportOptions.defaults()).metrics().get(name);
    }
}
