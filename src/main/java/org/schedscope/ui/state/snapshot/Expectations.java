package org.schedscope.ui.state.snapshot;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import org.schedscope.io.csv.EetCapacityCsv;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.OpenRun;

/** What users may expect, what the heatmap shows of expectations that were not met, and the chosen cell of it. */
public final class Expectations {
    /**
     * A cell of the heatmap, in whatever order its rows are and however wide its columns.
     *
     * @param user number of a user of the workload
     * @param tick at which the cell begins
     */
    public record Place(int user, long tick) {
    }

    private final StateValue<EetChoice> choice;
    private final StateValue<Optional<Place>> place;
    private OpenRun run;

    public Expectations(OpenRun first, StateChanges changes) {
        run = first;
        choice = changes.value(EetChoice.DEFAULT);
        place = changes.value(Optional.empty());
    }

    public EetChoice get() {
        return choice.get();
    }

    /** How the heatmap's rows are sorted, and users in the list of jobs. */
    public ObservableValue<ViolationView.Order> order() {
        return choice.map(now -> now.view().order());
    }

    /** Sorts the rows otherwise. */
    public void sort(ViolationView.Order order) {
        choice.set(choice.get().with(choice.get().view().sorted(order)));
    }

    /** The chosen cell. */
    public Optional<Place> place() {
        return place.get();
    }

    /** Chooses a cell, whose causes are shown. */
    public void ask(Place cell) {
        place.set(Optional.of(cell));
    }

    /**
     * Shows these users, queues and ticks; rows stay sorted as they are.
     *
     * @param view of a user who is in the workload
     */
    public void show(ViolationView view) {
        choice.set(choice.get().with(view.sorted(choice.get().view().order())));
    }

    /** Measures by what users may expect to have, from now on. */
    public void expect(EetCapacity capacity) {
        choice.set(choice.get().with(capacity));
    }

    /**
     * Measures by the expectations of a file.
     *
     * @throws InputException if the file is none, or names a user whom the workload does not have
     */
    public void expectFrom(Path file) throws InputException {
        EetCapacity capacity = EetCapacityCsv.read(InputFile.of(file), Limits.DEFAULT);
        List<String> users = run.jobs().users();
        Optional<String> stranger = capacity.byUser().keySet().stream().filter(user -> !users.contains(user)).findFirst();
        if (stranger.isPresent()) {
            throw new InputException(Problem.of(file.toString(), Message.of("users", "refused.stranger", stranger.get())));
        }
        expect(capacity);
    }

    public void runChanged(OpenRun now) {
        Workload before = run.workload();
        run = now;
        if (!now.workload().equals(before)) {
            place.set(Optional.empty());
            choice.set(choice.get().elsewhere());
        }
    }
}
