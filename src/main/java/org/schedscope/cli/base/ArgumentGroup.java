package org.schedscope.cli.base;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** Arguments that are read together. */
public interface ArgumentGroup extends Arguments {
    /** All of them, in the order in which the help of a command lists them. */
    List<Arguments> arguments();

    @Override
    default void declareOn(CommandSpec command) {
        for (Arguments each : arguments()) {
            each.declareOn(command);
        }
    }
}
