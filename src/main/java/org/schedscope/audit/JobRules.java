package org.schedscope.audit;

import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;

/** Rules about jobs: which have arrived, finished and starved. */
final class JobRules {
    private static final int NONE = -1;

    private final WorkloadIndex index;
    private final RuleFindings findings;
    private CriticalPaths paths;
    private final boolean[] arrived;
    private final boolean[] finished;
    /** Or refused, which ends a job alike. */
    private final boolean[] starved;
    private final boolean[] removed;
    private final int[] openTasks;
    /** The job whose last task has just finished and whose finish event is due. */
    private int dueToFinish = NONE;

    JobRules(WorkloadIndex index, CriticalPaths paths, RuleFindings findings) {
        this.index = index;
        this.findings = findings;
        this.paths = paths;
        arrived = new boolean[index.jobCount()];
        finished = new boolean[index.jobCount()];
        starved = new boolean[index.jobCount()];
        removed = new boolean[index.jobCount()];
        openTasks = new int[index.jobCount()];
        java.util.Arrays.setAll(openTasks, index::taskCountOf);
    }

    /** Applies a fork, after which jobs may have other critical paths. */
    void fork(CriticalPaths newPaths) {
        paths = newPaths;
    }

    private String id(int job) {
        return index.job(job).id();
    }

    boolean hasArrived(int job) {
        return arrived[job];
    }

    boolean hasStarved(int job) {
        return starved[job];
    }

    /** Checks that the finish event of a completed job comes directly after that of its last task. */
    void beforeAnyEventBut(int jobFinished) {
        if (dueToFinish != NONE && dueToFinish != jobFinished) {
            findings.report(AuditRule.JOB_FINISH, "job %s was not reported finished right after its last task", id(dueToFinish));
            dueToFinish = NONE;
        }
    }

    void beforeAnyEvent() {
        beforeAnyEventBut(NONE);
    }

    void arrive(long at, int job) {
        findings.check(!removed[job], AuditRule.ARRIVAL, "job %s arrives although it was taken out", id(job));
        findings.check(!arrived[job], AuditRule.ARRIVAL, "job %s arrives again", id(job));
        findings.check(at == index.job(job).arrival(), AuditRule.ARRIVAL, "job %s arrives at %d instead of %d", id(job), at,
                index.job(job).arrival());
        arrived[job] = true;
    }

    void taskDone(int job) {
        if (--openTasks[job] == 0 && !starved[job]) {
            dueToFinish = job;
        }
    }

    void finish(int job) {
        findings.check(dueToFinish == job, AuditRule.JOB_FINISH,
                finished[job] ? "job %s finishes again" : starved[job] ? "job %s finishes although it has starved"
                        : "job %s finishes, but its last task has not just finished",
                id(job));
        dueToFinish = NONE;
        finished[job] = true;
    }

    /** Removes a job at a fork. */
    void remove(int job) {
        findings.check(!finished[job] && !starved[job] && !removed[job], AuditRule.FORK, "job %s is taken out, but it is over", id(job));
        removed[job] = true;
    }

    /** Refuses a job at its arrival. */
    void refuse(long at, int job) {
        findings.check(arrived[job] && index.job(job).arrival() == at && !starved[job] && index.job(job).value().isPresent(),
                AuditRule.ADMISSION, "job %s is refused, but has not just arrived with a value to lose", id(job));
        starved[job] = true;
    }

    boolean wasRemoved(int job) {
        return removed[job];
    }

    /** @param overdue whether the value may have expired earlier, as it may at a fork that turns starvation on */
    void starve(long at, int job, boolean overdue) {
        Optional<Long> due = expiry(index.job(job), job);
        findings.check(due.isPresent() && (due.get() == at || overdue && due.get() < at), AuditRule.STARVATION, due.isPresent()
                ? "job %s starves at %d instead of %d"
                : "job %s starves although it has no value to lose", id(job), at, due.orElse(0L));
        findings.check(arrived[job] && !finished[job] && !starved[job], AuditRule.STARVATION, "job %s starves, but it is not under way",
                id(job));
        starved[job] = true;
    }

    /** The first tick τ with τ − arrival ≥ D_final·CP. */
    private Optional<Long> expiry(Job job, int number) {
        return job.value().map(curve -> Math.addExact(job.arrival(), curve.finalDeadline().times(paths.criticalPath(number)).ceil()));
    }

    void end() {
        for (int job = 0; job < arrived.length; job++) {
            findings.check(arrived[job] || removed[job], AuditRule.UNFINISHED, "job %s has never arrived", id(job));
            findings.check(finished[job] || starved[job] || removed[job] || openTasks[job] == 0, AuditRule.UNFINISHED,
                    "job %s has not finished: %d of %d tasks are left", id(job), openTasks[job], index.taskCountOf(job));
        }
    }
}
