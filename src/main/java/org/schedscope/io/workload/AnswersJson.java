package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.model.answer.ProgramAnswers;

/** What programs that are policies have answered, in descriptions of runs. */
public final class AnswersJson {
    private static final String NAME = "answers";
    private static final ObjectReader<Draft> FIELDS = ObjectReader.<Draft>of("an answer",
            required(whole("t", 0, Long.MAX_VALUE, (answer, tick) -> answer.tick = tick)),
            required(whole("queue", 0, Integer.MAX_VALUE, (answer, queue) -> answer.queue = (int) queue)),
            required(text("question", (answer, question) -> answer.question = question)),
            required(JsonField.field("order", (answer, in) -> in.readArray("\"order\"",
                    index -> answer.order.add((int) Numbers.whole(in, "\"order\"", 0, Integer.MAX_VALUE))))));

    private AnswersJson() {
    }

    private static final class Draft {
        private long tick;
        private int queue;
        private String question;
        private final List<Integer> order = new ArrayList<>();
    }

    /** The field that holds them; nothing is written of runs without any. */
    public static <T> JsonField<T> field(BiConsumer<T, ProgramAnswers.Answer> each) {
        return JsonField.field(NAME, (run, in) -> in.readArray("\"" + NAME + "\"", index -> {
            Draft draft = new Draft();
            if (FIELDS.read(in, draft).isSound()) {
                each.accept(run, new ProgramAnswers.Answer(draft.tick, draft.queue, draft.question, draft.order));
            }
        }));
    }

    /** Writes the field, if there are any. */
    public static void write(ProgramAnswers answers, JsonGenerator out) throws IOException {
        if (answers.all().isEmpty()) {
            return;
        }
        out.writeArrayFieldStart(NAME);
        for (ProgramAnswers.Answer answer : answers.all()) {
            out.writeStartObject();
            out.writeNumberField("t", answer.tick());
            out.writeNumberField("queue", answer.queue());
            out.writeStringField("question", answer.question());
            out.writeArrayFieldStart("order");
            for (int task : answer.order()) {
                out.writeNumber(task);
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
