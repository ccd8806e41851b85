package org.schedscope.ui.view.inspector;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.IndexList;
import org.schedscope.ui.view.table.NaturalOrder;
import org.schedscope.ui.view.table.Table;

/**
 * The events up to the playhead, the last one in view; a click on a tick goes there. Of many the last are listed, unless they are to be put
 * in another order: the toolkit counts the rows above the one in view, in every frame.
 */
public final class EventsView extends View {
    private static final Texts TEXTS = Messages.WINDOW;
    /** Those that are listed while time passes. */
    private static final int MOST = 20_000;

    private final Session session;
    private final IndexList events = new IndexList();
    private final Table<Integer> table;
    private final Consumer<MarkedEvents> onCores;
    private EventText text;
    private OpenRun run;
    private boolean shown = true;

    public EventsView(Session session) {
        super("events", TEXTS.text("events.title"));
        this.session = session;
        run = session.runs().run();
        text = new EventText(run.trace(), session.times(run.workload()));
        onCores = session.answering(asked -> new Found(asked, asked.numbers()), this::showChosen);
        table = new Table<>("events", TEXTS.text("events.accessible"), events, session);
        table.column(TEXTS.text("events.column.number"), 64, "num", seq -> Figures.whole(seq + 1L)).counted(() -> seq -> seq);
        table.column(TEXTS.text("events.column.tick"), 124, "num", seq -> Long.toString(run.trace().tick(seq))).counted(() -> {
            Trace trace = run.trace();
            return trace::tick;
        }).looks(this::link);
        table.column(TEXTS.text("events.column.kind"), 145, "id", seq -> text.kind(seq)).ordered(() -> byText(EventText::kind));
        table.column(TEXTS.text("events.column.subject"), 110, "id", seq -> text.subject(seq)).ordered(() -> byText(EventText::subject));
        table.column(TEXTS.text("events.column.cluster"), 70, "id", seq -> text.cluster(seq)).ordered(() -> byText(EventText::cluster));
        table.column(TEXTS.text("events.column.detail"), 340, "dim", seq -> text.detail(seq))
                .ordered(() -> byText(EventText::detail)).fills();
        table.node().setPlaceholder(new VBox(TextLabels.empty(TEXTS.text("events.empty"))));
        table.node().setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER) {
                table.chosen().ifPresent(seq -> session.playhead().seekPosition(seq + 1));
            }
        });
        table.node().getSortOrder().addListener((ListChangeListener<TableColumn<Integer, ?>>) order -> moved());
        table.whenChosen(this::select);
        table.offers(() -> BreakpointMenu.items(session));
        session.states().when(this::moved, WindowState::run, WindowState::moment, WindowState::range, WindowState::timesAsTicks);
        moved();
        shows(table.node());
    }

    /** Of the run that is open when rows are put in order. */
    private Comparator<Integer> byText(BiFunction<EventText, Integer, String> said) {
        EventText words = text;
        return (one, other) -> NaturalOrder.compare(said.apply(words, one), said.apply(words, other));
    }

    @Override
    public void setShown(boolean now) {
        shown = now;
        moved();
    }

    private void moved() {
        OpenRun now = session.runs().run();
        // What is hidden shows another run's beginning, too: it would keep all of the earlier one in memory.
        if (!shown && now.isSameRunAs(run)) {
            return;
        }
        if (now != run) {
            if (!now.isSameRunAs(run)) {
                events.resize(0);
            }
            run = now;
            text = new EventText(run.trace(), session.times(run.workload()));
        }
        MarkedEvents marked = marked();
        if (!marked.part().rows().isEmpty()) {
            onCores.accept(marked);
            return;
        }
        int first = table.isSorted() ? marked.first() : Math.max(marked.first(), marked.end() - MOST);
        events.beginAt(first);
        int count = marked.end() - first;
        if (events.size() != count) {
            table.follow(-1, 0);
            events.resize(count);
            if (count > 0 && !table.isSorted()) {
                table.node().scrollTo(count - 1);
            }
        }
        tell();
    }

    private String told() {
        MarkedEvents marked = marked();
        int count = marked.part().rows().isEmpty() ? marked.end() - marked.first() : events.size();
        return events.size() == count ? TEXTS.text("events.detail", Figures.whole(count))
                : TEXTS.text("events.detail.last", Figures.whole(count), Figures.whole(events.size()));
    }

    /** The marked part of the open run up to the playhead. */
    private MarkedEvents marked() {
        Trace trace = run.trace();
        RunPart part = session.range().get().orElse(RunPart.ALL);
        int position = Math.min(session.playhead().position(), trace.eventCount());
        int first = trace.positionAfter(part.from() - 1);
        int end = part.to() == RunPart.OPEN ? position : Math.min(position, trace.positionAfter(part.to()));
        return new MarkedEvents(trace, part, first, Math.max(first, end));
    }

    private void showChosen(Found found) {
        MarkedEvents now = marked();
        if (found.of().trace() == now.trace() && found.of().part().equals(now.part())) {
            table.follow(-1, 0);
            events.choose(found.numbers());
            tell();
        }
    }

    private void tell() {
        setDetail(RangeText.limited(session, told(), session.range().get()));
    }

    private record Found(MarkedEvents of, int[] numbers) {
    }

    private void select(int seq) {
        Trace trace = run.trace();
        int subject = trace.subject(seq);
        switch (trace.kind(seq).subject()) {
            case JOB -> session.selection().selectJob(subject);
            case TASK -> session.selection().selectTask(subject);
            case CLUSTER, QUEUE -> session.selection().selectCluster(subject);
            default -> session.selection().clear();
        }
    }

    private static void write(Trace trace, int[] numbers, RowSink rows) throws IOException {
        EventText words = new EventText(trace, TimeFigures.of(trace.workload(), SpokenLanguage.now(), true));
        rows.row("event", "tick", "kind", "subject", "cluster", "detail");
        for (int seq : numbers) {
            rows.row(seq + 1, trace.tick(seq), words.kind(seq), words.subject(seq), words.cluster(seq), words.detail(seq));
        }
    }

    @Override
    public List<Exportable> exportables() {
        Trace trace = run.trace();
        MarkedEvents marked = marked();
        return List.of(Exportable.ofFigures("events", TEXTS.text("events.title"), rows -> write(trace, marked.numbers(), rows)));
    }

    /** The tick as a link that takes the playhead to just after the event. */
    private Consumer<Integer> link(TableCell<Integer, Integer> cell) {
        Hyperlink link = new Hyperlink();
        link.getStyleClass().addAll("link", "mono");
        link.setFocusTraversable(false);
        link.setOnAction(clicked -> session.playhead().seekPosition(cell.getItem() + 1));
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return seq -> {
            link.setText(session.times(run.workload()).moment(run.trace().tick(seq)));
            cell.setGraphic(link);
        };
    }
}
