package org.schedscope.ui.state;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.generate.Arrivals;
import org.schedscope.io.DocumentHead;
import org.schedscope.io.Formats;
import org.schedscope.io.InputException;
import org.schedscope.io.InputFile;
import org.schedscope.io.Limits;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.PlatformJson;
import org.schedscope.io.ReadOptions;
import org.schedscope.io.ReadWatch;
import org.schedscope.io.Samples;

/** Reads with the readers of {@code io}: files from disk, samples from the program itself, be it folders or a jar. */
public final class FileLoader implements WorkloadLoader {
    @Override
    public RunFiles workload(Source source, Optional<Path> platformFile, ReadWatch watch) throws InputException {
        ReadOptions options = ReadOptions.DEFAULT.withTick(source.tick()).withWatch(watch);
        InputFile file = source.path().map(InputFile::of).orElseGet(() -> Samples.file(source.displayName()));
        LoadedWorkload read = source.paths().isEmpty() ? Formats.read(file, options) : Formats.read(source.paths(), options);
        LoadedWorkload loaded = read.with(Arrivals.apply(source.arrivals(), read.workload()));
        PlatformChoice choice = PlatformChoice.of(loaded, file, platformFile.map(InputFile::of), Limits.DEFAULT);
        return new RunFiles(loaded, source, choice, platformFile);
    }

    @Override
    public PlatformChoice platform(Path file) throws InputException {
        return new PlatformChoice(PlatformJson.read(InputFile.of(file), Limits.DEFAULT), "from " + file);
    }

    @Override
    public boolean isPlatform(Path file) throws InputException {
        return !Files.isDirectory(file) && DocumentHead.of(InputFile.of(file), Limits.DEFAULT).isPlatform();
    }

    @Override
    public List<String> samples() {
        return Samples.names();
    }
}
