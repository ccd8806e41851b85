package org.schedscope.io.workflow;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TextLines;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.model.Cluster;
import org.schedscope.model.Cycles;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Reads graphs of the Standard Task Graph Set (Tobita, Kasahara 2002), {@code .stg}: the number of tasks, then a line per task with its
 * number, its time, and the number and list of its predecessors. With communication costs every predecessor is followed by one, in the same
 * line or in lines of two numbers below. In the older prototype form the first line also has the processors, which become the platform.
 *
 * <p>The empty entry and exit tasks that the set adds to every graph are omitted; other tasks without time get one tick. Times are ticks, a
 * document is one job that arrives at tick 0.
 */
public final class StgReader implements WorkloadFormat {
    @Override
    public String name() {
        return "Standard Task Graph";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        List<String> lines = head.lines().filter(line -> !line.startsWith("#")).limit(2).toList();
        return lines.size() == 2 && lines.get(0).matches("[0-9]+(\\s+[0-9]+)?") && lines.get(1).matches("[01]\\s+[0-9]+\\s+0");
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (TextLines in = new TextLines(file, options.limits())) {
            return new Graph(in, options.limits()).read();
        } catch (ModelException e) {
            throw new InputException(file.problem(e.told()));
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** A task of the file. */
    private record Node(int number, int time, int line, List<Integer> parents, List<Integer> costs) {
    }

    private static final class Graph {
        private final TextLines in;
        private final Limits limits;
        private final SizeGuard totals;
        private final List<Node> nodes = new ArrayList<>();
        private int processors;
        private boolean more;

        Graph(TextLines in, Limits limits) {
            this.in = in;
            this.limits = limits;
            this.totals = new SizeGuard(limits);
        }

        LoadedWorkload read() throws IOException {
            if (!in.next()) {
                throw in.problems().failure(Problem.words("file.empty"));
            }
            if (in.size() > 2) {
                in.problems().add(in.place(2), Problem.ofFormat("stg.first"));
            }
            int count = in.whole(0, "tasks", limits.tasks());
            processors = in.size() > 1 ? in.whole(1, "processors", Integer.MAX_VALUE) : 0;
            in.problems().throwIfAny();
            more = in.next();
            // Today's form has both dummy tasks, the prototype only the exit, and files of other programs none.
            while (more && nodes.size() < count + 2L) {
                readNode();
                in.problems().throwIfAny();
            }
            if (more) {
                in.problems().add(in.place(0), Problem.ofFormat("stg.more", count));
            } else if (nodes.size() < count) {
                in.problems().add(new Place(in.number(), 1, ""), Problem.ofFormat("stg.end", nodes.size(), count));
            }
            in.problems().throwIfAny();
            if (nodes.isEmpty()) {
                throw in.problems().failure(Problem.ofFormat("stg.empty"));
            }
            return loaded();
        }

        private void readNode() throws IOException {
            totals.countTask(in.problems(), () -> in.place(0));
            if (in.size() < 3) {
                in.problems().add(in.place(0), Problem.ofFormat("stg.line"));
                more = in.next();
                return;
            }
            Node node = new Node(in.whole(0, "number", Integer.MAX_VALUE), in.whole(1, "time", Integer.MAX_VALUE),
                    in.number(), new ArrayList<>(), new ArrayList<>());
            int parents = in.whole(2, "predecessors", limits.edges());
            nodes.add(node);
            int here = in.size() - 3;
            if (here == 0 && parents > 0) {
                readBelow(node, parents);
                return;
            }
            boolean costs = here == 2L * parents && parents > 0;
            if (here != parents && !costs) {
                in.problems().add(in.place(0), Problem.ofFormat("stg.here", parents, here));
            }
            for (int i = 3; i < in.size(); i += costs ? 2 : 1) {
                totals.countEdge(in.problems(), () -> in.place(0));
                node.parents.add(in.whole(i, "predecessor", Integer.MAX_VALUE));
                if (costs) {
                    node.costs.add(in.whole(i + 1, "cost", Integer.MAX_VALUE));
                }
            }
            more = in.next();
        }

        private void readBelow(Node node, int parents) throws IOException {
            more = in.next();
            for (int i = 0; i < parents && more && in.problems().isEmpty(); i++) {
                totals.countEdge(in.problems(), () -> in.place(0));
                if (in.size() != 2) {
                    in.problems().add(in.place(0), Problem.ofFormat("stg.below"));
                    return;
                }
                node.parents.add(in.whole(0, "predecessor", Integer.MAX_VALUE));
                node.costs.add(in.whole(1, "cost", Integer.MAX_VALUE));
                more = in.next();
            }
            if (node.parents.size() < parents) {
                in.problems().add(in.place(0), Problem.ofFormat("stg.cut", node.number));
            }
        }

        private LoadedWorkload loaded() throws InputException {
            int first = nodes.get(0).number;
            checkNumbers(first);
            boolean entry = isEntry(nodes.get(0));
            int end = nodes.size() - (isExit(nodes.get(nodes.size() - 1)) ? 1 : 0);
            int begin = entry && end > 1 ? 1 : 0;
            List<Task> tasks = new ArrayList<>();
            long withoutTime = 0;
            for (Node node : nodes.subList(begin, end)) {
                withoutTime += node.time == 0 ? 1 : 0;
                tasks.add(task(node, first + begin));
            }
            if (tasks.isEmpty()) {
                throw in.problems().failure(Problem.ofFormat("stg.empty"));
            }
            String name = in.file().stem();
            checkCycles(name, tasks, nodes.subList(begin, end));
            Job job = new Job(name, Job.ROOT_USER, 0, tasks, Optional.empty(), Optional.empty());
            Message tooMuch = totals.add(job);
            if (tooMuch != null) {
                throw in.problems().failure(tooMuch);
            }
            List<Problem> warnings = withoutTime == 0 ? List.of()
                    : List.of(in.file().problem(Problem.ofFormat("stg.timeless", withoutTime)));
            Optional<Platform> platform = processors == 0 ? Optional.empty()
                    : Optional.of(Platform.of(processors + " processors", Cluster.of("cluster", processors)));
            int[] lines = nodes.subList(begin, end).stream().mapToInt(Node::line).toArray();
            Workload workload = new Workload(name, Workload.DEFAULT_TIME_UNIT, Optional.empty(), List.of(job));
            return new LoadedWorkload(workload, platform, warnings, JobPlaces.ofOneJob(in.file(), lines));
        }

        private void checkCycles(String name, List<Task> tasks, List<Node> theirs) throws InputException {
            List<Integer> cycle = Cycles.find(tasks);
            if (!cycle.isEmpty()) {
                in.problems().add(new Place(theirs.get(cycle.get(0)).line, 1, ""),
                        Message.of("model", "cycle", name, Cycles.describe(tasks, cycle)));
                in.problems().throwIfAny();
            }
        }

        /** Checks that numbers ascend by one, so that a number is a position. */
        private void checkNumbers(int first) throws InputException {
            for (int i = 0; i < nodes.size(); i++) {
                Node node = nodes.get(i);
                Place place = new Place(node.line, 1, "");
                if (node.number != first + i || first > 1) {
                    in.problems().add(place, Problem.ofFormat("stg.order", node.number));
                    in.problems().throwIfAny();
                }
                Set<Integer> seen = new HashSet<>();
                for (int parent : node.parents) {
                    if (parent < first || parent >= first + nodes.size() || !seen.add(parent)) {
                        in.problems().add(place, seen.contains(parent) ? Problem.ofFormat("stg.twice", parent)
                                : Problem.ofFormat("stg.unknown", parent));
                    }
                }
            }
            in.problems().throwIfAny();
        }

        private boolean isEntry(Node node) {
            return node.number == 0 && node.time == 0 && node.parents.isEmpty();
        }

        /** Whether a task is the exit: without time, the last, and no task's predecessor. */
        private boolean isExit(Node node) {
            return node.time == 0 && nodes.size() > 1 && nodes.stream().noneMatch(other -> other.parents.contains(node.number));
        }

        private static Task task(Node node, int first) {
            List<Dependency> parents = new ArrayList<>();
            for (int i = 0; i < node.parents.size(); i++) {
                Optional<Ratio> cost = node.costs.isEmpty() ? Optional.empty() : Optional.of(Ratio.of(node.costs.get(i)));
                if (node.parents.get(i) >= first) {
                    parents.add(new Dependency(node.parents.get(i) - first, cost));
                }
            }
            return new Task(Integer.toString(node.number), Math.max(1, node.time), 1, Task.ANY_KIND, 0, OptionalLong.empty(), Map.of(),
                    parents);
        }
    }
}
