package org.schedscope.ui.state.snapshot;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.trace.AbsentCores;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.run.OpenRun;

/** The cores of the open run that are not there, and when; worked out on a worker, further as the run is recorded. */
public final class AbsenceModel {
    private record Answer(OpenRun run, List<AbsentCores.Absence> absences) {
    }

    private final ReadOnlyObjectWrapper<List<AbsentCores.Absence>> value = new ReadOnlyObjectWrapper<>(this, "value", List.of());
    private final LatestOnlyWorker<OpenRun, Answer> answers;
    private OpenRun run;

    public AbsenceModel(OpenRun first, Environment environment) {
        run = first;
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), AbsenceModel::answer, this::found);
    }

    private static Answer answer(OpenRun run) {
        return new Answer(run, AbsentCores.of(run.trace()));
    }

    /** By cluster, core and tick. */
    public ReadOnlyObjectProperty<List<AbsentCores.Absence>> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public void recorded(OpenRun now) {
        if (!now.isSameRunAs(run)) {
            value.set(List.of());
        }
        run = now;
        if (now.forkTick().isPresent()) {
            answers.request(now);
        }
    }

    private void found(Answer answer) {
        if (answer.run().isSameRunAs(run) && !answer.absences().equals(value.get())) {
            value.set(answer.absences());
        }
    }
}
