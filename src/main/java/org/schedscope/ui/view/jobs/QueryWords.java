package org.schedscope.ui.view.jobs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.schedscope.model.Task;
import org.schedscope.query.JobField;
import org.schedscope.query.JobQuery;
import org.schedscope.ui.state.run.OpenRun;

/** Completions of a typed query. */
final class QueryWords {
    private static final int MOST = 8;
    private static final String COMPARISON = "<>=!";

    private QueryWords() {
    }

    /** Whole texts, each with another last word; none for words that are looked for. */
    static List<String> after(String text, OpenRun run) {
        int from = text.length();
        while (from > 0 && text.charAt(from - 1) != ' ' && text.charAt(from - 1) != '(' && COMPARISON.indexOf(text.charAt(from - 1)) < 0) {
            from--;
        }
        String before = text.substring(0, from);
        String word = text.substring(from).toLowerCase(Locale.ROOT);
        if (word.isEmpty() || !JobQuery.isMeant(before) && !word.startsWith("task.")) {
            return List.of();
        }
        return words(before.strip(), run).filter(one -> one.toLowerCase(Locale.ROOT).startsWith(word) && one.length() > word.length())
                .limit(MOST).map(before::concat).toList();
    }

    private static Stream<String> queues(OpenRun run) {
        return run.workload().jobs().stream().flatMap(job -> job.queue().stream()).distinct().sorted();
    }

    private static Stream<String> words(String before, OpenRun run) {
        char last = before.charAt(before.length() - 1);
        if (COMPARISON.indexOf(last) < 0) {
            boolean value = !before.endsWith(" and") && !before.endsWith(" or") && !before.endsWith("not") && last != '(';
            return value ? Stream.of("and", "or") : Stream.concat(JobField.words().stream(), Stream.of("not"));
        }
        String field = before.replaceAll("[<>=!\\s]+$", "");
        return JobField.named(field.substring(Math.max(field.lastIndexOf(' '), field.lastIndexOf('(')) + 1)).stream()
                .flatMap(asked -> switch (asked) {
                    case USER -> run.jobs().users().stream();
                    case QUEUE -> queues(run);
                    case CLUSTER, TASK_CLUSTER -> run.platform().clusters().stream().map(cluster -> cluster.id());
                    case TASK_TYPE -> run.workload().jobs().get(0).tasks().stream().map(Task::type).distinct();
                    case KIND, TASK_KIND -> run.platform().clusters().stream().map(cluster -> cluster.kind()).distinct();
                    default -> asked.states().stream();
                });
    }
}
