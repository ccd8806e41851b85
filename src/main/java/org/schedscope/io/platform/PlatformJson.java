package org.schedscope.io.platform;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Nearest;

/** Reads platforms in our own JSON. */
public final class PlatformJson {
    /** What the field {@code format} says. */
    public static final String FORMAT = "schedscope-platform";
    static final int VERSION = 1;

    private static final FieldSet FIELDS = new FieldSet("format", "version", "name", "network", "shares", "root");
    private static final FieldSet NODE_FIELDS = new FieldSet("router", "children", "cluster", "cores", "kind", "speed", "memory");
    private static final int ROUTER = 1;
    private static final int CHILDREN = 2;
    private static final int CLUSTER = 4;
    private static final int CORES = 8;
    private static final int ANY_OF_CLUSTER = CLUSTER | CORES | 16 | 32 | 64;

    private final JsonCursor in;
    private final Set<String> ids = new HashSet<>();
    private final Set<String> clusterIds = new HashSet<>();
    private final List<NetworkJson.Named> named = new ArrayList<>();
    private String name;
    private NetworkModel network = NetworkModel.NONE;
    private final Map<String, Ratio> shares = new TreeMap<>();
    private PlatformNode root;

    private PlatformJson(JsonCursor in) {
        this.in = in;
        this.name = in.file().stem();
    }

    /**
     * Reads a platform file.
     *
     * @throws InputException with everything that is wrong with it
     */
    public static Platform read(InputFile file, Limits limits) throws InputException {
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
        Place start = in.place();
        in.readObject("a platform", FIELDS, true, field -> {
            switch (FIELDS.name(field)) {
                case "format" -> Headers.checkFormat(in, FORMAT);
                case "version" -> Headers.checkVersion(in, VERSION);
                case "name" -> name = in.readText("\"name\"", name);
                case "network" -> network = NetworkJson.read(in, named);
                case "shares" -> in.readEntries("\"shares\"", this::readShare);
                default -> root = readNode(1);
            }
        });
        if (root == null && in.problems().isEmpty()) {
            in.problem(start, Problem.words("platform.lacks"));
        }
        if (in.problems().isEmpty()) {
            checkLinks();
        }
        in.problems().throwIfAny();
        try {
            return new Platform(name, root, network, shares);
        } catch (ModelException e) {
            throw in.problems().fatal(start.problem(in.file().name(), e.told()));
        }
    }

    private void checkLinks() throws InputException {
        for (NetworkJson.Named end : named) {
            if (!clusterIds.contains(end.cluster())) {
                String id = OneLine.cut(end.cluster());
                in.problem(end.place(), Nearest.slip(end.cluster(), List.copyOf(new TreeSet<>(clusterIds)))
                        .map(near -> Problem.words("cluster.slip", id, near)).orElseGet(() -> Problem.words("cluster.unknown", id)));
            }
        }
    }

    private void readShare(String path) throws InputException {
        Ratio share = Numbers.ratio(in, Problem.words("share.of", OneLine.cut(path)));
        if (!path.startsWith("/")) {
            in.problem(Problem.words("share.path", OneLine.quoted(path)));
        } else if (share.signum() <= 0) {
            in.problem(Problem.words("number.positive", Problem.words("share.of", OneLine.cut(path)), share));
        }
        shares.put(path, share);
    }

    /** Fields of a node as far as they are read; the node decides at its end whether it is a router or a cluster. */
    private final class Node {
        private String id = "?";
        private int cores = 1;
        private String kind = Task.ANY_KIND;
        private Ratio speed = Ratio.ONE;
        private OptionalLong memory = OptionalLong.empty();
        private final List<PlatformNode> children = new ArrayList<>();
    }

    private PlatformNode readNode(int depth) throws IOException {
        if (in.token() == JsonToken.START_OBJECT && depth > Platform.MAX_DEPTH) {
            throw in.problems().fatal(in.place().problem(in.file().name(), Problem.words("platform.deep", Platform.MAX_DEPTH)));
        }
        Place start = in.place();
        int before = in.problems().size();
        Node node = new Node();
        long seen = in.readObject("a router or cluster", NODE_FIELDS, true, field -> nodeField(node, field, depth));
        if (in.problems().size() == before) {
            checkShape(start, seen);
        }
        try {
            if ((seen & ROUTER) != 0 && in.problems().size() == before) {
                return new Router(node.id, node.children);
            }
            clusterIds.add(node.id);
            return new Cluster(node.id, node.cores, node.kind, node.speed, node.memory);
        } catch (ModelException e) {
            in.problem(start, e.told());
            return Cluster.of("?", 1);
        }
    }

    private void nodeField(Node node, int field, int depth) throws IOException {
        switch (NODE_FIELDS.name(field)) {
            case "router", "cluster" -> {
                node.id = in.readText("\"" + NODE_FIELDS.name(field) + "\"", "?");
                if (!node.id.equals("?") && !ids.add(node.id)) {
                    in.problem(Problem.words("node.twice", OneLine.cut(node.id)));
                }
            }
            case "children" -> readChildren(node, depth);
            case "cores" -> node.cores = (int) Numbers.whole(in, "\"cores\"", 1, Integer.MAX_VALUE);
            case "kind" -> node.kind = in.readText("\"kind\"", node.kind);
            case "memory" -> node.memory = OptionalLong.of(Numbers.whole(in, "\"memory\"", 1, Limits.LARGEST_TOTAL - 1));
            default -> {
                node.speed = Numbers.ratio(in, "\"speed\"");
                if (node.speed.signum() <= 0) {
                    in.problem(Problem.words("number.positive", "\"speed\"", node.speed));
                    node.speed = Ratio.ONE;
                }
            }
        }
    }

    private void readChildren(Node node, int depth) throws IOException {
        Place place = in.place();
        int before = in.problems().size();
        int count = in.readArray("\"children\"", index -> node.children.add(readNode(depth + 1)));
        if (count == 0 && in.problems().size() == before) {
            in.problem(place, Problem.words("router.empty"));
        }
    }

    private void checkShape(Place start, long seen) throws InputException {
        boolean router = (seen & ROUTER) != 0;
        boolean cluster = (seen & CLUSTER) != 0;
        if (router == cluster) {
            in.problem(start, Problem.words(router ? "node.both" : "node.neither"));
        } else if (router && (seen & CHILDREN) == 0) {
            in.problem(start, Problem.words("router.lacks"));
        } else if (router && (seen & ANY_OF_CLUSTER) != 0) {
            in.problem(start, Problem.words("router.fields"));
        } else if (cluster && (seen & CHILDREN) != 0) {
            in.problem(start, Problem.words("cluster.fields"));
        } else if (cluster && (seen & CORES) == 0) {
            in.problem(start, Problem.words("cluster.lacks"));
        }
    }
}
