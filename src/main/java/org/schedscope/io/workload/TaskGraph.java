package org.schedscope.io.workload;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * The tasks of one job while it is read: turns names of parents into positions. A known name is turned at once; the others wait, with their
 * places, for {@link #resolve()}. For a job of one task, as in batch workloads, it creates no maps.
 */
final class TaskGraph {
    private record PendingParent(int child, String name, Optional<Ratio> data, int index, int line, int column) {
    }

    private final JsonCursor in;
    private final String jobPath;
    private final List<Task> tasks = new ArrayList<>(1);
    private final List<PendingParent> waiting = new ArrayList<>(0);
    private Map<String, Integer> positions;
    private String firstId;
    private List<Dependency> parents = List.of();
    private Set<String> parentNames;
    private boolean late;

    TaskGraph(JsonCursor in, String jobPath) {
        this.in = in;
        this.jobPath = jobPath;
    }

    void beginTask() {
        parents = List.of();
        parentNames = null;
        late = false;
    }

    /** Takes the id of the task being read, at its place. */
    void nameTask(String id) throws InputException {
        int position = tasks.size();
        if (position == 0) {
            firstId = id;
            return;
        }
        if (positions == null) {
            positions = new HashMap<>();
            if (firstId != null) {
                positions.put(firstId, 0);
            }
        }
        if (positions.putIfAbsent(id, position) != null) {
            in.problem(Problem.words("task.twice", SafeText.cut(id)));
        }
    }

    private Integer positionOf(String id) {
        return positions != null ? positions.get(id) : id.equals(firstId) ? Integer.valueOf(0) : null;
    }

    /** Adds a parent to the task being read; line and column are those of its name. */
    void addParent(String name, Optional<Ratio> data, int index, int line, int column) throws InputException {
        if (parentNames == null) {
            parentNames = new HashSet<>();
            parents = new ArrayList<>(2);
        }
        if (!parentNames.add(name)) {
            in.problem(place(tasks.size(), index, line, column), Problem.words("parent.twice", SafeText.cut(name)));
            return;
        }
        Integer position = late ? null : positionOf(name);
        if (position == null) {
            // The parents after it wait too, so that they stay in file order.
            late = true;
            waiting.add(new PendingParent(tasks.size(), name, data, index, line, column));
        } else {
            parents.add(new Dependency(position, data));
        }
    }

    void endTask(Task task) {
        tasks.add(parents.isEmpty() ? task : task.withParents(parents));
    }

    /** Turns the names that were not known yet when they were read. */
    void resolve() throws InputException {
        Map<Integer, List<Dependency>> late = new HashMap<>();
        for (PendingParent reference : waiting) {
            Integer position = positionOf(reference.name);
            if (position == null) {
                in.problem(place(reference.child, reference.index, reference.line, reference.column), unknown(reference.name));
            } else {
                late.computeIfAbsent(reference.child, child -> new ArrayList<>(2)).add(new Dependency(position, reference.data));
            }
        }
        late.forEach((child, more) -> {
            List<Dependency> all = new ArrayList<>(tasks.get(child).parents());
            all.addAll(more);
            tasks.set(child, tasks.get(child).withParents(all));
        });
    }

    private Message unknown(String name) {
        return DidYouMean.slip(name, tasks.size() <= 1000 ? tasks.stream().map(Task::id).toList() : List.of())
                .map(near -> Problem.words("parent.slip", SafeText.cut(name), near))
                .orElseGet(() -> Problem.words("parent.unknown", SafeText.cut(name)));
    }

    private Place place(int child, int index, int line, int column) {
        return new Place(line, column, jobPath + "/tasks/" + child + "/after/" + index);
    }

    List<Task> tasks() {
        return tasks;
    }
}
