package org.schedscope.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Budget;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.OptimumSearch;

/**
 * How far optima reach: a table of random graphs, each with what the best policy, the bound and the search make of it. Thirty tasks on
 * four clusters should be proven within ten seconds, a hundred on one cluster proven or within five percent. Seconds are those that the
 * processor was at work, since others may work beside. {@code main [seconds [names]]}: instances whose names begin so.
 */
public final class OptimumBench {
    private static final int LONGEST = 20;
    private static final int REACH = 12;
    private static final double PERCENT = 100;
    private static final String ROW = "| %s | %d | %s | %s | %.4g (%s) | %.4g | %.4g | %s | %.1f |%n";

    /**
     * A graph and where it runs.
     *
     * @param jobs tasks are dealt to
     * @param widest cores of a task at most
     * @param density share of the pairs of tasks near each other that are edges
     * @param clusters of so many cores each
     * @param ccr delays over execution times
     */
    private record Case(String name, int tasks, int jobs, int widest, double density, int clusters, int cores, boolean speeds, Ratio ccr,
            Objective objective, long seed) {
        private SimulationInput input() {
            SplittableRandom random = new SplittableRandom(seed);
            List<Cluster> all = new ArrayList<>();
            for (int cluster = 0; cluster < clusters; cluster++) {
                Cluster plain = Cluster.of("C" + cluster, cores);
                Ratio speed = speeds ? new Ratio(2 + cluster, 2) : Ratio.ONE;
                all.add(new Cluster(plain.id(), cores, plain.kind(), speed, plain.memory()));
            }
            Platform platform = new Platform("bench", new Router("root", List.copyOf(all)), new NetworkModel.Ccr(ccr), Map.of());
            List<Job> made = new ArrayList<>();
            for (int job = 0; job < jobs; job++) {
                List<Task> some = new ArrayList<>();
                for (int place = 0; place < tasks / jobs; place++) {
                    Task task = Task.of("T" + place, 1 + random.nextInt(LONGEST)).withCores(1 + random.nextInt(widest));
                    for (int parent = Math.max(0, place - REACH); parent < place; parent++) {
                        task = random.nextDouble() < density ? task.after(parent) : task;
                    }
                    some.add(task);
                }
                made.add(Job.of("J" + job, job * LONGEST / 2, some.toArray(Task[]::new)));
            }
            return SimulationInput.of(new Workload(name, "tick", Optional.empty(), made), platform);
        }
    }

    private OptimumBench() {
    }

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        Ratio none = Ratio.ZERO;
        Ratio half = new Ratio(1, 2);
        for (long seed = 1; seed <= 3; seed++) {
            cases.add(new Case("alike " + seed, 30, 1, 2, 0.15, 4, 2, false, none, Objective.MAKESPAN, seed));
            cases.add(new Case("speeds " + seed, 30, 1, 2, 0.15, 4, 2, true, none, Objective.MAKESPAN, seed));
            cases.add(new Case("delays " + seed, 30, 1, 2, 0.15, 4, 2, false, half, Objective.MAKESPAN, seed));
            cases.add(new Case("both " + seed, 30, 1, 2, 0.15, 4, 2, true, half, Objective.MAKESPAN, seed));
            cases.add(new Case("jobs " + seed, 30, 5, 2, 0.3, 4, 2, false, half, Objective.MEAN_RESPONSE, seed));
            cases.add(new Case("jobs " + seed, 30, 5, 2, 0.3, 4, 2, false, half, Objective.MEAN_SLR, seed));
            for (int processors : new int[] {2, 4, 8, 16}) {
                cases.add(new Case("graph " + seed, 100, 1, 1, 0.08, 1, processors, false, none, Objective.MAKESPAN, seed));
            }
        }
        return cases;
    }

    /** Prints the table. */
    public static void main(String[] arguments) {
        long seconds = arguments.length == 0 ? 10 : Long.parseLong(arguments[0]);
        PrintStream out = System.out;
        out.println("| instance | tasks | clusters | objective | best policy | bound | best | proven or gap | seconds |");
        out.println("|---|---|---|---|---|---|---|---|---|");
        String names = arguments.length < 2 ? "" : arguments[1];
        LongSupplier clock = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
        for (Case one : cases().stream().filter(each -> each.name().startsWith(names)).toList()) {
            long begin = clock.getAsLong();
            long until = begin + TimeUnit.SECONDS.toNanos(seconds);
            BestSchedule best = new OptimumSearch(one.input(), one.objective(), EetCapacity.EQUAL_SHARES, 1)
                    .run(new Budget(Long.MAX_VALUE, () -> clock.getAsLong() >= until), state -> {
                    });
            String proven = best.proven() ? "proven" : String.format(Locale.ROOT, "%.2f %%", best.gap() * PERCENT);
            out.printf(Locale.ROOT, ROW, one.name(), one.tasks(), one.clusters() + " of " + one.cores(), one.objective().metric(),
                    best.policyBest(), best.policy(), best.bound(), best.best(), proven,
                    (clock.getAsLong() - begin) / (double) TimeUnit.SECONDS.toNanos(1));
        }
    }
}
