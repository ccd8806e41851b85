package org.schedscope.experiment;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.event.RunChoices;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.generate.profile.GeneratedWorkload;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.io.live.LiveInput;
import org.schedscope.scheduler.Schedulers;

/**
 * Request of a user for a run, before any of its files is read.
 *
 * @param source the workload; absent: the open one, or a sample
 * @param platform given for the run; absent: the one that the workload names, describes or is drawn with, else one that can hold it
 * @param follow instead of a workload: name, for {@link LiveInput}, of an event log that another program is still writing
 */
public record RunRequest(Optional<RunSource> source, Optional<GivenPlatform> platform, RunChoices choices, Optional<String> follow) {
    /** A run of a workload that is complete. */
    public RunRequest(Optional<RunSource> source, Optional<GivenPlatform> platform, RunChoices choices) {
        this(source, platform, choices, Optional.empty());
    }

    /** A run of a workload on the platform that comes with it, under the default choices. */
    public RunRequest(RunSource source) {
        this(Optional.of(source), Optional.empty(), Schedulers.DEFAULT);
    }

    /** A run of another program. */
    public static RunRequest following(String where) {
        return new RunRequest(Optional.empty(), Optional.empty(), Schedulers.DEFAULT, Optional.of(where));
    }

    /**
     * This request with a later seed, of a workload drawn anew; only of a workload that is drawn.
     *
     * @param later difference to the seeds of the workload and of the choices
     */
    public RunRequest later(int later) {
        RunSource.Drawn first = (RunSource.Drawn) source.orElseThrow();
        return new RunRequest(Optional.of(new RunSource.Drawn(first.how(), first.seed() + later)), platform,
                choices.withSeed(choices.seed() + later));
    }

    /**
     * Reads or draws workload and platform of a request that names a workload.
     *
     * @param options how files are read; the source determines the length of a tick
     * @throws InputException if a file is wrong
     * @throws org.schedscope.model.ModelException if the workload cannot be drawn
     */
    public RunSetup read(ReadOptions options) throws InputException {
        return read(Optional.empty(), options);
    }

    /**
     * Reads or draws workload and platform.
     *
     * @param looked the only file of the source, if it is recognized already
     */
    public RunSetup read(Optional<RecognizedFile> looked, ReadOptions options) throws InputException {
        Optional<GivenPlatform> given = platform.map(asked -> asked.watchedBy(options.watch()));
        RunSource from = source.orElseThrow();
        if (from instanceof RunSource.Drawn drawn) {
            return drawn(drawn, given, InputFile.of(Path.of(from.displayName())), choices);
        }
        ReadOptions ticked = options.withTick(from.tick()).withColumns(from.columns().or(options::columns));
        InputFile file = from.path().map(path -> InputFile.of(path).watchedBy(options.watch()))
                .orElseGet(() -> Samples.file(from.displayName()));
        LoadedWorkload read = looked.isPresent() ? Formats.read(looked.get(), ticked)
                : from.paths().isEmpty() ? Formats.read(file, ticked) : Formats.read(from.paths(), ticked);
        LoadedWorkload loaded = read.with(ArrivalOverride.apply(from.arrivals(), read.workload())).on(given);
        return setup(loaded, PlatformChoice.of(loaded, file, given, Limits.DEFAULT));
    }

    /**
     * Draws a workload, and its platform if the profile has one and no other is given.
     *
     * @param beside file in the folder of the platforms that a workload names
     * @throws InputException if the platform's file is wrong
     * @throws org.schedscope.model.ModelException if the workload cannot be drawn
     */
    public static RunSetup drawn(RunSource.Drawn source, Optional<GivenPlatform> platform, InputFile beside, RunChoices choices)
            throws InputException {
        GeneratedWorkload generated = source.how().generate(source.seed());
        LoadedWorkload loaded = LoadedWorkload.made(generated.workload());
        return new RunRequest(Optional.of(source), platform, choices).setup(loaded,
                platform.isEmpty() && generated.platform().isPresent()
                        ? new PlatformChoice(generated.platform().get(), PlatformOrigin.DRAWN)
                        : PlatformChoice.of(loaded, beside, platform, Limits.DEFAULT));
    }

    private RunSetup setup(LoadedWorkload loaded, PlatformChoice used) {
        return new RunSetup(loaded, source.orElseThrow(), used, platform.flatMap(GivenPlatform::path), choices);
    }
}
