package org.schedscope.ui.state.run;

import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import org.schedscope.experiment.RunSetup;

/** Opens a run beside all that are kept and, once it is there whole, another of the same tasks that is compared with it. */
public final class RunPair implements ChangeListener<OpenRun> {
    private final RunController runs;
    private final RunSetup second;
    private final int number;

    private RunPair(RunController runs, RunSetup second) {
        this.runs = runs;
        this.second = second;
        number = runs.nextNumber();
    }

    /** Opens both, unless the user turns to another run before the second. */
    public static void open(RunController runs, RunSetup first, RunSetup second) {
        RunPair pair = new RunPair(runs, second);
        runs.openBeside(first);
        runs.runProperty().addListener(pair);
    }

    @Override
    public void changed(ObservableValue<? extends OpenRun> property, OpenRun before, OpenRun now) {
        boolean isFirst = now.number() == number;
        if (!isFirst || now.complete()) {
            runs.runProperty().removeListener(this);
        }
        if (isFirst && now.complete()) {
            runs.openToCompare(second);
        }
    }
}
