package org.schedscope.cli;

import java.io.PrintWriter;
import org.schedscope.io.OneLine;

/**
 * What commands print to. Whatever a line tells of, names of files and what users typed included, it stays one line and gives no orders to
 * a terminal.
 */
final class TerminalWriter extends PrintWriter {
    TerminalWriter(PrintWriter out) {
        super(out);
    }

    @Override
    public void println(String line) {
        super.println(OneLine.of(String.valueOf(line)));
    }

    @Override
    public void println(Object line) {
        println(String.valueOf(line));
    }
}
