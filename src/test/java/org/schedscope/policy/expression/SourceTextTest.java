package org.schedscope.policy.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"age", "(age + rank + 1) / cp", "-exec * cores", "age - (wait - cp)", "-(-exec)", "(-exec)^2",
            "-exec^2", "2 * -rank", "min(age, 3, cp / 2)", "if(age > 100, cp, -rank / (exec + 1))", "age - wait - exec",
            "age / (exec * cores)", "age / exec * cores",
            "abs(age - cp)^3 / 0.25"})
    void writesAnExpressionAsItIsTyped(String text) {
        assertEquals(text, SourceText.of(ExpressionReader.read(text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"((age))|age", "(age * 2) + (cp)|age * 2 + cp", "(age + cp) - wait|age + cp - wait",
            "- - exec|exec", "max( age ,cp )|max(age, cp)"})
    void leavesOutParenthesesThatNothingNeeds(String typed, String written) {
        assertEquals(written, SourceText.of(ExpressionReader.read(typed)));
        assertEquals(ExpressionReader.read(typed), ExpressionReader.read(written));
    }
}
