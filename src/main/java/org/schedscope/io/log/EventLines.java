package org.schedscope.io.log;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;

/** Reads the lines of an event log after the first: names become numbers, and what cannot have happened is refused. */
final class EventLines {
    private static final FieldSet FIELDS = new FieldSet("seq", "t", "type", "job", "task", "cluster", "cores", "key", "queue", "backfilled",
            "transfer", "parent", "from", "to", "arrives", "start", "end", "fork", "queueOf", "until");
    private static final Map<String, EventKind> KINDS = kinds();
    private static final int NOT_RUNNING = -1;

    private final JsonCursor in;
    private final WorkloadIndex index;
    private final List<Cluster> clusters;
    private final EventSink sink;
    private final Map<String, Integer> clusterNumbers = new HashMap<>();
    private final Map<String, Integer> jobNumbers = new HashMap<>();
    private final Map<Integer, Map<String, Integer>> positionsOfJob = new HashMap<>();
    private final int[] runsOn;
    private final String[] texts = new String[FIELDS.names().size()];
    private final long[] numbers = new long[FIELDS.names().size()];
    private long seen;
    private long seq;
    private long tick;
    private Place line;

    EventLines(JsonCursor in, EventLogReader.Head head, EventSink sink) {
        this.in = in;
        this.sink = sink;
        index = head.index();
        clusters = head.recordedPlatform().clusters();
        for (int c = 0; c < clusters.size(); c++) {
            clusterNumbers.put(clusters.get(c).id(), c);
        }
        for (int j = 0; j < index.jobCount(); j++) {
            jobNumbers.put(index.job(j).id(), j);
        }
        runsOn = new int[index.taskCount()];
        java.util.Arrays.fill(runsOn, NOT_RUNNING);
    }

    private static Map<String, EventKind> kinds() {
        Map<String, EventKind> kinds = new HashMap<>();
        for (EventKind kind : EventKind.values()) {
            kinds.put(kind.logName(), kind);
        }
        return Map.copyOf(kinds);
    }

    /** Reads the event at the current token and tells it; the first wrong line ends reading, since later ones build on it. */
    void read() throws IOException {
        line = new Place(in.line(), in.column(), "");
        seen = in.readObject("an event", FIELDS, true, this::field);
        in.problems().throwIfAny();
        require(number("seq") == seq, "log.seq", seq);
        require(number("t") >= tick, "log.back", tick);
        EventKind kind = KINDS.get(text("type"));
        require(kind != null, "log.type", OneLine.quoted(text("type")));
        seq++;
        tick = number("t");
        telling(kind).tell();
    }

    private void field(int field) throws IOException {
        String name = FIELDS.name(field);
        switch (name) {
            case "type", "job", "task", "cluster", "cores", "parent", "from", "to", "queueOf" -> texts[field] = in.readText("\"" + name + "\"", "?");
            case "key" -> texts[field] = in.token() == JsonToken.VALUE_STRING ? in.text() : in.readText("\"key\"", "?");
            case "backfilled" -> {
                boolean value = in.token() == JsonToken.VALUE_TRUE;
                if (!value && in.token() != JsonToken.VALUE_FALSE) {
                    in.problem(Problem.words("value.truth", "\"backfilled\"", in.foundHere()));
                    in.skip();
                }
                numbers[field] = value ? 1 : 0;
            }
            case "queue", "transfer", "fork" -> numbers[field] = Numbers.whole(in, "\"" + name + "\"", 0, Integer.MAX_VALUE);
            default -> numbers[field] = Numbers.whole(in, "\"" + name + "\"", 0, Long.MAX_VALUE - 1);
        }
    }

    private InputException wrong(Message message) {
        return in.problems().fatal(line.problem(in.file().name(), message));
    }

    private void require(boolean condition, String key, Object... values) throws InputException {
        if (!condition) {
            throw wrong(Problem.ofFormat(key, values));
        }
    }

    private int present(String field) throws InputException {
        int number = FIELDS.indexOf(field);
        require((seen >> number & 1) != 0, "log.lacks", field);
        return number;
    }

    private String text(String field) throws InputException {
        return texts[present(field)];
    }

    private long number(String field) throws InputException {
        return numbers[present(field)];
    }

    private int cluster(String field) throws InputException {
        Integer number = clusterNumbers.get(text(field));
        require(number != null, "no.cluster", OneLine.cut(text(field)));
        return number;
    }

    /** A queue is that of a cluster, or the central one where none is named. */
    private int queue(String field) throws InputException {
        return has(field) ? cluster(field) : clusters.size();
    }

    private boolean has(String field) {
        return (seen >> FIELDS.indexOf(field) & 1) != 0;
    }

    private int job() throws InputException {
        Integer number = jobNumbers.get(text("job"));
        require(number != null, "no.job", OneLine.cut(text("job")));
        return number;
    }

    private int task(String field) throws InputException {
        int job = job();
        String name = text(field);
        Integer position = index.taskCountOf(job) == 1 ? (index.job(job).tasks().get(0).id().equals(name) ? Integer.valueOf(0) : null)
                : positionsOfJob.computeIfAbsent(job, this::positions).get(name);
        require(position != null, "log.task", OneLine.cut(text("job")), OneLine.cut(name));
        return index.firstTask(job) + position;
    }

    private Map<String, Integer> positions(int job) {
        Map<String, Integer> positions = new HashMap<>();
        for (Task task : index.job(job).tasks()) {
            positions.put(task.id(), positions.size());
        }
        return positions;
    }

    /** Tells what a line says. */
    private interface Telling {
        void tell() throws InputException;
    }

    private Telling telling(EventKind kind) {
        return switch (kind) {
            case JOB_ARRIVED -> () -> sink.jobArrived(tick, job());
            case TASK_PLACED -> () -> sink.taskPlaced(tick, task("task"), cluster("cluster"));
            case TRANSFER_STARTED -> () -> sink.transferStarted(tick, (int) number("transfer"), task("parent"), task("task"),
                    cluster("from"), cluster("to"), number("arrives"));
            case TRANSFER_FINISHED -> () -> sink.transferFinished(tick, (int) number("transfer"), task("parent"), task("task"),
                    cluster("from"), cluster("to"));
            case TASK_READY -> () -> sink.taskReady(tick, task("task"), queue("cluster"));
            case TASK_STARTED -> this::started;
            case TASK_PREEMPTED -> () -> sink.taskPreempted(tick, ended(), cluster("cluster"), queue("queueOf"));
            case TASK_FINISHED -> () -> sink.taskFinished(tick, ended(), cluster("cluster"));
            case JOB_FINISHED -> () -> sink.jobFinished(tick, job());
            case JOB_STARVED -> () -> sink.jobStarved(tick, job());
            case JOB_REMOVED -> () -> sink.jobRemoved(tick, job());
            case FORKED -> () -> sink.forked(tick, (int) number("fork"));
            case CORES_GONE -> () -> sink.coresGone(tick, cluster("cluster"), cores(), (int) number("fork"),
                    has("until") ? number("until") : Trace.OPEN);
            case CORES_BACK -> () -> sink.coresBack(tick, cluster("cluster"), cores(), (int) number("fork"));
            case RESERVATION_MADE -> () -> sink.reservationMade(tick, task("task"), cluster("cluster"), number("start"), number("end"));
            case SCHEDULING_PASS -> () -> sink.schedulingPass(tick, queue("cluster"), (int) number("queue"));
        };
    }

    private void started() throws InputException {
        int task = task("task");
        int cluster = cluster("cluster");
        require(runsOn[task] == NOT_RUNNING, "log.runs", index.label(task));
        runsOn[task] = cluster;
        boolean backfilled = has("backfilled") && number("backfilled") == 1;
        sink.taskStarted(tick, task, cluster, cores(), new PriorityKey.Text(text("key")), (int) number("queue"), backfilled);
    }

    private CoreSet cores() throws InputException {
        try {
            return CoreText.parse(text("cores"), clusters.get(cluster("cluster")).cores());
        } catch (IllegalArgumentException e) {
            throw wrong(Problem.why(e));
        }
    }

    private int ended() throws InputException {
        int task = task("task");
        require(runsOn[task] == cluster("cluster"), "log.elsewhere", index.label(task), OneLine.cut(text("cluster")));
        runsOn[task] = NOT_RUNNING;
        return task;
    }
}
