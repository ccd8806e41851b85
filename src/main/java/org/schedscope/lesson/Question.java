package org.schedscope.lesson;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.schedscope.scheduler.probe.QueuedTask;

public sealed interface Question {
    String ask();

    /** An explanation for after the answer; may be empty. */
    String because();

    /**
     * Whether an answer is right.
     *
     * @param given number of the chosen option, from 0, or the figure
     */
    boolean isRight(double given);

    /**
     * The question about the next task to start, answered by the run. Every task that starts at that tick is right, even if another one is
     * placed on its cores just before.
     *
     * @param queue the waiting tasks, in the order of the scheduling pass
     * @param starting places of the tasks that start at that tick
     */
    record Next(String ask, String because, List<QueuedTask> queue, SortedSet<Integer> starting) implements Question {
        public Next {
            queue = List.copyOf(queue);
            starting = Collections.unmodifiableSortedSet(new TreeSet<>(starting));
        }

        /** Place of the first task that starts. */
        public int right() {
            return starting.first();
        }

        /** Whether the task at a place starts at that tick. */
        public boolean starts(int place) {
            return starting.contains(place);
        }

        /** Reasons why a task starts or waits; {@link #word} is the key of its text in {@code lesson.properties}. */
        public enum Reason {
            GOES_NEXT("goes-next"), STARTS_TOO("starts-too"), SAME_KEY("same-key"), LATER("later"), NO_ROOM("no-room"),
            WOULD_DELAY("would-delay"), PASSED_OVER("passed-over");

            private final String word;

            Reason(String word) {
                this.word = word;
            }

            public String word() {
                return word;
            }
        }

        /**
         * The reason for the task at a place of the queue.
         *
         * @param mayBackfill see {@link LessonRun#mayBackfill()}
         */
        public Reason reason(int place, boolean mayBackfill) {
            if (starts(place)) {
                return place == right() ? Reason.GOES_NEXT : Reason.STARTS_TOO;
            }
            QueuedTask queued = queue.get(place);
            if (place < right()) {
                return !queued.fitsNow() ? Reason.NO_ROOM : mayBackfill ? Reason.WOULD_DELAY : Reason.PASSED_OVER;
            }
            if (place < starting.last()) {
                return Reason.NO_ROOM;
            }
            return !queued.key().isEmpty() && queued.key().equals(queue.get(starting.last()).key()) ? Reason.SAME_KEY : Reason.LATER;
        }

        @Override
        public boolean isRight(double given) {
            return given == Math.rint(given) && starts((int) given);
        }
    }

    /**
     * A choice of several texts.
     *
     * @param right place of the right one
     */
    record OneOf(String ask, String because, List<String> options, int right) implements Question {
        public OneOf {
            options = List.copyOf(options);
        }

        @Override
        public boolean isRight(double given) {
            return given == right;
        }
    }

    /**
     * A question about a metric of the whole run.
     *
     * @param value the metric of the run
     */
    record Figure(String ask, String because, String metric, double value) implements Question {
        /** Two decimals suffice. */
        private static final double NEAR = 0.005;

        @Override
        public boolean isRight(double given) {
            return Math.abs(given - value) <= NEAR + Math.ulp(value);
        }
    }
}
