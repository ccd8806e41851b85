package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.io.Problem;
import org.schedscope.model.Platform;
import org.schedscope.policy.Parameter;
import org.schedscope.trace.Trace;

/**
 * Opens runs, simulates them ahead on a worker, and publishes what has been recorded. The open run stays as it is until another one
 * is ready to be stepped; if that fails, it stays for good.
 */
public final class RunController {
    private final Simulator simulator;
    private final Environment environment;
    private final Problems problems;
    private final ReadOnlyObjectWrapper<OpenRun> run = new ReadOnlyObjectWrapper<>(this, "run");
    private final ReadOnlyObjectWrapper<Optional<Work>> work = new ReadOnlyObjectWrapper<>(this, "work", Optional.empty());
    private final Recording.Listener listener = new Listener();
    private Recording current;
    private int runsOpened;

    RunController(RunSetup first, Simulator simulator, Environment environment, Problems problems) {
        this.simulator = simulator;
        this.environment = environment;
        this.problems = problems;
        run.set(OpenRun.atStart(++runsOpened, first));
    }

    /** The open run; changes when another is opened and whenever more of it has been recorded. */
    public ReadOnlyObjectProperty<OpenRun> runProperty() {
        return run.getReadOnlyProperty();
    }

    public OpenRun run() {
        return run.get();
    }

    /** The simulation that goes on, if one does. */
    public ReadOnlyObjectProperty<Optional<Work>> workProperty() {
        return work.getReadOnlyProperty();
    }

    /** Runs the same again from tick 0. */
    public void restart() {
        open(run().setup());
    }

    public void setPolicy(String policy) {
        open(run().setup().withPolicy(policy));
    }

    /** Sets a parameter of the scheduler and runs again. */
    public void setParameter(Parameter parameter, String value) {
        open(run().setup().withParameter(parameter, value));
    }

    public void setSeed(long seed) {
        open(run().setup().withSeed(seed));
    }

    /**
     * Runs the same workload elsewhere.
     *
     * @param source the platform's file, if it has one
     */
    public void setPlatform(Platform platform, Optional<Path> source) {
        open(run().setup().withPlatform(platform, source));
    }

    /** Opens another run in place of this one, as soon as it is ready. */
    public void open(RunSetup setup) {
        int number = ++runsOpened;
        begin(new Recording(() -> OpenRun.atStart(number, setup), simulator, environment, listener));
    }

    /** Stops simulating ahead. What has been recorded can be looked at; stepping beyond it goes on. */
    public void cancel() {
        current.stop();
    }

    /** Goes on after {@link #cancel()}, if there is anything left to do. */
    public void goOn() {
        if (current.isStopped() && !run().complete()) {
            current.resume();
        }
    }

    void beginFirst() {
        OpenRun first = run();
        begin(new Recording(() -> first, simulator, environment, listener));
    }

    private void begin(Recording recording) {
        if (current != null) {
            current.stop();
        }
        current = recording;
        recording.begin();
    }

    private final class Listener implements Recording.Listener {
        @Override
        public void opened(Recording recording, OpenRun opened) {
            if (recording == current && opened != run()) {
                problems.clear();
                run.set(opened);
            }
        }

        @Override
        public void grew(Recording recording, Trace trace, boolean complete, Work progress) {
            if (recording == current) {
                run.set(run().recordedFurther(trace, complete));
                work.set(complete || recording.isStopped() ? Optional.empty() : Optional.of(progress));
            }
        }

        @Override
        public void failed(Recording recording, RuntimeException reason) {
            if (recording == current) {
                work.set(Optional.empty());
                problems.report(ProblemReport.of(run().workload().name(), List.of(Problem.of(run().workload().name(), sentence(reason)))));
            }
        }

        private String sentence(RuntimeException reason) {
            return reason.getMessage() == null ? reason.getClass().getSimpleName() : reason.getMessage();
        }
    }
}
