package org.schedscope.io.log;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.schedscope.event.Rules;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.live.LineSource;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * An event log that another program is still writing. Its events so far are available as a {@link Trace} that ends at the end of an
 * instant: an instant is over when a later one begins, when no text has come for a while, or when the log ends. A malformed line ends it;
 * the events before it remain.
 *
 * <p>May be used by several threads.
 */
public final class FollowedLog {
    private final LineSource source;
    private final Limits limits;
    private byte[] first = {};
    private int linesRead;
    private EventLogReader.Head head;
    private EventLines lines;
    private TraceRecorder recorder;
    private Trace trace;
    private RecordedRun kept;
    private boolean ended;
    private Optional<InputException> failure = Optional.empty();

    public FollowedLog(LineSource source, Limits limits) {
        this.source = source;
        this.limits = limits;
    }

    /** Its name as the user wrote it. */
    public String name() {
        return source.name();
    }

    /**
     * Whether the first line, which describes the run, has come. It must be true before any other method is called.
     *
     * @throws InputException if the line is malformed, or no text will come any more
     */
    public synchronized boolean begins() throws InputException {
        if (head == null) {
            byte[] some = source.take();
            first = joined(first, some);
            int end = indexOf(first, 0, '\n') + 1;
            if (end == 0 && !source.hasEnded()) {
                return false;
            }
            byte[] line = end == 0 ? first : Arrays.copyOf(first, end);
            try (JsonCursor in = new JsonCursor(InputFile.of(name(), line), limits)) {
                head = EventLogReader.head(in);
            } catch (IOException wrong) {
                source.close();
                throw InputFile.of(name(), line).failure(wrong);
            }
            recorder = head.recorder();
            lines = new EventLines(head, recorder, this::announced);
            trace = recorder.trace();
            linesRead = 1;
            first = Arrays.copyOfRange(first, line.length, first.length);
            keep();
        }
        return true;
    }

    private static byte[] joined(byte[] a, byte[] b) {
        byte[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }

    private static int indexOf(byte[] text, int from, char wanted) {
        for (int at = from; at < text.length; at++) {
            if (text[at] == wanted) {
                return at;
            }
        }
        return -1;
    }

    /** Whether the run was made by another version of the rules, so that it cannot be simulated again. */
    public synchronized boolean hasOtherRules() {
        return head.info().rules() != Rules.VERSION && head.info().rules() != Rules.UNSAID;
    }

    /** The events so far, to the end of an instant; the workload is larger than before once jobs were announced. */
    public synchronized Trace trace() {
        return trace;
    }

    /**
     * The run at the last {@link #keep}, or when it had grown by half since, so that repeated saving costs little more than saving once.
     */
    public synchronized RecordedRun kept() {
        if (trace.eventCount() > kept.trace().eventCount() / 2 * 3 + 1_000 || ended && kept.trace() != trace) {
            keep();
        }
        return kept;
    }

    /** Makes the run so far the one that {@link #kept} returns. */
    public synchronized void keep() {
        kept = new RecordedRun(head.info(), trace, head.info().choices().forks().isEmpty() ? trace.workload() : head.workload(),
                head.platform());
    }

    /** Records the events so far again, with the larger workload. */
    private void announced(List<Job> more) {
        head = head.with(more);
        Trace before = recorder.trace();
        recorder = head.recorder();
        before.replay(0, before.eventCount(), recorder);
        lines.goOnWith(head.index(), recorder);
    }

    /**
     * Reads some of the available text.
     *
     * @return whether there was any
     */
    public synchronized boolean readOn() {
        if (ended) {
            return false;
        }
        boolean any = false;
        try {
            byte[] some = first.length > 0 ? first : source.take();
            first = new byte[0];
            any = some.length > 0;
            read(some);
            if (source.isQuiet() || source.hasEnded()) {
                trace = recorder.trace();
                ended = source.hasEnded() || lines.allJobsOver();
            }
        } catch (InputException wrong) {
            trace = recorder.trace();
            failure = Optional.of(wrong);
            ended = true;
        }
        if (ended) {
            source.close();
        }
        return any;
    }

    /** Reads line by line, each malformed one by itself, so that the next line is not taken for its rest. */
    private void read(byte[] some) throws InputException {
        int from = 0;
        int at = 0;
        while (at < some.length) {
            int end = indexOf(some, at, '\n');
            int next = end < 0 ? some.length : end + 1;
            if (!isObject(some, at, next)) {
                readEvents(some, from, at);
                readEvents(some, at, end < 0 ? next : end);
                from = end < 0 ? next : end;
            }
            at = next;
        }
        readEvents(some, from, some.length);
    }

    private static boolean isObject(byte[] some, int from, int to) {
        int first = from;
        int last = to - 1;
        while (first < last && some[first] <= ' ') {
            first++;
        }
        while (last > first && some[last] <= ' ') {
            last--;
        }
        return first == last && some[first] <= ' ' || some[first] == '{' && some[last] == '}';
    }

    private void readEvents(byte[] some, int from, int to) throws InputException {
        if (from == to) {
            return;
        }
        InputFile text = InputFile.of(name(), Arrays.copyOfRange(some, from, to));
        try (JsonCursor in = new JsonCursor(text, limits)) {
            lines.readFrom(in);
            while (in.nextOrEnd() != null) {
                long before = lines.tick();
                lines.parse();
                if (lines.tick() > before) {
                    trace = recorder.trace();
                }
                lines.send();
            }
            in.problems().throwIfAny();
        } catch (IOException wrong) {
            throw moved(text.failure(wrong));
        }
        for (int at = from; at < to; at++) {
            linesRead += some[at] == '\n' ? 1 : 0;
        }
    }

    /** The error with its line counted from the first of the log. */
    private InputException moved(InputException wrong) {
        return new InputException(wrong.problems().stream()
                .map(one -> one.line() == 0 ? one
                        : new Problem(one.file(), one.line() + linesRead, one.column(), one.documentPath(), one.message()))
                .toList());
    }

    /** Whether all text is read, and no more will come. */
    public synchronized boolean hasEnded() {
        return ended;
    }

    /** The error that ended it, if any. */
    public synchronized Optional<InputException> failure() {
        return failure;
    }

    /** @param told called from now on, on another thread, when there may be more to read */
    public void whenMore(Runnable told) {
        source.whenMore(told);
    }

    /** Ends following. */
    public void close() {
        source.close();
    }
}
