package org.schedscope.breakpoint;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.model.Ratio;

/**
 * Reads conditions. A condition begins with what it is about:
 *
 * <pre>
 * time &gt;= 1200
 * job J7 arrives | finishes | starves
 * task J7/T3 starts
 * slr J7 &gt; 3.5
 * user /maths/ada violated
 * queue C1 &gt; 50, or of all clusters: queue &gt; 50
 * cluster C1 idles
 * </pre>
 *
 * <p>A name with white space, quotes or {@code < > =} in it stands in double quotes, in which a backslash takes the next character as it is.
 * So does an id with a slash where job and task are told apart by one: {@code task "a/b"/T3 starts}.
 */
public final class ConditionText {
    private static final String SUBJECTS = "a condition begins with time, job, task, slr, user, queue or cluster";
    private static final int DIGITS_OF_TICKS = 18;
    private static final int DIGITS_OF_LENGTHS = 9;

    private final String text;
    private final List<Words.Word> words;
    /** The next word to read. */
    private int at;

    private ConditionText(String text) {
        this.text = text;
        words = Words.of(text);
    }

    /**
     * The condition that a text means.
     *
     * @throws ConditionException that tells the column of what is wrong, and what may stand there
     */
    public static Condition read(String text) {
        return new ConditionText(text).read();
    }

    /** Where in the text of a condition its job, task, user or cluster stands. */
    static int columnOfName(String text) {
        List<Words.Word> words = Words.of(text);
        return words.get(Math.min(1, words.size() - 1)).column();
    }

    private Condition read() {
        String about = next(SUBJECTS);
        try {
            Condition condition = switch (about) {
                case "time" -> new Condition.Time(after(">=", DIGITS_OF_TICKS));
                case "job" -> new Condition.JobDoes(next("the id of a job is missing"), deed());
                case "task" -> task();
                case "slr" -> new Condition.SlrAbove(next("the id of a job is missing"), ratio());
                case "user" -> new Condition.UserViolated(followedBy("violated", next("the path of a user is missing")));
                case "queue" -> queue();
                case "cluster" -> new Condition.ClusterIdles(followedBy("idles", next("the id of a cluster is missing")));
                default -> throw wrong("'" + about + "' is not known; " + SUBJECTS);
            };
            if (at < words.size()) {
                String surplus = next("");
                throw wrong("the condition is over before '" + surplus + "'");
            }
            return condition;
        } catch (ConditionException placed) {
            throw placed;
        } catch (ModelException impossible) {
            throw wrong(impossible.getMessage());
        }
    }

    private Condition task() {
        String whole = next("a job and a task are missing, such as J7/T3");
        List<String> parts = words.get(at - 1).parts();
        if (parts.size() != 2) {
            throw wrong("'" + whole + "' is not a job, a slash and a task, such as J7/T3; an id with a slash stands in quotes, \"a/b\"/T3");
        }
        followedBy("starts", whole);
        return new Condition.TaskStarts(parts.get(0), parts.get(1));
    }

    private Condition queue() {
        boolean all = at < words.size() && words.get(at).isComparison();
        Optional<String> cluster = all ? Optional.empty() : Optional.of(next("the id of a cluster, or > and a number, is missing"));
        return new Condition.QueueAbove(cluster, (int) after(">", DIGITS_OF_LENGTHS));
    }

    private Condition.JobDeed deed() {
        String possible = Arrays.stream(Condition.JobDeed.values()).map(Condition.JobDeed::word).collect(Collectors.joining(", "));
        String word = next("what the job does is missing: " + possible);
        return Arrays.stream(Condition.JobDeed.values()).filter(deed -> deed.word().equals(word)).findFirst()
                .orElseThrow(() -> wrong("'" + word + "' is not known; what a job does is one of " + possible));
    }

    /** The whole number after a comparison. */
    private long after(String comparison, int digits) {
        followedBy(comparison, "");
        String word = next("a whole number is missing");
        if (word.length() > digits || !word.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw wrong("'" + word + "' is not a whole number of at most " + digits + " digits");
        }
        return Long.parseLong(word);
    }

    /** A decimal or a fraction, exactly. */
    private Ratio ratio() {
        followedBy(">", "");
        String word = next("a number is missing, such as 3 or 3.5");
        if (word.matches("[0-9]{1,9}(\\.[0-9]{1,9})?")) {
            return Ratio.of(new BigDecimal(word));
        }
        if (word.matches("[0-9]{1,18}/0*[1-9][0-9]{0,17}")) {
            int slash = word.indexOf('/');
            return new Ratio(Long.parseLong(word.substring(0, slash)), new BigDecimal(word.substring(slash + 1)).longValueExact());
        }
        throw wrong("'" + word + "' is not a number such as 3, 3.5 or 7/2");
    }

    /** Gives {@code value} if the next word is the one that must follow. */
    private String followedBy(String wanted, String value) {
        String word = next("'" + wanted + "' is missing");
        if (!word.equals(wanted)) {
            throw wrong("'" + word + "' stands where '" + wanted + "' must");
        }
        return value;
    }

    private String next(String ifMissing) {
        if (at == words.size()) {
            throw new ConditionException(text.length() + 1, ifMissing);
        }
        return words.get(at++).text();
    }

    /** About the word read last. */
    private ConditionException wrong(String what) {
        return new ConditionException(words.get(at - 1).column(), what);
    }
}
