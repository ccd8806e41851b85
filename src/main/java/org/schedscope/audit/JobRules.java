package org.schedscope.audit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.Release;
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
    /** Ticks of first starts and ends of jobs, of any kind. */
    private final long[] begun;
    private final long[] over;
    private final Map<String, Integer> numbers = new HashMap<>();
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
        Arrays.setAll(openTasks, index::taskCountOf);
        begun = new long[index.jobCount()];
        over = new long[index.jobCount()];
        Arrays.fill(begun, Long.MAX_VALUE);
        Arrays.fill(over, Long.MAX_VALUE);
        for (int job = 0; index.columns().anyRelease() && job < index.jobCount(); job++) {
            numbers.put(index.job(job).id(), job);
        }
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

    void start(long at, int job) {
        begun[job] = Math.min(begun[job], at);
    }

    void finish(long at, int job) {
        findings.check(dueToFinish == job, AuditRule.JOB_FINISH,
                finished[job] ? "job %s finishes again" : starved[job] ? "job %s finishes although it has starved"
                        : "job %s finishes, but its last task has not just finished",
                id(job));
        dueToFinish = NONE;
        finished[job] = true;
        over[job] = at;
    }

    /** The tick from which tasks of an arrived job may be ready; the end of time as long as that is not known. */
    long released(int job) {
        Release release = index.columns().release(job);
        long tick = Math.max(index.job(job).arrival(), release.begin().orElse(0));
        for (Release.After after : release.after()) {
            tick = Math.max(tick, met(after, numbers.get(after.job())));
        }
        return tick;
    }

    private long met(Release.After after, int other) {
        long since = over[other];
        long least = 0;
        if (after.when() == Release.When.STARTED) {
            since = Math.min(since, begun[other]);
            least = 1;
        } else if (after.when() == Release.When.SUCCEEDED && !finished[other]) {
            since = Long.MAX_VALUE;
        }
        return since == Long.MAX_VALUE ? since : since + Math.max(least, after.delay());
    }

    /** @param reason whether a task of it was ended at the same tick */
    void kill(long at, int job, boolean atLimit, boolean reason) {
        findings.check(arrived[job] && !finished[job] && !starved[job], AuditRule.LIMIT, "job %s leaves, but it is not under way", id(job));
        boolean dependency = index.columns().release(job).after().stream().filter(after -> after.when() == Release.When.SUCCEEDED)
                .map(after -> numbers.get(after.job())).anyMatch(other -> over[other] <= at && !finished[other]);
        findings.check(atLimit ? reason : dependency, AuditRule.LIMIT, "job %s leaves at %d without a reason", id(job), at);
        starved[job] = true;
        over[job] = at;
    }

    /** Removes a job at a fork. */
    void remove(long at, int job) {
        findings.check(!finished[job] && !starved[job] && !removed[job], AuditRule.FORK, "job %s is taken out, but it is over", id(job));
        removed[job] = true;
        over[job] = at;
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
        over[job] = at;
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
