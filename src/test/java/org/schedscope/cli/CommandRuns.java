package org.schedscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.cli.base.Window;

/** Runs commands in a folder; what they print has the folder left out. */
public final class CommandRuns {
    static final Window NO_WINDOW = new Window() {
        @Override
        public boolean isAvailable() {
            return false;
        }

        @Override
        public boolean open(List<String> arguments) {
            return false;
        }
    };

    private final Path folder;

    public CommandRuns(Path folder) {
        this.folder = folder;
    }

    /** Exit code and what was printed. */
    public record Result(int code, String out, String err) {
    }

    public Result run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = CommandLineMain.run(arguments, new PrintWriter(out), new PrintWriter(err), NO_WINDOW);
        return new Result(code, clean(out), clean(err));
    }

    private String clean(StringWriter text) {
        return text.toString().replace(folder + java.io.File.separator, "").replace(System.lineSeparator(), "\n");
    }

    public String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    public String at(String name) {
        return folder.resolve(name).toString();
    }

    public String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    public List<String> names() throws IOException {
        try (Stream<Path> entries = Files.walk(folder)) {
            return entries.filter(Files::isRegularFile).map(path -> folder.relativize(path).toString()).sorted().toList();
        }
    }
}
