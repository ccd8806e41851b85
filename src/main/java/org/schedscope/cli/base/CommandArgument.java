package org.schedscope.cli.base;

import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;

/**
 * One argument of a command, which is declared with what is known of it and has its value once a command line is read. It is declared
 * without annotations: to read those takes longer than many a command.
 *
 * @param <T> what it is read as
 */
public abstract class CommandArgument<T> implements Arguments {
    /** How the library has it. */
    abstract ArgSpec spec();

    /** What was given, else the default; null if there is neither, and none of a list, a map or a flag. */
    public final T value() {
        return spec().getValue();
    }

    /** What was given, else the default. */
    public final Optional<T> optional() {
        return Optional.ofNullable(value());
    }

    /** What was given, or else something. */
    public final T orElse(T other) {
        return isAbsent() ? other : value();
    }

    /** Whether there is a value. */
    public final boolean isGiven() {
        return !isAbsent();
    }

    /** Whether there is no value. */
    public final boolean isAbsent() {
        return value() == null;
    }
}
