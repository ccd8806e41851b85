package org.schedscope.chart.gantt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.reservationMade;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;
import static org.schedscope.fixture.Events.transferFinished;
import static org.schedscope.fixture.Events.transferStarted;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.ShiftFills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.fixture.RecordingPainter;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class GanttLaneTest {
    private static final Palette LIGHT = new Palette(Theme.LIGHT);

    /** Ten pixels a tick, rows of twenty pixels. */
    private static GanttLane lane(TraceIndex index, Moment at, Painter painter, double width) {
        TimeScale scale = new TimeScale(0, 10, TimeScale.GUTTER, width);
        ClusterBands bands = ClusterBands.laidOut(at.trace().platform().clusters(), Set.of(), 20);
        return new GanttLane(index, new LaneContext(painter, LIGHT, scale, at, ChartTexts.ENGLISH), bands, 0, 400);
    }

    /** All tasks are of one hue. */
    private static final Fills ONE = (palette, job, task) -> LIGHT.identity(0);

    private static GanttRaster raster(TraceIndex index, Moment at, TimeScale scale) {
        return new GanttRaster(index, at, scale, LIGHT, ONE, false, Optional.empty());
    }

    private static Painter nowhere() {
        return new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics());
    }

    @Test
    void grahamsRunningTasksEndAtNowAndAreExpectedLater() {
        Trace trace = SampleRuns.trace(SampleRuns.graham());
        Moment at = new Moment(trace, trace.positionAfter(5), 5);
        GanttFrame frame = lane(new TraceIndex(trace), at, nowhere(), 200).plan(Highlight.NONE);
        List<String> bars = frame.bars().stream().map(bar -> trace.index().label(bar.task()) + " " + bar.state() + " "
                + (bar.box().x() - TimeScale.GUTTER) + "+" + bar.box().width() + " expected " + (bar.expectedRight() - TimeScale.GUTTER))
                .toList();
        assertEquals(List.of("J2 T2 FINISHED 0.0+19.0 expected 19.0", "J1 T1 FINISHED 20.0+29.0 expected 49.0",
                "J4 T7 RUNNING 50.0+1.0 expected 90.0", "J3 T3 FINISHED 0.0+19.0 expected 19.0", "J4 T5 RUNNING 20.0+30.0 expected 60.0",
                "J4 T4 FINISHED 0.0+19.0 expected 19.0", "J4 T6 RUNNING 20.0+30.0 expected 60.0"), bars);
        assertEquals("7 tasks", frame.summary(ChartTexts.ENGLISH));
    }

    @Test
    void whatHasOnlyJustStartedIsABarAsWideAsItWillBe() {
        Trace trace = SampleRuns.trace(SampleRuns.graham());
        GanttFrame frame = lane(new TraceIndex(trace), new Moment(trace, trace.positionAfter(0), 0), nowhere(), 200).plan(Highlight.NONE);
        assertEquals(List.of(ZoomLevel.BARS), frame.bands().stream().map(GanttFrame.Shown::level).toList());
        assertEquals(List.of(20.0, 20.0, 20.0), frame.bars().stream().map(bar -> bar.whole().width()).toList());
    }

    @Test
    void anIndexThatGrewEqualsOneMadeAtOnce() {
        Trace trace = SampleRuns.trace(SampleRuns.campus());
        TraceIndex grown = new TraceIndex(trace, 0);
        for (int position = 0; position <= trace.eventCount(); position += 37) {
            grown.extend(trace, position);
        }
        grown.extend(trace, trace.eventCount());
        for (long tick : new long[] {0, 100, 555, 1000}) {
            Moment at = new Moment(trace, trace.positionAfter(tick), tick);
            assertEquals(lane(new TraceIndex(trace), at, nowhere(), 3000).plan(Highlight.NONE), lane(grown, at, nowhere(), 3000)
                    .plan(Highlight.NONE));
        }
    }

    @Test
    void aPieceOnNeighbouringCoresIsOneBarAndOnSeparateCoresTwo() {
        Job job = Job.of("J", 0, Task.of("T", 4).withCores(3));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", job)), Platform.of("p", Cluster.of("C", 5)));
        recorder.on(
                taskStarted(0, 0, 0, new CoreSet(List.of(new CoreSet.Range(0, 1), new CoreSet.Range(4, 4))), PriorityKey.NONE, 1, false));
        recorder.on(taskFinished(4, 0, 0));
        Trace trace = recorder.trace();
        List<Box> boxes = lane(new TraceIndex(trace), Moment.endOf(trace), nowhere(), 100).plan(Highlight.NONE).bars().stream()
                .map(GanttFrame.Bar::box).toList();
        assertEquals(List.of(new Box(TimeScale.GUTTER, 0, 39, 39), new Box(TimeScale.GUTTER, 80, 39, 19)), boxes);
        assertEquals(boxes, lane(new TraceIndex(trace), Moment.endOf(trace), nowhere(), 100).boxesOf(0));
    }

    @Test
    void twoTasksOnOneCoreAreHatchedWhereTheyClashAndUseItOnce() {
        Job job = Job.of("J", 0, Task.of("A", 6), Task.of("B", 6), Task.of("D", 2));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", job)), Platform.of("p", Cluster.of("C", 2)));
        recorder.on(taskStarted(0, 0, 0, new CoreSet(List.of(new CoreSet.Range(0, 0))), PriorityKey.NONE, 1, false));
        recorder.on(taskStarted(4, 1, 0, new CoreSet(List.of(new CoreSet.Range(0, 0))), PriorityKey.NONE, 1, false));
        recorder.on(taskFinished(6, 0, 0));
        recorder.on(taskFinished(10, 1, 0));
        recorder.on(taskStarted(10, 2, 0, new CoreSet(List.of(new CoreSet.Range(0, 0))), PriorityKey.NONE, 1, false));
        recorder.on(taskFinished(12, 2, 0));
        Trace trace = recorder.trace();
        TraceIndex index = new TraceIndex(trace);
        List<Box> boxes = new ArrayList<>();
        List<Stroke> strokes = new ArrayList<>();
        lane(index, Moment.endOf(trace), RecordingPainter.hatching(boxes, strokes, nowhere()), 200)
                .paint(ColourKey.by(ColourBy.JOB, trace.index()), Highlight.NONE, GanttGutter.Fact.BUSY_NOW);
        assertEquals(1, boxes.size(), "what follows at once does not clash");
        assertEquals(TimeScale.GUTTER + 40, boxes.get(0).x());
        assertEquals(20, boxes.get(0).width());
        assertEquals(LIGHT.of(Tone.BAD), strokes.get(0).colour());
        assertEquals(1, index.coresInUse().valueAt(2));
        assertEquals(1, index.coresInUse().valueAt(3));
        assertEquals(0, index.coresInUse().valueAt(6));
        boxes.clear();
        Moment before = new Moment(trace, 1, 3);
        lane(index, before, RecordingPainter.hatching(boxes, strokes, nowhere()), 200)
                .paint(ColourKey.by(ColourBy.JOB, trace.index()), Highlight.NONE, GanttGutter.Fact.BUSY_NOW);
        assertEquals(List.of(), boxes, "what comes is not shown");
    }

    @Test
    void aTaskOnSeparateCoresSaysOnceHowLongItQueued() {
        Job job = Job.of("J", 0, Task.of("T", 4).withCores(3));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", job)), Platform.of("p", Cluster.of("C", 5)));
        recorder.on(taskReady(0, 0, 0));
        recorder.on(
                taskStarted(9, 0, 0, new CoreSet(List.of(new CoreSet.Range(0, 1), new CoreSet.Range(4, 4))), PriorityKey.NONE, 1, false));
        recorder.on(taskFinished(13, 0, 0));
        Trace trace = recorder.trace();
        TraceIndex index = new TraceIndex(trace);
        Highlight selected = new Highlight(OptionalInt.of(0), OptionalInt.of(0));
        GanttFrame frame = lane(index, Moment.endOf(trace), nowhere(), 100).plan(selected);
        LaneContext context = new LaneContext(nowhere(), LIGHT, new TimeScale(0, 10, TimeScale.GUTTER, 200), Moment.endOf(trace),
                ChartTexts.ENGLISH);
        assertEquals(2, frame.highlighted().size());
        assertEquals(1, new BarPainter(context, (palette, of, task) -> 0, selected).queueing(index, frame.highlighted()).size());
    }

    @Test
    void coresThatAreNotThereAreFoundFromWhenTheyGoToWhenTheyAreBack() {
        Trace trace = SampleRuns.trace(SampleRuns.graham());
        AbsentCores.Absence out = new AbsentCores.Absence(0, 1, 2, 4, 9, 0, AbsentCores.Cause.OUT_OF_ORDER);
        LaneContext context = new LaneContext(nowhere(), LIGHT, new TimeScale(0, 10, TimeScale.GUTTER, 200),
                new Moment(trace, trace.positionAfter(5), 5), ChartTexts.ENGLISH);
        ClusterBands bands = ClusterBands.laidOut(trace.platform().clusters(), Set.of(), 20);
        GanttLane lane = new GanttLane(new TraceIndex(trace), context, bands, context.timeArea(0, 400), List.of(out));
        assertEquals(Optional.of(out), lane.absenceAt(TimeScale.GUTTER + 41, 21));
        assertEquals(Optional.of(out), lane.absenceAt(TimeScale.GUTTER + 89, 59), "until then, as is known now");
        assertEquals(Optional.empty(), lane.absenceAt(TimeScale.GUTTER + 39, 30));
        assertEquals(Optional.empty(), lane.absenceAt(TimeScale.GUTTER + 91, 30));
        assertEquals(Optional.empty(), lane.absenceAt(TimeScale.GUTTER + 50, 19), "core 0");
        LaneContext earlier = new LaneContext(nowhere(), LIGHT, context.scale(), new Moment(trace, trace.positionAfter(3), 3),
                ChartTexts.ENGLISH);
        assertEquals(Optional.empty(), new GanttLane(new TraceIndex(trace), earlier, bands, context.timeArea(0, 400), List.of(out))
                .absenceAt(TimeScale.GUTTER + 50, 30), "what comes is not shown");
    }

    @Test
    void aSuspendedTaskShowsBothItsPieces() {
        Job job = Job.of("J", 0, Task.of("T", 6));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", job)), Platform.of("p", Cluster.of("C", 1)));
        recorder.on(taskStarted(0, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        recorder.on(taskPreempted(2, 0, 0, 0));
        recorder.on(taskStarted(5, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        Trace trace = recorder.trace();
        Moment at = new Moment(trace, trace.eventCount(), 6);
        TraceIndex index = new TraceIndex(trace);
        List<GanttFrame.Bar> bars = lane(index, at, nowhere(), 200).plan(Highlight.NONE).bars();
        assertEquals(List.of(DrawnState.SUSPENDED, DrawnState.RUNNING), bars.stream().map(GanttFrame.Bar::state).toList());
        assertEquals(TimeScale.GUTTER + 90, bars.get(1).expectedRight(), "four of six ticks were left at tick 5");
        assertEquals(DrawnState.SUSPENDED, index.history().state(0, new Moment(trace, 2, 3)));
    }

    @Test
    void whatIsLeftOfATaskThatResumesOnAFasterClusterIsExpectedToTakeLessThere() {
        Platform two = new Platform("two", new Router("R", List.of(Cluster.of("slow", 1),
                new Cluster("fast", 1, "any", Ratio.of(2), OptionalLong.empty()))), NetworkModel.NONE, Map.of());
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", Job.of("J", 0, Task.of("T", 12)))), two);
        recorder.on(taskStarted(0, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        recorder.on(taskPreempted(3, 0, 0, 0));
        recorder.on(taskStarted(4, 0, 1, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        Trace trace = recorder.trace();
        assertEquals(9, new TraceIndex(trace).history().expectedEnd(1, trace), "three quarters of six ticks, rounded up, from tick 4 on");
    }

    /** J1 runs on core 1 until 10; J2 is promised two cores from 5, J3 the third core before that, and J4 all of them later. */
    @Test
    void promisedCoresAreBarsOnRowsThatAreFreeThenUntilTheirTaskStarts() {
        Platform three = Platform.of("p", Cluster.of("C", 3));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", Job.of("J1", 0, Task.of("T", 10)),
                Job.of("J2", 0, Task.of("T", 4).withCores(2)), Job.of("J3", 0, Task.of("T", 3)),
                Job.of("J4", 0, Task.of("T", 5).withCores(3)))), three);
        recorder.on(taskStarted(0, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        recorder.on(reservationMade(0, 1, 0, 7, 11));
        recorder.on(reservationMade(0, 3, 0, 20, 25));
        recorder.on(reservationMade(1, 1, 0, 5, 9));
        recorder.on(reservationMade(1, 2, 0, 2, 5));
        recorder.on(taskStarted(2, 2, 0, CoreSet.of(1, 1), PriorityKey.NONE, 1, false));
        Trace trace = recorder.trace();
        TraceIndex index = new TraceIndex(trace);
        assertEquals(List.of("J3 T 20.0+29.0 at 20.0+19.0", "J2 T 50.0+39.0 at 20.0+39.0", "J4 T 200.0+49.0 at 0.0+59.0"),
                reserved(index, new Moment(trace, 5, 1), 400));
        assertEquals(List.of("J2 T 50.0+39.0 at 20.0+39.0", "J4 T 200.0+49.0 at 0.0+59.0"), reserved(index, new Moment(trace, 6, 2), 400));
        assertEquals(List.of("J2 T 70.0+39.0 at 20.0+39.0", "J4 T 200.0+49.0 at 0.0+59.0"), reserved(index, new Moment(trace, 3, 0), 400),
                "back before the promise was moved");
        assertEquals(List.of("J2 T 70.0+27.0 at 20.0+39.0"), reserved(index, new Moment(trace, 3, 0), 90), "as far as the view goes");
        assertEquals(List.of(), reserved(index, new Moment(trace, 1, 0), 400));
    }

    private static List<String> reserved(TraceIndex index, Moment at, double width) {
        return lane(index, at, nowhere(), width).plan(Highlight.NONE).reserved().stream()
                .map(bar -> at.trace().index().label(bar.task()) + " "
                        + (bar.box().x() - TimeScale.GUTTER) + "+" + bar.box().width() + " at " + bar.box().y() + "+" + bar.box().height())
                .toList();
    }

    @Test
    void promisesWithoutRoomForRowsAreCounted() {
        Platform many = Platform.of("p", Cluster.of("C", 300));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", Job.of("J", 0, Task.of("T", 10)))), many);
        recorder.on(reservationMade(0, 0, 0, 7, 17));
        Trace trace = recorder.trace();
        TimeScale scale = new TimeScale(0, 10, 0, 400);
        ClusterBands bands = ClusterBands.laidOut(many.clusters(), Set.of(), 1);
        LaneContext context = new LaneContext(nowhere(), LIGHT, scale, Moment.endOf(trace), ChartTexts.ENGLISH);
        GanttFrame frame = new GanttLane(new TraceIndex(trace), context, bands, 0, 400).plan(Highlight.NONE);
        assertEquals(List.of(), frame.reserved());
        assertEquals("0 tasks, 1 reservation not drawn", frame.summary(ChartTexts.ENGLISH));
    }

    /** A, then B and C after it, then D after both; C is the longer way. */
    @Test
    void onlyTheCriticalPathAndNeighboursAreLinkedUnlessAllAreWanted() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("A", 2), Task.of("B", 1).after(0), Task.of("C", 4).after(0),
                Task.of("D", 2).after(1, 2)));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(workload), Platform.of("p", Cluster.of("C", 2)));
        long[] starts = {0, 2, 2, 6};
        for (int task : new int[] {0, 1, 2, 3}) {
            recorder.on(taskStarted(starts[task], task, 0, CoreSet.of(task == 1 ? 1 : 0, task == 1 ? 1 : 0), PriorityKey.NONE, 1, false));
            if (task != 1) {
                recorder.on(taskFinished(starts[task] + workload.jobs().get(0).tasks().get(task).exec(), task, 0));
            }
        }
        Trace trace = recorder.trace();
        Optional<List<Integer>> path = Optional.of(List.of(0, 2, 3));
        assertEquals(List.of(GanttLinks.Kind.PATH, GanttLinks.Kind.PATH),
                links(trace, new Highlight(OptionalInt.of(0), OptionalInt.empty(), path)));
        assertEquals(List.of(GanttLinks.Kind.PATH, GanttLinks.Kind.PATH, GanttLinks.Kind.CHILD, GanttLinks.Kind.LAST_PARENT),
                links(trace, new Highlight(OptionalInt.of(0), OptionalInt.of(1), path)));
        assertEquals(4, links(trace, Highlight.ofJob(0)).size());
    }

    private static List<GanttLinks.Kind> links(Trace trace, Highlight highlight) {
        TraceIndex index = new TraceIndex(trace);
        Moment at = Moment.endOf(trace);
        return GanttLinks.of(index, at, highlight, lane(index, at, nowhere(), 200).plan(highlight).highlighted()).links().stream()
                .map(GanttLinks.Link::kind).toList();
    }

    /** A ends at 2 on C1 and sends to B on C2, which gets its data at 6. */
    @Test
    void dataOnItsWayIsAnArrowBetweenBandsForTheSelectionOnly() {
        Platform two = new Platform("two", new Router("R", List.of(Cluster.of("C1", 2), Cluster.of("C2", 2))), NetworkModel.NONE, Map.of());
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w",
                Job.of("J", 0, Task.of("A", 2), Task.of("B", 4).after(0), Task.of("C", 4).after(0)))), two);
        recorder.on(taskStarted(0, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        recorder.on(taskFinished(2, 0, 0));
        recorder.on(transferStarted(2, 0, 0, 1, 0, 1, 6));
        recorder.on(transferStarted(2, 1, 0, 2, 0, 1, 5));
        recorder.on(transferFinished(6, 0, 0, 1, 0, 1));
        recorder.on(taskStarted(6, 1, 1, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
        Trace trace = recorder.trace();
        double left = TimeScale.GUTTER;
        double band = 46 + ClusterBands.GAP;
        assertEquals(List.of(), arrows(trace, new Moment(trace, 3, 3), Highlight.NONE));
        assertEquals(List.of(new GanttTransfers.Arrow(left + 20, 9.5, left + 60, band + 20, false)),
                arrows(trace, new Moment(trace, 4, 3), Highlight.ofTask(0, 1)));
        assertEquals(List.of(new GanttTransfers.Arrow(left + 20, 9.5, left + 60, band + 9.5, true)),
                arrows(trace, Moment.endOf(trace), Highlight.ofTask(0, 1)), "to where it runs");
        assertEquals(2, arrows(trace, Moment.endOf(trace), Highlight.ofJob(0)).size());
    }

    private static List<GanttTransfers.Arrow> arrows(Trace trace, Moment at, Highlight highlight) {
        LaneContext context = new LaneContext(nowhere(), LIGHT, new TimeScale(0, 10, TimeScale.GUTTER, 400), at, ChartTexts.ENGLISH);
        ClusterBands bands = ClusterBands.laidOut(trace.platform().clusters(), Set.of(), 20);
        TraceIndex index = new TraceIndex(trace);
        GanttFrame frame = new GanttLane(index, context, bands, 0, 400).paint((palette, job, task) -> 0, highlight,
                GanttGutter.Fact.BUSY_NOW);
        return GanttTransfers.of(index, context, bands, highlight, frame).arrows();
    }

    /** J3 waits from tick 4 for J2 in the run; in the other it went before. */
    @Test
    void theSelectedTaskHasAGhostWhereItStoodInAnotherRunAndAnArrowFromThere() {
        Trace base = oneCore(new int[] {0, 2, 1}, new long[] {0, 4, 6});
        Trace run = oneCore(new int[] {0, 1, 2}, new long[] {0, 4, 13});
        ScheduleShift shift = new ScheduleShift(base, run);
        assertEquals(OptionalLong.of(9), shift.of(2));
        assertEquals(OptionalLong.of(-2), shift.of(1));
        ShiftFills fills = new ShiftFills(shift);
        assertEquals(LIGHT.shift(1), fills.fill(LIGHT, 2, 2), "nothing moved further");
        assertEquals(Colours.mix(LIGHT.shift(0), LIGHT.shift(-1), 0.7), fills.fill(LIGHT, 1, 1), "half as strong for 2 of 9 ticks");
        assertEquals(List.of(1, 1), List.of(shift.earlier(), shift.later()));
        assertEquals(OptionalLong.of(4), shift.divergenceAfter(0));
        assertEquals(OptionalLong.empty(), shift.divergenceAfter(13));
        BufferedImage picture = new BufferedImage(400, 60, BufferedImage.TYPE_INT_RGB);
        GanttLane lane = lane(new TraceIndex(run), Moment.endOf(run), new Java2dPainter(picture.createGraphics()), 250);
        Highlight selected = new Highlight(OptionalInt.of(2), OptionalInt.of(2));
        GanttFrame frame = lane.plan(selected);
        lane.paintGhosts(frame.highlighted(), selected, shift);
        int arrow = LIGHT.shift(1) & 0xFFFFFF;
        int y = (int) (frame.highlighted().get(0).box().y() + 0.8 * frame.highlighted().get(0).box().height());
        assertEquals(arrow, picture.getRGB((int) TimeScale.GUTTER + 60, y) & 0xFFFFFF, "between tick 4 and tick 13");
        assertEquals(0, picture.getRGB((int) TimeScale.GUTTER + 30, y) & 0xFFFFFF, "nothing before tick 4");
        lane.paintGhosts(lane.plan(Highlight.NONE).highlighted(), Highlight.NONE, shift);
    }

    @Test
    void whileAWorkloadIsEditedEveryBarThatMovedAndHasRoomSaysByHowMuch() {
        Trace base = oneCore(new int[] {0, 2, 1}, new long[] {0, 4, 6});
        Trace run = oneCore(new int[] {0, 1, 2}, new long[] {0, 4, 13});
        BufferedImage picture = new BufferedImage(400, 60, BufferedImage.TYPE_INT_RGB);
        GanttLane lane = lane(new TraceIndex(run), Moment.endOf(run), new Java2dPainter(picture.createGraphics()), 250);
        GanttFrame frame = lane.plan(Highlight.NONE);
        lane.paintMoves(frame, Highlight.NONE, new ScheduleShift(base, run));
        Box earlier = frame.bars().stream().filter(bar -> bar.task() == 1).findFirst().orElseThrow().box();
        assertTrue(has(picture, earlier, LIGHT.shift(-1), 0.5), "J2 starts two ticks earlier");
        Box still = frame.bars().stream().filter(bar -> bar.task() == 0).findFirst().orElseThrow().box();
        assertFalse(has(picture, still, LIGHT.shift(-1), 0) || has(picture, still, LIGHT.shift(1), 0), "J1 starts when it did");
    }

    /** Whether a colour is in a box, right of a share of its width. */
    private static boolean has(BufferedImage picture, Box box, int colour, double share) {
        for (int x = (int) (box.x() + share * box.width()) + 1; x < Math.min(picture.getWidth(), box.right() - 1); x++) {
            for (int y = (int) box.y() + 1; y < Math.min(picture.getHeight(), box.y() + 0.7 * box.height()); y++) {
                if ((picture.getRGB(x, y) & 0xFFFFFF) == (colour & 0xFFFFFF)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tasks of 4, 9 and 2 ticks, one after the other. */
    private static Trace oneCore(int[] order, long[] starts) {
        long[] exec = {4, 9, 2};
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)), Job.of("J2", 0, Task.of("T", 9)),
                Job.of("J3", 0, Task.of("T", 2)));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(workload), Platform.of("p", Cluster.of("C", 1)));
        for (int i = 0; i < order.length; i++) {
            recorder.on(taskStarted(starts[i], order[i], 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
            recorder.on(taskFinished(starts[i] + exec[order[i]], order[i], 0));
        }
        return recorder.trace();
    }

    @Test
    void aPointFindsThePieceUnderIt() {
        Trace trace = SampleRuns.trace(SampleRuns.graham());
        GanttLane lane = lane(new TraceIndex(trace), Moment.endOf(trace), nowhere(), 200);
        int piece = lane.pieceAt(TimeScale.GUTTER + 75, 50).orElseThrow();
        assertEquals("J1 T9", trace.index().label(trace.pieces().task(piece)));
        assertEquals(OptionalInt.empty(), lane.pieceAt(TimeScale.GUTTER + 130, 10));
    }

    @Test
    void theCostOfAFrameIsBoundedByPixelsNotByTasks() {
        Trace trace = SampleRuns.trace(SampleRuns.tiny(100_000, 400));
        TraceIndex index = new TraceIndex(trace);
        TimeScale scale = TimeScale.fitting(0, trace.lastTick(), TimeScale.GUTTER, 600);
        Painter painter = nowhere();
        LaneContext context = new LaneContext(painter, LIGHT, scale, Moment.endOf(trace), ChartTexts.ENGLISH);
        for (double height : new double[] {100, 2000, 8000}) {
            ClusterBands bands = ClusterBands.fitting(trace.platform().clusters(), Set.of(), height);
            GanttFrame frame = new GanttLane(index, context, bands, 0, 300).paint(ColourKey.by(ColourBy.USER, trace.index()),
                    Highlight.NONE,
                    GanttGutter.Fact.BUSY_NOW);
            assertTrue(frame.visited() <= 600L * 400, height + " px: " + frame.visited() + " pieces looked at");
            assertEquals(100_000, frame.tasks());
        }
    }

    /** Four users, a wide task each, over and over: whatever the number of cores and pixels, the hues of all of them are seen. */
    @Test
    void huesAreSeenHoweverManyCoresThereAre() {
        for (int cores : new int[] {8, 128, 4_096, 100_000}) {
            Trace trace = quarters(cores);
            ColourKey users = ColourKey.by(ColourBy.USER, trace.index());
            TraceIndex index = new TraceIndex(trace);
            for (double width : new double[] {800, 60, 20}) {
                BufferedImage picture = new BufferedImage((int) TimeScale.GUTTER + 800, 200, BufferedImage.TYPE_INT_ARGB);
                LaneContext context = new LaneContext(new Java2dPainter(picture.createGraphics()), LIGHT,
                        TimeScale.fitting(0, trace.lastTick(), TimeScale.GUTTER, width), Moment.endOf(trace), ChartTexts.ENGLISH);
                ClusterBands bands = ClusterBands.fitting(trace.platform().clusters(), Set.of(), 180);
                new GanttLane(index, context, bands, 0, 180).paint(users, Highlight.NONE, GanttGutter.Fact.BUSY_NOW);
                for (int user = 0; user < 4; user++) {
                    int y = (int) ((user + 0.5) * bands.bands().get(0).height() / 4);
                    int seen = picture.getRGB((int) (TimeScale.GUTTER + width * 0.405), y);
                    assertEquals(Integer.toHexString(LIGHT.identity(user)), Integer.toHexString(seen), cores + " cores, " + width + " px");
                }
            }
        }
    }

    /** A hundred times a quarter of the cores for each of four users, for nineteen ticks of twenty. */
    private static Trace quarters(int cores) {
        Job[] jobs = new Job[400];
        Arrays.setAll(jobs, j -> Job.of("J" + j, 0, Task.of("T", 20).withCores(cores / 4)).withUser("/u" + j % 4));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C", cores)));
        for (int j = 0; j < jobs.length; j += 4) {
            for (int user = 0; user < 4; user++) {
                CoreSet quarter = CoreSet.of(user * cores / 4, (user + 1) * cores / 4 - 1);
                recorder.on(taskStarted(j * 5L, j + user, 0, quarter, PriorityKey.NONE, 1, false));
            }
            for (int user = 0; user < 4; user++) {
                recorder.on(taskFinished(j * 5L + 20, j + user, 0));
            }
        }
        return recorder.trace();
    }

    /** Of two pixels by one, half the time of one user and half of another, and of one user alone. */
    @Test
    void aPixelMixesTheHuesOfWhatRanInIt() {
        Job[] jobs = {Job.of("A", 0, Task.of("T", 5)), Job.of("B", 0, Task.of("T", 5)), Job.of("C", 0, Task.of("T", 10))};
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C", 1)));
        for (int j = 0; j < 3; j++) {
            recorder.on(taskStarted(j * 5L, j, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
            recorder.on(taskFinished(j == 2 ? 20 : j * 5L + 5, j, 0));
        }
        Trace trace = recorder.trace();
        Fills byJob = ColourKey.by(ColourBy.JOB, trace.index());
        int[] pixels = new GanttRaster(new TraceIndex(trace), Moment.endOf(trace), new TimeScale(0, 0.1, 0, 2), LIGHT, byJob, false,
                Optional.empty())
                .density(new ClusterBands.Band(0, 1, 0, 1, 1), 0, 1).argb();
        assertEquals(Integer.toHexString(Colours.mix(LIGHT.identity(0), LIGHT.identity(1), 0.5)), Integer.toHexString(pixels[0]));
        assertEquals(Integer.toHexString(LIGHT.identity(2)), Integer.toHexString(pixels[1]));
    }

    /** Small tasks everywhere, and one on a quarter of the cores for a tenth of the time: it stands out with an edge and a label. */
    @Test
    void aLargeTaskIsARectangleAmongTasksThatAreTooSmall() {
        Job[] jobs = new Job[3_001];
        Arrays.setAll(jobs, j -> Job.of("J" + j, 0, Task.of("T", j == 0 ? 100 : 1).withCores(j == 0 ? 32 : 1)));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C", 128)));
        recorder.on(taskStarted(0, 0, 0, CoreSet.of(0, 31), PriorityKey.NONE, 1, false));
        for (int j = 1; j < jobs.length; j++) {
            recorder.on(taskStarted(j / 3L, j, 0, CoreSet.of(32 + j % 3, 32 + j % 3), PriorityKey.NONE, 1, false));
            if (j == 300) {
                recorder.on(taskFinished(100, 0, 0));
            }
        }
        Trace trace = recorder.trace();
        LaneContext context = new LaneContext(nowhere(), LIGHT, TimeScale.fitting(0, 1_000, TimeScale.GUTTER, 500),
                new Moment(trace, trace.eventCount(), 1_000), ChartTexts.ENGLISH);
        ClusterBands bands = ClusterBands.laidOut(trace.platform().clusters(), Set.of(), 2);
        GanttFrame frame = new GanttLane(new TraceIndex(trace), context, bands, 0, 400).plan(Highlight.NONE);
        assertTrue(frame.has(ZoomLevel.DENSITY));
        GanttFrame.Bar large = frame.bars().stream().filter(bar -> bar.job() == 0).findFirst().orElseThrow();
        assertEquals(new Box(TimeScale.GUTTER, 0, 49, 63), large.box());
    }

    @Test
    void aHundredTimesAsManyTasksOnTheSamePixelsAreHardlyMoreWork() {
        long[] few = looked(10_000);
        long[] many = looked(1_000_000);
        assertTrue(many[0] <= 3 * few[0], many[0] + " pieces looked at for a million tasks, " + few[0] + " for ten thousand");
        for (long zoomed : many) {
            assertTrue(zoomed <= 2 * 600 * 16 + 16, zoomed + " pieces looked at for 600 pixels of 16 cores, zooming at the end: "
                    + Arrays.toString(many));
        }
    }

    /** Pieces looked at for a run in 600 × 8 pixels: the whole run, and less and less of its end. */
    private static long[] looked(int tasks) {
        Trace trace = SampleRuns.trace(SampleRuns.tiny(tasks, 16));
        TraceIndex index = new TraceIndex(trace);
        long[] looked = new long[16];
        for (int zoom = 0; zoom < looked.length; zoom++) {
            long last = trace.lastTick();
            TimeScale scale = TimeScale.fitting(last - last / Math.pow(2, zoom), last, TimeScale.GUTTER, 600);
            GanttRaster raster = raster(index, Moment.endOf(trace), scale);
            raster.density(new ClusterBands.Band(0, 16, 0, 0.5, 8), 0, 16);
            looked[zoom] = raster.visited();
        }
        return looked;
    }

    @Test
    void densityOfManyAndOfFewPiecesInAPixelIsTheSameWhereTheyMeet() {
        Trace trace = withGaps(10_000);
        double ticks = 40;
        // Twice as many pixels have half as many pieces each: on either side of where the way of adding up changes.
        for (double start : new double[] {0, 12_345.5, 180_000}) {
            int[] sums = density(trace, new TimeScale(start, 1 / ticks / 2, 0, 300));
            int[] pieces = density(trace, new TimeScale(start, 1 / ticks, 0, 600));
            for (int x = 0; x < 300; x++) {
                double mean = (busy(pieces[2 * x]) + busy(pieces[2 * x + 1])) / 2;
                assertEquals(mean, busy(sums[x]), 0.03, "pixel " + x);
            }
        }
    }

    /** The busy share that a pixel of density tells. */
    private static double busy(int pixel) {
        int surface = Colours.red(LIGHT.of(Tone.SURFACE));
        double strength = (double) (surface - Colours.red(pixel)) / (surface - Colours.red(LIGHT.identity(0)));
        return pixel == 0 ? 0 : Math.pow(Math.max(0, strength - 0.12) / 0.88, 1 / 1.3);
    }

    /** Pieces of 1 to 20 ticks on a core, and as long between them. */
    private static Trace withGaps(int pieces) {
        SplittableRandom random = new SplittableRandom(5);
        Job[] jobs = new Job[pieces];
        Arrays.setAll(jobs, j -> Job.of("J" + j, 0, Task.of("T", 1 + random.nextInt(20))));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C", 1)));
        long tick = 0;
        for (int j = 0; j < pieces; j++) {
            tick += 1 + random.nextInt(20);
            recorder.on(taskStarted(tick, j, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
            tick += jobs[j].tasks().get(0).exec();
            recorder.on(taskFinished(tick, j, 0));
        }
        return recorder.trace();
    }

    private static int[] density(Trace trace, TimeScale scale) {
        GanttRaster raster = raster(new TraceIndex(trace), Moment.endOf(trace), scale);
        return raster.density(new ClusterBands.Band(0, 1, 0, 0.5, 1), 0, 1).argb();
    }

    @Test
    void whileTheScaleStaysAFrameLooksOnlyAtWhatTimeHasReached() {
        Trace trace = SampleRuns.trace(SampleRuns.tiny(20_000, 16));
        TraceIndex index = new TraceIndex(trace);
        GanttMemory memory = new GanttMemory();
        TimeScale scale = TimeScale.fitting(0, trace.lastTick(), TimeScale.GUTTER, 600);
        ClusterBands.Band band = new ClusterBands.Band(0, 16, 0, 0.5, 8);
        for (double share : new double[] {0.5, 0.51, 0.2, 0.505, 0.9, 0, 1}) {
            long now = (long) (share * trace.lastTick());
            Moment at = new Moment(trace, trace.positionAfter(now), now);
            GanttRaster frame = new GanttRaster(index, at, scale, LIGHT, ONE, false, Optional.of(memory));
            int[] seen = frame.density(band, 0, 16).argb();
            assertArrayEquals(raster(new TraceIndex(trace), at, scale).density(band, 0, 16).argb(), seen,
                    "whichever way the playhead came to " + share);
            assertTrue(share != 0.51 || frame.visited() <= 16 * 8, frame.visited() + " pieces looked at for a step of six pixels");
            assertTrue(share != 0.2 || frame.visited() <= 16, frame.visited() + " pieces looked at on the way back");
        }
    }

    @Test
    void smallRowsShowDensityOfTheBusyShare() {
        Job[] jobs = new Job[4];
        for (int j = 0; j < 4; j++) {
            jobs[j] = Job.of("J" + j, 0, Task.of("T", 100));
        }
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C", 8)));
        for (int j = 0; j < 4; j++) {
            recorder.on(taskStarted(0, j, 0, CoreSet.of(2 * j, 2 * j), PriorityKey.NONE, 1, false));
        }
        Trace trace = recorder.trace();
        Moment at = new Moment(trace, trace.eventCount(), 50);
        TimeScale scale = new TimeScale(0, 1, 0, 100);
        ClusterBands.Band band = new ClusterBands.Band(0, 8, 0, 0.5, 4);
        Raster raster = raster(new TraceIndex(trace), at, scale).density(band, 0, 8);
        assertEquals(Integer.toHexString(LIGHT.density(LIGHT.identity(0), 0.5)),
                Integer.toHexString(raster.argb()[10]), "one of two cores is busy");
        assertEquals(0, raster.argb()[60], "nothing is known after now");
    }

    @Test
    void aSelectedTaskOfPlainBarsKeepsItsHueInsideARing() {
        Job[] jobs = {Job.of("J0", 0, Task.of("T", 30)), Job.of("J1", 0, Task.of("T", 30))};
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C", 8)));
        recorder.on(taskStarted(0, 0, 0, CoreSet.of(2, 2), PriorityKey.NONE, 1, false));
        recorder.on(taskStarted(0, 1, 0, CoreSet.of(5, 5), PriorityKey.NONE, 1, false));
        recorder.on(taskFinished(30, 0, 0));
        recorder.on(taskFinished(30, 1, 0));
        Trace trace = recorder.trace();
        ColourKey byJob = ColourKey.by(ColourBy.JOB, trace.index());
        BufferedImage picture = new BufferedImage((int) TimeScale.GUTTER + 400, 60, BufferedImage.TYPE_INT_ARGB);
        LaneContext context = new LaneContext(new Java2dPainter(picture.createGraphics()), LIGHT,
                new TimeScale(0, 10, TimeScale.GUTTER, 400),
                Moment.endOf(trace), ChartTexts.ENGLISH);
        double row = 4;
        new GanttLane(new TraceIndex(trace), context, ClusterBands.laidOut(trace.platform().clusters(), Set.of(), row), 0, 60)
                .paint(byJob, Highlight.ofTask(0, 0), GanttGutter.Fact.BUSY_NOW);
        int x = (int) TimeScale.GUTTER + 150;
        int hue = byJob.fill(LIGHT, 0, 0);
        List<Integer> column = new ArrayList<>();
        for (int y = 0; y < 60; y++) {
            column.add(picture.getRGB(x, y));
        }
        int first = column.indexOf(hue);
        int last = column.lastIndexOf(hue);
        assertTrue(first > 0 && last - first >= 2, "its hue fills the bar: " + column);
        assertEquals(LIGHT.of(Tone.ACCENT), column.get(first - 1), "the ring above");
        assertEquals(LIGHT.of(Tone.ACCENT), column.get(last + 1), "the ring below");
    }

    @Test
    void ofTheOnlyJobNothingButTheSelectedTaskIsRinged() {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(Workload.of("w", Job.of("J", 0, Task.of("A", 9), Task.of("B", 9)))),
                Platform.of("p", Cluster.of("C", 4)));
        for (int task = 0; task < 2; task++) {
            recorder.on(taskStarted(0, task, 0, CoreSet.of(3 * task, 3 * task), PriorityKey.NONE, 1, false));
        }
        recorder.on(taskFinished(9, 0, 0));
        recorder.on(taskFinished(9, 1, 0));
        Trace trace = recorder.trace();
        List<int[]> pictures = new ArrayList<>();
        for (Highlight highlight : List.of(Highlight.NONE, Highlight.ofTask(0, 0))) {
            BufferedImage picture = new BufferedImage((int) TimeScale.GUTTER + 200, 100, BufferedImage.TYPE_INT_RGB);
            lane(new TraceIndex(trace), Moment.endOf(trace), new Java2dPainter(picture.createGraphics()), 200).paint(ONE, highlight,
                    GanttGutter.Fact.BUSY_NOW);
            pictures.add(picture.getRGB((int) TimeScale.GUTTER, 0, 120, 90, null, 0, 120));
        }
        assertArrayEquals(Arrays.copyOfRange(pictures.get(0), 120 * 55, 120 * 90), Arrays.copyOfRange(pictures.get(1), 120 * 55, 120 * 90));
        assertFalse(Arrays.equals(pictures.get(0), pictures.get(1)), "the selected one is");
    }

    @Test
    void nothingIsPaintedOfTasksThatRunOnIntoAViewRightOfNow() {
        Trace trace = SampleRuns.trace(SampleRuns.campus());
        ClusterBands.Band rows = new ClusterBands.Band(0, 12, 0, 2, 24);
        for (long now : new long[] {0, 12, 300, 500}) {
            Moment at = new Moment(trace, trace.positionAfter(now), now);
            for (double pixels : new double[] {0.01, 1, 30}) {
                GanttRaster raster = raster(new TraceIndex(trace), at, new TimeScale(now + 1, pixels, 100, 300));
                assertTrue(Arrays.stream(raster.density(rows, 0, 12).argb()).allMatch(pixel -> pixel == 0), "density after " + now);
            }
        }
    }

    @Test
    void densityAgreesWithAddingUpEveryPiece() {
        Trace trace = SampleRuns.trace(SampleRuns.campus());
        for (double perPixel : new double[] {0.3, 3.7, 41}) {
            Moment at = new Moment(trace, trace.positionAfter(700), 700);
            TimeScale scale = new TimeScale(33.5, 1 / perPixel, 0, 60);
            Raster raster = raster(new TraceIndex(trace), at, scale).density(new ClusterBands.Band(0, 12, 0, 0.25, 3), 0,
                    12);
            for (int y = 0; y < 3; y++) {
                for (int x = 0; x < 60; x++) {
                    double busy = busy(trace, 33.5 + x * perPixel, 33.5 + (x + 1) * perPixel, 4 * y, 4 * y + 3);
                    int shown = raster.argb()[y * 60 + x];
                    int expected = LIGHT.density(LIGHT.identity(0), busy / (4 * perPixel));
                    assertTrue(shown == 0 ? busy < 0.02 * perPixel : Math.abs(Colours.red(shown) - Colours.red(expected)) <= 1,
                            perPixel + " ticks per pixel at " + x + ", " + y);
                }
            }
        }
    }

    /** Core-ticks of the first cluster between two ticks, up to tick 700. */
    private static double busy(Trace trace, double from, double to, int firstCore, int lastCore) {
        double busy = 0;
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            double overlap = Math.min(Math.min(trace.pieces().end(piece), 700), to) - Math.max(trace.pieces().start(piece), from);
            for (int range = 0; trace.pieces().cluster(piece) == 0 && overlap > 0 && range < trace.pieces().rangeCount(piece); range++) {
                busy += overlap * Math.max(0, Math.min(lastCore, trace.pieces().lastCore(piece, range)) - Math.max(firstCore,
                        trace.pieces().firstCore(piece, range)) + 1);
            }
        }
        return busy;
    }
}
