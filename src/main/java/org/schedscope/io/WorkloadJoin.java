package org.schedscope.io;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.UniqueIds;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** The union of several workloads: all their jobs, one workload after the other. Repeated ids get a number. */
final class WorkloadJoin {
    /** Maximum of warnings about single files; further ones are counted only. */
    private static final int MOST_WARNINGS = 5;

    private final ReadOptions options;
    private final List<Job> jobs = new ArrayList<>();
    private final UniqueIds ids = new UniqueIds();
    private final List<Problem> problems = new ArrayList<>();
    private final List<Problem> warnings = new ArrayList<>();
    private final List<JobPlaces> places = new ArrayList<>();
    private final List<Integer> jobsOfPart = new ArrayList<>();
    private final Set<Platform> described = new HashSet<>();
    private final SizeGuard totals;
    private int untold;
    private boolean log;

    WorkloadJoin(ReadOptions options) {
        this.options = options;
        this.totals = new SizeGuard(options.limits());
    }

    /** Changes a job before it is added. */
    interface Change {
        Job apply(Job job);
    }

    /** Reads a file that contains its workload itself. */
    LoadedWorkload read(InputFile file) throws InputException {
        return Formats.formatOfPart(file, options.limits()).read(file, options);
    }

    /** Notes problems of a part; throws all of them at the limit. */
    void note(List<Problem> more) throws InputException {
        problems.addAll(more);
        if (problems.size() >= InputException.MAX_PROBLEMS) {
            throw new InputException(problems);
        }
    }

    /** Adds the warnings about a loaded workload, without its jobs. */
    void addWarnings(LoadedWorkload loaded) {
        for (Problem warning : loaded.warnings()) {
            if (warnings.size() < MOST_WARNINGS) {
                warnings.add(warning);
            } else {
                untold++;
            }
        }
        loaded.described().ifPresent(described::add);
        log |= loaded.log();
    }

    /** Reads a file and adds its jobs unchanged; its problems are noted. */
    void addPart(InputFile file, UnaryOperator<JobPlaces> where) throws InputException {
        LoadedWorkload loaded;
        try {
            loaded = read(file);
        } catch (InputException e) {
            note(e.problems());
            return;
        }
        addWarnings(loaded);
        add(file, loaded, where.apply(loaded.places()), job -> job);
    }

    /**
     * Adds the jobs of a workload, once or repeatedly.
     *
     * @throws InputException if they exceed the limits
     */
    void add(InputFile file, LoadedWorkload loaded, JobPlaces where, Change change) throws InputException {
        places.add(where);
        jobsOfPart.add(loaded.workload().jobs().size());
        for (Job job : loaded.workload().jobs()) {
            Job unique;
            try {
                unique = withUniqueId(change.apply(job));
            } catch (ModelException e) {
                throw new InputException(file.problem(Problem.why(e)));
            }
            Message tooMuch = totals.addCounting(unique);
            if (tooMuch != null) {
                throw new InputException(file.problem(tooMuch));
            }
            jobs.add(unique);
        }
    }

    private Job withUniqueId(Job job) {
        String id = ids.of(job.id());
        return job.withId(id);
    }

    int jobs() {
        return jobs.size();
    }

    /** Builds the union. It keeps a platform that all parts with a platform agree on. */
    LoadedWorkload build(String name, Optional<String> platform) throws InputException {
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        Workload workload = new Workload(name, options.tick().unitName(), platform, jobs);
        Optional<Platform> machine = described.size() == 1 ? Optional.of(described.iterator().next()) : Optional.empty();
        if (untold > 0) {
            warnings.add(Problem.of(workload.name(), Problem.ofFormat("untold", untold)));
        }
        return new LoadedWorkload(workload, machine, warnings, JobPlaces.joined(places, jobsOfPart), log);
    }
}
