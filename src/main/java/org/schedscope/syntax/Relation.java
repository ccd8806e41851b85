package org.schedscope.syntax;

import java.util.Arrays;
import java.util.Optional;

/** How two numbers are compared. */
public enum Relation {
    /** Below. */
    LESS("<"),
    /** Not above. */
    AT_MOST("<="),
    /** Above. */
    MORE(">"),
    /** Not below. */
    AT_LEAST(">="),
    /** The same. */
    EQUAL("=="),
    /** Not the same. */
    OTHER("!=");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    /** As it is typed. */
    public String sign() {
        return sign;
    }

    /** The relation of a sign; one {@code =} means what two do. */
    public static Optional<Relation> of(String sign) {
        return Arrays.stream(values()).filter(each -> each.sign.equals(sign.equals("=") ? "==" : sign)).findFirst();
    }

    /**
     * Whether it holds.
     *
     * @param order of the two numbers: negative, 0, positive
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
