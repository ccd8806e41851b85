package org.schedscope.io.workload;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.Totals;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.BesidePath;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;

/** Reads workloads in our own JSON. */
public final class WorkloadJson implements WorkloadFormat {
    /** What the field {@code format} says. */
    public static final String FORMAT = "schedscope-workload";
    static final int VERSION = 1;

    private static final FieldSet FIELDS = new FieldSet("format", "version", "name", "timeUnit", "platform", "jobs");

    public static List<String> fieldNames() {
        return FIELDS.names();
    }

    @Override
    public String name() {
        return "native workload JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().map(FORMAT::equals).orElseGet(() -> head.has("jobs"));
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            Workload workload = read(in);
            in.expectEnd();
            JobPlaces places = JobPlaces.inOneFile(file, "/jobs/*/tasks", options.limits());
            return new LoadedWorkload(workload, Optional.empty(), List.of(), places);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** Reads the workload that begins at the current token. */
    public static Workload read(JsonCursor in) throws IOException {
        Builder builder = new Builder(in);
        Place start = in.place();
        int before = in.problems().size();
        long seen = in.readObject("a workload", FIELDS, true, builder::field);
        if (seen >> FIELDS.indexOf("jobs") == 0 && in.problems().size() == before) {
            in.problem(start, Problem.words("workload.lacks"));
        }
        in.problems().throwIfAny();
        try {
            return new Workload(builder.name.orElse(in.file().stem()), builder.timeUnit, builder.platform, builder.jobs);
        } catch (ModelException e) {
            throw in.problems().fatal(start.problem(in.file().name(), e.told()));
        }
    }

    private static final class Builder {
        private final JsonCursor in;
        private final JobJson jobReader;
        private final List<Job> jobs = new ArrayList<>();
        private final Set<String> ids = new HashSet<>();
        private Optional<String> name = Optional.empty();
        private Optional<String> platform = Optional.empty();
        private String timeUnit = Workload.DEFAULT_TIME_UNIT;

        Builder(JsonCursor in) {
            this.in = in;
            this.jobReader = new JobJson(in, new Totals(in.limits()), ids, in.path() + "/jobs");
        }

        void field(int field) throws IOException {
            switch (FIELDS.name(field)) {
                case "format" -> Headers.checkFormat(in, FORMAT);
                case "version" -> Headers.checkVersion(in, VERSION);
                case "name" -> name = Optional.of(in.readText("\"name\"", "?"));
                case "timeUnit" -> timeUnit = in.readText("\"timeUnit\"", timeUnit);
                case "platform" -> platform = Optional.of(platformPath());
                default -> readJobs();
            }
        }

        private void readJobs() throws IOException {
            Place place = in.place();
            int before = in.problems().size();
            int count = in.readArray("\"jobs\"", index -> jobReader.read(index).ifPresent(jobs::add));
            if (count == 0 && in.problems().size() == before) {
                in.problem(place, Problem.words("workload.empty"));
            }
        }

        private String platformPath() throws InputException {
            String path = in.readText("\"platform\"", "?");
            if (!BesidePath.staysInFolder(path)) {
                in.problem(Problem.words("workload.platform", OneLine.quoted(path)));
            }
            return path;
        }
    }
}
