package org.schedscope.io.log;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
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
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;

/** Reads the lines of an event log after the first: names become numbers, and what cannot have happened is refused. */
final class EventLines {
    private static final ObjectReader<EventLines> FIELDS = ObjectReader.of("an event", Field.SEQ.whole(), Field.T.whole(),
            Field.TYPE.text(),
            Field.JOB.text(), Field.TASK.text(), Field.CLUSTER.text(), Field.CORES.text(), Field.KEY.string(), Field.QUEUE.integer(),
            Field.BACKFILLED.flag(), Field.TRANSFER.integer(), Field.PARENT.text(), Field.FROM.text(), Field.TO.text(),
            Field.ARRIVES.whole(),
            Field.START.whole(), Field.END.whole(), Field.FORK.integer(), Field.QUEUE_OF.text(), Field.UNTIL.whole(),
            JsonField.field("workload", (line, in) -> line.announced = Optional.of(WorkloadJson.read(in))));
    private static final Map<String, EventKind> KINDS = kinds();
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
    private final String[] texts = new String[Field.values().length];
    private final long[] numbers = new long[Field.values().length];
    private JsonObject event;
    private EventKind kind;
    private long seq;
    private long tick;
    private int jobsOver;
    private final boolean moreToCome;

    /** Fields of lines; which of them a line must have, its type says. */
    private enum Field {
        SEQ("seq"), T("t"), TYPE("type"), JOB("job"), TASK("task"), CLUSTER("cluster"), CORES("cores"), KEY("key"), QUEUE("queue"),
        BACKFILLED("backfilled"), TRANSFER("transfer"), PARENT("parent"), FROM("from"), TO("to"), ARRIVES("arrives"), START("start"),
        END("end"),
        FORK("fork"), QUEUE_OF("queueOf"), UNTIL("until");

        private final String name;

        Field(String name) {
            this.name = name;
        }

        JsonField<EventLines> text() {
            return JsonField.text(name, (line, text) -> line.texts[ordinal()] = text);
        }

        JsonField<EventLines> string() {
            return JsonField.field(name,
                    (line, in) -> in.readString(SafeText.quoted(name)).ifPresent(text -> line.texts[ordinal()] = text));
        }

        JsonField<EventLines> flag() {
            return JsonField.flag(name, (line, flag) -> line.numbers[ordinal()] = flag ? 1 : 0);
        }

        JsonField<EventLines> integer() {
            return JsonField.integer(name, 0, (line, number) -> line.numbers[ordinal()] = number);
        }

        JsonField<EventLines> whole() {
            return JsonField.whole(name, 0, Long.MAX_VALUE - 1, (line, number) -> line.numbers[ordinal()] = number);
        }
    }

    /** Hears of jobs that the first line does not have, before anything is told of them. */
    interface Growth {
        /** Has the lines {@link #goOnWith go on} with a workload that has them, too. */
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

    /** From now on jobs are those of another index, which begins with the same. */
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

    private static Map<String, EventKind> kinds() {
        Map<String, EventKind> kinds = new HashMap<>();
        for (EventKind kind : EventKind.values()) {
            kinds.put(kind.logName(), kind);
        }
        return Map.copyOf(kinds);
    }

    /** Has lines read from another cursor from now on. */
    void readFrom(JsonCursor lines) {
        in = lines;
    }

    /** Reads the event at the current token and tells it; the first wrong line ends reading, since later ones build on it. */
    void read() throws IOException {
        look();
        tell();
    }

    /** Reads the event at the current token, which is {@link #tell told} later. */
    void look() throws IOException {
        announced = Optional.empty();
        event = FIELDS.read(in, this);
        in.problems().throwIfAny();
        if (announced.isPresent()) {
            return;
        }
        require(number(Field.SEQ) == seq, "log.seq", seq);
        require(number(Field.T) >= tick, "log.back", tick);
        kind = KINDS.get(text(Field.TYPE));
        require(kind != null, "log.type", SafeText.quoted(text(Field.TYPE)));
        seq++;
        tick = number(Field.T);
    }

    /** Tells the event that was read last. */
    void tell() throws InputException {
        if (announced.isPresent()) {
            try {
                growth.announced(announced.get().jobs());
            } catch (ModelException twice) {
                throw wrong(twice.told());
            }
            return;
        }
        telling(kind).tell();
        if (kind == EventKind.JOB_FINISHED || kind == EventKind.JOB_STARVED || kind == EventKind.JOB_REMOVED) {
            jobsOver++;
        }
    }

    /** Tick of the event that was read last. */
    long tick() {
        return tick;
    }

    /** Whether no job is left of which anything could be told. */
    boolean allJobsOver() {
        return !moreToCome && jobsOver >= index.jobCount();
    }

    private InputException wrong(Message message) {
        return in.problems().fatal(event.start().problem(in.file().name(), message));
    }

    private void require(boolean condition, String key, Object... values) throws InputException {
        if (!condition) {
            throw wrong(Problem.ofFormat(key, values));
        }
    }

    private int present(Field field) throws InputException {
        require(event.has(field.name), "log.lacks", field.name);
        return field.ordinal();
    }

    private String text(Field field) throws InputException {
        return texts[present(field)];
    }

    private long number(Field field) throws InputException {
        return numbers[present(field)];
    }

    private int cluster(Field field) throws InputException {
        Integer number = clusterNumbers.get(text(field));
        require(number != null, "no.cluster", SafeText.cut(text(field)));
        return number;
    }

    /** A queue is that of a cluster, or the central one where none is named. */
    private int queue(Field field) throws InputException {
        return has(field) ? cluster(field) : clusters.size();
    }

    private boolean has(Field field) {
        return event.has(field.name);
    }

    private int job() throws InputException {
        Integer number = jobNumbers.get(text(Field.JOB));
        require(number != null, "no.job", SafeText.cut(text(Field.JOB)));
        return number;
    }

    private int task(Field field) throws InputException {
        int job = job();
        String name = text(field);
        Integer position = index.taskCountOf(job) == 1 ? (index.job(job).tasks().get(0).id().equals(name) ? Integer.valueOf(0) : null)
                : positionsOfJob.computeIfAbsent(job, this::positions).get(name);
        require(position != null, "log.task", SafeText.cut(text(Field.JOB)), SafeText.cut(name));
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

    private Telling telling(EventKind what) {
        return switch (what) {
            case JOB_ARRIVED -> () -> sink.jobArrived(tick, job());
            case TASK_PLACED -> () -> sink.taskPlaced(tick, task(Field.TASK), cluster(Field.CLUSTER));
            case TRANSFER_STARTED -> () -> sink.transferStarted(tick, (int) number(Field.TRANSFER), task(Field.PARENT), task(Field.TASK),
                    cluster(Field.FROM), cluster(Field.TO), number(Field.ARRIVES));
            case TRANSFER_FINISHED -> () -> sink.transferFinished(tick, (int) number(Field.TRANSFER), task(Field.PARENT), task(Field.TASK),
                    cluster(Field.FROM), cluster(Field.TO));
            case TASK_READY -> () -> sink.taskReady(tick, task(Field.TASK), queue(Field.CLUSTER));
            case TASK_STARTED -> this::started;
            case TASK_PREEMPTED -> () -> sink.taskPreempted(tick, ended(), cluster(Field.CLUSTER), queue(Field.QUEUE_OF));
            case TASK_FINISHED -> () -> sink.taskFinished(tick, ended(), cluster(Field.CLUSTER));
            case JOB_FINISHED -> () -> sink.jobFinished(tick, job());
            case JOB_STARVED -> () -> sink.jobStarved(tick, job());
            case JOB_REMOVED -> () -> sink.jobRemoved(tick, job());
            case FORKED -> () -> sink.forked(tick, (int) number(Field.FORK));
            case CORES_GONE -> () -> sink.coresGone(tick, cluster(Field.CLUSTER), cores(), (int) number(Field.FORK),
                    has(Field.UNTIL) ? number(Field.UNTIL) : Trace.OPEN);
            case CORES_BACK -> () -> sink.coresBack(tick, cluster(Field.CLUSTER), cores(), (int) number(Field.FORK));
            case RESERVATION_MADE -> () -> sink.reservationMade(tick, task(Field.TASK), cluster(Field.CLUSTER), number(Field.START),
                    number(Field.END));
            case SCHEDULING_PASS -> () -> sink.schedulingPass(tick, queue(Field.CLUSTER), (int) number(Field.QUEUE));
        };
    }

    private void started() throws InputException {
        int task = task(Field.TASK);
        int cluster = cluster(Field.CLUSTER);
        require(runsOn[task] == NOT_RUNNING, "log.runs", index.label(task));
        runsOn[task] = cluster;
        boolean backfilled = has(Field.BACKFILLED) && number(Field.BACKFILLED) == 1;
        sink.taskStarted(tick, task, cluster, cores(), new PriorityKey.Text(text(Field.KEY)), (int) number(Field.QUEUE), backfilled);
    }

    private CoreSet cores() throws InputException {
        try {
            return CoreText.parse(text(Field.CORES), clusters.get(cluster(Field.CLUSTER)).cores());
        } catch (IllegalArgumentException e) {
            throw wrong(Problem.why(e));
        }
    }

    private int ended() throws InputException {
        int task = task(Field.TASK);
        require(runsOn[task] == cluster(Field.CLUSTER), "log.elsewhere", index.label(task), SafeText.cut(text(Field.CLUSTER)));
        runsOn[task] = NOT_RUNNING;
        return task;
    }
}
