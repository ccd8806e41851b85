package org.schedscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.InputException;
import org.schedscope.metrics.ReportOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The arguments that say how runs are measured and drawn. */
final class MeasureOptions {
    @Option(names = "--render", paramLabel = "FOLDER",
            description = "Write the charts as pictures into a folder, which is made if it is not there.")
    private Path render;

    @Mixin
    private PictureOptions pictures;

    @Option(names = "--horizon", paramLabel = "TICK", description = "Count cumulative completion up to this tick (default: the makespan).")
    private Long horizon;

    @Mixin
    private EetOptions eet;

    Optional<Pictures> render() {
        return Optional.ofNullable(render).map(pictures::in);
    }

    ReportOptions report() throws InputException {
        ReportOptions options = eet.apply(ReportOptions.defaults());
        return horizon == null ? options : options.withHorizon(horizon);
    }

    /** Refuses, before anything runs, what could only fail at its end. */
    void check(List<Path> inputs, List<Path> outputs) throws IOException {
        pictures.in(Path.of(""));
        checkOutputs(inputs, outputs);
        if (render != null && Files.exists(render) && !Files.isDirectory(render)) {
            throw new UsageException("cannot write pictures into " + render + ": it is no folder");
        }
    }

    /** Refuses outputs that cannot be written, or that are another input or output. */
    static void checkOutputs(List<Path> inputs, List<Path> outputs) throws IOException {
        Set<Path> taken = new HashSet<>();
        for (Path input : inputs) {
            taken.add(real(input));
        }
        for (Path file : outputs) {
            check(file, taken);
        }
    }

    private static void check(Path file, Set<Path> taken) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new UsageException("cannot write " + file + ": it is a folder");
        }
        if (folder != null && !Files.isDirectory(folder)) {
            throw new UsageException("cannot write " + file + ": there is no folder " + folder);
        }
        if (!taken.add(real(file))) {
            throw new UsageException("cannot write " + file + ": it is another input or output of this command");
        }
    }

    private static Path real(Path path) throws IOException {
        return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath().normalize();
    }
}
