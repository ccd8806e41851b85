package org.schedscope.lesson;

import java.util.List;
import org.schedscope.scheduler.QueuedTask;

/** What a step asks. */
public sealed interface Question {
    String ask();

    /** Why it is so, for who has answered; may be empty. */
    String because();

    /**
     * Whether an answer is right.
     *
     * @param given the number of what was chosen, from 0, or the figure
     */
    boolean isRight(double given);

    /**
     * Which task starts next. The engine has said so, and the probe why.
     *
     * @param queue what waits, in the order in which the pass looks at it
     * @param right place of the one that starts
     */
    record Next(String ask, String because, List<QueuedTask> queue, int right) implements Question {
        public Next {
            queue = List.copyOf(queue);
        }

        /** Why a task goes next or does not; {@link #word} is the key of its text in {@code lesson.properties}. */
        public enum Reason {
            GOES_NEXT("goes-next"), SAME_KEY("same-key"), LATER("later"), NO_ROOM("no-room"), WOULD_DELAY("would-delay"), PASSED_OVER("passed-over");

            private final String word;

            Reason(String word) {
                this.word = word;
            }

            public String word() {
                return word;
            }
        }

        /**
         * What became of the task at a place of the queue.
         *
         * @param mayBackfill whether tasks may pass the head, see {@link LessonRun#mayBackfill()}
         */
        public Reason reason(int place, boolean mayBackfill) {
            if (place == right) {
                return Reason.GOES_NEXT;
            }
            QueuedTask queued = queue.get(place);
            if (place < right) {
                return !queued.fitsNow() ? Reason.NO_ROOM : mayBackfill ? Reason.WOULD_DELAY : Reason.PASSED_OVER;
            }
            return !queued.key().isEmpty() && queued.key().equals(queue.get(right).key()) ? Reason.SAME_KEY : Reason.LATER;
        }

        @Override
        public boolean isRight(double given) {
            return given == right;
        }
    }

    /**
     * One of several texts.
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
     * A metric of the whole run.
     *
     * @param value as the engine's run has it
     */
    record Figure(String ask, String because, String metric, double value) implements Question {
        /** Nobody has to type more digits than two after the point. */
        private static final double NEAR = 0.005;

        @Override
        public boolean isRight(double given) {
            return Math.abs(given - value) <= NEAR + Math.ulp(value);
        }
    }
}
