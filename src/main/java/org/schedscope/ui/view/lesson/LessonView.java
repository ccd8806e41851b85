package org.schedscope.ui.view.lesson;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.Question;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;

/** The lesson that is given: the story of its step, what the step asks, and the way to the next. */
public final class LessonView extends View {
    public static final Texts TEXTS = Messages.of("lesson");

    private final LessonModel lessons;
    private final Commands commands;
    private final VBox story = new VBox();
    private final ScrollPane scroll = new ScrollPane(story);
    private final Button back = new Button(TEXTS.text("back"));
    private final Button next = new Button(TEXTS.text("next"));
    private final Button again = new Button(TEXTS.text("again"));
    private final Button slides = new Button(TEXTS.text("slides"));
    private final Button close = new Button(TEXTS.text("leave"));
    private final Label away = words("", "lesson-aside");
    private final VBox wayBack = new VBox(away, again);
    /** Controls that are seldom needed. */
    private final HBox others = new HBox(slides);
    private final Label score = TextLabels.of("", "lesson-score");
    private final BorderPane node = new BorderPane();
    private final QuestionBox question;

    public LessonView(Session session, Commands commands) {
        super("lesson", TEXTS.text("title"));
        lessons = session.lessons();
        this.commands = commands;
        question = new QuestionBox(session);
        build();
        lessons.valueProperty().addListener((property, before, now) -> show(before, now));
        show(Optional.empty(), lessons.get());
        // Cards of tasks have the colours of their bars; answers that are typed into other questions stay.
        session.colours().byProperty().addListener(change -> lessons.get().filter(given -> given.step().question()
                .filter(Question.Next.class::isInstance).isPresent()).ifPresent(this::fill));
    }

    private void build() {
        buildStory();
        connect(again, "again", lessons::again);
        connect(close, "close", () -> commands.get("lesson-close").run()).getStyleClass().add("flat");
        connect(slides, "slides", () -> commands.get("lesson-slides").run()).getStyleClass().add("flat");
        slides.setTooltip(new Tooltip(TEXTS.text("slides.told")));
        others.getStyleClass().add("lesson-others");
        away.setId("lesson-away");
        wayBack.getStyleClass().add("lesson-away");
        wayBack.managedProperty().bind(wayBack.visibleProperty());
        node.setCenter(scroll);
        node.setBottom(new VBox(wayBack, bar()));
        node.setId("lesson");
        lessons.shownProperty().addListener((property, before, now) -> tellWhere(now));
        tellWhere(lessons.shownProperty().get());
    }

    private void buildStory() {
        story.getStyleClass().add("lesson-story");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setId("lesson-story");
    }

    private HBox bar() {
        connect(back, "back", lessons::back).setMinWidth(Region.USE_PREF_SIZE);
        connect(next, "next", lessons::next).setMinWidth(Region.USE_PREF_SIZE);
        next.getStyleClass().add("primary");
        score.setId("lesson-score");
        score.setWrapText(true);
        score.setMinHeight(Region.USE_PREF_SIZE);
        HBox bar = new HBox(back, next, Nodes.gap(), score);
        bar.getStyleClass().add("lesson-bar");
        return bar;
    }

    private static Button connect(Button button, String id, Runnable action) {
        button.setId("lesson-" + id);
        button.setOnAction(pressed -> action.run());
        return button;
    }

    private void show(Optional<LessonModel.Progress> before, Optional<LessonModel.Progress> now) {
        if (now.isEmpty()) {
            setTitle(TEXTS.text("title"));
            story.getChildren().setAll(TextLabels.empty(TEXTS.text("none")));
            return;
        }
        LessonModel.Progress given = now.get();
        setTitle(given.lesson().title());
        back.setDisable(given.isFirst());
        next.setDisable(given.isLast());
        score.setText(given.answers().isEmpty() ? TEXTS.text("score.none")
                : TEXTS.text("score", Figures.whole(given.score()), Figures.whole(given.answers().size())));
        score.setVisible(given.lesson().questions() > 0);
        fill(given);
        boolean turned = before.isEmpty() || before.get().number() != given.number() || before.get().lesson() != given.lesson();
        // What is new has no height before the next layout.
        Platform.runLater(() -> scroll.setVvalue(turned ? 0 : scroll.getVvalue()));
        boolean answered = before.isPresent() && before.get().answers().size() < given.answers().size();
        if (before.isEmpty() || answered) {
            // What was pressed has gone.
            Platform.runLater(next::requestFocus);
        }
    }

    /** A question about what is not shown is dimmed until one is back. */
    private void tellWhere(LessonModel.Shown shown) {
        wayBack.setVisible(shown != LessonModel.Shown.STEP);
        if (shown != LessonModel.Shown.STEP) {
            away.setText(TEXTS.text("away." + shown.name()));
        }
    }

    private void fill(LessonModel.Progress given) {
        String step = TEXTS.text("step", Figures.whole(given.number() + 1), Figures.whole(given.lesson().steps().size()));
        story.getChildren().setAll(words(step, "lesson-aside"), words(given.step().title(), "lesson-title"));
        given.step().paragraphs().forEach(paragraph -> story.getChildren().add(words(paragraph, "lesson-text")));
        given.step().question().map(asked -> question.of(given, asked)).ifPresent(asked -> {
            asked.disableProperty().bind(lessons.shownProperty().isNotEqualTo(LessonModel.Shown.STEP));
            story.getChildren().add(asked);
        });
        if (given.isLast()) {
            story.getChildren().add(words(TEXTS.text("done"), "lesson-aside"));
        }
        story.getChildren().add(others);
    }

    /** A paragraph as high as it needs. */
    static Label words(String text, String style) {
        Label label = TextLabels.of(text, style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    @Override
    public List<Node> controls() {
        return List.of(close);
    }

    @Override
    public Node node() {
        return node;
    }
}
