package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.Comparability;

/** The one selection of all views: select anywhere, see it everywhere. */
public final class Selection {
    private final StateValue<Selected> value;
    private WorkloadIndex index;

    public Selection(WorkloadIndex index, StateChanges changes) {
        value = changes.value(Selected.NOTHING);
        this.index = index;
    }

    public ReadOnlyObjectProperty<Selected> valueProperty() {
        return value;
    }

    public Selected get() {
        return value.get();
    }

    /** Selects a task, and with it its job and user; the cluster stays. */
    public void selectTask(int task) {
        int job = index.jobOf(task);
        value.set(new Selected(OptionalInt.of(task), OptionalInt.of(job), Optional.of(index.job(job).user()), get().cluster()));
    }

    /** Selects a job, and with it its user; no task. */
    public void selectJob(int job) {
        value.set(new Selected(OptionalInt.empty(), OptionalInt.of(job), Optional.of(index.job(job).user()), get().cluster()));
    }

    /** Selects a job; one of a single task with that, which has more facts. */
    public void selectWhole(int job) {
        int first = index.firstTask(job);
        if (index.firstTask(job + 1) == first + 1) {
            selectTask(first);
        } else {
            selectJob(job);
        }
    }

    /** Selects a user; no job, no task. */
    public void selectUser(String user) {
        value.set(new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.of(user), get().cluster()));
    }

    /** Chooses the cluster whose queue is shown; everything else stays selected. */
    public void selectCluster(int cluster) {
        value.set(new Selected(get().task(), get().job(), get().user(), OptionalInt.of(cluster), get().subject()));
    }

    /** Selects a cluster or one of its cores, and looks at the queue of that cluster. */
    public void selectPlace(Subject place) {
        int cluster = place instanceof Subject.OfCore core ? core.cluster() : ((Subject.OfCluster) place).cluster();
        value.set(new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), OptionalInt.of(cluster), Optional.of(place)));
    }

    /** Selects something to which what is selected belongs. */
    public void select(Subject subject) {
        value.set(new Selected(get().task(), get().job(), get().user(), get().cluster(), Optional.of(subject)));
    }

    /** Selects something to which nothing belongs. */
    public void selectAlone(Subject subject) {
        value.set(new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), get().cluster(), Optional.of(subject)));
    }

    /** Nothing is selected any more; the chosen cluster stays, for it is a place to look and not a thing. */
    public void clear() {
        value.set(new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), get().cluster()));
    }

    /** What was selected in the workload that it speaks of now. */
    void restore(Selected before) {
        value.set(before);
    }

    /** Forgets all and speaks of another workload from now on, unless it has the same tasks. */
    public void runChanged(WorkloadIndex newIndex) {
        boolean same = Comparability.sameTasks(newIndex, index);
        index = newIndex;
        if (!same) {
            value.set(Selected.NOTHING);
        }
    }
}
