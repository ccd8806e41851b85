package org.schedscope.bound;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.Eligibility;

/** The loads of a part that are worth an argument: busiest first, and fewer of them the more tasks there are. */
final class LoadChoice {
    /** A load with its clusters and resource. */
    record Chosen(Load load, Argument.Place place) {
    }

    private static final int MOST_SETS = 24;
    private static final int MOST_TASKS = 2_000_000;
    /** The most tasks for which every resource is used; beyond, only resources that are scarcer than cores. */
    private static final int FEW = 2_000;

    private final JobFacts facts;
    private final List<Resource> resources;

    LoadChoice(JobFacts facts) {
        this.facts = facts;
        resources = Resource.of(facts);
    }

    List<Chosen> of(Component part) {
        List<Chosen> ofCores = new ArrayList<>();
        for (BitSet clusters : sets(part)) {
            add(part, resources.get(0), clusters, ofCores);
        }
        ofCores.sort(Comparator.comparingDouble(chosen -> -chosen.load().total()));
        int most = Math.max(2, Math.min(MOST_SETS, MOST_TASKS / part.taskCount()));
        List<Chosen> all = new ArrayList<>(ofCores.subList(0, Math.min(most, ofCores.size())));
        for (Chosen cores : List.copyOf(all)) {
            for (Resource resource : resources.subList(1, resources.size())) {
                List<Chosen> other = new ArrayList<>();
                add(part, resource, cores.place().clusters(), other);
                other.stream().filter(chosen -> part.taskCount() <= FEW || chosen.load().total() > cores.load().total()).forEach(all::add);
            }
        }
        return all;
    }

    /** Adds a load unless it overflows {@code long}. */
    private void add(Component part, Resource resource, BitSet clusters, List<Chosen> into) {
        try {
            Load load = Load.of(facts, part, resource, clusters);
            if (load.count() > 0) {
                into.add(new Chosen(load, new Argument.Place(resource.name(), clusters)));
            }
        } catch (ArithmeticException beyondLong) {
            // This argument gives no bound.
        }
    }

    /** The sets of clusters that can run some task, and the set of all clusters. */
    private Set<BitSet> sets(Component part) {
        Eligibility eligibility = facts.truePaths().eligibility();
        BitSet classes = new BitSet();
        for (int task : part.task) {
            classes.set(eligibility.classOf(task));
        }
        Set<BitSet> sets = new LinkedHashSet<>();
        BitSet all = new BitSet();
        classes.stream().forEach(taskClass -> {
            BitSet set = new BitSet();
            for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
                set.set(eligibility.cluster(taskClass, i));
            }
            sets.add(set);
            all.or(set);
        });
        sets.add(all);
        return sets;
    }
}
