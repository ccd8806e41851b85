package org.schedscope.breakpoint;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Message;

/**
 * Reads conditions. A condition begins with what it is about:
 *
 * <pre>
 * time &gt;= 1200, or a moment as {@link TimeReader} has it: time &gt;= week 10
 * job J7 arrives | finishes | starves
 * task J7/T3 starts
 * slr J7 &gt; 3.5
 * user /maths/ada violated
 * queue C1 &gt; 50, or of all clusters: queue &gt; 50
 * cluster C1 idles
 * </pre>
 *
 * <p>A name with white space, quotes or {@code < > =} in it stands in double quotes, in which a backslash takes the next character as it
 * is.
 * So does an id with a slash where job and task are told apart by one: {@code task "a/b"/T3 starts}.
 */
public final class ConditionText {
    private static final int DIGITS_OF_LENGTHS = 9;

    private final String text;
    private final TimeReader times;
    private final List<ConditionTokens.Word> words;
    /** The next word to read. */
    private int at;

    private ConditionText(String text, TimeReader times) {
        this.text = text;
        this.times = times;
        words = ConditionTokens.of(text);
    }

    /**
     * The condition that a text means.
     *
     * @param times reads the moment of a condition about time
     * @throws ConditionException that tells the column of what is wrong, and what may stand there
     */
    public static Condition read(String text, TimeReader times) {
        return new ConditionText(text, times).read();
    }

    /** Where in the text of a condition its job, task, user or cluster stands. */
    static int columnOfName(String text) {
        List<ConditionTokens.Word> words = ConditionTokens.of(text);
        return words.get(Math.min(1, words.size() - 1)).column();
    }

    private Condition read() {
        String about = next("subject");
        try {
            Condition condition = switch (about) {
                case "time" -> new Condition.Time(moment());
                case "job" -> new Condition.JobDoes(next("job"), deed());
                case "task" -> task();
                case "slr" -> new Condition.SlrAbove(next("job"), ratio());
                case "user" -> new Condition.UserViolated(followedBy("violated", next("user")));
                case "queue" -> queue();
                case "cluster" -> new Condition.ClusterIdles(followedBy("idles", next("cluster")));
                default -> throw wrong("subject.unknown", about);
            };
            if (at < words.size()) {
                String surplus = words.get(at++).text();
                throw wrong("surplus", surplus);
            }
            return condition;
        } catch (ConditionException placed) {
            throw placed;
        } catch (ModelException impossible) {
            throw wrong(impossible.told());
        }
    }

    /** All that is left is the moment: dates have spaces. */
    private long moment() {
        followedBy(">=", "");
        next("moment");
        int from = words.get(at - 1).column();
        at = words.size();
        try {
            return times.moment(text.substring(from - 1));
        } catch (ModelException noMoment) {
            throw new ConditionException(from, noMoment.told());
        }
    }

    private Condition task() {
        String whole = next("task");
        List<String> parts = words.get(at - 1).parts();
        if (parts.size() != 2) {
            throw wrong("task.wrong", whole);
        }
        followedBy("starts", whole);
        return new Condition.TaskStarts(parts.get(0), parts.get(1));
    }

    private Condition queue() {
        boolean all = at < words.size() && words.get(at).isComparison();
        Optional<String> cluster = all ? Optional.empty() : Optional.of(next("queue"));
        return new Condition.QueueAbove(cluster, (int) after(">", DIGITS_OF_LENGTHS));
    }

    private Condition.JobDeed deed() {
        String possible = Arrays.stream(Condition.JobDeed.values()).map(Condition.JobDeed::word).collect(Collectors.joining(", "));
        String word = next("deed", possible);
        return Arrays.stream(Condition.JobDeed.values()).filter(deed -> deed.word().equals(word)).findFirst()
                .orElseThrow(() -> wrong("deed.unknown", word, possible));
    }

    /** The whole number after a comparison. */
    private long after(String comparison, int digits) {
        followedBy(comparison, "");
        String word = next("whole");
        if (word.isEmpty() || word.length() > digits || !word.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw wrong("whole.wrong", word, digits);
        }
        return Long.parseLong(word);
    }

    /** A decimal or a fraction, exactly. */
    private Ratio ratio() {
        followedBy(">", "");
        String word = next("number");
        if (word.matches("[0-9]{1,9}(\\.[0-9]{1,9})?")) {
            return Ratio.of(new BigDecimal(word));
        }
        if (word.matches("[0-9]{1,18}/0*[1-9][0-9]{0,17}")) {
            int slash = word.indexOf('/');
            return new Ratio(Long.parseLong(word.substring(0, slash)), new BigDecimal(word.substring(slash + 1)).longValueExact());
        }
        throw wrong("number.wrong", word);
    }

    /** Gives {@code value} if the next word is the one that must follow. */
    private String followedBy(String wanted, String value) {
        String word = next("missing", wanted);
        if (!word.equals(wanted)) {
            throw wrong("instead", word, wanted);
        }
        return value;
    }

    /** @param ifMissing key of what is said if there is no further word */
    private String next(String ifMissing, Object... values) {
        if (at == words.size()) {
            throw new ConditionException(text.length() + 1, Condition.words(ifMissing, values));
        }
        return words.get(at++).text();
    }

    /** About the word read last. */
    private ConditionException wrong(String key, Object... values) {
        return wrong(Condition.words(key, values));
    }

    private ConditionException wrong(Message what) {
        return new ConditionException(words.get(at - 1).column(), what);
    }
}
