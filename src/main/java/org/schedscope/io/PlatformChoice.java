package org.schedscope.io;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * The platform a workload runs on, and how it was found.
 *
 * @param origin for the user: {@code from grid.platform.json}, {@code described by the workload} or {@code default …}
 */
public record PlatformChoice(Platform platform, String origin) {
    /**
     * The platform file given, else the one that the workload names beside itself, else the one its format describes, else
     * {@link DefaultPlatform}.
     *
     * @throws InputException if the file is wrong, or if workload and platform together leave the numbers that can be computed with
     */
    public static PlatformChoice of(LoadedWorkload loaded, Path workloadFile, Optional<Path> given, Limits limits) throws InputException {
        PlatformChoice choice = choose(loaded, workloadFile, given, limits);
        Optional<String> tooMuch = Magnitudes.problem(loaded.workload(), choice.platform());
        if (tooMuch.isPresent()) {
            throw new InputException(Problem.of(given.orElse(workloadFile).toString(), tooMuch.get()));
        }
        return choice;
    }

    private static PlatformChoice choose(LoadedWorkload loaded, Path workloadFile, Optional<Path> given, Limits limits) throws InputException {
        Workload workload = loaded.workload();
        if (given.isPresent()) {
            return new PlatformChoice(PlatformJson.read(InputFile.of(given.get()), limits), "from " + given.get());
        }
        if (workload.platform().isPresent()) {
            Path named = BesidePath.resolve(workloadFile, workload.platform().get());
            if (!Files.exists(named)) {
                throw new InputException(Problem.of(workloadFile.toString(), "the workload's platform file " + named + " does not exist (/platform)"));
            }
            return new PlatformChoice(PlatformJson.read(InputFile.of(named), limits), "from " + named + ", which the workload names");
        }
        return loaded.described().map(platform -> new PlatformChoice(platform, "described by the workload"))
                .orElseGet(() -> new PlatformChoice(DefaultPlatform.of(workload), "no platform was given"));
    }
}
