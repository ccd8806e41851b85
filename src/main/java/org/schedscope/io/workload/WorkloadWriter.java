package org.schedscope.io.workload;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.json.JsonValue;
import org.schedscope.model.Job;
import org.schedscope.model.Releases;
import org.schedscope.model.Workload;

/** Writes workloads in the program's own JSON, a task a line; default values are omitted. */
public final class WorkloadWriter {
    /** The format, which holds everything. */
    public static final WorkloadExport EXPORT = new WorkloadExport("workload", "native workload JSON", List.of(".workload.json"),
            workload -> Optional.empty(), workload -> List.of(), (workload, platform, out) -> write(workload, out));

    private WorkloadWriter() {
    }

    /** Writes a document and leaves the stream open. */
    public static void write(Workload workload, OutputStream out) throws IOException {
        write(document(workload, JobJson.FIELDS.all(Releases.joined(workload.jobs()))), out);
    }

    /**
     * Writes a document of jobs that are iterated once, and leaves the stream open.
     *
     * @param platform the file, beside the workload's own, that it was made for, if it names one
     */
    public static void write(String name, Optional<String> platform, Iterable<Job> jobs, OutputStream out) throws IOException {
        write(new WorkloadJson.Document(name, Workload.DEFAULT_TIME_UNIT, Optional.empty(), platform, OptionalLong.empty(),
                JobJson.FIELDS.all(jobs)), out);
    }

    private static void write(WorkloadJson.Document document, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 2, 4)) {
            document.write(json);
            json.writeRaw('\n');
        }
    }

    /** Writes a workload as a value. */
    public static void write(Workload workload, JsonGenerator out) throws IOException {
        write(workload, JobJson.FIELDS.all(Releases.joined(workload.jobs())), out);
    }

    /** Writes a workload as a value, with an array of jobs that is written by the given value. */
    public static void write(Workload workload, JsonValue jobs, JsonGenerator out) throws IOException {
        document(workload, jobs).write(out);
    }

    private static WorkloadJson.Document document(Workload workload, JsonValue jobs) {
        return new WorkloadJson.Document(workload.name(), workload.timeUnit(), workload.start(), workload.platform(), workload.horizon(),
                jobs);
    }
}
