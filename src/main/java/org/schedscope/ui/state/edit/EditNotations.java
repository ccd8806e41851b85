package org.schedscope.ui.state.edit;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Dependency;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Notation;

/** How values of workloads and platforms are written in fields, and read. */
final class EditNotations {
    /** Whole numbers; the model refuses those that are too small. */
    static final Notation<Long> WHOLE = Notation.whole(-EditNotations.MOST, EditNotations.MOST, text -> words("whole", text));

    /** A whole number, or nothing. */
    static final Notation<OptionalLong> OPTIONAL_WHOLE = new Notation<>(
            number -> number.isPresent() ? WHOLE.write().apply(number.getAsLong()) : "",
            text -> text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(WHOLE.read().apply(text)));

    /** Cores. */
    static final Notation<Integer> COUNT = new Notation<>(number -> Integer.toString(number), EditNotations::count);

    /** {@code 0.5}, with the comma of the language that is spoken, or {@code 1/3}. */
    static final Notation<Ratio> RATIO = new Notation<>(ratio -> SpokenLanguage.now().written(Decimals.text(ratio)), EditNotations::ratio);

    /** A name, or nothing. */
    static final Notation<Optional<String>> OPTIONAL_NAME = Notation.optional(Notation.TEXT);

    /** {@code 9}, or {@code C1=9, C2=5} of a task with a time of its own on every cluster. */
    static final Notation<TaskTime> TIME = new Notation<>(EditNotations::time, EditNotations::readTime);

    /** {@code /maths=2, /maths/ada=1}. */
    static final Notation<Map<String, Ratio>> SHARES = new Notation<>(EditNotations::shares, EditNotations::readShares);

    /** {@code 100: 2=1, 4=0.5, 8=0}: the maximum, and factors by SLR; nothing of a job that states no value. */
    static final Notation<Optional<ValueCurve>> VALUE = new Notation<>(EditNotations::value, EditNotations::readValue);

    private static final long MOST = 9_999_999_999_999L;
    private static final String FRACTION = "[0-9]{1,18}/[0-9]{1,18}";

    private EditNotations() {
    }

    /**
     * How long a task takes.
     *
     * @param ticks on every cluster that has no time of its own; 1 if clusters have
     * @param on by cluster; empty if they do not differ
     */
    record TaskTime(long ticks, Map<String, Long> on) {
        static TaskTime of(Task task) {
            return new TaskTime(task.execOn().isEmpty() ? task.exec() : 1, task.execOn());
        }
    }

    /** {@code T1, T2=40}: behind the sign the data that moves along the edge. */
    static Notation<List<Dependency>> parents(Supplier<List<Task>> tasks) {
        return new Notation<>(edges -> parents(edges, tasks.get()), text -> readParents(text, tasks.get()));
    }

    /** Why a text is refused, in the words of the edit sheets. */
    static ModelException refused(String key, Object... values) {
        return new ModelException(words(key, values));
    }

    private static Message words(String key, Object... values) {
        return Message.of("edit", "refused." + key, values);
    }

    private static int count(String text) {
        long number = WHOLE.read().apply(text);
        if (number > Integer.MAX_VALUE) {
            throw refused("more", text, Integer.MAX_VALUE);
        }
        return (int) Math.max(number, Integer.MIN_VALUE);
    }

    private static Ratio ratio(String text) {
        try {
            return exactly(text);
        } catch (ArithmeticException tooLong) {
            throw refused("range", text);
        }
    }

    private static Ratio exactly(String text) {
        if (text.matches(FRACTION)) {
            int bar = text.indexOf('/');
            return Ratio.of(new BigInteger(text.substring(0, bar)), new BigInteger(text.substring(bar + 1)));
        }
        BigDecimal decimal = text.length() <= 40 ? Numbers.decimal(SpokenLanguage.now().typed(text)) : null;
        if (decimal == null) {
            throw refused("number", text);
        }
        return Ratio.of(decimal);
    }

    private static String time(TaskTime time) {
        return time.on().isEmpty() ? Long.toString(time.ticks()) : time.on().entrySet().stream()
                .map(figure -> figure.getKey() + "=" + figure.getValue()).collect(Collectors.joining(", "));
    }

    private static TaskTime readTime(String text) {
        if (text.indexOf('=') < 0) {
            return new TaskTime(WHOLE.read().apply(text), Map.of());
        }
        Map<String, Long> figures = new LinkedHashMap<>();
        pairs(text).forEach((cluster, ticks) -> figures.put(cluster, WHOLE.read().apply(ticks)));
        return new TaskTime(1, figures);
    }

    private static String shares(Map<String, Ratio> shares) {
        return shares.entrySet().stream().map(share -> share.getKey() + "=" + Decimals.text(share.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static Map<String, Ratio> readShares(String text) {
        Map<String, Ratio> shares = new LinkedHashMap<>();
        pairs(text).forEach((path, share) -> shares.put(path, ratio(share)));
        return shares;
    }

    private static Map<String, String> pairs(String text) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (String part : parts(text)) {
            int at = part.lastIndexOf('=');
            if (at < 0) {
                throw refused("pair", part);
            }
            if (pairs.put(part.substring(0, at).strip(), part.substring(at + 1).strip()) != null) {
                throw refused("twice", part.substring(0, at).strip());
            }
        }
        return pairs;
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        if (!text.isBlank()) {
            for (String part : text.split(",", -1)) {
                parts.add(part.strip());
            }
        }
        return parts;
    }

    private static String parents(List<Dependency> parents, List<Task> tasks) {
        return parents.stream().map(edge -> tasks.get(edge.parent()).id() + edge.data().map(data -> "=" + Decimals.text(data)).orElse(""))
                .collect(Collectors.joining(", "));
    }

    private static List<Dependency> readParents(String text, List<Task> tasks) {
        List<Dependency> parents = new ArrayList<>();
        for (String part : parts(text)) {
            int at = part.lastIndexOf('=');
            Optional<Ratio> data = at < 0 ? Optional.empty() : Optional.of(ratio(part.substring(at + 1).strip()));
            parents.add(new Dependency(position(at < 0 ? part : part.substring(0, at).strip(), tasks), data));
        }
        return parents;
    }

    private static int position(String id, List<Task> tasks) {
        for (int position = 0; position < tasks.size(); position++) {
            if (tasks.get(position).id().equals(id)) {
                return position;
            }
        }
        throw refused("task", id);
    }

    private static String value(Optional<ValueCurve> value) {
        return value.map(curve -> Decimals.text(curve.max()) + ": " + curve.points().stream()
                .map(point -> Decimals.text(point.slr()) + "=" + Decimals.text(point.factor())).collect(Collectors.joining(", ")))
                .orElse("");
    }

    private static Optional<ValueCurve> readValue(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw refused("value");
        }
        List<ValueCurve.Point> points = new ArrayList<>();
        pairs(text.substring(colon + 1)).forEach((slr, factor) -> points.add(new ValueCurve.Point(ratio(slr), ratio(factor))));
        return Optional.of(new ValueCurve(ratio(text.substring(0, colon).strip()), points));
    }

    /** The first of {@code T1}, {@code T2}, … that is still free. */
    static String free(String letter, int from, Predicate<String> taken) {
        int number = Math.max(1, from);
        while (taken.test(letter + number)) {
            number++;
        }
        return letter + number;
    }
}
