package org.schedscope.breakpoint;

import java.util.Locale;
import java.util.Optional;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** Something that can become true in a run. It names things by their ids, so that it can be asked of any run that has them. */
public sealed interface Condition {
    /** What a job does, as an event. */
    enum JobDeed {
        ARRIVES, FINISHES, STARVES;

        /** The word in a condition's text. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Something for each kind of condition.
     *
     * @param <T> what is made of them
     */
    interface Cases<T> {
        T time(Time condition);

        T jobDoes(JobDoes condition);

        T taskStarts(TaskStarts condition);

        T slrAbove(SlrAbove condition);

        T userViolated(UserViolated condition);

        T queueAbove(QueueAbove condition);

        T clusterIdles(ClusterIdles condition);
    }

    /** What is for this kind. */
    <T> T in(Cases<T> cases);

    /** The text that {@link ConditionText#read} reads as this. */
    String text();

    /** What is wrong with a condition. */
    static Message words(String key, Object... values) {
        return Message.of("conditions", key, values);
    }

    private static void require(boolean possible, String key, Object value) {
        if (!possible) {
            throw new ModelException(words(key, value));
        }
    }

    /**
     * It is this tick, or later.
     *
     * @param tick at least 1: at 0 a run begins
     */
    record Time(long tick) implements Condition {
        public Time {
            require(tick >= 1, "time.early", tick);
        }

        @Override
        public <T> T in(Cases<T> cases) {
            return cases.time(this);
        }

        @Override
        public String text() {
            return "time >= " + tick;
        }
    }

    /** A job has just arrived, finished or starved. */
    record JobDoes(String job, JobDeed deed) implements Condition {
        @Override
        public <T> T in(Cases<T> cases) {
            return cases.jobDoes(this);
        }

        @Override
        public String text() {
            return "job " + ConditionTokens.name(job) + " " + deed.word();
        }
    }

    /** A task has just started, or gone on after a suspension. */
    record TaskStarts(String job, String task) implements Condition {
        @Override
        public <T> T in(Cases<T> cases) {
            return cases.taskStarts(this);
        }

        @Override
        public String text() {
            return "task " + ConditionTokens.part(job) + "/" + ConditionTokens.part(task) + " starts";
        }
    }

    /**
     * The SLR of a job, final or so far, is above a bound.
     *
     * @param bound at least 0
     */
    record SlrAbove(String job, Ratio bound) implements Condition {
        public SlrAbove {
            require(bound.signum() >= 0, "slr.negative", bound);
        }

        @Override
        public <T> T in(Cases<T> cases) {
            return cases.slrAbove(this);
        }

        @Override
        public String text() {
            return "slr " + ConditionTokens.name(job) + " > " + Decimals.text(bound);
        }
    }

    /** Some job of a user has gone on past its expected end time: the number of the user's violations leaves zero. */
    record UserViolated(String user) implements Condition {
        @Override
        public <T> T in(Cases<T> cases) {
            return cases.userViolated(this);
        }

        @Override
        public String text() {
            return "user " + ConditionTokens.name(user) + " violated";
        }
    }

    /**
     * More tasks wait than a number, at any moment, also between two events of one tick.
     *
     * @param cluster the cluster whose queue it is, also where it shares one with others; none: all queues together
     * @param length at least 0
     */
    record QueueAbove(Optional<String> cluster, int length) implements Condition {
        public QueueAbove {
            require(length >= 0, "queue.negative", length);
        }

        @Override
        public <T> T in(Cases<T> cases) {
            return cases.queueAbove(this);
        }

        @Override
        public String text() {
            return "queue " + cluster.map(id -> ConditionTokens.name(id) + " ").orElse("") + "> " + length;
        }
    }

    /**
     * When a tick is over, a cluster has the cores and the memory free that some task waiting in its queue needs; data is not looked at.
     */
    record ClusterIdles(String cluster) implements Condition {
        @Override
        public <T> T in(Cases<T> cases) {
            return cases.clusterIdles(this);
        }

        @Override
        public String text() {
            return "cluster " + ConditionTokens.name(cluster) + " idles";
        }
    }
}
