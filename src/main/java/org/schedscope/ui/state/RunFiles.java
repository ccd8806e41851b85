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
 */
public record RunFiles(LoadedWorkload loaded, Source source, PlatformChoice platform, Optional<Path> platformSource) {
    public RunFiles {
        Objects.requireNonNull(loaded);
        Objects.requireNonNull(source);
        Objects.requireNonNull(platform);
    }

    public RunFiles withPlatform(PlatformChoice other, Optional<Path> otherSource) {
        return new RunFiles(loaded, source, other, otherSource);
    }
}
