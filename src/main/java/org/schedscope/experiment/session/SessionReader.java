package org.schedscope.experiment.session;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.flag;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.rules;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.event.Rules;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FormatHeader;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectCodec;

/** Reads the document of a session, by its fields, and the inputs that it names. */
final class SessionReader {
    private static final int MOST_RUNS = 1000;
    private static final int MOST_BREAKPOINTS = 10_000;
    private static final int MOST_LAYOUT = 1000;

    private static final ObjectCodec<Map<String, String>, SavedSession.SelectedIds> SELECTED_FIELDS = ObjectCodec.of("what is selected",
            id("job", SavedSession.SelectedIds::job), id("task", SavedSession.SelectedIds::task),
            id("user", SavedSession.SelectedIds::user), id("cluster", SavedSession.SelectedIds::cluster));
    private static final ObjectCodec<BreakpointDraft, SavedSession.SavedBreakpoint> BREAKPOINT_FIELDS = ObjectCodec.of("a breakpoint",
            both(text("condition", (breakpoint, condition) -> breakpoint.condition = condition), SavedSession.SavedBreakpoint::condition),
            both(flag("enabled", (breakpoint, enabled) -> breakpoint.enabled = enabled), SavedSession.SavedBreakpoint::enabled));
    private static final ObjectCodec<Elsewhere, Map.Entry<String, List<SavedSession.SavedBreakpoint>>> ELSEWHERE_FIELDS = ObjectCodec.of(
            "a list of breakpoints",
            both(text("workload", (elsewhere, workload) -> elsewhere.workload = workload), Map.Entry::getKey),
            both(field("breakpoints", (elsewhere, in) -> elsewhere.readBreakpoints()), list -> BREAKPOINT_FIELDS.all(list.getValue())));
    static final ObjectCodec<SessionReader, SessionJson.Document> FIELDS = ObjectCodec.of("a session",
            both(format(SessionJson.FORMAT), document -> SessionJson.FORMAT),
            both(field("version", (session, in) -> session.checkVersion()), document -> SessionJson.VERSION),
            both(rules((session, rules) -> session.runReader.madeUnder(rules)), document -> Rules.VERSION),
            both(field("runs", (session, in) -> in.readArray("\"runs\"", session::readRun)),
                    document -> SessionRunReader.FIELDS.all(document.runs())),
            both(integer("open", 1, (session, label) -> session.open = Optional.of(label)), document -> document.session().open()),
            both(whole("tick", 0, Limits.LARGEST_TOTAL - 1, (session, tick) -> session.tick = tick), document -> document.view().tick()),
            both(integer("position", 0, (session, position) -> session.position = position), document -> document.view().position()),
            both(field("selected", (session, in) -> session.readMarked()),
                    document -> SELECTED_FIELDS.value(document.view().marked())),
            both(field("breakpoints", (session, in) -> session.readBreakpoints(session.breakpoints)),
                    document -> BREAKPOINT_FIELDS.all(document.view().breakpoints())),
            both(field("elsewhere", (session, in) -> in.readArray("\"elsewhere\"", index -> session.readElsewhere())),
                    document -> ELSEWHERE_FIELDS.some(document.view().elsewhere().entrySet())),
            both(field("layout", (session, in) -> session.layout = SessionRunReader.texts(in, "\"layout\"", MOST_LAYOUT)),
                    document -> document.view().layout()));
    /** Default of texts that a session lacks. */
    private static final String UNSAID = "?";

    private final JsonCursor in;
    private final SessionRunReader runReader;
    private final List<SavedRun> runs = new ArrayList<>();
    private Optional<Integer> open = Optional.empty();
    private long tick;
    private int position;
    private SavedSession.SelectedIds marked = SavedSession.SelectedIds.NOTHING;
    private final List<SavedSession.SavedBreakpoint> breakpoints = new ArrayList<>();
    private final SortedMap<String, List<SavedSession.SavedBreakpoint>> elsewhere = new TreeMap<>();
    private int breakpointsRead;
    private SortedMap<String, String> layout = new TreeMap<>();

    private SessionReader(JsonCursor in, SessionEntries entries) {
        this.in = in;
        runReader = new SessionRunReader(in, entries);
    }

    /**
     * Reads a whole session.
     *
     * @throws InputException with all problems of the document, or of the first unusable input
     */
    static SavedSession read(SessionEntries entries, Limits limits) throws InputException {
        InputFile document = entries.entry(SessionJson.NAME);
        try (JsonCursor in = new JsonCursor(document, limits)) {
            in.next();
            SavedSession session = new SessionReader(in, entries).session();
            in.expectEnd();
            return session;
        } catch (IOException e) {
            throw document.failure(e);
        }
    }

    private SavedSession session() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        in.problems().throwIfAny();
        if (runs.isEmpty()) {
            throw in.problems().fatal(read.start().problem(in.file().name(), Problem.ofFormat("session.lacks")));
        }
        SavedSession.View view = new SavedSession.View(tick, position, marked, breakpoints, elsewhere, layout);
        try {
            return new SavedSession(runs, open.orElse(runs.get(0).label()), view);
        } catch (IllegalArgumentException e) {
            throw in.problems().fatal(read.start().problem(in.file().name(), Problem.why(e)));
        }
    }

    /** Refuses later versions at once: their fields may mean something else. */
    private void checkVersion() throws InputException {
        long version = in.plainLong();
        if (version > SessionJson.VERSION) {
            throw in.problems()
                    .fatal(in.place().problem(in.file().name(), Problem.ofFormat("session.newer", version, SessionJson.VERSION)));
        }
        if (version != SessionJson.VERSION_OF_SENTENCES) {
            FormatHeader.checkVersion(in, SessionJson.VERSION, SessionJson.VERSION);
        }
    }

    private void readRun(int index) throws IOException {
        tooMany(index, MOST_RUNS, "runs");
        runReader.read().ifPresent(runs::add);
    }

    /** Breakpoints of a workload that is not open. */
    private final class Elsewhere {
        private String workload = UNSAID;
        private final List<SavedSession.SavedBreakpoint> list = new ArrayList<>();

        private void readBreakpoints() throws IOException {
            SessionReader.this.readBreakpoints(list);
        }
    }

    private void readElsewhere() throws IOException {
        Elsewhere there = new Elsewhere();
        ELSEWHERE_FIELDS.read(in, there);
        if (!there.list.isEmpty()) {
            elsewhere.put(there.workload, List.copyOf(there.list));
        }
    }

    private void readBreakpoints(List<SavedSession.SavedBreakpoint> into) throws IOException {
        in.readArray("\"breakpoints\"", index -> readBreakpoint(into));
    }

    /** Parts of a breakpoint. */
    private static final class BreakpointDraft {
        private String condition = UNSAID;
        private boolean enabled = true;
    }

    private void readBreakpoint(List<SavedSession.SavedBreakpoint> into) throws IOException {
        tooMany(breakpointsRead++, MOST_BREAKPOINTS, "breakpoints");
        BreakpointDraft breakpoint = new BreakpointDraft();
        BREAKPOINT_FIELDS.read(in, breakpoint);
        into.add(new SavedSession.SavedBreakpoint(breakpoint.condition, breakpoint.enabled));
    }

    private void tooMany(int index, int most, String what) throws InputException {
        if (index >= most) {
            throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("many." + what, most)));
        }
    }

    private static ObjectCodec.Field<Map<String, String>, SavedSession.SelectedIds> id(String name,
            ObjectCodec.Getter<SavedSession.SelectedIds> written) {
        return both(field(name, (ids, in) -> in.readString("an id").ifPresent(id -> ids.put(name, id))), written);
    }

    private void readMarked() throws IOException {
        Map<String, String> ids = new HashMap<>();
        SELECTED_FIELDS.read(in, ids);
        marked = new SavedSession.SelectedIds(Optional.ofNullable(ids.get("job")), Optional.ofNullable(ids.get("task")),
                Optional.ofNullable(ids.get("user")), Optional.ofNullable(ids.get("cluster")));
    }
}
