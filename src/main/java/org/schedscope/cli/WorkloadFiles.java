package org.schedscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.Formats;
import org.schedscope.io.InputException;
import org.schedscope.io.InputFile;
import org.schedscope.io.Limits;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.Problem;
import org.schedscope.io.ReadOptions;
import org.schedscope.io.Samples;
import org.schedscope.text.Message;

/**
 * A workload as the command line names it.
 *
 * @param first the file, or the first of them, beside which the platform that it names is looked for
 */
record WorkloadFiles(LoadedWorkload loaded, InputFile first, CommandFiles files) {
    /** Reads files, a folder, or a bundled sample where there is no such file. */
    static WorkloadFiles read(List<Path> paths, ReadOptions options, CommandFiles files) throws IOException {
        Optional<InputFile> sample = paths.size() == 1 && !Files.exists(paths.get(0)) ? Samples.named(paths.get(0)) : Optional.empty();
        Optional<String> meant = paths.size() == 1 && !Files.exists(paths.get(0)) && sample.isEmpty() ? Samples.meantBy(paths.get(0)) : Optional.empty();
        if (meant.isPresent()) {
            throw new InputException(Problem.of(paths.get(0).toString(), Message.verbatim("no such file; did you mean " + meant.get() + "?")));
        }
        LoadedWorkload loaded = sample.isPresent() ? Formats.read(sample.get(), options) : Formats.read(paths, options.withWatch(files));
        return new WorkloadFiles(loaded, sample.orElseGet(() -> files.input(paths.get(0))), files);
    }

    PlatformChoice platform(Optional<Path> given) throws InputException {
        return PlatformChoice.of(loaded, first, given.map(files::input), Limits.DEFAULT);
    }
}
