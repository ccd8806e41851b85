package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
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
import org.schedscope.model.number.Decimals;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;

/**
 * The open run's platform while it is edited. One of its routers and clusters is looked at; of a forked run it is the one that
 * it began on.
 */
public final class PlatformDraft extends InputDraft {
    /** A line of the tree. */
    public record Line(PlatformNode node, int depth) {
        public boolean isCluster() {
            return node instanceof Cluster;
        }
    }

    private record Demand(String kind, int cores, long memory, Set<String> onlyOn) {
    }

    private final RunSetup setup;
    private final boolean memoryBinds;
    /** For every demand that occurs, a job with one task that has it. */
    private final List<Job> demands;
    private final ReadOnlyObjectWrapper<Platform> platform;
    private final ReadOnlyObjectWrapper<String> node;
    private final List<EditField> whole;
    private final List<EditField> ofNode;
    private final List<EditField> ofCluster;

    /** Begins with the open run's platform. */
    public PlatformDraft(Session session) {
        super(session);
        RunSetup open = session.runs().run().setup();
        setup = new RunSetup(open.files().simulated(), open.choices());
        boolean log = setup.files().loaded().log();
        memoryBinds = setup.choices().memoryBinds().orElse(!log);
        // A log's jobs that find no room are left out, as ever.
        demands = log ? List.of() : demands(setup.files().loaded().workload().jobs());
        platform = new ReadOnlyObjectWrapper<>(this, "platform", setup.files().platform().platform());
        node = new ReadOnlyObjectWrapper<>(this, "node", platform.get().clusters().get(0).id());
        whole = List.of(new EditField("platform-name", text -> set("name", new Platform(text, root(), now().network(), now().shares()))),
                new EditField("network", text -> set("network", now().withNetwork(NetworkTexts.parse(text)))),
                new EditField("shares", text -> set("shares", new Platform(now().name(), root(), now().network(),
                        EditTexts.readShares(text)))));
        ofNode = List.of(new EditField("node-id", this::renameNode),
                new EditField("under", text -> set("under", withRoot(PlatformTree.under(root(), row().node(), text)))));
        ofCluster = List.of(field("cluster-cores", (was, text) -> was.withCores(EditTexts.count(text))),
                field("cluster-kind", (was, text) -> new Cluster(was.id(), was.cores(), text, was.speed(), was.memory())),
                field("speed", (was, text) -> new Cluster(was.id(), was.cores(), was.kind(), EditTexts.ratio(text), was.memory())),
                field("cluster-memory", (was, text) -> new Cluster(was.id(), was.cores(), was.kind(), was.speed(),
                        text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(EditTexts.whole(text)))));
        begin();
    }

    private static List<Job> demands(List<Job> jobs) {
        Map<Demand, Job> found = new LinkedHashMap<>();
        for (Job job : jobs) {
            for (Task task : job.tasks()) {
                found.computeIfAbsent(new Demand(task.kind(), task.cores(), task.memory(), task.execOn().keySet()),
                        demand -> TaskEdits.withTasks(job, List.of(TaskEdits.withParents(task, List.of()))));
            }
        }
        return List.copyOf(found.values());
    }

    private EditField field(String name, BiFunction<Cluster, String, Cluster> change) {
        return new EditField(name, text -> set(List.of(name, node.get()), withRoot(PlatformTree.changed(root(), node.get(),
                was -> change.apply((Cluster) was, text)))));
    }

    private Platform now() {
        return platform.get();
    }

    private PlatformNode root() {
        return now().root();
    }

    private Platform withRoot(PlatformNode root) {
        return new Platform(now().name(), root, now().network(), now().shares());
    }

    private PlatformTree.Row row() {
        return PlatformTree.rows(root()).stream().filter(each -> each.node().id().equals(node.get())).findFirst().orElseThrow();
    }

    private void set(Object what, Platform changed) {
        set(what, changed, node.get());
    }

    private void set(Object what, Platform changed, String lookAt) {
        Platform before = now();
        String lookedAt = node.get();
        perform(what, () -> put(changed, lookAt), () -> put(before, lookedAt));
    }

    private void put(Platform changed, String lookAt) {
        platform.set(changed);
        node.set(lookAt);
    }

    /** Links of their own are told by the names of clusters, and follow them. */
    private void renameNode(String id) {
        String before = node.get();
        PlatformNode renamed = PlatformTree.changed(root(), before, was -> was instanceof Router router ? new Router(id, router.children())
                : new Cluster(id, ((Cluster) was).cores(), ((Cluster) was).kind(), ((Cluster) was).speed(), ((Cluster) was).memory()));
        set("rename", new Platform(now().name(), renamed, links(before, Optional.of(id)), now().shares()), id);
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

    /** A cluster of 16 cores beside the one that is looked at, or in the router. */
    public void addCluster() {
        add(Cluster.of(free("C"), 16));
    }

    /** The same cluster once more, under another id. */
    public void duplicate() {
        if (row().node() instanceof Cluster same) {
            add(new Cluster(free("C"), same.cores(), same.kind(), same.speed(), same.memory()));
        } else {
            attempt(() -> {
                throw EditTexts.refused("cluster");
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
        List<PlatformTree.Row> rows = PlatformTree.rows(root());
        return EditTexts.free(letter, 1, id -> rows.stream().anyMatch(row -> row.node().id().equals(id)));
    }

    /** Removes what is looked at, with all below it and its links. */
    public void remove() {
        attempt(() -> {
            PlatformTree.Row row = row();
            PlatformNode rest = PlatformTree.without(root(), node.get());
            NetworkModel network = now().network();
            if (row.node() instanceof Cluster) {
                network = links(node.get(), Optional.empty());
            }
            set(new Object(), new Platform(now().name(), rest, network, now().shares()), row.under().orElseThrow());
        });
    }

    /** Moves what is looked at among its siblings: the order of clusters is the order in which they start tasks. */
    public void move(int by) {
        attempt(() -> set(new Object(), withRoot(PlatformTree.moved(root(), row(), by))));
    }

    /** Looks at another router or cluster. */
    public void lookAt(String id) {
        if (!id.equals(node.get())) {
            node.set(id);
            turned();
        }
    }

    @Override
    List<EditField> fields() {
        return Stream.of(whole, ofNode, ofCluster).flatMap(List::stream).toList();
    }

    @Override
    void showFields() {
        whole.get(0).show(now().name(), true);
        whole.get(1).show(now().network().text(), true);
        whole.get(2).show(EditTexts.shares(now().shares()), EditTexts.canBeTyped(now().shares(), EditTexts::shares, EditTexts::readShares));
        PlatformTree.Row row = row();
        ofNode.get(0).show(row.node().id(), true);
        ofNode.get(1).show(row.under().orElse(""), row.under().isPresent());
        Optional<Cluster> cluster = Optional.of(row.node()).filter(Cluster.class::isInstance).map(Cluster.class::cast);
        ofCluster.get(0).show(cluster.map(is -> Integer.toString(is.cores())).orElse(""), cluster.isPresent());
        ofCluster.get(1).show(cluster.map(Cluster::kind).orElse(""), cluster.isPresent());
        ofCluster.get(2).show(cluster.map(is -> SpokenLanguage.now().written(Decimals.text(is.speed()))).orElse(""), cluster.isPresent());
        ofCluster.get(3).show(cluster.map(is -> is.memory().isPresent() ? Long.toString(is.memory().getAsLong()) : "").orElse(""),
                cluster.isPresent());
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
        return EditedInputs.with(setup, now(), isSaved() ? savedProperty().get() : Optional.empty());
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

    /** Id of the router or cluster that is looked at. */
    public ReadOnlyObjectProperty<String> nodeProperty() {
        return node.getReadOnlyProperty();
    }

    /** The tree, every node before those below it. */
    public List<Line> lines() {
        return PlatformTree.rows(root()).stream().map(row -> new Line(row.node(), row.depth())).toList();
    }

    public List<EditField> wholeFields() {
        return whole;
    }

    public List<EditField> nodeFields() {
        return Stream.concat(ofNode.stream(), ofCluster.stream()).toList();
    }
}
