package org.schedscope.io.format;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.text.DidYouMean;

/**
 * Which jobs of a workload are wanted: {@code user = /physics and cores >= 4 and arrival in 0-86400}. A user stands for all below it.
 */
public final class JobFilter implements Predicate<Job> {
    private static final Map<String, Function<Job, String>> TEXTS = Map.of("job", Job::id, "user", Job::user, "queue",
            job -> job.queue().orElse(""));
    private static final Map<String, Function<Job, Long>> NUMBERS = Map.of("arrival", Job::arrival, "cores",
            job -> job.tasks().stream().mapToLong(Task::cores).max().orElse(0), "exec",
            job -> job.tasks().stream().mapToLong(Task::exec).sum(), "tasks", job -> (long) job.tasks().size());
    private static final List<String> NAMES = List.of("job", "user", "queue", "arrival", "cores", "exec", "tasks");
    private static final Pattern CLAUSE = Pattern.compile("\\s*([A-Za-z]+)\\s*(<=|>=|!=|=|<|>|\\s+in\\s+)\\s*(\\S(?:.*\\S)?)\\s*");
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,18})\\s*-\\s*([0-9]{1,18})");

    private final List<Predicate<Job>> clauses;

    private JobFilter(List<Predicate<Job>> clauses) {
        this.clauses = clauses;
    }

    /**
     * Reads what a user wrote.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public static JobFilter parse(String text) {
        List<Predicate<Job>> clauses = new ArrayList<>();
        for (String part : text.split("\\s+and\\s+")) {
            Matcher clause = CLAUSE.matcher(part);
            if (!clause.matches()) {
                throw new IllegalArgumentException("'" + part.strip()
                        + "' is not a condition; write user = /ada, cores >= 4 or arrival in 0-3600");
            }
            String field = clause.group(1);
            String operator = clause.group(2).strip();
            if (TEXTS.containsKey(field)) {
                clauses.add(ofText(field, operator, clause.group(3)));
            } else if (NUMBERS.containsKey(field)) {
                clauses.add(ofNumber(field, operator, clause.group(3)));
            } else {
                throw new IllegalArgumentException("unknown field '" + field + "'" + DidYouMean.slip(field, NAMES)
                        .map(near -> "; did you mean " + near + "?").orElse("") + " (available: " + String.join(", ", NAMES) + ")");
            }
        }
        return new JobFilter(clauses);
    }

    private static Predicate<Job> ofText(String field, String operator, String value) {
        List<String> values = operator.equals("in") ? Arrays.stream(value.split(",")).map(String::strip).toList() : List.of(value);
        if (!List.of("=", "!=", "in").contains(operator)) {
            throw new IllegalArgumentException(field + " is compared with =, != and in, not with " + operator);
        }
        Predicate<Job> is = job -> values.stream().anyMatch(one -> matches(field, TEXTS.get(field).apply(job), one));
        return operator.equals("!=") ? is.negate() : is;
    }

    private static boolean matches(String field, String text, String value) {
        return text.equals(value) || field.equals("user") && text.startsWith(value.endsWith("/") ? value : value + "/");
    }

    private static Predicate<Job> ofNumber(String field, String operator, String value) {
        Function<Job, Long> number = NUMBERS.get(field);
        if (operator.equals("in")) {
            List<long[]> ranges = Arrays.stream(value.split(",")).map(part -> range(field, part.strip())).toList();
            return job -> ranges.stream().anyMatch(range -> number.apply(job) >= range[0] && number.apply(job) <= range[1]);
        }
        BigDecimal limit = limit(field, value);
        return job -> {
            int compared = BigDecimal.valueOf(number.apply(job)).compareTo(limit);
            return switch (operator) {
                case "=" -> compared == 0;
                case "!=" -> compared != 0;
                case "<" -> compared < 0;
                case "<=" -> compared <= 0;
                case ">" -> compared > 0;
                default -> compared >= 0;
            };
        };
    }

    private static long[] range(String field, String text) {
        Matcher range = RANGE.matcher(text);
        if (range.matches()) {
            return new long[] {Long.parseLong(range.group(1)), Long.parseLong(range.group(2))};
        }
        long one = limit(field, text).longValue();
        return new long[] {one, one};
    }

    private static BigDecimal limit(String field, String text) {
        if (!text.matches("[0-9]{1,18}(?:\\.[0-9]{1,9})?")) {
            throw new IllegalArgumentException(field + " must be compared with a number, not '" + text + "'");
        }
        return new BigDecimal(text);
    }

    @Override
    public boolean test(Job job) {
        return clauses.stream().allMatch(clause -> clause.test(job));
    }
}
