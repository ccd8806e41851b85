package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.Release;
import org.schedscope.model.Release.After;
import org.schedscope.model.Release.When;

/** A condition of a job on another one: {@code "J1"}, or {@code {"job": "J1", "delay": 5, "when": "started"}}. */
final class AfterJson {
    private static final ObjectCodec<AfterJson, After> FIELDS = ObjectCodec.<AfterJson, After>of("a condition",
            both(required(text("job", AfterJson::takeJob)), After::job),
            both(whole("delay", 0, TaskJson.MOST_TICKS, (after, ticks) -> after.delay = ticks), after -> unless(0L, after.delay())),
            both(text("when", AfterJson::takeWhen), after -> unless(name(When.FINISHED), name(after.when()))))
            .lacking(name -> Problem.words("after.lacks"));

    private final JsonCursor in;
    private final Consumer<Located<String>> named;
    private String job;
    private long delay;
    private When when = When.FINISHED;

    private AfterJson(JsonCursor in, Consumer<Located<String>> named) {
        this.in = in;
        this.named = named;
    }

    /** Reads the condition at the current token into a list, and reports the name of the other job. */
    static void read(JsonCursor in, List<After> into, Consumer<Located<String>> named) throws IOException {
        AfterJson after = new AfterJson(in, named);
        boolean sound = true;
        if (in.token() == JsonToken.VALUE_STRING) {
            after.takeJob(in.text());
        } else if (in.token() == JsonToken.START_OBJECT) {
            sound = FIELDS.read(in, after).isSound();
        } else {
            in.problem(Problem.words("after", "{\"job\", \"delay\", \"when\"}", in.foundHere()));
            in.skip();
            return;
        }
        if (sound) {
            into.add(new After(after.job, after.delay, after.when));
        }
    }

    private void takeJob(String id) {
        job = id;
        named.accept(new Located<>(id, in.place()));
    }

    private void takeWhen(String text) throws InputException {
        for (When each : When.values()) {
            if (name(each).equals(text)) {
                when = each;
                return;
            }
        }
        in.problem(Problem.words("after.when", SafeText.quoted(text), String.join(", ", Arrays.stream(When.values()).map(AfterJson::name)
                .toList())));
    }

    private static String name(When when) {
        return when.name().toLowerCase(Locale.ROOT);
    }

    /** A condition as it is written. */
    static Object value(After after) {
        return after.delay() == 0 && after.when() == When.FINISHED ? after.job() : FIELDS.value(after);
    }
}
