package org.schedscope.ui.state.run;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.schedscope.experiment.RunInput;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.model.time.TickLength;

/**
 * Input of a run, with nothing left out and nothing drawn.
 *
 * @param source origin of the workload
 * @param platformSource the platform's own file, if one was chosen
 * @param schedule a schedule that is shown in place of a simulation
 * @param edits parts that the user has edited since
 */
public record RunFiles(LoadedWorkload loaded, RunSource source, PlatformChoice platform, Optional<Path> platformSource,
        Optional<ImportedSchedule> schedule, Edits edits) {
    public RunFiles {
        Objects.requireNonNull(loaded);
        Objects.requireNonNull(source);
        Objects.requireNonNull(platform);
    }

    /** A workload to be simulated. */
    public RunFiles(LoadedWorkload loaded, RunSource source, PlatformChoice platform, Optional<Path> platformSource) {
        this(loaded, source, platform, platformSource, Optional.empty(), Edits.NONE);
    }

    /** The beginning of a log that another program is still writing; its first line is there. */
    public static RunFiles following(FollowedLog log) {
        log.keep();
        Path file = Path.of(log.name().replace(':', '-'));
        ReplayableSchedule opened = ReplayableSchedule.following(log);
        LoadedWorkload loaded = opened.asWorkload(InputFile.of(log.name(), new byte[0]));
        PlatformChoice platform = new PlatformChoice(opened.run().trace().platform(), opened.platformOrigin());
        return new RunFiles(loaded, new RunSource.File(file, TickLength.SECOND), platform, Optional.empty(),
                Optional.of(new ImportedSchedule(Optional.of(file), opened, true, Optional.of(log))), Edits.NONE);
    }

    /** The platform that the user gave: a file, or numbers of cores. */
    public Optional<GivenPlatform> givenPlatform() {
        return platformSource.map(GivenPlatform::file).or(() -> platform.origin().cores());
    }

    /** Workload and platform. */
    public RunInput input() {
        return new RunInput(loaded, platform);
    }

    public RunFiles withPlatform(PlatformChoice other, Optional<Path> otherSource) {
        return withPlatform(other, otherSource, false);
    }

    /** @param edited whether the platform was edited and is in no file */
    public RunFiles withPlatform(PlatformChoice other, Optional<Path> otherSource, boolean edited) {
        return new RunFiles(loaded, source, other, otherSource, Optional.empty(), edits.withPlatform(edited));
    }

    /** These files without the schedule: workload and platform are simulated. */
    public RunFiles simulated() {
        return schedule.isEmpty() ? this : new RunFiles(loaded, source, platform, platformSource, Optional.empty(), edits);
    }
}
