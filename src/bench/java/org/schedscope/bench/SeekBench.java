package org.schedscope.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SettingsStore;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;

/**
 * How long it takes after a jump until everything that the window shows there is known, what the copies kept for that weigh, and how long a
 * search for breakpoints takes. Not JMH: a jump's cost depends on the one before. Arguments: number of tasks, policy.
 */
public final class SeekBench {
    private static final int JUMPS = 40;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private SeekBench() {
    }

    public static void main(String[] arguments) throws InputException {
        int tasks = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        String policy = arguments.length > 1 ? arguments[1] : "p-slr";
        Session session = session(tasks, policy);
        OpenRun run = session.runs().run();
        System.out.printf("%d tasks, %d events, %s%n", tasks, run.trace().eventCount(), policy);
        long plain = heap();
        SplittableRandom random = new SplittableRandom(1);
        for (String round : List.of("first", "then", "then", "with a task selected")) {
            if (round.contains("task")) {
                session.selection().selectTask(run.index().taskCount() / 2);
            }
            double[] millis = new double[JUMPS];
            for (int i = 0; i < JUMPS; i++) {
                long target = random.nextLong(run.lastTick() + 1);
                millis[i] = millis(() -> session.playhead().seekTick(target));
            }
            Arrays.sort(millis);
            System.out.printf("jump, %s: median %.1f ms, worst %.1f ms%n", round, millis[JUMPS / 2], millis[JUMPS - 1]);
        }
        System.out.printf("heap: %d MB before the jumps, %d MB after%n", plain >> 20, heap() >> 20);
        List<String> conditions = List.of("user / violated", "queue > 100", "cluster A idles", "job J5 finishes", "slr J100 > 3");
        System.out.printf("search for five breakpoints: %.1f ms%n", millis(() -> conditions.forEach(session.breakpoints()::add)));
        session.playhead().toStart();
        System.out.printf("continue: %.1f ms%n", millis(() -> session.breakpointNavigator().goOn()));
    }

    /** CPU time of this thread, on which everything happens. */
    private static double millis(Runnable work) {
        long before = THREADS.getCurrentThreadCpuTime();
        work.run();
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
    }

    private static long heap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static Session session(int tasks, String policy) throws InputException {
        Executor now = Runnable::run;
        RunFiles files = new RunFiles(LoadedWorkload.made(BenchWorkloads.chains(tasks)), RunSource.sample("bench.workload.json"),
                new PlatformChoice(BenchWorkloads.fourClusters(), PlatformOrigin.EDITED), Optional.empty());
        RunChoices choices = new RunChoices(policy, "hierarchical", 1, Optional.empty(), new TreeMap<>());
        SettingsStore nothing = new SettingsStore() {
            @Override
            public Optional<String> get(String key) {
                return Optional.empty();
            }

            @Override
            public void put(String key, String value) {
                // Nothing lasts.
            }
        };
        return new Session(new RunSetup(files, choices), new EngineSimulator(), Path.of("target", "experiments"), new Settings(nothing),
                new Environment(now, now, now, now, now, now, () -> 0));
    }

    /** There are no files here. */
}
