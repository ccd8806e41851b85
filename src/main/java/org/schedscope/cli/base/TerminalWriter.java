package org.schedscope.cli.base;

import java.io.PrintWriter;
import org.schedscope.io.input.SafeText;

/**
 * What commands print to. Whatever a line tells of, names of files and what users typed included, it stays one line and gives no orders to
 * a terminal.
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
