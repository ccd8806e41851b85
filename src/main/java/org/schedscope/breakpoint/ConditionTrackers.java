package org.schedscope.breakpoint;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.EventKind;

/** What follows each kind of condition in a run. */
final class ConditionTrackers implements Condition.Cases<ConditionTracker> {
    /** Names told when one is not known. */
    private static final int MOST_NAMES = 5;

    private final JobFacts facts;
    private final EetCapacity capacity;

    ConditionTrackers(JobFacts facts, EetCapacity capacity) {
        this.facts = facts;
        this.capacity = capacity;
    }

    /** @throws ModelException if the run has no such job, task, user or cluster */
    ConditionTracker of(Condition condition) {
        return condition.in(this);
    }

    @Override
    public ConditionTracker time(Condition.Time time) {
        return new TimeTracker(time.tick());
    }

    @Override
    public ConditionTracker jobDoes(Condition.JobDoes does) {
        return new EventTracker(kind(does.deed()), job(does.job()));
    }

    @Override
    public ConditionTracker taskStarts(Condition.TaskStarts starts) {
        return new EventTracker(EventKind.TASK_STARTED, task(starts));
    }

    @Override
    public ConditionTracker slrAbove(Condition.SlrAbove slr) {
        int job = job(slr.job());
        return new OverdueTracker(number -> number == job, number -> passes(number, slr.bound()));
    }

    @Override
    public ConditionTracker userViolated(Condition.UserViolated violated) {
        int user = user(violated.user());
        ExpectedEndTimes expected = facts.expectedEndTimes(capacity);
        return new OverdueTracker(job -> facts.userOf(job) == user, job -> expected.of(job) + 1);
    }

    @Override
    public ConditionTracker queueAbove(Condition.QueueAbove above) {
        return new LengthTracker(facts.index(), queues(above.cluster()), above.length());
    }

    @Override
    public ConditionTracker clusterIdles(Condition.ClusterIdles idles) {
        int cluster = cluster(idles.cluster());
        return new IdleTracker(facts.index(), clusters().get(cluster), cluster, clusters().size());
    }

    private static EventKind kind(Condition.JobDeed deed) {
        return switch (deed) {
            case ARRIVES -> EventKind.JOB_ARRIVED;
            case FINISHES -> EventKind.JOB_FINISHED;
            case STARVES -> EventKind.JOB_STARVED;
        };
    }

    /** The first tick at which a job that goes on has {@code (tick − arrival) ÷ CP > bound}. */
    private long passes(int job, Ratio bound) {
        return Math.addExact(facts.arrival(job), bound.times(facts.criticalPath(job)).floor() + 1);
    }

    private IntPredicate queues(Optional<String> id) {
        if (id.isEmpty()) {
            return queue -> true;
        }
        int cluster = cluster(id.get());
        int central = clusters().size();
        return queue -> queue == cluster || queue == central;
    }

    private List<Cluster> clusters() {
        return facts.platform().clusters();
    }

    private int job(String id) {
        return number("absent.job", id, facts.index().workload().jobs().stream().map(Job::id).toList(), "");
    }

    private int task(Condition.TaskStarts starts) {
        int job = job(starts.job());
        List<String> ids = facts.index().job(job).tasks().stream().map(Task::id).toList();
        return facts.index().firstTask(job) + number("absent.task", starts.task(), ids, starts.job());
    }

    private int user(String path) {
        return number("absent.user", path, facts.users(), "");
    }

    private int cluster(String id) {
        return number("absent.cluster", id, clusters().stream().map(Cluster::id).toList(), "");
    }

    /** @param of what it must belong to, if the words say so */
    private static int number(String key, String id, List<String> ids, String of) {
        int found = ids.indexOf(id);
        if (found < 0) {
            String some = ids.stream().limit(MOST_NAMES).map(ConditionTokens::name).collect(Collectors.joining(", "));
            String more = ids.size() > MOST_NAMES ? ", … (" + ids.size() + ")" : "";
            throw new ModelException(Condition.words(key, id, some + more, of));
        }
        return found;
    }
}
