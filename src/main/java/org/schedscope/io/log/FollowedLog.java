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
 * An event log that another program is still writing, read as it comes. What has come is there as a {@link Trace} that ends at the end of
 * an instant: an instant is over when a later one begins, when nothing more comes for a while, or when the log ends. A wrong line ends it;
 * what came before stays.
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
     * Whether the first line has come, which describes the run. Nothing else may be called before.
     *
     * @throws InputException if it is wrong, or nothing comes any more
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

    /** Whether the run was made under other rules than those of this version, so that it cannot be made again here. */
    public synchronized boolean hasOtherRules() {
        return head.info().rules() != Rules.VERSION && head.info().rules() != Rules.UNSAID;
    }

    /** What has come so far, to the end of an instant; of a larger workload than before once jobs were announced on the way. */
    public synchronized Trace trace() {
        return trace;
    }

    /**
     * The run at the last {@link #keep}, or when it had grown by half since, so that writing it again and again costs little more than
     * once.
     */
    public synchronized RecordedRun kept() {
        if (trace.eventCount() > kept.trace().eventCount() / 2 * 3 + 1_000 || ended && kept.trace() != trace) {
            keep();
        }
        return kept;
    }

    /** Has the run kept as it is now. */
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
     * Reads some of what has come.
     *
     * @return whether there was anything to read
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

    /** Line by line up to one that is no object, which is read alone, so that nothing behind it is taken for its rest. */
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

    /** Lines count from the first of the log. */
    private InputException moved(InputException wrong) {
        return new InputException(wrong.problems().stream()
                .map(one -> one.line() == 0 ? one
                        : new Problem(one.file(), one.line() + linesRead, one.column(), one.documentPath(), one.message()))
                .toList());
    }

    /** Whether all is read, and nothing more will be. */
    public synchronized boolean hasEnded() {
        return ended;
    }

    /** Why it ended, if something was wrong. */
    public synchronized Optional<InputException> failure() {
        return failure;
    }

    /** @param told called from now on, on some other thread, when there may be more to read */
    public void whenMore(Runnable told) {
        source.whenMore(told);
    }

    /** Ends following. */
    public void close() {
        source.close();
    }
}
