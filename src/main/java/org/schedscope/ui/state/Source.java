package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.Optional;

/** Where a workload came from. */
public sealed interface Source {
    /** What the window calls it. */
    String displayName();

    /** Path of the file, for whoever wants to read it again from a shell. */
    Optional<Path> path();

    /** A file or a folder of files. */
    record File(Path file) implements Source {
        public File {
            file = file.toAbsolutePath().normalize();
        }

        @Override
        public String displayName() {
            return file.getFileName() == null ? file.toString() : file.getFileName().toString();
        }

        @Override
        public Optional<Path> path() {
            return Optional.of(file);
        }
    }

    /** One of the workloads that the program brings along, by its file name in {@code sample-workloads}. */
    record Sample(String fileName) implements Source {
        @Override
        public String displayName() {
            return fileName;
        }

        @Override
        public Optional<Path> path() {
            return Optional.empty();
        }
    }
}
