package org.schedscope.experiment;

import java.util.Optional;
import org.schedscope.event.RunChoices;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.live.LiveInput;
import org.schedscope.scheduler.Schedulers;

/**
 * A run that somebody asks for, before anything of it is read.
 *
 * @param source the workload; absent: whatever is open, or a sample
 * @param platform what it runs on; absent: what comes with the workload
 * @param follow in place of a workload, where another program is still writing an event log, as {@link LiveInput} names it
 */
public record RunRequest(Optional<RunSource> source, Optional<GivenPlatform> platform, RunChoices choices, Optional<String> follow) {
    /** A run of what is there. */
    public RunRequest(Optional<RunSource> source, Optional<GivenPlatform> platform, RunChoices choices) {
        this(source, platform, choices, Optional.empty());
    }

    /** A run that another program makes. */
    public static RunRequest following(String where) {
        return new RunRequest(Optional.empty(), Optional.empty(), Schedulers.DEFAULT, Optional.of(where));
    }

    /**
     * Reads what it names; to be asked of a request that names a workload.
     *
     * @param options how files are read; a tick is as long as the source says
     * @throws InputException if a file is wrong
     */
    public RunInput read(ReadOptions options) throws InputException {
        return RunInput.read(source.orElseThrow(), platform, options);
    }
}
