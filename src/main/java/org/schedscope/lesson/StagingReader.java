package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.Numbers;

/** Reader of the display of a step: the fields {@code beside}, {@code ghost}, {@code zoom}, {@code highlight} and {@code byHand}. */
final class StagingReader {
    private static final int MOST_STEPS = 200;

    private final JsonCursor in;
    private Optional<StepDraft.OtherStep> other = Optional.empty();
    private Optional<Staging.Ticks> zoom = Optional.empty();
    private Optional<Staging.Ticks> highlight = Optional.empty();
    private boolean byHand;

    StagingReader(JsonCursor in) {
        this.in = in;
    }

    static <D> JsonField<D> beside(Function<D, StagingReader> staging) {
        return JsonField.field("beside", (draft, in) -> staging.apply(draft).readOther("\"beside\"", false));
    }

    static <D> JsonField<D> ghost(Function<D, StagingReader> staging) {
        return JsonField.field("ghost", (draft, in) -> staging.apply(draft).readOther("\"ghost\"", true));
    }

    static <D> JsonField<D> zoom(Function<D, StagingReader> staging) {
        return JsonField.field("zoom", (draft, in) -> {
            StagingReader reader = staging.apply(draft);
            reader.zoom = reader.readTicks("\"zoom\"");
        });
    }

    static <D> JsonField<D> highlight(Function<D, StagingReader> staging) {
        return JsonField.field("highlight", (draft, in) -> {
            StagingReader reader = staging.apply(draft);
            reader.highlight = reader.readTicks("\"highlight\"");
        });
    }

    static <D> JsonField<D> byHand(Function<D, StagingReader> staging) {
        return JsonField.flag("byHand", (draft, offered) -> staging.apply(draft).byHand = offered);
    }

    private void readOther(String what, boolean ghost) throws IOException {
        Place here = in.place();
        int before = in.problems().size();
        int step = (int) Numbers.whole(in, what, 1, MOST_STEPS);
        if (other.isPresent()) {
            in.problem(here, LessonBuilder.words("beside.twice"));
        }
        if (in.problems().size() == before) {
            other = Optional.of(new StepDraft.OtherStep(step, ghost, here));
        }
    }

    private Optional<Staging.Ticks> readTicks(String what) throws IOException {
        Place here = in.place();
        int before = in.problems().size();
        List<Long> ticks = new ArrayList<>();
        if (in.token() == JsonToken.START_ARRAY) {
            in.readArray(what, index -> ticks.add(Numbers.whole(in, "a tick", 0, Limits.LARGEST_TOTAL)));
        } else {
            in.skip();
        }
        if (in.problems().size() == before && (ticks.size() != 2 || ticks.get(0) >= ticks.get(1))) {
            in.problem(here, LessonBuilder.words("ticks", SafeText.of(what)));
        }
        return in.problems().size() == before ? Optional.of(new Staging.Ticks(ticks.get(0), ticks.get(1))) : Optional.empty();
    }

    StepDraft.StagingDraft draft() {
        return new StepDraft.StagingDraft(other, zoom, highlight, byHand);
    }
}
