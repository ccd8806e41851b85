package org.schedscope.ui.state.run;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.RunDigest;
import org.schedscope.io.FileKind;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.session.SavedSession;
import org.schedscope.io.session.SessionFile;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.HandCranked;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SettingsStore;
import org.schedscope.ui.state.file.WorkloadLoader;
import org.schedscope.ui.state.session.Session;

/** Small runs for the tests of the window's state. */
public final class TestRuns {
    private TestRuns() {
    }

    public static Workload diamonds(int jobs) {
        Job[] all = new Job[jobs];
        for (int j = 0; j < jobs; j++) {
            all[j] = Job.of("J" + (j + 1), j * 3L,
                    Task.of("T1", 2 + j % 3),
                    Task.of("T2", 5).withCores(1 + j % 2).after(0),
                    Task.of("T3", 3).withKind(j % 2 == 0 ? "gpu" : "cpu").after(0),
                    Task.of("T4", 1 + j % 4).after(1, 2)).withUser(j % 2 == 0 ? "/maths/ada" : "/cs/grace");
        }
        return Workload.of("diamonds", all);
    }

    public static Platform twoClusters() {
        return Platform.of("two clusters", Cluster.of("C1", 2, "cpu"), Cluster.of("C2", 1, "gpu"));
    }

    public static RunSetup setup(int jobs) {
        return new RunSetup(files(diamonds(jobs), Source.sample("diamonds.workload.json")), RunChoices.DEFAULT);
    }

    public static RunFiles files(Workload workload, Source source) {
        return new RunFiles(LoadedWorkload.made(workload), source, new PlatformChoice(twoClusters(), "made"), Optional.empty());
    }

    /** Files by name; a name that is not there is a problem. */
    public static final class Files implements WorkloadLoader {
        public final Map<String, Workload> workloads = new HashMap<>();
        public final Map<String, Platform> platforms = new HashMap<>();

        @Override
        public RunFiles workload(Source source, Optional<Path> platformFile, ReadWatch watch) throws InputException {
            Workload workload = workloads.get(source.displayName());
            if (workload == null) {
                throw new InputException(new Problem(source.displayName(), 3, 7, "/jobs/0", Message.verbatim("unknown field \"core\"")));
            }
            RunFiles read = files(workload, source);
            return platformFile.isEmpty() ? read : read.withPlatform(platform(platformFile.get()), platformFile);
        }

        @Override
        public RunFiles schedule(Path file, OpenRun open) throws InputException {
            throw new InputException(List.of(new Problem(file.toString(), 1, 1, "", Message.verbatim("there are no schedules here"))));
        }

        @Override
        public FileKind kind(Path file) {
            if (platforms.containsKey(file.getFileName().toString())) {
                return FileKind.PLATFORM;
            }
            return file.toString().endsWith(SessionFile.ENDING) ? FileKind.SESSION : FileKind.WORKLOAD;
        }

        @Override
        public SavedSession session(Path file) throws InputException {
            return SessionFile.read(InputFile.of(file), Limits.DEFAULT);
        }

        @Override
        public PlatformChoice platform(Path file) throws InputException {
            return new PlatformChoice(platforms.get(file.getFileName().toString()), "from a file");
        }

        @Override
        public List<String> samples() {
            return List.copyOf(workloads.keySet());
        }
    }

    /** Settings that last as long as the test. */
    public static final class Memory implements SettingsStore {
        final Map<String, String> values = new HashMap<>();

        @Override
        public Optional<String> get(String key) {
            return Optional.ofNullable(values.get(key));
        }

        @Override
        public void put(String key, String value) {
            values.put(key, value);
        }
    }

    /** The digest of what a window has recorded of a run. */
    public static String digest(OpenRun run) {
        RunDigest digest = new RunDigest(run.wholeSpec(), run.trace().index());
        run.trace().replay(0, run.trace().eventCount(), digest.sink());
        return digest.hex();
    }

    public static Session session(HandCranked threads, Simulator simulator, Files files, int jobs) {
        return session(threads, simulator, files, setup(jobs));
    }

    public static Session session(HandCranked threads, Simulator simulator, Files files, RunSetup setup) {
        try {
            return new Session(setup, simulator, files, new Settings(new Memory()), threads.environment());
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static Session session(HandCranked threads, int jobs) {
        Session session = session(threads, new EngineSimulator(), new Files(), jobs);
        threads.settle();
        return session;
    }
}
