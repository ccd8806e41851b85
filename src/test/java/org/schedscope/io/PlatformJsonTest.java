package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Ratio;
import org.schedscope.model.Router;

class PlatformJsonTest {
    static final String EVERYTHING = """
            {"format": "schedscope-platform", "version": 1, "name": "four clusters",
             "network": {"model": "ccr", "ccr": 0.2},
             "shares": {"/maths": 2, "/maths/ada": 0.5},
             "root": {"router": "grid", "children": [{"cluster": "C1", "cores": 1000, "kind": "Kind1"},
                                                     {"router": "west", "children": [
                                                       {"cluster": "C2", "cores": 10, "speed": 1.5, "memory": 4096}]}]}}
            """;

    @TempDir
    Path folder;

    private static Platform everything() {
        Cluster second = new Cluster("C2", 10, "any", new Ratio(3, 2), OptionalLong.of(4096));
        return new Platform("four clusters", new Router("grid", List.of(Cluster.of("C1", 1000, "Kind1"), new Router("west", List.of(second)))),
                new NetworkModel.Ccr(new Ratio(1, 5)), Map.of("/maths", Ratio.of(2), "/maths/ada", new Ratio(1, 2)));
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
        assertEquals(Platform.of("p", Cluster.of("a", 3)), contract().read("p.platform.json", "{\"root\": {\"cluster\": \"a\", \"cores\": 3}}"));
    }

    @Test
    void anUnsupportedNetworkNamesTheSupportedOnes() throws IOException {
        refuses("{\"network\": {\"model\": \"carrier-pigeon\"},\n\"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:23: the network model \"carrier-pigeon\" is not supported; there are: none, ccr (/network/model)");
    }

    @Test
    void aRatioOfTheNetworkIsNeededAndNotNegative() throws IOException {
        refuses("{\"network\": {\"model\": \"ccr\"}, \"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:13: the network model ccr needs \"ccr\", such as 0.2 (/network)");
        refuses("{\"network\": {\"model\": \"ccr\", \"ccr\": -1}, \"root\": {\"cluster\": \"a\", \"cores\": 1}}",
                "p.json:1:37: \"ccr\" is -1; it must not be negative (/network/ccr)");
    }

    @Test
    void aNodeIsARouterOrACluster() throws IOException {
        refuses("{\"root\": {\"cluster\": \"a\", \"router\": \"b\"}}", "p.json:1:10: a node is a \"router\" or a \"cluster\", not both (/root)");
        refuses("{\"root\": {\"cores\": 1}}", "p.json:1:10: a node needs \"router\" or \"cluster\", with its id (/root)");
        refuses("{\"root\": {\"router\": \"a\", \"children\": []}}", "p.json:1:38: a router needs at least one child (/root/children)");
        refuses("{}", "p.json:1:1: the platform has no \"root\"");
    }

    @Test
    void idsAreUniqueAndNumbersPositive() throws IOException {
        refuses("{\"root\": {\"router\": \"a\", \"children\": [\n{\"cluster\": \"a\", \"cores\": 1},\n{\"cluster\": \"b\", \"cores\": 0, \"speed\": 0}]}}",
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
