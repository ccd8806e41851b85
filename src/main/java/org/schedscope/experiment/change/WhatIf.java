package org.schedscope.experiment.change;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunSetup;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/** Changes of a run, as a sentence in English and as another run. */
public final class WhatIf {
    private static final List<String> UNITS = List.of("B/s", "kB/s", "MB/s", "GB/s", "TB/s");
    private static final Ratio THOUSAND = Ratio.of(1000);

    private final List<Change> changes;

    WhatIf(List<Change> changes) {
        this.changes = List.copyOf(changes);
    }

    /** The sentence in English; reading it gives the same changes. */
    public String text() {
        return changes.stream().map(Change::text).collect(Collectors.joining(", "));
    }

    public List<Change> changes() {
        return changes;
    }

    private static long begin(Change change) {
        return change.from().map(Change.Moment::tick).orElse(ForkSpec.START);
    }

    /**
     * A run with the changes.
     *
     * @throws ModelException if a change is impossible in it
     */
    public PreparedRun applyTo(PreparedRun run) throws InputException {
        PreparedRun base = run;
        Map<Long, List<Change>> begins = new TreeMap<>();
        Map<Long, List<Change>> ends = new TreeMap<>();
        for (Change change : changes) {
            if (change.kind() == Change.Kind.BANDWIDTH) {
                base = linked(base, change);
            } else {
                begins.computeIfAbsent(begin(change), none -> new ArrayList<>()).add(change);
                begins.computeIfAbsent(end(change), none -> new ArrayList<>());
                ends.computeIfAbsent(end(change), none -> new ArrayList<>()).add(change);
            }
        }
        State state = new State(base);
        begins.remove(Long.MAX_VALUE);
        begins.forEach((tick, starting) -> state.apply(tick, ends.getOrDefault(tick, List.of()), starting));
        return state.run;
    }

    /** Tick at which a change is undone; never for changes that have no end, or end by themselves. */
    private static long end(Change change) {
        boolean undone = switch (change.kind()) {
            case POLICY, SCHEDULER, SETTING, CORES_OF -> true;
            case CORES -> change.number() > 0;
            case GONE -> false;
            case SEED, BANDWIDTH, ALL_ON, WITHOUT_JOB, WITHOUT_USER, JOB_CORES, ARRIVES, TAKES -> {
                if (change.to().isPresent()) {
                    throw new ModelException(words("change.endless", change.text()));
                }
                yield false;
            }
        };
        return undone ? change.to().map(Change.Moment::tick).orElse(Long.MAX_VALUE) : Long.MAX_VALUE;
    }

    private static Message words(String key, Object... values) {
        return Message.of("answer", key, values);
    }

    /** A run with another bandwidth of all links, in bytes a second. */
    private static PreparedRun linked(PreparedRun run, Change change) throws InputException {
        if (change.from().isPresent()) {
            throw new ModelException(words("change.start.only", change.text()));
        }
        String[] parts = change.value().split(" ");
        Ratio bytes = Ratio.of(new BigDecimal(parts[0]));
        for (int unit = 0; unit < UNITS.indexOf(parts[1]); unit++) {
            bytes = bytes.times(THOUSAND);
        }
        if (bytes.signum() == 0) {
            throw new ModelException(words("change.bandwidth", change.text()));
        }
        refuseDrawn(run, change);
        RunSetup setup = run.setup().under(run.setup().choices().withNetwork(Optional.empty()));
        Ratio perTick = bytes.times(TickLength.ofUnit(run.spec().workload().timeUnit()).seconds());
        Platform platform = setup.platform().platform()
                .withNetwork(new NetworkModel.Links(new NetworkModel.Link(Ratio.ZERO, perTick), List.of()));
        return setup.withPlatform(new PlatformChoice(platform, setup.platform().origin()), setup.platformSource(), true).prepare();
    }

    /** Estimates that are drawn belong to a seed, and to a run that is made from its files. */
    private static void refuseDrawn(PreparedRun run, Change change) {
        if (RunSetup.estimateModel(run.spec().choices()).isPresent()) {
            throw new ModelException(words("change.estimates", change.text()));
        }
    }

    /** A run while the changes are made, in order of time. */
    private static final class State {
        private PreparedRun run;
        private final Workload workload;
        private final Platform platform;
        private RunChoices choices;
        private final Map<String, Integer> cores = new LinkedHashMap<>();
        private final Map<String, Job> jobs = new HashMap<>();
        private final Map<Change, RunChoices> before = new HashMap<>();
        private final Map<Change, Integer> coresBefore = new HashMap<>();
        private long tick;
        private final List<ForkSpec.CoresOut> outages = new ArrayList<>();
        private final SortedSet<String> removed = new TreeSet<>();
        private final Map<String, Job> touched = new LinkedHashMap<>();

        State(PreparedRun run) {
            this.run = run;
            workload = run.spec().workload();
            platform = run.lastStage().platform();
            choices = run.lastStage().choices().withoutForks();
            platform.clusters().forEach(cluster -> cores.put(cluster.id(), cluster.cores()));
        }

        void apply(long at, List<Change> ending, List<Change> starting) {
            tick = at;
            RunChoices old = choices;
            Map<String, Integer> oldCores = Map.copyOf(cores);
            outages.clear();
            removed.clear();
            touched.clear();
            ending.forEach(this::end);
            starting.stream().sorted(Comparator.comparing(Change::kind)).forEach(this::begin);
            ForkSpec fork = ForkSpec.at(tick).withOutages(outages).withRemoved(removed);
            for (Map.Entry<String, Integer> cluster : cores.entrySet()) {
                fork = cluster.getValue().equals(oldCores.get(cluster.getKey())) ? fork
                        : fork.withCores(cluster.getKey(), cluster.getValue());
            }
            List<JobChange> changed = new ArrayList<>();
            touched.forEach((id, was) -> changed.add(JobChange.between(was, jobs.get(id))));
            fork = fork.withChanged(changed);
            boolean rules = fork.equals(ForkSpec.at(tick));
            if (!choices.equals(old) && tick == ForkSpec.START && run.spec().forks().isEmpty()) {
                run = run.under(choices);
            } else if (!choices.equals(old)) {
                fork = fork.withChoices(choices.withParameters(Schedulers.instead(choices, old.parameters())));
                rules = false;
            }
            run = rules ? run : run.forked(fork);
        }

        private void end(Change change) {
            if (change.kind() == Change.Kind.POLICY || change.kind() == Change.Kind.SCHEDULER) {
                choices = before.get(change);
            } else if (change.kind() == Change.Kind.SETTING) {
                choices = Schedulers.withParameter(choices, parameter(change.subject()),
                        before.get(change).parameters().getOrDefault(change.subject(),
                                Schedulers.value(before.get(change), parameter(change.subject()))));
            } else {
                cores.merge(cluster(change).id(), -coresBefore.get(change), Integer::sum);
            }
        }

        private Parameter parameter(String name) {
            List<Parameter> all = Schedulers.parameters(choices.policy(), choices.scheduler());
            return all.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow(() -> {
                List<String> names = all.stream().map(Parameter::name).toList();
                Message plain = words("change.setting", name, String.join(", ", names));
                return new ModelException(DidYouMean.slip(name, names).map(near -> words("change.near", plain, near)).orElse(plain));
            });
        }

        private Cluster cluster(Change change) {
            return platform.clusters().stream().filter(one -> change.subject().isEmpty() || one.id().equals(change.subject())).findFirst()
                    .orElseThrow();
        }

        private void begin(Change change) {
            before.put(change, choices);
            switch (change.kind()) {
                case POLICY -> choices = Schedulers.withPolicy(choices, change.value());
                case SCHEDULER -> choices = choices.with(choices.policy(), change.value(), choices.parameters());
                case SETTING -> choices = Schedulers.withParameter(choices, parameter(change.subject()), change.value());
                case SEED -> {
                    refuseDrawn(run, change);
                    choices = choices.withSeed(change.number());
                }
                case CORES -> cores(change, change.number());
                case CORES_OF -> cores(change, change.number() - cores.get(change.subject()));
                case GONE -> away(change, cores.get(change.subject()));
                case WITHOUT_JOB -> removed.add(change.subject());
                case WITHOUT_USER -> without(change);
                case JOB_CORES -> job(change.subject(), job -> tasks(job, task -> task.withCores(Math.toIntExact(change.number()))));
                case ARRIVES -> job(change.subject(), job -> job.withArrival(change.number()));
                case TAKES -> takes(change);
                case ALL_ON -> allOn(change);
                case BANDWIDTH -> throw new IllegalStateException("the platform has changed already");
            }
        }

        private void cores(Change change, long more) {
            String id = cluster(change).id();
            if (more < 0 && change.kind() == Change.Kind.CORES && change.to().isPresent()) {
                away(change, Math.toIntExact(-more));
                return;
            }
            if (cores.get(id) + more < 1 || cores.get(id) + more > Integer.MAX_VALUE) {
                throw new ModelException(words("change.cores", change.text(), id, cores.get(id)));
            }
            coresBefore.put(change, (int) more);
            cores.merge(id, (int) more, Integer::sum);
        }

        private void away(Change change, int count) {
            String id = cluster(change).id();
            if (change.to().isEmpty()) {
                throw new ModelException(words("change.until", change.text()));
            }
            if (count > cores.get(id)) {
                throw new ModelException(words("change.cores", change.text(), id, cores.get(id)));
            }
            outages.add(new ForkSpec.CoresOut(id, count, change.to().get().tick()));
        }

        private List<Job> toCome() {
            return workload.jobs().stream().filter(job -> job.arrival() > tick).toList();
        }

        private void without(Change change) {
            List<String> ids = toCome().stream().filter(job -> job.user().equals(change.subject())).map(Job::id).toList();
            if (ids.isEmpty()) {
                throw new ModelException(words("change.nobody", change.text()));
            }
            removed.addAll(ids);
        }

        private void job(String id, UnaryOperator<Job> change) {
            Job was = jobs.containsKey(id) ? jobs.get(id)
                    : workload.jobs().stream().filter(job -> job.id().equals(id)).findFirst().orElseThrow();
            Job is = change.apply(was);
            touched.putIfAbsent(id, was);
            jobs.put(id, is);
        }

        private static Job tasks(Job job, UnaryOperator<Task> change) {
            return job.withTasks(job.tasks().stream().map(change).toList());
        }

        private void takes(Change change) {
            String name = change.subject();
            int found = 0;
            for (Job job : toCome()) {
                boolean whole = job.id().equals(name) && job.tasks().size() == 1;
                UnaryOperator<Task> shorter = task -> whole || task.id().equals(name) || task.type().equals(name)
                        || (job.id() + " " + task.id()).equals(name) ? task.withExecOn(Map.of()).withExec(change.number()) : task;
                if (!tasks(job, shorter).equals(job)) {
                    found++;
                    job(job.id(), one -> tasks(one, shorter));
                }
            }
            if (found == 0) {
                throw new ModelException(words("change.nobody", change.text()));
            }
        }

        private void allOn(Change change) {
            Cluster cluster = cluster(change);
            for (Job job : toCome()) {
                job.tasks().stream().filter(task -> !task.fits(cluster)).findFirst().ifPresent(task -> {
                    throw new ModelException(words("change.fits", job.id() + " " + task.id(), cluster.id()));
                });
                job(job.id(), one -> tasks(one, task -> task.withExecOn(Map.of(cluster.id(), task.durationOn(cluster)))));
            }
        }
    }
}
