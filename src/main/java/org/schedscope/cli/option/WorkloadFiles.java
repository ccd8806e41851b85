package org.schedscope.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Message;

/**
 * A workload as the command line names it.
 *
 * @param first the file, or the first of them, beside which the platform that it names is looked for
 */
public record WorkloadFiles(LoadedWorkload loaded, InputFile first, CommandFiles files) {
    /** Reads files, a folder, or a bundled sample where there is no such file. */
    public static WorkloadFiles read(List<Path> paths, ReadOptions options, CommandFiles files) throws IOException {
        Optional<InputFile> sample = paths.size() == 1 && !Files.exists(paths.get(0)) ? Samples.named(paths.get(0)) : Optional.empty();
        Optional<String> meant = paths.size() == 1 && !Files.exists(paths.get(0)) && sample.isEmpty() ? Samples.meantBy(paths.get(0)) : Optional.empty();
        if (meant.isPresent()) {
            throw new InputException(Problem.of(paths.get(0).toString(), Message.verbatim("no such file; did you mean " + meant.get() + "?")));
        }
        LoadedWorkload loaded = sample.isPresent() ? Formats.read(sample.get(), options) : Formats.read(paths, options.withWatch(files));
        return new WorkloadFiles(loaded, sample.orElseGet(() -> files.input(paths.get(0))), files);
    }

    public PlatformChoice platform(Optional<Path> given) throws InputException {
        return PlatformChoice.of(loaded, first, given.map(files::input), Limits.DEFAULT);
    }
}
