package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
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
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.workflow.WfFormatExport;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** Real WfCommons files; skipped where they are not at hand. Counts and sums were taken from the files with another program. */
class RealWorkflowsTest {
    private static final Path FOLDER = Path.of(System.getProperty("schedscope.data", "../shared/data"), "wfformat");

    @BeforeEach
    void filesAreAtHand() {
        Assumptions.assumeTrue(Files.isDirectory(FOLDER), "the real workflows are not at " + FOLDER);
    }

    @ParameterizedTest
    @CsvSource({
            "1000genome-chameleon-2ch-100k-001.json, 52, 76",
            "bacass-dirt02-001.json, 11, 14",
            "blast-chameleon-small-001.json, 43, 120",
            "epigenomics-chameleon-hep-1seq-100k-001.json, 41, 48",
            "helloworld-chain-5-chameleon.json, 5, 4",
            "helloworld-forkjoin-10-chameleon.json, 10, 16",
            "methylseq-dirt02-001.json, 36, 70",
            "montage-chameleon-dss-05d-001.json, 58, 114",
            "opendc-eager-nextflow-1.2.json, 26, 44",
            "seismology-chameleon-100p-001.json, 101, 100",
            "soykb-chameleon-10fastq-10ch-001.json, 96, 194",
            "srasearch-chameleon-10a-001.json, 22, 30"})
    void everyFileHasItsTasksAndEdges(String name, int tasks, int edges) throws IOException {
        List<Job> jobs = Formats.read(FOLDER.resolve(name), ReadOptions.DEFAULT).workload().jobs();
        assertEquals(1, jobs.size());
        assertEquals(tasks, jobs.get(0).tasks().size());
        assertEquals(edges, jobs.get(0).tasks().stream().mapToInt(task -> task.parents().size()).sum());
    }

    @ParameterizedTest
    @CsvSource({
            "montage-chameleon-dss-05d-001.json, montage-0, 5617, 5585811, 0, 58, 7139413893",
            "blast-chameleon-small-001.json, makeflow-blast-small, 404, 382932, 21091000000, 43, 794",
            "methylseq-dirt02-001.json, methylseq, 454, 446370, 2302324736, 36, 162936989",
            "opendc-eager-nextflow-1.2.json, eager-nextflow-chameleon, 1859, 1844353, 5389768000, 39, 0"})
    void timesMemoryCoresAndVolumesAddUp(String file, String id, long seconds, long milliseconds, long memory, int cores, long bytes)
            throws IOException {
        Job job = Formats.read(FOLDER.resolve(file), ReadOptions.DEFAULT).workload().jobs().get(0);
        Job fine = Formats.read(FOLDER.resolve(file), ReadOptions.DEFAULT.withTick(TickLength.parse("ms"))).workload().jobs().get(0);
        assertEquals(id, job.id());
        assertEquals(seconds, job.tasks().stream().mapToLong(Task::exec).sum());
        assertEquals(milliseconds, fine.tasks().stream().mapToLong(Task::exec).sum());
        assertEquals(memory, job.tasks().stream().mapToLong(Task::memory).sum());
        assertEquals(cores, job.tasks().stream().mapToInt(Task::cores).sum());
        Ratio volume = Ratio.ZERO;
        for (Task task : job.tasks()) {
            for (Dependency edge : task.parents()) {
                volume = volume.plus(edge.data().orElse(Ratio.ZERO));
            }
        }
        assertEquals(Ratio.of(bytes), volume);
    }

    @ParameterizedTest
    @CsvSource({
            "1000genome-chameleon-2ch-100k-001.json, 1, 64, 'avgCPU, command, machines, priority'",
            "bacass-dirt02-001.json, 1, 67, 'avgCPU, command, readBytes, writtenBytes'"})
    void writtenAgainItIsTheSameWorkloadAndWhatAWorkloadDoesNotHaveIsTold(String name, int machines, int files, String fields)
            throws IOException {
        ReadOptions fine = ReadOptions.DEFAULT.withTick(TickLength.parse("1us"));
        InputFile file = InputFile.of(FOLDER.resolve(name));
        Workload read = Formats.read(file, fine).workload();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WfFormatExport.EXPORT.write(read, Optional.empty(), out);
        assertEquals(read.jobs(), Formats.read(InputFile.of(name, out.toByteArray()), fine).workload().jobs());
        List<String> unread = Formats.unread(RecognizedFile.of(file, fine.limits()), fine).stream().map(Message::toString).toList();
        assertEquals("a workload has no place for machines; lost: " + machines, unread.get(0));
        assertTrue(unread.get(1).endsWith("; lost: " + files), unread.get(1));
        assertEquals("a workload has no place for the fields " + fields + " of tasks", unread.get(2));
        assertEquals(4, unread.size(), "no fraction is lost in microseconds");
    }

    @Test
    void roundingOfShortTasksIsTold() throws IOException {
        Path file = FOLDER.resolve("blast-chameleon-small-001.json");
        assertEquals(List.of(file + ": rounding run times up to ticks of 1s adds 6 % more work; --tick 100ms would do better"),
                Formats.read(file, ReadOptions.DEFAULT).warnings().stream().map(Problem::text).toList());
    }

    @Test
    void theFolderIsOneWorkloadOfAJobPerFile() throws IOException {
        Workload workload = Formats.read(FOLDER, ReadOptions.DEFAULT).workload();
        assertEquals(12, workload.jobs().size());
        assertEquals(501, workload.jobs().stream().mapToInt(job -> job.tasks().size()).sum());
        assertTrue(workload.jobs().stream().allMatch(job -> job.arrival() == 0 && job.user().equals("/")));
    }
}
