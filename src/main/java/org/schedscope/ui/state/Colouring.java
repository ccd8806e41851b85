package org.schedscope.ui.state;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.chart.ColourBy;
import org.schedscope.chart.Identity;
import org.schedscope.model.WorkloadIndex;

/**
 * Whose identity the colours of bars and chips tell, the same in every view. Until the user chooses, it is what tells most in the open
 * workload, see {@link Identity#telling}.
 */
public final class Colouring {
    private final ObjectProperty<ColourBy> by = new SimpleObjectProperty<>(this, "by");
    private boolean chosen;
    private boolean adapting;
    private WorkloadIndex index;
    private Identity identity;

    Colouring(WorkloadIndex first) {
        runChanged(first);
        by.addListener((property, before, now) -> chosen |= !adapting);
    }

    /** What is chosen; setting it is the user's choice and lasts. */
    public ObjectProperty<ColourBy> byProperty() {
        return by;
    }

    /** The colours of a workload's tasks. */
    public Identity of(WorkloadIndex wanted) {
        if (index != wanted || identity == null || identity.by() != by.get()) {
            index = wanted;
            identity = Identity.by(by.get(), wanted);
        }
        return identity;
    }

    void runChanged(WorkloadIndex opened) {
        if (!chosen) {
            adapting = true;
            by.set(Identity.telling(opened));
            adapting = false;
        }
    }
}
