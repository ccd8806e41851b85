package org.schedscope.ui.state.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.compare.AimedTask;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** Graham's nine tasks placed by hand against a policy. */
class BeatItTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = graham();
    private final BeatIt hand = new BeatIt(session, "By hand");

    private Session graham() {
        RunSpec spec = SampleRuns.graham();
        RunSetup files = new RunSetup(LoadedWorkload.made(spec.workload()), RunSource.sample("graham-1969.workload.json"),
                new PlatformChoice(spec.platform(), PlatformOrigin.EDITED), Optional.empty(), Schedulers.DEFAULT);
        Session made = TestRuns.session(threads, new EngineSimulator(),
                files.under(Schedulers.withPolicy(Schedulers.DEFAULT, "fifo-job")));
        threads.settle();
        return made;
    }

    private OpenRun run() {
        return session.runs().run();
    }

    private int task(String id) {
        return IntStream.range(0, run().index().taskCount()).filter(task -> run().index().task(task).id().equals(id)).findFirst()
                .orElseThrow();
    }

    private EditedSchedule lanes() {
        return session.answers().compare().edited().orElseThrow();
    }

    private void drop(String id, int core, long tick) {
        lanes().take(task(id));
        lanes().aim(0, OptionalInt.of(core), tick, 0);
        lanes().drop();
        threads.settle();
    }

    private void begin() {
        hand.begin();
        threads.settle();
    }

    private void placeAll() {
        for (String step : "T1 0 0,T2 1 0,T3 2 0,T4 1 2,T9 0 3,T5 1 4,T6 2 4,T7 1 8,T8 2 8".split(",")) {
            String[] words = step.split(" ");
            drop(words[0], Integer.parseInt(words[1]), Long.parseLong(words[2]));
        }
    }

    private HandScore.Row row(int number) {
        return hand.scoreProperty().get().orElseThrow().rows().get(number);
    }

    @Test
    void nineTasksPlacedByHandAreARunOfTwelveTicksThatIsAsGoodAsFirstComeFirstServed() {
        OpenRun before = run();
        begin();
        assertEquals(0, run().trace().pieces().count());
        assertEquals("makespan 0.0 12.0", row(0).metric().name() + " " + row(0).own() + " " + row(0).rival());
        assertEquals(Optional.empty(), hand.scoreProperty().get().orElseThrow().verdict());
        assertEquals("weightedTardiness NaN", row(3).metric().name() + " " + row(3).own());
        placeAll();
        assertEquals(row(3).rival(), row(3).own());
        assertTrue(run().complete());
        assertEquals(12, run().lastTick());
        assertEquals(List.of(before.number(), run().number()), session.runs().kept().stream().map(OpenRun::number).toList());
        assertEquals(Optional.of(HandScore.Standing.EQUAL), hand.scoreProperty().get().orElseThrow().verdict());
        assertEquals(7.0, row(1).own(), "responses 12, 2, 2, 12");
        hand.keep();
        assertEquals("By hand", run().setup().policy());
        assertFalse(hand.isOn());
        assertFalse(ShellCommand.canTell(run().setup()), "no file has it");
        session.answers().findings().ask(run());
        threads.settle();
        assertEquals(0, session.answers().findings().get().orElseThrow().report().errors());
        assertEquals(Optional.empty(), run().setup().kept().schedule().orElseThrow().file());
    }

    @Test
    void whatIsIllegalStaysWhereItWasAndSaysWhy() {
        begin();
        drop("T1", 0, 0);
        drop("T9", 1, 2);
        AimedTask aimed = lanes().aimed().orElseThrow();
        assertEquals(Optional.of("J1 T9 starts at 2, before its parent T1 finishes at 3"), aimed.wrong());
        assertEquals(OptionalLong.of(3), hand.aimProperty().get().earliest());
        assertEquals(1, run().trace().pieces().count());
        lanes().aim(0, OptionalInt.of(1), 2, 1);
        assertEquals(3, lanes().aimed().orElseThrow().piece().start(), "within reach of what is possible, that is meant");
        lanes().drop();
        threads.settle();
        assertEquals(2, run().trace().pieces().count());
        drop("T1", 2, 1);
        assertEquals(Optional.of("J1 T9 starts at 3, before its parent T1 finishes at 4"), lanes().aimed().orElseThrow().wrong());
    }

    @Test
    void tasksAreMovedTakenOffAndAllOfItIsUndone() {
        begin();
        drop("T4", 0, 0);
        drop("T5", 0, 2);
        drop("T5", 2, 5);
        assertEquals(9, run().lastTick());
        hand.choose(task("T4"));
        hand.takeOff();
        threads.settle();
        assertEquals(0, run().trace().pieces().count(), "T5 needs it");
        hand.undo();
        threads.settle();
        assertEquals(9, run().lastTick());
        hand.undo();
        threads.settle();
        assertEquals(6, run().lastTick());
        hand.redo();
        threads.settle();
        assertEquals(9, run().lastTick());
        hand.discard();
        threads.settle();
        assertEquals(1, session.runs().kept().size());
        assertEquals("fifo-job", run().setup().policy());
    }

    @Test
    void keysAloneGoFromTaskToTaskCoreToCoreAndTickToTick() {
        begin();
        assertEquals(List.of("T1", "T2", "T3", "T4"), hand.tasks().stream().filter(task -> task.state() == HandTask.State.READY)
                .map(task -> run().index().task(task.task()).id()).toList());
        hand.place();
        threads.settle();
        assertEquals(OptionalInt.of(task("T2")), hand.aimProperty().get().task(), "the next that is ready");
        hand.nextCore(-1);
        assertEquals(3, hand.aimProperty().get().piece().orElseThrow().start(), "T1 holds that core");
        hand.later(-1);
        assertEquals(Optional.of("J2 T2 cannot start: core 1 of C1 is busy with J1 T1 until 3"), hand.aimProperty().get().wrong());
        hand.place();
        hand.nextCore(1);
        hand.place();
        threads.settle();
        assertEquals(2, run().trace().pieces().count());
        hand.nextEvent();
        threads.settle();
        assertEquals(2, hand.gameProperty().get().orElseThrow().clock(), "T2 ends");
        assertEquals(2, lanes().clock().orElseThrow());
        hand.choose(task("T4"));
        assertEquals(2, hand.aimProperty().get().piece().orElseThrow().start(), "not before the clock");
        hand.undo();
        assertEquals(0, hand.gameProperty().get().orElseThrow().clock());
    }

    @Test
    void anotherPolicyIsPlayedAgainstAndGivingUpShowsItsScheduleAbove() {
        begin();
        assertTrue(hand.policies().contains("srtf"));
        hand.challenge("srtf");
        threads.settle();
        double theirs = row(0).rival();
        assertTrue(theirs > 12, "shortest first takes " + theirs);
        assertEquals("srtf", hand.policy());
        assertTrue(session.answers().compare().inRows().isEmpty(), "nothing is given away");
        placeAll();
        assertEquals(Optional.of(HandScore.Standing.BETTER), hand.scoreProperty().get().orElseThrow().verdict());
        hand.giveUp();
        assertEquals(theirs, session.answers().compare().inRows().orElseThrow().lastTick());
        assertEquals(2, session.runs().kept().size(), "it is shown, not opened");
    }

    @Test
    void aScheduleThatWasKeptIsGoneOnWith() {
        begin();
        drop("T1", 0, 0);
        OpenRun first = session.runs().kept().get(0);
        session.runs().show(first);
        threads.settle();
        assertFalse(hand.isOn(), "another run came to the front");
        session.runs().showNext();
        begin();
        assertEquals(1, hand.gameProperty().get().orElseThrow().schedule().pieces().size());
        drop("T9", 0, 3);
        assertEquals(2, session.runs().kept().size());
        assertEquals(12, run().lastTick());
    }

    @Test
    void whatIsTooLargeIsSaid() {
        Session large = TestRuns.session(new HandCranked(), new EngineSimulator(), TestRuns.setup(80));
        assertEquals(Optional.of(BeatIt.Hindrance.TOO_MANY_TASKS), new BeatIt(large, "x").hindrance());
        assertEquals(Optional.empty(), hand.hindrance());
    }
}
