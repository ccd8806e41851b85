package org.schedscope.ui.state.experiment;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.experiment.sweep.Sweep;
import org.schedscope.io.input.InputException;
import org.schedscope.model.ModelException;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.OpenExperiment;

/** One sweep on its way: works beside the window, and reports its progress twice a second. */
final class SweepRun implements Sweep.Watch {
    private static final long EVERY_NANOS = 500_000_000L;

    private final OpenExperiment experiment;
    private final Environment environment;
    private final Listener listener;
    private final Sweep sweep;
    private final Queue<RunResult> fresh = new ConcurrentLinkedQueue<>();
    private final long started;
    private long told;

    /** Called on the owner's thread. */
    interface Listener {
        /** @param fresh results since this was called last */
        void came(SweepRun sweep, SweepProgress progress, List<RunResult> fresh);

        /**
         * @param read the experiment with all that is in the folder; absent if that cannot be read
         * @param problem why it did not go on to its end; none if it did, or was cancelled
         */
        void ended(SweepRun sweep, Optional<OpenExperiment> read, Optional<String> problem);
    }

    SweepRun(OpenExperiment experiment, Environment environment, Listener listener) {
        this.experiment = experiment;
        this.environment = environment;
        this.listener = listener;
        sweep = new Sweep(experiment.head(), new GridCells(experiment.definition()), experiment.folder(), Shard.ALL);
        started = environment.nanos().getAsLong();
        told = started;
    }

    /** @param workers how many runs are made at a time */
    void begin(int workers) {
        environment.sweeping().execute(() -> work(workers));
    }

    /** Ends it soon; what is done stays done. */
    void cancel() {
        sweep.cancel();
    }

    private void work(int workers) {
        Optional<String> problem = Optional.empty();
        try {
            sweep.run(workers, this);
        } catch (IOException | ModelException wrong) {
            problem = Optional.of(SpokenLanguage.tell(wrong));
        } catch (OutOfMemoryError full) {
            problem = Optional.of(full.toString());
        }
        Optional<OpenExperiment> read = Optional.empty();
        try {
            read = Optional.of(experiment.readAgain());
        } catch (InputException wrong) {
            problem = problem.or(() -> Optional.of(SpokenLanguage.tell(wrong)));
        }
        Optional<OpenExperiment> there = read;
        Optional<String> why = problem;
        environment.owner().execute(() -> listener.ended(this, there, why));
    }

    @Override
    public void made(RunResult result) {
        fresh.add(result);
    }

    @Override
    public void come(int runs, int before, int made) {
        long now = environment.nanos().getAsLong();
        if (now - told < EVERY_NANOS) {
            return;
        }
        told = now;
        List<RunResult> drained = new ArrayList<>();
        for (RunResult next = fresh.poll(); next != null; next = fresh.poll()) {
            drained.add(next);
        }
        SweepProgress progress = new SweepProgress(runs, before, made, now - started);
        environment.owner().execute(() -> listener.came(this, progress, drained));
    }
}
