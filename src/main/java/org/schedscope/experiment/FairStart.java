package org.schedscope.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.Job;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/**
 * What later arrivals cost jobs (Tóth, Klusáček 2014, §2.2; Sabin, Kochhar, Sadayappan 2004; Srinivasan et al. 2002). The fair start of a
 * job is its first start in the run of the jobs up to it, by arrival and file order, alone; its fair slowdown is its slowdown there. There
 * is a run per job, from the beginning until that job ends: checkpoints of the whole run do not serve, since policies by users depend on
 * all users of the workload.
 */
public final class FairStart {
    private static final long NEVER = -1;

    private final RunSpec spec;
    private final List<Job> jobs;

    private FairStart(RunSpec spec) {
        this.spec = spec;
        jobs = spec.workload().jobs();
    }

    /** The first start and the end of the last job of a run; {@link #NEVER} where it has none. */
    private static final class Last {
        private final int job;
        private long start = NEVER;
        private long finish = NEVER;
        private boolean over;

        Last(int job) {
            this.job = job;
        }

        void on(ScheduleEvent event, int jobOfTask) {
            if (event.kind() == EventKind.TASK_STARTED && jobOfTask == job && start == NEVER) {
                start = event.tick();
            } else if (event.kind().endsJob() && event.get(EventField.JOB) == job) {
                finish = event.kind() == EventKind.JOB_FINISHED ? event.tick() : NEVER;
                over = true;
            }
        }
    }

    /**
     * The metrics on request, over jobs that finish in the run and in their own: mean of {@code max(0, start − fair start)} in ticks, the
     * share of jobs that start later, and the share with a larger slowdown.
     *
     * @param spec a run without forks
     * @param measures measures of the run at its end
     * @param progress receives the number of runs made
     */
    public static Map<String, Double> of(RunSpec spec, RunMeasures measures, IntConsumer progress) {
        FairStart fair = new FairStart(spec);
        List<Integer> order = IntStream.range(0, fair.jobs.size()).boxed()
                .sorted(Comparator.comparingLong(job -> fair.jobs.get(job).arrival())).toList();
        double missed = 0;
        double later = 0;
        double slower = 0;
        int counted = 0;
        for (int place = 0; place < order.size(); place++) {
            int job = order.get(place);
            if (measures.jobs().stage(job) == JobProgress.Stage.FINISHED) {
                Last alone = fair.runUpTo(job, order.subList(0, place + 1));
                if (alone.finish != NEVER) {
                    long late = measures.jobs().firstStart(job).orElseThrow() - alone.start;
                    missed += Math.max(0, late);
                    later += late > 0 ? 1 : 0;
                    slower += measures.jobs().endTick(job) > alone.finish ? 1 : 0;
                    counted++;
                }
            }
            progress.accept(place + 1);
        }
        Map<String, Double> values = new LinkedHashMap<>();
        double[] means = {missed / counted, later / counted, slower / counted};
        List<String> names = Metrics.onRequest().stream().map(Metric::name).toList();
        IntStream.range(0, means.length).forEach(i -> values.put(names.get(i), means[i]));
        return values;
    }

    private Last runUpTo(int job, List<Integer> present) {
        List<Integer> inFile = present.stream().sorted().toList();
        List<Job> some = new ArrayList<>();
        inFile.forEach(number -> some.add(jobs.get(number)));
        RunSpec alone = new RunSpec(spec.workload().withJobs(some), spec.platform(), spec.choices());
        Last last = new Last(inFile.indexOf(job));
        int[] jobOf = IntStream.range(0, some.size())
                .flatMap(number -> IntStream.generate(() -> number).limit(some.get(number).tasks().size())).toArray();
        Simulation simulation = Schedulers.start(alone,
                event -> last.on(event, event.kind() == EventKind.TASK_STARTED ? jobOf[event.get(EventField.TASK)] : 0));
        while (!last.over && simulation.hasNext()) {
            simulation.step();
        }
        return last;
    }

    /** Whether a run can be made again for each job: it is not forked, and no program takes part. */
    public static Optional<String> hindrance(RunSpec spec) {
        return !spec.forks().isEmpty() ? Optional.of("the run is forked")
                : spec.policy().startsWith("exec:") ? Optional.of("the policy is a program") : Optional.empty();
    }
}
