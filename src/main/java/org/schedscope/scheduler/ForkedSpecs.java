package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.text.Message;

/** What forks make of a run. */
final class ForkedSpecs {
    private ForkedSpecs() {
    }

    /** The forks without those that change nothing. */
    static List<ForkSpec> effective(RunSpec root, List<ForkSpec> forks) {
        List<ForkSpec> kept = new ArrayList<>();
        RunSpec stage = root;
        long last = ForkSpec.START;
        Set<String> gone = new HashSet<>();
        for (ForkSpec fork : forks) {
            checkGone(fork, gone);
            if (fork.at() < last) {
                throw new ModelException("the fork " + fork.when() + " comes after one at tick " + last);
            }
            last = fork.at();
            RunSpec next = after(stage, fork);
            if (!fork.outages().isEmpty() || !fork.removed().isEmpty() || !spelledOut(next).equals(spelledOut(stage))) {
                kept.add(fork);
            }
            stage = next;
        }
        return List.copyOf(kept);
    }

    /** With every parameter's value in place of presets and of what is left out, so that to name what holds anyway is no change. */
    private static RunSpec spelledOut(RunSpec stage) {
        try {
            RunChoices expanded = Presets.expand(stage.choices());
            SortedMap<String, String> parameters = new TreeMap<>(expanded.parameters());
            Schedulers.parameters(expanded.policy(), expanded.scheduler())
                    .forEach(parameter -> parameters.putIfAbsent(parameter.name(), parameter.defaultValue()));
            return stage.with(expanded.withParameters(parameters).withAnswers(Optional.empty()));
        } catch (ModelException unknown) {
            // Refused where names are checked.
            return stage;
        }
    }

    /** What one fork takes out, no later one can take out or change. */
    private static void checkGone(ForkSpec fork, Set<String> gone) {
        Stream.concat(fork.removed().stream(),
                fork.changed().stream().map(JobChange::id)).filter(gone::contains).findFirst().ifPresent(job -> {
                    throw new ModelException("job " + job + " is taken out by an earlier fork: the one " + fork.when()
                            + " cannot change or remove it");
                });
        gone.addAll(fork.removed());
    }

    /** What holds after a fork, as a run without any. */
    static RunSpec after(RunSpec stage, ForkSpec fork) {
        checkNames(stage, fork);
        return new RunSpec(ForkSpec.recorded(stage.workload(), List.of(fork)), fork.appliedTo(stage.platform()),
                after(stage.choices(), fork));
    }

    /** See {@link Schedulers#after}. */
    static RunChoices after(RunChoices stage, ForkSpec fork) {
        SortedMap<String, String> parameters = new TreeMap<>(fork.parameters().orElse(stage.parameters()));
        for (String made : RunSpec.OF_INPUT) {
            if (stage.parameters().containsKey(made)) {
                parameters.put(made, stage.parameters().get(made));
            }
        }
        return new RunChoices(fork.policy().orElse(stage.policy()), scheduler(stage, fork), fork.seed().orElse(stage.seed()),
                stage.network(), parameters, List.of(), stage.answers());
    }

    private static String scheduler(RunChoices stage, ForkSpec fork) {
        return fork.scheduler().orElseGet(() -> fork.policy().map(name -> Schedulers.around(name,
                stage.scheduler())).orElse(stage.scheduler()));
    }

    /** See {@link RunSpec#whole}. */
    static ForkSpec whole(RunSpec stage, ForkSpec named) {
        ForkSpec fork = named.policy().map(name -> named.withPolicy(PolicyAliases.policyOf(name))).orElse(named);
        String policy = fork.policy().orElse(stage.policy());
        String scheduler = scheduler(stage.choices(), fork);
        boolean another = !policy.equals(stage.policy()) || !scheduler.equals(stage.scheduler());
        SortedMap<String, String> parameters = new TreeMap<>(stage.parameters());
        if (another && complaint(policy, scheduler, Map.of()).isEmpty()) {
            parameters.entrySet().removeIf(set -> complaint(policy, scheduler, Map.ofEntries(set)).isPresent());
        }
        fork.parameters().ifPresent(parameters::putAll);
        for (String made : RunSpec.OF_INPUT) {
            if (!Objects.equals(parameters.get(made), stage.parameters().get(made))) {
                throw new ModelException(Message.of("choices", "fork.input", made));
            }
        }
        return fork.parameters().isEmpty() && parameters.equals(stage.parameters()) ? fork : fork.withParameters(parameters);
    }

    /** Checks what holds for a fork of any run: that it changes something, and that some policy in some scheduler can be set so. */
    static void checkAlone(ForkSpec fork) {
        checkOutages(fork);
        fork.policy().ifPresent(ProgramPolicy::refuseInFile);
        SortedMap<String, String> named = fork.parameters().orElse(Collections.emptySortedMap());
        boolean elsewhere = !fork.cores().isEmpty() || !fork.outages().isEmpty() || !fork.removed().isEmpty() || !fork.changed().isEmpty();
        if (!elsewhere && named.isEmpty() && fork.policy().isEmpty() && fork.scheduler().isEmpty() && fork.seed().isEmpty()) {
            throw new ModelException(Message.of("choices", "fork.nothing"));
        }
        List<String> policies = fork.policy().map(PolicyAliases::policyOf).map(List::of).orElse(Schedulers.policyNames());
        List<String> schedulers = fork.scheduler().map(List::of).orElse(Schedulers.names());
        Optional<ModelException> why = Optional.empty();
        for (String policy : policies) {
            for (String scheduler : schedulers) {
                Optional<ModelException> wrong = complaint(policy, scheduler, named);
                if (wrong.isEmpty()) {
                    return;
                }
                why = why.isEmpty() || knows(policy, scheduler, named) ? wrong : why;
            }
        }
        why.ifPresent(wrong -> {
            throw wrong;
        });
    }

    private static Optional<ModelException> complaint(String policy, String scheduler, Map<String, String> parameters) {
        try {
            Schedulers.check(policy, scheduler, parameters);
            return Optional.empty();
        } catch (ModelException wrong) {
            return Optional.of(wrong);
        }
    }

    /** Whether only values of parameters can be wrong, not their names. */
    private static boolean knows(String policy, String scheduler, Map<String, String> parameters) {
        return complaint(policy, scheduler, Map.of()).isEmpty()
                && Schedulers.parameters(policy, scheduler).stream().map(Parameter::name).toList().containsAll(parameters.keySet());
    }

    private static void checkOutages(ForkSpec fork) {
        for (ForkSpec.CoresOut out : fork.outages()) {
            if (out.until() <= fork.tick()) {
                throw new ModelException("cores of " + out.cluster() + " offline from tick " + fork.tick() + " cannot be online again by "
                        + out.until());
            }
        }
    }

    private static void checkNames(RunSpec stage, ForkSpec fork) {
        Map<String, Cluster> clusters = stage.platform().clusters().stream().collect(Collectors.toMap(Cluster::id, cluster -> cluster));
        List<String> named = new ArrayList<>(fork.cores().keySet());
        for (ForkSpec.CoresOut out : fork.outages()) {
            named.add(out.cluster());
            int there = clusters.containsKey(out.cluster()) ? fork.cores().getOrDefault(out.cluster(),
                    clusters.get(out.cluster()).cores()) : 0;
            if (out.cores() < 1 || out.cores() > there && there > 0) {
                throw new ModelException("cluster " + out.cluster() + " has " + there + " cores; " + out.cores()
                        + " of them cannot be offline");
            }
        }
        checkOutages(fork);
        for (String cluster : named) {
            if (!clusters.containsKey(cluster)) {
                throw new ModelException("unknown cluster " + cluster + "; available: " + String.join(", ", clusters.keySet()));
            }
        }
        if (!fork.removed().isEmpty()) {
            Set<String> ids = stage.workload().jobs().stream().map(Job::id).collect(Collectors.toSet());
            for (String job : fork.removed()) {
                if (!ids.contains(job)) {
                    throw new ModelException("unknown job " + job);
                }
            }
        }
    }
}
