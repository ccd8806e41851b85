package org.schedscope.io.swf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * Reads logs in the Standard Workload Format (Chapin et al. 1999; Parallel Workloads Archive): a line is a job of one task.
 *
 * <p>Jobs that did not run, or on no processors, are omitted and counted; {@link LoadedWorkload#fitting} omits those that are too wide for
 * the platform. Lines may be in any order, and wider than the 18 columns of the standard. The waits (field 3) give the machine's own
 * schedule.
 */
public final class SwfReader implements LogFormat {
    /** Columns of the standard. */
    static final int COLUMNS = 18;
    /** Endings of the files that Alea has beside a log, except its machines. */
    private static final List<String> BESIDE = List.of(".queues", ".users", ".groups");
    /** A line with fewer numbers than this is not a job, even if it was cut. */
    private static final int FEWEST_TO_RECOGNISE = 5;

    @Override
    public String name() {
        return "Standard Workload Format";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        if (head.beginning().contains("OWF Format")) {
            // The workload format of OAR has other columns.
            return false;
        }
        boolean comments = false;
        boolean titles = false;
        int lines = 0;
        int whole = 0;
        int numbers = 0;
        for (String line : wholeLines(head.beginning()).split("\n")) {
            String text = line.strip();
            String[] columns = text.split("\\s+");
            if (text.startsWith(";")) {
                comments = true;
            } else if (columns.length >= FEWEST_TO_RECOGNISE && columnsAreNumbers(columns)) {
                numbers++;
                whole += columns.length >= COLUMNS ? 1 : 0;
                lines++;
            } else if (!titles && lines == 0 && !text.isEmpty() && Character.isLetter(text.charAt(0))) {
                titles = true;
            } else if (!text.isEmpty()) {
                lines++;
            }
        }
        return whole > 0 ? whole * 2 >= lines : comments && !titles && numbers == lines;
    }

    /** Without a last line that may have been cut. */
    private static String wholeLines(String beginning) {
        int end = beginning.lastIndexOf('\n') + 1;
        return beginning.length() < DocumentHead.BEGINNING || end == 0 ? beginning : beginning.substring(0, end);
    }

    private static boolean columnsAreNumbers(String[] columns) {
        for (int i = 0; i < FEWEST_TO_RECOGNISE; i++) {
            if (!columns[i].matches("[-+]?[0-9]*\\.?[0-9]+")) {
                return false;
            }
        }
        return true;
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        SwfHeader header = new SwfHeader();
        return loaded(file, options, header, jobs(file, options, header, false));
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        SwfHeader header = new SwfHeader();
        SwfJobs jobs = jobs(file, options, header, true);
        LoadedWorkload loaded = loaded(file, options, header, jobs);
        if (!jobs.tellStarts()) {
            return new RecordedLog(loaded, Optional.empty());
        }
        ScheduleBuilder schedule = new ScheduleBuilder(file, options, new ProblemList(file));
        jobs.addPieces(loaded.workload().jobs(), schedule, RecordedLog.CLUSTER);
        return new RecordedLog(loaded, Optional.of(schedule.build(name(), options.tick().unitName())));
    }

    /** The parts of a run usually follow the line of the whole; where one comes before it, the file is read once more. */
    private static SwfJobs jobs(InputFile file, ReadOptions options, SwfHeader header, boolean keepStarts) throws InputException {
        SwfJobs jobs = jobs(file, options, header, new SwfJobs(file, options, keepStarts, Set.of()));
        Set<Long> summarised = jobs.summarised();
        return summarised.isEmpty() ? jobs : jobs(file, options, header, new SwfJobs(file, options, keepStarts, summarised));
    }

    private static SwfJobs jobs(InputFile file, ReadOptions options, SwfHeader header, SwfJobs jobs) throws InputException {
        try (InputStream bytes = file.openBytes(options.limits())) {
            SwfLine line = new SwfLine(file, bytes);
            boolean titles = false;
            while (line.next()) {
                if (line.isComment()) {
                    header.read(line.text());
                } else if (!titles && jobs.isEmpty() && !line.beginsWithNumber()) {
                    titles = true;
                } else {
                    jobs.read(line);
                }
            }
            return jobs;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    private static LoadedWorkload loaded(InputFile file, ReadOptions options, SwfHeader header, SwfJobs jobs) throws InputException {
        Workload workload = new Workload(file.stem(), options.tick().unitName(), header.date(jobs.first()), Optional.empty(), jobs.build());
        List<Problem> warnings = new ArrayList<>(jobs.warnings());
        List<String> beside = BESIDE.stream().map(ending -> SwfMachines.beside(file, ending)).filter(InputFile::exists)
                .map(InputFile::name).toList();
        if (!beside.isEmpty()) {
            warnings.add(file.problem(Problem.ofFormat("swf.beside", beside.size(), String.join(", ", beside))));
        }
        String machine = header.computer().orElse(file.stem());
        Optional<Platform> described = header.cores().map(cores -> Platform.of(machine, Cluster.of(RecordedLog.CLUSTER, cores)));
        if (described.isEmpty()) {
            InputFile machines = SwfMachines.beside(file, ".machines");
            if (machines.exists()) {
                described = Optional.of(SwfMachines.read(machines, options.limits(), warnings));
            } else {
                warnings.add(file.problem(Problem.ofFormat("swf.machine", machines.name())));
            }
        }
        return new LoadedWorkload(workload, described, warnings, JobPlaces.atLines(file, jobs.lines()), true, jobs.tellStarts());
    }
}
