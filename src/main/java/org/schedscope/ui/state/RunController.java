package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.io.InputException;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.Problem;
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
    private final ReadOnlyBooleanWrapper first = new ReadOnlyBooleanWrapper(this, "first", true);
    private final ReadOnlyBooleanWrapper last = new ReadOnlyBooleanWrapper(this, "last", true);
    private final RunHistory history = new RunHistory();
    private final Recording.Listener listener = new Listener();
    private Recording current;
    private int runsOpened;

    RunController(OpenRun first, Simulator simulator, Environment environment, Problems problems) {
        this.simulator = simulator;
        this.environment = environment;
        this.problems = problems;
        runsOpened = first.number();
        run.set(first);
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

    /** Whether there is no run to go back to. */
    public ReadOnlyBooleanProperty firstProperty() {
        return first.getReadOnlyProperty();
    }

    /** Whether there is no run that was gone back from. */
    public ReadOnlyBooleanProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** Opens the run again that was open before this one. */
    public void back() {
        history.earlier().ifPresent(this::open);
    }

    /** Opens the run again that was last gone back from. */
    public void forward() {
        history.later().ifPresent(this::open);
    }

    /** Runs the same again from tick 0. */
    public void restart() {
        open(run().setup());
    }

    public void setPolicy(String policy) {
        choose(run().setup().choices().withPolicy(policy));
    }

    /** Sets a parameter of the scheduler and runs again. */
    public void setParameter(Parameter parameter, String value) {
        choose(run().setup().choices().withParameter(parameter, value));
    }

    public void setSeed(long seed) {
        choose(run().setup().choices().withSeed(seed));
    }

    /** Runs the same files otherwise. */
    public void choose(RunChoices choices) {
        open(run().setup().with(choices));
    }

    /**
     * Runs the same workload elsewhere.
     *
     * @param source the platform's file, if it has one
     */
    public void setPlatform(PlatformChoice platform, Optional<Path> source) {
        open(run().setup().with(run().setup().files().withPlatform(platform, source)));
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
                history.opened(run().setup(), opened.setup());
                run.set(opened);
                first.set(history.earlier().isEmpty());
                last.set(history.later().isEmpty());
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
        public void failed(Recording recording, Exception reason) {
            if (recording == current) {
                work.set(Optional.empty());
                String subject = run().workload().name();
                problems.report(ProblemReport.of(subject, reason instanceof InputException wrong ? wrong.problems()
                        : List.of(Problem.of(subject, sentence(reason)))));
            }
        }

        private String sentence(Exception reason) {
            return reason.getMessage() == null ? reason.getClass().getSimpleName() : reason.getMessage();
        }
    }
}
