package org.schedscope.query;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.schedscope.breakpoint.Condition;
import org.schedscope.breakpoint.ConditionException;
import org.schedscope.breakpoint.ConditionTokens;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.DidYouMean;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TaskState;

/**
 * Reads {@code either = both ("or" both)*}, {@code both = one ("and" one)*}, {@code one = "not" one | "(" either ")" | field comparison
 * value | field "in" value ("," value)*}.
 */
final class QueryReader {
    private static final int MOST_DEPTH = 50;
    private static final String IN = "in";
    private static final Set<String> STOPS = Set.of("and", "or", ")");

    private final String text;
    private final TimeReader times;
    private final Set<JobField> fields;
    private final List<ConditionTokens.Word> words;
    private int at;
    private int depth;
    private boolean ofTasks;

    QueryReader(String text, TimeReader times, Set<JobField> fields) {
        this.text = text;
        this.times = times;
        this.fields = fields;
        words = ConditionTokens.withParentheses(text);
    }

    JobQuery read() {
        JobQuery.Part query = either();
        if (at < words.size()) {
            throw wrong(at, "query.surplus", words.get(at).text());
        }
        return new JobQuery(query, ofTasks);
    }

    private JobQuery.Part either() {
        if (++depth > MOST_DEPTH) {
            throw wrong(Math.min(at, words.size() - 1), "query.deep", MOST_DEPTH);
        }
        JobQuery.Part left = both();
        while (isNext("or")) {
            at++;
            JobQuery.Part first = left;
            JobQuery.Part second = both();
            left = (values, job, task) -> first.holds(values, job, task) || second.holds(values, job, task);
        }
        depth--;
        return left;
    }

    private JobQuery.Part both() {
        JobQuery.Part left = one();
        while (isNext("and")) {
            at++;
            JobQuery.Part first = left;
            JobQuery.Part second = one();
            left = (values, job, task) -> first.holds(values, job, task) && second.holds(values, job, task);
        }
        return left;
    }

    private JobQuery.Part one() {
        boolean negated = false;
        while (isNext("not")) {
            at++;
            negated = !negated;
        }
        JobQuery.Part one = isNext("(") ? inParentheses() : comparison();
        return negated ? (values, job, task) -> !one.holds(values, job, task) : one;
    }

    private JobQuery.Part inParentheses() {
        int opened = at++;
        JobQuery.Part inside = either();
        if (!isNext(")")) {
            throw at < words.size() ? wrong(at, "query.surplus", words.get(at).text()) : wrong(opened, "query.unclosed");
        }
        at++;
        return inside;
    }

    private JobQuery.Part comparison() {
        List<String> known = fields.stream().map(JobField::word).toList();
        String word = next("query.field", String.join(", ", known));
        int place = at - 1;
        JobField field = JobField.named(word).filter(fields::contains).orElseThrow(() -> DidYouMean.slip(word, known)
                .map(near -> wrong(place, "query.field.near", word, near))
                .orElseGet(() -> wrong(place, "query.field.unknown", word, String.join(", ", known))));
        ofTasks |= field.isOfTask();
        if (isNext(IN)) {
            at++;
            return oneOf(field, word);
        }
        String sign = next("query.sign", word);
        IntPredicate holds = relation(sign).orElseThrow(() -> wrong(at - 1, "query.sign.unknown", sign, word));
        int from = at;
        next("query.value", word + " " + sign);
        toEndOfValue();
        return field.type() == JobField.Type.NAME ? name(field, sign, from) : number(field, holds, from);
    }

    private void toEndOfValue() {
        while (at < words.size() && !STOPS.contains(words.get(at).text().toLowerCase(Locale.ROOT))) {
            at++;
        }
    }

    /** One of several names, or numbers and ranges of them: {@code queue in short, long}, {@code cores in 1, 4-8}. */
    private JobQuery.Part oneOf(JobField field, String word) {
        int from = at;
        next("query.value", word + " " + IN);
        toEndOfValue();
        List<String> parts = Arrays.stream(textOf(from).split(",")).map(String::strip).toList();
        if (field.type() == JobField.Type.NAME) {
            return (values, job, task) -> parts.stream().anyMatch(name -> values.is(field, field.isOfTask() ? task : job, name));
        }
        List<Ratio[]> ranges = parts.stream().map(part -> range(field, part, from)).toList();
        return (values, job, task) -> {
            Optional<Ratio> known = values.number(field, field.isOfTask() ? task : job);
            return known.isPresent() && ranges.stream()
                    .anyMatch(range -> known.get().compareTo(range[0]) >= 0 && known.get().compareTo(range[1]) <= 0);
        };
    }

    private Ratio[] range(JobField field, String part, int from) {
        int dash = part.matches("[0-9]+\\s*-\\s*[0-9]+") ? part.indexOf('-') : -1;
        return dash < 0 ? new Ratio[] {value(field, part, from), value(field, part, from)}
                : new Ratio[] {value(field, part.substring(0, dash).strip(), from), value(field, part.substring(dash + 1).strip(), from)};
    }

    private JobQuery.Part name(JobField field, String sign, int from) {
        if (!sign.equals("=") && !sign.equals("!=")) {
            throw wrong(from - 1, "query.sign.name", sign, field.word());
        }
        if (at > from + 1) {
            throw wrong(from + 1, "query.surplus", words.get(from + 1).text());
        }
        String name = words.get(from).text();
        if (field == JobField.STATE || field == JobField.TASK_STATE) {
            List<String> states = states(field);
            if (!states.contains(name.toLowerCase(Locale.ROOT))) {
                throw wrong(from, "query.state", name, states.stream().collect(Collectors.joining(", ")));
            }
        }
        boolean wanted = sign.equals("=");
        return (values, job, task) -> values.is(field, field.isOfTask() ? task : job, name) == wanted;
    }

    /** The states that a job can have, or a task, as they are typed. */
    static List<String> states(JobField field) {
        Enum<?>[] states = field == JobField.STATE ? JobState.values() : TaskState.values();
        return Arrays.stream(states).map(QueryReader::state).toList();
    }

    static String state(Enum<?> state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private JobQuery.Part number(JobField field, IntPredicate holds, int from) {
        Ratio value = value(field, textOf(from), from);
        return (values, job, task) -> {
            Optional<Ratio> known = values.number(field, field.isOfTask() ? task : job);
            return known.isPresent() && holds.test(known.get().compareTo(value));
        };
    }

    /** What is written from a word on, up to where the reader is. */
    private String textOf(int from) {
        int begin = words.get(from).column() - 1;
        return text.substring(begin, at < words.size() ? words.get(at).column() - 1 : text.length()).strip();
    }

    private Ratio value(JobField field, String value, int from) {
        try {
            return switch (field.type()) {
                case MOMENT -> Ratio.of(times.moment(value));
                case LENGTH -> Ratio.of(times.length(value));
                case NUMBER, NAME -> decimal(value).orElseThrow(() -> wrong(from, "number.wrong", value));
            };
        } catch (ConditionException placed) {
            throw placed;
        } catch (ModelException noTime) {
            throw new ConditionException(words.get(from).column(), noTime.told());
        }
    }

    private static Optional<Ratio> decimal(String value) {
        if (value.matches("[0-9]{1,15}(\\.[0-9]{1,3})?|[0-9]{1,9}\\.[0-9]{1,9}")) {
            return Optional.of(Ratio.of(new BigDecimal(value)));
        }
        int slash = value.indexOf('/');
        return value.matches("[0-9]{1,18}/0*[1-9][0-9]{0,17}")
                ? Optional.of(new Ratio(Long.parseLong(value.substring(0, slash)), Long.parseLong(value.substring(slash + 1))))
                : Optional.empty();
    }

    private static Optional<IntPredicate> relation(String sign) {
        return Optional.ofNullable(switch (sign) {
            case "<" -> (IntPredicate) order -> order < 0;
            case "<=" -> (IntPredicate) order -> order <= 0;
            case ">" -> (IntPredicate) order -> order > 0;
            case ">=" -> (IntPredicate) order -> order >= 0;
            case "=", "==" -> (IntPredicate) order -> order == 0;
            case "!=" -> (IntPredicate) order -> order != 0;
            default -> null;
        });
    }

    private boolean isNext(String word) {
        return at < words.size() && words.get(at).text().equalsIgnoreCase(word);
    }

    /** @param ifMissing key of what is said if there is no further word */
    private String next(String ifMissing, Object... values) {
        if (at == words.size()) {
            throw new ConditionException(text.length() + 1, Condition.words(ifMissing, values));
        }
        return words.get(at++).text();
    }

    private ConditionException wrong(int word, String key, Object... values) {
        return new ConditionException(words.get(word).column(), Condition.words(key, values));
    }
}
