package org.schedscope.ui.state.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Problems;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.base.Work;

/**
 * Handles the last request for reading beside the window; an earlier one ends. What cannot be read becomes a report in
 * {@link Problems}.
 */
final class ReadingWorker {
    /** Most reports of how much of a file was read. */
    private static final int PARTS = 100;

    private final Problems problems;
    private final Environment environment;
    private final StateValue<Optional<Work>> work;
    private Runnable lastRequest = () -> {
    };
    /** Counts requests; a reading that is not the last one ends. */
    private volatile int requests;

    /** Reads on the worker; what it returns happens on the owner's thread. */
    interface Reading {
        Runnable read(ReadWatch watch) throws InputException;
    }

    ReadingWorker(Problems problems, Environment environment) {
        this.problems = problems;
        this.environment = environment;
        work = environment.changes().value(Optional.empty());
    }

    /** The reading that goes on, if one does. */
    Optional<Work> work() {
        return work.get();
    }

    /**
     * Begins a reading; one that goes on ends.
     *
     * @param file name of what is read, for users
     */
    void request(Path file, Reading reading) {
        request(file, () -> reading);
    }

    /**
     * Begins a reading that depends on what is open.
     *
     * @param asked called on the owner's thread, also when the same is read again
     */
    void request(Path file, Supplier<Reading> asked) {
        lastRequest = () -> request(file, asked);
        int number = ++requests;
        Reading reading = asked.get();
        work.set(Optional.of(new Work(Work.Kind.READING, String.valueOf(file.getFileName()), environment.nanos().getAsLong(),
                OptionalDouble.empty(), OptionalDouble.empty())));
        environment.reading().execute(() -> {
            Runnable result = result(file, reading, new Progress(number, file));
            environment.owner().execute(() -> deliver(number, result));
        });
    }

    private void deliver(int number, Runnable result) {
        if (number == requests) {
            work.set(Optional.empty());
            result.run();
        }
    }

    /** Repeats the last request. */
    void again() {
        lastRequest.run();
    }

    /** Stops reading, and forgets what was read. */
    void cancel() {
        requests++;
        work.set(Optional.empty());
    }

    private Runnable result(Path file, Reading reading, ReadWatch watch) {
        try {
            return reading.read(watch);
        } catch (CancellationException cancelled) {
            return () -> {
            };
        } catch (InputException wrong) {
            ProblemReport report = ProblemReport.of(file, wrong.problems());
            return () -> problems.report(report);
        } catch (RuntimeException | OutOfMemoryError broken) {
            Problem problem = Problem.of(file.toString(), Message.of("window", "open.failed", broken));
            ProblemReport report = ProblemReport.of(file, List.of(problem));
            return () -> problems.report(report);
        }
    }

    /** Reports how much of a file was read, and ends a reading that is not the last. */
    private final class Progress implements ReadWatch {
        private final int number;
        private final long all;
        private long read;
        private long told;

        Progress(int number, Path file) {
            this.number = number;
            this.all = Files.isRegularFile(file) ? file.toFile().length() : 0;
        }

        @Override
        public void read(int bytes) {
            if (number != requests) {
                throw new CancellationException("nobody waits for this any more");
            }
            read += bytes;
            if (all > 0 && (read - told) >= all / PARTS + 1) {
                told = read;
                double share = Math.min(1, (double) read / all);
                environment.owner().execute(() -> show(share));
            }
        }

        private void show(double share) {
            if (number == requests && work.get().isPresent()) {
                Work now = work.get().get();
                work.set(Optional.of(new Work(now.kind(), now.subject(), now.startedNanos(), OptionalDouble.of(share), now.perSecond())));
            }
        }
    }
}
