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
