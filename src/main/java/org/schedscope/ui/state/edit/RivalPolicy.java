package org.schedscope.ui.state.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.experiment.RunSetup;
import org.schedscope.io.input.InputException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** The policy that a schedule built by hand is to beat, and its run: one that is open, or one that is worked out beside the window. */
final class RivalPolicy {
    private record Asked(String policy, RunSetup setup, int number) {
    }

    private record Answer(String policy, Optional<OpenRun> run, String why) {
    }

    private final Consumer<Asked> ask;
    private final Runnable changed;
    /** Numbers of runs that are not open: below those of all others, and each new. */
    private int number = Integer.MIN_VALUE;
    private Optional<OpenRun> base = Optional.empty();
    private Optional<WorkloadIndex> tasks = Optional.empty();
    private String policy = "";
    private Optional<Answer> answer = Optional.empty();

    /** @param changed runs once the run of the policy is known */
    RivalPolicy(Session session, Runnable changed) {
        this.changed = changed;
        ask = session.answering(RivalPolicy::simulated, this::came);
    }

    private static Answer simulated(Asked asked) {
        try {
            return new Answer(asked.policy(), Optional.of(OpenRun.simulated(asked.number(), asked.setup(), new EngineSimulator())), "");
        } catch (InputException | RuntimeException wrong) {
            return new Answer(asked.policy(), Optional.empty(), SpokenLanguage.tell(wrong));
        }
    }

    /**
     * Begins with an open run, if there is one to begin with.
     *
     * @param setup what policies are run with
     * @param index the tasks that are placed
     */
    void begin(Optional<OpenRun> open, RunSetup setup, WorkloadIndex index) {
        base = open;
        tasks = Optional.of(index);
        policy = "";
        answer = Optional.empty();
        challenge(open.map(run -> run.setup().policy()).orElse(setup.choices().policy()), setup);
    }

    void end() {
        tasks = Optional.empty();
        answer = Optional.empty();
        policy = "";
    }

    /** Names of all policies, first that of the run that it began with if that is none. */
    List<String> policies() {
        List<String> all = new ArrayList<>(Schedulers.policyNames());
        base.map(run -> run.setup().policy()).filter(own -> !all.contains(own)).ifPresent(own -> all.add(0, own));
        return all;
    }

    /** Another policy from now on. */
    void challenge(String wanted, RunSetup setup) {
        if (wanted.equals(policy)) {
            return;
        }
        policy = wanted;
        answer = Optional.empty();
        Optional<OpenRun> same = base.filter(run -> run.setup().policy().equals(wanted));
        if (same.isPresent()) {
            came(new Answer(wanted, same, ""));
        } else {
            ask.accept(new Asked(wanted, setup.with(Schedulers.withPolicy(setup.choices(), wanted)), ++number));
        }
    }

    /** Ignores the run of a policy that was replaced meanwhile, or of other tasks. */
    private void came(Answer one) {
        if (one.policy().equals(policy) && tasks.isPresent()) {
            boolean same = one.run().map(run -> Comparability.sameTasks(run.index(), tasks.get())).orElse(true);
            answer = Optional.of(same ? one : new Answer(policy, Optional.empty(), ""));
            changed.run();
        }
    }

    String policy() {
        return policy;
    }

    /** The run of the policy, once it is known. */
    Optional<OpenRun> run() {
        return answer.flatMap(Answer::run);
    }

    /** Why there is no such run; empty if there is, or nothing is known yet. */
    Optional<String> complaint() {
        return answer.filter(one -> one.run().isEmpty()).map(Answer::why);
    }
}
