package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.RunSetup;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.session.Session;

/**
 * The open run's platform while it is edited. One of its routers and clusters is selected; of a forked run it is the one that
 * it began on.
 */
public final class PlatformEditor extends InputEditor {
    /** A line of the tree. */
    public record Line(PlatformNode node, int depth, Optional<String> under) {
        public boolean isCluster() {
            return node instanceof Cluster;
        }
    }

    private static final Notation<NetworkModel> NETWORK = new Notation<>(NetworkModel::text, NetworkTexts::parse);

    private record Demand(String kind, int cores, long memory, Set<String> onlyOn, Map<String, Long> resources) {
    }

    private final RunSetup setup;
    private final boolean memoryBinds;
    /** For every demand that occurs, a job with one task that has it. */
    private final List<Job> demands;
    private final ReadOnlyObjectWrapper<Platform> platform;
    private final ReadOnlyObjectWrapper<String> node;

    /** Begins with the open run's platform. */
    public PlatformEditor(Session session) {
        super(session);
        RunSetup open = session.runs().run().setup();
        setup = open.simulated();
        boolean log = setup.loaded().log();
        memoryBinds = RunSetup.memoryBinds(setup.choices()).orElse(!log);
        // A log's jobs that find no room are left out, as ever.
        demands = log ? List.of() : demands(setup.loaded().workload().jobs());
        platform = new ReadOnlyObjectWrapper<>(this, "platform", setup.platform().platform());
        node = new ReadOnlyObjectWrapper<>(this, "node", platform.get().clusters().get(0).id());
        ofWhole("platform-name", Notation.TEXT, Platform::name, (was, name) -> was.withName(name));
        ofWhole("network", NETWORK, Platform::network, Platform::withNetwork);
        ofWhole("shares", EditNotations.SHARES, Platform::shares,
                (was, shares) -> was.withShares(shares));
        add(Field.bound("node-id", Notation.TEXT, () -> Optional.of(node.get()), this::renameNode));
        add(Field.bound("under", Notation.TEXT, () -> row().under(),
                router -> set("under", withRoot(PlatformTree.under(root(), row().node(), router)))));
        ofCluster("cluster-cores", EditNotations.COUNT, Cluster::cores, Cluster::withCores);
        ofCluster("cluster-kind", Notation.TEXT, Cluster::kind,
                (was, kind) -> new Cluster(was.id(), was.cores(), kind, was.speed(), was.memory(), was.resources()));
        ofCluster("speed", EditNotations.RATIO, Cluster::speed,
                (was, speed) -> new Cluster(was.id(), was.cores(), was.kind(), speed, was.memory(), was.resources()));
        ofCluster("cluster-memory", EditNotations.OPTIONAL_WHOLE, Cluster::memory,
                (was, memory) -> new Cluster(was.id(), was.cores(), was.kind(), was.speed(), memory, was.resources()));
        begin();
    }

    private static List<Job> demands(List<Job> jobs) {
        Map<Demand, Job> found = new LinkedHashMap<>();
        for (Job job : jobs) {
            for (Task task : job.tasks()) {
                found.computeIfAbsent(new Demand(task.kind(), task.cores(), task.memory(), task.execOn().keySet(), task.resources()),
                        demand -> job.withTasks(List.of(task.withParents(List.of()))));
            }
        }
        return List.copyOf(found.values());
    }

    private <T> void ofWhole(String name, Notation<T> notation, Function<Platform, T> get, BiFunction<Platform, T, Platform> set) {
        add(Field.bound(name, notation, () -> Optional.of(get.apply(now())), value -> set(name, set.apply(now(), value))));
    }

    private <T> void ofCluster(String name, Notation<T> notation, Function<Cluster, T> get, BiFunction<Cluster, T, Cluster> set) {
        add(Field.bound(name, notation,
                () -> row().node() instanceof Cluster cluster ? Optional.of(get.apply(cluster)) : Optional.empty(),
                value -> set(List.of(name, node.get()),
                        withRoot(PlatformTree.changed(root(), node.get(), was -> set.apply((Cluster) was, value))))));
    }

    private Platform now() {
        return platform.get();
    }

    private PlatformNode root() {
        return now().root();
    }

    private Platform withRoot(PlatformNode root) {
        return now().withRoot(root);
    }

    private Line row() {
        return PlatformTree.rows(root()).stream().filter(each -> each.node().id().equals(node.get())).findFirst().orElseThrow();
    }

    private void set(Object what, Platform changed) {
        set(what, changed, node.get());
    }

    private void set(Object what, Platform changed, String toSelect) {
        Platform before = now();
        String selectedBefore = node.get();
        perform(what, () -> put(changed, toSelect), () -> put(before, selectedBefore));
    }

    private void put(Platform changed, String toSelect) {
        platform.set(changed);
        node.set(toSelect);
    }

    /** Links of their own name clusters, and follow them. */
    private void renameNode(String id) {
        String before = node.get();
        PlatformNode renamed = PlatformTree.changed(root(), before, was -> was instanceof Router router ? new Router(id, router.children())
                : ((Cluster) was).withId(id));
        set("rename", new Platform(now().name(), renamed, links(before, Optional.of(id)), now().shares(), now().rules(),
                now().closures().stream().map(each -> each.cluster().equals(before) ? each.withCluster(id) : each).toList()), id);
    }

    private NetworkModel links(String cluster, Optional<String> renamed) {
        if (!(now().network() instanceof NetworkModel.Links links)) {
            return now().network();
        }
        List<NetworkModel.PairLink> pairs = new ArrayList<>();
        for (NetworkModel.PairLink pair : links.pairs()) {
            boolean first = pair.first().equals(cluster);
            boolean second = pair.second().equals(cluster);
            if (!first && !second) {
                pairs.add(pair);
            } else if (renamed.isPresent()) {
                pairs.add(new NetworkModel.PairLink(first ? renamed.get() : pair.first(), second ? renamed.get() : pair.second(),
                        pair.link()));
            }
        }
        return new NetworkModel.Links(links.standard(), pairs);
    }

    /** A cluster of 16 cores beside the one that is selected, or in the router. */
    public void addCluster() {
        add(Cluster.of(free("C"), 16));
    }

    /** The same cluster once more, under another id. */
    public void duplicate() {
        if (row().node() instanceof Cluster same) {
            add(same.withId(free("C")));
        } else {
            attempt(() -> {
                throw EditNotations.refused("cluster");
            });
        }
    }

    /** A router with a cluster in it. */
    public void addRouter() {
        add(new Router(free("R"), List.of(Cluster.of(free("C"), 16))));
    }

    private void add(PlatformNode fresh) {
        attempt(() -> set(new Object(), withRoot(PlatformTree.with(root(), row(), fresh, free("R"))), fresh.id()));
    }

    private String free(String letter) {
        List<Line> rows = PlatformTree.rows(root());
        return EditNotations.free(letter, 1, id -> rows.stream().anyMatch(row -> row.node().id().equals(id)));
    }

    /** Removes what is selected, with all below it and its links. */
    public void remove() {
        attempt(() -> {
            Line row = row();
            PlatformNode rest = PlatformTree.without(root(), node.get());
            NetworkModel network = now().network();
            if (row.node() instanceof Cluster) {
                network = links(node.get(), Optional.empty());
            }
            set(new Object(), now().withNetwork(network).withRoot(rest), row.under().orElseThrow());
        });
    }

    /** Moves what is selected among its siblings: the order of clusters is the order in which they start tasks. */
    public void move(int by) {
        attempt(() -> set(new Object(), withRoot(PlatformTree.moved(root(), row(), by))));
    }

    /** Selects another router or cluster. */
    public void select(String id) {
        if (!id.equals(node.get())) {
            node.set(id);
            navigated();
        }
    }

    @Override
    void showValues() {
        typed().forEach(field -> field.show(true));
    }

    @Override
    Optional<String> noRoom() {
        Platform room = memoryBinds ? now() : now().withoutMemory();
        try {
            demands.forEach(job -> Eligibility.check(job, room));
            return Optional.empty();
        } catch (UnplaceableTaskException noRoom) {
            return Optional.of(SpokenLanguage.tell(noRoom));
        }
    }

    @Override
    RunSetup edited() {
        return EditedInputs.with(setup, now(), isSaved() ? state().saved() : Optional.empty());
    }

    @Override
    void write(Path file, Runnable then) {
        Platform written = now();
        session().exports().save(file, Map.of(file, out -> PlatformWriter.write(written, out)), then);
    }

    @Override
    public String ending() {
        return ".platform.json";
    }

    @Override
    public String fileName() {
        return (now().name().isBlank() ? "edited" : now().name()) + ending();
    }

    public ReadOnlyObjectProperty<Platform> platformProperty() {
        return platform.getReadOnlyProperty();
    }

    /** Id of the router or cluster that is selected. */
    public ReadOnlyObjectProperty<String> nodeProperty() {
        return node.getReadOnlyProperty();
    }

    /** The tree, every node before those below it. */
    public List<Line> lines() {
        return PlatformTree.rows(root());
    }
}
