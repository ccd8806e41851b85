package org.schedscope.experiment;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.audit.AuditedFork;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/** Auditors with the rules of a run. */
public final class Audits {
    /** Maximum of cores, since an auditor stores for each whether it is in use and whether it is present. */
    private static final long MOST_CORES = 100_000_000;

    private Audits() {
    }

    /**
     * An auditor of a run from its beginning.
     *
     * @param index index of the workload of a recording of the run
     * @throws ModelException if the platform has more than {@value #MOST_CORES} cores
     */
    public static ScheduleAuditor of(RunSpec spec, WorkloadIndex index) {
        long total = spec.recordedPlatform().totalCores();
        if (total > MOST_CORES) {
            throw new ModelException(Message.of("choices", "audit.cores", total, MOST_CORES));
        }
        List<AuditedFork> forks = new ArrayList<>();
        int fromStart = spec.forksFromStart();
        for (int number = 0; number < spec.forks().size(); number++) {
            forks.add(fork(spec.stage(Math.max(number + 1, fromStart)), spec.forks().get(number)));
        }
        RunSpec begun = spec.stage(fromStart);
        return new ScheduleAuditor(index, spec.recordedPlatform(), manner(begun), cores(begun.platform()), paths(begun), forks);
    }

    private static AuditedFork fork(RunSpec stage, ForkSpec branch) {
        return new AuditedFork(manner(stage), cores(stage.platform()), paths(stage), branch.outages(),
                stage.platform().closures());
    }

    private static CriticalPaths paths(RunSpec stage) {
        return new CriticalPaths(new WorkloadIndex(stage.workload()), stage.platform(), CriticalPaths.Basis.TRUE);
    }

    private static List<Integer> cores(Platform platform) {
        return platform.clusters().stream().map(Cluster::cores).toList();
    }

    private static SchedulerCapabilities manner(RunSpec stage) {
        return switch (stage.scheduler()) {
            case Schedulers.HIERARCHICAL -> SchedulerCapabilities.HIERARCHICAL;
            case Schedulers.FOUR_PHASE -> SchedulerCapabilities.FOUR_PHASE;
            case Schedulers.TIME_SHARING -> new SchedulerCapabilities(true, true, false, Schedulers.switchTicks(stage.choices()));
            default -> SchedulerCapabilities.CENTRAL;
        };
    }
}
