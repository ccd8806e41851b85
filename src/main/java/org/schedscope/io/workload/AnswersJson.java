package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.answer.ProgramAnswers;

/** What programs that are policies have answered, in descriptions of runs. */
public final class AnswersJson {
    private static final String NAME = "answers";
    private static final ObjectCodec<Draft, ProgramAnswers.Answer> FIELDS = ObjectCodec.of("an answer",
            both(required(whole("t", 0, Long.MAX_VALUE, (answer, tick) -> answer.tick = tick)), ProgramAnswers.Answer::tick),
            both(required(integer("queue", 0, (answer, queue) -> answer.queue = queue)), ProgramAnswers.Answer::queue),
            both(required(text("question", (answer, question) -> answer.question = question)), ProgramAnswers.Answer::question),
            both(required(JsonField.field("order", (answer, in) -> in.readArray("\"order\"",
                    index -> answer.order.add((int) Numbers.whole(in, "\"order\"", 0, Integer.MAX_VALUE))))),
                    ProgramAnswers.Answer::order));

    private AnswersJson() {
    }

    private static final class Draft {
        private long tick;
        private int queue;
        private String question;
        private final List<Integer> order = new ArrayList<>();
    }

    /** The field that contains them; omitted for runs without any. */
    public static <T> JsonField<T> field(BiConsumer<T, ProgramAnswers.Answer> each) {
        return JsonField.field(NAME, (run, in) -> in.readArray("\"" + NAME + "\"", index -> {
            Draft draft = new Draft();
            if (FIELDS.read(in, draft).isSound()) {
                each.accept(run, new ProgramAnswers.Answer(draft.tick, draft.queue, draft.question, draft.order));
            }
        }));
    }

    /** Value of the field as it is written; null if empty. */
    public static JsonValue value(ProgramAnswers answers) {
        return FIELDS.some(answers.all());
    }

    /** Writes the field, if there are any. */
    public static void write(ProgramAnswers answers, JsonGenerator out) throws IOException {
        if (!answers.all().isEmpty()) {
            out.writeFieldName(NAME);
            value(answers).write(out);
        }
    }
}
