package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.TaskState;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.FactGrid;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TaskLink;
import org.schedscope.ui.view.kit.TextLabels;

/** The inspector's page about a task. */
final class TaskPage {
    private static final Texts TEXTS = Messages.WINDOW;

    private final FactGrid grid = new FactGrid();
    private final Label question = TextLabels.of(TEXTS.text("inspector.why"), "strong");
    private final Label span = TextLabels.of("", "panel-detail");
    private final ShareBar shares = new ShareBar();
    private final InTimeBox inTime;
    private final VBox steps = new VBox(7);
    private final KeyChangeLines flips = new KeyChangeLines();
    private final PassList passes;
    private final Session session;
    private final VBox node;
    private List<StorySteps.Step> told = List.of();
    private TimeFigures toldIn;

    TaskPage(Session session) {
        this.session = session;
        passes = new PassList(session);
        HBox why = new HBox(8, question, Nodes.gap(), span);
        why.setAlignment(Pos.BASELINE_LEFT);
        question.setMinWidth(Region.USE_PREF_SIZE);
        span.setMinWidth(0);
        inTime = new InTimeBox(session.answers().inTime(), session.runs());
        node = new VBox(grid, inTime, why, shares, steps, flips, passes.node());
        node.getStyleClass().add("inspector");
        session.states().follow(now -> now.facts().explanation(), now -> flips.show(now.selected(), now.of().run().index(),
                session.times()));
    }

    Node node() {
        return node;
    }

    /** Shows a task; returns what it is doing in a few words. */
    String show(PlayheadSnapshot snapshot, TaskStory story) {
        int number = story.task();
        Task task = snapshot.run().index().task(number);
        int job = snapshot.run().index().jobOf(number);
        TaskState state = snapshot.states().task(number);
        TimeFigures times = session.times(snapshot.run().workload());
        grid.begin();
        if (story.started().isPresent()) {
            grid.add(TEXTS.text("fact.start"), times.moment(story.started().getAsLong()));
        }
        if (story.finished().isPresent()) {
            grid.add(TEXTS.text("fact.end"), times.moment(story.finished().getAsLong()));
        } else if (state == TaskState.RUNNING) {
            TaskStory.Piece piece = story.pieces().get(story.pieces().size() - 1);
            long estimate = task.estimatedDurationOn(snapshot.run().platform().clusters().get(story.cluster().orElseThrow()));
            grid.add(TEXTS.text("fact.expected-end"), times.moment(piece.start() + estimate));
        }
        grid.add(TEXTS.text("fact.exec-cores"),
                TEXTS.text("fact.exec-cores.value", times.figure(task.exec()), Figures.whole(task.cores())));
        grid.add(TEXTS.text("fact.rank"), times.figure(snapshot.run().input().estimatedPaths().rank(number)));
        addJob(snapshot, job, times);
        grid.end();
        question.setText(TEXTS.text(story.started().isPresent() ? "inspector.why" : "inspector.why-not"));
        TaskStory.Shares parts = story.shares();
        boolean unplaced = isUnplaced(snapshot, story);
        shares.show(unplaced ? parts.unplaced() : parts, times);
        span.setText(story.arrived().isEmpty() ? "" : TEXTS.text(
                story.finished().isPresent() ? "inspector.span.ended" : "inspector.span", times.length(parts.total())));
        List<StorySteps.Step> now = StorySteps.of(snapshot.run().trace(), story, snapshot.queueing(), times, unplaced);
        if (!now.equals(told) || times != toldIn) {
            told = now;
            toldIn = times;
            String widest = TextLabels.widest(now.stream().map(step -> time(step, times)));
            WorkloadIndex index = snapshot.run().index();
            steps.getChildren().setAll(now.stream().map(step -> row(step, index, widest, step == now.get(now.size() - 1))).toList());
        }
        passes.show(snapshot.run().index(), snapshot.queueing());
        boolean placed = story.cluster().isPresent();
        String where = placed ? snapshot.run().platform().clusters().get(story.cluster().getAsInt()).id() : "";
        return unplaced ? TEXTS.text("story.unplaced.short") : TEXTS.text("inspector.task." + state.name().toLowerCase(Locale.ROOT), where);
    }

    /** What is true of its job. */
    private void addJob(PlayheadSnapshot snapshot, int job, TimeFigures times) {
        grid.add(TEXTS.text(snapshot.isSlrSoFar(job) ? "fact.slr-so-far" : "fact.slr"),
                Figures.decimal(snapshot.slr(job), 2, SpokenLanguage.now()));
        grid.add(TEXTS.text("fact.critical-path"), times.figure(snapshot.run().jobs().criticalPath(job)));
        inTime.show(snapshot, job);
    }

    /** Whether a task of a schedule that is built by hand waits for nothing but to be placed. */
    private static boolean isUnplaced(PlayheadSnapshot snapshot, TaskStory story) {
        boolean byHand = snapshot.run().setup().isByHand();
        return byHand && story.arrived().isPresent() && story.openParents() == 0 && story.ready().isEmpty() && story.cluster().isEmpty();
    }

    private static String time(StorySteps.Step step, TimeFigures times) {
        return step.tick().isPresent() ? times.time(step.tick().getAsLong()) : "…";
    }

    private Node row(StorySteps.Step step, WorkloadIndex index, String widest, boolean last) {
        Region tick = step.tick().isPresent() ? TextLabels.stepTime(toldIn, step.tick().getAsLong(), widest)
                : TextLabels.stepTick(time(step, toldIn), widest);
        Region dot = new Region();
        dot.getStyleClass().add("step-dot");
        if (last && step.tick().isPresent()) {
            dot.getStyleClass().add("last");
        }
        Label title = TextLabels.of(step.title(), "step-title");
        title.setWrapText(true);
        VBox text = new VBox(1, title);
        if (!step.detail().isEmpty()) {
            text.getChildren().add(TextLabels.of(step.detail(), "step-detail"));
        }
        if (step.who().isPresent() && step.tick().isPresent()) {
            text.getChildren().add(TaskLink.to(session, index, step.who().getAsInt(), step.tick().getAsLong()));
        }
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox marked = new HBox(dot);
        marked.setAlignment(Pos.TOP_CENTER);
        marked.setPadding(new Insets(4, 0, 0, 0));
        return new HBox(8, tick, marked, text);
    }
}
