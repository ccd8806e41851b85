package org.schedscope.io.workflow;

import static org.schedscope.io.json.ObjectCodec.unless;
import static org.schedscope.io.json.PlainJson.digits;
import static org.schedscope.io.json.PlainJson.each;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.format.LossReport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Writes a workload of one job as WfFormat, schema 1.5. A volume on an edge becomes a file that the parent writes and the child reads. The
 * execution that the schema requires is the shortest possible one, at an unknown date.
 */
public final class WfFormatExport {
    public static final WorkloadExport EXPORT = new WorkloadExport("wfformat", "WfCommons WfFormat JSON", List.of(".json"),
            WfFormatExport::refusal, WfFormatExport::losses, WfFormatExport::write);
    private static final String VERSION = "1.5";

    private WfFormatExport() {
    }

    private static Optional<Message> refusal(Workload workload) {
        return workload.jobs().size() == 1 ? Optional.empty()
                : Optional.of(Message.of("exports", "wfformat.many", workload.jobs().size()));
    }

    private static List<Message> losses(Workload workload) {
        List<Message> losses = lossesOfTasks(workload);
        LossReport.tell(losses, "jobs", workload.jobs().stream()
                .filter(job -> !job.user().equals(Job.ROOT_USER) || job.arrival() > 0 || job.queue().isPresent()).count());
        return losses;
    }

    /** Losses that remain if users, arrivals and queues of jobs are stored elsewhere. */
    public static List<Message> lossesOfTasks(Workload workload) {
        List<Message> losses = LossReport.of(workload, "kinds", "times", "estimates", "values");
        LossReport.tell(losses, "ids",
                workload.jobs().stream().flatMap(job -> job.tasks().stream()).filter(task -> !plain(task.id()).equals(task.id())).count());
        LossReport.tell(losses, "volumes", workload.jobs().stream().flatMap(job -> job.tasks().stream())
                .flatMap(task -> task.parents().stream()).filter(edge -> edge.data().isPresent() && edge.data().get().denominator() != 1)
                .count());
        return losses;
    }

    /** An id restricted to letters, digits, and a few signs. */
    private static String plain(String id) {
        return id.replaceAll("[^0-9a-zA-Z_.-]", "_");
    }

    private static void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException {
        PlainJson.document(new Document(workload.jobs().get(0), TickLength.ofUnit(workload.timeUnit())).fields(), out, 1, 2, 3, 4);
    }

    private static final class Document {
        private final Job job;
        private final TickLength tick;
        private final List<String> ids = new ArrayList<>();
        private final JobGraph graph;
        private final boolean volumes;

        Document(Job job, TickLength tick) {
            this.job = job;
            this.tick = tick;
            graph = new JobGraph(job.tasks());
            Set<String> taken = new HashSet<>();
            job.tasks().stream().map(Task::id).filter(id -> plain(id).equals(id)).forEach(taken::add);
            for (Task task : job.tasks()) {
                String id = plain(task.id());
                for (int copy = 2; !id.equals(task.id()) && !taken.add(id); copy++) {
                    id = plain(task.id()) + "-" + copy;
                }
                ids.add(id);
            }
            volumes = job.tasks().stream().anyMatch(task -> withData(task).findAny().isPresent());
        }

        Map<String, Object> fields() {
            Object files = each(tasks().flatMap(task -> withData(job.tasks().get(task)).map(edge -> PlainJson.fields(
                    "id", file(edge.parent(), task), "sizeInBytes", edge.data().get().ceil()))));
            Object specification = PlainJson.fields("tasks", each(tasks().map(this::task)), "files", volumes ? files : null);
            Object execution = PlainJson.fields("makespanInSeconds", digits(tick.secondsOf(shortest())), "executedAt", "unknown",
                    "tasks", each(tasks().map(this::execution)));
            return PlainJson.fields("name", job.id(), "schemaVersion", VERSION, "workflow",
                    PlainJson.fields("specification", specification, "execution", execution));
        }

        private Stream<Integer> tasks() {
            return IntStream.range(0, ids.size()).boxed();
        }

        private static Stream<Dependency> withData(Task task) {
            return task.parents().stream().filter(edge -> edge.data().isPresent());
        }

        private Map<String, Object> task(int task) {
            Task it = job.tasks().get(task);
            IntStream written = Arrays.stream(graph.children(task)).filter(child -> withData(job.tasks().get(child))
                    .anyMatch(edge -> edge.parent() == task));
            return PlainJson.fields("name", it.id(), "id", ids.get(task),
                    "parents", it.parents().stream().map(edge -> ids.get(edge.parent())).toList(),
                    "children", Arrays.stream(graph.children(task)).mapToObj(ids::get).toList(),
                    "inputFiles", volumes ? withData(it).map(edge -> file(edge.parent(), task)).toList() : null,
                    "outputFiles", volumes ? written.mapToObj(child -> file(task, child)).toList() : null);
        }

        private static String file(int parent, int child) {
            return "edge-" + parent + "-" + child;
        }

        private Map<String, Object> execution(int task) {
            Task it = job.tasks().get(task);
            return PlainJson.fields("id", ids.get(task), "runtimeInSeconds", digits(tick.secondsOf(it.exec())), "coreCount", it.cores(),
                    "memoryInBytes", unless(0L, it.memory()));
        }

        /** Length of the longest path, in ticks. */
        private long shortest() {
            long[] end = new long[ids.size()];
            long longest = 0;
            for (int place = 0; place < end.length; place++) {
                int task = graph.inOrder(place);
                for (Dependency edge : job.tasks().get(task).parents()) {
                    end[task] = Math.max(end[task], end[edge.parent()]);
                }
                end[task] += job.tasks().get(task).exec();
                longest = Math.max(longest, end[task]);
            }
            return longest;
        }
    }
}
