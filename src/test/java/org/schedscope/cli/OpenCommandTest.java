package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.cli.base.Window;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;

/** What the window is told to open. */
class OpenCommandTest {
    private final List<RunRequest> asked = new ArrayList<>();
    private final Window window = new Window() {
        @Override
        public boolean isAvailable() {
            return true;
        }

        @Override
        public boolean open(Optional<RunRequest> request) {
            request.ifPresent(asked::add);
            return true;
        }
    };

    private int run(String... arguments) {
        return CommandLineMain.run(arguments, new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), window);
    }

    @Test
    void severalFilesAreOneWorkloadWhoseArrivalsCanBeDrawn() {
        assertEquals(0, run("open", "a.json", "b.json", "--arrivals", "every:10", "--seed", "3"));
        RunSource files = new RunSource.File(List.of(Path.of("a.json"), Path.of("b.json")), TickLength.FITTING,
                Optional.of(ArrivalOverride.parse("every:10")));
        assertEquals(List.of(new RunRequest(Optional.of(files), Optional.empty(), Schedulers.DEFAULT.withSeed(3))), asked);
    }

    @Test
    void aSampleIsNamedByItsPathWhereThereIsNoSuchFileAndItsArrivalsCanBeDrawn() {
        assertEquals(0, run("open", "sample-workloads/graham-1969", "--arrivals", "once"));
        assertEquals(Optional.of(new RunSource.Sample("graham-1969.workload.json", TickLength.FITTING,
                Optional.of(ArrivalOverride.parse("once")))),
                asked.get(0).source());
    }

    @Test
    void withoutFilesOnlyWhatIsChosenIsHandedOver() {
        assertEquals(0, run("open", "--estimate", "normal:100.0"));
        assertEquals(Optional.empty(), asked.get(0).source());
        assertEquals("normal:100", asked.get(0).choices().parameters().get("estimate"));
    }

    @Test
    void aFileThatIsThereIsLookedAtBeforeTheWindowOpens(@TempDir Path folder) throws IOException {
        Path log = Files.writeString(folder.resolve("log.swf"), "1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1\n");
        assertEquals(0, run("open", log.toString(), "--cores", "4"));
        assertEquals(GivenPlatform.Cores.of("--cores 4").map(GivenPlatform.class::cast), asked.get(0).platform());
    }

    @Test
    void arrivalsThatNobodyKnowsOpenNothing() {
        assertEquals(2, run("open", "a.json", "--arrivals", "sometimes"));
        assertEquals(List.of(), asked);
    }
}
