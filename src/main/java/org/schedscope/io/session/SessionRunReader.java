package org.schedscope.io.session;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.event.Branch;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TickLength;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Platform;
import org.schedscope.model.Seed;
import org.schedscope.model.Workload;

/** Reads the runs of a session. An input that several of them name is read once. */
final class SessionRunReader {
    private static final int LARGEST_LABEL = 1_000_000_000;
    private static final int MOST_FILES = 100_000;
    private static final int MOST_PARAMETERS = 1000;
    private static final List<String> NEEDED = List.of("label", "origin", "policy", "scheduler", "seed");

    private final JsonCursor in;
    private final SessionEntries entries;
    private final Map<String, Workload> workloads = new HashMap<>();
    private final Map<String, Platform> platforms = new HashMap<>();
    private final Map<String, RecordedRun> logs = new HashMap<>();
    private Draft draft;
    private int rules = Rules.UNSAID;

    /** Fields of a run as far as they are read. */
    private static final class Draft {
        private int label;
        private OptionalInt parent = OptionalInt.empty();
        private Optional<Workload> workload = Optional.empty();
        private Optional<Platform> platform = Optional.empty();
        private boolean machineLog;
        private PlatformOrigin platformOrigin = PlatformOrigin.SESSION;
        private SavedRun.Origin origin;
        private Optional<SavedRun.Schedule> schedule = Optional.empty();
        private String policy = "?";
        private String scheduler = "?";
        private long seed;
        private SortedMap<String, String> parameters = new TreeMap<>();
        private Optional<String> network = Optional.empty();
        private final List<Branch> forks = new ArrayList<>();
        private Optional<SavedRun.Proof> proof = Optional.empty();
    }

    SessionRunReader(JsonCursor in, SessionEntries entries) {
        this.in = in;
        this.entries = entries;
    }

    /** Says under which version of the rules of simulated time the runs were made. */
    void madeUnder(int version) {
        rules = version;
    }

    /** Reads the run that begins at the current token; empty if something is wrong with it, which is noted. */
    Optional<SavedRun> read() throws IOException {
        Place start = in.place();
        int before = in.problems().size();
        draft = new Draft();
        long seen = in.readObject("a run", SessionJson.RUN_FIELDS, true, this::field);
        if (in.problems().size() > before) {
            return Optional.empty();
        }
        for (String field : NEEDED) {
            if ((seen >> SessionJson.RUN_FIELDS.indexOf(field) & 1) == 0) {
                in.problem(start, Problem.ofFormat("session.run.lacks", field));
                return Optional.empty();
            }
        }
        if (rules != Rules.VERSION && (draft.schedule.isEmpty() || !draft.forks.isEmpty())) {
            in.problem(start, Problem.ofFormat("rules.session", draft.label, rules, Rules.VERSION));
            return Optional.empty();
        }
        Optional<SavedRun.Schedule> alone = draft.schedule.filter(SavedRun.Schedule::ownWorkload);
        Optional<Workload> workload = alone.map(schedule -> schedule.run().trace().workload()).or(() -> draft.workload);
        Optional<Platform> platform = alone.map(schedule -> schedule.run().trace().platform()).or(() -> draft.platform);
        if (workload.isEmpty() || platform.isEmpty()) {
            in.problem(start, Problem.ofFormat("session.run.lacks", workload.isEmpty() ? "workload" : "platform"));
            return Optional.empty();
        }
        SavedRun.Input input = new SavedRun.Input(workload.get(), draft.machineLog, platform.get(), draft.platformOrigin, draft.origin, draft.schedule);
        RunInfo info = new RunInfo(workload.get().name(), platform.get().name(), draft.policy, draft.scheduler, draft.seed, draft.parameters,
                draft.forks, rules);
        return Optional.of(new SavedRun(draft.label, draft.parent, input, draft.network, info, draft.proof));
    }

    private void field(int field) throws IOException {
        switch (SessionJson.RUN_FIELDS.name(field)) {
            case "label" -> draft.label = label("\"label\"");
            case "parent" -> draft.parent = OptionalInt.of(label("\"parent\""));
            case "workload" -> draft.workload = input(workloads, ".workload.json", file -> new WorkloadJson().read(file,
                    ReadOptions.DEFAULT.withLimits(in.limits())).workload());
            case "platform" -> draft.platform = input(platforms, ".platform.json", file -> PlatformJson.read(file, in.limits()));
            case "machineLog" -> draft.machineLog = flag(in, "\"machineLog\"");
            case "platformOrigin" -> draft.platformOrigin = PlatformOrigin.parse(in.readText("\"platformOrigin\"", "?"));
            case "origin" -> draft.origin = origin();
            case "schedule" -> draft.schedule = schedule();
            case "policy" -> draft.policy = in.readText("\"policy\"", "?");
            case "scheduler" -> draft.scheduler = in.readText("\"scheduler\"", "?");
            case "seed" -> draft.seed = Numbers.whole(in, "\"seed\"", Seed.LEAST, Seed.MOST);
            case "parameters" -> draft.parameters = texts(in, "\"parameters\"", MOST_PARAMETERS);
            case "network" -> draft.network = Optional.of(in.readText("\"network\"", "?"));
            case "forks" -> in.readArray("\"forks\"", index -> draft.forks.add(ForkJson.read(in, rules)));
            default -> draft.proof = proof();
        }
    }

    private int label(String what) throws InputException {
        return (int) Numbers.whole(in, what, 1, LARGEST_LABEL);
    }

    /** Reads an input out of its entry. */
    private interface InputReader<T> {
        T read(InputFile file) throws InputException;
    }

    private <T> Optional<T> input(Map<String, T> known, String ending, InputReader<T> reader) throws InputException {
        Place place = in.place();
        String name = in.readText("the name of an input", "?");
        if (name.equals("?")) {
            return Optional.empty();
        }
        if (!SessionInputs.isName(name) || !name.endsWith(ending)) {
            in.problem(place, Problem.ofFormat("session.input", OneLine.quoted(name), ending));
            return Optional.empty();
        }
        if (!known.containsKey(name)) {
            known.put(name, reader.read(entries.verified(name)));
        }
        return Optional.of(known.get(name));
    }

    private SavedRun.Origin origin() throws IOException {
        List<String> files = new ArrayList<>();
        List<String> drawn = new ArrayList<>();
        SortedMap<String, String> rest = new TreeMap<>();
        boolean[] edited = {false, false};
        Place start = in.place();
        in.readObject("where a workload came from", SessionJson.ORIGIN_FIELDS, true, field -> {
            String name = SessionJson.ORIGIN_FIELDS.name(field);
            switch (name) {
                case "files" -> in.readArray("\"files\"", index -> addFile(index, files));
                case "drawn" -> in.readArray("\"drawn\"", index -> addFile(index, drawn));
                case "workloadEdited" -> edited[0] = flag(in, "\"workloadEdited\"");
                case "platformEdited" -> edited[1] = flag(in, "\"platformEdited\"");
                default -> rest.put(name, in.readText("\"" + name + "\"", "?"));
            }
        });
        Optional<String> sample = Optional.ofNullable(rest.get("sample"));
        if ((sample.isPresent() ? 1 : 0) + (files.isEmpty() ? 0 : 1) + (drawn.isEmpty() ? 0 : 1) != 1) {
            in.problem(start, Problem.ofFormat("session.origin"));
        }
        return new SavedRun.Origin(files, sample, drawn, rest.getOrDefault("tick", TickLength.SECOND.text()),
                Optional.ofNullable(rest.get("arrivals")), Optional.ofNullable(rest.get("platformFile")), edited[0], edited[1]);
    }

    private void addFile(int index, List<String> files) throws InputException {
        if (index >= MOST_FILES) {
            throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("many.files", MOST_FILES)));
        }
        files.add(in.readText("a text", "?"));
    }

    private Optional<SavedRun.Schedule> schedule() throws IOException {
        List<RecordedRun> run = new ArrayList<>();
        SortedMap<String, String> rest = new TreeMap<>(Map.of("file", "?", "platformOrigin", "?"));
        boolean[] flags = {true, true, false};
        Place start = in.place();
        in.readObject("a schedule", SessionJson.SCHEDULE_FIELDS, true, field -> {
            switch (SessionJson.SCHEDULE_FIELDS.name(field)) {
                case "log" -> input(logs, ".events.ndjson", file -> EventLogReader.read(file, in.limits())).ifPresent(run::add);
                case "coresKnown" -> flags[0] = flag(in, "\"coresKnown\"");
                case "rounded" -> flags[2] = flag(in, "\"rounded\"");
                case "ownWorkload" -> flags[1] = flag(in, "\"ownWorkload\"");
                default -> rest.put(SessionJson.SCHEDULE_FIELDS.name(field), in.readText("a text", "?"));
            }
        });
        if (run.isEmpty()) {
            in.problem(start, Problem.ofFormat("session.log"));
            return Optional.empty();
        }
        return Optional.of(new SavedRun.Schedule(run.get(0), rest.get("file"), PlatformOrigin.parse(rest.get("platformOrigin")), flags[0], flags[2],
                flags[1]));
    }

    private Optional<SavedRun.Proof> proof() throws IOException {
        int[] events = {0};
        boolean[] complete = {false};
        String[] digest = {"?"};
        Place start = in.place();
        long seen = in.readObject("a proof", SessionJson.PROOF_FIELDS, true, field -> {
            switch (field) {
                case 0 -> events[0] = (int) Numbers.whole(in, "\"events\"", 0, Integer.MAX_VALUE);
                case 1 -> complete[0] = flag(in, "\"complete\"");
                default -> digest[0] = in.readText("\"sha256\"", "?");
            }
        });
        if (seen != 7 || !digest[0].matches("[0-9a-f]{64}")) {
            in.problem(start, Problem.ofFormat("session.proof"));
            return Optional.empty();
        }
        return Optional.of(new SavedRun.Proof(events[0], complete[0], digest[0]));
    }

    /** Reads {@code true} or {@code false}; notes a problem and gives false otherwise. */
    static boolean flag(JsonCursor in, String what) throws InputException {
        if (in.token() != JsonToken.VALUE_TRUE && in.token() != JsonToken.VALUE_FALSE) {
            in.problem(Problem.words("value.truth", what, in.foundHere()));
            in.skip();
        }
        return in.token() == JsonToken.VALUE_TRUE;
    }

    /** Reads texts by name, which may be empty. */
    static SortedMap<String, String> texts(JsonCursor in, String what, int most) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        in.readEntries(what, name -> {
            if (texts.size() >= most) {
                throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("session.entries.of", what, most)));
            }
            texts.put(name, in.token() == JsonToken.VALUE_STRING ? in.text() : in.readText("a value", "?"));
        });
        return texts;
    }
}
