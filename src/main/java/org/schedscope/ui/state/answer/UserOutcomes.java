package org.schedscope.ui.state.answer;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.EetChoice;
import org.schedscope.ui.state.snapshot.Expectations;

/**
 * How users fared in the runs of the open workload that were open before, so that policies can be compared. A run is measured when it is
 * left, if it was recorded to its end; of a policy the last run counts.
 */
public final class UserOutcomes {
    /** Policies remembered. */
    static final int MOST = 8;
    /** Events of a run that are replayed between two chances for a frame. */
    private static final int STEP = 4_000;

    /**
     * The users of a run at its end.
     *
     * @param policy name of the ordering or preset
     * @param capacity by what expectations were measured
     */
    public record Outcome(String policy, EetCapacity capacity, List<UserRow> users) {
        public Outcome {
            users = List.copyOf(users);
        }
    }

    private final StateValue<List<Outcome>> value;
    private final Expectations expectations;
    private final Environment environment;
    private OpenRun open;

    public UserOutcomes(Expectations expectations, Environment environment) {
        this.expectations = expectations;
        this.environment = environment;
        value = environment.changes().value(List.of());
    }

    /** In the order in which they were left; the open run is not among them. */
    public List<Outcome> get() {
        return value.get();
    }

    void opened(OpenRun before, OpenRun now) {
        open = now;
        if (!sameWorkload(before, now)) {
            value.set(List.of());
        } else if (before.complete()) {
            EetCapacity capacity = expectations.get().capacity();
            environment.answers().execute(() -> {
                Outcome outcome = new Outcome(before.setup().policy(), capacity,
                        atEnd(before).measured(EetChoice.DEFAULT.with(capacity).applyTo(before.reportOptions())
                                .forRun(before.jobs(), before.trace())).lateness().rows());
                environment.owner().execute(() -> add(outcome, before));
            });
        }
    }

    private RunMeasures atEnd(OpenRun run) {
        RunMeasures measures = new RunMeasures(run.jobs());
        int events = run.trace().eventCount();
        for (int from = 0; from < events; from += STEP) {
            environment.way().giveWay();
            run.trace().replay(from, Math.min(events, from + STEP), measures);
        }
        return measures;
    }

    private static boolean sameWorkload(OpenRun a, OpenRun b) {
        return a.index().jobCount() == b.index().jobCount() && a.workload().equals(b.workload());
    }

    private void add(Outcome outcome, OpenRun of) {
        if (sameWorkload(of, open)) {
            List<Outcome> outcomes = new ArrayList<>(value.get());
            outcomes.removeIf(other -> other.policy().equals(outcome.policy()));
            outcomes.add(outcome);
            value.set(List.copyOf(outcomes.subList(Math.max(0, outcomes.size() - MOST), outcomes.size())));
        }
    }
}
