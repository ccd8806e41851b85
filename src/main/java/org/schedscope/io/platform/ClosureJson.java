package org.schedscope.io.platform;

import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.Closure;
import org.schedscope.model.ModelException;

/** Closures of clusters in JSON: {@code {"cluster": "C1", "cores": 8, "from": 50, "to": 150, "announced": 0}}. */
public final class ClosureJson {
    private static final long MOST = Limits.LARGEST_TOTAL - 1;

    public static final ObjectCodec<ClosureJson, Closure> FIELDS = ObjectCodec.<ClosureJson, Closure>of("a closure",
            both(required(text("cluster", (closure, id) -> closure.cluster = id)), Closure::cluster),
            both(integer("cores", 1, (closure, cores) -> closure.cores = OptionalInt.of(cores)), Closure::cores),
            both(required(whole("from", 0, MOST, (closure, tick) -> closure.from = tick)), Closure::from),
            both(required(whole("to", 1, MOST, (closure, tick) -> closure.to = tick)), Closure::to),
            both(whole("announced", 0, MOST, (closure, tick) -> closure.announced = tick), closure -> unless(0L, closure.announced())))
            .lackingEach(name -> Problem.words("closure.lacks", name));

    private String cluster;
    private OptionalInt cores = OptionalInt.empty();
    private long from;
    private long to;
    private long announced;

    private ClosureJson() {
    }

    /** Reads the array of closures at the current token; those with problems are left out. */
    public static List<Located<Closure>> readAll(JsonCursor in) throws IOException {
        List<Located<Closure>> closures = new ArrayList<>();
        in.readArray("\"closures\"", index -> {
            ClosureJson draft = new ClosureJson();
            JsonObject read = FIELDS.read(in, draft);
            if (read.isSound()) {
                try {
                    Closure closure = new Closure(draft.cluster, draft.cores, draft.from, draft.to, draft.announced);
                    closures.add(new Located<>(closure, read.start()));
                } catch (ModelException e) {
                    read.problem(e.told());
                }
            }
        });
        return closures;
    }
}
