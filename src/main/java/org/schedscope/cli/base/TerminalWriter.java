package org.schedscope.cli.base;

import java.io.PrintWriter;
import org.schedscope.io.input.SafeText;

/**
 * The output stream of commands, with control characters removed: a line remains one line and cannot control a terminal, whatever names of
 * files and typed texts it contains.
 */
public final class TerminalWriter extends PrintWriter {
    public TerminalWriter(PrintWriter out) {
        super(out);
    }

    @Override
    public void println(String line) {
        super.println(SafeText.of(String.valueOf(line)));
    }

    @Override
    public void println(Object line) {
        println(String.valueOf(line));
    }
}
