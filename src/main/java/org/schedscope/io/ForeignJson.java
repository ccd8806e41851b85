package org.schedscope.io;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.text.Message;

/**
 * JSON documents of other programs: their structure, the program that may have written them, and a command line of jq that makes a table of
 * them.
 */
final class ForeignJson {
    /** Programs with their fields, as in {@link #fields}, and jq expressions for rows of job, arrival, start and finish. */
    private static final List<Program> PROGRAMS = List.of(
            new Program("GitHub Actions", "jobs/run_id", ".jobs[] | [.name, .created_at, .started_at, .completed_at]"),
            new Program("GitHub Actions", "workflow_runs", ".workflow_runs[] | [.name, .created_at, .run_started_at, .updated_at]"),
            new Program("GitLab CI", "/pipeline /started_at", ".[] | [.name, .created_at, .started_at, .finished_at]"),
            new Program("Kubernetes", "apiVersion kind", "(.items // [.])[] | [.metadata.name, .metadata.creationTimestamp,"
                    + " .status.startTime, (.status.completionTime // .status.containerStatuses[0].state.terminated.finishedAt)]"),
            new Program("Airflow", "task_instances", ".task_instances[] | [.task_id, .queued_when, .start_date, .end_date]"),
            new Program("Airflow", "dag_runs", ".dag_runs[] | [.dag_run_id, .queued_at, .start_date, .end_date]"),
            new Program("Dask", "/startstops /key", ".[] | .key as $key | .startstops[] | select(.action == \"compute\")"
                    + " | [$key, .start, .start, .stop]"),
            new Program("Spark", "/Event /Spark§Version", "inputs | select(.Event == \"SparkListenerTaskEnd\") | .\"Task Info\""
                    + " | [.\"Task ID\", .\"Launch Time\", .\"Launch Time\", .\"Finish Time\"]"),
            new Program("AWS Batch", "jobSummaryList", ".jobSummaryList[] | [.jobName, .createdAt, .startedAt, .stoppedAt]"),
            new Program("Flux", "jobs/t_submit", ".jobs[] | [.id, .t_submit, .t_run, .t_cleanup]"),
            new Program("HTCondor", "/ClusterId /QDate", ".[] | [.GlobalJobId, .QDate, .JobStartDate, .CompletionDate]"),
            new Program("Ray", "/task_id /start_time_ms", ".[] | [.task_id, .creation_time_ms, .start_time_ms, .end_time_ms]"),
            // Documents from which no table of jobs can be made.
            new Program("Prometheus", "data/resultType", ""), new Program("Jupyter", "nbformat", ""),
            new Program("OpenTelemetry", "resourceSpans", ""), new Program("Jaeger", "data/traceID", ""));
    private static final int MOST_NAMED = 8;
    private static final int MOST_FIELDS = 256;
    private static final int FEWEST_COLUMNS = 3;

    /**
     * Names of fields: outermost ones, and behind a slash those inside an object or the first one of a list. If the document is a list,
     * there are only the latter.
     */
    private final Set<String> fields = new LinkedHashSet<>();
    /** Number of objects in each list of objects, by the name of the list. */
    private final Map<String, Integer> lists = new LinkedHashMap<>();
    private final InputFile file;
    private boolean object;
    private boolean lines;
    /** Whether the document is a list of lists. */
    private boolean nested;

    private ForeignJson(InputFile file) {
        this.file = file;
    }

    /** @param of fields by which its documents are recognised */
    private record Program(String name, String of, String rows) {
        boolean wrote(Set<String> fields) {
            return List.of(of.split(" ")).stream().allMatch(field -> fields.contains(field.replace('§', ' ')));
        }
    }

    /**
     * Description of a document.
     *
     * @param known message with the formats that can be read
     * @throws InputException if it is not valid JSON
     */
    static Message reason(InputFile file, Limits limits, Message known) throws InputException {
        ForeignJson json = new ForeignJson(file);
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            json.read(in);
        } catch (IOException e) {
            throw file.failure(e);
        }
        return json.reason(known);
    }

    private void read(JsonCursor in) throws IOException {
        object = in.token() == JsonToken.START_OBJECT;
        if (object) {
            readFields(in, "", true);
        } else if (in.token() == JsonToken.START_ARRAY) {
            readList(in, "");
        }
        int more = 0;
        while (in.nextOrEnd() != null) {
            more++;
            in.skip();
        }
        if (more > 0 && object) {
            lines = true;
            List<String> ofFirst = List.copyOf(fields);
            fields.clear();
            ofFirst.forEach(field -> fields.add("/" + field));
            lists.clear();
            lists.put("", more + 1);
        }
    }

    private void readFields(JsonCursor in, String before, boolean deeper) throws IOException {
        while (in.next() != JsonToken.END_OBJECT) {
            String name = before + in.text();
            if (fields.size() < MOST_FIELDS) {
                fields.add(name);
            }
            JsonToken value = in.next();
            if (deeper && value == JsonToken.START_ARRAY) {
                readList(in, name);
            } else if (deeper && value == JsonToken.START_OBJECT) {
                readFields(in, name + "/", false);
            } else {
                in.skip();
            }
        }
    }

    private void readList(JsonCursor in, String name) throws IOException {
        int count = 0;
        while (in.next() != JsonToken.END_ARRAY) {
            if (in.token() == JsonToken.START_OBJECT && count++ == 0) {
                readFields(in, name + "/", false);
            } else {
                nested |= name.isEmpty() && in.token() == JsonToken.START_ARRAY;
                in.skip();
            }
        }
        lists.put(name, count);
    }

    private Message reason(Message known) {
        Optional<Program> program = PROGRAMS.stream().filter(it -> it.wrote(fields)).findFirst();
        if (program.isPresent()) {
            return program.get().rows().isEmpty() ? Problem.ofFormat("kind.json.other", program.get().name(), shape())
                    : Problem.ofFormat("kind.json.program", program.get().name(), shape(),
                            command(lines ? "-rn" : "-r", "[\"job\",\"arrival\",\"start\",\"finish\"], (" + program.get().rows() + ")"));
        }
        Optional<String> rows = lists.entrySet().stream().filter(list -> names(list.getKey() + "/").size() >= FEWEST_COLUMNS)
                .max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        return rows.isEmpty() ? Problem.ofFormat("kind.json", shape(), known)
                : Problem.ofFormat("kind.json.rows", shape(), command(lines ? "-rs" : "-r", (rows.get().isEmpty() ? "." : path(rows.get()))
                        + " | (.[0] | keys_unsorted) as $k | $k, (.[] | [.[$k[]] | tostring])"));
    }

    private static String path(String name) {
        return name.matches("[A-Za-z_]\\w*") ? "." + name : ".[\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    private String command(String options, String rows) {
        String name = shell(file.name());
        boolean packed = file.name().endsWith(".gz");
        String jq = "jq " + options + " " + shell(rows + " | @csv");
        return (packed ? "gzip -cd " + name + " | " + jq : jq + " " + name) + " > " + shell(ForeignBytes.csvName(file));
    }

    /** A word quoted for a shell. */
    private static String shell(String word) {
        return word.matches("[\\w./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private Message shape() {
        if (object && !lines && fields.isEmpty()) {
            return Problem.ofFormat("kind.json.empty");
        }
        if (object && !lines) {
            return Problem.ofFormat("kind.json.object", shown(names("")));
        }
        int count = lists.getOrDefault("", 0);
        return count == 0 ? Problem.ofFormat(nested ? "kind.json.nested" : "kind.json.plain")
                : Problem.ofFormat(lines ? "kind.json.lines" : "kind.json.list", count, shown(names("/")));
    }

    private List<String> names(String before) {
        return fields.stream().filter(field -> field.startsWith(before) && field.indexOf('/', before.length()) < 0)
                .map(field -> field.substring(before.length())).toList();
    }

    private static String shown(List<String> names) {
        return names.stream().limit(MOST_NAMED).map(SafeText::cut).collect(Collectors.joining(", "))
                + (names.size() > MOST_NAMED ? ", …" : "");
    }
}
