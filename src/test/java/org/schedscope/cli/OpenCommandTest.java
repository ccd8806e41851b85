package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.cli.base.Window;

/** What the window is told to open. */
class OpenCommandTest {
    private final List<String> told = new ArrayList<>();
    private final Window window = new Window() {
        @Override
        public boolean isAvailable() {
            return true;
        }

        @Override
        public boolean open(List<String> arguments) {
            told.addAll(arguments);
            return true;
        }
    };

    private int run(String... arguments) {
        return CommandLineMain.run(arguments, new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), window);
    }

    @Test
    void severalFilesAreOneWorkloadWhoseArrivalsCanBeDrawn() {
        assertEquals(0, run("open", "a.json", "b.json", "--arrivals", "every:10", "--seed", "3"));
        assertEquals(List.of("a.json", "b.json"), told.stream().filter(one -> !one.startsWith("--")).toList());
        assertEquals(List.of("--arrivals=every:10"), told.stream().filter(one -> one.startsWith("--arrivals")).toList());
        assertEquals(List.of("--seed=3"), told.stream().filter(one -> one.startsWith("--seed")).toList());
    }

    @Test
    void arrivalsThatNobodyKnowsOpenNothing() {
        assertEquals(2, run("open", "a.json", "--arrivals", "sometimes"));
        assertEquals(List.of(), told);
    }
}
