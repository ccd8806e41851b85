package org.schedscope.io.table;

import static org.schedscope.io.json.JsonField.anyObject;
import static org.schedscope.io.json.JsonField.anyText;
import static org.schedscope.io.json.JsonField.field;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.ObjectReader;

/**
 * Reads the output of {@code sacct --json} and {@code squeue --json}, of all versions of its data parser: numbers may be in objects that
 * state whether they are set.
 */
public final class SlurmJson implements LogFormat {
    private static final long MILLION = 1_000_000;

    /** A job while it is read. */
    private static final class Draft {
        private final LogRow row;
        private String user = "";
        private String account = "";
        private long allocated;
        private long required;
        private long array;
        private long arrayTask = -1;
        private long number = -1;
        private long elapsed = -1;
        private String qos = "";
        private String reservation = "";
        private long gpus;

        Draft(int line) {
            row = new LogRow(line);
        }
    }

    /** An amount of a resource. */
    private static final class Resource {
        private String type = "";
        private String name = "";
        private long count;
    }

    /** A number that may not be set. */
    private static final class Wrapped {
        private boolean set = true;
        private long number = -1;
    }

    /** Loaded when a file of the format is read: recognition does not need it. */
    private static final class Fields {
        static final ObjectReader<Wrapped> WRAPPED = ObjectReader.<Wrapped>of("a number",
                field("number", (wrapped, in) -> wrapped.number = plain(in)),
                field("set", (wrapped, in) -> wrapped.set &= in.token() != JsonToken.VALUE_FALSE),
                field("infinite", (wrapped, in) -> wrapped.set &= in.token() != JsonToken.VALUE_TRUE)).lenient();
        static final ObjectReader<Resource> RESOURCE = ObjectReader.<Resource>of("a resource",
                anyText("type", (resource, type) -> resource.type = type),
                anyText("name", (resource, name) -> resource.name = name),
                number("count", (resource, count) -> resource.count = count)).lenient();
        static final ObjectReader<Draft> TIME = ObjectReader.<Draft>of("\"time\"",
                number("submission", (job, time) -> job.row.arrival = seconds(time)),
                number("start", (job, time) -> job.row.start = seconds(time)), number("end", (job, time) -> job.row.finish = seconds(time)),
                number("elapsed", (job, time) -> job.elapsed = time),
                number("limit", (job, minutes) -> job.row.estimate = minutes(minutes))).lenient();
        static final ObjectReader<Draft> STATE = ObjectReader.<Draft>of("\"state\"",
                field("current", (job, in) -> state(in, job))).lenient();
        static final ObjectReader<Draft> TRES = ObjectReader.<Draft>of("\"tres\"",
                field("allocated", (job, in) -> resources(in, job))).lenient();
        static final ObjectReader<Draft> RESERVATION = ObjectReader.<Draft>of("\"reservation\"",
                anyText("name", (job, name) -> job.reservation = name)).lenient();
        static final ObjectReader<Draft> REQUIRED = ObjectReader.<Draft>of("\"required\"",
                number("CPUs", (job, cpus) -> job.required = cpus)).lenient();
        static final ObjectReader<Draft> ARRAY = ObjectReader.<Draft>of("\"array\"", number("job_id", (job, id) -> job.array = id),
                number("task_id", (job, id) -> job.arrayTask = id)).lenient();
        static final ObjectReader<Draft> JOB = ObjectReader.<Draft>of("a job", number("job_id", (job, id) -> job.number = id),
                anyText("user", (job, user) -> job.user = user), anyText("account", (job, account) -> job.account = account),
                anyText("partition", (job, queue) -> job.row.queue = Optional.of(queue)), anyObject("time", TIME), anyObject("tres", TRES),
                anyObject("required", REQUIRED), anyObject("array", ARRAY), anyObject("state", STATE),
                anyObject("reservation", RESERVATION),
                anyText("qos", (job, qos) -> job.qos = qos), anyText("cluster", (job, cluster) -> job.row.cluster = cluster),
                anyText("user_name", (job, user) -> job.user = user),
                field("job_state", (job, in) -> state(in, job)),
                number("submit_time", (job, time) -> job.row.arrival = seconds(time)),
                number("start_time", (job, time) -> job.row.start = seconds(time)),
                number("end_time", (job, time) -> job.row.finish = seconds(time)),
                number("time_limit", (job, minutes) -> job.row.estimate = minutes(minutes)),
                number("cpus", (job, cpus) -> job.required = cpus), number("array_job_id", (job, id) -> job.array = id),
                number("array_task_id", (job, id) -> job.arrayTask = id)).lenient();
        static final ObjectReader<LogBuilder> DOCUMENT = ObjectReader.<LogBuilder>of("a document of sacct",
                field("jobs", (log, in) -> in.readArray("\"jobs\"", index -> log.add(row(in, log))))).lenient();
    }

    private static long seconds(long seconds) {
        return seconds <= 0 || seconds > Long.MAX_VALUE / MILLION / 8 ? TimeText.UNKNOWN : seconds * MILLION;
    }

    private static long minutes(long minutes) {
        return minutes > 0 ? seconds(Math.multiplyExact(minutes % (1L << 31), 60L)) : TimeText.UNKNOWN;
    }

    /** Reads a state: a word, or the first one of a list. */
    private static void state(JsonCursor in, Draft job) throws IOException {
        if (in.token() == JsonToken.START_ARRAY) {
            in.readArray("\"state\"", index -> {
                if (index == 0) {
                    state(in, job);
                } else {
                    in.skip();
                }
            });
        } else if (in.token() == JsonToken.VALUE_STRING) {
            job.row.state(in.text());
        } else {
            in.skip();
        }
    }

    /** A number, or one in an object with {@code set}, {@code infinite} and {@code number}; −1 if absent. */
    private static <D> JsonField<D> number(String name, BiConsumer<D, Long> setter) {
        return field(name, (draft, in) -> setter.accept(draft, in.token() == JsonToken.START_OBJECT ? wrapped(in) : plain(in)));
    }

    private static long plain(JsonCursor in) throws IOException {
        long number = in.plainLong();
        if (number == Long.MIN_VALUE) {
            in.skip();
            return -1;
        }
        return number;
    }

    private static long wrapped(JsonCursor in) throws IOException {
        Wrapped wrapped = new Wrapped();
        Fields.WRAPPED.read(in, wrapped);
        return wrapped.set ? wrapped.number : -1;
    }

    private static void resources(JsonCursor in, Draft job) throws IOException {
        if (in.token() != JsonToken.START_ARRAY) {
            in.skip();
            return;
        }
        in.readArray("\"allocated\"", index -> {
            Resource resource = new Resource();
            Fields.RESOURCE.read(in, resource);
            if (resource.type.equals("cpu")) {
                job.allocated = resource.count;
            } else if (resource.type.equals("gres") && resource.name.startsWith("gpu")) {
                job.gpus = Math.max(job.gpus, resource.count);
            }
        });
    }

    @Override
    public String name() {
        return "Slurm sacct JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().isEmpty() && head.has("jobs/job_id") && (head.has("jobs/association") || head.has("jobs/time")
                || head.has("jobs/job_state"));
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            LogBuilder log = new LogBuilder(file, options, in.problems());
            in.next();
            Fields.DOCUMENT.read(in, log);
            in.expectEnd();
            return log.build(name());
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    private static LogRow row(JsonCursor in, LogBuilder log) throws IOException {
        Draft job = new Draft(in.line());
        Fields.JOB.read(in, job);
        LogRow row = job.row;
        row.job = job.array > 0 && job.arrayTask >= 0 ? job.array + "_" + job.arrayTask : Long.toString(job.number);
        row.user = log.share(LogRow.path(job.account, job.user));
        // For jobs that have not ended, the time they have run so far.
        row.exec = row.state.isOpen() ? seconds(job.elapsed) : row.exec;
        log.unread("qos", false, job.qos);
        log.unread("reservation", true, job.reservation);
        log.unread("gres/gpu", true, job.gpus > 0 ? Long.toString(job.gpus) : "");
        row.queue = row.queue.filter(name -> !TimeText.isAbsent(name));
        row.cores = Math.min(Integer.MAX_VALUE, job.allocated > 0 ? job.allocated : job.required);
        return row;
    }
}
