package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.generate.Arrivals;
import org.schedscope.io.TickLength;

/** Where a workload came from, and how it was read. */
public sealed interface Source {
    /** What the window calls it. */
    String displayName();

    /** Path of the file, for whoever wants to read it again from a shell. */
    Optional<Path> path();

    /** All files, in their order. */
    default List<Path> paths() {
        return path().stream().toList();
    }

    /** How long a tick is, if the file states times in seconds. */
    TickLength tick();

    /** When jobs arrive, if not when the files say. */
    default Optional<Arrivals> arrivals() {
        return Optional.empty();
    }

    /**
     * A file, a folder of files, or several of them.
     *
     * @param paths at least one
     */
    record File(List<Path> paths, TickLength tick, Optional<Arrivals> arrivals) implements Source {
        public File {
            paths = paths.stream().map(path -> path.toAbsolutePath().normalize()).toList();
        }

        public File(Path file, TickLength tick) {
            this(List.of(file), tick, Optional.empty());
        }

        @Override
        public String displayName() {
            Path first = paths.get(0);
            String name = first.getFileName() == null ? first.toString() : first.getFileName().toString();
            return paths.size() == 1 ? name : name + " + " + (paths.size() - 1);
        }

        @Override
        public Optional<Path> path() {
            return Optional.of(paths.get(0));
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
