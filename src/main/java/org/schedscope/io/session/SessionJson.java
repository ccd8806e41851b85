package org.schedscope.io.session;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.workload.AnswersJson;
import org.schedscope.io.workload.ForkJson;

/** The document of a session, which names its inputs: how it is written. {@link SessionReader} reads it. */
final class SessionJson {
    static final String FORMAT = "schedscope-session";
    /** Of the document and of what stands beside it. Files of later versions are refused. */
    static final int VERSION = 2;
    /** Says how platforms were found in English sentences. */
    static final int VERSION_OF_SENTENCES = 1;
    /** The document's entry. */
    static final String NAME = "session.json";

    private final JsonGenerator out;
    private final SessionInputs names;

    private SessionJson(JsonGenerator out, SessionInputs names) {
        this.out = out;
        this.names = names;
    }

    /** Writes the document and leaves the stream open. */
    static void write(SavedSession session, SessionInputs names, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2, 3)) {
            new SessionJson(out, names).document(session);
            out.writeRaw('\n');
        }
    }

    private void document(SavedSession session) throws IOException {
        out.writeStartObject();
        out.writeStringField("format", FORMAT);
        out.writeNumberField("version", VERSION);
        out.writeNumberField("rules", Rules.VERSION);
        out.writeArrayFieldStart("runs");
        for (SavedRun run : session.runs()) {
            run(run);
        }
        out.writeEndArray();
        out.writeNumberField("open", session.open());
        SavedSession.View view = session.view();
        out.writeNumberField("tick", view.tick());
        out.writeNumberField("position", view.position());
        out.writeObjectFieldStart("selected");
        text("job", view.marked().job());
        text("task", view.marked().task());
        text("user", view.marked().user());
        text("cluster", view.marked().cluster());
        out.writeEndObject();
        breakpoints(view.breakpoints());
        if (!view.elsewhere().isEmpty()) {
            out.writeArrayFieldStart("elsewhere");
            for (Map.Entry<String, List<SavedSession.SavedBreakpoint>> list : view.elsewhere().entrySet()) {
                out.writeStartObject();
                out.writeStringField("workload", list.getKey());
                breakpoints(list.getValue());
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        texts("layout", view.layout());
        out.writeEndObject();
    }

    private void breakpoints(List<SavedSession.SavedBreakpoint> list) throws IOException {
        out.writeArrayFieldStart("breakpoints");
        for (SavedSession.SavedBreakpoint breakpoint : list) {
            out.writeStartObject();
            out.writeStringField("condition", breakpoint.condition());
            out.writeBooleanField("enabled", breakpoint.enabled());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private void run(SavedRun run) throws IOException {
        out.writeStartObject();
        out.writeNumberField("label", run.label());
        if (run.parent().isPresent()) {
            out.writeNumberField("parent", run.parent().getAsInt());
        }
        input(run.input());
        RunInfo info = run.info();
        out.writeStringField("policy", info.policy());
        out.writeStringField("scheduler", info.scheduler());
        out.writeNumberField("seed", info.seed());
        texts("parameters", info.parameters());
        text("network", run.network());
        out.writeArrayFieldStart("forks");
        for (ForkSpec fork : info.forks()) {
            ForkJson.write(fork, out);
        }
        out.writeEndArray();
        AnswersJson.write(info.answers(), out);
        if (run.proof().isPresent()) {
            SavedRun.Proof proof = run.proof().get();
            out.writeObjectFieldStart("proof");
            out.writeNumberField("events", proof.events());
            out.writeBooleanField("complete", proof.complete());
            out.writeStringField("sha256", proof.sha256());
            out.writeEndObject();
        }
        out.writeEndObject();
    }

    private void input(SavedRun.Input input) throws IOException {
        if (input.schedule().filter(SavedRun.Schedule::ownWorkload).isEmpty()) {
            out.writeStringField("workload", names.of(input.workload()));
            out.writeStringField("platform", names.of(input.platform()));
        }
        out.writeBooleanField("machineLog", input.log());
        out.writeStringField("platformOrigin", input.platformOrigin().text());
        origin(input.origin());
        if (input.schedule().isPresent()) {
            SavedRun.Schedule schedule = input.schedule().get();
            out.writeObjectFieldStart("schedule");
            out.writeStringField("log", names.of(schedule.run()));
            text("file", schedule.file());
            out.writeStringField("platformOrigin", schedule.platformOrigin().text());
            out.writeBooleanField("coresKnown", schedule.coresKnown());
            out.writeBooleanField("rounded", schedule.rounded());
            out.writeBooleanField("ownWorkload", schedule.ownWorkload());
            out.writeEndObject();
        }
    }

    private void origin(SavedRun.Origin origin) throws IOException {
        out.writeObjectFieldStart("origin");
        words("files", origin.files());
        words("drawn", origin.drawn());
        text("sample", origin.sample());
        out.writeStringField("tick", origin.tick());
        text("arrivals", origin.arrivals());
        text("columns", origin.columns());
        text("platformFile", origin.platformFile());
        if (origin.workloadEdited()) {
            out.writeBooleanField("workloadEdited", true);
        }
        if (origin.platformEdited()) {
            out.writeBooleanField("platformEdited", true);
        }
        out.writeEndObject();
    }

    private void words(String name, List<String> words) throws IOException {
        if (!words.isEmpty()) {
            out.writeArrayFieldStart(name);
            for (String word : words) {
                out.writeString(word);
            }
            out.writeEndArray();
        }
    }

    private void text(String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            out.writeStringField(name, value.get());
        }
    }

    private void texts(String name, SortedMap<String, String> values) throws IOException {
        out.writeObjectFieldStart(name);
        for (Map.Entry<String, String> entry : values.entrySet()) {
            out.writeStringField(entry.getKey(), entry.getValue());
        }
        out.writeEndObject();
    }
}
