package org.schedscope.ui.state.edit;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
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

/** What stands in fields, as texts and back. What is read is what was told, or a {@link ModelException} says why not. */
final class EditTexts {
    private static final String DIGITS = "-?[0-9]{1,13}";
    private static final String FRACTION = "[0-9]{1,18}/[0-9]{1,18}";

    private EditTexts() {
    }

    /** Whether a text that tells a value is read as the same value: ids may have any characters, and not all values fit a line. */
    static <T> boolean canBeTyped(T value, Function<T, String> tell, Function<String, T> read) {
        try {
            return read.apply(tell.apply(value)).equals(value);
        } catch (IllegalArgumentException | ArithmeticException refused) {
            return false;
        }
    }

    /** Why a text is not taken, in the words of the edit sheets. */
    static ModelException refused(String key, Object... values) {
        return new ModelException(Message.of("edit", "refused." + key, values));
    }

    static long whole(String text) {
        if (!text.matches(DIGITS)) {
            throw refused("whole", text);
        }
        return Long.parseLong(text);
    }

    static int count(String text) {
        long number = whole(text);
        if (number > Integer.MAX_VALUE) {
            throw refused("more", text, Integer.MAX_VALUE);
        }
        return (int) Math.max(number, Integer.MIN_VALUE);
    }

    static Ratio ratio(String text) {
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

    /** {@code 9}, or {@code C1=9, C2=5} of a task with a time of its own on every cluster. */
    static String exec(Task task) {
        return task.execOn().isEmpty() ? Long.toString(task.exec())
                : task.execOn().entrySet().stream().map(figure -> figure.getKey() + "=" + figure.getValue())
                .collect(Collectors.joining(", "));
    }

    static Map<String, Long> execOn(String text) {
        Map<String, Long> figures = new LinkedHashMap<>();
        if (text.indexOf('=') >= 0) {
            pairs(text).forEach((cluster, ticks) -> figures.put(cluster, whole(ticks)));
        }
        return figures;
    }

    /** {@code /maths=2, /maths/ada=1}. */
    static String shares(Map<String, Ratio> shares) {
        return shares.entrySet().stream().map(share -> share.getKey() + "=" + Decimals.text(share.getValue()))
                .collect(Collectors.joining(", "));
    }

    static Map<String, Ratio> readShares(String text) {
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

    /** {@code T1, T2=40}: behind the sign the data that moves along the edge. */
    static String parents(List<Dependency> parents, List<Task> tasks) {
        return parents.stream().map(edge -> tasks.get(edge.parent()).id() + edge.data().map(data -> "=" + Decimals.text(data)).orElse(""))
                .collect(Collectors.joining(", "));
    }

    static List<Dependency> readParents(String text, List<Task> tasks) {
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

    /** {@code 100: 2=1, 4=0.5, 8=0}: the maximum, and factors by SLR; nothing of a job that states no value. */
    static String value(Optional<ValueCurve> value) {
        return value.map(curve -> Decimals.text(curve.max()) + ": " + curve.points().stream()
                .map(point -> Decimals.text(point.slr()) + "=" + Decimals.text(point.factor())).collect(Collectors.joining(", ")))
                .orElse("");
    }

    static Optional<ValueCurve> readValue(String text) {
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
