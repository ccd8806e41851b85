package org.schedscope.ui.state.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionVerification;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class WorkloadEditorTest {
    private final HandCranked threads = new HandCranked();

    @TempDir
    Path folder;

    private Session session = TestRuns.session(threads, 4);
    private WorkloadEditor draft = new WorkloadEditor(session);

    private static Field<?> field(InputEditor draft, String name) {
        return draft.typed().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    private void type(String name, String text) {
        field(draft, name).textProperty().set(text);
    }

    private String complaint(String name) {
        return field(draft, name).complaintProperty().get().orElse("");
    }

    private String text(String name) {
        return field(draft, name).textProperty().get();
    }

    private Task task() {
        return draft.rowProperty().get().job().tasks().get(draft.taskProperty().get());
    }

    private OpenRun taken() {
        assertEquals(Optional.empty(), draft.apply());
        threads.settle();
        assertEquals(Optional.empty(), session.problems().get());
        return session.runs().run();
    }

    @Test
    void everyFieldOfAJobAndATaskCanBeTyped() {
        draft.select(draft.jobs().get(1));
        draft.selectTask(3);
        Map<String, String> typed = new TreeMap<>(Map.of("job-id", "night", "user", "/new", "arrival", "7", "queue", "long", "value",
                "10: 2=1, 4=0.5, 8=0",
                "task-id", "last", "exec", "C1=9, C2=4", "cores", "1", "memory", "0", "estimate", "12"));
        typed.put("parents", "T3, T1=2.5");
        typed.put("unit", "hours");
        typed.forEach(this::type);
        typed.forEach((name, text) -> assertEquals(text + "/", text(name) + "/" + complaint(name)));
        Job job = draft.workload().jobs().get(1);
        assertEquals(List.of("night", "/new", 7L, Optional.of("long")), List.of(job.id(), job.user(), job.arrival(), job.queue()));
        assertEquals(Ratio.of(8), job.value().orElseThrow().finalDeadline());
        assertEquals(new Task("last", 1, 1, "any", 0, OptionalLong.of(12), Map.of("C1", 9L, "C2", 4L),
                List.of(Dependency.on(2), new Dependency(0, Optional.of(new Ratio(5, 2))))), job.tasks().get(3));
        assertEquals("hours", draft.workload().timeUnit());
    }

    @Test
    void whatIsWrongIsToldInTheModelsWordsAndChangesNothing() {
        Workload before = draft.workload();
        Map<String, String> wrong = Map.of("job-id", "J2", "user", "ada", "arrival", "-1", "value", "10: 2=1", "task-id", "T2", "exec", "0",
                "cores",
                "two", "kind", "", "memory", "-5");
        wrong.forEach(this::type);
        assertEquals("two jobs have the id J2", complaint("job-id"));
        assertEquals("the user \"ada\" must be a path that begins with /", complaint("user"));
        assertEquals("\"arrival\" is -1; it must not be negative", complaint("arrival"));
        assertEquals("a value curve needs at least two points, it has 1", complaint("value"));
        assertEquals("job J1 has two tasks with the id T2", complaint("task-id"));
        assertEquals("\"exec\" is 0; it must be at least 1 tick", complaint("exec"));
        assertEquals("\"two\" must be a whole number (up to 13 digits)", complaint("cores"));
        assertEquals("\"kind\" must not be empty", complaint("kind"));
        assertEquals(before, draft.workload());
        assertEquals(BlockedReason.WRONG, draft.state().blocked());
        draft.undo();
        assertEquals("J1 /maths/ada 0", text("job-id") + " " + text("user") + " " + text("arrival"), "the first step back is to what held");
        assertEquals(BlockedReason.UNCHANGED, draft.state().blocked());
    }

    @Test
    void parentsThatFormACycleOrDoNotExistAreRefused() {
        type("parents", "T4");
        assertEquals("the tasks of job J1 form a cycle: T1 → T2 → T4 → T1", complaint("parents"));
        type("parents", "T9");
        assertEquals("\"T9\" is not a task of this job", complaint("parents"));
        draft.undo();
        draft.selectTask(3);
        type("parents", "T2, T2");
        assertEquals("task T4 of job J1 names its parent T2 twice", complaint("parents"));
    }

    @Test
    void aTextTypedLetterByLetterIsOneStepAndOtherThingsAreStepsOfTheirOwn() {
        List<String> ids = List.of("1", "12", "123");
        ids.forEach(text -> type("exec", text));
        type("cores", "2");
        draft.select(draft.jobs().get(2));
        type("arrival", "60");
        draft.removeTask();
        draft.addJob();
        Workload after = draft.workload();
        for (int step = 0; step < 5; step++) {
            assertTrue(draft.state().canUndo());
            draft.undo();
        }
        assertFalse(draft.state().canUndo());
        assertEquals(session.runs().run().workload(), draft.workload());
        assertEquals(BlockedReason.UNCHANGED, draft.state().blocked());
        assertEquals("J1", draft.rowProperty().get().job().id(), "what is undone is looked at");
        draft.redo();
        assertEquals(123, task().exec());
        while (draft.state().canRedo()) {
            draft.redo();
        }
        assertEquals(after, draft.workload());
    }

    @Test
    void jobsAndTasksAreAddedDuplicatedAndRemoved() {
        draft.duplicateJob();
        assertEquals("J1 J5 J2 J3 J4", String.join(" ", draft.workload().jobs().stream().map(Job::id).toList()));
        assertEquals(draft.jobs().get(0).job().tasks(), draft.rowProperty().get().job().tasks());
        draft.selectTask(1);
        draft.removeTask();
        assertEquals("T1 T3 T4", String.join(" ", draft.rowProperty().get().job().tasks().stream().map(Task::id).toList()));
        assertEquals(List.of(Dependency.on(1)), draft.rowProperty().get().job().tasks().get(2).parents(), "edges follow their tasks");
        draft.addTask();
        draft.duplicateTask();
        assertEquals(List.of(0, 1, 2, 3, 4), draft.tasks());
        assertEquals(4, draft.taskProperty().get());
        for (int job = 0; job < 4; job++) {
            draft.removeJob();
        }
        draft.removeJob();
        assertEquals("a workload needs at least one job", draft.state().sentence().orElseThrow());
        assertEquals(1, draft.jobs().size());
    }

    @Test
    void aTaskWithoutRoomOnThePlatformKeepsTheSheetFromBeingTaken() {
        type("cores", "3");
        assertEquals(BlockedReason.NO_ROOM, draft.state().blocked());
        assertEquals("no cluster of platform \"two clusters\" can hold task T1 of job J1, which needs 3 cores, kind any",
                draft.state().sentence().orElseThrow());
        type("cores", "2");
        assertEquals(BlockedReason.NONE, draft.state().blocked());
    }

    @Test
    void everyEditRunsInATabOfItsOwnAndWithTheSameTasksIsComparedWithTheRunItWasMadeOf() {
        OpenRun open = session.runs().run();
        type("exec", "40");
        OpenRun edited = taken();
        assertEquals(2, session.runs().kept().size());
        assertEquals(40, edited.workload().jobs().get(0).tasks().get(0).exec());
        assertTrue(session.answers().compare().get().isPresent());
        assertTrue(session.runs().parentOf(edited).orElseThrow().isSameRunAs(open));
        draft = new WorkloadEditor(session);
        draft.addJob();
        OpenRun larger = taken();
        assertEquals(5, larger.workload().jobs().size());
        assertEquals(3, session.runs().kept().size());
        assertTrue(session.answers().compare().candidates().isEmpty(), "other tasks have nothing to be compared with");
        assertEquals(Optional.empty(), session.runs().parentOf(larger));
        session.runs().show(edited);
        threads.settle();
        assertEquals(edited.workload(), session.runs().run().workload(), "what was open stays");
        assertTrue(session.answers().compare().candidates().stream().noneMatch(larger::isSameRunAs));
    }

    @Test
    void noCommandLineIsToldForWhatNoFileHas() {
        type("exec", "40");
        RunSetup edited = taken().setup();
        assertFalse(ShellCommand.canTell(edited));
        session.runs().setPolicy("srtf");
        threads.settle();
        assertFalse(ShellCommand.canTell(session.runs().run().setup()), "it stays edited with another policy");
    }

    @Test
    void whatIsSavedNamesThePlatformBesideAndRunsTheSameFromTheCommandLine() throws IOException {
        type("exec", "40");
        Files.writeString(folder.resolve("mine.platform.json"), "somebody else's");
        draft.save(folder.resolve("mine"));
        threads.settle();
        Path file = folder.resolve("mine.workload.json");
        assertEquals(Optional.of(file), draft.state().saved());
        assertEquals("somebody else's", Files.readString(folder.resolve("mine.platform.json")));
        RunSetup setup = taken().setup();
        assertTrue(ShellCommand.canTell(setup));
        assertEquals("schedscope simulate " + file + " --policy p-slr --scheduler hierarchical --seed 1", ShellCommand.of(setup));
        RunSetup read = FileLoader.workload(RunSource.file(file), Optional.empty(), ReadWatch.NONE);
        assertEquals(setup.loaded().workload(), read.loaded().workload());
        assertEquals(setup.platform(), read.platform());
        assertTrue(Files.exists(folder.resolve("mine-2.platform.json")));
    }

    @Test
    void whatChangesAfterSavingIsInNoFileAgain() {
        draft.save(folder.resolve("mine"));
        threads.settle();
        assertEquals(BlockedReason.NONE, draft.state().blocked(), "the run can become one of that file");
        type("exec", "40");
        assertFalse(ShellCommand.canTell(taken().setup()));
    }

    @Test
    void aSessionKeepsWhatWasEditedAndComesToTheSame() throws IOException {
        type("exec", "40");
        OpenRun edited = taken();
        session.keeper().save(folder.resolve("edited"));
        threads.settle();
        Path file = folder.resolve("edited.schedscope");
        SavedRun saved = SessionFile.read(InputFile.of(file), Limits.DEFAULT).runs().get(1);
        assertEquals(edited.workload(), saved.setup().loaded().workload());
        assertTrue(SessionVerification.of(InputFile.of(file), Limits.DEFAULT, (simulation, goesOn) -> {
            while (goesOn.getAsBoolean() && simulation.hasNext()) {
                simulation.step();
            }
        }).stream().allMatch(result -> result.finding() == SessionVerification.Finding.SAME));
        Session other = TestRuns.session(threads, 2);
        other.files().open(file);
        threads.settle();
        assertEquals(edited.setup().edits(), other.runs().run().setup().edits());
        assertEquals(edited.workload(), other.runs().run().workload());
    }

    @Test
    void aMachinesLogIsEditedAsWhatRanOfIt() {
        Workload log = Workload.of("log", Job.of("1", 0, Task.of("T", 5).withMemory(9)), Job.of("2", 0, Task.of("T", 5).withCores(64)));
        LoadedWorkload loaded = new LoadedWorkload(log, Optional.empty(), List.of(), LoadedWorkload.made(log).places(), true);
        RunSetup files = new RunSetup(loaded, RunSource.sample("log.swf"),
                new PlatformChoice(TestRuns.twoClusters(), PlatformOrigin.EDITED),
                Optional.empty(), Schedulers.DEFAULT);
        session = TestRuns.session(threads, new EngineSimulator(), files.under(Schedulers.DEFAULT));
        threads.settle();
        draft = new WorkloadEditor(session);
        assertEquals(1, draft.jobs().size(), "the other one was left out");
        type("exec", "6");
        OpenRun edited = taken();
        assertEquals(6, edited.lastTick());
        assertEquals(Map.of("memory", "off"), edited.setup().choices().parameters());
    }

    @Test
    void ofManyJobsOnlyTheOneThatIsTypedInChanges() {
        Workload many = new Workload("many", "tick", Optional.empty(),
                IntStream.range(0, 50_000).mapToObj(job -> Job.of("J" + job, job, Task.of("T", 1 + job % 7))).toList());
        session = TestRuns.session(threads, new EngineSimulator(),
                TestRuns.files(many, RunSource.sample("many")));
        draft = new WorkloadEditor(session);
        draft.select(draft.jobs().get(31_000));
        type("exec", "70");
        draft.undo();
        draft.redo();
        List<Job> now = draft.workload().jobs();
        assertEquals(70, now.get(31_000).tasks().get(0).exec());
        IntStream.range(0, 50_000).filter(job -> job != 31_000).forEach(job -> assertEquals(many.jobs().get(job), now.get(job)));
        assertTrue(WorkloadEditor.canBeEdited(session.runs().run().setup()));
    }

    @Test
    void tooMuchWorkIsToldWhenItIsTaken() {
        RunSetup files = new RunSetup(LoadedWorkload.made(TestRuns.diamonds(1)), RunSource.sample("wide"),
                PlatformChoice.byDefault(TestRuns.diamonds(1)),
                Optional.empty(), Schedulers.DEFAULT);
        session = TestRuns.session(threads, new EngineSimulator(), files.under(Schedulers.DEFAULT));
        threads.settle();
        draft = new WorkloadEditor(session);
        type("cores", Integer.toString(Integer.MAX_VALUE));
        type("exec", "9999999999999");
        assertEquals(BlockedReason.NONE, draft.state().blocked(), "a platform that nobody has named grows with its tasks");
        assertEquals(Optional.of("with job J1 all work adds up to 2^61 core-ticks or more"), draft.apply());
        type("exec", "5");
        assertEquals(Optional.empty(), draft.apply());
        threads.settle();
        assertTrue(session.problems().get().orElseThrow().problems().get(0).toString().contains("the window draws at most 5000000 cores"));
        session.problems().clear();
        draft = new WorkloadEditor(session);
        type("cores", "5000000");
        assertEquals(5_000_000, taken().platform().clusters().get(0).cores());
    }
}
