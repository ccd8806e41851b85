package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.parameter.Parameter;

/**
 * Patterns of the dependencies between the tasks of a job (Burkimsher, Bate, Indrusiak 2013, §2.2.1 and Figure 1): the parents of each
 * task, in file order.
 */
enum TaskPattern {
    /** One task. */
    SINGLE {
        @Override
        List<List<Integer>> draw(SettingValues values, RandomStream draws) {
            return List.of(List.of());
        }
    },
    /** Every task depends on each earlier one with some probability. */
    PROBABILISTIC(new Parameter.Range("tasks", "1-20", 1, 10_000, "Tasks of a job."),
            new Parameter.Numbers("probability", "0.3", "0", "1", "That a task depends on an earlier one.")) {
        @Override
        List<List<Integer>> draw(SettingValues values, RandomStream draws) {
            long count = values.within("tasks", draws);
            double probability = values.oneOf("probability", draws).toDouble();
            List<List<Integer>> parents = new ArrayList<>();
            for (int task = 0; task < count; task++) {
                List<Integer> mine = new ArrayList<>();
                for (int parent = 0; parent < task; parent++) {
                    if (draws.unit() < probability) {
                        mine.add(parent);
                    }
                }
                parents.add(mine);
            }
            return parents;
        }
    },
    /**
     * Numbers of parents have an exponential distribution, rounded down, so a geometric one; its mean is the degree. Which earlier tasks
     * they are is uniform. Where fewer tasks are earlier, all of them are parents.
     */
    EXPONENTIAL(new Parameter.Range("tasks", "5-20", 1, 10_000, "Tasks of a job."),
            new Parameter.Numbers("degree", "1", "0", "1000",
                    "Mean number of a task's parents, of an exponential distribution; the paper prints none.")) {
        @Override
        List<List<Integer>> draw(SettingValues values, RandomStream draws) {
            long count = values.within("tasks", draws);
            double mean = 1 / StrictMath.log1p(1 / values.oneOf("degree", draws).toDouble());
            List<List<Integer>> parents = new ArrayList<>();
            for (int task = 0; task < count; task++) {
                long wanted = Math.min(task, (long) (-mean * StrictMath.log(draws.unit())));
                List<Integer> earlier = new ArrayList<>(IntStream.range(0, task).boxed().toList());
                while (earlier.size() > wanted) {
                    earlier.remove((int) draws.below(earlier.size()));
                }
                parents.add(earlier);
            }
            return parents;
        }
    },
    /** A task forks into chains of one length, which another one joins. */
    FORK_JOIN(new Parameter.Range("width", "1-10", 1, 1000, "Chains that a task forks into."),
            new Parameter.Range("length", "3-15", 1, 1000, "Tasks of a chain.")) {
        @Override
        List<List<Integer>> draw(SettingValues values, RandomStream draws) {
            List<List<Integer>> parents = new ArrayList<>();
            addBlock(parents, values, draws);
            return parents;
        }
    },
    /** Such blocks one after the other. */
    FORK_JOIN_CHAIN(new Parameter.Range("width", "1-5", 1, 1000, "Chains that a task forks into."),
            new Parameter.Range("length", "3-15", 1, 1000, "Tasks of a chain."),
            new Parameter.Range("blocks", "1-3", 1, 1000, "Forks and joins of a job, one after the other.")) {
        @Override
        List<List<Integer>> draw(SettingValues values, RandomStream draws) {
            List<List<Integer>> parents = new ArrayList<>();
            long blocks = values.within("blocks", draws);
            for (int block = 0; block < blocks; block++) {
                addBlock(parents, values, draws);
            }
            return parents;
        }
    };

    private final List<Parameter> settings;

    TaskPattern(Parameter... settings) {
        this.settings = List.of(settings);
    }

    /** Parameters of the pattern. */
    List<Parameter> settings() {
        return settings;
    }

    abstract List<List<Integer>> draw(SettingValues values, RandomStream draws);

    /** Adds a block after the last task, if there is one. */
    private static void addBlock(List<List<Integer>> parents, SettingValues values, RandomStream draws) {
        long width = values.within("width", draws);
        long length = values.within("length", draws);
        parents.add(parents.isEmpty() ? List.of() : List.of(parents.size() - 1));
        int fork = parents.size() - 1;
        List<Integer> ends = new ArrayList<>();
        for (int chain = 0; chain < width; chain++) {
            int before = fork;
            for (int link = 0; link < length; link++) {
                parents.add(List.of(before));
                before = parents.size() - 1;
            }
            ends.add(before);
        }
        parents.add(ends);
    }
}
