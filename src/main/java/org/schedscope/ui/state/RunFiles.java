package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.PlatformChoice;

/**
 * What a run is made from, as it was read: nothing left out, nothing drawn.
 *
 * @param source where the workload came from
 * @param platformSource the platform's own file, if one was chosen
 * @param schedule what happened, if that was read and is not to be simulated
 */
public record RunFiles(LoadedWorkload loaded, Source source, PlatformChoice platform, Optional<Path> platformSource,
        Optional<ReadSchedule> schedule) {
    public RunFiles {
        Objects.requireNonNull(loaded);
        Objects.requireNonNull(source);
        Objects.requireNonNull(platform);
    }

    /** A workload to be simulated. */
    public RunFiles(LoadedWorkload loaded, Source source, PlatformChoice platform, Optional<Path> platformSource) {
        this(loaded, source, platform, platformSource, Optional.empty());
    }

    public RunFiles withPlatform(PlatformChoice other, Optional<Path> otherSource) {
        return new RunFiles(loaded, source, other, otherSource);
    }

    /** The same workload and platform, to be simulated. */
    public RunFiles simulated() {
        return schedule.isEmpty() ? this : new RunFiles(loaded, source, platform, platformSource);
    }
}
