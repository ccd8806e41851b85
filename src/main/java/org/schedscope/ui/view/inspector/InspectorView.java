package org.schedscope.ui.view.inspector;

import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.SubjectModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.StateLabels;
import org.schedscope.ui.view.kit.View;

/** Facts about the selected thing, and below it of the marked range. */
public final class InspectorView extends View {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Session session;
    /** Share of the room that the card of the range has below something selected. */
    private static final double CARD = 0.4;

    private final VBox node = new VBox();
    private final Button clear = new Button(TEXTS.text("inspector.clear"));
    private final TaskPage taskPage;
    private final JobPage jobPage;
    private final SubjectPage subjectPage;
    private final RunFacts runFacts;
    private final RangeCard range;
    private final BorderPane pages = new BorderPane();

    public InspectorView(Session session) {
        super("inspector", TEXTS.text("inspector.title"));
        this.session = session;
        taskPage = new TaskPage(session);
        jobPage = new JobPage(session);
        subjectPage = new SubjectPage(session);
        runFacts = new RunFacts(session);
        range = new RangeCard(session);
        clear.setOnAction(pressed -> session.selection().clear());
        clear.setAccessibleText(TEXTS.text("inspector.clear.accessible"));
        node.setMinSize(0, 0);
        node.setId("inspector");
        // Where there is too little room the lower end is lost; in the middle, as the toolkit has it, a page would lie over the head.
        pages.centerProperty().addListener((property, before, now) -> BorderPane.setAlignment(now, Pos.TOP_LEFT));
        session.states().when(() -> show(session.snapshot().get()), WindowState::snapshot, WindowState::selected, WindowState::range,
                now -> now.facts().subject(), now -> now.facts().comparison(), InspectorView::figures);
        pages.setMinSize(0, 0);
        VBox.setVgrow(pages, Priority.ALWAYS);
        node.getChildren().setAll(pages, range.node());
        show(session.snapshot().get());
        shows(node, clear);
    }

    /** What came out of runs, where one of them is selected. */
    private static Map<Integer, RunReport> figures(WindowState state) {
        return state.selected().subject().filter(Subject.OfRun.class::isInstance).isPresent() ? state.facts().figures() : Map.of();
    }

    private void show(PlayheadSnapshot snapshot) {
        Selected selected = session.selection().get();
        boolean known = session.runs().run().isSameRunAs(snapshot.run());
        clear.setVisible(selected.isAnything());
        showRange();
        if (known && selected.subject().isPresent() && selected.subject().get().isOn(snapshot.run().platform())) {
            showSubject(snapshot, selected.subject().get());
        } else if (known && selected.task().isPresent() && snapshot.story().isPresent() && selected.isTask(snapshot.story().get().task())) {
            int task = selected.task().getAsInt();
            setTitle(snapshot.run().index().shortLabel(task));
            setDetail(taskPage.show(snapshot, snapshot.story().get()));
            scroll(taskPage.node());
        } else if (known && selected.task().isEmpty() && selected.job().isPresent()) {
            int job = selected.job().getAsInt();
            setTitle(snapshot.run().index().job(job).id());
            setDetail(StateLabels.state(snapshot.states().job(job)));
            jobPage.show(snapshot, job);
            pages.setCenter(jobPage.node());
        } else if (known && selected.job().isEmpty() && selected.user().isPresent()) {
            setTitle(selected.user().get());
            setDetail(subjectPage.user(snapshot, selected.user().get(), facts(selected)));
            scroll(subjectPage.node());
        } else if (known && !selected.isAnything()) {
            setTitle(TEXTS.text("inspector.title"));
            setDetail("");
            runFacts.show(snapshot);
            scroll(runFacts.node());
        }
    }

    private Optional<SubjectModel.Facts> facts(Selected selected) {
        return session.answers().subject().get().filter(facts -> facts.of().equals(selected));
    }

    private void showSubject(PlayheadSnapshot snapshot, Subject subject) {
        Optional<SubjectModel.Facts> facts = facts(session.selection().get());
        if (subject instanceof Subject.OfRun chosen) {
            showRun(chosen.number());
            return;
        }
        if (subject instanceof Subject.OfFinding finding) {
            setTitle(SubjectPage.TEXTS.text("title.finding"));
            setDetail(subjectPage.finding(snapshot, finding.finding()));
        } else if (subject instanceof Subject.OfCell cell) {
            setTitle(snapshot.run().jobs().users().get(cell.user()));
            setDetail(subjectPage.cell(snapshot, cell, facts));
        } else {
            setTitle(SubjectPage.title(snapshot.run().platform(), subject));
            setDetail(subject instanceof Subject.OfCore core ? subjectPage.core(snapshot, core, facts)
                    : subjectPage.cluster(snapshot, (Subject.OfCluster) subject, facts));
        }
        scroll(subjectPage.node());
    }

    /** A run that has been closed since has no facts. */
    private void showRun(int number) {
        session.runs().kept().stream().filter(run -> run.number() == number).findFirst().ifPresent(run -> {
            setTitle(RunNames.words(session, run));
            setDetail(SubjectPage.TEXTS.text("is.run"));
            runFacts.show(run);
            scroll(runFacts.node());
        });
    }

    /** Below whatever is selected; with nothing selected it has all the room. */
    private void showRange() {
        Optional<RunPart> marked = session.range().get();
        marked.ifPresent(part -> range.show(part, session.snapshot().get()));
        boolean alone = !session.selection().get().isAnything();
        range.node().setVisible(marked.isPresent());
        range.node().setManaged(marked.isPresent());
        pages.setVisible(marked.isEmpty() || !alone);
        pages.setManaged(pages.isVisible());
        range.node().maxHeightProperty().unbind();
        range.node().maxHeightProperty().bind(node.heightProperty().multiply(alone ? 1 : CARD));
        range.node().minHeightProperty().unbind();
        range.node().minHeightProperty().bind(node.heightProperty().multiply(alone ? 0 : CARD));
    }

    private void scroll(Node page) {
        if (!(pages.getCenter() instanceof ScrollPane pane) || pane.getContent() != page) {
            ScrollPane fresh = new ScrollPane(page);
            fresh.setFitToWidth(true);
            fresh.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
            fresh.setFocusTraversable(false);
            pages.setCenter(fresh);
        }
    }
}
