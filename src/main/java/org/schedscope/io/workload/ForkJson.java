package org.schedscope.io.workload;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.event.Branch;
import org.schedscope.event.JobChange;
import org.schedscope.event.Rules;
import org.schedscope.io.format.Totals;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Seed;

/**
 * What changes where a run is forked, as JSON: {@code {"at": 120, "policy": "fifo-job", "cores": {"C1": 4}}}, or {@code "at": "start"}.
 * What is left out stays as it is.
 */
public final class ForkJson {
    /** What the field {@code format} of a file of its own says. */
    public static final String FORMAT = "schedscope-fork";
    static final int VERSION = 1;
    /** In place of a tick. */
    private static final String START = "start";

    private static final FieldSet FIELDS = new FieldSet("at", "policy", "scheduler", "seed", "parameters", "cores", "outages", "remove", "jobs",
            "format", "version");
    private static final FieldSet OUTAGE_FIELDS = new FieldSet("cluster", "cores", "until");

    private final JsonCursor in;
    private final boolean byField;
    private OptionalLong at = OptionalLong.empty();
    private Optional<String> policy = Optional.empty();
    private Optional<String> scheduler = Optional.empty();
    private OptionalLong seed = OptionalLong.empty();
    private Optional<SortedMap<String, String>> parameters = Optional.empty();
    private final SortedMap<String, Integer> cores = new TreeMap<>();
    private final List<Branch.CoresOut> outages = new ArrayList<>();
    private final SortedSet<String> removed = new TreeSet<>();
    private final List<JobChange> changed = new ArrayList<>();

    private ForkJson(JsonCursor in, boolean byField) {
        this.in = in;
        this.byField = byField;
    }

    /**
     * Reads a file with one fork.
     *
     * @throws InputException with everything that is wrong with it
     */
    public static Branch read(InputFile file, Limits limits) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            Branch fork = read(in);
            in.expectEnd();
            in.problems().throwIfAny();
            return fork;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /**
     * Reads a fork from a text, as it may be given on a command line.
     *
     * @throws InputException with everything that is wrong with it
     */
    public static Branch parse(String text) throws InputException {
        return read(InputFile.of("--fork", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    /** A fork in one line, as {@link #parse} reads it. */
    public static String text(Branch fork) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JsonOut.oneLine(bytes)) {
            write(fork, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Reads the fork that begins at the current token. */
    public static Branch read(JsonCursor in) throws IOException {
        return read(in, Rules.VERSION);
    }

    /** The same of a recorded run. Before its rules said their version, a job that changed was told whole, without what has its default. */
    public static Branch read(JsonCursor in, int rules) throws IOException {
        return new ForkJson(in, rules != Rules.UNSAID).fork();
    }

    private Branch fork() throws IOException {
        Place start = in.place();
        in.readObject("a fork", FIELDS, true, this::field);
        if (at.isEmpty() && in.problems().isEmpty()) {
            in.problem(start, Problem.ofFormat("fork.lacks"));
        }
        return new Branch(at.orElse(0), policy, scheduler, seed, parameters, cores, outages, removed, changed);
    }

    private void field(int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "at" -> at = OptionalLong.of(isStart() ? Branch.START : Numbers.whole(in, "\"at\"", 0, Limits.LARGEST_TOTAL - 1));
            case "policy" -> policy = Optional.of(in.readText("\"policy\"", "?"));
            case "scheduler" -> scheduler = Optional.of(in.readText("\"scheduler\"", "?"));
            case "seed" -> seed = OptionalLong.of(Numbers.whole(in, "\"seed\"", Seed.LEAST, Seed.MOST));
            case "parameters" -> {
                SortedMap<String, String> set = new TreeMap<>();
                in.readEntries("\"parameters\"", name -> set.put(name,
                        in.token() == JsonToken.VALUE_STRING ? in.text() : in.readText("a parameter", "?")));
                parameters = Optional.of(set);
            }
            case "cores" -> in.readEntries("\"cores\"", name -> cores.put(name, count("the number of cores")));
            case "outages" -> in.readArray("\"outages\"", index -> readOutage());
            case "remove" -> in.readArray("\"remove\"", index -> removed.add(in.readText("a job's id", "?")));
            case "jobs" -> {
                JobChangeJson changes = new JobChangeJson(in);
                JobJson jobs = new JobJson(in, new Totals(in.limits()), new HashSet<>(), in.path());
                in.readArray("\"jobs\"", index -> {
                    if (byField) {
                        changed.add(changes.read());
                    } else {
                        jobs.read(index).map(JobChange::whole).ifPresent(changed::add);
                    }
                });
            }
            case "format" -> Headers.checkFormat(in, FORMAT);
            default -> Headers.checkVersion(in, VERSION);
        }
    }

    private boolean isStart() throws InputException {
        return in.token() == JsonToken.VALUE_STRING && in.text().equals(START);
    }

    private int count(String what) throws InputException {
        return (int) Numbers.whole(in, what, 1, Integer.MAX_VALUE);
    }

    private void readOutage() throws IOException {
        Place place = in.place();
        int before = in.problems().size();
        String[] cluster = {"?"};
        int[] out = {1};
        long[] until = {0};
        long seen = in.readObject("an outage", OUTAGE_FIELDS, true, field -> {
            switch (field) {
                case 0 -> cluster[0] = in.readText("\"cluster\"", "?");
                case 1 -> out[0] = count("\"cores\"");
                default -> until[0] = Numbers.whole(in, "\"until\"", 1, Limits.LARGEST_TOTAL - 1);
            }
        });
        if (in.problems().size() == before && seen != 7) {
            in.problem(place, Problem.ofFormat("fork.outage"));
        }
        outages.add(new Branch.CoresOut(cluster[0], out[0], until[0]));
    }

    /** Writes a fork as a value. */
    public static void write(Branch fork, JsonGenerator out) throws IOException {
        out.writeStartObject();
        if (fork.isFromStart()) {
            out.writeStringField("at", START);
        } else {
            out.writeNumberField("at", fork.at());
        }
        if (fork.policy().isPresent()) {
            out.writeStringField("policy", fork.policy().get());
        }
        if (fork.scheduler().isPresent()) {
            out.writeStringField("scheduler", fork.scheduler().get());
        }
        if (fork.seed().isPresent()) {
            out.writeNumberField("seed", fork.seed().getAsLong());
        }
        if (fork.parameters().isPresent()) {
            out.writeObjectFieldStart("parameters");
            for (Map.Entry<String, String> parameter : fork.parameters().get().entrySet()) {
                out.writeStringField(parameter.getKey(), parameter.getValue());
            }
            out.writeEndObject();
        }
        writePlatform(fork, out);
        writeJobs(fork, out);
        out.writeEndObject();
    }

    private static void writePlatform(Branch fork, JsonGenerator out) throws IOException {
        if (!fork.cores().isEmpty()) {
            out.writeObjectFieldStart("cores");
            for (Map.Entry<String, Integer> cluster : fork.cores().entrySet()) {
                out.writeNumberField(cluster.getKey(), cluster.getValue());
            }
            out.writeEndObject();
        }
        if (!fork.outages().isEmpty()) {
            out.writeArrayFieldStart("outages");
            for (Branch.CoresOut outage : fork.outages()) {
                out.writeStartObject();
                out.writeStringField("cluster", outage.cluster());
                out.writeNumberField("cores", outage.cores());
                out.writeNumberField("until", outage.until());
                out.writeEndObject();
            }
            out.writeEndArray();
        }
    }

    private static void writeJobs(Branch fork, JsonGenerator out) throws IOException {
        if (!fork.removed().isEmpty()) {
            out.writeArrayFieldStart("remove");
            for (String job : fork.removed()) {
                out.writeString(job);
            }
            out.writeEndArray();
        }
        if (!fork.changed().isEmpty()) {
            out.writeArrayFieldStart("jobs");
            for (JobChange job : fork.changed()) {
                JobChangeJson.write(job, out);
            }
            out.writeEndArray();
        }
    }
}
