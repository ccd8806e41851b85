package org.schedscope.policy.expression;

/** How two numbers are compared. */
enum Relation {
    LESS("<"), AT_MOST("<="), MORE(">"), AT_LEAST(">="), EQUAL("=="), OTHER("!=");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    String sign() {
        return sign;
    }

    /** @param order of the two numbers: negative, 0, positive */
    boolean holds(int order) {
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
