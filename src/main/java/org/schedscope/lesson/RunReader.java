package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.io.input.BesidePath;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.platform.PlatformJson;

/** Reads how the workload is run: of the whole lesson, or what a step changes of it. */
final class RunReader {
    private final JsonCursor in;
    private Optional<PlatformDraft> platform = Optional.empty();
    private Optional<String> policy = Optional.empty();
    private Optional<String> scheduler = Optional.empty();
    private Optional<SortedMap<String, String>> parameters = Optional.empty();
    private Optional<Place> place = Optional.empty();

    RunReader(JsonCursor in) {
        this.in = in;
    }

    /** Reads the field's value if it is one of {@code platform}, {@code policy}, {@code scheduler} and {@code set}. */
    void field(String name) throws IOException {
        Place here = in.place();
        place = place.or(() -> Optional.of(here));
        switch (name) {
            case "platform" -> platform = Optional.of(in.token() == JsonToken.START_OBJECT
                    ? new PlatformDraft(Optional.empty(), Optional.of(PlatformJson.read(in)), here)
                    : new PlatformDraft(Optional.of(path(in, "\"platform\"")), Optional.empty(), here));
            case "policy" -> policy = Optional.of(in.readText("\"policy\"", "?"));
            case "scheduler" -> scheduler = Optional.of(in.readText("\"scheduler\"", "?"));
            default -> {
                SortedMap<String, String> set = new TreeMap<>();
                in.readEntries("\"set\"", key -> set.put(key, in.readText("a parameter", "?")));
                parameters = Optional.of(set);
            }
        }
    }

    StepDraft.RunDraft draft() {
        return new StepDraft.RunDraft(platform, policy, scheduler, parameters, place);
    }

    /** A path beside the lesson, or inside its folder. */
    static String path(JsonCursor in, String what) throws InputException {
        String path = in.readText(what, "?");
        if (!BesidePath.staysInFolder(path)) {
            in.problem(LessonBuilder.words("path", what, OneLine.quoted(path)));
        }
        return path;
    }
}
