package org.schedscope.experiment;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
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
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Message;

/** A workload and its platform: as they were read, or {@linkplain #forRun made ready} for a run. */
public record RunInput(LoadedWorkload loaded, PlatformChoice platform) {
    /**
     * Reads or draws both.
     *
     * @param given the platform; absent: the one that the workload names, describes or was drawn with, else one that can hold it
     * @param options how files are read; a tick is as long as the source says
     * @throws InputException if a file is wrong
     * @throws ModelException if the workload cannot be drawn
     */
    public static RunInput read(RunSource source, Optional<GivenPlatform> given, ReadOptions options) throws InputException {
        return read(source, Optional.empty(), given, options);
    }

    /**
     * Reads or draws both.
     *
     * @param looked the only file of the source, if it was looked at already
     */
    public static RunInput read(RunSource source, Optional<RecognizedFile> looked, Optional<GivenPlatform> given, ReadOptions options)
            throws InputException {
        Optional<GivenPlatform> platform = given.map(asked -> asked.watchedBy(options.watch()));
        if (source instanceof RunSource.Drawn drawn) {
            return drawn(drawn.how(), drawn.seed(), platform, InputFile.of(Path.of(source.displayName())));
        }
        ReadOptions ticked = options.withTick(source.tick()).withColumns(source.columns().or(options::columns));
        InputFile file = source.path().map(path -> InputFile.of(path).watchedBy(options.watch()))
                .orElseGet(() -> Samples.file(source.displayName()));
        LoadedWorkload read = looked.isPresent() ? Formats.read(looked.get(), ticked)
                : source.paths().isEmpty() ? Formats.read(file, ticked) : Formats.read(source.paths(), ticked);
        LoadedWorkload loaded = read.with(ArrivalOverride.apply(source.arrivals(), read.workload())).on(platform);
        return new RunInput(loaded, PlatformChoice.of(loaded, file, platform, Limits.DEFAULT));
    }

    /**
     * Draws a workload, and its platform if the profile has one and no other is given.
     *
     * @param beside file in the folder of the platforms that a workload names
     * @throws InputException if the platform's file is wrong
     * @throws ModelException if the workload cannot be drawn
     */
    public static RunInput drawn(WorkloadSource.Drawn how, long seed, Optional<GivenPlatform> platform, InputFile beside)
            throws InputException {
        GeneratedWorkload generated = how.generate(seed);
        LoadedWorkload loaded = LoadedWorkload.made(generated.workload());
        return new RunInput(loaded, platform.isEmpty() && generated.platform().isPresent()
                ? new PlatformChoice(generated.platform().get(), PlatformOrigin.DRAWN)
                : PlatformChoice.of(loaded, beside, platform, Limits.DEFAULT));
    }

    /**
     * This input fitted to each other, with the chosen network and with estimates drawn. Takes time in proportion to the workload.
     *
     * @throws InputException if they cannot be made to fit each other
     * @throws ModelException if a text of the network or of an estimate model is none
     */
    RunInput forRun(RunChoices choices) throws InputException {
        RunInput fitted = fitted(memoryBinds(choices));
        Workload told = fitted.loaded.workload();
        return fitted.with(choices.network().map(NetworkTexts::parse))
                .with(estimateModel(choices).map(model -> model.applyTo(told, choices.seed())).orElse(told));
    }

    /**
     * Model of estimates in place of the workload's own.
     *
     * @throws ModelException if what is chosen is no model
     */
    public static Optional<EstimateModel> estimateModel(RunChoices choices) {
        return Optional.ofNullable(choices.parameters().get(RunSpec.ESTIMATE)).map(EstimateModels::parse);
    }

    /**
     * Whether memory of clusters binds, if that is chosen.
     *
     * @throws ModelException if what is chosen is neither on nor off
     */
    public static Optional<Boolean> memoryBinds(RunChoices choices) {
        Optional<String> value = Optional.ofNullable(choices.parameters().get(RunSpec.MEMORY));
        if (value.isPresent() && !value.get().equals(RunSpec.ON) && !value.get().equals(RunSpec.OFF)) {
            throw new ModelException(Message.of("choices", "memory", value.get()));
        }
        return value.map(RunSpec.ON::equals);
    }

    /**
     * Workload and platform that fit each other. In the log of a machine memory binds only if the user wants it, and jobs that no cluster
     * can hold are left out. Other workloads stay unchanged, and their memory binds unless the user wants otherwise.
     *
     * @param memoryBinds choice of the user, if there is one
     * @throws InputException if no job of a log fits
     */
    public RunInput fitted(Optional<Boolean> memoryBinds) throws InputException {
        boolean binds = memoryBinds.orElse(!loaded.log());
        Platform used = binds ? platform.platform() : platform.platform().withoutMemory();
        return new RunInput(loaded.log() ? loaded.fitting(used) : loaded, new PlatformChoice(used, platform.origin()));
    }

    /** This input with another network, if one is given. */
    public RunInput with(Optional<NetworkModel> network) {
        return network.map(other -> new PlatformChoice(platform.platform().withNetwork(other), platform.origin()))
                .map(other -> new RunInput(loaded, other)).orElse(this);
    }

    private RunInput with(Workload other) {
        return new RunInput(loaded.with(other), platform);
    }

    /**
     * Workload and platform as the engine's arrays.
     *
     * @throws InputException with the place in the file of a task that fits no cluster
     * @throws ModelException if times or work add up to too much
     */
    public SimulationInput simulationInput() throws InputException {
        try {
            return SimulationInput.of(loaded.workload(), platform.platform());
        } catch (UnplaceableTaskException e) {
            throw new InputException(loaded.places().problem(e.job(), e.position(), e.told()));
        }
    }
}
