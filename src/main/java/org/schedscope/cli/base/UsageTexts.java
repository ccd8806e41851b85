package org.schedscope.cli.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/**
 * The help of commands as it was written beforehand, with the colours of a terminal: to make the tables of a command's options takes three
 * times as long as all else that is done to print them. A test compares it with the options and writes it anew.
 */
public final class UsageTexts {
    /** The name of the help of the program as a whole. */
    public static final String PROGRAM = "schedscope";

    private UsageTexts() {
    }

    /** Prints the help of a command; coloured where the output goes to a terminal that has colours. */
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
