package org.schedscope.experiment.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.expression.SourceText;

class TreesTest {
    private static final Expression TREE = ExpressionReader.read("if(age > 5, max(-cp, rank^2), exec / cores)");

    @Test
    void nodesAreNumberedFromAboveAndFromTheLeft() {
        assertEquals(11, Trees.size(TREE));
        assertEquals("if(age > 5, max(-cp, rank^2), exec / cores)|age|5|max(-cp, rank^2)|-cp|cp|rank^2|rank|exec / cores|exec|cores",
                String.join("|", IntStream.range(0, 11).mapToObj(node -> SourceText.of(Trees.node(TREE, node))).toList()));
    }

    @Test
    void anyNodeCanBeReplaced() {
        Expression wait = ExpressionReader.read("wait");
        assertEquals("wait", SourceText.of(Trees.with(TREE, 0, wait)));
        assertEquals("if(age > 5, max(-wait, rank^2), exec / cores)", SourceText.of(Trees.with(TREE, 5, wait)));
        assertEquals("if(age > 5, max(-cp, rank^2), exec / wait)", SourceText.of(Trees.with(TREE, 10, wait)));
        for (int node = 0; node < 11; node++) {
            assertEquals(TREE, Trees.with(TREE, node, Trees.node(TREE, node)));
        }
    }
}
