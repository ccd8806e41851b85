package org.schedscope.syntax;

import java.util.Arrays;
import java.util.Optional;

/** Comparison operators. */
public enum Relation {
    LESS("<"),
    AT_MOST("<="),
    MORE(">"),
    AT_LEAST(">="),
    EQUAL("=="),
    OTHER("!=");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }

    /** The relation of a sign; a single {@code =} is the same as two. */
    public static Optional<Relation> of(String sign) {
        return Arrays.stream(values()).filter(each -> each.sign.equals(sign.equals("=") ? "==" : sign)).findFirst();
    }

    /**
     * Whether the relation is true.
     *
     * @param order order of the two numbers: negative, 0, positive
     */
    public boolean holds(int order) {
        return switch (this) {
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
            case MORE -> order > 0;
            case AT_LEAST -> order >= 0;
            case EQUAL -> order == 0;
            case OTHER -> order != 0;
        };
    }
}
