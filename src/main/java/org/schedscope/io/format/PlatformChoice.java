package org.schedscope.io.format;

import java.util.Optional;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SiblingPath;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/** Platform of a run, with its origin. */
public record PlatformChoice(Platform platform, PlatformOrigin origin) {
    /**
     * The platform that the user gave, else the one that the workload names, else the one that its format describes, else
     * {@link DefaultPlatform}.
     *
     * @throws InputException if a platform file is wrong
     */
    public static PlatformChoice of(LoadedWorkload loaded, InputFile workloadFile, Optional<GivenPlatform> given, Limits limits)
            throws InputException {
        Workload workload = loaded.workload();
        if (given.isPresent()) {
            return given.get() instanceof GivenPlatform.File chosen
                    ? new PlatformChoice(PlatformJson.read(chosen.file(), limits), PlatformOrigin.file(chosen.file()))
                    : of(workload, (GivenPlatform.Cores) given.get());
        }
        if (workload.platform().isPresent()) {
            InputFile named = workloadFile.sibling(workload.platform().get());
            if (!named.exists()) {
                throw new InputException(
                        JobPlaces.lookUp(workloadFile, "/platform", Problem.ofFormat("platform.absent", named.name()), limits));
            }
            if (!SiblingPath.reallyStays(workloadFile, named)) {
                throw new InputException(
                        JobPlaces.lookUp(workloadFile, "/platform", Problem.ofFormat("platform.link", named.name()), limits));
            }
            return new PlatformChoice(PlatformJson.read(named, limits), PlatformOrigin.named(named));
        }
        return loaded.described().map(platform -> new PlatformChoice(platform, PlatformOrigin.DESCRIBED))
                .orElseGet(() -> byDefault(workload));
    }

    /** Clusters of so many cores, of the kinds that a workload has. */
    public static PlatformChoice of(Workload workload, GivenPlatform.Cores cores) {
        return new PlatformChoice(DefaultPlatform.of(workload, cores), PlatformOrigin.of(cores));
    }

    /** Default platform of a workload. */
    public static PlatformChoice byDefault(Workload workload) {
        return new PlatformChoice(DefaultPlatform.of(workload), PlatformOrigin.DEFAULT);
    }

    /** Whether neither the user nor the workload names or describes a platform. */
    public boolean isDefault() {
        return origin.equals(PlatformOrigin.DEFAULT);
    }
}
