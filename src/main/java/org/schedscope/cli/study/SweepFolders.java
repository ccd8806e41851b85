package org.schedscope.cli.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Samples;

/** Results named on the command line: folders of sweeps, or files. */
final class SweepFolders {
    static final String FILE = "results.ndjson";

    private SweepFolders() {
    }

    /** Reads results; a name without a file is looked up among the bundled ones. */
    static ResultTable read(List<Path> named, CommandFiles noted) throws IOException {
        List<InputFile> files = new ArrayList<>();
        for (Path path : named) {
            List<InputFile> samples = Files.exists(path) ? List.of() : Samples.resultsNamed(path);
            List<Path> own = samples.isEmpty() ? files(path) : List.of();
            noted.willRead(own);
            files.addAll(samples);
            own.forEach(file -> files.add(InputFile.of(file)));
        }
        return ResultTable.read(files);
    }

    /** The results of a sweep's folder; all packed results of any other folder. */
    private static List<Path> files(Path named) throws IOException {
        if (!Files.isDirectory(named)) {
            return List.of(named);
        }
        try (Stream<Path> entries = Files.list(named)) {
            List<Path> packed = entries.filter(file -> file.toString().endsWith(".ndjson.gz")).sorted().toList();
            return packed.isEmpty() || Files.exists(named.resolve(FILE)) ? List.of(named.resolve(FILE)) : packed;
        }
    }
}
