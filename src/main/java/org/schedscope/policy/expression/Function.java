package org.schedscope.policy.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.text.Message;

/** Functions of expressions, in addition to arithmetic. */
public enum Function {
    /** The smallest. */
    MIN("the smallest of its arguments", 2, 9),
    /** The largest. */
    MAX("the largest of its arguments", 2, 9),
    /** Without sign. */
    ABS("its argument without a sign", 1, 1),
    /** Rounded down. */
    FLOOR("the largest whole number not above its argument", 1, 1),
    /** Rounded up. */
    CEIL("the smallest whole number not below its argument", 1, 1);

    private final String meaning;
    private final int least;
    private final int most;

    Function(String meaning, int least, int most) {
        this.meaning = meaning;
        this.least = least;
        this.most = most;
    }

    /** Its name in expressions. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Description for users. */
    public String meaning() {
        return meaning;
    }

    boolean takes(int arguments) {
        return arguments >= least && arguments <= most;
    }

    /** {@code 2 to 9 arguments}. */
    Message arguments() {
        return least == most ? Message.of("expressions", least == 1 ? "arguments.one" : "arguments", least)
                : Message.of("expressions", "arguments.range", least, most);
    }

    static Optional<Function> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Function::word).toList();
    }

    /** Takes in one more argument. */
    void take(Fraction soFar, Fraction next) {
        int order = next.compareTo(soFar);
        if (this == MIN && order < 0 || this == MAX && order > 0) {
            soFar.set(next);
        }
    }

    /** Takes in one more argument. */
    void take(LinePiece soFar, LinePiece next, LinePiece spare, long now) {
        soFar.take(next, this == MAX, spare, now);
    }

    /** After all arguments were taken in. */
    void finish(LinePiece piece, long now) {
        switch (this) {
            case ABS -> piece.dropSign(now);
            case FLOOR -> piece.floor(now);
            case CEIL -> {
                piece.negate();
                piece.floor(now);
                piece.negate();
            }
            default -> {
            }
        }
    }

    /** How the value moves if the argument that moves most does so. */
    Growth growth(Growth most) {
        return switch (this) {
            case FLOOR, CEIL -> most == Growth.LINES ? Growth.STEPS : most;
            default -> most;
        };
    }

    /** Ends the computation after the last argument. */
    void finish(Fraction number) {
        switch (this) {
            case ABS -> {
                if (number.signum() < 0) {
                    number.negate();
                }
            }
            case FLOOR -> number.floor();
            case CEIL -> {
                number.negate();
                number.floor();
                number.negate();
            }
            default -> {
            }
        }
    }
}
