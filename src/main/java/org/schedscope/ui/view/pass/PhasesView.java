package org.schedscope.ui.view.pass;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.fourphase.PhasesPass.Commitment;
import org.schedscope.scheduler.fourphase.PhasesPass.Entry;
import org.schedscope.scheduler.fourphase.PhasesPass.Waiting;
import org.schedscope.scheduler.probe.PhasesProbe;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.PhaseReport;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.SideBySide;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.TextLine;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Table;

/** The last pass by its four phases: the queue with a column for each of them, and beside it what happened one after the other and why. */
public final class PhasesView extends View {
    private static final Texts TEXTS = Messages.of("phases");
    private static final double SHARE_OF_STEPS = 0.42;
    private static final double ROOM_FOR_ENTERED = 380;
    private static final double ROOM_FOR_PLANNED = 310;

    /** A row: a task and its place in the queue. */
    private record Place(int number, Waiting waiting) {
    }

    private final Session session;
    private final ObservableList<Place> places = FXCollections.observableArrayList();
    private final ObservableList<TextLine> lines = FXCollections.observableArrayList();
    private final Table<Place> table;
    private final ListView<TextLine> steps = TextLine.list(lines);
    private final Label sentence = TextLabels.empty("");
    private final SideBySide sides;
    private final StackPane node;
    private PhaseReport phases;
    private boolean plans = true;

    public PhasesView(Session session) {
        super("phases", TEXTS.text("title"));
        this.session = session;
        session.states().follow(WindowState::run, now -> setRelevant(isAbout(now)));
        phases = session.answers().phases().get();
        table = new Table<>("phase-queue", TEXTS.text("accessible"), places, session);
        sides = new SideBySide(table.node(), steps, SHARE_OF_STEPS, session.settings().themeProperty());
        node = new StackPane(sides, sentence);
        buildTable();
        steps.setId("phase-steps");
        steps.setAccessibleText(TEXTS.text("steps.accessible"));
        sentence.setWrapText(true);
        StackPane.setAlignment(sentence, Pos.TOP_LEFT);
        node.getStyleClass().add("panel");
        node.setId("phases");
        node.setMinSize(0, 0);
        session.states().when(this::findSelected, WindowState::selected);
        session.states().follow(now -> now.facts().phases(), this::show);
    }

    private OpenRun run() {
        return phases.snapshot().run();
    }

    private void buildTable() {
        table.column("", 30, "num", place -> Figures.compact(place.number(), 0, SpokenLanguage.now()));
        table.column(TEXTS.text("column.task"), 72, "id", place -> run().index().shortLabel(place.waiting().task()));
        table.column(TEXTS.text("column.entered"), 74, "dim", place -> entered(place.waiting())).where(room -> room > ROOM_FOR_ENTERED);
        table.column(TEXTS.text("column.key"), 62, "num", place -> shortKey(place.waiting().key()));
        table.column(TEXTS.text("column.planned"), 96, "dim", place -> planned(place.waiting()))
                .where(room -> plans && room > ROOM_FOR_PLANNED);
        table.column(TEXTS.text("column.outcome"), 130, "outcome", place -> outcome(place.waiting())).fills();
        table.rows(row -> place -> {
            Optional<Waiting> waiting = place.map(Place::waiting);
            Nodes.mark(row, "got", waiting.filter(one -> one.commitment().isPresent()).isPresent());
            Nodes.mark(row, "stopped", waiting.filter(one -> one.commitment().isEmpty() && one.passedBy() > 0).isPresent());
        });
        table.whenChosen(place -> {
            if (!session.selection().get().isTask(place.waiting().task())) {
                session.selection().selectTask(place.waiting().task());
            }
        });
        table.offers(() -> BreakpointMenu.items(session));
    }

    private static String entered(Waiting waiting) {
        return waiting.entry() == Entry.BEFORE ? "" : TEXTS.text("entered." + waiting.entry());
    }

    /** Some four digits; a fraction as a decimal. */
    private static String shortKey(String key) {
        if (key.isEmpty()) {
            return "\u2013";
        }
        return Figures.key(BigRatio.parse(key).toDouble(), key.indexOf('/') < 0, SpokenLanguage.now());
    }

    private String planned(Waiting waiting) {
        if (waiting.planned().isEmpty()) {
            return "\u2013";
        }
        long start = waiting.planned().getAsLong();
        return TEXTS.text(start == phases.pass().map(PhasesPass::tick).orElse(0L) ? "planned.now" : "planned.later",
                clusterName(waiting.plannedOn().orElseThrow()), session.times().moment(start));
    }

    private String outcome(Waiting waiting) {
        if (waiting.commitment().isEmpty()) {
            return waiting.passedBy() == 0 ? TEXTS.text("outcome.waits") : TEXTS.text("outcome.passed", Figures.whole(waiting.passedBy()));
        }
        Commitment made = waiting.commitment().get();
        String where = TEXTS.text(made.start() == phases.pass().map(PhasesPass::tick).orElse(0L) ? "outcome.now" : "outcome.later",
                clusterName(made.cluster()), session.times().moment(made.start()));
        return made.ahead() == 0 ? where : TEXTS.text("outcome.past", where, Figures.whole(made.ahead()));
    }

    private String clusterName(int cluster) {
        return run().platform().clusters().get(cluster).id();
    }

    private void show(PhaseReport now) {
        phases = now;
        sentence.setText(now.pass().isPresent() ? "" : why());
        sentence.setVisible(now.pass().isEmpty());
        sides.setVisible(now.pass().isPresent());
        if (now.pass().isEmpty()) {
            places.clear();
            lines.clear();
            setDetail("");
            return;
        }
        PhasesPass pass = now.pass().get();
        plans = pass.queue().stream().anyMatch(row -> row.planned().isPresent());
        table.arrange();
        List<Waiting> queue = pass.queue();
        List<Place> rows = IntStream.range(0, queue.size()).mapToObj(i -> new Place(i + 1, queue.get(i))).toList();
        if (!rows.equals(places)) {
            table.follow(-1, 0);
            table.setRows(rows);
        }
        table.changed();
        lines.setAll(new PhaseLines(run(), pass, session.times()).lines());
        int suspended = pass.rounds().stream().flatMap(round -> round.suspension().stream()).mapToInt(one -> one.victims().size()).sum();
        setDetail(TEXTS.text("detail", session.times().at(pass.tick()), Figures.whole(queue.size()), Figures.whole(pass.commitments()
                .size()))
                + (suspended == 0 ? "" : TEXTS.text("detail.suspended", Figures.whole(suspended))));
        findSelected();
    }

    /** Shows the row of the selected task, and the lines about it. */
    private void findSelected() {
        OptionalInt selected = session.selection().get().task();
        table.follow(selected.isEmpty() ? -1 : IntStream.range(0, places.size())
                .filter(i -> places.get(i).waiting().task() == selected.getAsInt()).findFirst().orElse(-1), 0);
        lines.stream().filter(line -> line.task().isPresent() && line.task().equals(selected)).findFirst().ifPresent(steps::scrollTo);
    }

    /** Why there is nothing to show. */
    private String why() {
        if (!PhasesProbe.hasPhases(run().spec())) {
            return TEXTS.text("empty.other", run().spec().scheduler());
        }
        return phases.told() ? TEXTS.text("empty") : TEXTS.text("empty.static", run().spec().policy());
    }

    private static boolean isAbout(OpenRun run) {
        return PhasesProbe.explains(run.spec());
    }

    @Override
    public void setShown(boolean now) {
        session.answers().phases().setWatched(now);
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(table.exportable("phases", name()));
    }

    @Override
    public Node node() {
        return node;
    }
}
