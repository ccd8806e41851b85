package org.schedscope.ui.view.lesson;

import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.Question;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;

/** The lesson that is given: the story of its step, its question, and the way to the next. */
public final class LessonView extends View {
    public static final Texts TEXTS = Messages.of("lesson");

    /** Of what is seen, by which a long story goes on. */
    private static final double PAGE = 0.9;
    /** Of the size of type, from which the remote's keys are explained beside the buttons. */
    private static final double ROOM_FOR_KEYS = 62;

    private final LessonModel lessons;
    private final Commands commands;
    private final VBox story = new VBox();
    private final ScrollPane scroll = new ScrollPane(story);
    private final Button back = new Button(TEXTS.text("back"));
    private final Button next = new Button(TEXTS.text("next"));
    private final Button again = new Button(TEXTS.text("again"));
    private final Button hand = new Button(TEXTS.text("by-hand"));
    private final Button export = new Button(TEXTS.text("save"));
    private final Button close = new Button(TEXTS.text("leave"));
    private final Label away = words("", "lesson-aside");
    private final VBox wayBack = new VBox(away, again);
    /** Controls that are seldom needed. */
    private final HBox others = new HBox(hand, export);
    private final Label score = TextLabels.of("", "lesson-score");
    private final BorderPane node = new BorderPane();
    private final QuestionBox question;
    private final VBox below = new VBox(wayBack);
    private final HBox bar;
    private final Label keys = words(TEXTS.text("keys.told"), "lesson-keys");
    private boolean picture;
    private final StoryFit fit;
    /** The step's question. */
    private Optional<Node> asked = Optional.empty();

    public LessonView(Session session, Commands commands) {
        super("lesson", TEXTS.text("title"));
        lessons = session.lessons();
        this.commands = commands;
        question = new QuestionBox(session);
        fit = new StoryFit(story, lessons.pages());
        bar = buildBar();
        build();
        show(Optional.empty(), lessons.get());
        tellWhere(lessons.given().shown());
        session.states().show(this::show);
        shows(node, close);
    }

    private void show(WindowState before, WindowState now) {
        if (now.differs(before, state -> state.lesson().progress())) {
            show(before.lesson().progress(), now.lesson().progress());
        }
        if (now.differs(before, state -> state.lesson().page())) {
            fit.turn();
            tellNext();
        }
        if (now.differs(before, state -> state.lesson().shown())) {
            tellWhere(now.lesson().shown());
        }
        if (now.differs(before, WindowState::colour)) {
            // Cards of tasks have the colours of their bars; answers that are typed into other questions stay.
            lessons.get().filter(given -> given.step().question().filter(Question.Next.class::isInstance).isPresent())
                    .ifPresent(this::fill);
        }
    }

    private void build() {
        buildStory();
        connect(again, "again", lessons::again);
        connect(close, "close", () -> commands.get("lesson-close").run()).getStyleClass().add("flat");
        connect(hand, "beat-it", () -> commands.get("beat-it").run());
        Hover.over(hand).says(TEXTS.text("by-hand.told"));
        hand.managedProperty().bind(hand.visibleProperty());
        connect(export, "export", () -> commands.get("lesson-export").run()).getStyleClass().add("flat");
        Hover.over(export).says(TEXTS.text("save.told"));
        others.getStyleClass().add("lesson-others");
        away.setId("lesson-away");
        wayBack.getStyleClass().add("lesson-away");
        wayBack.managedProperty().bind(wayBack.visibleProperty());
        node.setCenter(scroll);
        below.getChildren().add(bar);
        node.setBottom(below);
        node.setId("lesson");
    }

    private void buildStory() {
        story.getStyleClass().add("lesson-story");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setId("lesson-story");
    }

    private HBox buildBar() {
        connect(back, "back", lessons::backward).setMinWidth(Region.USE_PREF_SIZE);
        connect(next, "next", () -> {
            if (picture) {
                onward();
            } else {
                lessons.next();
            }
        }).setMinWidth(Region.USE_PREF_SIZE);
        next.getStyleClass().add("primary");
        score.setId("lesson-score");
        score.setWrapText(true);
        score.setMinHeight(Region.USE_PREF_SIZE);
        keys.setWrapText(false);
        keys.setMinSize(0, 0);
        keys.managedProperty().bind(keys.visibleProperty());
        HBox row = new HBox(back, next, Nodes.gap(), score);
        row.getStyleClass().add("lesson-bar");
        return row;
    }

    /** Its buttons and the score. */
    public Region bar() {
        return bar;
    }

    /** In a picture for a room the buttons are elsewhere, and the one that goes on shows the answer first, as the remote does. */
    public void showPicture(boolean now) {
        if (now == picture) {
            return;
        }
        picture = now;
        fit.forget();
        if (now) {
            bar.getChildren().setAll(back, next, keys);
        } else {
            bar.getChildren().setAll(back, next, Nodes.gap(), score);
            below.getChildren().setAll(wayBack, bar);
        }
        lessons.get().ifPresent(this::fill);
    }

    /** Goes on as the presenter's remote does: to the rest of a long story, to the answer, to the next step. */
    public void onward() {
        double hidden = story.getHeight() - scroll.getViewportBounds().getHeight();
        if (hidden > 1 && scroll.getVvalue() < 0.999) {
            scroll.setVvalue(Math.min(1, scroll.getVvalue() + scroll.getViewportBounds().getHeight() * PAGE / hidden));
        } else {
            lessons.onward();
        }
    }

    /** The share of a window's width, from 0 to 1, with which the whole step is seen without scrolling, if one is enough. */
    public double shareOf(double width) {
        keys.setVisible(width > ROOM_FOR_KEYS * keys.getFont().getSize());
        Optional<LessonModel.Progress> given = lessons.get();
        return fit.shareOf(width, scroll.getHeight(), given.map(LessonModel.Progress::number).orElse(-1),
                given.filter(one -> one.revealed() && one.step().question().isPresent()).isPresent());
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
        score.setText(given.answers().isEmpty() ? TEXTS.text("score.none")
                : TEXTS.text("score", Figures.whole(given.score()), Figures.whole(given.answers().size())));
        score.setVisible(given.lesson().questions() > 0);
        fill(given);
        boolean turned = before.isEmpty() || before.get().number() != given.number() || before.get().lesson() != given.lesson();
        // What is new has no height before the next layout.
        Platform.runLater(() -> scroll.setVvalue(turned ? 0 : picture && given.revealed() ? 1 : scroll.getVvalue()));
        boolean answered = before.isPresent() && before.get().answers().size() < given.answers().size();
        if (before.isEmpty() || answered) {
            // What was pressed has gone.
            Platform.runLater(next::requestFocus);
        }
    }

    /** What pressing the button does: it shows the rest first, then the answer, as the remote does. */
    private void tellNext() {
        lessons.get().ifPresent(given -> {
            boolean more = picture && lessons.pages().hasMore();
            boolean asking = picture && given.isAsking();
            next.setText(TEXTS.text(more ? "more" : asking ? "answer.show" : "next"));
            next.setDisable(given.isLast() && !more && !asking);
            back.setDisable(given.isFirst() && !lessons.pages().hasBefore());
        });
    }

    /** A question about what is not shown is dimmed until one is back. */
    private void tellWhere(LessonModel.Shown shown) {
        wayBack.setVisible(shown != LessonModel.Shown.STEP);
        asked.ifPresent(node -> node.setDisable(shown != LessonModel.Shown.STEP));
        if (shown != LessonModel.Shown.STEP) {
            away.setText(TEXTS.text("away." + shown.name()));
        }
    }

    private void fill(LessonModel.Progress given) {
        tellNext();
        String step = TEXTS.text("step", Figures.whole(given.number() + 1), Figures.whole(given.lesson().steps().size()));
        story.getChildren().setAll(words(given.step().title(), "lesson-title"));
        if (!picture) {
            story.getChildren().add(0, words(step, "lesson-aside"));
        }
        given.step().paragraphs().forEach(paragraph -> story.getChildren().add(words(paragraph, "lesson-text")));
        asked = given.step().question().map(now -> question.of(given, now, !picture));
        asked.ifPresent(story.getChildren()::add);
        tellWhere(lessons.given().shown());
        if (given.isLast()) {
            story.getChildren().add(words(TEXTS.text("done"), "lesson-aside"));
        }
        if (!picture) {
            hand.setVisible(given.step().staging().byHand());
            story.getChildren().add(others);
        }
    }

    /** A paragraph as high as it needs. */
    static Label words(String text, String... styles) {
        Label label = TextLabels.of(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }
}
