package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.file.FileLoader;

/** Real files of other people, as the window opens them: ready to be stepped, or refused with a reason. */
class RealFilesTest {
    private static final Path FOLDER = Path.of(System.getProperty("schedscope.data", "../shared/data"));

    /** Texts, tables beside logs, other simulators' platforms, and traces without complete events. */
    private static final String NO_WORKLOADS = ".*(/(LICENSE|license|README)[^/]*|\\.(machines|users|groups|queues)"
            + "|/accasim-system_def\\.json"
            + "|/batsim/[^/]*\\.xml|/trace-event/(?!multiprocess|matching-x|bex-interaction)[^/]*)";

    private static boolean opens(Path file) throws IOException {
        try {
            RunSetup files = FileLoader.workload(RunSource.file(file), Optional.empty(), ReadWatch.NONE);
            OpenRun run = OpenRun.atStart(1, files.under(Schedulers.DEFAULT));
            assertTrue(run.index().taskCount() > 0, file.toString());
            return true;
        } catch (InputException refused) {
            refused.problems().forEach(problem -> assertFalse(problem.message().toString().isBlank()
                    || problem.text().contains("\n"), file.toString()));
            return false;
        }
    }

    @Test
    void everyFileOpensOrIsRefusedWithAReason() throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(FOLDER), "there is no " + FOLDER);
        try (Stream<Path> all = Files.walk(FOLDER)) {
            List<Path> files = all.filter(Files::isRegularFile).sorted().toList();
            long opened = 0;
            for (Path file : files) {
                opened += opens(file) ? 1 : 0;
            }
            long meant = files.stream().filter(file -> !file.toString().replace('\\', '/').matches(NO_WORKLOADS)).count();
            assertEquals(meant, opened);
        }
    }
}
