package org.schedscope.policy.user;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskValues;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;

/** The sum of age, fair share, size and priority of the queue, each with a weight; the largest first. The order of Slurm's plug-in. */
public final class Multifactor implements MovingPolicy {
    private static final List<Parameter> WEIGHTS = Stream.of("age", "fairshare", "size", "queue")
            .<Parameter>map(term -> new Parameter.Weight(term + "-weight", "1", "0", "1000000000", "Weight of this term of the key."))
            .toList();
    private static final Parameter.Whole MAX_AGE = new Parameter.Whole("max-age", 1, 1_000_000_000_000L, Optional.of("ticks"),
            OptionalLong.of(604_800), Optional.empty(), "After how long a wait a task gets no older.");
    private static final PolicyInfo INFO = new PolicyInfo("multifactor",
            "The task with the largest sum of age, fair share, size and priority of its queue first, each with its weight.",
            "age-weight · min(wait / max-age, 1) + fairshare-weight · fairshare + size-weight · size + queue-weight · queuePriority,"
                    + " largest first",
            "Slurm, multifactor priority; Fair Tree", false, "wait counts from when the task became ready; use is that of the cluster.");

    private final ExpressionPolicy key;

    /** With weights of 1. */
    public Multifactor() {
        this(Map.of());
    }

    private Multifactor(Map<String, String> values) {
        List<String> weights = WEIGHTS.stream().map(weight -> literal(values.getOrDefault(weight.name(), weight.defaultValue()))).toList();
        String text = String.format("%s * min(wait / %s, 1) + %s * fairshare + %s * size + %s * queuePriority", weights.get(0),
                values.getOrDefault(MAX_AGE.name(), MAX_AGE.defaultValue()), weights.get(1), weights.get(2), weights.get(3));
        Expression expression = ExpressionReader.read(text);
        key = (ExpressionPolicy) new ExpressionPolicy(INFO, text, (view, task) -> expression.text(new TaskValues(view, task)))
                .with(values);
    }

    private static String literal(String weight) {
        Ratio exact = Parameter.Weight.of(weight);
        return "(" + exact.numerator() + " / " + exact.denominator() + ")";
    }

    @Override
    public PolicyInfo info() {
        return INFO;
    }

    @Override
    public List<Parameter> parameters() {
        return Stream.<List<Parameter>>of(WEIGHTS, List.of(MAX_AGE), key.parameters()).flatMap(List::stream).toList();
    }

    @Override
    public Policy with(Map<String, String> values) {
        return new Multifactor(values);
    }

    @Override
    public boolean looksAtUse() {
        return true;
    }

    @Override
    public OptionalLong halfLife() {
        return key.halfLife();
    }

    @Override
    public void key(TaskView view, int task, ExactKey into) {
        key.key(view, task, into);
    }

    @Override
    public BigRatio exactKey(TaskView view, int task) {
        return key.exactKey(view, task);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return key.arithmetic(view, task);
    }
}
