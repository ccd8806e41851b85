package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;

/** The perturbations of a run that may let a job end earlier. */
final class Perturbations {
    /** Steps of an estimate from its value to the truth. */
    private static final int PARTS = 64;
    /** Each step multiplies a share by this number plus the step, over this number. */
    private static final int SHARE_PARTS = 4;
    private static final int MOST_SHARE = 1 << 12;

    private final RunSpec spec;
    private final Job job;

    Perturbations(RunSpec spec, int job) {
        this.spec = spec;
        this.job = spec.workload().jobs().get(job);
    }

    List<Perturbation> all() {
        List<Perturbation> all = new ArrayList<>();
        long demand = Math.min(Integer.MAX_VALUE / 2, allCores());
        for (Cluster cluster : spec.platform().clusters()) {
            if (job.tasks().stream().anyMatch(task -> task.fits(cluster.withCores(Integer.MAX_VALUE)))) {
                all.add(Perturbation.ofFork(Perturbation.Kind.CORES, cluster.id(), Math.max(1, demand - cluster.cores()), spec,
                        step -> ForkSpec.at(ForkSpec.START).withCores(cluster.id(), Math.toIntExact(cluster.cores() + step)),
                        step -> Long.toString(cluster.cores() + step), 0));
            }
        }
        if (job.arrival() > 0) {
            all.add(arrival(Perturbation.Kind.EARLIER, job.arrival(), -1, 0));
        }
        all.add(arrival(Perturbation.Kind.LATER, Math.max(1, lastArrival() - job.arrival()), 1, 1));
        if (job.tasks().stream().anyMatch(task -> estimate(task, 0) != estimate(task, PARTS))) {
            all.add(estimate());
        }
        if (users() > 1) {
            all.add(share());
        }
        return all;
    }

    /** Enough cores that no task of the workload ever waits for one. */
    private long allCores() {
        long cores = 0;
        for (Job each : spec.workload().jobs()) {
            for (Task task : each.tasks()) {
                cores += task.cores();
            }
        }
        return cores;
    }

    private long lastArrival() {
        return spec.workload().jobs().stream().mapToLong(Job::arrival).max().orElse(0);
    }

    private long users() {
        return spec.workload().jobs().stream().map(Job::user).distinct().count();
    }

    private Perturbation arrival(Perturbation.Kind kind, long most, int sign, long grace) {
        return Perturbation.ofFork(kind, "", most, spec, step -> changed(job.withArrival(job.arrival() + sign * step)),
                step -> Long.toString(job.arrival() + sign * step), grace);
    }

    private ForkSpec changed(Job is) {
        return ForkSpec.at(ForkSpec.START).withChanged(List.of(JobChange.between(job, is)));
    }

    private Perturbation estimate() {
        return Perturbation.ofFork(Perturbation.Kind.ESTIMATE, "", PARTS, spec, step -> changed(job.withTasks(job.tasks().stream()
                .map(task -> task.estimate().isEmpty() ? task : task.withEstimate(estimate(task, step))).toList())),
                step -> job.tasks().size() == 1 ? Long.toString(estimate(job.tasks().get(0), step)) : step + "/" + PARTS, 0);
    }

    /** The estimate after a number of steps towards the truth. */
    private static long estimate(Task task, long step) {
        long given = task.estimate().orElse(task.exec());
        return given + Math.round((double) (task.exec() - given) * step / PARTS);
    }

    private Perturbation share() {
        Ratio was = spec.platform().shares().getOrDefault(job.user(), Ratio.ONE);
        return new Perturbation(Perturbation.Kind.SHARE, job.user(), MOST_SHARE, step -> onPlatform(more(was, step)),
                step -> Optional.empty(),
                step -> more(was, step).toString(), 0);
    }

    private static Ratio more(Ratio was, long step) {
        return was.times(new Ratio(SHARE_PARTS + step, SHARE_PARTS));
    }

    private RunSpec onPlatform(Ratio share) {
        Platform platform = spec.platform();
        Map<String, Ratio> shares = new TreeMap<>(platform.shares());
        shares.put(job.user(), share);
        return new RunSpec(spec.workload(), platform.withShares(shares), spec.choices());
    }
}
