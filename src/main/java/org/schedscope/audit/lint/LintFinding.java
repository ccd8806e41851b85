package org.schedscope.audit.lint;

import java.util.OptionalInt;
import org.schedscope.text.Message;

/**
 * Something wrong in a schedule, or that could have been better.
 *
 * @param rule kebab-case name of the rule
 * @param error whether the schedule is illegal; else this is advice
 * @param tick where it shows
 * @param task number of the task it is about, if it is about one
 * @param cluster number of the cluster where it shows, if it does on one
 * @param message one sentence
 */
public record LintFinding(String rule, boolean error, long tick, OptionalInt task, OptionalInt cluster, Message message) {
    /** Words of the findings. */
    private static final String WORDS = "lint";

    static Message words(String key, Object... values) {
        return Message.of(WORDS, key, values);
    }

    static LintFinding ofTask(LintRule rule, long tick, RecordedSchedule.Piece piece, Message message) {
        return new LintFinding(rule.name(), rule.isError(), tick, OptionalInt.of(piece.task()), OptionalInt.of(piece.cluster()), message);
    }
}
