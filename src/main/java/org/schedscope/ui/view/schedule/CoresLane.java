package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttGutter;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.ShiftFills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.AbsentCores;

/** The Gantt chart: rows of cores, a band for each cluster, or of tasks in groups; with those of a second run above each band. */
final class CoresLane implements Lane {
    @Override
    public String id() {
        return "cores";
    }

    @Override
    public Heights heights(ScheduleScene scene, double room) {
        return new Heights(0, 0, Double.MAX_VALUE, 0);
    }

    @Override
    public Rows paint(ScheduleScene scene, LanesFrame frame, LanesLayout.Strip strip) {
        return new Rows(scene, frame, strip);
    }

    static final class Rows implements Painted {
        /** How far from the right end of a bar it can be drawn. */
        private static final double END = 4;

        private final ScheduleScene scene;
        private final LaneContext context;
        private final Box area;
        private final ClusterBands bands;
        private final GanttLane gantt;
        private final Optional<GanttLane> other;
        private final GanttFrame frame;
        private final boolean coarse;
        private final UsersInView users;

        Rows(ScheduleScene scene, LanesFrame painted, LanesLayout.Strip strip) {
            this.scene = scene;
            context = painted.context();
            area = context.timeArea(strip.top(), strip.bottom());
            bands = painted.placed(painted.layout().bands());
            gantt = new GanttLane(scene.index(), context, bands, area, scene.absences(), painted.own());
            other = painted.layout().above().flatMap(above -> scene.other().map(rows -> new GanttLane(rows.index(), context.at(rows.at()),
                    painted.placed(above), area, List.of(), painted.other())));
            SceneStaging staged = scene.staged();
            boolean otherCoarse = other.isPresent() && other.get().paint(staged.isStaged() ? scene.fills() : ShiftFills.UNMOVED,
                    scene.highlight(), GanttGutter.Fact.BUSY_NOW, Optional.of(staged.tag(true))).coarse();
            frame = gantt.paint(scene.fills(), scene.highlight(), GanttGutter.Fact.BUSY_NOW, other.map(rows -> staged.tag(false)));
            coarse = otherCoarse || frame.coarse();
            staged.paintGhosts(gantt, frame, scene.highlight(), scene.range().filter(RunPart::hasTicks));
            users = other.isPresent() ? UsersInView.NONE : scene.users();
            users.paint(context, bands, scene.identity(), area.bottom());
        }

        GanttFrame frame() {
            return frame;
        }

        /** Whether some density is painted in blocks of pixels for now. */
        boolean coarse() {
            return coarse;
        }

        /** Bands of the open run where they are seen. */
        ClusterBands bands() {
            return bands;
        }

        private boolean has(double y) {
            return y >= area.y() && y < area.bottom();
        }

        private boolean has(double x, double y) {
            return has(y) && x >= TimeScale.GUTTER;
        }

        OptionalInt pieceAt(double x, double y) {
            return has(x, y) ? gantt.pieceAt(x, y) : OptionalInt.empty();
        }

        /** The bar of a task whose right end is at a point, give or take some pixels. */
        Optional<GanttFrame.Bar> endAt(double x, double y) {
            return !has(x, y) ? Optional.empty() : frame.bars().stream()
                    .filter(bar -> Math.abs(x - bar.box().right()) <= END && y >= bar.box().y() && y <= bar.box().bottom()).findFirst();
        }

        /** The core whose row is at a height, of the open run. */
        OptionalInt coreAt(double y) {
            return has(y) ? gantt.coreAt(y) : OptionalInt.empty();
        }

        /** The cluster whose band is at a height, of the open run. */
        OptionalInt ownClusterAt(double y) {
            return has(y) ? gantt.clusterAt(y) : OptionalInt.empty();
        }

        /** The cluster whose band is at a height, in either run. */
        OptionalInt clusterAt(double y) {
            OptionalInt own = ownClusterAt(y);
            return own.isPresent() || !has(y) ? own : other.map(rows -> rows.clusterAt(y)).orElse(own);
        }

        /** A piece of the open run, else of the other one, else what is reserved or absent there. */
        @Override
        public Optional<Hit> hitAt(double x, double y) {
            if (!has(x, y)) {
                return Optional.empty();
            }
            return hit(gantt.pieceAt(x, y)).or(() -> other.flatMap(rows -> otherHit(rows.pieceAt(x, y))))
                    .or(() -> frame.reservedAt(x, y).map(this::hit)).or(() -> gantt.absenceAt(x, y).map(this::hit));
        }

        /** All ranges of cores of a piece are marked, if it has several. */
        private Optional<Hit> hit(OptionalInt at) {
            return at.stream().mapToObj(piece -> {
                List<Box> boxes = gantt.boxesOf(piece);
                return Hit.ofTask(context.at().trace().pieces().task(piece),
                        () -> ScheduleTexts.piece(scene.index().history(), scene.told(), piece, scene.times(), scene.earnings()))
                        .marked(boxes.size() > 1 ? boxes : List.of());
            }).findFirst();
        }

        private Optional<Hit> otherHit(OptionalInt at) {
            ScheduleScene.Other rows = scene.other().orElseThrow();
            return at.stream().mapToObj(piece -> Hit.ofTask(rows.at().trace().pieces().task(piece),
                    () -> ScheduleTexts.comparedPiece(rows, piece, scene.times()))).findFirst();
        }

        private Hit hit(GanttFrame.Reserved reserved) {
            return Hit.of(() -> ScheduleTexts.reserved(scene.told().trace(), reserved.seq(), scene.times()),
                    session -> session.selection().selectTask(reserved.task()));
        }

        private Hit hit(AbsentCores.Absence absence) {
            return Hit.described(() -> ScheduleTexts.absent(scene.run(), absence, scene.times()));
        }

        @Override
        public Optional<Hit> rowAt(double x, double y) {
            return !has(y) ? Optional.empty() : users.at(bands, scene.identity(), x, y)
                    .map(user -> Hit.of(() -> ScheduleTexts.user(user), session -> session.selection().selectUser(user.user())));
        }

        /** The latest moment that the Gantt shows. */
        Moment at() {
            return context.at();
        }
    }
}
