package org.schedscope.ui.view.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.lesson.StepDraft;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.slide.AnswerWords;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.LessonMaker;
import org.schedscope.ui.state.draft.LessonMaker.Checked;
import org.schedscope.ui.state.draft.MadeStep;
import org.schedscope.ui.state.draft.MadeStep.Asks;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.field.ProseField;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;

/** Form of a step: its title and story, its question with the engine's answer, and notes. */
final class StepForm {
    private static final Texts TEXTS = LessonView.TEXTS;
    private static final Texts METRICS = Messages.of("metrics");

    private final LessonMaker maker;
    private final Label place = LessonView.words("", "text-2", "small");
    private final TextField title = new TextField();
    private final ProseField story = prose("story", 4);
    private final ProseField notes = prose("notes", 2);
    private final SimpleObjectProperty<Asks> asks = new SimpleObjectProperty<>(this, "asks", Asks.NOTHING);
    private final TextField ask = new TextField();
    private final ChoiceList<String> metric = new ChoiceList<>("make-metric", name -> METRICS.text("metric." + name + ".title"));
    private final ChoiceList<Integer> beside = new ChoiceList<>("make-beside",
            number -> number == 0 ? TEXTS.text("make.beside.none") : TEXTS.text("make.beside.step", Figures.whole(number)));
    private final CheckBox byHand = new CheckBox(TEXTS.text("make.by-hand"));
    private final HBox compared = row("make.beside", beside);
    private final ProseField choices = prose("choices", 3);
    private final ProseField because = prose("because", 2);
    private final Label answer = LessonView.words("", "lesson-verdict");
    private final VBox question;
    private final VBox node;
    private boolean showing;

    StepForm(LessonMaker maker) {
        this.maker = maker;
        title.setId("make-step-title");
        title.setAccessibleText(TEXTS.text("make.step.title"));
        ask.setAccessibleText(TEXTS.text("make.ask"));
        ask.setId("make-ask");
        answer.setId("make-answer");
        place.setId("make-place");
        metric.getItems().setAll(Metrics.all().stream().map(Metric::name).toList());
        metric.setAccessibleText(TEXTS.text("make.metric"));
        HBox figure = row("make.metric", metric);
        question = new VBox(8, row("make.ask", ask), figure, choices, answer, because);
        Node kinds = Choices.segments(TEXTS, "lesson", "make-kind", asks, asks::set, Asks.values(),
                kind -> kind.name().toLowerCase(Locale.ROOT));
        node = new VBox(8, place, row("make.step.title", title), story,
                new FlowPane(8, 4, FieldRows.caption(TEXTS.text("make.question"), kinds), kinds), question, compared, byHand, notes);
        byHand.setId("make-by-hand");
        beside.setAccessibleText(TEXTS.text("make.beside"));
        byHand.setOnAction(pressed -> maker.chosen.get().ifPresent(step -> step.offerByHand(byHand.isSelected())));
        beside.setOnAction(pressed -> {
            if (!showing && beside.getValue() != null) {
                maker.chosen.get().ifPresent(step -> step.showBeside(beside.getValue()));
            }
        });
        question.visibleProperty().bind(asks.isNotEqualTo(Asks.NOTHING));
        figure.visibleProperty().bind(asks.isEqualTo(Asks.FIGURE));
        choices.visibleProperty().bind(asks.isEqualTo(Asks.CHOICE));
        for (Node part : List.of(question, figure, choices, compared, node)) {
            part.managedProperty().bind(part.visibleProperty());
        }
        asks.addListener((property, before, now) -> propose(now));
        metric.valueProperty().addListener((property, before, now) -> propose(asks.get()));
        maker.chosen.addListener((property, before, now) -> show(before, now));
        maker.checkedProperty().addListener(change -> tell());
        show(Optional.empty(), maker.chosen.get());
    }

    private static ProseField prose(String name, int lines) {
        return new ProseField("make-" + name, TEXTS.text("make." + name), TEXTS.text("make." + name + ".prompt"), lines);
    }

    private static HBox row(String caption, Node field) {
        HBox row = new HBox(8, FieldRows.caption(TEXTS.text(caption), field), field);
        row.getStyleClass().add("edit-buttons");
        HBox.setHgrow(field, Priority.ALWAYS);
        return row;
    }

    private void show(Optional<MadeStep> before, Optional<MadeStep> now) {
        showing = true;
        before.ifPresent(step -> connect(step, false));
        now.ifPresent(step -> connect(step, true));
        showing = false;
        node.setVisible(now.isPresent());
        tell();
    }

    private void connect(MadeStep step, boolean on) {
        List<Property<String>> shown = List.of(title.textProperty(), story.text(), notes.text(), ask.textProperty(), because.text(),
                choices.text(), metric.valueProperty());
        List<Property<String>> held = List.of(step.title, step.story, step.notes, step.ask, step.because, step.choices, step.metric);
        IntStream.range(0, shown.size()).forEach(at -> connect(shown.get(at), held.get(at), on));
        connect(asks, step.asks, on);
    }

    private static <T> void connect(Property<T> shown, Property<T> held, boolean on) {
        if (on) {
            shown.bindBidirectional(held);
        } else {
            shown.unbindBidirectional(held);
        }
    }

    /** A question without a typed text gets the usual words. */
    private void propose(Asks kind) {
        boolean ours = ask.getText().isBlank() || Metrics.all().stream().anyMatch(one -> ask.getText().equals(figure(one.name())))
                || ask.getText().equals(TEXTS.text("make.ask.next"));
        if (!showing && ours) {
            ask.setText(kind == Asks.NEXT ? TEXTS.text("make.ask.next") : kind == Asks.FIGURE ? figure(metric.getValue()) : "");
        }
    }

    private static String figure(String metric) {
        return TEXTS.text("make.ask.figure", METRICS.text("metric." + metric + ".title"));
    }

    /** When a step is, in a word or two. */
    static String moment(MadeStep step) {
        StepDraft.Moment at = step.place.get().moment().orElseThrow();
        return at.tick().isPresent() ? TEXTS.text("make.at.tick", Long.toString(at.tick().getAsLong()))
                : at.event().isEmpty() ? TEXTS.text("make.at.end") : at.event().getAsInt() == 0 ? TEXTS.text("make.at.start")
                        : TEXTS.text("make.at.event", Integer.toString(at.event().getAsInt()));
    }

    private void tell() {
        Optional<MadeStep> now = maker.chosen.get();
        if (now.isEmpty()) {
            return;
        }
        int number = maker.steps.indexOf(now.get());
        StepDraft at = now.get().place.get();
        String run = TEXTS.text("make.place", moment(now.get()), at.run().policy().orElse(""),
                at.run().platform().flatMap(platform -> platform.inline()).map(platform -> platform.name()).orElse(""));
        place.setText(at.select().map(selected -> TEXTS.text("make.place.selected", run, selected.value())).orElse(run));
        stage(now.get());
        Checked checked = maker.checkedProperty().get();
        Optional<String> wrong = checked.flaws().stream().filter(flaw -> flaw.step().orElse(-1) == number)
                .map(LessonMaker.Flaw::text).findFirst();
        Optional<Step> step = checked.lesson().filter(lesson -> number < lesson.steps().size()).map(lesson -> lesson.steps().get(number));
        answer.setText(wrong.orElseGet(() -> step.flatMap(Step::question).map(asked -> answer(checked.lesson().orElseThrow(), step.get(),
                asked)).orElse("")));
        Nodes.mark(answer, "bad", wrong.isPresent());
    }

    private void stage(MadeStep step) {
        List<Integer> others = new ArrayList<>(maker.comparable());
        compared.setVisible(!others.isEmpty() || step.beside() > 0);
        others.add(0, 0);
        if (!others.contains(step.beside())) {
            others.add(step.beside());
        }
        showing = true;
        beside.getItems().setAll(others);
        beside.setValue(step.beside());
        showing = false;
        byHand.setSelected(step.isByHand());
    }

    private static String answer(Lesson lesson, Step step, Question asked) {
        AnswerWords words = new AnswerWords(lesson.runOf(step), asked, TEXTS);
        String told = TEXTS.text("told", words.answer());
        return words.why().map(why -> told + " " + why).orElse(told);
    }

    Node node() {
        return node;
    }
}
