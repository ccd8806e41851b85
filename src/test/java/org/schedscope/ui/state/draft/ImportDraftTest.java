package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.model.Job;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.FileLoader;

class ImportDraftTest {
    private static final String WORKFLOW = "{\"workflow\": {\"tasks\": [{\"name\": \"a\", \"runtime\": 3, \"parents\": []}]}}";

    @TempDir
    Path folder;

    private ImportDraft draft() throws IOException {
        return new ImportDraft(
                List.of(Files.writeString(folder.resolve("a.json"), WORKFLOW), Files.writeString(folder.resolve("b.json"), WORKFLOW),
                        Files.writeString(folder.resolve("c.json"), WORKFLOW)));
    }

    private static List<Long> arrivals(ImportDraft draft) throws IOException {
        return FileLoader.workload(draft.source(), Optional.empty(), ReadWatch.NONE).loaded().workload().jobs().stream().map(Job::arrival)
                .toList();
    }

    @Test
    void filesGetTheArrivalsThatTheUserChooses() throws IOException {
        ImportDraft draft = draft();
        assertEquals(List.of(0L, 0L, 0L), arrivals(draft));
        draft.way.set(ImportDraft.Way.EVERY);
        draft.gap.textProperty().set("60");
        assertEquals(List.of(0L, 60L, 120L), arrivals(draft));
        draft.way.set(ImportDraft.Way.POISSON);
        List<Long> drawn = arrivals(draft);
        assertTrue(drawn.get(0) > 0 && drawn.get(2) > drawn.get(0));
        draft.seed.textProperty().set("2");
        assertTrue(!drawn.equals(arrivals(draft)));
    }

    @Test
    void theCommandLineSaysTheSame() throws IOException {
        ImportDraft draft = draft();
        draft.way.set(ImportDraft.Way.POISSON);
        draft.tick.textProperty().set("100ms");
        RunSetup files = FileLoader.workload(draft.source(), Optional.empty(), ReadWatch.NONE);
        assertEquals("schedscope simulate " + folder.resolve("a.json") + " " + folder.resolve("b.json") + " " + folder.resolve("c.json")
                + " --tick 100ms --arrivals poisson:600:1 --policy p-slr --scheduler hierarchical --seed 1",
                ShellCommand.of(files.under(Schedulers.DEFAULT)));
    }

    @Test
    void aGermanTickIsTypedWithACommaOrAPoint() throws IOException {
        ImportDraft draft = draft();
        SpokenLanguage.speak(Language.GERMAN);
        try {
            for (String typed : List.of("0,5s", "0.5s")) {
                draft.tick.textProperty().set(typed);
                assertEquals(Optional.empty(), draft.problem());
                assertEquals("0.5s", draft.source().tick().text(), "command lines have points");
            }
        } finally {
            System.clearProperty(SpokenLanguage.PROPERTY);
        }
        draft.tick.textProperty().set("0,5s");
        assertTrue(draft.problem().isPresent(), "in English a comma is no point");
    }

    @Test
    void whatCannotBeUnderstoodIsTold() throws IOException {
        ImportDraft draft = draft();
        assertEquals(Optional.empty(), draft.problem());
        draft.tick.textProperty().set("a while");
        assertEquals(Optional.of("'a while' is not a length of a tick; write 1s, 100ms, 1min or 1h"), draft.problem());
        draft.tick.textProperty().set("1s");
        draft.way.set(ImportDraft.Way.EVERY);
        draft.gap.textProperty().set("0");
        assertEquals(Optional.of("arrivals need from 1 to 2^40 ticks between two jobs, not 0"), draft.problem());
    }

    @Test
    void readingCanBeWatchedAndEnded() throws IOException {
        RunSource source = draft().source();
        long[] read = {0};
        FileLoader.workload(source, Optional.empty(), bytes -> read[0] += bytes);
        assertTrue(read[0] >= 3L * WORKFLOW.length());
        assertThrows(CancellationException.class, () -> FileLoader.workload(source, Optional.empty(), bytes -> {
            throw new CancellationException("enough");
        }));
    }
}
