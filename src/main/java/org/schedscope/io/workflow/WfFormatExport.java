package org.schedscope.io.workflow;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.LossReport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Writes a workload of one job as WfFormat, schema 1.5. A volume on an edge becomes a file that the parent writes and the child reads.
 * What the schema asks of an execution that never was is the shortest one possible, at an unknown date.
 */
public final class WfFormatExport {
    /** The format. */
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

    /** What is lost even where something else holds the users, arrivals and queues of jobs. */
    public static List<Message> lossesOfTasks(Workload workload) {
        List<Message> losses = new ArrayList<>();
        LossReport all = LossReport.of(workload);
        LossReport.tell(losses, "kinds", all.kinds());
        LossReport.tell(losses, "times", all.timesOnClusters());
        LossReport.tell(losses, "estimates", all.estimates());
        LossReport.tell(losses, "values", all.values());
        LossReport.tell(losses, "ids",
                workload.jobs().stream().flatMap(job -> job.tasks().stream()).filter(task -> !plain(task.id()).equals(task.id())).count());
        LossReport.tell(losses, "volumes", workload.jobs().stream().flatMap(job -> job.tasks().stream())
                .flatMap(task -> task.parents().stream()).filter(edge -> edge.data().isPresent() && edge.data().get().denominator() != 1)
                .count());
        return losses;
    }

    /** Ids may have letters, digits, and a few signs. */
    private static String plain(String id) {
        return id.replaceAll("[^0-9a-zA-Z_.-]", "_");
    }

    private static void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 2, 3, 4)) {
            new Document(workload.jobs().get(0), TickLength.ofUnit(workload.timeUnit()), json).write();
            json.writeRaw('\n');
        }
    }

    private static final class Document {
        private final Job job;
        private final TickLength tick;
        private final JsonGenerator json;
        private final List<String> ids = new ArrayList<>();
        private final JobGraph graph;
        private final boolean volumes;

        Document(Job job, TickLength tick, JsonGenerator json) {
            this.job = job;
            this.tick = tick;
            this.json = json;
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
            volumes = job.tasks().stream().anyMatch(task -> task.parents().stream().anyMatch(edge -> edge.data().isPresent()));
        }

        void write() throws IOException {
            json.writeStartObject();
            json.writeStringField("name", job.id());
            json.writeStringField("schemaVersion", VERSION);
            json.writeObjectFieldStart("workflow");
            json.writeObjectFieldStart("specification");
            json.writeArrayFieldStart("tasks");
            for (int task = 0; task < ids.size(); task++) {
                writeTask(task);
            }
            json.writeEndArray();
            if (volumes) {
                writeFiles();
            }
            json.writeEndObject();
            json.writeObjectFieldStart("execution");
            json.writeFieldName("makespanInSeconds");
            writeSeconds(shortest());
            json.writeStringField("executedAt", "unknown");
            json.writeArrayFieldStart("tasks");
            for (int task = 0; task < ids.size(); task++) {
                writeExecution(task);
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeEndObject();
            json.writeEndObject();
        }

        private void writeTask(int task) throws IOException {
            json.writeStartObject();
            json.writeStringField("name", job.tasks().get(task).id());
            json.writeStringField("id", ids.get(task));
            writeIds("parents", job.tasks().get(task).parents().stream().map(Dependency::parent).toList());
            writeIds("children", Arrays.stream(graph.children(task)).boxed().toList());
            if (volumes) {
                json.writeArrayFieldStart("inputFiles");
                for (Dependency edge : job.tasks().get(task).parents()) {
                    if (edge.data().isPresent()) {
                        json.writeString(file(edge.parent(), task));
                    }
                }
                json.writeEndArray();
                json.writeArrayFieldStart("outputFiles");
                for (int child : graph.children(task)) {
                    if (volume(task, child).isPresent()) {
                        json.writeString(file(task, child));
                    }
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        }

        private void writeIds(String field, List<Integer> tasks) throws IOException {
            json.writeArrayFieldStart(field);
            for (int task : tasks) {
                json.writeString(ids.get(task));
            }
            json.writeEndArray();
        }

        private Optional<Ratio> volume(int parent, int child) {
            return job.tasks().get(child).parents().stream().filter(edge -> edge.parent() == parent).findFirst().flatMap(Dependency::data);
        }

        private static String file(int parent, int child) {
            return "edge-" + parent + "-" + child;
        }

        private void writeFiles() throws IOException {
            json.writeArrayFieldStart("files");
            for (int task = 0; task < ids.size(); task++) {
                for (Dependency edge : job.tasks().get(task).parents()) {
                    if (edge.data().isPresent()) {
                        json.writeStartObject();
                        json.writeStringField("id", file(edge.parent(), task));
                        json.writeNumberField("sizeInBytes", edge.data().get().ceil());
                        json.writeEndObject();
                    }
                }
            }
            json.writeEndArray();
        }

        private void writeExecution(int task) throws IOException {
            Task it = job.tasks().get(task);
            json.writeStartObject();
            json.writeStringField("id", ids.get(task));
            json.writeFieldName("runtimeInSeconds");
            writeSeconds(it.exec());
            json.writeNumberField("coreCount", it.cores());
            if (it.memory() > 0) {
                json.writeNumberField("memoryInBytes", it.memory());
            }
            json.writeEndObject();
        }

        private void writeSeconds(long ticks) throws IOException {
            json.writeNumber(tick.secondsOf(ticks).toPlainString());
        }

        /** Ticks of the longest path. */
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
