package org.schedscope.ui.state.snapshot;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
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

/** What users may expect, what the heatmap shows of expectations that were not met, and the cell of it that is asked about. */
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
    private final ObjectProperty<ViolationView.Order> order = new SimpleObjectProperty<>(this, "order", ViolationView.Order.NAME);
    private final StateValue<Optional<Place>> place;
    private OpenRun run;

    public Expectations(OpenRun first, StateChanges changes) {
        run = first;
        choice = changes.value(EetChoice.DEFAULT);
        place = changes.value(Optional.empty());
        order.addListener((property, before, now) -> choice.set(choice.get().with(choice.get().view().sorted(now))));
    }

    public EetChoice get() {
        return choice.get();
    }

    /** How the heatmap's rows are sorted, and users in the list of jobs. */
    public ObjectProperty<ViolationView.Order> orderProperty() {
        return order;
    }

    /** The cell that is asked about. */
    public ReadOnlyObjectProperty<Optional<Place>> placeProperty() {
        return place;
    }

    /** Asks who caused the violations in a cell. */
    public void ask(Place cell) {
        place.set(Optional.of(cell));
    }

    /**
     * Shows these users, queues and ticks; rows stay sorted as they are.
     *
     * @param view of a user who is in the workload
     */
    public void show(ViolationView view) {
        choice.set(choice.get().with(view.sorted(order.get())));
    }

    /** Measures by what users may expect to have, from now on. */
    public void expect(EetCapacity capacity) {
        choice.set(choice.get().with(capacity));
    }

    /**
     * Measures by what a file says that users may expect.
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
