package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.io.input.Located;
import org.schedscope.lesson.StepDraft;
import org.schedscope.lesson.StepDraft.QuestionDraft;

/**
 * A step of a lesson while it is typed: texts have a line for each paragraph, choices a line for each, the right one after
 * {@link #RIGHT}.
 */
public final class MadeStep {
    /** Prefix of the right choice. */
    public static final String RIGHT = "*";
    /** Placeholder of a text that is still to be typed, so that the rest can be checked. */
    static final String BLANK = "\u2026";

    /** Kind of the question of a step. */
    public enum Asks {
        NOTHING, NEXT, FIGURE, CHOICE
    }

    public final StringProperty title = new SimpleStringProperty(this, "title", "");
    public final StringProperty story = new SimpleStringProperty(this, "story", "");
    public final StringProperty notes = new SimpleStringProperty(this, "notes", "");
    public final ObjectProperty<Asks> asks = new SimpleObjectProperty<>(this, "asks", Asks.NOTHING);
    public final StringProperty ask = new SimpleStringProperty(this, "ask", "");
    public final StringProperty choices = new SimpleStringProperty(this, "choices", "");
    /** Name of the metric in the question. */
    public final StringProperty metric = new SimpleStringProperty(this, "metric", "makespan");
    public final StringProperty because = new SimpleStringProperty(this, "because", "");
    /** All that is not typed: run, moment, selection, and how it is shown. */
    public final ObjectProperty<StepDraft> place;

    MadeStep(StepDraft draft) {
        place = new SimpleObjectProperty<>(this, "place", draft);
        title.set(shown(draft.title()));
        story.set(shown(String.join("\n", draft.paragraphs())));
        notes.set(String.join("\n", draft.notes()));
        draft.question().ifPresent(this::show);
    }

    private void show(QuestionDraft question) {
        asks.set(question.next() ? Asks.NEXT : question.metric().isPresent() ? Asks.FIGURE : Asks.CHOICE);
        ask.set(shown(question.ask()));
        because.set(question.because());
        question.metric().ifPresent(named -> metric.set(named.value()));
        List<String> lines = new ArrayList<>(question.options());
        question.right().forEach(right -> lines.set(right, RIGHT + " " + lines.get(right)));
        choices.set(String.join("\n", lines));
    }

    private static String shown(String text) {
        return text.equals(BLANK) ? "" : text;
    }

    /** All that changes the step. */
    Observable[] changes() {
        return new Observable[] {title, story, notes, asks, ask, choices, metric, because, place};
    }

    /** As a file would have it; what is still to be typed is {@link #BLANK}. */
    StepDraft draft() {
        StepDraft at = place.get();
        List<String> paragraphs = lines(story);
        return new StepDraft(StepDraft.NOWHERE, typed(title), paragraphs.isEmpty() ? List.of(BLANK) : paragraphs, lines(notes), at.run(),
                at.select(), at.moment(), question(), at.staging());
    }

    private Optional<QuestionDraft> question() {
        Asks kind = asks.get();
        if (kind == Asks.NOTHING) {
            return Optional.empty();
        }
        List<String> all = kind == Asks.CHOICE ? lines(choices) : List.of();
        List<Integer> right = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).startsWith(RIGHT)) {
                right.add(i);
            }
        }
        return Optional.of(new QuestionDraft(typed(ask), lines(because).stream().collect(Collectors.joining(" ")), kind == Asks.NEXT,
                all.stream().map(MadeStep::choice).toList(), right,
                kind == Asks.FIGURE ? Optional.of(new Located<>(metric.get(), StepDraft.NOWHERE)) : Optional.empty(), StepDraft.NOWHERE));
    }

    private static String choice(String line) {
        String text = line.startsWith(RIGHT) ? line.substring(RIGHT.length()).strip() : line;
        return text.isEmpty() ? BLANK : text;
    }

    private static String typed(StringProperty text) {
        return text.get().isBlank() ? BLANK : text.get().strip();
    }

    private static List<String> lines(StringProperty text) {
        return text.get().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    /** What is still to be typed, if anything: a key of its sentence. */
    Optional<String> missing() {
        boolean asking = asks.get() != Asks.NOTHING;
        return title.get().isBlank() ? Optional.of("title") : story.get().isBlank() ? Optional.of("story")
                : asking && ask.get().isBlank() ? Optional.of("ask")
                        : asks.get() == Asks.CHOICE && lines(choices).size() < 2 ? Optional.of("choices") : Optional.empty();
    }

    /** The step, from 1, whose run is shown beside this one's; 0 if none is. */
    public int beside() {
        return place.get().staging().other().map(StepDraft.OtherStep::number).orElse(0);
    }

    /** Shows another step's run beside this one's, or with 0 none. */
    public void showBeside(int number) {
        StepDraft.StagingDraft before = place.get().staging();
        if (number != beside()) {
            show(new StepDraft.StagingDraft(number == 0 ? Optional.empty()
                    : Optional.of(new StepDraft.OtherStep(number, false, StepDraft.NOWHERE)), before.zoom(), before.highlight(),
                    before.byHand()));
        }
    }

    /** Whether the step offers to build a better schedule by hand. */
    public boolean isByHand() {
        return place.get().staging().byHand();
    }

    public void offerByHand(boolean offered) {
        StepDraft.StagingDraft before = place.get().staging();
        if (offered != before.byHand()) {
            show(new StepDraft.StagingDraft(before.other(), before.zoom(), before.highlight(), offered));
        }
    }

    private void show(StepDraft.StagingDraft staging) {
        place.set(at(place.get(), staging));
    }

    /** A place that is shown in a way. */
    static StepDraft at(StepDraft at, StepDraft.StagingDraft staging) {
        return new StepDraft(at.start(), at.title(), at.paragraphs(), at.notes(), at.run(), at.select(), at.moment(), at.question(),
                staging);
    }
}
