package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.lesson.StepDraft.Asked;
import org.schedscope.lesson.StepDraft.Moment;
import org.schedscope.lesson.StepDraft.Told;
import org.schedscope.text.Message;

/** Reads one step. */
final class StepReader {
    private static final FieldSet FIELDS = new FieldSet("title", "text", "at", "event", "until", "select", "platform", "policy", "scheduler", "set",
            "question");
    private static final String END = "end";

    private final JsonCursor in;
    private final RunReader run;
    private Optional<String> title = Optional.empty();
    private final List<String> paragraphs = new ArrayList<>();
    private Optional<Moment> moment = Optional.empty();
    private Optional<Told<String>> select = Optional.empty();
    private Optional<Asked> question = Optional.empty();

    StepReader(JsonCursor in) {
        this.in = in;
        run = new RunReader(in);
    }

    StepDraft read() throws IOException {
        Place start = in.place();
        int before = in.problems().size();
        in.readObject("a step", FIELDS, true, field -> field(FIELDS.name(field)));
        if (in.problems().size() == before && (title.isEmpty() || paragraphs.isEmpty())) {
            in.problem(start, LessonBuilder.words("step", title.isEmpty() ? "title" : "text"));
        }
        return new StepDraft(start, title.orElse("?"), paragraphs, run.draft(), select, moment, question);
    }

    private void field(String name) throws IOException {
        Place here = in.place();
        switch (name) {
            case "title" -> title = Optional.of(in.readProse("\"title\"", "?"));
            case "text" -> readText();
            case "at" -> at(in.token() == JsonToken.VALUE_STRING && in.text().equals(END) ? Moment.end(here)
                    : Moment.tick(Numbers.whole(in, "\"at\"", 0, Limits.LARGEST_TOTAL - 1), here));
            case "event" -> at(Moment.event((int) Numbers.whole(in, "\"event\"", 0, Integer.MAX_VALUE - 1), here));
            case "until" -> at(Moment.until(in.readText("\"until\"", "?"), here));
            case "select" -> select = Optional.of(new Told<>(in.readText("\"select\"", "?"), here));
            case "question" -> question = new QuestionReader(in).read();
            default -> run.field(name);
        }
    }

    private void at(Moment told) throws InputException {
        if (moment.isPresent()) {
            in.problem(told.place(), LessonBuilder.words("moment"));
        }
        moment = Optional.of(told);
    }

    /** One text, or a list of paragraphs. */
    private void readText() throws IOException {
        if (in.token() == JsonToken.START_ARRAY) {
            Place here = in.place();
            if (in.readArray("\"text\"", index -> paragraphs.add(in.readProse("a paragraph", "?"))) == 0) {
                in.problem(here, LessonBuilder.words("paragraph"));
            }
        } else {
            paragraphs.add(in.readProse("\"text\"", "?"));
        }
    }

    /** Reads what a step asks. */
    private static final class QuestionReader {
        private static final FieldSet QUESTION = new FieldSet("ask", "because", "next", "options", "metric");
        private static final FieldSet OPTION = new FieldSet("text", "right");
        private static final int MOST_OPTIONS = 9;

        private final JsonCursor in;
        private Optional<String> ask = Optional.empty();
        private String because = "";
        private boolean next;
        private final List<String> options = new ArrayList<>();
        private final List<Integer> right = new ArrayList<>();
        private Optional<String> metric = Optional.empty();

        QuestionReader(JsonCursor in) {
            this.in = in;
        }

        Optional<Asked> read() throws IOException {
            Place start = in.place();
            int before = in.problems().size();
            in.readObject("a question", QUESTION, true, field -> field(QUESTION.name(field)));
            int kinds = (next ? 1 : 0) + (options.isEmpty() ? 0 : 1) + (metric.isPresent() ? 1 : 0);
            if (in.problems().size() == before) {
                check(start, kinds);
            }
            return Optional.of(new Asked(ask.orElse("?"), because, next, options, right, metric, start));
        }

        private void check(Place start, int kinds) throws InputException {
            if (ask.isEmpty()) {
                in.problem(start, LessonBuilder.words("ask"));
            } else if (kinds != 1) {
                in.problem(start, LessonBuilder.words("question"));
            } else if (!options.isEmpty() && (options.size() < 2 || options.size() > MOST_OPTIONS || right.size() != 1)) {
                in.problem(start, LessonBuilder.words("options", MOST_OPTIONS, options.size(), right.size()));
            }
        }

        private void field(String name) throws IOException {
            switch (name) {
                case "ask" -> ask = Optional.of(in.readProse("\"ask\"", "?"));
                case "because" -> because = in.readProse("\"because\"", "?");
                case "next" -> next = truth("\"next\"");
                case "metric" -> metric = Optional.of(in.readText("\"metric\"", "?"));
                default -> in.readArray("\"options\"", this::option);
            }
        }

        private void option(int index) throws IOException {
            Place start = in.place();
            int before = in.problems().size();
            String[] text = {""};
            in.readObject("an option", OPTION, true, field -> {
                if (field == 0) {
                    text[0] = in.readProse("\"text\"", "?");
                } else if (truth("\"right\"")) {
                    right.add(index);
                }
            });
            if (in.problems().size() == before && text[0].isEmpty()) {
                in.problem(start, LessonBuilder.words("option"));
            } else if (options.contains(text[0])) {
                in.problem(start, LessonBuilder.words("option.twice", OneLine.quoted(text[0])));
            }
            options.add(text[0]);
        }

        private boolean truth(String what) throws InputException {
            if (in.token() != JsonToken.VALUE_TRUE && in.token() != JsonToken.VALUE_FALSE) {
                in.problem(Message.of("problems", "value.truth", what, in.foundHere()));
                in.skip();
                return false;
            }
            return in.token() == JsonToken.VALUE_TRUE;
        }
    }
}
