package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.io.Formats;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;

/** Real logs; skipped where they are not at hand. Counts and sums were taken from the files with another program. */
class RealBatchLogsTest {
    private static final Path FOLDER = Path.of(System.getProperty("schedscope.data", "../shared/data"), "swf");

    @BeforeEach
    void filesAreAtHand() {
        Assumptions.assumeTrue(Files.isDirectory(FOLDER), "the real logs are not at " + FOLDER);
    }

    private static long sum(List<Job> jobs, java.util.function.ToLongFunction<Task> figure) {
        return jobs.stream().mapToLong(job -> figure.applyAsLong(job.tasks().get(0))).sum();
    }

    @ParameterizedTest
    @CsvSource({
            "Example1-load_50.swf, 1943, 18517, 1535627, 14441134, 430907, 4, 1943, 0",
            "NASA-iPSC-1993-3-first228.swf, 228, 2118, 54420, 3281872, 44469, 13, 0, 0",
            "accasim-25jobs.swf, 25, 460, 253161, 6851022, 3329894, 5, 25, 0",
            "jaros1.swf, 12, 28, 16800, 50400, 0, 1, 12, 0",
            "jaros3.swf, 16, 66, 49200, 218400, 0, 1, 16, 0",
            "NASA-iPSC-1993-3.1-cln.swf.gz, 18239, 309953, 13950954, 474244330, 7948936, 69, 0, 0",
            "SDSC-SP2-1998-4.2-cln.swf.gz, 54034, 664032, 399341974, 6727555216, 63016164, 428, 53999, 4134",
            "wagap-2013.swf.gz, 17898, 149384, 897261525, 9647254226, 7686036, 75, 17898, 702"})
    void jobsCoresAndTimesAddUp(String name, int jobs, long cores, long exec, long work, long lastArrival, int users, int estimates,
            int tooLow)
            throws IOException {
        List<Job> read = Formats.read(FOLDER.resolve(name), ReadOptions.DEFAULT).workload().jobs();
        assertEquals(List.of((long) jobs, cores, exec, work, lastArrival, (long) users, (long) estimates, (long) tooLow),
                List.of((long) read.size(), sum(read, Task::cores), sum(read, Task::exec), sum(read, task -> task.exec() * task.cores()),
                        read.stream().mapToLong(Job::arrival).max().orElseThrow(), read.stream().map(Job::user).distinct().count(),
                        sum(read, task -> task.estimate().isPresent() ? 1 : 0),
                        sum(read, task -> task.estimate().orElse(task.exec()) < task.exec() ? 1 : 0)));
    }

    @ParameterizedTest
    @CsvSource({
            "Example1-load_50.swf, 'cl_dedicated 4, cl_normal_1 64'",
            "NASA-iPSC-1993-3-first228.swf, cluster 128",
            "accasim-25jobs.swf, ''",
            "jaros1.swf, FIT-demo-cluster 256",
            "jaros3.swf, FIT-demo-cluster 256",
            "NASA-iPSC-1993-3.1-cln.swf.gz, cluster 128",
            "SDSC-SP2-1998-4.2-cln.swf.gz, cluster 128",
            "wagap-2013.swf.gz, 'zewura 1600, zegox 576'"})
    void theMachineIsTheOneOfTheLog(String name, String clusters) throws IOException {
        Optional<Platform> described = Formats.read(FOLDER.resolve(name), ReadOptions.DEFAULT).described();
        assertEquals(clusters, String.join(", ", described.map(Platform::clusters).orElse(List.of()).stream()
                .map(cluster -> cluster.id() + " " + cluster.cores()).toList()));
    }

    @Test
    void whatDidNotRunIsCounted() throws IOException {
        Path file = FOLDER.resolve("SDSC-SP2-1998-4.2-cln.swf.gz");
        assertEquals(List.of(file + ": 5681 of 59715 jobs are left out: 5671 without a run time, 10 cancelled before they ran",
                file + ": 4134 of 53999 jobs with time limits ran past their limits: simulations do not enforce limits"),
                Formats.read(file, ReadOptions.DEFAULT).warnings().stream().map(Problem::text).toList());
    }
}
