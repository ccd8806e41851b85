package org.schedscope.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/** Runs again what files describe, and says whether the same comes out. */
public final class Verification {
    private Verification() {
    }

    /**
     * The run that a log describes; empty if it was not made by a scheduler of ours, under the rules of this version, or names what there
     * is not.
     *
     * @param workload as the run began with it
     * @param platform as the run began on it
     */
    public static Optional<RunSpec> described(RunInfo info, Workload workload, Platform platform) {
        if (info.rules() != Rules.VERSION) {
            return Optional.empty();
        }
        try {
            RunSpec spec = new RunSpec(workload, platform, info.choices());
            Schedulers.check(spec);
            return Optional.of(spec);
        } catch (ModelException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<RunSpec> described(EventLogReader.Head head) {
        return described(head.info(), head.workload(), head.platform());
    }

    /**
     * Runs again what an event log describes.
     *
     * @return whether the same events come out; empty if it does not describe a run of ours
     * @throws InputException if the log cannot be read, or was made under other rules than this program's
     */
    public static Optional<Boolean> ofLog(InputFile file, Limits limits) throws InputException {
        List<LoggedRun> logged = new ArrayList<>();
        EventLogReader.Head head = EventLogReader.replay(file, limits, start -> described(start).<EventSink>map(spec -> {
            logged.add(new LoggedRun(spec, new RunDigest(spec, start.index())));
            return logged.get(0).digest().sink();
        }).orElseGet(() -> FanOut.of()));
        int rules = head.info().rules();
        if (rules != Rules.VERSION) {
            throw new InputException(file.problem(Message.of("formats", "rules.log", rules, Rules.VERSION)));
        }
        return logged.stream().findFirst().map(first -> {
            RunDigest again = new RunDigest(first.run(), head.index());
            Schedulers.start(first.run(), again.sink()).runToEnd();
            return again.hex().equals(first.digest().hex());
        });
    }

    /** The run that a log describes, and the digest of what stands in the log. */
    private record LoggedRun(RunSpec run, RunDigest digest) {
    }
}
