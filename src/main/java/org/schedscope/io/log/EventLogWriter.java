package org.schedscope.io.log;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.LeaveReason;
import org.schedscope.event.RunInfo;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Writes a run as newline-delimited JSON while it happens: a line that describes the run, workload and platform included, then a line per
 * event, whose fields {@link EventKind} lists. If writing fails, the event throws an {@link UncheckedIOException}. Lines are composed of
 * prepared bytes: names are encoded once for all, ids once for a run.
 */
public final class EventLogWriter implements EventSink, AutoCloseable {
    private static final byte[] NOTHING = {};
    private static final byte[] SEQ = LineBuffer.plain("{\"seq\":");
    private static final byte[] TICK = LineBuffer.plain(",\"t\":");
    private static final byte[][] REASONS = Arrays.stream(LeaveReason.values()).map(reason -> LineBuffer.plain(reason.logName()))
            .toArray(byte[][]::new);

    private final WorkloadIndex index;
    private final LineSubjects subjects;
    /** By kind of event: bytes before the first value. */
    private final byte[][] beginnings;
    /** By kind of event, a part for each field. */
    private final Part[][] lines;
    private final OutputStream stream;
    private final LineBuffer out;
    private long seq;

    /**
     * A value in the lines of a kind, with the constant bytes around it.
     *
     * @param before name of the field, if it is omitted in some lines
     * @param places by cluster, and then for the central queue, the field with its value and all bytes up to the next value; empty for
     *             other forms
     * @param after bytes up to the next value, or to the end of the line; empty for places
     */
    private record Part(EventField field, EventField.Form form, byte[] before, byte[][] places, byte[] after) {
    }

    /** Writes the first line. Closing leaves the stream open. */
    public EventLogWriter(RunInfo info, WorkloadIndex index, Platform platform, OutputStream stream) throws IOException {
        this(info, index.workload(), platform, index, stream);
    }

    /**
     * Writes the first line of a run that may be forked. Closing leaves the stream open.
     *
     * @param workload workload before the forks
     * @param platform platform before the forks
     * @param index index of the workload of the recording
     */
    public EventLogWriter(RunInfo info, Workload workload, Platform platform, WorkloadIndex index, OutputStream stream) throws IOException {
        this.index = index;
        this.stream = stream;
        EventLogHead.write(info, workload, platform, stream);
        subjects = new LineSubjects(index);
        beginnings = Arrays.stream(EventKind.values()).map(EventLogWriter::beginning).toArray(byte[][]::new);
        lines = Arrays.stream(EventKind.values()).map(kind -> parts(kind, platform.clusters())).toArray(Part[][]::new);
        out = new LineBuffer(stream);
    }

    private static byte[] beginning(EventKind kind) {
        String type = ",\"type\":\"" + kind.logName() + '"';
        return LineBuffer.plain(isPlace(kind.subject()) ? type : type + name(kind.subject()));
    }

    private static Part[] parts(EventKind kind, List<Cluster> clusters) {
        Part[] parts = new Part[kind.fields().size()];
        String open = "";
        for (int i = 0; i < parts.length; i++) {
            EventField field = kind.fields().get(i);
            boolean isPlace = isPlace(field);
            String close = isText(field) && !isPlace ? "\"" : "";
            byte[] after = LineBuffer.plain(i + 1 == parts.length ? close + "}\n" : between(close, kind.fields().get(i + 1)));
            byte[][] places = isPlace ? places(LineBuffer.plain(open), field, clusters, after) : new byte[0][];
            parts[i] = new Part(field, field.form(), LineBuffer.plain(i == 0 ? "" : name(field)), places, isPlace ? NOTHING : after);
            open = close;
        }
        return parts;
    }

    /** Bytes between a value and the next field; a place contains its own name. */
    private static String between(String close, EventField next) {
        return switch (next.form()) {
            case CLUSTER, QUEUE -> "";
            case FORK, OPEN_TICK, FLAG -> close;
            case JOB, TASK, SIBLING, CORES, KEY, NUMBER, TICK, REASON -> close + name(next);
        };
    }

    private static byte[][] places(byte[] open, EventField field, List<Cluster> clusters, byte[] after) {
        byte[][] places = new byte[clusters.size() + 1][];
        byte[] before = LineSubjects.joined(open, LineBuffer.plain(name(field)));
        byte[] end = LineSubjects.joined(LineBuffer.plain("\""), after);
        for (int cluster = 0; cluster < clusters.size(); cluster++) {
            places[cluster] = LineSubjects.joined(LineSubjects.joined(before, LineBuffer.escaped(clusters.get(cluster).id())), end);
        }
        places[clusters.size()] = LineSubjects.joined(open, after);
        return places;
    }

    private static boolean isPlace(EventField field) {
        return field.form() == EventField.Form.CLUSTER || field.form() == EventField.Form.QUEUE;
    }

    private static boolean isText(EventField field) {
        return switch (field.form()) {
            case JOB, TASK, SIBLING, CLUSTER, QUEUE, CORES, KEY, REASON -> true;
            case NUMBER, FORK, TICK, OPEN_TICK, FLAG -> false;
        };
    }

    /** The name of a field up to its value; for a flag with its value. */
    private static String name(EventField field) {
        String name = field.form() == EventField.Form.TASK ? EventField.JOB.logName() : field.logName();
        return ",\"" + name + "\":" + (isText(field) ? "\"" : field.form() == EventField.Form.FLAG ? "true" : "");
    }

    /** Number of events so far. */
    public long events() {
        return seq;
    }

    /** One method: it is too long for compilers to copy into each place of the engine that sends events. */
    @Override
    public void on(ScheduleEvent event) {
        int kind = event.kind().ordinal();
        out.begin().put(SEQ).put(seq++).put(TICK).put(event.tick()).put(beginnings[kind]);
        for (Part part : lines[kind]) {
            EventField field = part.field;
            switch (part.form) {
                case JOB -> {
                    byte[] subject = subjects.ofJob(event.get(field));
                    out.put(subject, 0, subjects.idLength(subject));
                }
                case TASK -> {
                    int task = event.get(field);
                    out.put(subjects.ofJob(index.jobOf(task)));
                    if (!subjects.withTask()) {
                        out.put(subjects.ofTask(task));
                    }
                }
                case SIBLING -> subjects.putIdOfTask(event.get(field), out);
                case CLUSTER, QUEUE -> out.put(part.places[event.get(field)]);
                case CORES -> out.put(event.cores());
                case KEY -> event.key().writeTo(out);
                case NUMBER, TICK -> out.put(event.number(field));
                case REASON -> out.put(REASONS[event.get(field)]);
                case FORK -> {
                    if (event.get(field) >= 0) {
                        out.put(part.before).put(event.number(field));
                    }
                }
                case OPEN_TICK -> {
                    if (event.number(field) < Long.MAX_VALUE) {
                        out.put(part.before).put(event.number(field));
                    }
                }
                case FLAG -> {
                    if (event.is(field)) {
                        out.put(part.before);
                    }
                }
            }
            if (part.after.length > 0) {
                out.put(part.after);
            }
        }
        if (event.kind().endsJob()) {
            subjects.forget(event.get(EventField.JOB));
        }
    }

    /** Writes all buffered lines to the stream. */
    @Override
    public void close() throws IOException {
        try {
            out.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        stream.flush();
    }
}
