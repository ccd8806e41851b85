package org.schedscope.io.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.model.Task;

/** The grammar of Graphviz's language, a line a rule; sizes are seconds of a core of 1 flop/s. */
class DotReaderTest {
    private static final ReadOptions OPTIONS = ReadOptions.DEFAULT.withFlops(1);

    private static InputFile file(String text) {
        return InputFile.of("g.dot", text.getBytes(StandardCharsets.UTF_8));
    }

    private static LoadedWorkload read(String text) throws InputException {
        return Formats.read(file(text), OPTIONS);
    }

    /** Each task as NAME:TICKS, and the names of its parents behind a roof. */
    private static String tasks(LoadedWorkload loaded) {
        List<Task> tasks = loaded.workload().jobs().get(0).tasks();
        return tasks.stream().map(task -> task.id() + ":" + task.exec() + (task.parents().isEmpty() ? "" : "^")
                + task.parents().stream().map(parent -> tasks.get(parent.parent()).id()).collect(Collectors.joining(",")))
                .collect(Collectors.joining(" "));
    }

    private static String warnings(LoadedWorkload loaded) {
        return loaded.warnings().stream().map(Problem::text).filter(text -> !text.contains("flop/s") && !text.contains("rounding"))
                .collect(Collectors.joining("\n"));
    }

    private static String refusal(String text, ReadOptions options) {
        return assertThrows(InputException.class, () -> new DotReader().read(file(text), options)).problems().stream()
                .map(Problem::text).collect(Collectors.joining("\n"));
    }

    private static String text(String row) {
        return row.substring(0, row.indexOf(" | "));
    }

    private static String expected(String row) {
        return row.substring(row.indexOf(" | ") + 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "digraph g { a [size=1]; b [size=2]; a -> b; } | a:1 b:2^a",
            "digraph{a[size=1]b[size=2]a->b} | a:1 b:2^a",
            "strict DiGraph \"a b\" { a [size=1] a -> b b [size=2] } | a:1 b:2^a",
            "digraph g { subgraph cluster_x { label=\"stage 1\"; a [size=1]; b [size=2]; } a -> b; } | a:1 b:2^a",
            "digraph g { SubGraph { a [size=1] } { b [size=2] } a -> b } | a:1 b:2^a",
            "digraph { node [size=3] a -> {b c} } | a:3 b:3^a c:3^a",
            "digraph { node [size=3] {a b} -> c -> d } | a:3 b:3 c:3^a,b d:3^c",
            "digraph { node [size=3] {a b} -> {c; d} } | a:3 b:3 c:3^a,b d:3^a,b",
            "digraph { node [size=3] subgraph x { a -> b } -> subgraph y { c { d } } } | a:3 b:3^a c:3^a,b d:3^a,b",
            "digraph { node [size=3] subgraph x { a } subgraph x { b } -> c } | a:3 b:3 c:3^a,b",
            "digraph { node [size=3] a, b -> c, d } | a:3 b:3 c:3^a,b d:3^a,b",
            "digraph { a, b [size=3] } | a:3 b:3",
            "digraph { node [size=1] a { node [size=2] b { c } node [size=4] d a } e [size=9] f } | a:1 b:2 c:2 d:4 e:9 f:1",
            "digraph { subgraph x { Node [size=2] a } b [size=5] subgraph x { c } } | a:2 b:5 c:2",
            "digraph { a [size=1; b=2, c=3][size=4] } | a:4",
            "digraph { a [bold size=7] } | a:7",
            "digraph { a [label=<<b>x</b> -&gt; <i>y</i>>, size=4] } | a:4",
            "digraph { a [size=1] b [size=1] a:p:n -> b:sw [label=x] } | a:1 b:1^a",
            "digraph { graph [size=\"7,5\"] size=\"7,5\"; edge [size=9] a [size=1] } | a:1",
            "digraph { \"say \\\"a\\\"\" [size=2] } | say \"a\":2",
            "digraph { \"a\\\\b\" [size=2] } | a\\\\b:2",
            "digraph { \"a\" + \"b\" [size=2] ab -> c c [size = \"1\" + \"2\"] } | ab:2 c:12^ab",
            "digraph { \"}\" [size=2] \"node\" [size=3] \"->\" [size=1] } | }:2 node:3 ->:1",
            "digraph { -1 [size=.5e1] 1.5 [size=2E+0] \u00fc_1 [size=20e-1] } | -1:5 1.5:2 \u00fc_1:2",
            "digraph { /* a; */ b [size=1] // c \n # d {\n /**/ } | b:1",
            "// x\n# y\n/* z\n */ digraph { \"a\\\nb\" [size=1] } | ab:1",
            "digraph { root -> a -> end; a [size=1] } | a:1",
            "digraph { a -> root; a [size=1]; root [size=2] } | a:1 root:2^a"})
    void theGrammarIsThatOfGraphviz(String row) throws InputException {
        String text = text(row);
        String expected = expected(row);
        assertEquals(expected, tasks(read(text)), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "digraph { a [size=1]; b; a -> b } | 1 of 2 nodes has no size and takes one tick: b",
            "digraph { a [size=1] {b c d} -> e [size=7] } | 4 of 5 nodes have no size and take one tick: b, c, d, …",
            "digraph { a [size=\"1e9 flops\"] b [size=\"1 bushel\"] } | 1 of 2 nodes has no size and takes one tick: b",
            "digraph { a [size=1] b [size=-2] c [size=\"\"] } | 2 of 3 nodes have no size and take one tick: b, c",
            "digraph { a [size=1] } digraph { b [size=1] } | what follows the first graph of this file is not read",
            "digraph { root -> {a b} -> end; a, b [size=1] end [size=0] }"
                    + " | 2 empty nodes, where the graph only begins or ends, are left out: root, end",
            "digraph { a, b [size=1] a -> b [size=3] a -> b [size=4] }"
                    + " | 1 arrow between two tasks that have one already is left out"})
    void whatIsLeftOutOrTakenForGrantedIsTold(String row) throws InputException {
        String text = text(row);
        String expected = expected(row);
        assertEquals("g.dot: " + expected, warnings(read(text)), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "digraph { a [size=1]; b [size=big] } | g.dot:1:23: 1 of 2 nodes has no size and takes one tick: b",
            "digraph { a [size=1]; b; a -> b } | g.dot:1:23: 1 of 2 nodes has no size and takes one tick: b",
            "digraph { a [size=1] } x | g.dot:1:1: what follows the first graph of this file is not read"})
    void strictReadingRefusesIt(String row) {
        String text = text(row);
        String expected = expected(row);
        assertEquals(expected, refusal(text, OPTIONS.withStrict(true)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "graph { a -- b } | 1:1: this graph is undirected, so it does not state which task comes first; task graphs are a digraph"
                    + " with -> between its nodes",
            "digraph { a -- b } | 1:13: this graph is undirected, so it does not state which task comes first; task graphs are a digraph"
                    + " with -> between its nodes",
            "digraph { a -> } | 1:16: unexpected \"}\"",
            "digraph { a -> b | 1:17: the file ends inside the graph",
            "digraph | 1:8: the file ends inside the graph",
            "digraph { a [size=1 | 1:20: the file ends inside the graph",
            "digraph { a [=1] } | 1:14: unexpected \"=\"",
            "digraph { a = } | 1:15: unexpected \"}\"",
            "digraph { strict } | 1:11: unexpected \"strict\"",
            "digraph { node -> a } | 1:16: unexpected \"->\"",
            "digraph { subgraph x } | 1:22: unexpected \"}\"",
            "digraph { a:-> } | 1:13: unexpected \"->\"",
            "digraph { \"a\" + b } | 1:11: unexpected \"+\"",
            "digraph { \"a } | 1:11: the file ends inside quotation marks",
            "digraph { <<a> } | 1:11: the file ends inside a text in angle brackets",
            "digraph { /* a } | 1:11: the file ends inside a comment",
            "digraph { a [size=1e99] } | 1:19: this must be a number from 0 on and below 2^61, not \"1e99\"",
            "digraph { a [size=1] b [size=1] a -> b [size=x] } | 1:46: this must be a number from 0 on and below 2^61, not \"x\"",
            "digraph { node [size=1] {{{{a}}}} } | 1:28: subgraphs are nested more than 4 levels deep"})
    void errorsAreToldWithTheirPlaces(String row) {
        String text = text(row);
        String expected = expected(row);
        assertEquals("g.dot:" + expected, refusal(text, OPTIONS.withLimits(Limits.DEFAULT.with("nesting", 4))), text);
    }

    @Test
    void setsOfNodesHaveNoMoreArrowsThanAllowed() {
        String set = IntStream.range(0, 30).mapToObj(number -> "n" + number).collect(Collectors.joining(" "));
        assertTrue(refusal("digraph { {" + set + "} -> {" + set.replace('n', 'm') + "} }",
                OPTIONS.withLimits(Limits.DEFAULT.with("edges", 500))).contains("500"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"digraph G { | true", "strict graph x{ | true", "/* a */ Graph { | true", "graph [ | false",
            "digraphs are nice | false", "# notes\n | false"})
    void graphsAreKnownByTheirFirstWord(String row) throws InputException {
        String text = text(row);
        assertEquals(Boolean.valueOf(expected(row)), new DotReader().recognises(DocumentHead.of(file(text), Limits.DEFAULT)), text);
    }
}
