package org.schedscope.policy.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.model.number.BigRatio;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Language;

class ExpressionTest {
    /** Every variable is ten times its place in the list; value curves are worth 7/2. */
    private static final Values VALUES = new Values() {
        @Override
        public long whole(Variable variable) {
            return 10L * variable.ordinal();
        }

        @Override
        public long count(String resource) {
            return resource.length();
        }

        @Override
        public BigRatio exact(Variable variable) {
            return variable.ordinal() >= Variable.VMAX.ordinal() ? new BigRatio(BigInteger.valueOf(7), BigInteger.TWO)
                    : BigRatio.of(whole(variable));
        }
    };

    private static BigRatio value(String text) throws SyntaxException {
        return value(text, VALUES);
    }

    private static BigRatio value(String text, Values values) throws SyntaxException {
        Expression expression = ExpressionReader.read(text);
        Fraction[] scratch = new Fraction[expression.depth()];
        for (int i = 0; i < scratch.length; i++) {
            scratch[i] = new Fraction();
        }
        expression.evaluate(values, scratch, 0);
        return scratch[0].exact();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1 + 2 * 3 | 7", "(1 + 2) * 3 | 9", "7 - 3 - 2 | 2", "12 / 3 / 2 | 2", "-2 ^ 2 | -4",
            "(-2) ^ 2 | 4", "1/3 + 1/6 | 1/2",
            "0.5 * 3 | 3/2", "min(3, 1, 2) | 1", "max(3, 1, 2) | 3", "abs(-5/2) | 5/2", "floor(-5/2) | -3", "ceil(-5/2) | -2",
            "floor(7/2) | 3",
            "if(1 < 2, 10, 20) | 10", "if(1 >= 2, 10, 20) | 20", "if(1/3 == 2/6, 1, 0) | 1", "if(1 != 1, 1, 0) | 0", "if(1 <= 1, 1, 0) | 1",
            "if(2 > 1, 1, 1/0) | 1", "ready | 20", "- - 3 | 3", "value + vmax | 7", "2 ^ 0 | 1",
            "10 ^ 8 * 10 ^ 8 * 10 ^ 8 | 1000000000000000000000000",
            "1 / 3 / 10^8 / 10^8 * 10^8 * 10^8 | 1/3", "(now-arrival+rank)/cp | 3/4"})
    void arithmeticIsExact(String text, String expected) throws SyntaxException {
        assertEquals(expected, value(text).toString());
    }

    @Test
    void countedResourcesAreCalledByTheirNames() throws SyntaxException {
        Expression expression = ExpressionReader.read("2 * gpu - cores", Set.of("gpu")::contains);
        assertEquals("2 * gpu - cores", SourceText.of(expression));
        assertEquals(Growth.FIXED, expression.growth());
        assertEquals("((2 \u00d7 3) \u2212 " + 10 * Variable.CORES.ordinal() + ")", expression.text(VALUES).toString());
        assertThrows(SyntaxException.class, () -> ExpressionReader.read("2 * gpu"));
    }

    @Property(tries = 500, seed = "1")
    void ordinaryNumbersAndLargeOnesComeOutTheSame(@ForAll @LongRange(min = -2_000_000_000_000L, max = 2_000_000_000_000L) long a,
            @ForAll @LongRange(min = 1, max = 3_000_000_000L) long b, @ForAll @LongRange(min = 1, max = 3_000_000_000L) long c)
            throws SyntaxException {
        Values values = new Values() {
            @Override
            public long whole(Variable variable) {
                return variable == Variable.NOW ? a : variable == Variable.CP ? b : c;
            }

            @Override
            public long count(String resource) {
                throw new AssertionError(resource);
            }

            @Override
            public BigRatio exact(Variable variable) {
                return BigRatio.of(whole(variable));
            }
        };
        BigRatio ab = BigRatio.of(a).dividedBy(BigRatio.of(b));
        BigRatio bc = BigRatio.of(b).dividedBy(BigRatio.of(c));
        assertEquals(ab.plus(bc), value("now / cp + cp / rank", values));
        assertEquals(ab.minus(bc).times(ab), value("(now / cp - cp / rank) * (now / cp)", values));
        assertEquals(BigRatio.of(Math.floorDiv(a, b)), value("floor(now / cp)", values));
        assertEquals(ab.compareTo(bc) < 0, value("if(now / cp < cp / rank, 1, 0)", values).signum() > 0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"'' | 0 | a number, a variable or '(' is missing",
            "1 + | 3 | a number, a variable or '(' is missing",
            "(1 + 2 | 0 | this parenthesis is not closed", "1) | 1 | this parenthesis closes none",
            "rnak | 0 | unknown variable 'rnak'; available: now,",
            "sqrt(2) | 0 | unknown function 'sqrt'; available: min, max, abs, floor, ceil, if", "min(1) | 0 | min takes 2 to 9 arguments",
            "abs(1, 2) | 0 | abs takes 1 argument", "cp rank | 3 | an operator is missing before 'rank'",
            "1..2 | 0 | '1..2' is not a number",
            "cp ^ 9 | 5 | an exponent is a digit from 0 to 8", "cp ^ rank | 5 | an exponent is a digit",
            "if(1, 2, 3) | 4 | if compares two numbers",
            "if(1 < 2, 3) | 11 | if has three parts", "cp; rm | 2 | an operator is missing before ';'",
            "1 * * 2 | 4 | a number, a variable or '(' is missing before '*'"})
    void mistakesAreToldWithTheirPlace(String text, int from, String message) {
        SyntaxException wrong = assertThrows(SyntaxException.class, () -> ExpressionReader.read(text));
        assertTrue(wrong.getMessage().startsWith("column " + (from + 1) + ": " + message), wrong.getMessage());
        assertEquals(from, wrong.from());
        assertTrue(wrong.to() > wrong.from());
    }

    @Test
    void whatIsWrongIsToldInAnyLanguage() {
        SyntaxException error = assertThrows(SyntaxException.class, () -> ExpressionReader.read("min(rank)"));
        assertEquals("column 1: min takes 2 to 9 arguments", error.getMessage());
        assertEquals("Spalte 1: min nimmt 2 bis 9 Argumente", error.told().in(Language.GERMAN));
    }

    @Test
    void textThatWouldOverflowAStackIsRefused() {
        assertThrows(SyntaxException.class, () -> ExpressionReader.read("(".repeat(200) + "1" + ")".repeat(200)));
        assertThrows(SyntaxException.class, () -> ExpressionReader.read("1" + " + 1".repeat(1_000)));
    }

    @Property(tries = 1_000, seed = "2")
    void anyTextIsReadOrRefusedInAPlaceOfIt(@ForAll("texts") String text) {
        try {
            ExpressionReader.read(text);
        } catch (SyntaxException wrong) {
            assertTrue(wrong.from() >= 0 && wrong.from() <= text.length() && wrong.to() > wrong.from(), text);
        }
    }

    @net.jqwik.api.Provide
    net.jqwik.api.Arbitrary<String> texts() {
        return net.jqwik.api.Arbitraries
                .of("(", ")", "+", "-", "*", "/", "^", "cp", "rank", "min(", "if(", "<", "==", ",", "1", "0.5", " ", "x", "\u00e9", "9")
                .list().ofMaxSize(12).map(parts -> String.join("", parts));
    }

    @Test
    void divisionByZeroIsAnErrorAndNoNumber() {
        assertThrows(ArithmeticException.class, () -> value("1 / now"));
    }

    @Test
    void anExpressionIsWrittenOutWithItsNumbers() throws SyntaxException {
        assertEquals("((0 \u2212 10) + 70)", ExpressionReader.read("now - arrival + rank").text(VALUES).toString());
    }
}
