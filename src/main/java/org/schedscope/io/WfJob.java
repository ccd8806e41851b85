package org.schedscope.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Ratio;
import org.schedscope.model.Task;

/** Makes the job that a WfFormat document describes: names become positions, seconds become ticks, files become volumes. */
final class WfJob {
    private final JsonCursor in;
    private final WfDocument document;
    private final TickLength tick;
    private final List<String> ids = new ArrayList<>();
    private final Map<String, Integer> byId = new HashMap<>();
    private final Map<String, Integer> byOtherName = new HashMap<>();

    private WfJob(JsonCursor in, WfDocument document, TickLength tick) {
        this.in = in;
        this.document = document;
        this.tick = tick;
    }

    static Job of(JsonCursor in, WfDocument document, TickLength tick) throws InputException {
        in.problems().throwIfAny();
        return new WfJob(in, document, tick).build();
    }

    private Job build() throws InputException {
        nameTasks();
        in.problems().throwIfAny();
        joinExecutions();
        List<Map<Integer, Place>> parents = parents();
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            tasks.add(task(i, parents.get(i)));
        }
        in.problems().throwIfAny();
        Place start = new Place(1, 1, "/workflow");
        try {
            Job job = new Job(document.name.orElse(in.file().stem()), Job.ROOT_USER, 0, tasks, Optional.empty(), Optional.empty());
            String tooMuch = new Totals(in.limits()).add(job);
            if (tooMuch != null) {
                throw in.problems().fatal(start.problem(in.file().name(), tooMuch));
            }
            return job;
        } catch (ModelException e) {
            throw in.problems().fatal(start.problem(in.file().name(), e.getMessage()));
        }
    }

    /** Up to schema 1.4 tasks refer to each other by name, later by id; the other one serves where it is not ambiguous. */
    private void nameTasks() throws InputException {
        boolean byName = !document.specification && namesAreUnique();
        Set<String> ambiguous = new HashSet<>();
        for (int i = 0; i < document.tasks.size(); i++) {
            WfTask task = document.tasks.get(i);
            Optional<String> first = byName ? task.name : task.id;
            Optional<String> second = byName ? task.id : task.name;
            String id = first.or(() -> second).orElse("?");
            if (first.isEmpty() && second.isEmpty()) {
                in.problem(task.place(), "the task has neither \"id\" nor \"name\"");
            } else if (byId.putIfAbsent(id, i) != null) {
                in.problem(task.place(), "two tasks have the id " + OneLine.cut(id));
            }
            ids.add(id);
            if (second.isPresent() && (byOtherName.put(second.get(), i) != null)) {
                ambiguous.add(second.get());
            }
        }
        byOtherName.keySet().removeAll(ambiguous);
    }

    private boolean namesAreUnique() {
        Set<String> names = new HashSet<>();
        return document.tasks.stream().allMatch(task -> task.name.isPresent() && names.add(task.name.get()));
    }

    private void joinExecutions() throws InputException {
        Set<Integer> joined = new HashSet<>();
        for (WfTask execution : document.executions) {
            String name = execution.id.or(() -> execution.name).orElse("?");
            Integer position = positionOf(name);
            if (position == null) {
                in.problem(execution.place(), "the specification has no task " + OneLine.cut(name));
            } else if (!joined.add(position)) {
                in.problem(execution.place(), "the task " + OneLine.cut(name) + " is executed twice");
            } else {
                document.tasks.get(position).addExecution(execution);
            }
        }
    }

    private Integer positionOf(String name) {
        Integer position = byId.get(name);
        return position != null ? position : byOtherName.get(name);
    }

    /** For each task its parents and where each was first named: the union of what parents say of children and children of parents. */
    private List<Map<Integer, Place>> parents() throws InputException {
        List<Map<Integer, Place>> parents = new ArrayList<>();
        document.tasks.forEach(task -> parents.add(new LinkedHashMap<>()));
        for (boolean children : new boolean[] {false, true}) {
            for (int i = 0; i < document.tasks.size(); i++) {
                for (WfTask.Reference reference : document.tasks.get(i).references) {
                    if (reference.child() == children) {
                        addReference(parents, i, reference);
                    }
                }
            }
        }
        return parents;
    }

    private void addReference(List<Map<Integer, Place>> parents, int from, WfTask.Reference reference) throws InputException {
        Integer other = positionOf(reference.name());
        if (other == null) {
            String hint = Nearest.slip(reference.name(), ids.size() <= 1000 ? ids : List.of())
                    .map(near -> "; did you mean " + near + "?").orElse("");
            in.problem(reference.place(), "this workflow has no task " + OneLine.cut(reference.name()) + hint);
        } else if (reference.child()) {
            parents.get(other).putIfAbsent(from, reference.place());
        } else {
            parents.get(from).putIfAbsent(other, reference.place());
        }
    }

    private Task task(int position, Map<Integer, Place> parents) throws InputException {
        WfTask draft = document.tasks.get(position);
        if (draft.seconds.isEmpty()) {
            in.problem(draft.place(), "no run time is given for the task " + OneLine.cut(ids.get(position)));
            return Task.of(ids.get(position), 1);
        }
        List<Dependency> edges = new ArrayList<>();
        for (int parent : parents.keySet()) {
            edges.add(new Dependency(parent, volume(document.tasks.get(parent), draft)));
        }
        return new Task(ids.get(position), ticks(draft), draft.cores.orElse(1), Task.ANY_KIND, draft.memoryBytes.orElse(0),
                OptionalLong.empty(), Map.of(), edges);
    }

    /** Bytes that the parent writes and the child reads; absent where the document tells of no files at all. */
    private Optional<Ratio> volume(WfTask parent, WfTask child) throws InputException {
        if (document.fileSizes.isEmpty()) {
            return Optional.empty();
        }
        Ratio sum = Ratio.ZERO;
        try {
            for (String file : parent.writes) {
                if (child.reads.contains(file)) {
                    sum = sum.plus(document.fileSizes.getOrDefault(file, Ratio.ZERO));
                }
            }
        } catch (ArithmeticException e) {
            in.problem(child.place(), "the files that the task reads add up beyond 2^63 bytes");
        }
        return Optional.of(sum);
    }

    private long ticks(WfTask draft) throws InputException {
        long inTicks = tick.ticks(draft.seconds.orElseThrow());
        if (inTicks >= Limits.LARGEST_TOTAL) {
            in.problem(draft.place(), "the run time of " + OneLine.cut(draft.seconds.get().toPlainString()) + " s is 2^61 ticks or more");
            return 1;
        }
        return Math.max(1, inTicks);
    }
}
