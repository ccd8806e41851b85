package org.schedscope.ui.state.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class PlatformEditorTest {
    private final HandCranked threads = new HandCranked();

    @TempDir
    Path folder;

    private Session session = TestRuns.session(threads, 4);
    private PlatformEditor draft = new PlatformEditor(session);

    private void type(String name, String text) {
        field(name).textProperty().set(text);
    }

    private Field<?> field(String name) {
        return draft.typed().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    private String complaint(String name) {
        return field(name).complaintProperty().get().orElse("");
    }

    private Platform platform() {
        return draft.platformProperty().get();
    }

    /** Every node with as many dots as routers are above it. */
    private String tree() {
        return draft.lines().stream().map(line -> ".".repeat(line.depth()) + line.node().id()).collect(Collectors.joining(" "));
    }

    private void edit(Platform platform) {
        Workload one = Workload.of("one", Job.of("J", 0, Task.of("T", 5)));
        RunSetup files = new RunSetup(LoadedWorkload.made(one), RunSource.sample("one"),
                new PlatformChoice(platform, PlatformOrigin.EDITED),
                Optional.empty(), Schedulers.DEFAULT);
        session = TestRuns.session(threads, new EngineSimulator(), files.under(Schedulers.DEFAULT));
        threads.settle();
        draft = new PlatformEditor(session);
    }

    @Test
    void everyFieldCanBeTyped() {
        draft.select("C2");
        Map<String, String> typed = Map.of("node-id", "fast", "cluster-cores", "8", "cluster-kind", "gpu", "speed", "1.5", "cluster-memory",
                "64",
                "platform-name", "new", "network", "ccr:0.2", "shares", "/cs=2, /maths/ada=0.5");
        typed.forEach(this::type);
        typed.forEach((name, text) -> assertEquals(text + "/", field(name).textProperty().get() + "/" + complaint(name)));
        assertEquals(new Platform("new", new Router("root", List.of(Cluster.of("C1", 2, "cpu"),
                new Cluster("fast", 8, "gpu", new Ratio(3, 2), OptionalLong.of(64)))), new NetworkModel.Ccr(new Ratio(1, 5)),
                Map.of("/cs", Ratio.of(2), "/maths/ada", new Ratio(1, 2))), platform());
        for (int step = 0; step < typed.size(); step++) {
            draft.undo();
        }
        assertEquals(TestRuns.twoClusters(), platform());
        assertFalse(draft.state().canUndo());
    }

    @Test
    void whatIsWrongIsToldAtTheFieldAndChangesNothing() {
        Map.of("node-id", "C2", "cluster-cores", "0", "speed", "fast", "network", "ccr:much", "under", "grid", "shares", "cs=1")
                .forEach(this::type);
        assertEquals("two nodes of the platform have the id C2", complaint("node-id"));
        assertEquals("\"cores\" is 0; it must be at least 1", complaint("cluster-cores"));
        assertEquals("\"fast\" must be a number, such as 2 or 0.5", complaint("speed"));
        assertEquals("'much' is not a ratio of communication to computation; write ccr:0.2, for instance", complaint("network"));
        assertEquals("unknown router \"grid\"; available: root", complaint("under"));
        assertEquals("the share path \"cs\" must begin with /", complaint("shares"));
        assertEquals(TestRuns.twoClusters(), platform());
        assertEquals(BlockedReason.WRONG, draft.state().blocked());
    }

    @Test
    void clustersAndRoutersAreAddedMovedAndRemoved() {
        draft.addRouter();
        assertEquals("root .C1 .R1 ..C3 .C2", tree());
        draft.select("C2");
        type("under", "R1");
        assertEquals("root .C1 .R1 ..C3 ..C2", tree());
        draft.move(-1);
        assertEquals("root .C1 .R1 ..C2 ..C3", tree());
        draft.duplicate();
        assertEquals("root .C1 .R1 ..C2 ..C4 ..C3", tree());
        draft.select("R1");
        type("under", "R1");
        assertEquals("router R1 cannot be under itself", complaint("under"));
        draft.undo();
        draft.remove();
        assertEquals("root .C1", tree());
        assertEquals(BlockedReason.NO_ROOM, draft.state().blocked());
        assertEquals("no cluster of platform \"two clusters\" can hold task T3 of job J1, which needs 1 core, kind gpu",
                draft.state().sentence().orElseThrow());
        draft.select("C1");
        draft.remove();
        assertEquals("router root has no children", draft.state().sentence().orElseThrow());
        draft.undo();
        draft.undo();
        draft.undo();
        assertEquals("root .C1 .R1 ..C3 ..C2", tree());
    }

    @Test
    void besideTheOnlyClusterANewOneStandsUnderARouter() {
        edit(Platform.of("one", Cluster.of("C1", 4)));
        assertFalse(field("under").editableProperty().get());
        draft.remove();
        assertEquals("a platform needs at least one cluster", draft.state().sentence().orElseThrow());
        draft.addCluster();
        assertEquals("R1 .C1 .C2", tree());
    }

    @Test
    void linksFollowTheNamesOfClusters() {
        NetworkModel.Link link = new NetworkModel.Link(Ratio.of(2), Ratio.of(10));
        edit(Platform.of("linked", Cluster.of("C1", 4), Cluster.of("C2", 4), Cluster.of("C3", 4))
                .withNetwork(new NetworkModel.Links(NetworkModel.Link.DEFAULT, List.of(new NetworkModel.PairLink("C1", "C2", link),
                        new NetworkModel.PairLink("C2", "C3", link)))));
        type("node-id", "A");
        assertEquals(new NetworkModel.PairLink("A", "C2", link), ((NetworkModel.Links) platform().network()).pairs().get(0));
        draft.remove();
        assertEquals(List.of(new NetworkModel.PairLink("C2", "C3", link)), ((NetworkModel.Links) platform().network()).pairs());
        draft.undo();
        draft.undo();
        assertEquals(session.runs().run().platform(), platform());
    }

    @Test
    void everyEditRunsInATabOfItsOwnAndWithTheSameClustersIsComparedWithTheRunItWasMadeOf() {
        OpenRun open = session.runs().run();
        type("cluster-cores", "6");
        assertEquals(Optional.empty(), draft.apply());
        threads.settle();
        OpenRun edited = session.runs().run();
        assertEquals(2, session.runs().kept().size());
        assertEquals(7, edited.platform().totalCores());
        assertFalse(ShellCommand.canTell(edited.setup()));
        assertTrue(session.runs().parentOf(edited).orElseThrow().isSameRunAs(open));
        draft = new PlatformEditor(session);
        draft.addCluster();
        assertEquals(Optional.empty(), draft.apply());
        threads.settle();
        OpenRun larger = session.runs().run();
        assertEquals(23, larger.platform().totalCores());
        assertEquals(3, session.runs().kept().size());
        assertEquals(Optional.empty(), session.runs().parentOf(larger));
        assertEquals(Optional.empty(), session.answers().compare().base(), "where there are other clusters it is compared only when asked");
        session.runs().show(edited);
        threads.settle();
        assertEquals(edited.platform(), session.runs().run().platform(), "what was open stays");
    }

    @Test
    void aSavedPlatformIsReadAgainAsItWasAndNamedOnTheCommandLine() throws Exception {
        type("speed", "2");
        draft.save(folder.resolve("mine.platform.json"));
        threads.settle();
        assertEquals(platform(), PlatformJson.read(InputFile.of(folder.resolve("mine.platform.json")), Limits.DEFAULT));
        assertEquals(Optional.empty(), draft.apply());
        threads.settle();
        RunSetup setup = session.runs().run().setup();
        assertTrue(ShellCommand.canTell(setup));
        assertTrue(ShellCommand.of(setup).contains(" --platform " + folder.resolve("mine.platform.json") + " "), ShellCommand.of(setup));
    }
}
