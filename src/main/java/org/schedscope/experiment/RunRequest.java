package org.schedscope.experiment;

import java.util.Optional;
import org.schedscope.event.RunChoices;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.live.LiveInput;
import org.schedscope.scheduler.Schedulers;

/**
 * Request of a user for a run, before any of its files is read.
 *
 * @param source the workload; absent: the open one, or a sample
 * @param platform given for the run; absent: the one that comes with the workload
 * @param follow in place of a workload: name, for {@link LiveInput}, of an event log that another program is still writing
 */
public record RunRequest(Optional<RunSource> source, Optional<GivenPlatform> platform, RunChoices choices, Optional<String> follow) {
    /** A run of a workload that is complete. */
    public RunRequest(Optional<RunSource> source, Optional<GivenPlatform> platform, RunChoices choices) {
        this(source, platform, choices, Optional.empty());
    }

    /** A run of another program. */
    public static RunRequest following(String where) {
        return new RunRequest(Optional.empty(), Optional.empty(), Schedulers.DEFAULT, Optional.of(where));
    }

    /**
     * Reads the files of a request that names a workload.
     *
     * @param options how files are read; a tick is as long as the source says
     * @throws InputException if a file is wrong
     */
    public RunInput read(ReadOptions options) throws InputException {
        return RunInput.read(source.orElseThrow(), platform, options);
    }
}
