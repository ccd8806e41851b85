package org.schedscope.ui.state.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.session.SavedRun;
import org.schedscope.io.session.SavedSession;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/** Runs of the window as sessions keep them, and back. */
public final class SavedRuns {
    private SavedRuns() {
    }

    /** What a session keeps of a run; what came out is not among it. */
    public static SavedRun saved(OpenRun run, int label, OptionalInt parent) {
        RunFiles files = run.setup().files();
        Optional<SavedRun.Schedule> schedule = files.schedule()
                .map(read -> new SavedRun.Schedule(read.kept(), read.file().map(Path::toString),
                        read.opened().platformOrigin(), read.opened().coresKnown(), read.opened().rounded(), read.ownWorkload()));
        SavedRun.Input input = new SavedRun.Input(files.loaded().workload(), files.loaded().log(), files.platform().platform(),
                files.platform().origin(), origin(files), schedule);
        return new SavedRun(label, parent, input, run.setup().choices(), Optional.empty());
    }

    private static SavedRun.Origin origin(RunFiles files) {
        RunSource source = files.source();
        List<String> paths = source.paths().stream().map(Path::toString).toList();
        return new SavedRun.Origin(paths, source instanceof RunSource.Sample ? Optional.of(source.displayName()) : Optional.empty(),
                source instanceof RunSource.Drawn drawn ? drawn.words() : List.of(), source.tick().text(),
                source.arrivals().map(ArrivalOverride::text), source.columns().map(TableColumns::text),
                files.platformSource().map(Path::toString),
                files.edits().workload(), files.edits().platform());
    }

    /**
     * The runs of a session, ready to be begun, in order. Takes as long as the workloads are large.
     *
     * @param file the session, for messages
     * @throws InputException if one of them cannot be made of what the session says
     */
    public static List<OpenRun> opened(SavedSession session, String file) throws InputException {
        Map<Workload, LoadedWorkload> shared = new IdentityHashMap<>();
        List<OpenRun> runs = new ArrayList<>();
        for (SavedRun run : session.runs()) {
            try {
                LoadedWorkload loaded = shared.computeIfAbsent(run.input().workload(), workload -> run.input().loaded());
                OpenRun opened = OpenRun.atStart(0, setup(run, loaded));
                Schedulers.check(opened.wholeSpec());
                runs.add(opened);
            } catch (IllegalArgumentException wrong) {
                throw new InputException(Problem.of(file, Message.of("window", "run.impossible", run.label(), Problem.why(wrong))));
            }
        }
        return runs;
    }

    private static RunSetup setup(SavedRun run, LoadedWorkload loaded) {
        SavedRun.Input input = run.input();
        Optional<ImportedSchedule> schedule = input.schedule()
                .map(kept -> new ImportedSchedule(kept.file().map(Path::of), kept.opened(), kept.ownWorkload(), Optional.empty()));
        RunFiles files = new RunFiles(loaded, source(input.origin()), new PlatformChoice(input.platform(), input.platformOrigin()),
                input.origin().platformFile().map(Path::of), schedule,
                new Edits(input.origin().workloadEdited(), input.origin().platformEdited()));
        return new RunSetup(files, Schedulers.normalized(run.choices()));
    }

    private static RunSource source(SavedRun.Origin origin) {
        TickLength tick = TickLength.parse(origin.tick());
        if (origin.sample().isPresent()) {
            String name = origin.sample().get();
            if (name.indexOf('/') >= 0 || name.indexOf('\\') >= 0) {
                throw new IllegalArgumentException("no sample can be named " + name);
            }
            return new RunSource.Sample(name, tick, origin.arrivals().map(ArrivalOverride::parse));
        }
        if (!origin.drawn().isEmpty()) {
            return RunSource.Drawn.of(origin.drawn());
        }
        return new RunSource.File(origin.files().stream().map(Path::of).toList(), tick, origin.arrivals().map(ArrivalOverride::parse),
                origin.columns().map(TableColumns::parse));
    }
}
