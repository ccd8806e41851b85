package org.schedscope.ui.view.lesson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.lesson.Question;
import org.schedscope.model.ModelException;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.slide.AnswerWords;
import org.schedscope.text.Message;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Question of a step: choices or a field to answer with, and, once it is revealed, what is right and why. */
final class QuestionBox {
    private static final Texts TEXTS = LessonView.TEXTS;
    private static final Notation<Double> FIGURE = new Notation<>(figure -> Double.toString(figure), QuestionBox::number);

    private final Session session;
    private final LessonModel lessons;

    QuestionBox(Session session) {
        this.session = session;
        lessons = session.lessons();
    }

    /** @param reveals whether it has a button of its own that shows the answer */
    Node of(LessonModel.Progress given, Question question, boolean reveals) {
        Label ask = LessonView.words(question.ask(), "lesson-ask");
        ask.setId("lesson-ask");
        VBox box = new VBox(reveals ? new HBox(8, ask, Nodes.gap(), revealing(given, question)) : ask);
        HBox.setHgrow(ask, Priority.ALWAYS);
        box.getStyleClass().add("lesson-question");
        if (question instanceof Question.Next next) {
            PolicyInfo policy = LocalisedDescriptions.policy(Schedulers.ordering(given.run().spec()));
            box.getChildren().add(LessonView.words(policy.name() + ": " + policy.formula(), "lesson-aside"));
            box.getChildren().addAll(new QueueCards(session, given, next).nodes());
        } else if (question instanceof Question.OneOf one) {
            box.getChildren().addAll(options(given, one));
        } else if (given.answer().isEmpty()) {
            box.getChildren().addAll(field());
        }
        verdict(given, question).ifPresent(said -> box.getChildren().add(said));
        if (given.revealed()) {
            new AnswerWords(given.run(), question, TEXTS).why().ifPresent(sentence -> {
                Label why = LessonView.words(sentence, "lesson-text");
                why.setId("lesson-why");
                box.getChildren().add(why);
            });
        }
        if (given.revealed() && !question.because().isEmpty()) {
            box.getChildren().add(LessonView.words(question.because(), "lesson-text"));
        }
        if (given.revealed() && question instanceof Question.Next) {
            PolicyInfo policy = LocalisedDescriptions.policy(Schedulers.ordering(given.run().spec()));
            box.getChildren().add(LessonView.words(policy.summary(), "lesson-aside"));
        }
        return box;
    }

    /** Keys can be hidden so that a room can guess, and shown without an answer. */
    private Button revealing(LessonModel.Progress given, Question question) {
        String what = question instanceof Question.Next ? "keys" : "answer";
        Button button = FieldControls.button("lesson-reveal", TEXTS.text(what + (given.revealed() ? ".hide" : ".show")),
                () -> lessons.reveal(!given.revealed()));
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private Optional<Label> verdict(LessonModel.Progress given, Question question) {
        if (!given.revealed()) {
            return Optional.empty();
        }
        String answer = new AnswerWords(given.run(), question, TEXTS).answer();
        Optional<Boolean> right = given.answer().map(question::isRight);
        String text = right.map(known -> known ? TEXTS.text("right") : TEXTS.text("wrong", answer))
                .orElseGet(() -> TEXTS.text("told", answer));
        Label label = LessonView.words(text, "lesson-verdict");
        label.setId("lesson-verdict");
        right.ifPresent(known -> label.getStyleClass().add(known ? "good" : "bad"));
        return Optional.of(label);
    }

    private List<Node> options(LessonModel.Progress given, Question.OneOf question) {
        List<Node> options = new ArrayList<>();
        for (int i = 0; i < question.options().size(); i++) {
            int number = i;
            Labeled option;
            if (given.revealed()) {
                boolean mine = given.answer().isPresent() && given.answer().get() == i;
                option = new Label(mine ? TEXTS.text("yours", question.options().get(i)) : question.options().get(i));
                Nodes.mark(option, "lesson-chosen", i == question.right());
            } else {
                Button button = new Button(question.options().get(i));
                button.setOnAction(pressed -> lessons.answer(number));
                button.setGraphic(TextLabels.of(Integer.toString(i + 1), "key"));
                option = button;
            }
            option.setId("lesson-option-" + (i + 1));
            option.getStyleClass().add("lesson-card");
            option.setWrapText(true);
            option.setMnemonicParsing(false);
            option.setMaxWidth(Double.MAX_VALUE);
            option.setMinHeight(Region.USE_PREF_SIZE);
            options.add(option);
        }
        return options;
    }

    private List<Node> field() {
        Field<Double> figure = Field.entered("figure", FIGURE, lessons::answer);
        InputField field = new InputField(figure, "lesson-figure", TEXTS.text("figure.prompt")).withPrompt(TEXTS.text("figure.prompt"));
        HBox.setHgrow(field, Priority.ALWAYS);
        Button apply = FieldControls.button("lesson-figure-take", TEXTS.text("figure.take"), () -> figure.read());
        apply.setMinWidth(Button.USE_PREF_SIZE);
        field.setOnAction(pressed -> figure.read());
        return List.of(new HBox(8, field, apply), field.complaint());
    }

    /** With a point or a comma, as people write numbers. */
    private static double number(String text) {
        String plain = text.replace(',', '.');
        if (!plain.matches("-?[0-9]{1,15}(\\.[0-9]{1,15})?")) {
            throw new ModelException(Message.of("lesson", "figure.wrong"));
        }
        return new BigDecimal(plain).doubleValue();
    }
}
