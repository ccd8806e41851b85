package org.schedscope.cli.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.experiment.table.ResultTable;

/** Results as named on the command line: folders of sweeps, or files. */
final class SweepFolders {
    static final String FILE = "results.ndjson";

    private SweepFolders() {
    }

    static ResultTable read(List<Path> named, CommandFiles noted) throws IOException {
        List<Path> files = named.stream().map(path -> Files.isDirectory(path) ? path.resolve(FILE) : path).toList();
        noted.willRead(files);
        return ResultTable.read(files);
    }
}
