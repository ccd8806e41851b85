package org.schedscope.cli.base;

import picocli.CommandLine.Model.CommandSpec;

/** What a command takes: an argument, or several that belong together. */
public interface Arguments {
    /** Declares them on a command, in the order in which its help lists them. */
    void declareOn(CommandSpec command);
}
