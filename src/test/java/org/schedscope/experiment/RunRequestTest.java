package org.schedscope.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;

/** From what is asked for to the run that is made. */
class RunRequestTest {
    private static final Workload WORKLOAD = Workload.of("w", Job.of("J1", 0, Task.of("T1", 40).withMemory(9), Task.of("T2", 30).after(0)));
    private static final Platform PLATFORM = Platform.of("p", cluster("C1"), cluster("C2"));

    @TempDir
    Path folder;

    private static Cluster cluster(String id) {
        return new Cluster(id, 1, "cpu", Ratio.ONE, OptionalLong.of(10));
    }

    private static RunSetup input(boolean log, RunChoices choices) {
        LoadedWorkload made = LoadedWorkload.made(WORKLOAD);
        return new RunSetup(new LoadedWorkload(WORKLOAD, Optional.empty(), List.of(), made.places(), log),
                RunSource.sample("w"),
                new PlatformChoice(PLATFORM, PlatformOrigin.DEFAULT), Optional.empty(), choices);
    }

    private static RunChoices choices(Optional<String> network, Map<String, String> parameters) {
        return new RunChoices("fifo-job", "hierarchical", 3, network, new TreeMap<>(parameters));
    }

    @Test
    void severalFilesAreReadAsOneWorkloadInTheirOrder() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String job : List.of("B", "A")) {
            Path file = folder.resolve(job + ".workload.json");
            files.add(Files.writeString(file, "{\"jobs\": [{\"id\": \"" + job + "\", \"tasks\": [{\"id\": \"T\", \"exec\": 5}]}]}"));
        }
        RunSource source = RunSource.named(files, TickLength.SECOND, Optional.of(ArrivalOverride.parse("every:10")));
        RunSetup read = new RunRequest(Optional.of(source), Optional.empty(), Schedulers.DEFAULT).read(ReadOptions.DEFAULT);
        assertEquals(List.of("B", "A"), read.loaded().workload().jobs().stream().map(Job::id).toList());
        assertEquals(List.of(0L, 10L), read.loaded().workload().jobs().stream().map(Job::arrival).toList());
        assertEquals(PlatformOrigin.DEFAULT, read.platform().origin());
    }

    @Test
    void aSampleKeepsItsNameWhereFilesGetTheirWholePaths() {
        assertEquals(Optional.of(Path.of("graham")), RunSource.file(Path.of("graham")).byWholePaths().path());
        assertTrue(RunSource.file(Path.of("mine.json")).byWholePaths().path().orElseThrow().isAbsolute());
    }

    @Test
    void aNameNearASampleIsToldWhereThereIsNoSuchFile() {
        RunSource source = RunSource.named(List.of(Path.of("sample-workloads", "graham-1968")), TickLength.SECOND, Optional.empty());
        InputException wrong = assertThrows(InputException.class, () -> new RunRequest(source).read(ReadOptions.DEFAULT));
        assertTrue(wrong.getMessage().endsWith("the file does not exist; did you mean sample-workloads/graham-1969?"), wrong.getMessage());
    }

    @Test
    void networkEstimatesAndMemoryAreMadeAsChosenAndRecorded() throws InputException {
        RunChoices choices = choices(Optional.of("ccr:0.5"), Map.of("estimate", "normal:50", "memory", "off"));
        PreparedRun run = input(false, choices).prepare();
        assertEquals("ccr:0.5", run.spec().platform().network().text());
        assertTrue(run.spec().platform().clusters().stream().allMatch(cluster -> cluster.memory().isEmpty()));
        assertEquals(RunSetup.estimateModel(choices).orElseThrow().applyTo(WORKLOAD, 3), run.spec().workload());
        assertEquals(new RunInfo("w", "p", choices.withNetwork(Optional.empty()).withAnswers(Optional.of(ProgramAnswers.NONE))),
                run.spec().info());
        assertEquals(run.spec(), run.lastStage());
        assertEquals(choices, Schedulers.normalized(run.spec().choices()).withNetwork(choices.network()));
    }

    @Test
    void memoryOfALogBindsWhenAskedForOnly() throws InputException {
        assertTrue(input(true, choices(Optional.empty(), Map.of())).prepare().spec().platform().clusters().get(0).memory()
                .isEmpty());
        assertEquals(PLATFORM, input(true, choices(Optional.empty(), Map.of("memory", "on"))).prepare().spec().platform());
        assertEquals(PLATFORM, input(false, choices(Optional.empty(), Map.of())).prepare().spec().platform());
    }

    @Test
    void underOtherChoicesTheWorkloadIsNotDrawnAgain() throws InputException {
        RunChoices choices = choices(Optional.empty(), Map.of("estimate", "normal:50"));
        PreparedRun first = input(false, choices.withForks(List.of(ForkSpec.at(1).withPolicy("srtf")))).prepare();
        PreparedRun other = first.under(Schedulers.withPolicy(choices, "p-slr"));
        assertSame(first.spec().workload(), other.spec().workload());
        assertEquals(input(false, Schedulers.withPolicy(choices, "p-slr").withForks(first.spec().forks())).prepare().spec(),
                other.spec());
        assertEquals("srtf", other.lastStage().policy());
    }

    @Test
    void everyChoiceThatIsNoneIsRefusedBeforeAnythingIsMade() {
        for (RunChoices wrong : List.of(choices(Optional.of("ccr:x"), Map.of()), choices(Optional.empty(), Map.of("estimate", "often")),
                choices(Optional.empty(), Map.of("memory", "maybe")), choices(Optional.empty(), Map.of("routing", "best")),
                choices(Optional.empty(), Map.of("colour", "red")),
                new RunChoices("pslr", "hierarchical", 1, Optional.empty(), new TreeMap<>()),
                new RunChoices("p-slr", "central-ish", 1, Optional.empty(), new TreeMap<>()))) {
            assertThrows(ModelException.class, () -> PreparedRun.check(wrong), wrong.toString());
            assertThrows(ModelException.class, () -> input(false, wrong).prepare(), wrong.toString());
        }
    }

    @Test
    void aForkMustLeadToARunThatCanBe() throws InputException {
        PreparedRun run = input(false, choices(Optional.empty(), Map.of())).prepare();
        assertEquals("srtf", run.forked(ForkSpec.at(1).withPolicy("srtf")).lastStage().policy());
        assertThrows(ModelException.class, () -> run.forked(ForkSpec.at(1).withPolicy("pslr")));
    }

    @Test
    void anEstimateModelIsCalledTheSameHoweverItWasTyped() {
        RunChoices typed = choices(Optional.empty(), Map.of("estimate", "normal:100.0"));
        assertEquals(choices(Optional.empty(), Map.of("estimate", "normal:100")), PreparedRun.spelledOut(typed));
        assertEquals(Optional.of("normal:100.0"), Optional.of(typed.parameters().get("estimate")), "looking changes nothing");
    }
}
