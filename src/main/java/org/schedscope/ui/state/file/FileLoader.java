package org.schedscope.ui.state.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.RunInput;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.sweep.ResultsFolder;
import org.schedscope.io.FileKind;
import org.schedscope.io.OpenedSchedule;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.Samples;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.session.SavedSession;
import org.schedscope.io.session.SessionFile;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.StateFolder;
import org.schedscope.ui.state.run.Edits;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.ReadSchedule;
import org.schedscope.ui.state.run.RunFiles;

/** Reads with the readers of {@code io}: files from disk, samples from the program itself, be it folders or a jar. */
public final class FileLoader implements WorkloadLoader {
    private final Path results;

    /** @param results folder for the results of experiments that come with the program, each in one of its own */
    public FileLoader(Path results) {
        this.results = results;
    }

    /** Where this system keeps such things of a user. */
    public static Path usualPlace(Map<String, String> variables, String home) {
        return StateFolder.usualPlace(variables, home).resolveSibling("experiments");
    }

    @Override
    public FileKind kind(Path file) throws InputException {
        return ResultsFolder.kind(file);
    }

    @Override
    public OpenExperiment experiment(String fileName) throws InputException {
        return OpenExperiment.defined(Samples.experiment(fileName), results.resolve(OpenExperiment.nameOf(fileName)));
    }

    @Override
    public RunFiles workload(RunSource source, Optional<Path> platformFile, ReadWatch watch) throws InputException {
        RunInput input = RunInput.read(source, platformFile, ReadOptions.DEFAULT.withWatch(watch));
        return new RunFiles(input.loaded(), source, input.platform(), platformFile);
    }

    @Override
    public RunFiles schedule(Path file, OpenRun open) throws InputException {
        InputFile input = InputFile.of(file);
        RunFiles files = open.setup().files();
        ReadOptions options = ReadOptions.DEFAULT.withTick(files.source().tick());
        if (FileKind.of(input, Limits.DEFAULT) != FileKind.EVENT_LOG && files.schedule().filter(ReadSchedule::ownWorkload).isEmpty()) {
            try {
                PlatformChoice platform = new PlatformChoice(open.platform(), files.platform().origin());
                OpenedSchedule opened = OpenedSchedule.read(input, options, open.workload(), platform);
                LoadedWorkload loaded = files.loaded().with(opened.warnings());
                PlatformChoice used = new PlatformChoice(opened.run().trace().platform(), opened.platformOrigin());
                return new RunFiles(loaded, files.source(), used, files.platformSource(),
                        Optional.of(new ReadSchedule(file, opened, false)),
                        files.edits());
            } catch (InputException notOfThis) {
                return alone(input, file, options, List.of(Problem.of(input.name(), Message.of("window", "schedule.alone",
                        notOfThis.problems().get(0).message()))));
            }
        }
        return alone(input, file, options, List.of());
    }

    private static RunFiles alone(InputFile input, Path file, ReadOptions options, List<Problem> notes) throws InputException {
        ReadOptions fitting = options.withTick(ScheduleFormats.tickOf(input, options));
        OpenedSchedule opened = OpenedSchedule.read(input, fitting);
        LoadedWorkload loaded = opened.asWorkload(input);
        List<Problem> warnings = new ArrayList<>(notes);
        warnings.addAll(loaded.warnings());
        PlatformChoice platform = new PlatformChoice(opened.run().trace().platform(), opened.platformOrigin());
        return new RunFiles(loaded.with(warnings), new RunSource.File(file, fitting.tick()), platform, Optional.empty(),
                Optional.of(new ReadSchedule(file, opened, true)), Edits.NONE);
    }

    @Override
    public SavedSession session(Path file) throws InputException {
        return SessionFile.read(InputFile.of(file), Limits.DEFAULT);
    }

    @Override
    public PlatformChoice platform(Path file) throws InputException {
        return new PlatformChoice(PlatformJson.read(InputFile.of(file), Limits.DEFAULT), PlatformOrigin.file(file));
    }

    @Override
    public List<String> samples() {
        return Samples.names();
    }
}
