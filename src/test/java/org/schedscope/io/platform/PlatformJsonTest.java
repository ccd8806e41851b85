package org.schedscope.io.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.model.Closure;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.SiteRules;
import org.schedscope.model.number.Ratio;

public class PlatformJsonTest {
    public static final String EVERYTHING = """
            {"format": "schedscope-platform", "version": 1, "name": "four clusters",
             "network": {"model": "ccr", "ccr": 0.2},
             "shares": {"/maths": 2, "/maths/ada": 0.5},
             "resources": {"licence": 3, "gpu": 0},
             "closures": [{"cluster": "C2", "cores": 8, "from": 50, "to": 150, "announced": 20}, {"cluster": "C1", "from": 0, "to": 1}],
             "root": {"router": "grid", "children": [{"cluster": "C1", "cores": 1000, "kind": "Kind1"},
                                                     {"router": "west", "children": [
                                                       {"cluster": "C2", "cores": 10, "speed": 1.5, "memory": 4096,
                                                        "resources": {"gpu": 2, "disk": 0}}]}]}}
            """;

    @TempDir
    Path folder;

    private static Platform everything() {
        Cluster second = new Cluster("C2", 10, "any", new Ratio(3, 2), OptionalLong.of(4096), Map.of("gpu", 2L, "disk", 0L));
        return new Platform("four clusters",
                new Router("grid", List.of(Cluster.of("C1", 1000, "Kind1"), new Router("west", List.of(second)))),
                new NetworkModel.Ccr(new Ratio(1, 5)), Map.of("/maths", Ratio.of(2), "/maths/ada", new Ratio(1, 2)))
                .withRules(new SiteRules(new TreeMap<>(), new TreeMap<>(), Map.of("licence", 3L, "gpu", 0L)))
                .withClosures(List.of(new Closure("C2", OptionalInt.of(8), 50, 150, 20), new Closure("C1", OptionalInt.empty(), 0, 1, 0)));
    }

    private FormatContract<Platform> contract() {
        return new FormatContract<>(folder, path -> PlatformJson.read(InputFile.of(path), Limits.DEFAULT));
    }

    private void refuses(String text, String message) throws IOException {
        assertEquals(message, contract().refusal("p.json", text));
    }

    @Test
    void everyFieldIsRead() throws IOException {
        contract().readsTheSameInOtherClothes(EVERYTHING, everything());
    }

    @Test
    void wrongCountsAreNamedWithTheirPlace() throws IOException {
        refuses("{\"root\": {\"cluster\": \"C\", \"cores\": 1, \"resources\": {\"gpu\": -1}}}",
                "p.json:1:60: the count of \"gpu\" is -1; it must not be negative (/root/resources/gpu)");
        refuses("{\"root\": {\"cluster\": \"C\", \"cores\": 1, \"resources\": {\"rank\": 1}}}",
                "p.json:1:61: \"rank\" has a meaning of its own in orderings; a resource needs another name (/root/resources/rank)");
        refuses("{\"resources\": {\"wait\": 1}, \"root\": {\"cluster\": \"C\", \"cores\": 1}}",
                "p.json:1:24: \"wait\" has a meaning of its own in orderings; a resource needs another name (/resources/wait)");
        refuses("{\"resources\": {\"licence\": 0.5}, \"root\": {\"cluster\": \"C\", \"cores\": 1}}",
                "p.json:1:27: the count of \"licence\" is 0.5; it must be a whole number (/resources/licence)");
        refuses("{\"root\": {\"cluster\": \"C\", \"cores\": 1, \"resources\": [1]}}",
                "p.json:1:52: \"resources\" must be an object, not an array (/root/resources)");
    }

    @Test
    void wrongClosuresAreNamedWithTheirPlace() throws IOException {
        String root = ", \"root\": {\"cluster\": \"C1\", \"cores\": 1}}";
        refuses("{\"closures\": [{\"cluster\": \"C1\", \"from\": 5, \"to\": 5}]" + root,
                "p.json:1:15: a closure of C1 from 5 must end after that, not at 5 (/closures/0)");
        refuses("{\"closures\": [{\"cluster\": \"C1\", \"from\": 5, \"to\": 6, \"announced\": 6}]" + root,
                "p.json:1:15: a closure of C1 from 5 must be announced by then, not at 6 (/closures/0)");
        refuses("{\"closures\": [{\"cluster\": \"C1\", \"from\": 5}]" + root, "p.json:1:15: the closure lacks \"to\" (/closures/0)");
        refuses("{\"closures\": [{\"cluster\": \"C2\", \"from\": 5, \"to\": 6}]" + root,
                "p.json:1:15: unknown cluster C2; did you mean C1? (/closures/0)");
    }

    @Test
    void everyPrefixIsRefused() throws IOException {
        contract().refusesEveryPrefix(EVERYTHING);
    }

    @Test
    void whatIsWrittenIsReadBackEqual() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PlatformWriter.write(everything(), out);
        assertEquals(everything(), contract().read("p.json", out.toString(StandardCharsets.UTF_8)));
    }

    @Test
    void aClusterMayBeTheRoot() throws IOException {
        assertEquals(Platform.of("p", Cluster.of("a", 3)),
                contract().read("p.platform.json", "{\"root\": {\"cluster\": \"a\", \"cores\": 3}}"));
    }

    @Test
    void anUnsupportedNetworkNamesTheSupportedOnes() throws IOException {
        refuses("{\"network\": {\"model\": \"carrier-pigeon\"},\n\"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:23: unknown network model \"carrier-pigeon\"; available: none, ccr, thin-tree, links (/network/model)");
    }

    @Test
    void aRatioOfTheNetworkIsNeededAndNotNegative() throws IOException {
        refuses("{\"network\": {\"model\": \"ccr\"}, \"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:13: the network model ccr needs \"ccr\", such as 0.2 (/network)");
        refuses("{\"network\": {\"model\": \"ccr\", \"ccr\": -1}, \"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:37: \"ccr\" is -1; it must not be negative (/network/ccr)");
    }

    private static final String TWO = "\n\"root\": {\"router\": \"r\", \"children\": [{\"cluster\": \"C1\", \"cores\": 1}, {\"cluster\":"
            + " \"C2\", \"cores\": 1}]}}";

    private static Platform two(NetworkModel network) {
        return new Platform("two", new Router("r", List.of(Cluster.of("C1", 1), Cluster.of("C2", 1))), network, Map.of());
    }

    private void readsAndWrites(String network, NetworkModel expected) throws IOException {
        assertEquals(two(expected), contract().read("two.platform.json", "{\"network\": " + network + "," + TWO));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PlatformWriter.write(two(expected), out);
        assertEquals(two(expected), contract().read("p.json", out.toString(StandardCharsets.UTF_8)));
    }

    @Test
    void theOtherNetworksAreReadAndWritten() throws IOException {
        readsAndWrites("{\"model\": \"thin-tree\", \"share\": 0.2, \"p\": -1.5}",
                new NetworkModel.ThinTree(new Ratio(1, 5), new Ratio(-3, 2)));
        readsAndWrites("{\"model\": \"thin-tree\", \"share\": 0.2}", new NetworkModel.ThinTree(new Ratio(1, 5), Ratio.of(-1)));
        readsAndWrites("{\"model\": \"links\"}", new NetworkModel.Links(NetworkModel.Link.DEFAULT, List.of()));
        NetworkModel.Link own = new NetworkModel.Link(Ratio.of(2), new Ratio(5, 2));
        readsAndWrites(
                "{\"model\": \"links\", \"default\": {\"latency\": 1}, \"links\": [{\"between\": [\"C2\", \"C1\"], \"latency\": 2,"
                        + " \"bandwidth\": 2.5}]}",
                new NetworkModel.Links(new NetworkModel.Link(Ratio.ONE, Ratio.ONE), List.of(new NetworkModel.PairLink("C2", "C1", own))));
    }

    @Test
    void aLinkNamesTwoClustersOfThePlatformOnce() throws IOException {
        refuses("{\"network\": {\"model\": \"links\", \"links\": [\n{\"between\": [\"C1\", \"C3\"]}]}," + TWO,
                "p.json:2:20: unknown cluster C3; did you mean C1? (/network/links/0/between/1)");
        refuses("{\"network\": {\"model\": \"links\", \"links\": [{\"between\": [\"C1\", \"C2\"]},\n{\"between\": [\"C2\", \"C1\"]},"
                + " {\"between\": [\"C1\"]}, {}]},"
                + TWO,
                "p.json:2:1: two links connect C2 and C1 (/network/links/1)\n"
                        + "p.json:2:28: \"between\" must name two different clusters (/network/links/2)\n"
                        + "p.json:2:49: the link lacks \"between\" (/network/links/3)");
    }

    @Test
    void fieldsOfOtherNetworksAreRefused() throws IOException {
        refuses("{\"network\": {\"model\": \"thin-tree\", \"ccr\": 1, \"p\": 0}," + TWO,
                "p.json:1:13: the network model thin-tree has no \"ccr\" (/network)\n"
                        + "p.json:1:13: the network model thin-tree needs \"share\", such as 0.2 (/network)");
        refuses("{\"network\": {\"model\": \"thin-tree\", \"share\": 1.0}," + TWO,
                "p.json:1:45: \"share\" is 1.0; it must be at least 0 and below 1 (/network/share)");
        refuses("{\"network\": {\"model\": \"links\", \"default\": {\"bandwidth\": 0}}," + TWO,
                "p.json:1:57: \"bandwidth\" is 0; it must be greater than 0 (/network/default/bandwidth)");
    }

    @Test
    void aNodeIsARouterOrACluster() throws IOException {
        refuses("{\"root\": {\"cluster\": \"a\", \"router\": \"b\"}}",
                "p.json:1:10: a node is a \"router\" or a \"cluster\", not both (/root)");
        refuses("{\"root\": {\"cores\": 1}}", "p.json:1:10: a node needs \"router\" or \"cluster\", with its id (/root)");
        refuses("{\"root\": {\"router\": \"a\", \"children\": []}}", "p.json:1:38: a router needs at least one child (/root/children)");
        refuses("{}", "p.json:1:1: the platform lacks \"root\"");
    }

    @Test
    void idsAreUniqueAndNumbersPositive() throws IOException {
        refuses("{\"root\": {\"router\": \"a\", \"children\": [\n{\"cluster\": \"a\", \"cores\": 1},\n{\"cluster\": \"b\", \"cores\": 0,"
                + " \"speed\": 0}]}}",
                "p.json:2:13: two nodes of the platform have the id a (/root/children/0/cluster)\n"
                        + "p.json:3:27: \"cores\" is 0; it must be at least 1 (/root/children/1/cores)\n"
                        + "p.json:3:39: \"speed\" is 0; it must be greater than 0 (/root/children/1/speed)");
    }

    @Test
    void aShareIsAPathWithAPositiveNumber() throws IOException {
        refuses("{\"shares\": {\"maths\": 1, \"/a\": 0}, \"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:22: the share path \"maths\" must begin with / (/shares/maths)\n"
                        + "p.json:1:31: the share of /a is 0; it must be greater than 0 (/shares/~1a)");
    }

    @Test
    void aWorkloadIsNoPlatform() throws IOException {
        refuses("{\"format\": \"schedscope-workload\", \"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:12: \"format\" must be \"schedscope-platform\", not the text \"schedscope-workload\" (/format)");
    }
}
