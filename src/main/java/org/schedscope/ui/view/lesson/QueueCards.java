package org.schedscope.ui.view.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.lesson.Question;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.slide.KeyInputs;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** The waiting tasks to choose from, a card each; after the answer with the arithmetic of their keys and the reasons for the order. */
final class QueueCards {
    private static final Texts TEXTS = LessonView.TEXTS;

    private final LessonModel lessons;
    private final LessonModel.Progress given;
    private final Question.Next question;
    private final WorkloadIndex index;
    private final ColourKey identity;
    private final KeyInputs inputs;
    /** Whether the window is a picture for a room, in which cards are wide. */
    private final boolean picture;
    private final List<Region> chips = new ArrayList<>();

    QueueCards(Session session, LessonModel.Progress given, Question.Next question) {
        lessons = session.lessons();
        this.given = given;
        this.question = question;
        index = given.run().input().index();
        identity = session.colours().telling(index);
        picture = session.settings().pictureProperty().get();
        inputs = new KeyInputs(given.run(), given.step().at(), TEXTS);
    }

    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        // In the order of the file, a card's place does not give the answer away.
        List<Integer> places = given.revealed() ? IntStream.range(0, question.queue().size()).boxed().toList()
                : LessonModel.choices(question);
        places.forEach(place -> nodes.add(card(place)));
        return nodes;
    }

    private Node card(int place) {
        QueuedTask queued = question.queue().get(place);
        Region card = given.revealed() ? explained(place, queued) : choice(place, queued, index.shortLabel(queued.task()));
        card.setId("lesson-task-" + index.label(queued.task()).replace(' ', '-'));
        card.getStyleClass().add("lesson-card");
        card.setMaxWidth(Double.MAX_VALUE);
        card.setMinHeight(Region.USE_PREF_SIZE);
        return card;
    }

    private Region choice(int place, QueuedTask queued, String label) {
        Button card = new Button();
        card.setAccessibleText(TEXTS.text("take", label));
        card.setOnAction(pressed -> lessons.answer(place));
        // In a button, texts cannot be as high as wrapping would need.
        VBox said = new VBox(2);
        inputs.of(queued, !picture).forEach(line -> said.getChildren().add(TextLabels.of(line, "lesson-reason")));
        int key = LessonModel.choices(question).indexOf(place) + 1;
        HBox face = new HBox(10, TextLabels.of(Integer.toString(key), "key"), chip(queued), said);
        face.setAlignment(Pos.CENTER_LEFT);
        card.setGraphic(face);
        return card;
    }

    private Region explained(int place, QueuedTask queued) {
        String arithmetic = TimeFigures.of(index.workload(), SpokenLanguage.now()).arithmetic(queued.arithmetic());
        VBox said = new VBox(2, LessonView.words(arithmetic, "lesson-arithmetic"),
                LessonView.words(reason(place), "lesson-reason"));
        HBox.setHgrow(said, Priority.ALWAYS);
        said.setMinWidth(0);
        Label key = TextLabels.of(queued.key().isEmpty() ? "–"
                : Figures.key(queued.approximateKey(), queued.key().matches("-?\\d+"), SpokenLanguage.now()), "lesson-key");
        key.setMinWidth(Region.USE_PREF_SIZE);
        HBox card = new HBox(10, chip(queued), said, key);
        card.setAlignment(Pos.CENTER_LEFT);
        Nodes.mark(card, "lesson-chosen", question.starts(place));
        return card;
    }

    private Node chip(QueuedTask queued) {
        String job = index.job(index.jobOf(queued.task())).id();
        // As on bars.
        String name = index.shortLabel(queued.task());
        VBox chip = name.equals(job) ? new VBox(TextLabels.of(name, "lesson-chip-task"))
                : new VBox(TextLabels.of(index.task(queued.task()).id(), "lesson-chip-task"), TextLabels.of(job, "lesson-chip-job"));
        chip.getStyleClass().addAll("lesson-chip", "identity-" + identity.of(index.jobOf(queued.task()), queued.task()) % Icons.FILLS);
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chips.add(chip);
        // All as wide as the widest, so that the texts beside them begin at one edge.
        chip.widthProperty().addListener(change -> {
            double widest = chips.stream().mapToDouble(one -> one.prefWidth(-1)).max().orElse(0);
            chips.forEach(one -> one.setMinWidth(widest));
        });
        return chip;
    }

    private String reason(int place) {
        Question.Next.Reason reason = question.reason(place, given.run().mayBackfill());
        String why = TEXTS.text(reason.word(), reason == Question.Next.Reason.NO_ROOM ? cores(question.queue().get(place))
                : Figures.whole(place + 1));
        boolean mine = given.answer().isPresent() && given.answer().get() == place;
        return mine ? TEXTS.text("yours", why) : why;
    }

    private static String cores(QueuedTask queued) {
        return queued.cores() == 1 ? TEXTS.text("core") : TEXTS.text("cores", Figures.whole(queued.cores()));
    }
}
