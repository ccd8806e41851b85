package org.schedscope.ui.state.answer;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.sensitivity.InTime;
import org.schedscope.experiment.sensitivity.Perturbation;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** With which least changes a late job would have ended in time; searched on request, beside the window. */
public final class InTimeModel {
    private final LongSearch<Integer, List<InTime.Finding>> search;
    private Optional<Asked> asked = Optional.empty();

    /** @param run its number */
    private record Asked(int run, int job) {
    }

    InTimeModel(Environment environment) {
        search = new LongSearch<>(environment);
    }

    /** State of the last request: the number of runs that have been made, and what was found. */
    public LongSearch<Integer, List<InTime.Finding>> search() {
        return search;
    }

    /** Whether the last request is about a job. */
    public boolean isOf(PlayheadSnapshot snapshot, int job) {
        return asked.equals(Optional.of(new Asked(snapshot.run().number(), job)));
    }

    /** Whether it can be searched for a job: it ended late in a run that the simulator makes and that was not forked. */
    public static boolean canAsk(PlayheadSnapshot snapshot, int job) {
        return snapshot.isLate(job) && snapshot.run().setup().schedule().isEmpty()
                && snapshot.run().wholeSpec().forks().isEmpty();
    }

    public void ask(PlayheadSnapshot snapshot, int job) {
        cancel();
        asked = Optional.of(new Asked(snapshot.run().number(), job));
        RunSpec spec = snapshot.run().wholeSpec();
        long deadline = snapshot.expectedEnd(job);
        search.begin(watch -> new InTime(spec, job, deadline, new InTime.Watch() {
            @Override
            public void tried(Perturbation perturbation, int runs) {
                watch.tell(runs);
            }

            @Override
            public boolean isCancelled() {
                return watch.isStopped();
            }
        }).findings());
    }

    public void cancel() {
        asked = Optional.empty();
        search.forget();
    }
}
