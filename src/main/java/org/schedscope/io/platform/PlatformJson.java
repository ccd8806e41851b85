package org.schedscope.io.platform;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.positive;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.of;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.ResourcesJson;
import org.schedscope.model.Closure;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.DidYouMean;

/** Reads platforms in the program's own JSON; {@link PlatformWriter} writes them by the same fields. */
public final class PlatformJson {
    /** The value of the field {@code format}. */
    public static final String FORMAT = "schedscope-platform";
    static final int VERSION = 1;

    private static final ObjectCodec<Node, PlatformNode> NODE_FIELDS = ObjectCodec.of("a router or cluster",
            both(text("router", (node, id) -> node.router = node.unique(id)), of(Router.class, Router::id)),
            both(field("children", (node, in) -> node.readChildren()),
                    of(Router.class, router -> PlatformJson.NODE_FIELDS.all(router.children()))),
            both(text("cluster", (node, id) -> node.cluster = node.unique(id)), of(Cluster.class, Cluster::id)),
            both(integer("cores", 1, (node, cores) -> node.cores = cores), of(Cluster.class, Cluster::cores)),
            both(text("kind", (node, kind) -> node.kind = kind), of(Cluster.class, cluster -> unless(Task.ANY_KIND, cluster.kind()))),
            both(positive("speed", (node, speed) -> node.speed = speed), of(Cluster.class, cluster -> unless(Ratio.ONE, cluster.speed()))),
            both(whole("memory", 1, Limits.LARGEST_TOTAL - 1, (node, memory) -> node.memory = OptionalLong.of(memory)),
                    of(Cluster.class, Cluster::memory)),
            both(field("resources", (node, in) -> node.resources = ResourcesJson.read(in, 0)),
                    of(Cluster.class, cluster -> unless(Map.of(), new TreeMap<>(cluster.resources())))));
    static final ObjectCodec<PlatformJson, Platform> FIELDS = ObjectCodec.<PlatformJson, Platform>of("a platform",
            both(format(FORMAT), platform -> FORMAT), both(version(VERSION), platform -> VERSION),
            both(text("name", (platform, name) -> platform.name = name), platform -> unless("", platform.name())),
            both(field("network", (platform, in) -> platform.network = NetworkJson.read(in, platform.named)),
                    platform -> NetworkJson.FIELDS.value(platform.network())),
            both(field("shares", (platform, in) -> in.readEntries("\"shares\"", platform::readShare)),
                    platform -> unless(Map.of(), platform.shares())),
            both(field("closures", (platform, in) -> platform.closures.addAll(ClosureJson.readAll(in))),
                    platform -> ClosureJson.FIELDS.some(platform.closures())),
            both(field("queues", (platform, in) -> platform.rules.readQueues(in)), platform -> RulesJson.queues(platform.rules())),
            both(field("limits", (platform, in) -> platform.rules.readLimits(in)), platform -> RulesJson.limits(platform.rules())),
            both(field("resources", (platform, in) -> platform.rules.readResources(in)),
                    platform -> unless(Map.of(), new TreeMap<>(platform.rules().resources()))),
            both(required(field("root", (platform, in) -> platform.root = platform.readNode(1))),
                    platform -> NODE_FIELDS.value(platform.root())))
            .lacking(root -> Problem.words("platform.lacks"));

    /** Whether a document without the field {@code format} looks like a platform. */
    public static boolean resembles(DocumentHead head) {
        return head.has("root") && head.resembles("root", NODE_FIELDS.names());
    }

    private final JsonCursor in;
    private final Set<String> ids = new HashSet<>();
    private final Set<String> clusterIds = new HashSet<>();
    private final List<Located<String>> named = new ArrayList<>();
    private String name;
    private NetworkModel network = NetworkModel.NONE;
    private final Map<String, Ratio> shares = new TreeMap<>();
    private final List<Located<Closure>> closures = new ArrayList<>();
    private final RulesJson rules = new RulesJson(named);
    private Optional<PlatformNode> root = Optional.empty();

    private PlatformJson(JsonCursor in) {
        this.in = in;
        this.name = in.file().stem();
    }

    /**
     * Reads a platform file.
     *
     * @throws InputException with all problems of the file
     */
    public static Platform read(InputFile file, Limits limits) throws InputException {
        DocumentHead head = DocumentHead.of(file, limits);
        boolean ours = head.format().isPresent() || head.hasLike(List.of("root")) || head.resembles("", FIELDS.names());
        if (!head.isBlank() && !(head.isJson() && ours)) {
            throw new InputException(file.problem(Problem.ofFormat("kind.no.platform")));
        }
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            Platform platform = read(in);
            in.expectEnd();
            return platform;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** Reads the platform that begins at the current token. */
    public static Platform read(JsonCursor in) throws IOException {
        return new PlatformJson(in).document();
    }

    private Platform document() throws IOException {
        int before = in.problems().size();
        JsonObject read = FIELDS.read(in, this);
        if (in.problems().size() == before) {
            closures.forEach(closure -> named.add(new Located<>(closure.value().cluster(), closure.place())));
            checkClusters();
        }
        in.problems().throwIfAnySince(before);
        try {
            return new Platform(name, root.orElseThrow(), network, shares, rules.rules(),
                    closures.stream().map(Located::value).toList());
        } catch (ModelException e) {
            throw in.problems().fatal(read.start().problem(in.file().name(), e.told()));
        }
    }

    private void checkClusters() throws InputException {
        for (Located<String> end : named) {
            if (!clusterIds.contains(end.value())) {
                String id = SafeText.cut(end.value());
                in.problem(end.place(), DidYouMean.slip(end.value(), List.copyOf(new TreeSet<>(clusterIds)))
                        .map(near -> Problem.words("cluster.slip", id, near)).orElseGet(() -> Problem.words("cluster.unknown", id)));
            }
        }
    }

    private void readShare(String path) throws InputException {
        Ratio share = Numbers.ratio(in, Problem.words("share.of", SafeText.cut(path)));
        if (!path.startsWith("/")) {
            in.problem(Problem.words("share.path", SafeText.quoted(path)));
        } else if (share.signum() <= 0) {
            in.problem(Problem.words("number.positive", Problem.words("share.of", SafeText.cut(path)), share));
        }
        shares.put(path, share);
    }

    /** The fields of a node; at its end it is either a router or a cluster. */
    private final class Node {
        private final int depth;
        private String router;
        private String cluster;
        private int cores;
        private String kind = Task.ANY_KIND;
        private Ratio speed = Ratio.ONE;
        private OptionalLong memory = OptionalLong.empty();
        private Map<String, Long> resources = Map.of();
        private final List<PlatformNode> children = new ArrayList<>();

        Node(int depth) {
            this.depth = depth;
        }

        private String unique(String id) throws InputException {
            if (!ids.add(id)) {
                in.problem(Problem.words("node.twice", SafeText.cut(id)));
            }
            return id;
        }

        private void readChildren() throws IOException {
            in.readSome("\"children\"", Problem.words("router.empty"), index -> readNode(depth + 1).ifPresent(children::add));
        }

        private PlatformNode build() {
            if (router != null) {
                return new Router(router, children);
            }
            clusterIds.add(cluster);
            return new Cluster(cluster, cores, kind, speed, memory, resources);
        }
    }

    /** Reads a node and its subtree; empty if it has problems. */
    private Optional<PlatformNode> readNode(int depth) throws IOException {
        if (in.token() == JsonToken.START_OBJECT && depth > Platform.MAX_DEPTH) {
            throw in.problems().fatal(in.place().problem(in.file().name(), Problem.words("platform.deep", Platform.MAX_DEPTH)));
        }
        Node node = new Node(depth);
        JsonObject read = NODE_FIELDS.read(in, node);
        if (read.isSound()) {
            checkShape(read);
        }
        if (read.isSound()) {
            try {
                return Optional.of(node.build());
            } catch (ModelException e) {
                read.problem(e.told());
            }
        }
        return Optional.empty();
    }

    private static void checkShape(JsonObject node) throws InputException {
        boolean router = node.has("router");
        boolean cluster = node.has("cluster");
        if (router == cluster) {
            node.problem(Problem.words(router ? "node.both" : "node.neither"));
        } else if (router && !node.has("children")) {
            node.problem(Problem.words("router.lacks"));
        } else if (router && Stream.of("cores", "kind", "speed", "memory", "resources").anyMatch(node::has)) {
            node.problem(Problem.words("router.fields"));
        } else if (cluster && node.has("children")) {
            node.problem(Problem.words("cluster.fields"));
        } else if (cluster && !node.has("cores")) {
            node.problem(Problem.words("cluster.lacks"));
        }
    }
}
