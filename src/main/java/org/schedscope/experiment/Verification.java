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

/** Repeats the runs that files describe and compares the events. */
public final class Verification {
    private Verification() {
    }

    /**
     * The run that a log describes; empty if it was not made by a scheduler of this program, under the rules of this version, or names
     * something unknown.
     *
     * @param workload workload at the start of the run
     * @param platform platform at the start of the run
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
     * Repeats the run that an event log describes.
     *
     * @return whether the events are equal; empty if the log does not describe a run of this program
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

    /** The run that a log describes, and the digest of the log's events. */
    private record LoggedRun(RunSpec run, RunDigest digest) {
    }
}
