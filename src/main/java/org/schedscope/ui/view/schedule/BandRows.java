package org.schedscope.ui.view.schedule;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.RowsBy;
import org.schedscope.model.Platform;
import org.schedscope.ui.state.answer.GroupedRows;
import org.schedscope.ui.state.compare.CompareModel;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** Which bands of rows the schedule has: clusters, or groups of tasks; how they are folded, hidden and ordered. */
final class BandRows {
    /** Least height of the band of a group: its name. */
    private static final double GROUP = 22;

    private final Session session;
    private final Runnable changed;
    private final Consumer<GroupedRows.Question> regroup;
    private final ObjectProperty<RowsBy> by = new SimpleObjectProperty<>(this, "by", RowsBy.CLUSTER);
    private final ClusterFolds folds = new ClusterFolds();
    /** Those of groups; other rows have others. */
    private ClusterFolds groupFolds = new ClusterFolds();
    private Optional<GroupedRows.Question> asked = Optional.empty();
    private Optional<GroupedRows> grouped = Optional.empty();

    BandRows(Session session, Runnable changed) {
        this.session = session;
        this.changed = changed;
        regroup = session.answering(GroupedRows::of, this::show);
        session.layout().remember("rows-by", () -> by.get().name(), text -> by.set(RowsBy.valueOf(text)));
        by.addListener(change -> {
            groupFolds = new ClusterFolds();
            changed.run();
        });
    }

    ObjectProperty<RowsBy> byProperty() {
        return by;
    }

    private void show(GroupedRows now) {
        grouped = Optional.of(now);
        changed.run();
    }

    /** The rows of groups of tasks, if they are chosen and worked out; two runs and an edited schedule have rows of cores. */
    Optional<GroupedRows> groups() {
        OpenRun run = session.runs().run();
        CompareModel compare = session.answers().compare();
        if (by.get() == RowsBy.CLUSTER || session.settings().pictureProperty().get() || compare.inRows().isPresent()
                || compare.edited().isPresent() || compare.staged().isPresent()) {
            return Optional.empty();
        }
        ask(new GroupedRows.Question(run, run.trace(), by.get()));
        return grouped.filter(known -> known.has(run, by.get(), session.playhead().moment()));
    }

    /** Of a run that is being recorded the next part is requested once the last has come. */
    private void ask(GroupedRows.Question now) {
        boolean pending = asked.isPresent() && !asked.equals(grouped.map(GroupedRows::of));
        if (asked.filter(now::isSameAs).isEmpty() && !(pending && asked.get().isOf(now))) {
            asked = Optional.of(now);
            regroup.accept(now);
        }
    }

    LanesLayout.Clusters clusters(Optional<GroupedRows> groups) {
        CompareModel compare = session.answers().compare();
        Platform platform = groups.map(known -> known.trace().platform()).orElseGet(() -> session.runs().run().platform());
        ClusterFolds of = groups.isPresent() ? groupFolds : folds;
        double least = groups.isPresent() ? GROUP : compare.inRows().isPresent() ? ClusterBands.LEAST_OF_TWO : ClusterBands.LEAST;
        return new LanesLayout.Clusters(platform.clusters(), compare.inRows().map(base -> base.platform().clusters()), of.clusters(),
                of.groups(platform), least, of.order(platform));
    }

    /** Moves, folds, hides or opens bands of those that are painted. */
    void arrange(PaintedLanes painted, BiConsumer<ClusterFolds, Platform> change) {
        change.accept(painted.scene().groups().isPresent() ? groupFolds : folds, painted.scene().at().trace().platform());
        changed.run();
    }

    /** @param all whether the clusters of its router are folded or opened with it */
    void toggle(PaintedLanes painted, int cluster, boolean all) {
        arrange(painted, (bands, platform) -> bands.toggle(platform, cluster, all && painted.scene().groups().isEmpty()));
    }

    /** Opens the group of a cluster; returns whether there was one. */
    boolean open(PaintedLanes painted, int cluster) {
        return folds.open(painted.scene().at().trace().platform(), cluster);
    }
}
