package org.schedscope.scheduler;

import java.util.List;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Policy;

/**
 * A kind of scheduler around an ordering.
 *
 * @param name name for {@code --scheduler}
 * @param summary description in one sentence
 * @param source paper and section
 * @param parameters parameters in order of their names
 * @param maker creates the scheduler of a run
 */
public record SchedulerKind(String name, String summary, String source, List<Parameter> parameters, Maker maker) {
    /** Creates the scheduler of a run whose names and parameters were checked. */
    interface Maker {
        Scheduler make(RunSpec spec, Policy policy, SchedulingContext context);
    }

    public SchedulerKind {
        parameters = List.copyOf(parameters);
    }

    /** The value of a parameter in a run. */
    String value(String parameter, RunSpec spec) {
        return spec.value(parameters.stream().filter(one -> one.name().equals(parameter)).findFirst().orElseThrow());
    }
}
