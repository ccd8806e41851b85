package org.schedscope.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.schedscope.model.Job;
import org.schedscope.model.Workload;

/** Several workflow files, or all of a folder sorted by name, as one workload of a job each. */
final class WorkflowFolder {
    private final ReadOptions options;
    private final List<Job> jobs = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final List<Problem> problems = new ArrayList<>();
    private final List<Problem> warnings = new ArrayList<>();
    private final List<JobPlaces> places = new ArrayList<>();
    private final List<Integer> jobsOfFile = new ArrayList<>();
    private final Totals totals;

    private WorkflowFolder(ReadOptions options) {
        this.options = options;
        this.totals = new Totals(options.limits());
    }

    static LoadedWorkload read(List<Path> paths, ReadOptions options) throws InputException {
        WorkflowFolder folder = new WorkflowFolder(options);
        for (Path path : paths) {
            for (Path file : Files.isDirectory(path) ? folder.workflowsIn(path) : List.of(path)) {
                folder.add(InputFile.of(file));
            }
        }
        if (!folder.problems.isEmpty()) {
            throw new InputException(folder.problems);
        }
        String name = paths.size() == 1 ? InputFile.of(paths.get(0).toAbsolutePath().normalize()).stem()
                : folder.jobs.size() + " workflows";
        Workload workload = new Workload(name, options.tick().unitName(), Optional.empty(), folder.jobs);
        return new LoadedWorkload(workload, Optional.empty(), folder.warnings, JobPlaces.joined(folder.places, folder.jobsOfFile));
    }

    private List<Path> workflowsIn(Path folder) throws InputException {
        try (Stream<Path> entries = Files.list(folder)) {
            List<Path> files = entries.filter(path -> !Files.isDirectory(path) && isJsonName(path.getFileName().toString()))
                    .sorted(Comparator.comparing(path -> path.getFileName().toString())).toList();
            if (files.isEmpty()) {
                throw new InputException(Problem.of(folder.toString(), "the folder has no .json files"));
            }
            return files;
        } catch (InputException e) {
            throw e;
        } catch (IOException e) {
            throw InputFile.of(folder).failure(e);
        }
    }

    private static boolean isJsonName(String name) {
        return !name.startsWith(".") && (name.endsWith(".json") || name.endsWith(".json.gz"));
    }

    private void add(InputFile file) throws InputException {
        try {
            WorkloadFormat format = Formats.formatOf(file, options.limits());
            if (!(format instanceof WfFormat)) {
                problems.add(file.problem("this is no workflow; several files make one workload only if each is a WfFormat workflow"));
                return;
            }
            LoadedWorkload loaded = format.read(file, options);
            warnings.addAll(loaded.warnings());
            places.add(loaded.places());
            jobsOfFile.add(loaded.workload().jobs().size());
            for (Job job : loaded.workload().jobs()) {
                Job unique = withUniqueId(job);
                String tooMuch = totals.add(unique);
                if (tooMuch != null) {
                    throw new InputException(file.problem(tooMuch));
                }
                jobs.add(unique);
            }
        } catch (InputException e) {
            problems.addAll(e.problems());
            if (problems.size() >= InputException.MAX_PROBLEMS) {
                throw new InputException(problems);
            }
        }
    }

    private Job withUniqueId(Job job) {
        String id = job.id();
        for (int copy = 2; !ids.add(id); copy++) {
            id = job.id() + "-" + copy;
        }
        return id.equals(job.id()) ? job : new Job(id, job.user(), job.arrival(), job.tasks(), job.value(), job.queue());
    }
}
