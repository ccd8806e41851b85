package org.schedscope.io.log;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.schedscope.event.Branch;
import org.schedscope.event.EventSink;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Seed;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.TraceRecorder;

/** Reads event logs and tells their events to a sink, as the run did. */
public final class EventLogReader {
    private static final FieldSet FIELDS = new FieldSet("format", "version", "policy", "scheduler", "seed", "parameters", "workload",
            "platform", "forks", "rules");

    private String policy = "?";
    private String scheduler = "?";
    private long seed;
    private final SortedMap<String, String> parameters = new TreeMap<>();
    private Workload workload;
    private Platform platform;
    private final List<Branch> forks = new ArrayList<>();
    private int rules = Rules.UNSAID;

    private EventLogReader() {
    }

    /**
     * The first line of a log.
     *
     * @param workload as the run began with it
     * @param platform as the run began on it
     * @param index of the workload that the events are about
     * @param recordedPlatform every cluster with the most cores it ever has
     */
    public record Head(RunInfo info, Workload workload, Platform platform, WorkloadIndex index, Platform recordedPlatform) {
    }

    /**
     * Reads a whole log.
     *
     * @throws InputException if a line is wrong, or tells what cannot be
     */
    public static RecordedRun read(InputFile file, Limits limits) throws InputException {
        TraceRecorder[] recorder = new TraceRecorder[1];
        Head head = replay(file, limits, start -> recorder[0] = new TraceRecorder(start.index(), start.recordedPlatform(),
                Branch.begun(start.platform(), start.info().forks())));
        return new RecordedRun(head.info(), recorder[0].trace(), head.workload(), head.platform());
    }

    /** Reads a log event by event into the sink that its head calls for; memory does not grow with the number of events. */
    public static Head replay(InputFile file, Limits limits, Function<Head, EventSink> sinkFor) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            Head head = new EventLogReader().head(in);
            EventLines lines = new EventLines(in, head, sinkFor.apply(head));
            while (in.nextOrEnd() != null) {
                lines.read();
            }
            in.problems().throwIfAny();
            return head;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    private Head head(JsonCursor in) throws IOException {
        Place start = in.place();
        long seen = in.readObject("the first line of an event log", FIELDS, true, field -> field(in, field));
        long needed = (1L << FIELDS.indexOf("forks")) - 1;
        if (in.problems().isEmpty() && (seen & needed) != needed) {
            int missing = Long.numberOfTrailingZeros(~seen);
            in.problem(start, Problem.ofFormat("log.head", FIELDS.name(missing)));
        }
        in.problems().throwIfAny();
        RunInfo info = new RunInfo(workload.name(), platform.name(), policy, scheduler, seed, parameters, forks, rules);
        try {
            return new Head(info, workload, platform, new WorkloadIndex(Branch.recorded(workload, forks)), Branch.recorded(platform, forks));
        } catch (ModelException wrong) {
            throw in.problems().fatal(start.problem(in.file().name(), wrong.told()));
        }
    }

    private void field(JsonCursor in, int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "format" -> Headers.checkFormat(in, EventLog.FORMAT);
            case "version" -> Headers.checkVersion(in, EventLog.VERSION);
            case "rules" -> rules = Headers.rules(in);
            case "policy" -> policy = in.readText("\"policy\"", "?");
            case "scheduler" -> scheduler = in.readText("\"scheduler\"", "?");
            case "seed" -> seed = Numbers.whole(in, "\"seed\"", Seed.LEAST, Seed.MOST);
            case "parameters" -> in.readEntries("\"parameters\"", name -> parameters.put(name, parameter(in)));
            case "forks" -> in.readArray("\"forks\"", index -> forks.add(ForkJson.read(in, rules)));
            case "workload" -> workload = WorkloadJson.read(in);
            default -> platform = PlatformJson.read(in);
        }
    }

    private static String parameter(JsonCursor in) throws InputException {
        return in.token() == JsonToken.VALUE_STRING ? in.text() : in.readText("a parameter", "?");
    }
}
