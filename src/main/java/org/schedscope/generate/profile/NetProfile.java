package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.ArrivalPattern;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.parameter.Parameter;

/**
 * Workloads for a tree of clusters with a thin tree's network (Burkimsher, Bate, Indrusiak 2014, §4.1). The paper takes its workloads from
 * the
 * framework of the 2013 paper and does not name which: here their tasks depend on each other at random, the pattern that §2.2.1 there
 * chose for its variety of graphs, with the numbers of its Table 2. Nor does it give the numbers of users and groups, and its Figure 1, the
 * tree, is lost.
 */
final class NetProfile extends GridProfile {
    private enum Topology {
        TREE, STAR
    }

    @Override
    public String name() {
        return "net";
    }

    @Override
    public String summary() {
        return "Overloading jobs whose tasks depend on each other at random, and four clusters in a tree.";
    }

    @Override
    public String source() {
        return "Burkimsher, Bate, Indrusiak 2014, §4.1";
    }

    @Override
    public List<Parameter> settings() {
        List<Parameter> settings = new ArrayList<>(List.of(jobs(1000)));
        settings.addAll(pattern().settings());
        settings.addAll(people(20, 5));
        settings.addAll(work(Shares.LOG, 400, 1000, "The paper prints none."));
        settings.addAll(arrivals(ArrivalPattern.STEADY, 120));
        settings.add(Parameter.Choice.of("topology", Topology.class,
                "How the clusters are connected: Figure 1 of the paper is lost; two and two under a router, or all four under one."));
        settings.add(new Parameter.Numbers("share", "0.2", "0", "0.999",
                "Share of communication in a task's whole time: 0.8 is 400 % of computation."));
        settings.add(new Parameter.Numbers("p", "-1", "-64", "64", "Exponent of the network: below 0, upper levels are slow."));
        return settings;
    }

    @Override
    TaskPattern pattern() {
        return TaskPattern.PROBABILISTIC;
    }

    @Override
    Platform platform(String title, SettingValues values, long seed) {
        RandomStream draws = RandomStream.of(seed, "net network");
        NetworkModel network = new NetworkModel.ThinTree(values.oneOf("share", draws), values.oneOf("p", draws));
        return values.word("topology", Topology.class) == Topology.TREE ? GridPlatforms.tree(title, cores(values), network)
                : GridPlatforms.star(title, cores(values), 2, network);
    }
}
