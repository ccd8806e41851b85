package org.schedscope.ui.view.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.schedscope.model.Task;
import org.schedscope.ui.state.edit.JobRow;

/** Where the user has put tasks of the graph, at its full scale; a renamed task keeps its place. */
final class PlacedTasks {
    /** Centre of a task. */
    record Place(double x, double y) {
    }

    private record Named(String job, String task) {
    }

    private final Map<Named, Place> places = new HashMap<>();
    private Map<Integer, List<Named>> known = Map.of();
    private final BooleanProperty any = new SimpleBooleanProperty(this, "any");

    /** Has places follow tasks that got another name since. */
    void follow(List<JobRow> rows) {
        Map<Integer, List<Named>> now = new HashMap<>();
        for (int at = 0; at < rows.size(); at++) {
            JobRow row = rows.get(at);
            now.put(at, row.job().tasks().stream().map(task -> name(row, task)).toList());
        }
        if (!places.isEmpty() && known.size() == now.size()) {
            now.forEach((at, names) -> rename(known.get(at), names));
        }
        known = now;
    }

    private void rename(List<Named> before, List<Named> now) {
        for (int at = 0; before.size() == now.size() && at < now.size(); at++) {
            Place place = now.contains(before.get(at)) ? null : places.remove(before.get(at));
            if (place != null) {
                places.put(now.get(at), place);
            }
        }
    }

    private static Named name(JobRow row, Task task) {
        return new Named(row.job().id(), task.id());
    }

    void put(JobRow row, int position, Place place) {
        places.put(name(row, row.job().tasks().get(position)), place);
        any.set(true);
    }

    Optional<Place> of(JobRow row, int position) {
        return Optional.ofNullable(places.get(name(row, row.job().tasks().get(position))));
    }

    void clear() {
        places.clear();
        any.set(false);
    }

    /** Whether there is any. */
    ReadOnlyBooleanProperty anyProperty() {
        return any;
    }
}
