package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.platform.PlatformJson;

/** Reader of the settings of a run: of the whole lesson, or changes by a step. */
final class RunReader {
    private final JsonCursor in;
    private Optional<PlatformDraft> platform = Optional.empty();
    private Optional<String> policy = Optional.empty();
    private Optional<String> scheduler = Optional.empty();
    private Optional<SortedMap<String, String>> parameters = Optional.empty();
    private Optional<Place> place = Optional.empty();
    private Optional<Place> policyPlace = Optional.empty();
    private Optional<Place> schedulerPlace = Optional.empty();

    RunReader(JsonCursor in) {
        this.in = in;
    }

    static <D> JsonField<D> platform(Function<D, RunReader> run) {
        return JsonField.field("platform", (draft, in) -> run.apply(draft).readPlatform());
    }

    static <D> JsonField<D> policy(Function<D, RunReader> run) {
        return JsonField.field("policy", (draft, in) -> run.apply(draft).readPolicy());
    }

    static <D> JsonField<D> scheduler(Function<D, RunReader> run) {
        return JsonField.field("scheduler", (draft, in) -> run.apply(draft).readScheduler());
    }

    /** The field {@code set}: parameters of the scheduler. */
    static <D> JsonField<D> set(Function<D, RunReader> run) {
        return JsonField.field("set", (draft, in) -> run.apply(draft).readParameters());
    }

    private Place noted() {
        Place here = in.place();
        place = place.or(() -> Optional.of(here));
        return here;
    }

    private void readPlatform() throws IOException {
        Place here = noted();
        if (in.token() == JsonToken.START_OBJECT) {
            platform = Optional.of(new PlatformDraft(Optional.empty(), Optional.of(PlatformJson.read(in)), here));
        } else {
            platform = path(in, "\"platform\"").map(path -> new PlatformDraft(Optional.of(path), Optional.empty(), here));
        }
    }

    private void readPolicy() throws IOException {
        policyPlace = Optional.of(noted());
        policy = in.readText("\"policy\"");
    }

    private void readScheduler() throws IOException {
        schedulerPlace = Optional.of(noted());
        scheduler = in.readText("\"scheduler\"");
    }

    private void readParameters() throws IOException {
        noted();
        SortedMap<String, String> set = new TreeMap<>();
        in.readEntries("\"set\"", key -> in.readText("a parameter").ifPresent(value -> set.put(key, value)));
        parameters = Optional.of(set);
    }

    StepDraft.RunDraft draft() {
        return new StepDraft.RunDraft(platform, policy, scheduler, parameters,
                new StepDraft.Places(place, policyPlace, schedulerPlace));
    }

    /** A path beside the lesson, or inside its folder. */
    static Optional<String> path(JsonCursor in, String what) throws InputException {
        return in.readPath(what, path -> LessonBuilder.words("path", what, path));
    }
}
