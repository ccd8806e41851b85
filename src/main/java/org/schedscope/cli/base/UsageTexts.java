package org.schedscope.cli.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/**
 * Prepared help texts of commands, with terminal colours: formatting the options of a command at run time would take most of the time of
 * printing its help. A test compares them with the options and can write them.
 */
public final class UsageTexts {
    /** Name of the help of the program as a whole. */
    public static final String PROGRAM = "schedscope";

    private UsageTexts() {
    }

    /** Prints the help of a command, with colours if the output is a terminal that supports them. */
    public static void print(String command, PrintWriter out) {
        String text = read(command);
        String shown = Ansi.AUTO.enabled() ? text : text.replaceAll("\u001b\\[[0-9]+m", "");
        out.print(shown.replace("\n", System.lineSeparator()));
    }

    private static String read(String command) {
        try (InputStream in = UsageTexts.class.getResourceAsStream("/assets/usage/" + command + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
