package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.event.EventKind;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputException;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.probe.AuctionPass;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.answer.PassReport;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.compare.RunDifference;
import org.schedscope.ui.state.draft.ForkDraft;
import org.schedscope.ui.state.draft.JobDraft;
import org.schedscope.ui.state.draft.RunSetting;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.session.Session;

/** Runs that are forked, side by side. */
class ForkedRunsTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 8);

    private OpenRun fork(ForkSpec fork) {
        session.runs().fork(fork);
        threads.settle();
        return session.runs().run();
    }

    private static List<Long> starts(Trace trace, long before) {
        return IntStream.range(0, trace.pieces().count()).mapToLong(trace.pieces()::start).filter(tick -> tick < before).boxed().toList();
    }

    @Test
    void aForkIsARunBesideItsParentAtTheSameTick() {
        OpenRun parent = session.runs().run();
        session.playhead().seekTick(9);
        OpenRun child = fork(ForkSpec.at(9).withPolicy("lrtf"));
        assertEquals(List.of(parent.number(), child.number()), session.runs().kept().stream().map(OpenRun::number).toList());
        assertEquals(9, session.playhead().tick());
        assertEquals("lrtf", child.spec().policy());
        assertEquals("p-slr", child.specAt(0).policy());
        assertEquals(OptionalLong.of(9), child.forkTick());
        assertTrue(child.complete());
        assertEquals(starts(parent.trace(), 9), starts(child.trace(), 9));
        assertEquals(Optional.of(parent.number()), session.runs().parentOf(child).map(OpenRun::number));
    }

    @Test
    void whereEverythingHasHappenedOnlyAForkFromTheStartChangesAnything() {
        session.playhead().seekTick(9);
        threads.settle();
        assertFalse(new ForkDraft(session.snapshot().get(), session.selection().get()).isAtEnd());
        session.playhead().toEnd();
        threads.settle();
        assertTrue(new ForkDraft(session.snapshot().get(), session.selection().get()).isAtEnd());
    }

    @Test
    void whatDiffersIsFoundAndGoneTo() {
        OpenRun parent = session.runs().run();
        OpenRun child = fork(ForkSpec.at(4).withOutages(List.of(new ForkSpec.CoresOut("C1", 1, 30))));
        RunComparison compared = session.answers().compare().get().orElseThrow();
        assertEquals(parent.number(), compared.base().number());
        assertEquals(child.number(), compared.run().number());
        assertTrue(compared.shift().later() > 0);
        long first = compared.shift().divergenceAfter(-1).orElseThrow();
        assertTrue(first >= 4);
        assertEquals(starts(parent.trace(), first), starts(child.trace(), first));
        assertTrue(session.colours().canTellShift());
    }

    @Test
    void theNextDifferenceTellsWhatWaitedInsteadAndWhoseKeyIsLarger() {
        fork(ForkSpec.at(0).withPolicy("lrtf"));
        List<RunDifference.Start> rivals = new ArrayList<>();
        RunDifference before = null;
        for (int step = 0; step < 20; step++) {
            session.difference().go();
            threads.settle();
            RunDifference found = session.difference().get().orElse(before);
            if (found == before) {
                break;
            }
            before = found;
            Stream.concat(found.base().stream(), found.run().stream()).filter(start -> start.rival().isPresent()).forEach(rivals::add);
            found.run().flatMap(RunDifference.Start::rival)
                    .ifPresent(rival -> assertEquals(found.base().orElseThrow().task(), rival.task()));
        }
        assertFalse(rivals.isEmpty(), String.valueOf(before));
        for (RunDifference.Start start : rivals) {
            int order = BigRatio.parse(start.rival().orElseThrow().key()).compareTo(BigRatio.parse(start.key()));
            assertEquals(order, start.rival().orElseThrow().order());
        }
    }

    @Test
    void aKeptRunIsShownAgainAsItWasAndOneMayBeClosed() {
        OpenRun parent = session.runs().run();
        OpenRun child = fork(ForkSpec.at(4).withPolicy("fifo-job"));
        session.runs().show(parent);
        threads.settle();
        assertSame(parent.trace().index(), session.runs().run().trace().index());
        assertEquals(1, session.runs().labelOf(session.runs().run()));
        assertEquals(2, session.runs().labelOf(child));
        session.runs().close(child);
        threads.settle();
        assertEquals(List.of(parent.number()), session.runs().kept().stream().map(OpenRun::number).toList());
        assertEquals(Optional.empty(), session.answers().compare().get());
        session.runs().close(parent);
        assertEquals(1, session.runs().kept().size());
    }

    @Test
    void restartingAForkKeepsItsPlaceAndItsParent() {
        OpenRun parent = session.runs().run();
        OpenRun child = fork(ForkSpec.at(4).withPolicy("fifo-job"));
        session.runs().restart();
        threads.settle();
        OpenRun again = session.runs().run();
        assertTrue(again.number() != child.number());
        assertEquals(child.trace().eventCount(), again.trace().eventCount());
        assertEquals(2, session.runs().labelOf(again));
        assertEquals(Optional.of(parent.number()), session.runs().parentOf(again).map(OpenRun::number));
    }

    @Test
    void theCommandLineOfAForkMakesTheSameRun() throws InputException {
        OpenRun child = fork(ForkSpec.at(4).withOutages(List.of(new ForkSpec.CoresOut("C1", 1, 30))));
        String command = ShellCommand.of(child.setup());
        String quoted = command.substring(command.indexOf("--fork '") + 8, command.length() - 1);
        assertEquals(child.setup().choices().forks(), List.of(ForkJson.parse(quoted)));
    }

    @Test
    void aForkFromTheStartIsWrittenAndReadAsOneAndItsPartsAreTold() throws InputException {
        OpenRun child = fork(ForkSpec.at(ForkSpec.START).withPolicy("lrtf"));
        assertEquals(child.setup().choices().forks(), List.of(ForkJson.parse(ForkJson.text(child.setup().choices().forks().get(0)))));
        assertTrue(ShellCommand.of(child.setup()).contains("\"at\":\"start\""), ShellCommand.of(child.setup()));
        assertEquals(OptionalLong.of(0), child.forkTick());
        assertEquals(0, child.forksBefore(0));
        assertEquals(1, child.forksBefore(1));
        assertEquals("lrtf", child.specAt(1).policy());
        String refused = assertThrows(InputException.class, () -> ForkJson.parse("{\"at\": \"begin\"}")).getMessage();
        assertTrue(refused.startsWith("--fork:1:8: "), refused);
    }

    /** The first part's auctions are p-slr's, the second's lrtf's; the third has none. */
    @Test
    void everyPassIsExplainedByWhatHeldWhenItWasHeld() {
        fork(ForkSpec.at(4).withPolicy("lrtf"));
        session.playhead().seekTick(9);
        threads.settle();
        OpenRun child = fork(ForkSpec.at(9).withChoices(new RunChoices("owm", "four-phase", 1, new TreeMap<>())));
        session.answers().auction().setWatched(true);
        int told = 0;
        for (int position = 1; position <= child.trace().eventCount(); position++) {
            session.playhead().seekPosition(position);
            threads.settle();
            PassReport<AuctionPass> auction = session.answers().auction().get();
            int pass = position - 1;
            while (pass >= 0 && (child.trace().kind(pass) != EventKind.SCHEDULING_PASS
                    || child.trace().queue(pass) != auction.snapshot().queueNumber())) {
                pass--;
            }
            int part = child.forksBefore(Math.max(pass, 0));
            if (pass >= 0 && part < 2) {
                List<String> keys = new ArrayList<>();
                for (int seq = pass + 1; child.trace().tick(seq) == child.trace().tick(pass)
                        && child.trace().kind(seq) == EventKind.TASK_STARTED; seq++) {
                    keys.add(child.trace().pieces().key(child.trace().piece(seq)));
                }
                assertEquals(keys,
                        auction.pass().orElseThrow().with(AuctionPass.Outcome.STARTED).stream().map(bid -> bid.task().key()).toList());
                told++;
            }
            assertEquals(pass < 0 ? child.forksBefore(position) < 2 : part < 2, auction.held(), "at " + position);
        }
        assertTrue(told > 10, "too few passes: " + told);
    }

    @Test
    void moreCoresThanCanBeDrawnAreRefusedAndTheOpenRunStays() {
        OpenRun parent = session.runs().run();
        OpenRun front = fork(ForkSpec.at(4).withCores("C1", 100_000_000));
        assertSame(parent.trace().index(), front.trace().index());
        String told = session.problems().get().orElseThrow().text();
        assertTrue(
                told.contains(
                        "the window draws at most 5000000 cores, and the platform two clusters has 100000001; take a smaller platform"),
                told);
    }

    @Test
    void aDraftSaysWhatIsWrongWithIt() {
        session.playhead().seekTick(9);
        threads.settle();
        session.selection().selectJob(0);
        threads.settle();
        ForkDraft draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        assertEquals(Optional.empty(), draft.outcome.get().branch());
        draft.clusters.get(0).cores.textProperty().set("none");
        assertEquals(BlockedReason.WRONG, draft.outcome.get().blocked());
        assertEquals(Optional.of("The number of cores must be a whole number of at least 1."),
                draft.clusters.get(0).cores.complaintProperty().get());
        draft.clusters.get(0).cores.textProperty().set("1");
        assertEquals(BlockedReason.NO_ROOM, draft.outcome.get().blocked(), "some task takes two cores");
        draft.clusters.get(0).cores.textProperty().set("2");
        assertEquals(BlockedReason.UNCHANGED, draft.outcome.get().blocked());
        draft.clusters.get(0).out.textProperty().set("1");
        draft.clusters.get(0).until.textProperty().set("9");
        assertEquals(BlockedReason.WRONG, draft.outcome.get().blocked());
        assertEquals(Optional.of("This is not after the fork; +1d means a day after it."),
                draft.clusters.get(0).until.complaintProperty().get());
        draft.clusters.get(0).until.textProperty().set("12");
        assertEquals(List.of(new ForkSpec.CoresOut("C1", 1, 12)), draft.outcome.get().branch().orElseThrow().outages());
        assertTrue(!draft.jobCanLeave());
        draft.fromStart.set(true);
        assertTrue(draft.jobCanLeave());
        draft.withoutUser.set(true);
        assertEquals(ForkSpec.START, draft.outcome.get().branch().orElseThrow().at());
        assertEquals(4, draft.outcome.get().branch().orElseThrow().removed().size());
    }

    @Test
    void anotherPolicyKeepsTheSchedulerAtWorkIfItCanRunInIt() {
        session.runs().choose(new RunChoices("fifo-job", "central", 1, Optional.empty(), new TreeMap<>()));
        threads.settle();
        session.playhead().seekTick(9);
        threads.settle();
        ForkDraft draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        draft.choices.policy.input().textProperty().set("pvr");
        assertEquals(Optional.of("central"), draft.outcome.get().branch().orElseThrow().scheduler());
        draft.choices.policy.input().textProperty().set("mows");
        assertEquals(Optional.of("four-phase"), draft.outcome.get().branch().orElseThrow().scheduler());
    }

    @Test
    void aSettingPutBackToItsUsualValueIsNamedAndOthersStay() {
        session.runs().choose(new RunChoices("fifo-job", "hierarchical", 1, Optional.empty(),
                new TreeMap<>(Map.of("rearrangement", "easy", "starvation", "on"))));
        threads.settle();
        session.playhead().seekTick(9);
        threads.settle();
        ForkDraft draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        assertEquals(BlockedReason.UNCHANGED, draft.outcome.get().blocked());
        RunSetting rearrangement = draft.choices.parameters.stream().filter(each -> each.name().equals("rearrangement")).findFirst()
                .orElseThrow();
        rearrangement.input().textProperty().set("none");
        OpenRun child = fork(draft.outcome.get().branch().orElseThrow());
        assertEquals(Map.of("rearrangement", "none", "starvation", "on"), child.spec().parameters());
        String named = "\"parameters\":{\"rearrangement\":\"none\",\"starvation\":\"on\"}";
        assertTrue(ShellCommand.of(child.setup()).contains(named), ShellCommand.of(child.setup()));
        ForkSpec recorded = ForkSpec.at(9).withParameters(new TreeMap<>(Map.of("starvation", "on")));
        assertTrue(
                ShellCommand.of(child.setup().under(child.setup().choices().withForks(List.of(recorded)))).contains(named),
                "a command leaves what it does not name");
        session.playhead().seekTick(12);
        threads.settle();
        ForkDraft second = new ForkDraft(session.snapshot().get(), session.selection().get());
        assertEquals(BlockedReason.UNCHANGED, second.outcome.get().blocked(), "a run that is forked already is not changed by nothing");
        assertEquals(Optional.empty(), second.outcome.get().branch());
    }

    @Test
    void aJobThatHasNotStartedIsChangedAndWhatIsWrongIsMarkedWhereItIs() {
        session.playhead().seekTick(4);
        threads.settle();
        session.selection().selectJob(5);
        threads.settle();
        ForkDraft draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        JobDraft job = draft.changes.orElseThrow();
        assertEquals("15", job.arrival.textProperty().get());
        assertEquals(4, job.tasks.size());
        JobDraft.TaskRow second = job.tasks.get(1);
        second.exec().textProperty().set("0");
        assertEquals(Optional.of("enter a whole number"), second.exec().complaintProperty().get());
        assertEquals(BlockedReason.WRONG, draft.outcome.get().blocked());
        second.exec().textProperty().set("40");
        second.cores().textProperty().set("3");
        assertEquals(Optional.of("no cluster has room for this"), second.cores().complaintProperty().get());
        second.cores().textProperty().set("1");
        second.estimate().textProperty().set("50");
        job.arrival.textProperty().set("4");
        assertEquals(Optional.of("the arrival must be after the tick of the fork, before and after the change"),
                job.arrival.complaintProperty().get());
        job.arrival.textProperty().set("6");
        assertEquals(BlockedReason.NONE, draft.outcome.get().blocked());
        OpenRun child = fork(draft.outcome.get().branch().orElseThrow());
        Job changed = child.workload().jobs().get(5);
        assertEquals(6, changed.arrival());
        assertEquals(Task.of("T2", 40).withEstimate(50).after(0), changed.tasks().get(1));
        assertTrue(child.complete());
        draft.withoutJob.set(true);
        assertEquals(List.of(), draft.outcome.get().branch().orElseThrow().changed(), "a job that leaves is not changed, too");
    }

    @Test
    void aJobThatHasStartedStaysAsItIs() {
        session.playhead().seekTick(4);
        threads.settle();
        session.selection().selectJob(0);
        threads.settle();
        ForkDraft draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        draft.changes.orElseThrow().tasks.get(3).exec().textProperty().set("99");
        assertEquals(BlockedReason.UNCHANGED, draft.outcome.get().blocked());
        draft.fromStart.set(true);
        assertEquals(99, draft.outcome.get().branch().orElseThrow().changed().get(0).tasks().get(0).exec().orElseThrow().ticks());
    }
}
