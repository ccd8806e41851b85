package org.schedscope.lesson;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.flag;
import static org.schedscope.io.json.JsonField.text;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.lesson.StepDraft.Moment;
import org.schedscope.lesson.StepDraft.QuestionDraft;

/** Reader of one step. */
final class StepReader {
    private static final ObjectReader<StepReader> FIELDS = ObjectReader.of("a step",
            LessonTexts.prose("title", step -> step.texts, (step, title) -> step.title = title),
            field("text", (step, in) -> step.paragraphs.addAll(step.texts.paragraphs("\"text\""))),
            field("notes", (step, in) -> step.notes.addAll(step.texts.paragraphs("\"notes\""))),
            field("at", (step, in) -> step.readTick()),
            field("event", (step, in) -> step.readEvent()),
            field("until", (step, in) -> step.readCondition()),
            field("select", (step, in) -> step.readSelection()),
            RunReader.platform(step -> step.run), RunReader.policy(step -> step.run), RunReader.scheduler(step -> step.run),
            RunReader.set(step -> step.run),
            field("beside", (step, in) -> step.readOther("\"beside\"", false)),
            field("ghost", (step, in) -> step.readOther("\"ghost\"", true)),
            field("zoom", (step, in) -> step.zoom = step.readTicks("\"zoom\"")),
            field("highlight", (step, in) -> step.highlight = step.readTicks("\"highlight\"")),
            flag("byHand", (step, offered) -> step.byHand = offered),
            field("question", (step, in) -> step.question = new QuestionReader(in, step.texts).read()));
    static final String END = "end";

    private final JsonCursor in;
    private final RunReader run;
    private final LessonTexts texts;
    private String title;
    private final List<String> paragraphs = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private Optional<Moment> moment = Optional.empty();
    private Optional<Located<String>> select = Optional.empty();
    private Optional<QuestionDraft> question = Optional.empty();
    private Optional<StepDraft.OtherStep> other = Optional.empty();
    private Optional<Staging.Ticks> zoom = Optional.empty();
    private Optional<Staging.Ticks> highlight = Optional.empty();
    private boolean byHand;

    StepReader(JsonCursor in, LessonTexts texts) {
        this.in = in;
        this.texts = texts;
        run = new RunReader(in);
    }

    /** Reads the step at the current token; empty for an invalid one, which is reported. */
    Optional<StepDraft> read() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        if (read.isSound() && (title == null || paragraphs.isEmpty())) {
            read.problem(LessonBuilder.words("step", title == null ? "title" : "text"));
        }
        return read.isSound() ? Optional.of(new StepDraft(read.start(), title, paragraphs, notes, run.draft(), select, moment,
                question, new StepDraft.StagingDraft(other, zoom, highlight, byHand)))
                : Optional.empty();
    }

    private void readTick() throws IOException {
        Place here = in.place();
        at(in.token() == JsonToken.VALUE_STRING && in.text().equals(END) ? Moment.end(here)
                : Moment.tick(Numbers.whole(in, "\"at\"", 0, Limits.LARGEST_TOTAL - 1), here));
    }

    private void readEvent() throws IOException {
        Place here = in.place();
        at(Moment.event((int) Numbers.whole(in, "\"event\"", 0, Integer.MAX_VALUE - 1), here));
    }

    private void readCondition() throws IOException {
        Place here = in.place();
        at(Moment.until(in.readText("\"until\"").orElse(""), here));
    }

    private void readSelection() throws IOException {
        Place here = in.place();
        select = in.readText("\"select\"").map(task -> new Located<>(task, here));
    }

    private void at(Moment given) throws InputException {
        if (moment.isPresent()) {
            in.problem(given.place(), LessonBuilder.words("moment"));
        }
        moment = Optional.of(given);
    }

    private void readOther(String what, boolean ghost) throws IOException {
        Place here = in.place();
        int before = in.problems().size();
        int step = (int) Numbers.whole(in, what, 1, LessonJson.MOST_STEPS);
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

    private static final class QuestionReader {
        private static final ObjectReader<QuestionReader> FIELDS = ObjectReader.of("a question",
                LessonTexts.prose("ask", question -> question.texts, (question, ask) -> question.ask = ask),
                LessonTexts.prose("because", question -> question.texts, (question, because) -> question.because = because),
                flag("next", (question, next) -> question.next = next),
                field("options", (question, in) -> in.readArray("\"options\"", question::readOption)),
                field("metric", (question, in) -> question.readMetric()));
        private static final ObjectReader<OptionDraft> OPTION_FIELDS = ObjectReader.of("an option",
                LessonTexts.prose("text", option -> option.texts, (option, text) -> option.text = Optional.of(text)),
                flag("right", (option, right) -> option.right = right));
        private static final int MOST_OPTIONS = 9;

        private final JsonCursor in;
        private final LessonTexts texts;
        private String ask;
        private String because = "";
        private boolean next;
        private final List<String> options = new ArrayList<>();
        private final List<Integer> right = new ArrayList<>();
        private Optional<Located<String>> metric = Optional.empty();

        QuestionReader(JsonCursor in, LessonTexts texts) {
            this.in = in;
            this.texts = texts;
        }

        private static final class OptionDraft {
            private final LessonTexts texts;
            private Optional<String> text = Optional.empty();
            private boolean right;

            OptionDraft(LessonTexts texts) {
                this.texts = texts;
            }
        }

        Optional<QuestionDraft> read() throws IOException {
            JsonObject read = FIELDS.read(in, this);
            if (read.isSound()) {
                check(read);
            }
            return read.isSound() ? Optional.of(new QuestionDraft(ask, because, next, options, right, metric, read.start()))
                    : Optional.empty();
        }

        private void check(JsonObject read) throws InputException {
            int kinds = (next ? 1 : 0) + (options.isEmpty() ? 0 : 1) + (metric.isPresent() ? 1 : 0);
            if (ask == null) {
                read.problem(LessonBuilder.words("ask"));
            } else if (kinds != 1) {
                read.problem(LessonBuilder.words("question"));
            } else if (!options.isEmpty() && (options.size() < 2 || options.size() > MOST_OPTIONS || right.size() != 1)) {
                read.problem(LessonBuilder.words("options", MOST_OPTIONS, options.size(), right.size()));
            }
        }

        private void readMetric() throws IOException {
            Place here = in.place();
            metric = in.readText("\"metric\"").map(name -> new Located<>(name, here));
        }

        private void readOption(int index) throws IOException {
            OptionDraft option = new OptionDraft(texts);
            JsonObject read = OPTION_FIELDS.read(in, option);
            if (option.right) {
                right.add(index);
            }
            if (option.text.filter(options::contains).isPresent()) {
                read.problem(LessonBuilder.words("option.twice", SafeText.quoted(option.text.get())));
            } else if (read.isSound() && option.text.isEmpty()) {
                read.problem(LessonBuilder.words("option"));
            }
            option.text.ifPresent(options::add);
        }
    }
}
