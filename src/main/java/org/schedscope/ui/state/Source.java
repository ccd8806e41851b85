package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.io.TickLength;

/** Where a workload came from, and how it was read. */
public sealed interface Source {
    /** What the window calls it. */
    String displayName();

    /** Path of the file, for whoever wants to read it again from a shell. */
    Optional<Path> path();

    /** How long a tick is, if the file states times in seconds. */
    TickLength tick();

    /** A file or a folder of files. */
    record File(Path file, TickLength tick) implements Source {
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
    record Sample(String fileName, TickLength tick) implements Source {
        @Override
        public String displayName() {
            return fileName;
        }

        @Override
        public Optional<Path> path() {
            return Optional.empty();
        }
    }

    /** A file, read with ticks of a second. */
    static Source file(Path file) {
        return new File(file, TickLength.SECOND);
    }

    /** A sample, read with ticks of a second. */
    static Source sample(String fileName) {
        return new Sample(fileName, TickLength.SECOND);
    }
}
