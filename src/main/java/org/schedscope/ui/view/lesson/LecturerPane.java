package org.schedscope.ui.view.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.slide.AnswerWords;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.lesson.LectureTime;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.WindowStates;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** What the lecturer reads: the time; the question with its answer, and the notes; what comes next; what the room sees. */
final class LecturerPane {
    private static final Texts TEXTS = LessonView.TEXTS;

    private final WindowStates states;
    private final Commands commands;
    private final LectureTime time;
    private final ObservableBooleanValue blank;
    private final Label title = TextLabels.of("", "lesson-title");
    private final Label step = TextLabels.of("", "text-2");
    private final Label elapsed = TextLabels.of("", "lecturer-time");
    private final Label clock = TextLabels.of("", "lecturer-time");
    private final Label room = TextLabels.of("", "strong");
    private final Button next = button("next", "lesson-next");
    private final VBox now = new VBox();
    private final VBox later = new VBox();
    private final BorderPane node = new BorderPane();

    LecturerPane(WindowStates states, Commands commands, LectureTime time, ObservableBooleanValue blank) {
        this.states = states;
        this.commands = commands;
        this.time = time;
        this.blank = blank;
        node.setId("lecturer");
        node.setTop(top());
        node.setCenter(middle());
        node.setBottom(bottom());
        states.when(this::show, now -> now.lesson().progress());
        states.when(this::tellRoom, now -> now.lesson().shown());
        states.when(this::tellNext, now -> now.lesson().page());
        blank.addListener(change -> tellRoom());
        show();
        tick();
    }

    private LessonModel.Given lesson() {
        return states.now().lesson();
    }

    Parent node() {
        return node;
    }

    /** Once a second. */
    void tick() {
        elapsed.setText(time.elapsed());
        clock.setText(time.now());
    }

    private Node top() {
        Button restart = new Button(TEXTS.text("lecturer.restart"));
        restart.setId("lecturer-restart");
        restart.getStyleClass().add("flat");
        Hover.over(restart).says(TEXTS.text("lecturer.restart.told"));
        restart.setOnAction(pressed -> {
            time.restart();
            tick();
        });
        elapsed.setId("lecturer-elapsed");
        clock.setId("lecturer-clock");
        title.setMinWidth(0);
        HBox top = new HBox(12, title, step, Nodes.gap(), timed("lecturer.elapsed", elapsed), restart, timed("lecturer.clock", clock));
        top.setAlignment(Pos.CENTER_LEFT);
        top.getStyleClass().add("lecturer-top");
        return top;
    }

    private static Node timed(String what, Label label) {
        VBox box = new VBox(TextLabels.of(TEXTS.text(what), "muted", "small"), label);
        box.setAlignment(Pos.CENTER_RIGHT);
        box.setMinWidth(VBox.USE_PREF_SIZE);
        return box;
    }

    private Node middle() {
        GridPane grid = new GridPane();
        ColumnConstraints wide = new ColumnConstraints();
        wide.setPercentWidth(60);
        ColumnConstraints narrow = new ColumnConstraints();
        narrow.setPercentWidth(40);
        RowConstraints all = new RowConstraints();
        all.setVgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(wide, narrow);
        grid.getRowConstraints().setAll(all);
        grid.add(scrolled(now, "lecturer-now"), 0, 0);
        grid.add(scrolled(later, "lecturer-next-step"), 1, 0);
        return grid;
    }

    private static ScrollPane scrolled(VBox box, String id) {
        box.getStyleClass().add("lecturer-column");
        ScrollPane scroll = new ScrollPane(box);
        scroll.setId(id);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        Nodes.scrolledByKeys(scroll, TEXTS.text(id + ".accessible"));
        return scroll;
    }

    private Node bottom() {
        Button blackens = button("blank", "blank");
        blackens.setText(TEXTS.text("lecturer.blank"));
        Button back = button("back", "lesson-back");
        back.setText(TEXTS.text("back"));
        next.getStyleClass().add("primary");
        room.setId("lecturer-room");
        Label keys = TextLabels.of(TEXTS.text("keys.told"), "muted", "small");
        keys.setMinWidth(0);
        HBox bar = new HBox(8, back, next, blackens, Nodes.gap(), keys, room);
        bar.getStyleClass().add("lesson-bar");
        return bar;
    }

    private Button button(String id, String command) {
        Button button = new Button();
        button.setId("lecturer-" + id);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(pressed -> this.commands.get(command).run());
        return button;
    }

    private void show() {
        Optional<LessonModel.Progress> given = lesson().progress();
        title.setText(given.map(one -> one.lesson().title()).orElse(TEXTS.text("title")));
        step.setText(given.map(one -> TEXTS.text("step", Figures.whole(one.number() + 1), Figures.whole(one.lesson().steps().size())))
                .orElse(""));
        tellNext();
        now.getChildren().setAll(given.map(this::now).orElse(List.of(TextLabels.empty(TEXTS.text("none")))));
        later.getChildren().setAll(given.map(LecturerPane::later).orElse(List.of()));
        tellRoom();
    }

    private void tellNext() {
        boolean more = lesson().page().hasMore();
        boolean asking = lesson().progress().filter(LessonModel.Progress::isAsking).isPresent();
        next.setText(TEXTS.text(more ? "more" : asking ? "answer.show" : "next"));
        next.setDisable(lesson().progress().filter(given -> more || asking || !given.isLast()).isEmpty());
    }

    private void tellRoom() {
        String what = blank.get() ? "blank" : lesson().progress().isEmpty() ? "nothing"
                : lesson().shown() != LessonModel.Shown.STEP ? "away"
                        : lesson().progress().get().isAsking() ? "question"
                                : lesson().progress().get().step().question().isPresent() ? "answer" : "story";
        room.setText(TEXTS.text("lecturer.room." + what));
    }

    private List<Node> now(LessonModel.Progress given) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(head(given.step().title()));
        given.step().question().ifPresent(question -> {
            nodes.add(LessonView.words(question.ask(), "lecturer-text"));
            nodes.addAll(choices(given, question));
            AnswerWords answer = new AnswerWords(given.run(), question, TEXTS);
            Label right = LessonView.words(TEXTS.text("told", answer.answer()), "lesson-verdict", "lecturer-text");
            right.setId("lecturer-answer");
            nodes.add(right);
            answer.why().ifPresent(why -> nodes.add(LessonView.words(why, "lecturer-text")));
            if (!question.because().isEmpty()) {
                nodes.add(LessonView.words(question.because(), "lecturer-text"));
            }
        });
        nodes.add(TextLabels.of(TEXTS.text("lecturer.notes"), "muted", "small"));
        if (given.step().notes().isEmpty()) {
            nodes.add(TextLabels.empty(TEXTS.text("lecturer.no-notes")));
        }
        given.step().notes().forEach(note -> nodes.add(LessonView.words(note, "lecturer-note")));
        return nodes;
    }

    /** With the digits that choose them. */
    private static List<Node> choices(LessonModel.Progress given, Question question) {
        List<Node> nodes = new ArrayList<>();
        List<Integer> choices = LessonModel.choices(question);
        for (int i = 0; i < choices.size(); i++) {
            int choice = choices.get(i);
            String text = question instanceof Question.Next next ? label(given, next, choice)
                    : ((Question.OneOf) question).options().get(choice);
            Label option = LessonView.words(text, "lecturer-text");
            option.setGraphic(TextLabels.of(Figures.whole(i + 1), "key"));
            Nodes.mark(option, "strong", question.isRight(choice));
            nodes.add(option);
        }
        return nodes;
    }

    private static String label(LessonModel.Progress given, Question.Next next, int place) {
        WorkloadIndex index = given.run().input().index();
        return index.shortLabel(next.queue().get(place).task());
    }

    private static List<Node> later(LessonModel.Progress given) {
        List<Node> nodes = new ArrayList<>(List.of(TextLabels.of(TEXTS.text("lecturer.next"), "muted", "small")));
        if (given.isLast()) {
            nodes.add(LessonView.words(TEXTS.text("lecturer.last"), "text-2"));
            return nodes;
        }
        Step step = given.lesson().steps().get(given.number() + 1);
        nodes.add(head(step.title()));
        step.paragraphs().forEach(paragraph -> nodes.add(LessonView.words(paragraph, "lecturer-text")));
        step.question().ifPresent(question -> nodes.add(LessonView.words(TEXTS.text("lecturer.asks", question.ask()), "lecturer-text")));
        return nodes;
    }

    private static Label head(String text) {
        return LessonView.words(text, "lesson-title");
    }
}
