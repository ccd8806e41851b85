package org.schedscope.experiment.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.sweep.GridCell;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * A workload on its platform for trying orderings. All random draws are made beforehand, so all orderings meet the same ones.
 *
 * @param name description
 * @param from tick of the log at which a part of it begins
 * @param choices of its runs, without the policy
 * @param cell shared input of all its runs
 */
public record SearchCase(String name, OptionalLong from, RunChoices choices, GridCell cell) {
    /** The fewest jobs of a part of a log. */
    private static final int FEWEST_JOBS = 5;

    /** @throws InputException if workload and platform do not fit each other */
    private static SearchCase of(String name, OptionalLong from, RunSetup read) throws InputException {
        PreparedRun first = read.prepare();
        SimulationInput input = first.setup().simulationInput();
        return new SearchCase(name, from, read.choices(),
                new GridCell(first, input, new JobFacts(input.index(), input.platform(), input.truePaths())));
    }

    /**
     * Workloads drawn by a profile, one per seed.
     *
     * @param choices of the runs; their seed is that of the first workload
     * @param beside file in whose folder the platform of a workload is
     */
    public static List<SearchCase> drawn(WorkloadSource.Drawn how, RunChoices choices, Optional<GivenPlatform> platform, InputFile beside,
            int count) throws InputException {
        List<SearchCase> cases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long seed = choices.seed() + i;
            cases.add(of(how.profile() + ", seed " + seed, OptionalLong.empty(), RunRequest.drawn(
                    new RunSource.Drawn(how, seed), platform, beside, choices.withSeed(seed))));
        }
        return cases;
    }

    /**
     * Parts of a log of equal length, but for a few ticks in the last one, with arrivals counted from the beginning of the part. Parts with
     * too few jobs are left out.
     *
     * @param count parts, at least 2
     * @throws ModelException if fewer than two have enough jobs
     */
    public static List<SearchCase> parts(RunSetup log, RunChoices choices, int count) throws InputException {
        List<Job> jobs = log.loaded().workload().jobs();
        long from = jobs.stream().mapToLong(Job::arrival).min().orElse(0);
        long length = Math.max(1, (jobs.stream().mapToLong(Job::arrival).max().orElse(0) - from + 1) / count);
        List<List<Job>> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(new ArrayList<>());
        }
        for (Job job : jobs) {
            int part = (int) Math.min(count - 1L, (job.arrival() - from) / length);
            parts.get(part).add(job.withArrival(job.arrival() - from - part * length));
        }
        List<SearchCase> cases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (parts.get(i).size() >= FEWEST_JOBS) {
                Workload part = log.loaded().workload().withJobs(parts.get(i));
                cases.add(of(part.name(), OptionalLong.of(from + i * length),
                        log.with(choices).with(log.loaded().with(part), log.platform())));
            }
        }
        if (cases.size() < 2) {
            throw new ModelException(Message.of("search", "wrong.few", log.loaded().workload().name(), jobs.size()));
        }
        return cases;
    }

    /** Runs the case to its end under a policy, in the scheduler of all runs: the search compares policies, not schedulers. */
    public MeasuredRun measured(String policy) {
        RunMeasures measures = new RunMeasures(cell.facts());
        RunChoices under = choices.with(policy, choices.scheduler(), choices.parameters());
        Schedulers.start(cell.first().under(under).spec(), cell.input(), Optional.of(measures)).runToEnd();
        return measures.measured(ReportOptions.defaults());
    }

    /** The name, with the first tick of a part of a log: {@code pslr-uniform, seed 1}, {@code log from 3600}. */
    public String label() {
        return label(Long::toString);
    }

    /** @param moment notation of a tick */
    public String label(LongFunction<String> moment) {
        return name + (from.isPresent() ? " from " + moment.apply(from.getAsLong()) : "");
    }

    public int jobs() {
        return cell.input().index().jobCount();
    }

    public Workload workload() {
        return cell.first().spec().workload();
    }

    /** Whether its jobs have value curves. */
    public boolean hasValues() {
        return workload().hasValueCurves();
    }
}
