package org.schedscope.ui.state;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.trace.TraceRecorder;

/** Opens runs and simulates them ahead, on a worker; publishes what has been recorded. */
public final class RunController {
    private final Simulator simulator;
    private final Session.Executors executors;
    private final ReadOnlyObjectWrapper<OpenRun> run = new ReadOnlyObjectWrapper<>(this, "run");
    private int runsOpened;

    RunController(RunSetup first, Simulator simulator, Session.Executors executors) {
        this.simulator = simulator;
        this.executors = executors;
        run.set(fresh(first));
    }

    /** The open run; changes when another is opened and whenever more of it has been recorded. */
    public ReadOnlyObjectProperty<OpenRun> runProperty() {
        return run.getReadOnlyProperty();
    }

    public OpenRun run() {
        return run.get();
    }

    /** Runs the same again from tick 0. */
    public void restart() {
        open(run().setup());
    }

    public void setPolicy(String policy) {
        open(run().setup().withPolicy(policy));
    }

    public void setSeed(long seed) {
        open(run().setup().withSeed(seed));
    }

    /** Opens another run in place of this one. */
    public void open(RunSetup setup) {
        run.set(fresh(setup));
        begin();
    }

    void begin() {
        OpenRun opened = run();
        executors.simulation().execute(() -> {
            TraceRecorder recorder = new TraceRecorder(opened.index(), opened.platform());
            Simulator.Steps steps = simulator.start(opened.setup(), opened.index(), recorder);
            while (steps.hasNext()) {
                steps.step();
            }
            executors.owner().execute(() -> run.set(opened.recordedFurther(recorder.trace(), true)));
        });
    }

    private OpenRun fresh(RunSetup setup) {
        WorkloadIndex index = new WorkloadIndex(setup.workload());
        return new OpenRun(++runsOpened, setup, new TraceRecorder(index, setup.platform()).trace(), false);
    }
}
