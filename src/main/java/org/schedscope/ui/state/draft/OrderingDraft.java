package org.schedscope.ui.state.draft;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.expression.ExpressionException;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.session.Session;

/** An ordering while it is typed. */
public final class OrderingDraft {
    private static final String FIRST = "(now - arrival + rank + 1) / cp";

    private final RunController runs;
    private final StringProperty text;
    private final ReadOnlyObjectWrapper<Optional<Mistake>> mistake = new ReadOnlyObjectWrapper<>(this, "mistake", Optional.empty());

    /**
     * What is wrong.
     *
     * @param from number of the first character that is wrong, from 0; may be the length of the text
     * @param to number of the character after the last one
     */
    public record Mistake(int from, int to, String message) {
    }

    /** Begins with the ordering of the open run if it was typed, else with an example. */
    public OrderingDraft(Session session) {
        runs = session.runs();
        String policy = runs.run().setup().policy();
        text = new SimpleStringProperty(this, "text", ExpressionPolicy.isMeantBy(policy) ? policy.substring(1).strip() : FIRST);
        text.addListener((property, before, now) -> look());
        look();
    }

    private void look() {
        try {
            ExpressionPolicy.of(name());
            mistake.set(Optional.empty());
        } catch (ExpressionException e) {
            mistake.set(Optional.of(new Mistake(e.from(), e.to(), SpokenLanguage.tell(e.told()))));
        }
    }

    private String name() {
        return ExpressionPolicy.MARK + text.get();
    }

    /** The expression. */
    public StringProperty textProperty() {
        return text;
    }

    /** What is wrong with it. */
    public ReadOnlyObjectProperty<Optional<Mistake>> mistakeProperty() {
        return mistake.getReadOnlyProperty();
    }

    /** Runs the open workload in this order; does nothing while something is wrong. */
    public void take() {
        if (mistake.get().isEmpty()) {
            runs.setPolicy(name());
        }
    }
}
