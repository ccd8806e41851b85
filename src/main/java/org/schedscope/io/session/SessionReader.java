package org.schedscope.io.session;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;

/** Reads the document of a session, and the inputs it names. */
final class SessionReader {
    private static final int MOST_RUNS = 1000;
    private static final int MOST_BREAKPOINTS = 10_000;
    private static final int MOST_LAYOUT = 1000;

    private final JsonCursor in;
    private final SessionRunReader runReader;
    private final List<SavedRun> runs = new ArrayList<>();
    private Optional<Integer> open = Optional.empty();
    private long tick;
    private int position;
    private SavedSession.Marked marked = SavedSession.Marked.NOTHING;
    private final List<SavedSession.Watched> breakpoints = new ArrayList<>();
    private final SortedMap<String, List<SavedSession.Watched>> elsewhere = new TreeMap<>();
    private int breakpointsRead;
    private SortedMap<String, String> layout = new TreeMap<>();

    private SessionReader(JsonCursor in, SessionEntries entries) {
        this.in = in;
        runReader = new SessionRunReader(in, entries);
    }

    /**
     * Reads a whole session.
     *
     * @throws InputException with everything that is wrong with the document, or with the first input that cannot be used
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
        Place start = in.place();
        in.readObject("a session", SessionJson.FIELDS, true, this::field);
        in.problems().throwIfAny();
        if (runs.isEmpty()) {
            throw in.problems().fatal(start.problem(in.file().name(), Problem.ofFormat("session.lacks")));
        }
        SavedSession.View view = new SavedSession.View(tick, position, marked, breakpoints, elsewhere, layout);
        try {
            return new SavedSession(runs, open.orElse(runs.get(0).label()), view);
        } catch (IllegalArgumentException e) {
            throw in.problems().fatal(start.problem(in.file().name(), Problem.why(e)));
        }
    }

    private void field(int field) throws IOException {
        switch (SessionJson.FIELDS.name(field)) {
            case "format" -> Headers.checkFormat(in, SessionJson.FORMAT);
            case "version" -> checkVersion();
            case "rules" -> runReader.madeUnder(Headers.rules(in));
            case "runs" -> in.readArray("\"runs\"", this::readRun);
            case "open" -> open = Optional.of((int) Numbers.whole(in, "\"open\"", 1, Integer.MAX_VALUE));
            case "tick" -> tick = Numbers.whole(in, "\"tick\"", 0, Limits.LARGEST_TOTAL - 1);
            case "position" -> position = (int) Numbers.whole(in, "\"position\"", 0, Integer.MAX_VALUE);
            case "selected" -> readMarked();
            case "breakpoints" -> readBreakpoints(breakpoints);
            case "elsewhere" -> in.readArray("\"elsewhere\"", index -> readElsewhere());
            default -> layout = SessionRunReader.texts(in, "\"layout\"", MOST_LAYOUT);
        }
    }

    /** What a later version means by its fields is not known here, so nothing more is said about them. */
    private void checkVersion() throws InputException {
        long version = in.plainLong();
        if (version > SessionJson.VERSION) {
            throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("session.newer", version, SessionJson.VERSION)));
        }
        if (version != SessionJson.VERSION_OF_SENTENCES) {
            Headers.checkVersion(in, SessionJson.VERSION);
        }
    }

    private void readRun(int index) throws IOException {
        tooMany(index, MOST_RUNS, "runs");
        runReader.read().ifPresent(runs::add);
    }

    private void readElsewhere() throws IOException {
        String[] workload = {"?"};
        List<SavedSession.Watched> list = new ArrayList<>();
        in.readObject("a list of breakpoints", SessionJson.ELSEWHERE_FIELDS, true, field -> {
            if (field == 0) {
                workload[0] = in.readText("\"workload\"", "?");
            } else {
                readBreakpoints(list);
            }
        });
        if (!list.isEmpty()) {
            elsewhere.put(workload[0], List.copyOf(list));
        }
    }

    private void readBreakpoints(List<SavedSession.Watched> into) throws IOException {
        in.readArray("\"breakpoints\"", index -> readBreakpoint(into));
    }

    private void readBreakpoint(List<SavedSession.Watched> into) throws IOException {
        tooMany(breakpointsRead++, MOST_BREAKPOINTS, "breakpoints");
        String[] condition = {"?"};
        boolean[] enabled = {true};
        in.readObject("a breakpoint", SessionJson.BREAKPOINT_FIELDS, true, field -> {
            if (field == 0) {
                condition[0] = in.readText("\"condition\"", "?");
            } else {
                enabled[0] = SessionRunReader.flag(in, "\"enabled\"");
            }
        });
        into.add(new SavedSession.Watched(condition[0], enabled[0]));
    }

    private void tooMany(int index, int most, String what) throws InputException {
        if (index >= most) {
            throw in.problems().fatal(in.place().problem(in.file().name(), Problem.ofFormat("many." + what, most)));
        }
    }

    private void readMarked() throws IOException {
        List<Optional<String>> ids = new ArrayList<>(List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
        in.readObject("what is selected", SessionJson.SELECTED_FIELDS, true, field -> ids.set(field,
                Optional.of(in.token() == JsonToken.VALUE_STRING ? in.text() : in.readText("an id", "?"))));
        marked = new SavedSession.Marked(ids.get(0), ids.get(1), ids.get(2), ids.get(3));
    }
}
