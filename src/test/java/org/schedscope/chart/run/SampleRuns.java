package org.schedscope.chart.run;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Runs to draw: Graham's nine tasks, a busy campus, a single job, many tiny jobs. */
public final class SampleRuns {
    private static final List<String> USERS = List.of("/bio/barbara", "/bio/rosa", "/cs/edsger", "/cs/grace", "/maths/ada", "/maths/emmy",
            "/physics/chien", "/physics/lise");

    private SampleRuns() {
    }

    public static RunSpec graham() {
        Job one = Job.of("J1", 0, Task.of("T1", 3), Task.of("T9", 9).after(0));
        Job four = Job.of("J4", 0, Task.of("T4", 2), Task.of("T5", 4).after(0), Task.of("T6", 4).after(0), Task.of("T7", 4).after(0),
                Task.of("T8", 4).after(0));
        Workload workload = Workload.of("Graham 1969", one, Job.of("J2", 0, Task.of("T2", 2)), Job.of("J3", 0, Task.of("T3", 2)), four);
        return RunSpec.of(workload, Platform.of("one cluster", Cluster.of("C1", 3)), "p-slr", 1);
    }

    public static RunSpec single() {
        Workload workload = Workload.of("one job", Job.of("montage", 0, Task.of("a", 30), Task.of("b", 20).withCores(2).after(0),
                Task.of("c", 25).after(0), Task.of("d", 5).after(1, 2)));
        return RunSpec.of(workload, Platform.of("small", Cluster.of("C1", 8)), "p-slr", 1);
    }

    public static RunSpec campus() {
        SplittableRandom random = new SplittableRandom(7);
        List<Job> jobs = new ArrayList<>();
        long arrival = 0;
        for (int j = 1; j <= 100; j++) {
            List<Task> tasks = new ArrayList<>();
            int count = 1 + random.nextInt(9);
            for (int t = 0; t < count; t++) {
                String kind = List.of("cpu", "cpu", "cpu", "gpu", "mem").get(random.nextInt(5));
                Task task = Task.of("T" + (t + 1), 4 + random.nextInt(10 + random.nextInt(80))).withCores(1 + random.nextInt(3))
                        .withKind(kind);
                for (int p = Math.max(0, t - 3); p < t; p++) {
                    task = random.nextInt(3) == 0 ? task.after(p) : task;
                }
                tasks.add(task);
            }
            jobs.add(Job.of("J" + j, arrival, tasks.toArray(Task[]::new)).withUser(USERS.get(random.nextInt(USERS.size()))));
            arrival += random.nextInt(19);
        }
        Platform platform = Platform.of("four clusters", Cluster.of("C1", 12, "cpu"), Cluster.of("C2", 12, "cpu"), Cluster.of("C3", 8,
                "gpu"),
                Cluster.of("C4", 8, "mem"));
        return RunSpec.of(Workload.of("campus-week", jobs.toArray(Job[]::new)), platform, "p-slr", 1);
    }

    /** Single-task jobs of some ticks, on cores of one cluster. */
    public static RunSpec tiny(int jobCount, int cores) {
        SplittableRandom random = new SplittableRandom(3);
        Job[] jobs = new Job[jobCount];
        for (int j = 0; j < jobCount; j++) {
            jobs[j] = Job.of("J" + j, (long) j * 20 / cores, Task.of("T", 1 + random.nextInt(40)))
                    .withUser(USERS.get(random.nextInt(USERS.size())));
        }
        return RunSpec.of(Workload.of("tiny jobs", jobs), Platform.of("big", Cluster.of("C1", cores)), "fifo-job", 1);
    }

    public static Trace trace(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform(), spec.begunPlatform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    public static RunToDraw finished(RunSpec spec) {
        Trace trace = trace(spec);
        RunMeasures measures = RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
        return RunToDraw.of(trace, spec.info(), measures.report(ReportOptions.defaults()), measures.violations(ReportOptions.defaults()));
    }
}
