package org.schedscope.ui.view.pass;

import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
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
import org.schedscope.ui.view.kit.LiveCells;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;
import org.schedscope.ui.view.kit.SideBySide;
import org.schedscope.ui.view.kit.TableExport;
import org.schedscope.ui.view.kit.TextLine;
import org.schedscope.ui.view.kit.View;

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
    private final TableView<Place> table = new TableView<>(places);
    private final ListView<TextLine> steps = TextLine.list(lines);
    private final LiveCells live = new LiveCells(places);
    private final Label sentence = Parts.empty("");
    private final SideBySide sides;
    private final StackPane node;
    private PhaseReport phases;
    private boolean plans = true;
    private Runnable hide;

    public PhasesView(Session session) {
        super("phases", TEXTS.text("title"));
        this.session = session;
        phases = session.answers().phases().get();
        sides = new SideBySide(table, steps, SHARE_OF_STEPS, session.settings().themeProperty());
        node = new StackPane(sides, sentence);
        buildTable();
        steps.setId("phase-steps");
        steps.setAccessibleText(TEXTS.text("steps.accessible"));
        sentence.setWrapText(true);
        StackPane.setAlignment(sentence, Pos.TOP_LEFT);
        node.getStyleClass().add("panel");
        node.setId("phases");
        node.setMinSize(0, 0);
        session.answers().phases().valueProperty().addListener((property, before, now) -> show(now));
        session.selection().valueProperty().addListener(change -> findSelected());
        show(phases);
    }

    private OpenRun run() {
        return phases.snapshot().run();
    }

    private void buildTable() {
        TableColumn<Place, Place> entered = Parts.column(TEXTS.text("column.entered"), 74, "dim", place -> entered(place.waiting()), live);
        TableColumn<Place, Place> planned = Parts.column(TEXTS.text("column.planned"), 96, "dim", place -> planned(place.waiting()), live);
        TableColumn<Place, Place> outcome = Parts.column(TEXTS.text("column.outcome"), 130, "outcome", place -> outcome(place.waiting()), live);
        table.getColumns().addAll(List.of(
                Parts.column("", 30, "num", place -> Figures.compact(place.number(), 0, SpokenLanguage.now())),
                Parts.column(TEXTS.text("column.task"), 72, "id", place -> run().index().label(place.waiting().task()), live),
                entered, Parts.column(TEXTS.text("column.key"), 62, "num", place -> shortKey(place.waiting().key()), live), planned, outcome));
        hide = () -> {
            double room = table.getWidth() / session.settings().themeProperty().get().typeScale();
            entered.setVisible(room > ROOM_FOR_ENTERED);
            planned.setVisible(plans && room > ROOM_FOR_PLANNED);
        };
        table.widthProperty().addListener(change -> hide.run());
        session.settings().themeProperty().addListener(change -> hide.run());
        Parts.layOutColumns(table, outcome, session.settings().themeProperty());
        table.setId("phase-queue");
        table.setAccessibleText(TEXTS.text("accessible"));
        table.setRowFactory(owner -> new QueueRow());
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !session.selection().get().isTask(now.waiting().task())) {
                session.selection().selectTask(now.waiting().task());
            }
        });
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
                clusterName(waiting.plannedOn().orElseThrow()), Figures.whole(start));
    }

    private String outcome(Waiting waiting) {
        if (waiting.commitment().isEmpty()) {
            return waiting.passedBy() == 0 ? TEXTS.text("outcome.waits") : TEXTS.text("outcome.passed", Figures.whole(waiting.passedBy()));
        }
        Commitment made = waiting.commitment().get();
        String where = TEXTS.text(made.start() == phases.pass().map(PhasesPass::tick).orElse(0L) ? "outcome.now" : "outcome.later",
                clusterName(made.cluster()), Figures.whole(made.start()));
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
        hide.run();
        Place[] rows = new Place[pass.queue().size()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new Place(i + 1, pass.queue().get(i));
        }
        if (!places.equals(List.of(rows))) {
            table.getSelectionModel().clearSelection();
            places.setAll(rows);
        }
        live.changed();
        lines.setAll(new PhaseLines(run(), pass).lines());
        int suspended = pass.rounds().stream().flatMap(round -> round.suspension().stream()).mapToInt(one -> one.victims().size()).sum();
        setDetail(TEXTS.text("detail", Figures.whole(pass.tick()), Figures.whole(rows.length), Figures.whole(pass.commitments().size()))
                + (suspended == 0 ? "" : TEXTS.text("detail.suspended", Figures.whole(suspended))));
        findSelected();
    }

    /** Shows the row of the selected task, and what is told of it. */
    private void findSelected() {
        session.selection().get().task().ifPresentOrElse(task -> {
            for (Place place : places) {
                if (place.waiting().task() == task && table.getSelectionModel().getSelectedItem() != place) {
                    table.getSelectionModel().select(place);
                    table.scrollTo(place);
                }
            }
            lines.stream().filter(line -> line.task().isPresent() && line.task().getAsInt() == task).findFirst().ifPresent(steps::scrollTo);
        }, table.getSelectionModel()::clearSelection);
    }

    /** Why there is nothing to show. */
    private String why() {
        if (!PhasesProbe.hasPhases(run().spec())) {
            return TEXTS.text("empty.other", run().spec().scheduler());
        }
        return phases.told() ? TEXTS.text("empty") : TEXTS.text("empty.static", run().spec().policy());
    }

    @Override
    public void setShown(boolean now) {
        session.answers().phases().setWatched(now);
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(TableExport.of("phases", name(), table));
    }

    @Override
    public Node node() {
        return node;
    }

    private static final class QueueRow extends TableRow<Place> {
        @Override
        protected void updateItem(Place place, boolean empty) {
            super.updateItem(place, empty);
            boolean there = !empty && place != null;
            Parts.mark(this, "got", there && place.waiting().commitment().isPresent());
            Parts.mark(this, "stopped", there && place.waiting().commitment().isEmpty() && place.waiting().passedBy() > 0);
        }
    }
}
