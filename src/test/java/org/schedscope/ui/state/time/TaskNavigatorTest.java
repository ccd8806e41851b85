package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TaskNavigator.Move;

/** The way from task to task by key, over six diamonds on two clusters. */
class TaskNavigatorTest {
    private final HandCranked threads = new HandCranked();
    private Session session;
    private Trace trace;

    @BeforeEach
    void openAtTheEnd() {
        session = TestRuns.session(threads, 6);
        session.playhead().toEnd();
        threads.settle();
        trace = session.runs().run().trace();
    }

    /** Tasks come to by going on until nothing changes. */
    private List<Integer> wholeWay(Move way) {
        List<Integer> tasks = new ArrayList<>();
        int before;
        do {
            before = session.taskNavigator().steps();
            session.taskNavigator().go(way);
            session.selection().get().task().ifPresent(tasks::add);
        } while (session.taskNavigator().steps() > before);
        return tasks.subList(0, tasks.size() - 1);
    }

    private long start(int task) {
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            if (trace.pieces().task(piece) == task) {
                return trace.pieces().start(piece);
            }
        }
        throw new AssertionError("task " + task + " never started");
    }

    @Test
    void alongAJobEveryTaskComesOnceInTheOrderOfStartsAndBackIsTheSameWay() {
        session.selection().selectJob(1);
        List<Integer> there = wholeWay(Move.JOB_NEXT);
        assertEquals(List.of(4, 5, 6, 7), there.stream().sorted().toList());
        for (int i = 1; i < there.size(); i++) {
            assertTrue(start(there.get(i - 1)) <= start(there.get(i)));
        }
        assertEquals(List.of(there.get(2), there.get(1), there.get(0)), wholeWay(Move.JOB_BACK));
    }

    @Test
    void tasksThatHaveNotStartedComeLast() {
        session.playhead().toStart();
        threads.settle();
        session.selection().selectTask(2);
        session.taskNavigator().go(Move.JOB_NEXT);
        assertEquals(3, session.selection().get().task().orElseThrow());
        session.playhead().seekTick(start(0));
        threads.settle();
        session.taskNavigator().go(Move.JOB_BACK);
        session.taskNavigator().go(Move.JOB_BACK);
        session.taskNavigator().go(Move.JOB_BACK);
        assertEquals(0, session.selection().get().task().orElseThrow(), "the only one that has started");
    }

    @Test
    void alongTheCriticalPathTheLongerBranchIsTaken() {
        session.selection().selectJob(0);
        assertEquals(List.of(0, 1, 3), wholeWay(Move.PATH_NEXT));
        assertEquals(List.of(1, 0), wholeWay(Move.PATH_BACK));
        session.selection().selectTask(2);
        session.taskNavigator().go(Move.PATH_NEXT);
        assertEquals(0, session.selection().get().task().orElseThrow(), "beside the path: to its beginning");
    }

    @Test
    void alongACoreTasksComeInTimeOrderAndEndWithTheRow() {
        session.selection().selectTask(0);
        while (session.taskNavigator().steps() < 1000) {
            int from = session.selection().get().task().orElseThrow();
            int steps = session.taskNavigator().steps();
            session.taskNavigator().go(Move.CORE_LATER);
            if (session.taskNavigator().steps() == steps) {
                return;
            }
            assertTrue(start(session.selection().get().task().orElseThrow()) > start(from));
        }
    }

    /** Two tasks of a tick each on one core, then a child of the first: A, then B, and A2 behind B although A was done before. */
    @Test
    void aTaskThatQueuedWaitedForWhatHadItsCoreAndAnotherForItsParent() {
        Workload workload = Workload.of("three", Job.of("A", 0, Task.of("T1", 1), Task.of("T2", 5).after(0)),
                Job.of("B", 0, Task.of("T1", 4)));
        Platform one = Platform.of("one core", Cluster.of("C1", 1, "cpu"));
        RunSetup files = TestRuns.files(workload, RunSource.sample("three")).withPlatform(new PlatformChoice(one, PlatformOrigin.EDITED),
                Optional.empty(), false);
        RunChoices fifo = new RunChoices("fifo-task", Schedulers.DEFAULT.scheduler(), 1, Optional.empty(), new TreeMap<>());
        session = TestRuns.session(threads, new EngineSimulator(), files.under(fifo));
        threads.settle();
        session.playhead().toEnd();
        threads.settle();
        session.selection().selectTask(1);
        session.taskNavigator().go(Move.WAITED_FOR);
        assertEquals(2, session.selection().get().task().orElseThrow(), "B had the core when A's second task was ready");
        session.taskNavigator().go(Move.WAITED_FOR);
        assertEquals(0, session.selection().get().task().orElseThrow(), "and B queued behind A's first");
        int steps = session.taskNavigator().steps();
        session.taskNavigator().go(Move.WAITED_FOR);
        assertEquals(steps, session.taskNavigator().steps(), "which waited for nobody");
    }

    @Test
    void withNothingSelectedNothingHappens() {
        for (Move way : Move.values()) {
            session.taskNavigator().go(way);
        }
        assertEquals(Selected.NOTHING, session.selection().get());
        assertEquals(0, session.taskNavigator().steps());
    }

    @Test
    void whatIsComeToIsInSightAndTheZoomStays() {
        TimelineModel timeline = session.timeline();
        timeline.setWidth(400);
        timeline.show(new TickRange(0, 4));
        double scale = timeline.ticksPerPixel();
        session.selection().selectJob(5);
        for (Move way : List.of(Move.JOB_NEXT, Move.JOB_NEXT, Move.CORE_EARLIER, Move.CORE_EARLIER, Move.WAITED_FOR, Move.PATH_NEXT)) {
            session.taskNavigator().go(way);
            long start = start(session.selection().get().task().orElseThrow());
            assertTrue(timeline.start() <= start && start < timeline.end(), way + " to tick " + start);
            assertEquals(scale, timeline.ticksPerPixel());
        }
    }

    @Test
    void aFittedScheduleStaysFitted() {
        session.timeline().setWidth(400);
        session.selection().selectJob(5);
        session.taskNavigator().go(Move.JOB_NEXT);
        assertTrue(session.timeline().isFitted());
    }
}
