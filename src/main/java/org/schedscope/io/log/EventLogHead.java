package org.schedscope.io.log;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.AnswersJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Platform;
import org.schedscope.model.Release;
import org.schedscope.model.Workload;
import org.schedscope.model.answer.ProgramAnswers;

/** Writes the first line of an event log, which describes the run; {@link EventLogReader} reads it. */
final class EventLogHead {
    private EventLogHead() {
    }

    /** Writes the line and leaves the stream open. */
    static void write(RunInfo info, Workload workload, Platform platform, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.oneLine(stream)) {
            write(info, workload, platform, stream, out);
        }
    }

    /** Whether a job leaves if another does not succeed. */
    private static boolean mayLeave(Workload workload) {
        return workload.jobs().anyRelease() && workload.jobs().stream()
                .anyMatch(job -> job.release().after().stream().anyMatch(after -> after.when() == Release.When.SUCCEEDED));
    }

    private static void write(RunInfo info, Workload workload, Platform platform, OutputStream stream, JsonGenerator out)
            throws IOException {
        out.writeStartObject();
        out.writeStringField("format", EventLog.FORMAT);
        out.writeNumberField("version", mayLeave(workload) ? EventLog.VERSION : info.choices().logVersion());
        if (info.rules() != Rules.UNSAID) {
            out.writeNumberField("rules", info.rules());
        }
        out.writeStringField("policy", info.choices().policy());
        out.writeStringField("scheduler", info.choices().scheduler());
        out.writeNumberField("seed", info.choices().seed());
        out.writeObjectFieldStart("parameters");
        for (Map.Entry<String, String> parameter : info.choices().parameters().entrySet()) {
            out.writeStringField(parameter.getKey(), parameter.getValue());
        }
        out.writeEndObject();
        if (!info.choices().forks().isEmpty()) {
            out.writeArrayFieldStart("forks");
            for (ForkSpec fork : info.choices().forks()) {
                ForkJson.write(fork, out);
            }
            out.writeEndArray();
        }
        AnswersJson.write(info.choices().answers().orElse(ProgramAnswers.NONE), out);
        out.writeFieldName("workload");
        if (workload.jobs().arePlain()) {
            WorkloadWriter.write(workload, json -> {
                json.writeStartArray();
                json.flush();
                new LogJobLine(workload.jobs()).write(stream);
                json.writeEndArray();
            }, out);
        } else {
            WorkloadWriter.write(workload, out);
        }
        out.writeFieldName("platform");
        PlatformWriter.write(platform, out);
        out.writeEndObject();
        out.writeRaw('\n');
    }
}
