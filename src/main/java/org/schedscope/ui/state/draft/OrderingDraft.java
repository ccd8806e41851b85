package org.schedscope.ui.state.draft;

import java.util.function.Predicate;
import org.schedscope.model.CountedResources;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.run.RunController;

/** Ordering as a formula. */
public final class OrderingDraft extends Form {
    private static final String FIRST = "(now - arrival + rank + 1) / cp";
    private final RunController runs;
    /** Refuses with an {@link org.schedscope.syntax.SyntaxException}, which has the place of the mistake. */
    public final Field<ExpressionPolicy> expression;

    /** Begins with the ordering of the open run if it was typed, else with an example. */
    public OrderingDraft(RunController runs) {
        this.runs = runs;
        String policy = runs.run().setup().policy();
        Predicate<String> resource = CountedResources.names(runs.run().setup().loaded().workload(),
                runs.run().setup().platform().platform())::contains;
        Notation<ExpressionPolicy> notation = new Notation<>(typed -> typed.name().substring(1),
                text -> ExpressionPolicy.of(ExpressionPolicy.MARK + text, resource));
        expression = typed("expression", notation, ExpressionPolicy.isMeantBy(policy) ? policy.substring(1).strip() : FIRST);
    }

    /** Whether it can be run, but keys are worked out anew in every pass. */
    public boolean isSlow() {
        return expression.valueProperty().get().filter(ExpressionPolicy::isCurved).isPresent();
    }

    /** Runs the open workload in this order; does nothing while something is wrong. */
    public void apply() {
        expression.valueProperty().get().ifPresent(policy -> runs.setPolicy(policy.name()));
    }
}
