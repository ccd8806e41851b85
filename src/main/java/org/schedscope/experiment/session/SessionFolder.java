package org.schedscope.experiment.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.schedscope.io.output.OutputFiles;

/**
 * A session kept in a folder, written again and again while a window is open: inputs once, then only the document, which replaces the
 * old one when it is whole. A reader finds one whole state at any time.
 */
public final class SessionFolder {
    private final Path folder;
    private final SessionInputs inputs = new SessionInputs();

    public SessionFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes what is new, and removes inputs without runs. */
    public void write(SavedSession session) throws IOException {
        inputs.take(session);
        Files.createDirectories(folder.resolve("inputs"));
        try (OutputFiles files = new OutputFiles()) {
            for (Map.Entry<String, OutputFiles.Contents> input : inputs.entries().entrySet()) {
                Path file = folder.resolve(input.getKey());
                if (!Files.exists(file)) {
                    files.write(file, input.getValue());
                }
            }
            files.commit();
        }
        // Last, when all inputs that it names are written.
        try (OutputFiles files = new OutputFiles()) {
            files.write(folder.resolve(SessionJson.NAME), out -> SessionJson.write(session, inputs, out));
            files.commit();
        }
        removeOthers();
    }

    private void removeOthers() throws IOException {
        List<Path> there;
        try (Stream<Path> all = Files.list(folder.resolve("inputs"))) {
            there = all.sorted().toList();
        }
        for (Path file : there) {
            if (!inputs.entries().containsKey("inputs/" + file.getFileName())) {
                Files.deleteIfExists(file);
            }
        }
    }
}
