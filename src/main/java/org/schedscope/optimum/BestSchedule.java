package org.schedscope.optimum;

import static org.schedscope.io.json.PlainJson.decimal;

import java.util.Map;
import org.schedscope.io.json.PlainJson;
import org.schedscope.trace.Trace;

/**
 * The result of an optimum search: its best schedule and the bound.
 *
 * @param schedule complete and active: no task can start earlier without another starting later
 * @param best metric of the schedule
 * @param bound value that no schedule is better than
 * @param proven whether the schedule is optimal; for SLR and value to six digits
 * @param policy name of the best built-in policy
 * @param policySchedule schedule of that policy
 * @param policyBest metric of that schedule
 * @param steps steps that the search took
 */
public record BestSchedule(Objective objective, Trace schedule, double best, double bound, boolean proven, String policy,
        Trace policySchedule, double policyBest, long steps) {
    /** Distance of the schedule to the bound, as a fraction of the bound; infinite if the bound is 0. */
    public double gap() {
        double far = Math.abs(best - bound);
        return proven || far == 0 ? 0 : far / Math.abs(objective == Objective.VALUE ? best : bound);
    }

    /** The result as fields of JSON; the gap is null where the bound is 0. */
    public Map<String, Object> fields() {
        return PlainJson.fields("workload", schedule.workload().name(), "platform", schedule.platform().name(),
                "objective", objective.metric(), "best", decimal(best), "bound", decimal(bound), "proven", proven, "gap", decimal(gap()),
                "policy", policy, "policyBest", decimal(policyBest), "steps", steps);
    }
}
