package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.texts;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.onlyRead;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.Rules;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.platform.ClosureJson;
import org.schedscope.model.Closure;
import org.schedscope.model.Seed;

/**
 * The changes of a run at a fork, as JSON: {@code {"at": 120, "policy": "fifo-job", "cores": {"C1": 4}}}, or {@code "at": "start"}. Omitted
 * fields change nothing.
 */
public final class ForkJson {
    /** Value of the field {@code format} of a file of its own. */
    public static final String FORMAT = "schedscope-fork";
    static final int VERSION = 1;
    /** Replaces a tick. */
    private static final String START = "start";

    private static final ObjectCodec<ForkJson, ForkSpec> FIELDS = ObjectCodec.<ForkJson, ForkSpec>of("a fork",
            both(required(field("at", ForkJson::readAt)), fork -> fork.isFromStart() ? START : Long.valueOf(fork.at())),
            both(JsonField.text("policy", (fork, policy) -> fork.policy = Optional.of(policy)), ForkSpec::policy),
            both(JsonField.text("scheduler", (fork, scheduler) -> fork.scheduler = Optional.of(scheduler)), ForkSpec::scheduler),
            both(whole("seed", Seed.LEAST, Seed.MOST, (fork, seed) -> fork.seed = OptionalLong.of(seed)), ForkSpec::seed),
            both(field("parameters", (fork, in) -> fork.parameters = Optional.of(in.readTextsByName("\"parameters\"", "a parameter"))),
                    ForkSpec::parameters),
            both(field("cores", (fork, in) -> in.readEntries("\"cores\"",
                    cluster -> fork.cores.put(cluster, (int) Numbers.whole(in, "the number of cores", 1, Integer.MAX_VALUE)))),
                    fork -> unless(Map.of(), fork.cores())),
            both(field("outages", (fork, in) -> in.readArray("\"outages\"", index -> fork.readOutage())),
                    fork -> OutageDraft.FIELDS.some(fork.outages())),
            both(field("closures",
                    (fork, in) -> fork.closures = Optional.of(ClosureJson.readAll(in).stream().map(Located::value).toList())),
                    fork -> fork.closures().map(ClosureJson.FIELDS::all)),
            both(texts("remove", "a job's id", (fork, job) -> fork.removed.add(job)), fork -> unless(Set.of(), fork.removed())),
            both(field("jobs", (fork, in) -> fork.readJobs()), fork -> JobChangeJson.FIELDS.some(fork.changed())),
            onlyRead(format(FORMAT)), onlyRead(version(VERSION)))
            .lacking(at -> Problem.ofFormat("fork.lacks"));

    /** Whether a document without a format looks like a fork. */
    public static boolean resembles(DocumentHead head) {
        return head.has("at") && head.resembles("", FIELDS.names());
    }

    private final JsonCursor in;
    private final boolean byField;
    private long at;
    private Optional<String> policy = Optional.empty();
    private Optional<String> scheduler = Optional.empty();
    private OptionalLong seed = OptionalLong.empty();
    private Optional<SortedMap<String, String>> parameters = Optional.empty();
    private final SortedMap<String, Integer> cores = new TreeMap<>();
    private final List<ForkSpec.CoresOut> outages = new ArrayList<>();
    private final SortedSet<String> removed = new TreeSet<>();
    private final List<JobChange> changed = new ArrayList<>();
    private Optional<List<Closure>> closures = Optional.empty();

    private ForkJson(JsonCursor in, boolean byField) {
        this.in = in;
        this.byField = byField;
    }

    /**
     * Reads a file with one fork.
     *
     * @throws InputException with everything that is wrong with it
     */
    public static ForkSpec read(InputFile file, Limits limits) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            ForkSpec fork = read(in);
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
    public static ForkSpec parse(String text) throws InputException {
        return read(InputFile.of("--fork", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    /** A fork in one line, as {@link #parse} reads it. */
    public static String text(ForkSpec fork) {
        return PlainJson.line(FIELDS.value(fork));
    }

    /** Reads the fork that begins at the current token. */
    public static ForkSpec read(JsonCursor in) throws IOException {
        return read(in, Rules.VERSION);
    }

    /**
     * Reads the fork of a recorded run that begins at the current token. In files without a version of the rules a changed job is complete,
     * except for default values.
     */
    public static ForkSpec read(JsonCursor in, int rules) throws IOException {
        return new ForkJson(in, rules != Rules.UNSAID).fork();
    }

    private ForkSpec fork() throws IOException {
        FIELDS.read(in, this);
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, outages, removed, changed, closures);
    }

    private void readAt(JsonCursor cursor) throws InputException {
        boolean start = cursor.token() == JsonToken.VALUE_STRING && cursor.text().equals(START);
        at = start ? ForkSpec.START : Numbers.whole(cursor, "\"at\"", 0, Limits.LARGEST_TOTAL - 1);
    }

    private void readJobs() throws IOException {
        JobChangeJson changes = new JobChangeJson(in);
        JobJson jobs = new JobJson(in, new SizeGuard(in.limits()), in.path());
        in.readArray("\"jobs\"", index -> {
            if (byField) {
                changes.read().ifPresent(changed::add);
            } else {
                jobs.read(index).map(JobChange::whole).ifPresent(changed::add);
            }
        });
    }

    /** Parts of an outage. */
    private static final class OutageDraft {
        private static final ObjectCodec<OutageDraft, ForkSpec.CoresOut> FIELDS = ObjectCodec.<OutageDraft, ForkSpec.CoresOut>of(
                "an outage",
                both(required(JsonField.text("cluster", (outage, cluster) -> outage.cluster = cluster)), ForkSpec.CoresOut::cluster),
                both(required(integer("cores", 1, (outage, cores) -> outage.cores = cores)), ForkSpec.CoresOut::cores),
                both(required(whole("until", 1, Limits.LARGEST_TOTAL - 1, (outage, until) -> outage.until = until)),
                        ForkSpec.CoresOut::until))
                .lacking(name -> Problem.ofFormat("fork.outage"));

        private String cluster;
        private int cores;
        private long until;
    }

    private void readOutage() throws IOException {
        OutageDraft outage = new OutageDraft();
        if (OutageDraft.FIELDS.read(in, outage).isSound()) {
            outages.add(new ForkSpec.CoresOut(outage.cluster, outage.cores, outage.until));
        }
    }

    /** Writes a fork as a value. */
    public static void write(ForkSpec fork, JsonGenerator out) throws IOException {
        FIELDS.write(fork, out);
    }

    /** Forks as the value of a field. */
    public static JsonValue all(List<ForkSpec> forks) {
        return FIELDS.all(forks);
    }
}
