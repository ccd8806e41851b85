package org.schedscope.ui.view.live;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.story.StartReason;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.MovedTasks;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Table;

/** The tasks that start at another tick than before, and what each waits for now. */
final class MovedTable {
    private static final Texts TEXTS = LiveEditView.TEXTS;

    private static final int DATE_WIDTH = 118;

    private final Session session;
    private final LiveEdit live;
    private final ObservableList<MovedTasks.Move> lines = FXCollections.observableArrayList();
    private final Table<MovedTasks.Move> table;
    private Optional<MovedTasks> moved = Optional.empty();

    MovedTable(Session session, LiveEdit live) {
        this.session = session;
        this.live = live;
        int at = session.times().areTicks() ? 60 : DATE_WIDTH;
        table = new Table<>("live-moved", TEXTS.text("moved.accessible"), lines, session);
        table.column(TEXTS.text("column.task"), 70, "first", move -> index().map(index -> index.shortLabel(move.task())).orElse(""));
        table.column(TEXTS.text("column.before"), at, "num", move -> session.times().moment(move.before()));
        table.column(TEXTS.text("column.now"), at - 4, "num", move -> session.times().moment(move.now()));
        table.column(TEXTS.text("column.shift"), 62, "num", move -> LiveHead.signed(move.now() - move.before(), session.times()));
        table.column(TEXTS.text("column.because"), 150, "dim", this::because).fills();
        table.unsorted();
        table.node().setPlaceholder(new VBox(TextLabels.empty(TEXTS.text("moved.none"))));
        table.whenChosen(move -> session.selection().selectTask(move.task()));
    }

    private Optional<WorkloadIndex> index() {
        return moved.map(known -> known.run().index());
    }

    private String because(MovedTasks.Move move) {
        return moved.map(known -> {
            StartReason reason = known.reason(move.task());
            String who = reason.task().isPresent() ? known.run().index().shortLabel(reason.task().getAsInt()) : "";
            boolean parent = reason.kind() == StartReason.Kind.PARENT || reason.kind() == StartReason.Kind.DATA;
            boolean drawn = parent && known.isNewArrow(reason.task().getAsInt(), move.task());
            return TEXTS.text("because." + reason.kind().name().toLowerCase(Locale.ROOT) + (drawn ? ".new" : ""), who,
                    session.times().moment(reason.tick()));
        }).orElse("");
    }

    void follow() {
        moved = live.differenceProperty().get().map(LiveEdit.Difference::moved);
        List<MovedTasks.Move> now = moved.map(MovedTasks::all).orElse(List.of());
        if (!now.equals(lines)) {
            table.setRows(now);
        }
        int selected = session.selection().get().task().orElse(-1);
        table.follow(IntStream.range(0, now.size()).filter(at -> now.get(at).task() == selected).findFirst().orElse(-1), 0);
        table.changed();
    }

    Region node() {
        return table.node();
    }
}
