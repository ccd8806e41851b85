package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.path;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;

/** Reads workloads in the program's own JSON; {@link WorkloadWriter} writes them by the same fields. */
public final class WorkloadJson implements WorkloadFormat {
    /** Value of the field {@code format}. */
    public static final String FORMAT = "schedscope-workload";
    static final int VERSION = 1;
    /** Fields that hardly any document of others has. */
    private static final List<String> OWN = List.of("format", "timeUnit", "jobs");

    /** Made when a file of the format is read, not when files are recognised. */
    private static final class Fields {
        static final ObjectCodec<Builder, Document> ALL = ObjectCodec.<Builder, Document>of("a workload",
                both(format(FORMAT), document -> FORMAT), both(version(VERSION), document -> VERSION),
                both(text("name", (workload, name) -> workload.name = Optional.of(name)), document -> unless("", document.name)),
                both(text("timeUnit", (workload, unit) -> workload.timeUnit = unit), document -> unless("", document.timeUnit)),
                both(field("start", Builder::readStart), Document::start),
                both(path("platform", (field, path) -> Problem.words("workload.platform", path),
                        (workload, path) -> workload.platform = Optional.of(path)), Document::platform),
                both(whole("horizon", 0, TaskJson.MOST_TICKS, (workload, tick) -> workload.horizon = OptionalLong.of(tick)),
                        Document::horizon),
                both(required(field("jobs", Builder::readJobs)), Document::jobs))
                .lacking(jobs -> Problem.words("workload.lacks"));
    }

    /** A workload as it is written. */
    record Document(String name, String timeUnit, Optional<ZonedDateTime> start, Optional<String> platform,
            OptionalLong horizon, JsonValue jobs) {
        void write(JsonGenerator out) throws IOException {
            Fields.ALL.write(this, out);
        }
    }

    /** Whether a document looks like one of this program, even if names in it are misspelt; the field {@code format} may be absent. */
    public static boolean resembles(DocumentHead head) {
        boolean told = head.fields().stream().anyMatch(field -> field.startsWith("jobs/"));
        return head.has("jobs/tasks") || (told ? head.resembles("jobs", JobJson.fieldNames())
                : head.resembles("", Fields.ALL.names()) && (head.fields().isEmpty() || head.hasLike(OWN)));
    }

    @Override
    public String name() {
        return "native workload JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().map(FORMAT::equals).orElseGet(() -> head.has("jobs") && resembles(head));
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            Builder builder = new Builder(in);
            Workload workload = read(in, builder);
            in.expectEnd();
            JobPlaces places = JobPlaces.inOneFile(file, "/jobs/*/tasks", options.limits());
            return new LoadedWorkload(workload, Optional.empty(), List.of(), builder.periodic.keepingOrigins(places));
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** Reads the workload that begins at the current token. */
    public static Workload read(JsonCursor in) throws IOException {
        return read(in, new Builder(in));
    }

    private static Workload read(JsonCursor in, Builder builder) throws IOException {
        int before = in.problems().size();
        JsonObject read = Fields.ALL.read(in, builder);
        in.problems().throwIfAnySince(before);
        Jobs jobs = builder.periodic.expand(builder.jobs.build(), builder.horizon);
        builder.jobReader.checkNamed(jobs);
        in.problems().throwIfAnySince(before);
        try {
            return new Workload(builder.name.orElse(in.file().stem()), builder.timeUnit, builder.start, builder.platform,
                    builder.horizon, jobs);
        } catch (ModelException e) {
            throw in.problems().fatal(read.start().problem(in.file().name(), e.told()));
        }
    }

    private static final class Builder {
        private final JobJson jobReader;
        private final Jobs.Builder jobs = new Jobs.Builder(0);
        private final PeriodicJobs periodic;
        private Optional<String> name = Optional.empty();
        private Optional<String> platform = Optional.empty();
        private Optional<ZonedDateTime> start = Optional.empty();
        private OptionalLong horizon = OptionalLong.empty();
        private String timeUnit = Workload.DEFAULT_TIME_UNIT;

        Builder(JsonCursor in) {
            SizeGuard totals = new SizeGuard(in.limits());
            this.jobReader = new JobJson(in, totals, in.path() + "/jobs");
            this.periodic = new PeriodicJobs(in, totals, jobReader);
        }

        private void readStart(JsonCursor in) throws IOException {
            Optional<String> text = in.readText("\"start\"");
            try {
                start = text.map(ZonedDateTime::parse);
            } catch (DateTimeParseException e) {
                in.problem(Problem.words("workload.start", SafeText.quoted(text.orElse(""))));
            }
        }

        private void readJobs(JsonCursor in) throws IOException {
            Place start = in.place();
            if (!in.isAtArray("\"jobs\"")) {
                return;
            }
            // A loop of its own: in the one over the tasks of each job, Java would inline all code that reads a job, twice.
            int count = 0;
            while (in.next() != JsonToken.END_ARRAY) {
                readJob(count++);
            }
            if (count == 0) {
                in.problem(start, Problem.words("workload.empty"));
            }
        }

        private void readJob(int index) throws IOException {
            Optional<Job> job = jobReader.read(index);
            if (job.isPresent()) {
                jobs.add(job.get());
                if (job.get().scheduling().isPeriodic()) {
                    periodic.note(jobs.size() - 1);
                }
            }
        }
    }
}
