package org.schedscope.io.live;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;

/**
 * Lines from a {@link LiveInput}, read on a thread of its own. A program that writes faster than lines are taken is blocked once {@link
 * #MOST_WAITING} bytes wait.
 */
public final class LiveLines implements LineSource {
    /** Maximum of bytes that wait, unless a single line is longer. */
    static final int MOST_WAITING = 16 << 20;
    /** Maximum of bytes that are taken at once, unless a single line is longer. */
    private static final int MOST_AT_ONCE = 1 << 19;
    /** The longest line takes at most this fraction of the memory available to Java, as it is copied and parsed. */
    private static final int PARTS_OF_MEMORY = 8;
    private static final long QUIET_NANOS = 150_000_000L;
    private static final long LOOK_MILLIS = 20;

    private final LiveInput input;
    /** Maximum of bytes of a line. */
    private final long longest;
    private byte[] waiting = new byte[1 << 16];
    private int count;
    /** Index after the last complete line. */
    private int linesEnd;
    private boolean ended;
    private Optional<InputException> failure = Optional.empty();
    private long lastCame = System.nanoTime();
    private boolean news;
    private boolean silenceTold;
    private Runnable told = () -> {
    };

    private LiveLines(LiveInput input, Limits limits) {
        this.input = input;
        longest = Math.min(limits.fileBytes(), Runtime.getRuntime().maxMemory() / PARTS_OF_MEMORY);
    }

    /** Starts reading on daemon threads. */
    public static LiveLines of(LiveInput input, Limits limits) {
        LiveLines lines = new LiveLines(input, limits);
        begin("schedscope-follow", lines::read);
        begin("schedscope-follow-bell", lines::ring);
        return lines;
    }

    private static void begin(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public String name() {
        return input.name();
    }

    private void read() {
        byte[] some = new byte[1 << 16];
        try (InputStream in = input.open()) {
            int n = in.read(some);
            while (n >= 0 && add(some, n)) {
                n = in.read(some);
            }
            end(Optional.empty());
        } catch (InputException wrong) {
            end(Optional.of(wrong));
        } catch (IOException broken) {
            String why = broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage();
            end(Optional.of(new InputException(Problem.of(name(), Problem.words("file.unreadable", why)))));
        }
    }

    /** Adds bytes; whether reading goes on. */
    private synchronized boolean add(byte[] some, int n) throws InputException {
        while (!ended && linesEnd > 0 && count + n > MOST_WAITING) {
            pause();
        }
        if (count - linesEnd + (long) n > longest) {
            count = linesEnd;
            throw new InputException(Problem.of(name(), Problem.words("follow.line", longest)));
        }
        if (count + n > waiting.length) {
            waiting = Arrays.copyOf(waiting, Math.max(count + n, (int) Math.min(Integer.MAX_VALUE - 8L, waiting.length * 2L)));
        }
        System.arraycopy(some, 0, waiting, count, n);
        count += n;
        int last = lastLineEnd(count, count - n);
        linesEnd = last > 0 ? last : linesEnd;
        lastCame = System.nanoTime();
        news = true;
        silenceTold = false;
        return !ended;
    }

    private void pause() {
        try {
            wait();
        } catch (InterruptedException hurried) {
            ended = true;
        }
    }

    /** Index after the last line end in a range; 0 if there is none. */
    private int lastLineEnd(int before, int from) {
        for (int at = before - 1; at >= from; at--) {
            if (waiting[at] == '\n') {
                return at + 1;
            }
        }
        return 0;
    }

    private synchronized void end(Optional<InputException> why) {
        ended = true;
        failure = failure.or(() -> why);
        news = true;
    }

    @Override
    public synchronized byte[] take() throws InputException {
        int end = ended && linesEnd <= MOST_AT_ONCE ? count : upTo(Math.min(linesEnd, MOST_AT_ONCE));
        if (end == 0 && ended && failure.isPresent()) {
            throw failure.get();
        }
        byte[] taken = Arrays.copyOf(waiting, end);
        System.arraycopy(waiting, end, waiting, 0, count - end);
        count -= end;
        linesEnd = Math.max(0, linesEnd - end);
        notifyAll();
        return taken;
    }

    /** Index of the last line end up to a place, or of the first one after it. */
    private int upTo(int place) {
        int end = lastLineEnd(place, 0);
        if (end > 0 || linesEnd == 0) {
            return end;
        }
        int at = place;
        while (waiting[at] != '\n') {
            at++;
        }
        return at + 1;
    }

    @Override
    public synchronized boolean isQuiet() {
        return linesEnd == 0 && System.nanoTime() - lastCame > QUIET_NANOS;
    }

    @Override
    public synchronized boolean hasEnded() {
        return ended && count == 0 && failure.isEmpty();
    }

    @Override
    public synchronized void whenMore(Runnable listener) {
        told = listener;
        news = true;
    }

    @Override
    public void close() {
        synchronized (this) {
            ended = true;
            notifyAll();
        }
        input.close();
    }

    /** Reports news at intervals, so that many small writes are one report. */
    private void ring() {
        boolean over = false;
        while (!over) {
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException hurried) {
                return;
            }
            Runnable listener;
            synchronized (this) {
                boolean silence = !silenceTold && isQuiet();
                listener = news || silence ? told : () -> {
                };
                silenceTold |= silence;
                over = ended && !news;
                news = false;
            }
            listener.run();
        }
    }
}
