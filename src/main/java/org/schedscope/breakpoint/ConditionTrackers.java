package org.schedscope.breakpoint;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.schedscope.event.EventKind;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** Creates the tracker of each kind of condition for a run. */
final class ConditionTrackers {
    /** The most names listed in a message about an unknown one. */
    private static final int MOST_NAMES = 5;

    private final JobFacts facts;
    private final EetCapacity capacity;

    ConditionTrackers(JobFacts facts, EetCapacity capacity) {
        this.facts = facts;
        this.capacity = capacity;
    }

    /** @throws ModelException if the run has no such job, task, user or cluster */
    ConditionTracker of(Condition condition) {
        List<String> names = condition.names();
        return switch (condition.kind()) {
            case TIME -> new TimeTracker(condition.bound().floor());
            case ARRIVES -> new EventTracker(EventKind.JOB_ARRIVED, job(names.get(0)));
            case FINISHES -> new EventTracker(EventKind.JOB_FINISHED, job(names.get(0)));
            case STARVES -> new EventTracker(EventKind.JOB_STARVED, job(names.get(0)));
            case TASK -> new EventTracker(EventKind.TASK_STARTED, task(names.get(0), names.get(1)));
            case SLR -> {
                int job = job(names.get(0));
                yield new OverdueTracker(number -> number == job, number -> passes(number, condition.bound()));
            }
            case USER -> {
                int user = number("absent.user", names.get(0), facts.users(), "");
                ExpectedEndTimes expected = facts.expectedEndTimes(capacity);
                yield new OverdueTracker(job -> facts.userOf(job) == user, job -> expected.of(job) + 1);
            }
            case QUEUE -> new LengthTracker(facts.index(), queues(names), (int) condition.bound().floor());
            case IDLES -> {
                int cluster = cluster(names.get(0));
                yield new IdleTracker(facts.index(), clusters().get(cluster), cluster, clusters().size());
            }
        };
    }

    /** The first tick at which an unfinished job has {@code (tick − arrival) ÷ CP > bound}. */
    private long passes(int job, Ratio bound) {
        return Math.addExact(facts.arrival(job), bound.times(facts.criticalPath(job)).floor() + 1);
    }

    private IntPredicate queues(List<String> id) {
        if (id.isEmpty()) {
            return queue -> true;
        }
        int cluster = cluster(id.get(0));
        int central = clusters().size();
        return queue -> queue == cluster || queue == central;
    }

    private List<Cluster> clusters() {
        return facts.platform().clusters();
    }

    private int job(String id) {
        return number("absent.job", id, facts.index().workload().jobs().stream().map(Job::id).toList(), "");
    }

    private int task(String jobId, String id) {
        int job = job(jobId);
        List<String> ids = facts.index().job(job).tasks().stream().map(Task::id).toList();
        return facts.index().firstTask(job) + number("absent.task", id, ids, jobId);
    }

    private int cluster(String id) {
        return number("absent.cluster", id, clusters().stream().map(Cluster::id).toList(), "");
    }

    /** @param of id of the owner, such as a task's job, for the message */
    private static int number(String key, String id, List<String> ids, String of) {
        int found = ids.indexOf(id);
        if (found < 0) {
            String some = ids.stream().limit(MOST_NAMES).map(ConditionText.RULES::name).collect(Collectors.joining(", "));
            String more = ids.size() > MOST_NAMES ? ", … (" + ids.size() + ")" : "";
            throw new ModelException(Condition.words(key, id, some + more, of));
        }
        return found;
    }
}
