package org.schedscope.model.answer;

import java.util.List;

/**
 * What programs from outside, as policies of a run, have answered: with them the run comes out again without the programs.
 *
 * @param all in the order in which they were given
 */
public record ProgramAnswers(List<Answer> all) {
    public static final ProgramAnswers NONE = new ProgramAnswers(List.of());

    public ProgramAnswers {
        all = List.copyOf(all);
    }

    /**
     * The answer to one question.
     *
     * @param tick tick of the pass
     * @param queue number of the queue: its cluster's, or the count of clusters for the one queue of all
     * @param question a digest of it
     * @param order numbers of the tasks that waited, the first to start first
     */
    public record Answer(long tick, int queue, String question, List<Integer> order) {
        public Answer {
            order = List.copyOf(order);
        }
    }
}
