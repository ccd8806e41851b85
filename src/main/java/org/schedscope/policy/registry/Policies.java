package org.schedscope.policy.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.model.ModelException;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.order.FifoTask;
import org.schedscope.policy.order.Lrtf;
import org.schedscope.policy.order.ProjectedSlr;
import org.schedscope.policy.order.ProjectedSlr2013;
import org.schedscope.policy.order.RandomOrder;
import org.schedscope.policy.order.Srtf;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.user.FairShare;
import org.schedscope.policy.user.FairUsage;
import org.schedscope.policy.value.EarliestDeadline;
import org.schedscope.policy.value.EarliestFinalDeadline;
import org.schedscope.policy.value.ProjectedValue;
import org.schedscope.policy.value.ProjectedValueByResourceSquared;
import org.schedscope.policy.value.ProjectedValueDensity;
import org.schedscope.policy.value.ProjectedValueDensitySquared;
import org.schedscope.policy.value.ProjectedValueRemaining;
import org.schedscope.policy.value.ProjectedValueRemainingLive;
import org.schedscope.policy.workflow.RankHybrid;
import org.schedscope.policy.workflow.ShortestWorkflow;
import org.schedscope.policy.workflow.ShortestWorkflowByPath;
import org.schedscope.policy.workflow.ShortestWorkflowByWork;
import org.schedscope.text.Message;

/** The one list of policies: ours, and those of the folder of plugins, if there is one. */
public final class Policies {
    /** What runs if nothing is said. */
    public static final String DEFAULT = "p-slr";

    private static final List<Policy> OURS = List.of(
            new RandomOrder(),
            new FifoTask(),
            new FifoJob(),
            new FairShare(),
            new FairUsage(),
            new Srtf(),
            new Lrtf(),
            new ProjectedSlr2013(),
            new ProjectedSlr(),
            new EarliestDeadline(),
            new EarliestFinalDeadline(),
            new ProjectedValue(),
            new ProjectedValueDensity(),
            new ProjectedValueDensitySquared(),
            new ProjectedValueByResourceSquared(),
            new ProjectedValueRemaining(),
            new ProjectedValueRemainingLive(),
            new RankHybrid(),
            new ShortestWorkflow(),
            new ShortestWorkflowByWork(),
            new ShortestWorkflowByPath());
    private static final List<Policy> ALL = Stream.concat(OURS.stream(), PolicyPlugins.ofProperty().stream()).toList();

    private Policies() {
    }

    public static List<Policy> all() {
        return ALL;
    }

    /** Names of those that order any queue; the others need the four-phase scheduler. */
    public static List<String> namesForAnyQueue() {
        return ALL.stream().filter(policy -> !policy.isAboutWorkflows()).map(Policy::name).toList();
    }

    /**
     * The policy of a name: one of the list, by its own name or an alias, or an ordering or a program that a user typed
     * ({@link ExpressionPolicy}, {@link ProgramPolicy}), or a plan ({@link PlannedPolicy}).
     */
    public static Optional<Policy> find(String nameOrAlias) {
        String name = PolicyAliases.policyOf(nameOrAlias);
        if (ExpressionPolicy.isMeantBy(name)) {
            try {
                return Optional.of(ExpressionPolicy.of(name));
            } catch (ModelException e) {
                return Optional.empty();
            }
        }
        if (ProgramPolicy.isMeantBy(name)) {
            return complaint(name).isPresent() ? Optional.empty() : Optional.of(ProgramPolicy.of(name));
        }
        if (PlannedPolicy.isMeantBy(name)) {
            return PlannedPolicy.of(name, after -> find(after).filter(policy -> !(policy instanceof ProgramPolicy)));
        }
        return ALL.stream().filter(policy -> policy.name().equals(name)).findFirst();
    }

    /** What is wrong with an ordering or a program that a user typed; nothing of other names. */
    public static Optional<Message> complaint(String name) {
        if (ProgramPolicy.isMeantBy(name)) {
            return ProgramPolicy.complaint(name);
        }
        if (PlannedPolicy.isMeantBy(name)) {
            return find(name).isPresent() ? Optional.empty() : Optional.of(PlannedPolicy.complaint(name, Policies::find));
        }
        return ExpressionPolicy.isMeantBy(name) ? ExpressionPolicy.complaint(name) : Optional.empty();
    }

    /** Names of those of the list. */
    public static List<String> names() {
        return ALL.stream().map(Policy::name).toList();
    }

    /** Splits a list of names at commas, but not at those between the parentheses of an ordering that was typed. */
    public static List<String> split(String list) {
        List<String> names = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at <= list.length(); at++) {
            char here = at < list.length() ? list.charAt(at) : ',';
            depth += here == '(' ? 1 : here == ')' ? -1 : 0;
            if (at == list.length() || here == ',' && depth <= 0) {
                names.add(list.substring(from, at));
                from = at + 1;
            }
        }
        return names;
    }
}
