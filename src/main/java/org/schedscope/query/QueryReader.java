package org.schedscope.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.schedscope.breakpoint.Condition;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxRules;
import org.schedscope.syntax.Placed;
import org.schedscope.syntax.Relation;
import org.schedscope.syntax.Syntax;
import org.schedscope.syntax.Syntax.Token;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.DidYouMean;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TaskState;

/**
 * Parser of queries: comparisons of a {@link JobField} with a value, or {@code in} with several, joined by {@code and}, {@code or} and
 * {@code not}.
 */
final class QueryReader {
    private static final String IN = "in";
    private static final SyntaxRules RULES = new SyntaxRules("()", "<>=!", Set.of("and", "or", "not", IN), true, Integer.MAX_VALUE);

    private final String text;
    private final TimeReader times;
    private final Set<JobField> fields;
    private boolean ofTasks;

    QueryReader(String text, TimeReader times, Set<JobField> fields) {
        this.text = text;
        this.times = times;
        this.fields = fields;
    }

    JobQuery read() {
        JobQuery.Part whole = part(RULES.read(text));
        return new JobQuery(whole, ofTasks);
    }

    private JobQuery.Part part(Syntax syntax) {
        if (syntax.joins("or")) {
            List<JobQuery.Part> parts = joined(syntax, "or");
            return (values, job, task) -> parts.stream().anyMatch(part -> part.holds(values, job, task));
        }
        if (syntax.joins("and")) {
            List<JobQuery.Part> parts = joined(syntax, "and");
            return (values, job, task) -> parts.stream().allMatch(part -> part.holds(values, job, task));
        }
        if (syntax.form() == Syntax.Form.PREFIX) {
            JobQuery.Part of = part(syntax.parts().get(0));
            boolean wanted = syntax.words().size() % 2 == 0;
            return (values, job, task) -> of.holds(values, job, task) == wanted;
        }
        return comparison(syntax);
    }

    /** The parts of a chain of one conjunction; iterative, so that its length is not limited. */
    private List<JobQuery.Part> joined(Syntax syntax, String by) {
        List<Syntax> parts = new ArrayList<>();
        Syntax left = syntax;
        for (; left.joins(by); left = left.parts().get(0)) {
            parts.add(left.parts().get(1));
        }
        parts.add(left);
        Collections.reverse(parts);
        return parts.stream().map(this::part).toList();
    }

    private JobQuery.Part comparison(Syntax syntax) {
        boolean isWhole = syntax.form() == Syntax.Form.INFIX;
        Syntax asked = isWhole ? syntax.parts().get(0) : syntax;
        List<String> known = fields.stream().map(JobField::word).toList();
        if (asked.form() != Syntax.Form.PHRASE || asked.words().isEmpty()) {
            throw wrong(asked, "query.field", String.join(", ", known));
        }
        Token word = asked.words().get(0);
        JobField field = JobField.named(word.text()).filter(fields::contains).orElseThrow(() -> DidYouMean.slip(word.text(), known)
                .map(near -> wrong(word, "query.field.near", word.text(), near))
                .orElseGet(() -> wrong(word, "query.field.unknown", word.text(), String.join(", ", known))));
        ofTasks |= field.isOfTask();
        if (asked.words().size() > 1) {
            throw wrong(asked.words().get(1), "query.sign.unknown", asked.words().get(1).text(), word.text());
        }
        if (!isWhole) {
            throw new SyntaxException(Condition.words("query.sign", word.text()), asked.to(), asked.to());
        }
        Token sign = syntax.words().get(0);
        Optional<Relation> relation = Relation.of(sign.text());
        if (relation.isEmpty() && !sign.is(IN)) {
            throw wrong(sign, "query.sign.unknown", sign.text(), word.text());
        }
        Syntax value = syntax.parts().get(1);
        if (value.words().isEmpty()) {
            throw wrong(value, "query.value", word.text() + " " + sign.text());
        }
        return relation.isEmpty() ? oneOf(field, value) : field.type() == JobField.Type.NAME ? name(field, sign, value)
                : number(field, relation.get(), value);
    }

    /** A comparison with several names, or numbers and ranges: {@code queue in short, long}, {@code cores in 1, 4-8}. */
    private JobQuery.Part oneOf(JobField field, Syntax value) {
        List<String> parts = Arrays.stream(textOf(value).split(",")).map(String::strip).toList();
        if (field.type() == JobField.Type.NAME) {
            return (values, job, task) -> parts.stream().anyMatch(name -> values.is(field, field.isOfTask() ? task : job, name));
        }
        List<Ratio[]> ranges = parts.stream().map(part -> range(field, part, value)).toList();
        return (values, job, task) -> {
            Optional<Ratio> known = values.number(field, field.isOfTask() ? task : job);
            return known.isPresent() && ranges.stream()
                    .anyMatch(range -> known.get().compareTo(range[0]) >= 0 && known.get().compareTo(range[1]) <= 0);
        };
    }

    private Ratio[] range(JobField field, String part, Syntax place) {
        String[] ends = part.matches("[0-9]+\\s*-\\s*[0-9]+") ? part.split("\\s*-\\s*") : new String[] {part, part};
        return new Ratio[] {ratio(field, ends[0], place), ratio(field, ends[1], place)};
    }

    private JobQuery.Part name(JobField field, Token sign, Syntax value) {
        boolean wanted = sign.is("=") || sign.is("==");
        if (!wanted && !sign.is("!=")) {
            throw wrong(sign, "query.sign.name", sign.text(), field.word());
        }
        if (value.words().size() > 1) {
            throw wrong(value.words().get(1), "query.surplus", value.words().get(1).text());
        }
        String name = value.words().get(0).text();
        if (!field.states().isEmpty() && !field.states().contains(name.toLowerCase(Locale.ROOT))) {
            throw wrong(value, "query.state", name, String.join(", ", field.states()));
        }
        return (values, job, task) -> values.is(field, field.isOfTask() ? task : job, name) == wanted;
    }

    /** The states of a job or task, as they are typed. */
    static List<String> states(JobField field) {
        Enum<?>[] states = field == JobField.STATE ? JobState.values() : TaskState.values();
        return Arrays.stream(states).map(QueryReader::state).toList();
    }

    static String state(Enum<?> state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private JobQuery.Part number(JobField field, Relation relation, Syntax value) {
        Ratio bound = ratio(field, textOf(value), value);
        return (values, job, task) -> {
            Optional<Ratio> known = values.number(field, field.isOfTask() ? task : job);
            return known.isPresent() && relation.holds(known.get().compareTo(bound));
        };
    }

    private String textOf(Syntax value) {
        return text.substring(value.from(), value.to());
    }

    private Ratio ratio(JobField field, String value, Syntax place) {
        try {
            return switch (field.type()) {
                case MOMENT -> Ratio.of(times.moment(value));
                case LENGTH -> Ratio.of(times.length(value));
                case NUMBER, NAME -> Decimals.read(value).orElseThrow(() -> new ModelException(Condition.words("number.wrong", value)));
            };
        } catch (ModelException wrong) {
            throw new SyntaxException(wrong.told(), place);
        }
    }

    private static SyntaxException wrong(Placed place, String key, Object... values) {
        return new SyntaxException(Condition.words(key, values), place);
    }
}
