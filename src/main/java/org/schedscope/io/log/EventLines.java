package org.schedscope.io.log;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.LeaveReason;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;

/**
 * Reads the lines of an event log after the first, whose fields {@link EventKind} lists: names become numbers, and impossible events are
 * refused.
 */
final class EventLines {
    private static final int NO_FORK = -1;
    private static final ObjectReader<EventLines> FIELDS = ObjectReader.of("an event", fields());
    private static final Map<String, EventKind> KINDS = Arrays.stream(EventKind.values())
            .collect(Collectors.toMap(EventKind::logName, kind -> kind));
    private static final String SEQ = "seq";
    private static final String TICK = "t";
    private static final String TYPE = "type";
    private static final int NOT_RUNNING = -1;

    private JsonCursor in;
    private WorkloadIndex index;
    private final List<Cluster> clusters;
    private EventSink sink;
    private final Growth growth;
    private Optional<Workload> announced = Optional.empty();
    private final Map<String, Integer> clusterNumbers = new HashMap<>();
    private final Map<String, Integer> jobNumbers = new HashMap<>();
    private final Map<Integer, Map<String, Integer>> positionsOfJob = new HashMap<>();
    private int[] runsOn;
    private long seqOfLine;
    private long tickOfLine;
    private String typeOfLine;
    /** Values of a line by field; fields of the same name share the place of the first. */
    private final String[] texts = new String[EventField.values().length];
    private final long[] numbers = new long[EventField.values().length];
    private JsonObject line;
    private final ScheduleEvent event = new ScheduleEvent();
    private EventKind kind;
    private long seq;
    private long tick;
    private int jobsOver;
    private final boolean moreToCome;

    private static List<JsonField<EventLines>> fields() {
        List<JsonField<EventLines>> fields = new ArrayList<>();
        fields.add(JsonField.whole(SEQ, 0, Long.MAX_VALUE - 1, (lines, number) -> lines.seqOfLine = number));
        fields.add(JsonField.whole(TICK, 0, Long.MAX_VALUE - 1, (lines, number) -> lines.tickOfLine = number));
        fields.add(JsonField.text(TYPE, (lines, type) -> lines.typeOfLine = type));
        Arrays.stream(EventField.values()).filter(field -> slot(field) == field.ordinal()).map(EventLines::field).forEach(fields::add);
        fields.add(JsonField.field("workload", (lines, in) -> lines.announced = Optional.of(WorkloadJson.read(in))));
        return fields;
    }

    private static int slot(EventField field) {
        return field == EventField.QUEUE ? EventField.CLUSTER.ordinal() : field.ordinal();
    }

    private static JsonField<EventLines> field(EventField field) {
        String name = field.logName();
        int slot = field.ordinal();
        return switch (field.form()) {
            case JOB, TASK, SIBLING, CLUSTER, QUEUE, CORES, REASON -> JsonField.text(name, (lines, text) -> lines.texts[slot] = text);
            case KEY -> JsonField.field(name,
                    (lines, in) -> in.readString(SafeText.quoted(name)).ifPresent(key -> lines.texts[slot] = key));
            case NUMBER, FORK -> JsonField.integer(name, 0, (lines, number) -> lines.numbers[slot] = number);
            case TICK, OPEN_TICK -> JsonField.whole(name, 0, Long.MAX_VALUE - 1, (lines, number) -> lines.numbers[slot] = number);
            case FLAG -> JsonField.flag(name, (lines, flag) -> lines.numbers[slot] = flag ? 1 : 0);
        };
    }

    /** Listener for jobs that are not in the first line, called before their first event. */
    interface Growth {
        /** Extends the workload; {@link #goOnWith} is called with the larger one. */
        void announced(List<Job> more);
    }

    EventLines(EventLogReader.Head head, EventSink sink, Growth growth) {
        this.sink = sink;
        this.growth = growth;
        index = head.index();
        moreToCome = head.moreJobs();
        clusters = head.recordedPlatform().clusters();
        for (int c = 0; c < clusters.size(); c++) {
            clusterNumbers.put(clusters.get(c).id(), c);
        }
        runsOn = new int[0];
        goOnWith(index, sink);
    }

    /** Continues with the index of a larger workload that begins with the same jobs. */
    void goOnWith(WorkloadIndex grown, EventSink into) {
        index = grown;
        sink = into;
        for (int j = jobNumbers.size(); j < index.jobCount(); j++) {
            jobNumbers.put(index.job(j).id(), j);
        }
        int before = runsOn.length;
        runsOn = Arrays.copyOf(runsOn, index.taskCount());
        Arrays.fill(runsOn, before, runsOn.length, NOT_RUNNING);
    }

    /** Sets the cursor from which further lines are read. */
    void readFrom(JsonCursor lines) {
        in = lines;
    }

    /** Reads the event at the current token and sends it; the first malformed line ends reading, since later ones depend on it. */
    void read() throws IOException {
        parse();
        send();
    }

    /** Reads the event at the current token, to be {@linkplain #send sent} later. */
    void parse() throws IOException {
        announced = Optional.empty();
        line = FIELDS.read(in, this);
        in.problems().throwIfAny();
        if (announced.isPresent()) {
            return;
        }
        requireField(SEQ);
        require(seqOfLine == seq, "log.seq", seq);
        requireField(TICK);
        require(tickOfLine >= tick, "log.back", tick);
        requireField(TYPE);
        kind = KINDS.get(typeOfLine);
        require(kind != null, "log.type", SafeText.quoted(typeOfLine));
        seq++;
        tick = tickOfLine;
    }

    /** Sends the last event that was read. */
    void send() throws InputException {
        if (announced.isPresent()) {
            try {
                growth.announced(announced.get().jobs());
            } catch (ModelException twice) {
                throw wrong(twice.told());
            }
            return;
        }
        event.begin(kind, tick);
        for (EventField field : kind.fields()) {
            switch (field.form()) {
                case JOB -> event.with(field, job());
                case TASK, SIBLING -> event.with(field, task(field));
                case CLUSTER -> event.with(field, cluster(field));
                case QUEUE -> event.with(field, has(field) ? cluster(field) : clusters.size());
                case CORES -> event.with(cores());
                case KEY -> event.with(new PriorityKey.Text(text(field)));
                case NUMBER, TICK -> event.with(field, number(field));
                case FORK -> event.with(field, has(field) ? number(field) : NO_FORK);
                case OPEN_TICK -> event.with(field, has(field) ? number(field) : Trace.OPEN);
                case FLAG -> event.with(field, has(field) ? number(field) : 0);
                case REASON -> event.with(field, reason(text(field)));
            }
        }
        follow();
        sink.on(event);
    }

    private int reason(String word) throws InputException {
        int number = Arrays.stream(LeaveReason.values()).map(LeaveReason::logName).toList().indexOf(word);
        require(number >= 0, "log.reason", SafeText.quoted(word));
        return number;
    }

    /** Refuses an event that is impossible after the previous ones. */
    private void follow() throws InputException {
        if (kind == EventKind.TASK_STARTED) {
            int task = event.get(EventField.TASK);
            require(runsOn[task] == NOT_RUNNING, "log.runs", index.label(task));
            runsOn[task] = event.get(EventField.CLUSTER);
        } else if (kind == EventKind.TASK_PREEMPTED || kind == EventKind.TASK_FINISHED || kind == EventKind.TASK_KILLED) {
            int task = event.get(EventField.TASK);
            require(runsOn[task] == event.get(EventField.CLUSTER), "log.elsewhere", index.label(task),
                    SafeText.cut(text(EventField.CLUSTER)));
            runsOn[task] = NOT_RUNNING;
        } else if (kind.endsJob()) {
            jobsOver++;
        }
    }

    /** Tick of the last event that was read. */
    long tick() {
        return tick;
    }

    /** Whether no job is left that could have another event. */
    boolean allJobsOver() {
        return !moreToCome && jobsOver >= index.jobCount();
    }

    private InputException wrong(Message message) {
        return in.problems().fatal(line.start().problem(in.file().name(), message));
    }

    private void require(boolean condition, String key, Object... values) throws InputException {
        if (!condition) {
            throw wrong(Problem.ofFormat(key, values));
        }
    }

    private void requireField(String name) throws InputException {
        require(line.has(name), "log.lacks", name);
    }

    private boolean has(EventField field) {
        return line.has(field.logName());
    }

    private String text(EventField field) throws InputException {
        requireField(field.logName());
        return texts[slot(field)];
    }

    private long number(EventField field) throws InputException {
        requireField(field.logName());
        return numbers[field.ordinal()];
    }

    private int cluster(EventField field) throws InputException {
        Integer number = clusterNumbers.get(text(field));
        require(number != null, "no.cluster", SafeText.cut(text(field)));
        return number;
    }

    private int job() throws InputException {
        Integer number = jobNumbers.get(text(EventField.JOB));
        require(number != null, "no.job", SafeText.cut(text(EventField.JOB)));
        return number;
    }

    private int task(EventField field) throws InputException {
        int job = job();
        String name = text(field);
        Integer position = index.taskCountOf(job) == 1 ? (index.job(job).tasks().get(0).id().equals(name) ? Integer.valueOf(0) : null)
                : positionsOfJob.computeIfAbsent(job, this::positions).get(name);
        require(position != null, "log.task", SafeText.cut(text(EventField.JOB)), SafeText.cut(name));
        return index.firstTask(job) + position;
    }

    private Map<String, Integer> positions(int job) {
        Map<String, Integer> positions = new HashMap<>();
        for (Task task : index.job(job).tasks()) {
            positions.put(task.id(), positions.size());
        }
        return positions;
    }

    private CoreSet cores() throws InputException {
        try {
            return CoreText.parse(text(EventField.CORES), clusters.get(cluster(EventField.CLUSTER)).cores());
        } catch (IllegalArgumentException e) {
            throw wrong(Problem.why(e));
        }
    }
}
