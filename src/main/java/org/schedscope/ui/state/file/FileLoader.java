package org.schedscope.ui.state.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.FileKind;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.OpenRun;

/** Reads the inputs of runs: files from disk, and samples from the program itself, in folders or a jar. */
public final class FileLoader {
    private static final long LOOK_MILLIS = 20;

    private FileLoader() {
    }

    /**
     * A workload with the platform it runs on.
     *
     * @param given the platform; without it the one that the workload names or describes, else one that can hold it
     * @param watch receives how far reading has come, and may end it
     */
    public static RunSetup workload(RunSource source, Optional<GivenPlatform> given, ReadWatch watch) throws InputException {
        return new RunRequest(Optional.of(source), given, Schedulers.DEFAULT).read(ReadOptions.DEFAULT.withWatch(watch));
    }

    /**
     * A schedule made elsewhere, or the log of a run.
     *
     * @param open what is open; if the schedule is of its workload and platform, these are its own, else it has its own
     */
    static RunSetup schedule(Path file, RecognizedFile input, OpenRun open) throws InputException {
        RunSetup files = open.setup();
        ReadOptions options = ReadOptions.DEFAULT.withTick(files.source().tick());
        if (input.kind() != FileKind.EVENT_LOG && files.schedule().filter(ReplayableSchedule::ownWorkload).isEmpty()) {
            try {
                return ofOpen(input, open, options);
            } catch (InputException notOfThis) {
                return alone(input, file, options, List.of(Problem.of(input.file().name(), Message.of("window", "schedule.alone",
                        notOfThis.problems().get(0).message()))));
            }
        }
        return alone(input, file, options, List.of());
    }

    /**
     * What a machine did with the open workload, by the log that this was read from.
     *
     * @throws InputException if the log has no starts
     */
    public static RunSetup recorded(Path log, OpenRun open) throws InputException {
        TickLength tick = TickLength.ofUnit(open.workload().timeUnit());
        ReadOptions options = ReadOptions.DEFAULT.withTick(tick).withColumns(open.setup().source().columns());
        return ofOpen(RecognizedFile.of(InputFile.of(log), options.limits()), open, options);
    }

    /**
     * A log that another program is still writing, once its first line has come.
     *
     * @param watch may end the wait
     */
    public static RunSetup following(FollowedLog log, ReadWatch watch) throws InputException {
        try {
            while (!log.begins()) {
                watch.read(0);
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException | CancellationException nobodyWaits) {
            log.close();
            throw new CancellationException(log.name());
        }
        return RunSetup.following(log);
    }

    private static RunSetup ofOpen(RecognizedFile input, OpenRun open, ReadOptions options) throws InputException {
        RunSetup setup = open.setup();
        ReplayableSchedule opened = ReplayableSchedule.read(input, options, open.workload(),
                new PlatformChoice(open.platform(), setup.platform().origin()));
        return new RunSetup(setup.loaded().with(opened.warnings()), setup.source(), opened.platform(), setup.platformSource(),
                Optional.of(opened), setup.edits(), setup.choices().withoutForks());
    }

    private static RunSetup alone(RecognizedFile input, Path file, ReadOptions options, List<Problem> notes) throws InputException {
        ReadOptions fitting = options.withTick(ScheduleFormats.tickOf(input, options));
        RunSetup setup = RunSetup.of(ReplayableSchedule.read(input, fitting, Optional.empty()), input.file(), file, fitting.tick());
        List<Problem> warnings = new ArrayList<>(notes);
        warnings.addAll(setup.loaded().warnings());
        return setup.with(setup.loaded().with(warnings), setup.platform());
    }

    static PlatformChoice platform(Path file) throws InputException {
        return new PlatformChoice(PlatformJson.read(InputFile.of(file), Limits.DEFAULT), PlatformOrigin.file(file));
    }
}
