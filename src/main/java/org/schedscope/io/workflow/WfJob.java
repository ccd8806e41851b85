package org.schedscope.io.workflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/** Builds the job of a workflow document: names become positions, seconds become ticks, files become volumes. */
final class WfJob {
    private final ProblemList problems;
    private final Limits limits;
    private final WorkflowDraft draft;
    private final TickLength tick;
    private final List<String> ids = new ArrayList<>();
    private final Map<String, Integer> byId = new HashMap<>();
    private final Map<String, Integer> byOtherName = new HashMap<>();
    /** Files that parents write, each once, cached for all of their children. */
    private final Map<WfTask, List<String>> writes = new HashMap<>();

    private WfJob(ProblemList problems, WorkflowDraft draft, ReadOptions options) {
        this.problems = problems;
        this.limits = options.limits();
        this.draft = draft;
        this.tick = options.tick();
    }

    /** @throws InputException with all problems, including earlier ones */
    static Job of(ProblemList problems, WorkflowDraft draft, ReadOptions options) throws InputException {
        problems.throwIfAny();
        return new WfJob(problems, draft, options).build();
    }

    private Job build() throws InputException {
        nameTasks();
        problems.throwIfAny();
        joinExecutions();
        int[][] saidByParents = saidByParents();
        List<Task> tasks = new ArrayList<>(ids.size());
        for (int i = 0; i < ids.size(); i++) {
            tasks.add(task(i, parents(i, saidByParents[i])));
        }
        problems.throwIfAny();
        Place start = new Place(1, 1, draft.path);
        try {
            Job job = new Job(draft.name.orElse(problems.file().stem()), Job.ROOT_USER, 0, tasks, Optional.empty(), Optional.empty());
            Message tooMuch = new SizeGuard(limits).add(job);
            if (tooMuch != null) {
                throw problems.fatal(start.problem(problems.file().name(), tooMuch));
            }
            return job;
        } catch (ModelException e) {
            throw problems.fatal(start.problem(problems.file().name(), e.told()));
        }
    }

    /** Maps references to tasks: up to schema 1.4 by name, later by id; the other one serves if it is unambiguous. */
    private void nameTasks() throws InputException {
        boolean byName = !draft.byId && namesAreUnique();
        Set<String> ambiguous = new HashSet<>();
        for (int i = 0; i < draft.tasks.size(); i++) {
            WfTask task = draft.tasks.get(i);
            Optional<String> first = byName ? task.name() : task.id();
            Optional<String> second = byName ? task.id() : task.name();
            String id = first.or(() -> second).orElse("?");
            if (first.isEmpty() && second.isEmpty()) {
                problems.add(task.place(), Problem.ofFormat("wf.name"));
            } else if (byId.putIfAbsent(id, i) != null) {
                problems.add(task.place(), Problem.ofFormat("wf.twice", SafeText.cut(id)));
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
        return draft.tasks.stream().allMatch(task -> task.name().isPresent() && names.add(task.name().get()));
    }

    private void joinExecutions() throws InputException {
        Set<Integer> joined = new HashSet<>();
        for (WfTask execution : draft.executions) {
            String name = execution.id().or(execution::name).orElse("?");
            Integer position = positionOf(name);
            if (position == null) {
                problems.add(execution.place(), Problem.ofFormat("wf.specification", SafeText.cut(name)));
            } else if (!joined.add(position)) {
                problems.add(execution.place(), Problem.ofFormat("wf.executed", SafeText.cut(name)));
            } else {
                draft.tasks.get(position).addExecution(execution);
            }
        }
        draft.executions.clear();
    }

    private Integer positionOf(String name) {
        Integer position = byId.get(name);
        return position != null ? position : byOtherName.get(name);
    }

    /** For each task the tasks that name it as their child, in file order. */
    private int[][] saidByParents() throws InputException {
        int[] count = new int[ids.size()];
        for (WfTask task : draft.tasks) {
            for (WfTask.Reference reference : task.references()) {
                Integer child = reference.child() ? positionOf(reference.name()) : null;
                if (child != null) {
                    count[child]++;
                }
            }
        }
        int[][] parents = new int[ids.size()][];
        for (int i = 0; i < parents.length; i++) {
            parents[i] = new int[count[i]];
        }
        for (int from = 0; from < parents.length; from++) {
            for (WfTask.Reference reference : draft.tasks.get(from).references()) {
                Integer other = positionOf(reference.name());
                if (other == null) {
                    problems.add(reference.place(draft.tasks.get(from)), unknown(reference.name()));
                } else if (reference.child()) {
                    parents[other][parents[other].length - count[other]--] = from;
                }
            }
        }
        return parents;
    }

    private Message unknown(String name) {
        Message wrong = Problem.ofFormat("wf.task", SafeText.cut(name));
        return DidYouMean.slip(name, ids.size() <= 1000 ? ids : List.of()).map(near -> Problem.ofFormat("slip", wrong, near)).orElse(wrong);
    }

    /** The parents that a task names, and those that name it as their child, in the order of their mention. */
    private Set<Integer> parents(int position, int[] saidByParents) {
        Set<Integer> parents = new LinkedHashSet<>();
        for (WfTask.Reference reference : draft.tasks.get(position).references()) {
            Integer parent = reference.child() ? null : positionOf(reference.name());
            if (parent != null) {
                parents.add(parent);
            }
        }
        for (int parent : saidByParents) {
            parents.add(parent);
        }
        return parents;
    }

    private Task task(int position, Set<Integer> parents) throws InputException {
        WfTask task = draft.tasks.get(position);
        if (task.seconds().isEmpty()) {
            problems.add(task.place(), Problem.ofFormat("wf.untimed", SafeText.cut(ids.get(position))));
            return Task.of(ids.get(position), 1);
        }
        List<Dependency> edges = new ArrayList<>(parents.size());
        Set<String> reads = parents.isEmpty() ? Set.of() : new HashSet<>(task.reads());
        for (int parent : parents) {
            edges.add(new Dependency(parent, volume(draft.tasks.get(parent), task, reads)));
        }
        return new Task(ids.get(position), ticks(task), task.width(), Task.ANY_KIND, task.memory(),
                OptionalLong.empty(), Map.of(), edges);
    }

    /** Bytes that the parent writes and the child reads; empty if the document has no files at all. */
    private Optional<Ratio> volume(WfTask parent, WfTask child, Set<String> reads) throws InputException {
        if (draft.fileSizes.isEmpty()) {
            return Optional.empty();
        }
        Ratio sum = Ratio.ZERO;
        try {
            for (String file : writes.computeIfAbsent(parent, task -> List.copyOf(new LinkedHashSet<>(task.writes())))) {
                if (reads.contains(file)) {
                    sum = sum.plus(draft.fileSizes.getOrDefault(file, Ratio.ZERO));
                }
            }
        } catch (ArithmeticException e) {
            problems.add(child.place(), Problem.ofFormat("wf.files"));
        }
        return Optional.of(sum);
    }

    private long ticks(WfTask task) throws InputException {
        long inTicks = tick.ticks(task.seconds().orElseThrow());
        if (inTicks >= Limits.LARGEST_TOTAL) {
            problems.add(task.place(), Problem.ofFormat("wf.long", SafeText.cut(task.seconds().get().toPlainString())));
            return 1;
        }
        return Math.max(1, inTicks);
    }
}
