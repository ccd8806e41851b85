package org.schedscope.breakpoint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.breakpoint.Condition.Kind;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxRules;
import org.schedscope.syntax.Placed;
import org.schedscope.syntax.Syntax;
import org.schedscope.syntax.Syntax.Token;
import org.schedscope.syntax.SyntaxException;

/**
 * Parser of conditions. A condition begins with its subject:
 *
 * <pre>
 * time &gt;= 1200, or a moment as {@link TimeReader} reads it: time &gt;= week 10
 * job J7 arrives | finishes | starves
 * task J7/T3 starts
 * slr J7 &gt; 3.5
 * user /maths/ada violated
 * queue C1 &gt; 50, or of all clusters: queue &gt; 50
 * cluster C1 idles
 * </pre>
 *
 * <p>A name with white space, quotes or {@code < > =} is in double quotes, in which a backslash takes the next character literally. So is
 * an id with a slash before or after the slash between job and task: {@code task "a/b"/T3 starts}.
 */
public final class ConditionText {
    static final SyntaxRules RULES = new SyntaxRules("", "<>=", Set.of(), true, Integer.MAX_VALUE);

    private final String text;
    private final TimeReader times;
    private final List<Token> words;
    /** Index of the next word. */
    private int at;

    private ConditionText(String text, TimeReader times) {
        this.text = text;
        this.times = times;
        words = words(text);
    }

    /** The left side of a comparison, its sign, and its right side. */
    private static List<Token> words(String text) {
        Syntax whole = RULES.read(text);
        List<Token> words = new ArrayList<>(whole.parts().isEmpty() ? whole.words() : whole.parts().get(0).words());
        if (!whole.parts().isEmpty()) {
            words.addAll(whole.words());
            words.addAll(whole.parts().get(1).words());
        }
        return words;
    }

    /**
     * Parses a condition.
     *
     * @param times parser for the moment of a condition about time
     * @throws SyntaxException with the place of the mistake and what is allowed there
     */
    public static Condition read(String text, TimeReader times) {
        return new ConditionText(text, times).read();
    }

    /** The place in the text of the job, task, user or cluster. */
    static Placed name(String text) {
        List<Token> words = words(text);
        return words.get(Math.min(1, words.size() - 1));
    }

    private Condition read() {
        String subject = next("subject");
        List<Kind> kinds = Arrays.stream(Kind.values()).filter(kind -> kind.subject().equals(subject)).toList();
        if (kinds.isEmpty()) {
            throw wrong("subject.unknown", subject);
        }
        List<String> names = names(subject);
        Kind kind = verb(kinds);
        try {
            Condition condition = new Condition(kind, names, kind.isBound() ? bound(kind) : Ratio.ZERO);
            if (at < words.size()) {
                String surplus = words.get(at++).text();
                throw wrong("surplus", surplus);
            }
            return condition;
        } catch (SyntaxException placed) {
            throw placed;
        } catch (ModelException impossible) {
            throw new SyntaxException(impossible.told(), words.get(at - 1));
        }
    }

    private List<String> names(String subject) {
        boolean isOfAll = subject.equals("time") || subject.equals("queue") && at < words.size() && words.get(at).isSign();
        if (isOfAll) {
            return List.of();
        }
        String name = next(subject.equals("slr") ? "job" : subject);
        if (!subject.equals("task")) {
            return List.of(name);
        }
        List<String> parts = words.get(at - 1).parts();
        if (parts.size() != 2) {
            throw wrong("task.wrong", name);
        }
        return parts;
    }

    private Kind verb(List<Kind> kinds) {
        String possible = kinds.stream().map(Kind::verb).collect(Collectors.joining(", "));
        String word = next(kinds.size() > 1 ? "deed" : "missing", possible);
        return kinds.stream().filter(kind -> kind.verb().equals(word)).findFirst()
                .orElseThrow(() -> wrong(kinds.size() > 1 ? "deed.unknown" : "instead", word, possible));
    }

    private Ratio bound(Kind kind) {
        String word = next(kind == Kind.TIME ? "moment" : kind == Kind.QUEUE ? "whole" : "number");
        if (kind == Kind.QUEUE) {
            if (!word.matches("[0-9]{1,9}")) {
                throw wrong("whole.wrong", word, 9);
            }
            return Ratio.of(Long.parseLong(word));
        }
        if (kind == Kind.SLR) {
            return Decimals.read(word).orElseThrow(() -> wrong("number.wrong", word));
        }
        // The moment is the whole rest: dates have spaces.
        int from = words.get(at - 1).from();
        at = words.size();
        try {
            return Ratio.of(times.moment(text.substring(from)));
        } catch (ModelException noMoment) {
            throw new SyntaxException(noMoment.told(), from, text.length());
        }
    }

    /** @param ifMissing key of the message if there is no further word */
    private String next(String ifMissing, Object... values) {
        if (at == words.size()) {
            throw new SyntaxException(Condition.words(ifMissing, values), text.length(), text.length());
        }
        return words.get(at++).text();
    }

    /** A mistake at the last word. */
    private SyntaxException wrong(String key, Object... values) {
        return new SyntaxException(Condition.words(key, values), words.get(at - 1));
    }
}
