package org.schedscope.engine.queue.use;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.policy.UserCriterion;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.UserView;

/** Keeps the figure by which a policy compares users, for the cores of one queue. */
public interface UserFigures extends UserView {
    /** Cores taken (or, if negative, given back) by a task of a job at a tick. Figures change with the next {@link #refresh}. */
    void use(int job, int moreCores, long tick);

    /** Computes all figures at a tick. */
    void refresh(long tick);

    /** A copy in this state, for a copy of the simulation. */
    UserFigures copy();

    /** The figures of a policy for the cores of a queue, those of a cluster or all; nothing used so far. */
    static UserFigures of(UserPolicy policy, SimulationInput input, int queue) {
        return policy.figure() == UserCriterion.USAGE ? new DecayedUse(input.users(), Decay.of(policy.halfLife()))
                : ShareUse.of(input, queue);
    }
}
