package org.schedscope.experiment.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.schedscope.generate.RandomStream;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.expression.Growth;
import org.schedscope.policy.expression.SourceText;
import org.schedscope.policy.expression.Variable;

/** What the search draws: orderings that can be typed, are short, and move along lines. */
class GrammarTest {
    private static final int DRAWS = 2000;

    private static Grammar grammar(long seed) {
        Map<Variable, List<Long>> usual = new EnumMap<>(Variable.class);
        for (Variable variable : List.of(Variable.AGE, Variable.EXEC, Variable.CORES, Variable.CP, Variable.VALUE)) {
            usual.put(variable, variable == Variable.VALUE ? List.of() : List.of(10L, 700L));
        }
        return new Grammar(new Scales(usual), RandomStream.of(seed, "test"));
    }

    private static List<Expression> draws(long seed) {
        Grammar grammar = grammar(seed);
        List<Expression> all = new ArrayList<>(List.of(grammar.draw(), grammar.draw()));
        for (int i = 0; i < DRAWS; i++) {
            Expression one = all.get(all.size() - 1);
            Expression other = all.get(all.size() / 2);
            all.add(i % 3 == 0 ? grammar.draw() : i % 3 == 1 ? grammar.changed(one) : grammar.crossed(one, other));
        }
        return all;
    }

    @Test
    void everyOrderingReadsBackAsItself() {
        for (Expression drawn : draws(1)) {
            assertEquals(drawn, ExpressionReader.read(SourceText.of(drawn)), SourceText.of(drawn));
        }
    }

    @Test
    void orderingsAreShortAndMoveAlongLines() {
        for (Expression drawn : draws(2)) {
            assertTrue(Trees.size(drawn) <= Grammar.MOST_NODES, SourceText.of(drawn));
            assertNotEquals(Growth.CURVED, drawn.growth(), SourceText.of(drawn));
        }
    }

    @Test
    void theSeedDecidesWhatIsDrawn() {
        assertEquals(draws(3), draws(3));
        assertNotEquals(draws(3), draws(4));
        assertTrue(new HashSet<>(draws(3)).size() > DRAWS / 2);
    }

    @Test
    void knownOrderingsCanAllBeTyped() {
        for (KnownOrderings.Known known : KnownOrderings.all()) {
            assertNotEquals(Growth.CURVED, ExpressionReader.read(known.text()).growth(), known.name());
        }
    }
}
