package org.schedscope.audit.lint;

import java.util.OptionalInt;
import org.schedscope.text.Message;

/**
 * An error in a schedule, or advice about it.
 *
 * @param rule kebab-case name of the rule
 * @param error whether the schedule is illegal; else this is advice
 * @param tick tick at which it shows
 * @param task number of the task concerned, if any
 * @param cluster number of the cluster concerned, if any
 * @param message one sentence
 */
public record LintFinding(String rule, boolean error, long tick, OptionalInt task, OptionalInt cluster, Message message) {
    /** Bundle of the messages. */
    private static final String WORDS = "lint";

    static Message words(String key, Object... values) {
        return Message.of(WORDS, key, values);
    }

    static LintFinding ofTask(LintRule rule, long tick, RecordedSchedule.Piece piece, Message message) {
        return new LintFinding(rule.name(), rule.isError(), tick, OptionalInt.of(piece.task()), OptionalInt.of(piece.cluster()), message);
    }
}
