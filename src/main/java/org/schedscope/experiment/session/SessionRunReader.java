package org.schedscope.experiment.session;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.flag;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.AnswersJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Platform;
import org.schedscope.model.Seed;
import org.schedscope.model.Workload;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** Reads the runs of a session, by their fields. An input of several runs is read once. */
final class SessionRunReader {
    private static final int LARGEST_LABEL = 1_000_000_000;
    private static final int MOST_FILES = 100_000;
    private static final int MOST_PARAMETERS = 1000;
    /** Default of texts that a session lacks. */
    private static final String UNSAID = "?";

    static final ObjectCodec<Draft, SessionJson.Run> FIELDS = ObjectCodec.<Draft, SessionJson.Run>of("a run",
            both(required(integer("label", 1, LARGEST_LABEL, (run, label) -> run.label = label)), run -> run.saved().label()),
            both(integer("parent", 1, LARGEST_LABEL, (run, label) -> run.parent = OptionalInt.of(label)), run -> run.saved().parent()),
            both(field("workload", (run, in) -> run.readWorkload()), SessionJson.Run::workload),
            both(field("platform", (run, in) -> run.readPlatform()), SessionJson.Run::platform),
            both(flag("machineLog", (run, log) -> run.machineLog = log), run -> run.setup().loaded().log()),
            both(text("platformOrigin", (run, origin) -> run.platformOrigin = PlatformOrigin.parse(origin)),
                    run -> run.setup().platform().origin().text()),
            both(required(field("origin", (run, in) -> run.origin = OriginDraft.read(in))),
                    run -> OriginDraft.FIELDS.value(run.setup())),
            both(field("schedule", (run, in) -> run.readSchedule()),
                    run -> run.setup().schedule().map(schedule -> ScheduleDraft.FIELDS.value(run))),
            both(required(text("policy", (run, policy) -> run.policy = policy)), run -> run.choices().policy()),
            both(required(text("scheduler", (run, scheduler) -> run.scheduler = scheduler)), run -> run.choices().scheduler()),
            both(required(whole("seed", Seed.LEAST, Seed.MOST, (run, seed) -> run.seed = seed)), run -> run.choices().seed()),
            both(field("parameters", (run, in) -> run.parameters = texts(in, "\"parameters\"", MOST_PARAMETERS)),
                    run -> run.choices().parameters()),
            both(text("network", (run, network) -> run.network = Optional.of(network)), run -> run.choices().network()),
            both(field("forks", (run, in) -> run.readForks()), run -> ForkJson.all(run.choices().forks())),
            both(AnswersJson.field((run, answer) -> run.answers.add(answer)),
                    run -> AnswersJson.value(run.choices().answers().orElse(ProgramAnswers.NONE))),
            both(field("proof", (run, in) -> run.proof = ProofDraft.read(in)), run -> run.saved().proof().map(ProofDraft.FIELDS::value)))
            .lacking(name -> Problem.ofFormat("session.run.lacks", name));

    private final JsonCursor in;
    private final SessionEntries entries;
    private final Map<String, Workload> workloads = new HashMap<>();
    private final Map<Workload, LoadedWorkload> loaded = new IdentityHashMap<>();
    private final Map<String, Platform> platforms = new HashMap<>();
    private final Map<String, RecordedRun> logs = new HashMap<>();
    private int rules = Rules.UNSAID;

    /** The fields of a run while it is read. */
    final class Draft {
        private int label;
        private OptionalInt parent = OptionalInt.empty();
        private Optional<Workload> workload = Optional.empty();
        private Optional<Platform> platform = Optional.empty();
        private boolean machineLog;
        private PlatformOrigin platformOrigin = PlatformOrigin.SESSION;
        private OriginDraft origin;
        private Optional<ReplayableSchedule> schedule = Optional.empty();
        private String policy;
        private String scheduler;
        private long seed;
        private SortedMap<String, String> parameters = new TreeMap<>();
        private Optional<String> network = Optional.empty();
        private final List<ForkSpec> forks = new ArrayList<>();
        private final List<ProgramAnswers.Answer> answers = new ArrayList<>();
        private Optional<SavedRun.Proof> proof = Optional.empty();

        private void readWorkload() throws InputException {
            workload = input(workloads, ".workload.json", file -> new WorkloadJson().read(file,
                    ReadOptions.DEFAULT.withLimits(in.limits())).workload());
        }

        private void readPlatform() throws InputException {
            platform = input(platforms, ".platform.json", file -> PlatformJson.read(file, in.limits()));
        }

        private void readSchedule() throws IOException {
            ScheduleDraft read = new ScheduleDraft();
            JsonObject object = ScheduleDraft.FIELDS.read(in, read);
            if (read.run.isEmpty()) {
                object.problem(Problem.ofFormat("session.log"));
            }
            schedule = read.run.map(run -> new ReplayableSchedule(run,
                    new PlatformChoice(run.trace().platform(), read.platformOrigin), read.coresKnown, read.rounded, read.ownWorkload,
                    read.file.map(Path::of)));
        }

        private void readForks() throws IOException {
            in.readArray("\"forks\"", index -> forks.add(ForkJson.read(in, rules)));
        }
    }

    SessionRunReader(JsonCursor in, SessionEntries entries) {
        this.in = in;
        this.entries = entries;
    }

    /** Sets the version of the rules of simulated time that the runs were made under. */
    void madeUnder(int version) {
        rules = version;
    }

    /** Reads the run that begins at the current token; empty, with a problem noted, if it is not valid. */
    Optional<SavedRun> read() throws IOException {
        Draft draft = new Draft();
        JsonObject read = FIELDS.read(in, draft);
        if (!read.isSound()) {
            return Optional.empty();
        }
        if (rules != Rules.VERSION && (draft.schedule.isEmpty() || !draft.forks.isEmpty())) {
            read.problem(Problem.ofFormat("rules.session", draft.label, rules, Rules.VERSION));
            return Optional.empty();
        }
        Optional<Trace> alone = draft.schedule.filter(ReplayableSchedule::ownWorkload).map(schedule -> schedule.run().trace());
        Optional<Workload> workload = alone.map(Trace::workload).or(() -> draft.workload);
        Optional<Platform> platform = alone.map(Trace::platform).or(() -> draft.platform);
        if (workload.isEmpty() || platform.isEmpty()) {
            read.problem(Problem.ofFormat("session.run.lacks", workload.isEmpty() ? "workload" : "platform"));
            return Optional.empty();
        }
        RunChoices choices = new RunChoices(draft.policy, draft.scheduler, draft.seed, draft.network, draft.parameters, draft.forks,
                Optional.of(new ProgramAnswers(draft.answers)));
        try {
            RunSetup setup = new RunSetup(loaded(workload.get(), draft.machineLog), draft.origin.source(),
                    new PlatformChoice(platform.get(), draft.platformOrigin), draft.origin.platformFile.map(Path::of), draft.schedule,
                    new Edits(draft.origin.workloadEdited, draft.origin.platformEdited), Schedulers.normalized(choices));
            return Optional.of(new SavedRun(draft.label, draft.parent, setup, draft.proof));
        } catch (IllegalArgumentException wrong) {
            throw SavedRun.impossible(in.file().name(), draft.label, wrong);
        }
    }

    /** A workload as if it had just been read. Problems of it have no places: its files may be elsewhere or gone. */
    private LoadedWorkload loaded(Workload workload, boolean log) {
        return loaded.computeIfAbsent(workload, one -> new LoadedWorkload(one, Optional.empty(), List.of(),
                JobPlaces.nowhere(one.name(), one.jobs().size()), log));
    }

    /** Reads an input from its entry. */
    private interface InputReader<T> {
        T read(InputFile file) throws InputException;
    }

    private <T> Optional<T> input(Map<String, T> known, String ending, InputReader<T> reader) throws InputException {
        Place place = in.place();
        Optional<String> said = in.readText("the name of an input");
        if (said.isEmpty()) {
            return Optional.empty();
        }
        String name = said.get();
        if (!SessionInputs.isName(name) || !name.endsWith(ending)) {
            in.problem(place, Problem.ofFormat("session.input", SafeText.quoted(name), ending));
            return Optional.empty();
        }
        if (!known.containsKey(name)) {
            known.put(name, reader.read(entries.verified(name)));
        }
        return Optional.of(known.get(name));
    }

    /** Parts of the origin of a workload. */
    private static final class OriginDraft {
        private static final ObjectCodec<OriginDraft, RunSetup> FIELDS = ObjectCodec.of("where a workload came from",
                both(field("files", (origin, in) -> origin.filesSaid = in.readArray("\"files\"",
                        index -> addFile(in, index, origin.files))),
                        run -> unless(List.of(), run.source().paths().stream().map(Path::toString).toList())),
                both(field("drawn", (origin, in) -> origin.drawnSaid = in.readArray("\"drawn\"",
                        index -> addFile(in, index, origin.drawn))),
                        run -> run.source() instanceof RunSource.Drawn drawn ? drawn.words() : Optional.empty()),
                both(text("sample", (origin, sample) -> origin.sample = Optional.of(sample)),
                        run -> run.source() instanceof RunSource.Sample sample ? sample.fileName() : Optional.empty()),
                both(text("tick", (origin, tick) -> origin.tick = tick), run -> run.source().tick().text()),
                both(text("arrivals", (origin, arrivals) -> origin.arrivals = Optional.of(arrivals)),
                        run -> run.source().arrivals().map(ArrivalOverride::text)),
                both(text("columns", (origin, columns) -> origin.columns = Optional.of(columns)),
                        run -> run.source().columns().map(TableColumns::text)),
                both(text("platformFile", (origin, file) -> origin.platformFile = Optional.of(file)),
                        run -> run.platformSource().map(Path::toString)),
                both(flag("workloadEdited", (origin, edited) -> origin.workloadEdited = edited),
                        run -> unless(false, run.edits().workload())),
                both(flag("platformEdited", (origin, edited) -> origin.platformEdited = edited),
                        run -> unless(false, run.edits().platform())));

        /** Number of files in the document, valid or not. */
        private int filesSaid;
        private int drawnSaid;
        private final List<String> files = new ArrayList<>();
        private final List<String> drawn = new ArrayList<>();
        private Optional<String> sample = Optional.empty();
        private String tick = TickLength.SECOND.text();
        private Optional<String> arrivals = Optional.empty();
        private Optional<String> columns = Optional.empty();
        private Optional<String> platformFile = Optional.empty();
        private boolean workloadEdited;
        private boolean platformEdited;

        private static void addFile(JsonCursor in, int index, List<String> files) throws InputException {
            if (index >= MOST_FILES) {
                throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("many.files", MOST_FILES)));
            }
            in.readText("a text").ifPresent(files::add);
        }

        static OriginDraft read(JsonCursor in) throws IOException {
            OriginDraft origin = new OriginDraft();
            JsonObject read = FIELDS.read(in, origin);
            int origins = (read.has("sample") ? 1 : 0) + (origin.filesSaid > 0 ? 1 : 0) + (origin.drawnSaid > 0 ? 1 : 0);
            if (origins != 1) {
                read.problem(Problem.ofFormat("session.origin"));
            }
            return origin;
        }

        /** @throws IllegalArgumentException if a part of it is none */
        RunSource source() {
            Optional<ArrivalOverride> arriving = arrivals.map(ArrivalOverride::parse);
            if (sample.isPresent()) {
                String name = sample.get();
                if (name.indexOf('/') >= 0 || name.indexOf('\\') >= 0) {
                    throw new IllegalArgumentException("no sample can be named " + name);
                }
                return new RunSource.Sample(name, TickLength.parse(tick), arriving);
            }
            return !drawn.isEmpty() ? RunSource.Drawn.of(drawn)
                    : new RunSource.File(files.stream().map(Path::of).toList(), TickLength.parse(tick), arriving,
                            columns.map(TableColumns::parse));
        }
    }

    /** Parts of an imported schedule. */
    private final class ScheduleDraft {
        private static final ObjectCodec<ScheduleDraft, SessionJson.Run> FIELDS = ObjectCodec.of("a schedule",
                both(field("log", (schedule, in) -> schedule.readLog()), run -> run.names().of(run.schedule().run())),
                both(field("file", (schedule, in) -> schedule.file = in.readText("a text")),
                        run -> run.schedule().file().map(Path::toString)),
                both(field("platformOrigin", (schedule, in) -> in.readText("a text").map(PlatformOrigin::parse)
                        .ifPresent(origin -> schedule.platformOrigin = origin)), run -> run.schedule().platform().origin().text()),
                both(flag("coresKnown", (schedule, known) -> schedule.coresKnown = known), run -> run.schedule().coresKnown()),
                both(flag("rounded", (schedule, rounded) -> schedule.rounded = rounded), run -> run.schedule().rounded()),
                both(flag("ownWorkload", (schedule, own) -> schedule.ownWorkload = own), run -> run.schedule().ownWorkload()));

        private Optional<RecordedRun> run = Optional.empty();
        private Optional<String> file = Optional.empty();
        private PlatformOrigin platformOrigin = PlatformOrigin.parse(UNSAID);
        private boolean coresKnown = true;
        private boolean rounded;
        private boolean ownWorkload = true;

        private void readLog() throws InputException {
            run = input(logs, ".events.ndjson", log -> EventLogReader.read(log, in.limits()));
        }
    }

    /** Parts of the proof of a run. */
    private static final class ProofDraft {
        private static final ObjectCodec<ProofDraft, SavedRun.Proof> FIELDS = ObjectCodec.of("a proof",
                both(integer("events", 0, (proof, events) -> proof.events = events), SavedRun.Proof::events),
                both(flag("complete", (proof, complete) -> proof.complete = complete), SavedRun.Proof::complete),
                both(text("sha256", (proof, digest) -> proof.digest = digest), SavedRun.Proof::sha256));

        private int events;
        private boolean complete;
        private String digest = "";

        static Optional<SavedRun.Proof> read(JsonCursor in) throws IOException {
            ProofDraft proof = new ProofDraft();
            JsonObject read = FIELDS.read(in, proof);
            if (read.firstMissing(FIELDS.names()).isPresent() || !proof.digest.matches("[0-9a-f]{64}")) {
                read.problem(Problem.ofFormat("session.proof"));
                return Optional.empty();
            }
            return Optional.of(new SavedRun.Proof(proof.events, proof.complete, proof.digest));
        }
    }

    /** Reads texts by name, which may be empty. */
    static SortedMap<String, String> texts(JsonCursor in, String what, int most) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        in.readEntries(what, name -> {
            if (texts.size() >= most) {
                throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("session.entries.of", what, most)));
            }
            in.readString("a value").ifPresent(text -> texts.put(name, text));
        });
        return texts;
    }
}
