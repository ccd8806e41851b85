package org.schedscope.ui.state.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/** Jobs with one thing or task changed, added or gone. Edges have parents by position, and are moved with them. */
final class TaskEdits {
    private TaskEdits() {
    }

    static Job with(Job job, int position, Task task) {
        List<Task> tasks = new ArrayList<>(job.tasks());
        tasks.set(position, task);
        return job.withTasks(tasks);
    }

    static Task withTime(Task task, EditNotations.TaskTime time) {
        return task.withExecOn(time.on()).withExec(time.ticks());
    }

    /** A task behind all others; a copy has the parents of what it is a copy of, and no children. */
    static Job add(Job job, Task task) {
        Set<String> ids = job.tasks().stream().map(Task::id).collect(Collectors.toSet());
        List<Task> tasks = new ArrayList<>(job.tasks());
        tasks.add(task.withId(EditNotations.free("T", tasks.size() + 1, ids::contains)));
        return job.withTasks(tasks);
    }

    /** With one more edge, which moves no data. */
    static Job addEdge(Job job, int parent, int child) {
        Task after = job.tasks().get(child);
        if (after.parents().stream().anyMatch(edge -> edge.parent() == parent)) {
            throw EditNotations.refused("edge.twice", after.id(), job.tasks().get(parent).id());
        }
        List<Dependency> parents = new ArrayList<>(after.parents());
        parents.add(new Dependency(parent, Optional.empty()));
        return with(job, child, after.withParents(parents));
    }

    /** Without an edge. */
    static Job removeEdge(Job job, int parent, int child) {
        Task after = job.tasks().get(child);
        return with(job, child, after.withParents(after.parents().stream().filter(edge -> edge.parent() != parent).toList()));
    }

    /** Without a task and the edges at both its sides. */
    static Job remove(Job job, int position) {
        if (job.tasks().size() == 1) {
            throw EditNotations.refused("last.task", job.id());
        }
        List<Task> tasks = new ArrayList<>();
        for (int at = 0; at < job.tasks().size(); at++) {
            if (at != position) {
                Task task = job.tasks().get(at);
                tasks.add(task.parents().isEmpty() ? task : task.withParents(task.parents().stream()
                        .filter(edge -> edge.parent() != position)
                        .map(edge -> new Dependency(edge.parent() - (edge.parent() > position ? 1 : 0), edge.data())).toList()));
            }
        }
        return job.withTasks(tasks);
    }
}
