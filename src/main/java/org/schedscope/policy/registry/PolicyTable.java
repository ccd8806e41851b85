package org.schedscope.policy.registry;

import java.util.List;
import java.util.Optional;
import org.schedscope.model.ValueCurve;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.policy.WorkflowPolicy;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.expression.Variable;
import org.schedscope.policy.order.RandomOrder;
import org.schedscope.policy.order.VariableOrder;
import org.schedscope.policy.user.ExpectedEndFirst;
import org.schedscope.policy.user.FairShare;
import org.schedscope.policy.user.FairUsage;
import org.schedscope.policy.value.DeadlineFirst;
import org.schedscope.policy.value.ProjectedValue;
import org.schedscope.policy.value.ValueRemaining;

/** The built-in policies: a row each, with name, summary, formula, source, whether it is starvation-free, remarks, and its key. */
final class PolicyTable {
    private static final String HPC_2013 = "Burkimsher, Bate, Indrusiak 2013, ";
    private static final String BIDDING = "Burkimsher, Indrusiak: bidding policies, ";
    private static final String OURS = "ours, after the outlook of Wang 2011, chapter 6";
    private static final String NOT_THE_TEXTBOOKS_EDF = "Unlike the EDF of textbooks it takes no core from a running task, has the"
            + " deadline from a job's value curve, and runs, unless another scheduler is named, in the market, which drops a job whose"
            + " value has come to 0 (starvation=off keeps it).";
    private static final String THEN_ARRIVAL_THEN_RANK = ", as of the last arrival, smallest first, then the workflow's arrival, then"
            + " upward rank R by means, largest first";
    private static final String FOUR_PHASE_ONLY = "Runs in the four-phase scheduler only.";

    static final List<Policy> ROWS = List.of(
            new RandomOrder(),
            new VariableOrder(new PolicyInfo("fifo-task", "The task that has been ready longest first.", "ready time, smallest first",
                    HPC_2013 + "§4.1.2", true, "Interleaves jobs: later tasks of a job queue behind first tasks of others."),
                    Variable.READY, false, "ready at "),
            new FifoJob(),
            new FairShare(),
            new FairUsage(),
            new ExpectedEndFirst(),
            new VariableOrder(new PolicyInfo("srtf", "The task with the shortest remaining critical path first, not preemptive.",
                    "upward rank R, smallest first",
                    HPC_2013 + "§4.1.5", false, "Good mean SLR; long jobs can starve under overload.",
                    "Unlike the SRTF of textbooks it takes no core from a running task: for jobs of one task it is their SJF."),
                    Variable.RANK, false, "R = "),
            new VariableOrder(new PolicyInfo("lrtf", "The task with the longest remaining path first.", "upward rank R, largest first",
                    HPC_2013 + "§4.1.5", false, "Packs well at the end of a run; short jobs can starve under overload.",
                    "Unlike the LRTF of textbooks it takes no core from a running task: for jobs of one task it is their longest job"
                            + " first."),
                    Variable.RANK, true, "R = "),
            new ExpressionPolicy(new PolicyInfo("p-slr-2013",
                    "The task whose job has the largest projected schedule length ratio first.",
                    "(now − arrival + R + 1) / CP, largest first", HPC_2013 + "Algorithm 1", true,
                    "The first form of P-SLR, without the term for overload."),
                    "(age + rank + 1) / cp", PolicyTable::projectedSlr),
            new ExpressionPolicy(new PolicyInfo("p-slr", "The task whose job has the largest projected schedule length ratio first;"
                    + " jobs that have waited longer than the longest critical path get a boost.",
                    "(now − arrival + R + 1) / CP + floor((now − arrival) / maxCP)², largest first",
                    "Burkimsher, Indrusiak: Bidding policies for market-based HPC workflow scheduling, Algorithm 3; Burkimsher, Bate,"
                            + " Indrusiak: Scheduling HPC workflows with networking delays and inaccurate estimates, Algorithm 1",
                    true, "maxCP is the largest CP among the jobs that wait in the same queue."),
                    "(age + rank + 1) / cp + floor(age / maxcp)^2", PolicyTable::projectedSlrUnderOverload),
            new DeadlineFirst(new PolicyInfo("edf", "The task whose job has the earliest initial deadline first.",
                    "arrival + D_initial · CP, smallest first", BIDDING + "§VI", false,
                    "The formula is not printed there; the text speaks of running jobs whose deadline has passed, which only the initial"
                            + " one can, because a job past its final one has starved. Once deadlines pass, jobs that are late already"
                            + " keep others waiting until these are late too.",
                    NOT_THE_TEXTBOOKS_EDF), ValueCurve::initialDeadline),
            new DeadlineFirst(new PolicyInfo("edf-final", "The task whose job has the earliest final deadline first.",
                    "arrival + D_final · CP, smallest first", "after " + BIDDING + "§VI", false,
                    "The other reading of edf. Jobs that are worth less and less do not hurry; those about to starve do.",
                    NOT_THE_TEXTBOOKS_EDF), ValueCurve::finalDeadline),
            new ProjectedValue(new PolicyInfo("pv", "The task whose job has the largest projected value first.",
                    "Vmax · factor((now − arrival + R) / CP), largest first", BIDDING + "§IV", false,
                    "What is worth much may also cost much: small jobs starve."), 0, false),
            new ProjectedValue(new PolicyInfo("pvd", "The task with the largest projected value per remaining work first.",
                    "projected value / downstream, largest first", BIDDING + "§IV", false,
                    "downstream is the work of the task and its descendants, each counted once; the printed recursion counts those shared"
                            + " by several paths several times."),
                    1, false),
            new ProjectedValue(new PolicyInfo("pvdsq",
                    "As printed, the same order as pvd: squaring keeps the order of numbers that are not negative.",
                    "(projected value / downstream)², largest first", BIDDING + "§IV", false,
                    "The paper's own figures distinguish pvdsq and pvd, so its authors must have run something else."
                            + " pvd-resource-squared is another reading, in which only the divisor is squared: value / downstream²."),
                    1, true),
            new ProjectedValue(new PolicyInfo("pvd-resource-squared",
                    "The task with the largest projected value per square of the remaining work first.",
                    "projected value / downstream², largest first", "a reading of " + BIDDING + "§IV", false,
                    "Of two jobs with the same density, the smaller first. As printed, pvdsq orders like pvd."), 2, false),
            new ValueRemaining(new PolicyInfo("pvr", "The task whose job has the least value left under its curve first.",
                    "∫ Vmax · factor dSLR from (now − arrival + R) / CP to D_final, smallest first", BIDDING + "Algorithm 4", false,
                    "As printed: a task with nothing left to earn has key 0 and the highest priority, which costs others their value"
                            + " unless such jobs starve. pvr-live puts them last."),
                    false),
            new ValueRemaining(new PolicyInfo("pvr-live", "As pvr, but tasks with nothing left to earn last.",
                    "∫ Vmax · factor dSLR from (now − arrival + R) / CP to D_final, smallest first, 0 last",
                    "after " + BIDDING + "Algorithm 4", false, "Differs from pvr only in the place of a key of 0."), true),
            new WorkflowPolicy(new PolicyInfo("rank-hybd",
                    "Within one workflow the task with the largest mean rank first; among several workflows, the one with the smallest.",
                    "upward rank R by means, largest first if tasks of one workflow wait, else smallest first",
                    "Wang 2011, §3-1 (RANK_HYBD of Yu, Shi 2008)", false, FOUR_PHASE_ONLY), Optional.empty()),
            new WorkflowPolicy(new PolicyInfo("swf", "The workflow with the shortest estimated remaining time first.",
                    "the workflow's estimated remaining time" + THEN_ARRIVAL_THEN_RANK, "Wang 2011, §3-1 (SWF)", false, FOUR_PHASE_ONLY),
                    Optional.of(WorkflowCriterion.REMAINING_TIME)),
            new WorkflowPolicy(new PolicyInfo("swf-work", "The workflow with the least remaining work first.",
                    "the workflow's estimated work in tasks that have not finished" + THEN_ARRIVAL_THEN_RANK, OURS, false,
                    FOUR_PHASE_ONLY), Optional.of(WorkflowCriterion.REMAINING_WORK)),
            new WorkflowPolicy(new PolicyInfo("swf-path", "The workflow with the shortest remaining critical path first.",
                    "the largest R of the workflow's tasks that have not finished" + THEN_ARRIVAL_THEN_RANK, OURS, false,
                    FOUR_PHASE_ONLY), Optional.of(WorkflowCriterion.REMAINING_PATH)));

    private PolicyTable() {
    }

    /** The SLR of a job that waits for nothing from the next tick on. */
    private static Arithmetic projectedSlr(TaskView view, int task) {
        return Arithmetic.of("(").moment(view.now()).words(" − ").moment(view.arrival(task)).words(" + ").length(view.rank(task))
                .words(" + ").length(1).words(") / ").length(view.criticalPath(task));
    }

    private static Arithmetic projectedSlrUnderOverload(TaskView view, int task) {
        long leaps = (view.now() - view.arrival(task)) / view.maxCriticalPath();
        return leaps == 0 ? projectedSlr(view, task) : projectedSlr(view, task).words(" + " + leaps + "²");
    }
}
