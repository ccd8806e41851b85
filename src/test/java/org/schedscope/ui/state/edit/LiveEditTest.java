package org.schedscope.ui.state.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.Simulator;
import org.schedscope.ui.state.session.Session;

/** Editing a workload while its schedule follows. */
class LiveEditTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 2);
    private final LiveEdit live = new LiveEdit(session);

    private WorkloadEditor begin() {
        live.begin();
        threads.settle();
        return live.editorProperty().get().orElseThrow();
    }

    private static void type(WorkloadEditor draft, String name, String text) {
        Field<?> field = draft.typed().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
        field.textProperty().set(text);
    }

    private OpenRun run() {
        return session.runs().run();
    }

    @Test
    void everyChangeIsARunInTheSamePlaceBesideTheOneBeforeAndPlayheadAndZoomStay() {
        OpenRun before = run();
        session.playhead().seekTick(4);
        session.timeline().setWidth(800);
        session.timeline().zoom(0.5, 2);
        String zoom = session.timeline().text();
        WorkloadEditor draft = begin();
        type(draft, "exec", "6");
        threads.settle();
        int first = run().number();
        assertEquals(2, session.runs().kept().size());
        assertTrue(run().complete());
        type(draft, "exec", "9");
        threads.settle();
        assertEquals(List.of(before.number(), run().number()), session.runs().kept().stream().map(OpenRun::number).toList());
        assertTrue(run().number() > first);
        assertEquals(9, run().index().task(0).exec());
        assertEquals("4 " + zoom, session.playhead().tick() + " " + session.timeline().text());
        LiveEdit.Difference difference = live.differenceProperty().get().orElseThrow();
        assertEquals(List.of(before.lastTick(), run().lastTick()), List.of(difference.before().makespan(), difference.now().makespan()));
        assertTrue(difference.now().makespan() > difference.before().makespan());
        assertEquals(0, difference.shift().of(0).orElseThrow());
        assertTrue(difference.shift().later() > 0);
    }

    @Test
    void whoLooksAtTheEndStaysAtTheEnd() {
        session.playhead().toEnd();
        type(begin(), "exec", "90");
        threads.settle();
        assertEquals(run().lastTick(), session.playhead().tick());
    }

    @Test
    void tasksAndEdgesAreAddedAndUndoneAndGhostsAreOfThoseThatWereThere() {
        WorkloadEditor draft = begin();
        draft.addTask();
        draft.addEdge(3, 4);
        threads.settle();
        assertEquals(5, run().index().taskCountOf(0));
        assertEquals(List.of("T4"), run().index().task(4).parents().stream().map(edge -> run().index().task(edge.parent()).id()).toList());
        LiveEdit.Difference difference = live.differenceProperty().get().orElseThrow();
        assertTrue(difference.shift().of(4).isEmpty(), "a new task has no ghost");
        assertEquals(4, session.selection().get().task().orElse(-1), "what is edited is selected");
        draft.addEdge(3, 4);
        assertEquals(Optional.of("T5 waits for T4 already"), live.sentence());
        draft.addEdge(4, 0);
        assertTrue(live.sentence().orElse("").contains("cycle"), live.sentence().toString());
        draft.undo();
        draft.undo();
        threads.settle();
        assertEquals(4, run().index().taskCountOf(0));
        assertEquals(0, live.differenceProperty().get().orElseThrow().shift().largest());
        draft.redo();
        threads.settle();
        assertEquals(5, run().index().taskCountOf(0));
    }

    @Test
    void whatMovedIsToldWithStartsAndWhatItWaitsForNow() {
        WorkloadEditor draft = begin();
        assertEquals(List.of(), live.differenceProperty().get().orElseThrow().moved().all());
        draft.addEdge(2, 1);
        threads.settle();
        MovedTasks moved = live.differenceProperty().get().orElseThrow().moved();
        MovedTasks.Move second = moved.all().stream().filter(move -> move.task() == 1).findFirst().orElseThrow();
        assertTrue(second.now() > second.before(), second.toString());
        assertEquals(second.now(), moved.reason(1).tick());
        assertEquals(2, moved.reason(1).task().orElseThrow());
        assertTrue(moved.isNewArrow(2, 1), "drawn just now");
        assertFalse(moved.isNewArrow(0, 1), "was there before");
        draft.selectTask(2);
        type(draft, "task-id", "renamed");
        threads.settle();
        assertFalse(live.differenceProperty().get().orElseThrow().moved().isNewArrow(2, 1), "a name that was not there says nothing");
        draft.undo();
        draft.undo();
        threads.settle();
        assertEquals(List.of(), live.differenceProperty().get().orElseThrow().moved().all());
    }

    @Test
    void whatBecomesRightLetterByLetterIsSimulated() {
        WorkloadEditor draft = begin();
        draft.addTask();
        type(draft, "parents", "T");
        type(draft, "parents", "T1");
        threads.settle();
        assertEquals(1, run().index().task(4).parents().size());
    }

    @Test
    void whatIsWrongIsNotSimulated() {
        OpenRun before = run();
        type(begin(), "exec", "0");
        threads.settle();
        assertEquals(before.number(), run().number());
    }

    @Test
    void keepingLeavesBothRunsAndDiscardingGoesBack() {
        OpenRun before = run();
        type(begin(), "exec", "6");
        threads.settle();
        live.keep();
        threads.settle();
        assertEquals(2, session.runs().kept().size());
        assertTrue(live.editorProperty().get().isEmpty());
        assertTrue(session.answers().compare().edited().isEmpty());
        OpenRun kept = run();
        type(begin(), "exec", "8");
        threads.settle();
        assertEquals(3, session.runs().kept().size());
        live.discard();
        threads.settle();
        assertEquals(kept.number(), run().number());
        assertEquals(List.of(before.number(), kept.number()), session.runs().kept().stream().map(OpenRun::number).toList());
    }

    @Test
    void aChangeThatIsNotSimulatedYetIsDiscardedToo() {
        OpenRun before = run();
        type(begin(), "exec", "6");
        live.discard();
        threads.settle();
        assertEquals(before.number(), run().number());
        assertEquals(1, session.runs().kept().size());
    }

    @Test
    void anotherRunInFrontEndsEditing() {
        OpenRun before = run();
        type(begin(), "exec", "6");
        threads.settle();
        session.runs().show(before);
        assertTrue(live.editorProperty().get().isEmpty());
        assertEquals(2, session.runs().kept().size());
    }

    @Test
    void theEndOfABarGivesTheTaskItsTicks() {
        WorkloadEditor draft = begin();
        EditedSchedule edited = session.answers().compare().edited().orElseThrow();
        assertTrue(edited.canEnd(0));
        edited.end(0, 7);
        threads.settle();
        assertEquals(7, run().index().task(0).exec());
        session.answers().compare().edited().orElseThrow().end(0, 5);
        threads.settle();
        assertEquals(5, run().index().task(0).exec());
        draft.undo();
        threads.settle();
        assertEquals(2, run().index().task(0).exec(), "a drag is one step");
    }

    @Test
    void aNewWorkloadBeginsWithOneTaskOnOneClusterAndIsComparedWithTheStepBefore() {
        session.playhead().stepEvent(1);
        live.beginNew("New workload");
        threads.settle();
        WorkloadEditor draft = live.editorProperty().get().orElseThrow();
        assertEquals("New workload 1 1",
                run().workload().name() + " " + run().index().taskCount() + " " + run().platform().clusters().size());
        assertTrue(live.differenceProperty().get().isEmpty());
        draft.addTask();
        threads.settle();
        draft.addEdge(0, 1);
        threads.settle();
        LiveEdit.Difference difference = live.differenceProperty().get().orElseThrow();
        assertEquals(List.of(new ScheduleTotals(1, 1, 0), new ScheduleTotals(2, 1.5, 2)), List.of(difference.before(), difference.now()));
        type(draft, "exec", "5");
        type(draft, "exec", "55");
        threads.settle();
        assertEquals(2, live.differenceProperty().get().orElseThrow().before().makespan(), "letters of one field are one step");
        draft.addJob();
        threads.settle();
        assertEquals(3, run().index().taskCount());
        assertEquals(2, session.runs().kept().size(), "in one place");
        assertEquals(Optional.empty(), session.problems().get());
        live.discard();
        threads.settle();
        assertEquals("diamonds", run().workload().name());
        assertEquals(1, session.runs().kept().size());
    }

    @Test
    void aLargeWorkloadIsLeftToTheSheet() {
        assertTrue(live.canBegin());
        Job[] jobs = IntStream.rangeClosed(0, LiveEdit.MOST_TASKS).mapToObj(job -> Job.of("J" + job, 0, Task.of("T", 1)))
                .toArray(Job[]::new);
        Session large = TestRuns.session(threads, (run, sink) -> new Simulator.Steps() {
            @Override
            public boolean hasNext() {
                return false;
            }

            @Override
            public void step() {
                throw new IllegalStateException();
            }
        }, TestRuns.files(Workload.of("large", jobs), RunSource.sample("large.workload.json")));
        assertFalse(new LiveEdit(large).canBegin());
    }
}
