package org.schedscope.ui.state;

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
import org.schedscope.io.PlatformJson;
import org.schedscope.io.ReadOptions;
import org.schedscope.model.Platform;

/** Reads with the readers of {@code io}: files from disk, samples from the program itself, be it folders or a jar. */
public final class FileLoader implements WorkloadLoader {
    private static final String FOLDER = "sample-workloads/";
    /** The one that opens first stands first. */
    private static final List<String> SAMPLES = List.of(
            "campus-week.workload.json",
            "graham-1969.workload.json",
            "multiple-waits.workload.json",
            "slr-versus-stretch.workload.json");

    @Override
    public Loaded workload(Source source) throws InputException {
        InputFile file = source.path().map(InputFile::of).orElseGet(() -> InputFile.resource(FOLDER + source.displayName()));
        LoadedWorkload loaded = source.path().isPresent() ? Formats.read(source.path().get(), ReadOptions.DEFAULT)
                : Formats.read(file, ReadOptions.DEFAULT);
        PlatformChoice choice = PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT);
        return new Loaded(loaded.workload(), choice.platform(), loaded.warnings());
    }

    @Override
    public Platform platform(Path file) throws InputException {
        return PlatformJson.read(InputFile.of(file), Limits.DEFAULT);
    }

    @Override
    public boolean isPlatform(Path file) throws InputException {
        return !Files.isDirectory(file) && Formats.isPlatform(InputFile.of(file), Limits.DEFAULT);
    }

    @Override
    public List<String> samples() {
        return SAMPLES.stream().filter(name -> InputFile.resource(FOLDER + name).exists()).toList();
    }
}
