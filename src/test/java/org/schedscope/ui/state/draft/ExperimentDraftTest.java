package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.definition.Variant;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

class ExperimentDraftTest {
    @TempDir
    Path folder;

    private final HandCranked threads = new HandCranked();

    private Session session(RunChoices choices, Edits edits) {
        RunSetup files = TestRuns.setup(3);
        RunSetup setup = new RunSetup(files.loaded(), RunSource.sample("diamonds.workload.json"), files.platform(),
                Optional.empty(), Optional.empty(), edits, choices);
        Session session = TestRuns.session(threads, new EngineSimulator(), setup);
        threads.settle();
        return session;
    }

    private static RunChoices choices(String policy, String scheduler, String... set) {
        TreeMap<String, String> parameters = new TreeMap<>();
        for (int at = 0; at < set.length; at += 2) {
            parameters.put(set[at], set[at + 1]);
        }
        return new RunChoices(policy, scheduler, 7, Optional.of("ccr:0.2"), parameters);
    }

    private Part saved(ExperimentDraft draft) throws Exception {
        assertEquals(Optional.empty(), draft.size.get().problem());
        Path file = folder.resolve("x.experiment.json");
        draft.save(file);
        threads.settle();
        Experiment read = ExperimentJson.read(InputFile.of(file), Limits.DEFAULT);
        return read.parts().get(0);
    }

    @Test
    void theFormBeginsWithTheOpenRunBesideThePlainestPoliciesWithAndWithoutBackfilling() throws Exception {
        ExperimentDraft draft = new ExperimentDraft(session(Schedulers.DEFAULT, Edits.NONE));
        assertEquals("diamonds", draft.name.get());
        assertEquals(List.of("sample-workloads/diamonds.workload.json"), draft.workloads.get());
        assertEquals(List.of("fifo-job", "srtf", "p-slr"), draft.policies.get());
        assertEquals("rearrangement=none; rearrangement=easy", draft.settings.text());
        Part part = saved(draft);
        assertEquals(List.of("fifo-job rearrangement:none", "fifo-job rearrangement:easy", "srtf rearrangement:none",
                "srtf rearrangement:easy", "p-slr rearrangement:none", "p-slr rearrangement:easy"),
                part.policies().stream().map(Variant::label).toList());
        assertEquals("bars:meanSlr:workload", part.figures().get(0));
    }

    @Test
    void whatIsSetForTheRunHoldsForAllRuns() throws Exception {
        Session session = session(choices("fair-share", "central", "rearrangement", "easy", "estimate", "uniform:300", "memory", "off"),
                Edits.NONE);
        ExperimentDraft draft = new ExperimentDraft(session);
        assertEquals("scheduler=central estimate=uniform:300 memory=off rearrangement=easy network=ccr:0.2", draft.settings.text());
        Part part = saved(draft);
        assertEquals(List.of("fifo-job", "srtf", "fair-share"), part.policies().stream().map(Variant::label).toList());
        assertTrue(part.policies().stream().allMatch(each -> each.choices().scheduler().equals("central")
                && each.choices().parameters().equals(new TreeMap<>(Map.of("rearrangement", "easy")))), part.policies().toString());
        assertTrue(part.axes().toString().contains("ccr:0.2"), part.axes().toString());
        assertTrue(part.axes().toString().contains("uniform:300"), part.axes().toString());
        assertTrue(part.workloads().toString().contains("memory=Optional[false]"), part.workloads().toString());
        assertEquals("7", draft.seeds.text());
    }

    @Test
    void policiesThatCannotRunWithTheSettingsAreNotProposed() {
        ExperimentDraft draft = new ExperimentDraft(session(choices("owm", "four-phase"), Edits.NONE));
        assertTrue(draft.policies.get().contains("owm"), draft.policies.text());
        assertEquals(Optional.empty(), draft.size.get().problem());
        ExperimentDraft typed = new ExperimentDraft(session(choices("= max(rank, 1)", "hierarchical"), Edits.NONE));
        assertEquals(List.of("fifo-job", "srtf"), typed.policies.get());
    }

    @Test
    void aWorkloadThatIsInNoFileIsWrittenBesideTheDefinition() throws Exception {
        ExperimentDraft draft = new ExperimentDraft(session(Schedulers.DEFAULT, new Edits(true, false)));
        assertEquals(List.of("diamonds.workload.json"), draft.workloads.get());
        Part part = saved(draft);
        assertEquals("diamonds", part.workloads().get(0).label());
        assertTrue(Files.readString(folder.resolve("diamonds.workload.json")).contains("diamonds.platform.json"));
        assertTrue(Files.readString(folder.resolve("diamonds.platform.json")).contains("two clusters"));
    }
}
