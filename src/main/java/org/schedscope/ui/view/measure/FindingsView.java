package org.schedscope.ui.view.measure;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.trace.Pieces;
import org.schedscope.ui.state.answer.FindingsModel;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Table;

/** What is illegal in the schedule, and what could have been better; choosing a line goes to where it shows. */
public final class FindingsView extends View {
    private static final Texts TEXTS = Messages.of("findings");

    private final Session session;
    private final ObservableList<LintFinding> rows = FXCollections.observableArrayList();
    private final Table<LintFinding> table;
    /** Shown while there are none, or not yet. */
    private final Label empty;
    private boolean shown = true;
    private int shownRun = -1;
    private int newest;

    public FindingsView(Session session) {
        super("findings", TEXTS.text("title"));
        this.session = session;
        table = new Table<>("findings", TEXTS.text("accessible"), rows, session);
        table.column(TEXTS.text("column.tick"), 124, "num", finding -> Long.toString(finding.tick()))
                .shows(finding -> session.times().moment(finding.tick())).hover(finding -> session.times().tick(finding.tick()))
                .counted(() -> LintFinding::tick);
        table.column(TEXTS.text("column.cluster"), 90, "id", this::cluster);
        table.column(TEXTS.text("column.kind"), 80, "unit", finding -> TEXTS.text(finding.error() ? "error" : "advice"))
                .looks(FindingsView::kind);
        table.column(TEXTS.text("column.message"), 700, "text", finding -> SpokenLanguage.tell(finding.message(), session.times())).fills();
        empty = TextLabels.empty(TEXTS.text("pending"));
        table.node().setPlaceholder(empty);
        table.whenChosen(this::goTo);
        table.offers(() -> BreakpointMenu.items(session));
        newest = session.runs().run().number();
        session.states().show(this::show);
        show(session.answers().findings().get());
        shows(table.node());
    }

    private void show(WindowState before, WindowState now) {
        if (now.differs(before, WindowState::run)) {
            bringUp(now.run());
            ask(now.run());
        }
        if (now.differs(before, state -> state.facts().findings(), WindowState::range)) {
            show(now.facts().findings());
        }
    }

    /** Of a schedule that was made elsewhere the first question is whether it is right; one that is built here shows that at every step. */
    private void bringUp(OpenRun run) {
        if (run.number() > newest) {
            newest = run.number();
            if (run.setup().isReplayed() && !run.setup().isByHand()) {
                comeToFront();
            }
        }
    }

    /** What is illegal has a sign and its colour; advice has neither. */
    private static Consumer<LintFinding> kind(TableCell<LintFinding, LintFinding> cell) {
        cell.setGraphicTextGap(4);
        return finding -> {
            Nodes.mark(cell, "bad", finding.error());
            Nodes.mark(cell, "strong", finding.error());
            if (finding.error()) {
                Icons.showIcon(cell, "late");
            } else {
                cell.setGraphic(null);
            }
        };
    }

    private void goTo(LintFinding finding) {
        if (shownRun == session.runs().run().number()) {
            finding.task().ifPresentOrElse(session.selection()::selectTask, session.selection()::clear);
            session.selection().select(new Subject.OfFinding(finding));
            session.playhead().seekTick(finding.tick());
        }
    }

    private String cluster(LintFinding finding) {
        List<String> names = session.runs().run().platform().clusters().stream().map(cluster -> cluster.id()).toList();
        return finding.cluster().isPresent() && finding.cluster().getAsInt() < names.size() ? names.get(finding.cluster().getAsInt()) : "";
    }

    private void ask(OpenRun run) {
        if (run.number() != shownRun && !rows.isEmpty()) {
            shownRun = -1;
            rows.clear();
            setDetail("");
        }
        if (run.number() != shownRun) {
            empty.setText(TEXTS.text("pending"));
        }
        if (shown) {
            session.answers().findings().ask(run);
        }
    }

    private void show(Optional<FindingsModel.Found> found) {
        if (found.isEmpty() || found.get().run() != session.runs().run().number()) {
            return;
        }
        shownRun = found.get().run();
        empty.setText(TEXTS.text(found.get().complete() ? "none" : "pending"));
        var report = found.get().report();
        // What is illegal makes all else doubtful.
        rows.setAll(report.findings().stream().filter(marked()).sorted(Comparator.comparing(finding -> !finding.error())).toList());
        Optional<RunPart> marked = session.range().get();
        long errors = marked.isEmpty() ? report.errors() : rows.stream().filter(LintFinding::error).count();
        long advice = marked.isEmpty() ? report.advice() : rows.size() - errors;
        String counts = RangeText.limited(session, TEXTS.text("detail", Figures.whole(errors), Figures.whole(advice)), marked);
        setDetail(report.notKept() == 0 ? counts : TEXTS.text("detail.more", counts, Figures.whole(report.notKept())));
    }

    /** By its tick, and by the cores that its task held, else by its cluster. */
    private Predicate<LintFinding> marked() {
        RunPart part = session.range().get().orElse(RunPart.ALL);
        if (part.rows().isEmpty()) {
            return finding -> isIn(part, finding);
        }
        Pieces pieces = session.runs().run().trace().pieces();
        BitSet started = RunPart.ALL.tasks(pieces);
        BitSet held = part.tasks(pieces);
        return finding -> isIn(part, finding)
                && (finding.task().isPresent() && started.get(finding.task().getAsInt()) ? held.get(finding.task().getAsInt())
                        : finding.cluster().isPresent() && part.has(finding.cluster().getAsInt()));
    }

    private static boolean isIn(RunPart part, LintFinding finding) {
        return finding.tick() >= part.from() && finding.tick() <= part.to();
    }

    @Override
    public void setShown(boolean now) {
        shown = now;
        if (now) {
            session.answers().findings().ask(session.runs().run());
            show(session.answers().findings().get());
        }
    }

    @Override
    public List<Exportable> exportables() {
        return List.of(table.exportable("findings", name()));
    }
}
