package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.RunFiles;

/** From the words of the command line to the run that the window begins with. */
class OpenArgumentsTest {
    @Test
    void severalFilesAreOpenedAsOneWorkloadInTheirOrder(@TempDir Path folder) throws IOException, InputException {
        List<String> files = new ArrayList<>();
        for (String job : List.of("B", "A")) {
            Path file = folder.resolve(job + ".workload.json");
            Files.writeString(file, "{\"jobs\": [{\"id\": \"" + job + "\", \"tasks\": [{\"id\": \"T\", \"exec\": 5}]}]}");
            files.add(file.toString());
        }
        OpenArguments given = OpenArguments.of(files, Map.of("arrivals", "every:10", "policy", "fifo-job"));
        RunFiles read = new FileLoader(folder).workload(given.source().orElseThrow(), Optional.empty(), ReadWatch.NONE);
        assertEquals(List.of("B", "A"), read.loaded().workload().jobs().stream().map(job -> job.id()).toList());
        assertEquals(List.of(0L, 10L), read.loaded().workload().jobs().stream().map(job -> job.arrival()).toList());
        assertEquals("fifo-job", given.choices().policy());
    }

    @Test
    void withoutFilesNothingIsOpened() {
        assertEquals(Optional.empty(), OpenArguments.of(List.of(), Map.of()).source());
    }
}
