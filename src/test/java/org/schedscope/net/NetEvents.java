package org.schedscope.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.schedscope.engine.Simulation;
import org.schedscope.experiment.RunDigest;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.TickLength;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Digests of event logs. */
final class NetEvents {
    private static final int RANDOM_CASES = 2_000;
    private static final int FORKS = 12;
    private static final List<String> EXPRESSIONS = List.of("(waiting + estimate) / estimate", "estimate * cores - waiting");

    private NetEvents() {
    }

    private static String digest(RunSpec spec) {
        try {
            RunDigest digest = new RunDigest(spec, new WorkloadIndex(spec.recordedWorkload()));
            Schedulers.start(spec, digest.sink()).runToEnd();
            return digest.hex().substring(0, 24) + " " + digest.events();
        } catch (ModelException refused) {
            return "refused, " + refused.getMessage().replace(": ", " - ");
        }
    }

    /** The same run, copied and gone on with from the middle of its events: what queues and profiles copy is in there, too. */
    private static String digestOfCopies(RunSpec spec, int steps) {
        RunDigest digest = new RunDigest(spec, new WorkloadIndex(spec.recordedWorkload()));
        Simulation simulation = Schedulers.start(spec, digest.sink());
        for (int step = 0; simulation.hasNext(); step++) {
            simulation.step();
            if (step % steps == 0) {
                simulation = Schedulers.resume(simulation.checkpoint(), digest.sink());
            }
        }
        return digest.hex().substring(0, 24) + " " + digest.events();
    }

    /** Every sample under every policy, scheduler and rearrangement. */
    static void samples(Net.Lines lines) throws IOException {
        for (String sample : Samples.names()) {
            RunSetup input = Net.sample(sample);
            for (String scheduler : Schedulers.names()) {
                for (String policy : Stream.concat(Schedulers.policyNames().stream(), EXPRESSIONS.stream()).toList()) {
                    for (String rearrangement : rearrangements(scheduler)) {
                        SortedMap<String, String> set = rearrangement.isEmpty() ? new TreeMap<>()
                                : new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement));
                        lines.add(String.join(" ", sample, scheduler, policy, rearrangement).strip(), of(input, policy, scheduler, set));
                    }
                }
            }
        }
    }

    /** Those of a scheduler, and none named. */
    private static List<String> rearrangements(String scheduler) {
        return Stream.concat(Stream.of(""), Schedulers.parameters(scheduler).stream()
                .filter(parameter -> parameter.name().equals(Schedulers.REARRANGEMENT))
                .flatMap(parameter -> ((Parameter.Choice<?>) parameter).values().stream())).toList();
    }

    private static String of(RunSetup input, String policy, String scheduler, SortedMap<String, String> set) {
        try {
            Schedulers.check(policy, scheduler, set);
        } catch (ModelException refused) {
            return "refused";
        }
        return digest(new RunSpec(input.loaded().workload(), input.platform().platform(), policy, scheduler, 1, set));
    }

    /** Every sample, forked a dozen times at random ticks with random changes. */
    static void forks(Net.Lines lines) throws IOException {
        for (String sample : Samples.names()) {
            RunSetup input = Net.sample(sample);
            for (int seed = 0; seed < FORKS; seed++) {
                RunSpec spec = RunSpec.of(input.loaded().workload(), input.platform().platform(), "p-slr", seed);
                lines.add(sample + " " + seed, forked(spec, seed));
            }
        }
    }

    private static String forked(RunSpec spec, int seed) {
        try {
            return digest(RandomForks.forked(spec, seed));
        } catch (ModelException refused) {
            return "refused";
        }
    }

    /** Random cases: plain, forked, forked twice, copied as they run, and under every policy with every rearrangement in turn. */
    static void random(Net.Lines lines) {
        // Younger policies would give others to the cases.
        List<String> policies = Policies.namesForAnyQueue().stream().filter(name -> !List.of("eet", "multifactor").contains(name)).toList();
        List<String> rearrangements = List.of("none", "easy", "conservative");
        List<String> lists = List.of(Schedulers.HIERARCHICAL, Schedulers.CENTRAL);
        for (int seed = 0; seed < RANDOM_CASES; seed++) {
            RunSpec root = RandomForks.root(seed);
            lines.add(seed + " plain", digest(root));
            lines.add(seed + " forked", forked(root, seed));
            lines.add(seed + " copied", digestOfCopies(root, 1 + seed % 5));
            RunSpec market = RandomCases.market(seed, policies.get(seed % policies.size()));
            String rearrangement = rearrangements.get(seed / policies.size() % rearrangements.size());
            RunSpec listed = new RunSpec(market.workload(), market.platform(), market.policy(), lists.get(seed % 2), seed,
                    new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement)));
            lines.add(seed + " listed", digest(listed));
            lines.add(seed + " listed and copied", digestOfCopies(listed, 2));
            lines.add(seed + " market", digest(market));
        }
    }

    /** A log of 54,044 jobs under six orderings, if it is there. */
    static void log(Net.Lines lines, Path folder) throws IOException {
        Path log = folder.resolve("SDSC-SP2-1998-4.2-cln.swf.gz");
        if (!Files.exists(log)) {
            System.out.println("left out: there is no " + log);
            return;
        }
        InputFile file = InputFile.of(log);
        RunSetup input = new RunRequest(RunSource.of(file, TickLength.SECOND)).read(ReadOptions.DEFAULT).fitted(Optional.empty());
        for (String policy : List.of("fifo-job", "fair-usage", "fair-share", "srtf", "p-slr", "random")) {
            for (String scheduler : List.of(Schedulers.HIERARCHICAL, Schedulers.CENTRAL)) {
                for (String rearrangement : List.of("none", "easy", "conservative")) {
                    lines.add(String.join(" ", policy, scheduler, rearrangement), of(input, policy, scheduler,
                            new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, rearrangement))));
                }
            }
        }
    }
}
