package org.schedscope.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

class NetworkModelTest {
    /** Levels: A–B 1, C–D 1, A–C 2, E–A 3: E hangs at the root, the others two routers deeper. */
    private static final Platform TREE = new Platform("tree", new Router("root", List.of(
            new Router("west", List.of(new Router("w1", List.of(Cluster.of("A", 1), Cluster.of("B", 1))),
                    new Router("w2", List.of(Cluster.of("C", 1), Cluster.of("D", 1))))),
            Cluster.of("E", 1))), NetworkModel.NONE, Map.of());

    private static Delays tree(String share, String p) {
        return TREE.withNetwork(new NetworkModel.ThinTree(decimal(share), decimal(p))).delays();
    }

    private static Ratio decimal(String text) {
        return Ratio.of(new java.math.BigDecimal(text));
    }

    private static List<Long> delays(Delays delays, long exec) {
        List<Long> all = new ArrayList<>();
        for (int[] pair : new int[][] {{0, 0}, {0, 1}, {2, 3}, {0, 2}, {3, 1}, {0, 4}, {4, 0}}) {
            all.add(delays.delay(exec, Optional.empty(), pair[0], pair[1]));
        }
        return all;
    }

    @Test
    void aThinTreeIsSlowerHigherUp() {
        // 10 · 0.2/0.8 = 2.5 on the lowest level; twice and three times that above.
        assertEquals(List.of(0L, 3L, 3L, 5L, 5L, 8L, 8L), delays(tree("0.2", "-1"), 10));
        // Level to the power 2: 2.5, 10, 22.5.
        assertEquals(List.of(0L, 3L, 3L, 10L, 10L, 23L, 23L), delays(tree("0.2", "-2"), 10));
    }

    @Test
    void aThinTreeWithAPositiveExponentIsFasterHigherUp() {
        // 12 · 0.5/0.5 = 12, 6, 4.
        assertEquals(List.of(0L, 12L, 12L, 6L, 6L, 4L, 4L), delays(tree("0.5", "1"), 12));
        assertEquals(List.of(0L, 12L, 12L, 12L, 12L, 12L, 12L), delays(tree("0.5", "0"), 12));
        assertEquals(List.of(0L, 0L, 0L, 0L, 0L, 0L, 0L), delays(tree("0", "-1"), 12));
    }

    @Test
    void anExponentThatIsNoIntegerTakesExactRoots() {
        // Square roots of the levels: 100, 141.42…, 173.2….
        assertEquals(List.of(0L, 100L, 100L, 142L, 142L, 174L, 174L), delays(tree("0.5", "-0.5"), 100));
        // 99 · 2^-0.5 = 70.003…, 99 · 3^-0.5 = 57.15….
        assertEquals(List.of(0L, 99L, 99L, 71L, 71L, 58L, 58L), delays(tree("0.5", "0.5"), 99));
    }

    @Test
    void aRootThatIsAnIntegerIsNotRoundedUp() {
        List<PlatformNode> level = List.of(Cluster.of("x", 1));
        PlatformNode node = level.get(0);
        for (int i = 0; i < 4; i++) {
            node = new Router("r" + i, i == 3 ? List.of(node, Cluster.of("y", 1)) : List.of(node));
        }
        Platform deep = new Platform("deep", node, new NetworkModel.ThinTree(decimal("0.5"), decimal("-0.5")), Map.of());
        // Four levels: the square root is 2, exactly.
        assertEquals(2_000_000_000_002L, deep.delays().delay(1_000_000_000_001L, Optional.empty(), 0, 1));
        assertEquals(new Ratio(1, 3).times(2).ceil(), deep.delays().delay(new Ratio(1, 3), Optional.empty(), 0, 1));
    }

    /** k is right if k levels off and k − 1 does not: the definition, in integers. */
    @Test
    void rootsObeyTheirDefinition() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 3000; i++) {
            int degree = 2 + random.nextInt(9);
            int power = random.nextInt(1, 3 * degree);
            boolean growing = random.nextBoolean();
            Ratio p = new Ratio(growing ? -power : power, degree);
            Ratio share = new Ratio(1 + random.nextInt(9), 10);
            long exec = 1 + random.nextLong(1L << (1 + random.nextInt(46)));
            Delays delays = TREE.withNetwork(new NetworkModel.ThinTree(share, p)).delays();
            for (int level = 1; level <= 3; level++) {
                long k = delays.delay(exec, Optional.empty(), 0, level == 1 ? 1 : level == 2 ? 2 : 4);
                BigInteger above = big(exec).multiply(big(share.numerator()));
                BigInteger below = big(share.denominator() - share.numerator());
                BigInteger x = above.pow((int) p.denominator()).multiply(growing ? big(level).pow((int) -p.numerator()) : BigInteger.ONE);
                BigInteger unit = below.pow((int) p.denominator()).multiply(growing ? BigInteger.ONE : big(level).pow((int) p.numerator()));
                int d = (int) p.denominator();
                assertEquals(true, big(k).pow(d).multiply(unit).compareTo(x) >= 0 && big(k - 1).pow(d).multiply(unit).compareTo(x) < 0,
                        exec + " " + share + " " + p + " level " + level);
            }
        }
    }

    private static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }

    @Test
    void aLinkTakesItsLatencyAndTheVolumeOverItsBandwidth() {
        NetworkModel.Link slow = new NetworkModel.Link(new Ratio(1, 2), new Ratio(1, 4));
        NetworkModel.Links links = new NetworkModel.Links(new NetworkModel.Link(Ratio.of(2), Ratio.of(10)),
                List.of(new NetworkModel.PairLink("C", "A", slow)));
        Delays delays = TREE.withNetwork(links).delays();
        Optional<Ratio> volume = Optional.of(Ratio.of(41));
        assertEquals(7, delays.delay(99, volume, 0, 1));
        // 1/2 + 41·4 = 164.5, in both directions.
        assertEquals(165, delays.delay(99, volume, 0, 2));
        assertEquals(165, delays.delay(99, volume, 2, 0));
        assertEquals(0, delays.delay(99, volume, 2, 2));
        assertEquals(2, delays.delay(99, Optional.empty(), 0, 1));
        assertEquals(1, delays.delay(new Ratio(1, 3), Optional.of(Ratio.ZERO), 0, 2));
        assertEquals(2, delays.routeCount());
        assertEquals(166, delays.bound(99, volume));
    }

    @Test
    void fractionsOfLinksAreExactWhateverTheirDenominators() {
        Ratio tiny = new Ratio(1, 1_000_000_000_000_000_000L);
        NetworkModel.Link link = new NetworkModel.Link(new Ratio(999_999_999_999_999_999L, 1_000_000_000_000_000_000L), Ratio.of(2));
        Delays delays = TREE.withNetwork(new NetworkModel.Links(link, List.of())).delays();
        assertEquals(1, delays.delay(1, Optional.of(tiny.times(2)), 0, 1));
        assertEquals(2, delays.delay(1, Optional.of(tiny.times(3)), 0, 1));
    }

    @Test
    void unavoidableDelaysAreTheSmallestThatAPlacementCanHave() {
        Platform kinds = new Platform("kinds", new Router("root", List.of(
                new Router("r", List.of(Cluster.of("A", 1, "cpu"), Cluster.of("B", 1, "gpu"))), Cluster.of("C", 1, "cpu"),
                Cluster.of("D", 1, "tpu"))),
                new NetworkModel.ThinTree(new Ratio(1, 2), Ratio.of(-1)), Map.of());
        Job job = Job.of("J", 0, Task.of("a", 5).withKind("cpu"), Task.of("b", 1).withKind("gpu").after(0),
                Task.of("c", 1).withKind("tpu").after(0));
        WorkloadIndex index = new WorkloadIndex(Workload.of("w", job));
        // A–B is one level (5 ticks), C–D one level (5), although A–D and C–B are two (10).
        assertEquals(List.of(11L, 1L, 1L),
                IntStream.range(0, 3).mapToObj(new CriticalPaths(index, kinds, CriticalPaths.Basis.TRUE)::rank).toList());
    }

    @Test
    void whatCannotBeIsRefused() {
        assertEquals("\"share\" is 1; it must be at least 0 and below 1", refusal(() -> new NetworkModel.ThinTree(Ratio.ONE, Ratio.ZERO)));
        assertEquals("\"p\" is 65; it must be from -64 to 64", refusal(() -> new NetworkModel.ThinTree(Ratio.ZERO, Ratio.of(65))));
        assertEquals("\"p\" is 0.0001; it must have at most three decimals",
                refusal(() -> new NetworkModel.ThinTree(Ratio.ZERO, decimal("0.0001"))));
        assertEquals("\"bandwidth\" is 0; it must be greater than 0", refusal(() -> new NetworkModel.Link(Ratio.ZERO, Ratio.ZERO)));
        assertEquals("the delays of the network thin-tree:0.5:-64 over 2 levels are out of the range of exact fractions",
                refusal(() -> tree("0.5", "-64")));
        NetworkModel.PairLink pair = new NetworkModel.PairLink("A", "X", NetworkModel.Link.DEFAULT);
        assertEquals("two links connect A and X",
                refusal(() -> new NetworkModel.Links(NetworkModel.Link.DEFAULT, List.of(pair, pair))));
        assertEquals("unknown cluster X in the link between A and X",
                refusal(() -> TREE.withNetwork(new NetworkModel.Links(NetworkModel.Link.DEFAULT, List.of(pair)))));
    }

    private static String refusal(org.junit.jupiter.api.function.Executable action) {
        return assertThrows(ModelException.class, action).getMessage();
    }
}
