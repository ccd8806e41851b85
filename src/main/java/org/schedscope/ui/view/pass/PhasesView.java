package org.schedscope.ui.view.pass;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.fourphase.PhasesPass.Commitment;
import org.schedscope.scheduler.fourphase.PhasesPass.Entry;
import org.schedscope.scheduler.fourphase.PhasesPass.Waiting;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.probe.PhasesProbe;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.Answers;
import org.schedscope.ui.state.answer.PassReport;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowFacts;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;

/** The last pass by its four phases: the queue with a column for each of them, and beside it what happened one after the other and why. */
public final class PhasesView extends PassView<PhasesPass, Waiting> {
    private static final Texts TEXTS = Messages.of("phases");
    private static final double SHARE_OF_STEPS = 0.42;
    private static final double ROOM_FOR_ENTERED = 380;
    private static final double ROOM_FOR_PLANNED = 310;

    private boolean plans = true;

    public PhasesView(Session session) {
        super("phases", "phase-queue", TEXTS, SHARE_OF_STEPS, session, Answers::phases);
        buildTable();
        list.setId("phase-steps");
        list.setAccessibleText(TEXTS.text("steps.accessible"));
        session.states().when(this::findSelected, WindowState::selected);
        follow(WindowFacts::phases);
    }

    @Override
    int task(Waiting row) {
        return row.task();
    }

    private void buildTable() {
        table.column(TEXTS.text("column.entered"), 74, "dim", place -> entered(place.row())).where(room -> room > ROOM_FOR_ENTERED);
        table.column(TEXTS.text("column.key"), 62, "num", place -> shortKey(place.row().key()));
        table.column(TEXTS.text("column.planned"), 96, "dim", place -> planned(place.row()))
                .where(room -> plans && room > ROOM_FOR_PLANNED);
        table.column(TEXTS.text("column.outcome"), 130, "outcome", place -> outcome(place.row())).fills();
        table.rows(row -> place -> {
            Optional<Waiting> waiting = place.map(Place::row);
            Nodes.mark(row, "got", waiting.filter(one -> one.commitment().isPresent()).isPresent());
            Nodes.mark(row, "stopped", waiting.filter(one -> one.commitment().isEmpty() && one.passedBy() > 0).isPresent());
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
        return TEXTS.text(start == report().pass().map(PhasesPass::tick).orElse(0L) ? "planned.now" : "planned.later",
                clusterName(waiting.plannedOn().orElseThrow()), session.times().moment(start));
    }

    private String outcome(Waiting waiting) {
        if (waiting.commitment().isEmpty()) {
            return waiting.passedBy() == 0 ? TEXTS.text("outcome.waits") : TEXTS.text("outcome.passed", Figures.whole(waiting.passedBy()));
        }
        Commitment made = waiting.commitment().get();
        String where = TEXTS.text(made.start() == report().pass().map(PhasesPass::tick).orElse(0L) ? "outcome.now" : "outcome.later",
                clusterName(made.cluster()), session.times().moment(made.start()));
        return made.ahead() == 0 ? where : TEXTS.text("outcome.past", where, Figures.whole(made.ahead()));
    }

    @Override
    void begin(PassReport<PhasesPass> now) {
        // Rows alone depend on it.
    }

    @Override
    void show(PhasesPass pass) {
        plans = pass.queue().stream().anyMatch(row -> row.planned().isPresent());
        table.arrange();
        List<Waiting> queue = pass.queue();
        setRows(queue);
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
                .filter(i -> places.get(i).row().task() == selected.getAsInt()).findFirst().orElse(-1), 0);
        lines.stream().filter(line -> line.task().isPresent() && line.task().equals(selected)).findFirst().ifPresent(list::scrollTo);
    }

    @Override
    String why() {
        if (!PhasesProbe.hasPhases(run().spec())) {
            return TEXTS.text("empty.other", run().spec().scheduler());
        }
        return report().held() ? TEXTS.text("empty") : TEXTS.text("empty.static", run().spec().policy());
    }

    @Override
    boolean isAbout(OpenRun run) {
        return PhasesProbe.explains(run.spec());
    }
}
