package org.schedscope.ui.state.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.schedscope.io.Exports;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.Problem;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.schedule.TraceSchedule;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Problems;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;

/** Writes the open run's workload, or what is recorded of its schedule, on a worker; a file appears whole or not at all. */
public final class FileExporter {
    private final RunController runs;
    private final Problems problems;
    private final Environment environment;
    private final StateValue<Optional<Work>> work;
    private final StateValue<Optional<Done>> done;
    private volatile boolean cancelled;

    /**
     * What was written last.
     *
     * @param losses what the format has no place for, a sentence each
     */
    public record Done(Path file, List<String> losses) {
    }

    public FileExporter(RunController runs, Problems problems, Environment environment) {
        this.runs = runs;
        this.problems = problems;
        this.environment = environment;
        work = environment.changes().value(Optional.empty());
        done = environment.changes().value(Optional.empty());
    }

    /** The writing that goes on, if one does. */
    public Optional<Work> work() {
        return work.get();
    }

    public Optional<Done> done() {
        return done.get();
    }

    /** Stops writing; nothing is left behind. */
    public void cancel() {
        cancelled = true;
    }

    /** Writes the format that the file's name means; a name that means none gets the ending of the other one. */
    public void export(Path file, Export otherwise) {
        Optional<Export> meant = Exports.meantBy(file);
        Path named = meant.isPresent() ? file : file.resolveSibling(file.getFileName() + otherwise.endings().get(0));
        write(named, meant.orElse(otherwise));
    }

    private void write(Path file, Export format) {
        OpenRun run = runs.run();
        begin(file, () -> result(run, file, format));
    }

    /** Writes anything else. */
    public void save(Path file, OutputFiles.Contents contents) {
        save(file, contents, () -> {
        });
    }

    /** @param then called when it is there */
    public void save(Path file, OutputFiles.Contents contents, Runnable then) {
        save(file, Map.of(file, contents), then);
    }

    /**
     * Writes several files, all or none, and the folder that they are in.
     *
     * @param named the one that the user knows of
     * @param then called when they are there
     */
    public void save(Path named, Map<Path, OutputFiles.Contents> contents, Runnable then) {
        begin(named, () -> result(named, then, files -> {
            files.makeFolder(named.toAbsolutePath().getParent());
            for (Map.Entry<Path, OutputFiles.Contents> each : contents.entrySet()) {
                files.write(each.getKey(), out -> each.getValue().writeTo(new Cancellable(out)));
            }
            return List.of();
        }));
    }

    /** @param writing returns what is to be done after it */
    private void begin(Path file, Supplier<Runnable> writing) {
        cancelled = false;
        work.set(Optional.of(new Work(Work.Kind.WRITING, String.valueOf(file.getFileName()), environment.nanos().getAsLong(),
                OptionalDouble.empty(), OptionalDouble.empty())));
        environment.reading().execute(() -> {
            Runnable result = writing.get();
            environment.owner().execute(() -> {
                work.set(Optional.empty());
                result.run();
            });
        });
    }

    private Runnable result(OpenRun run, Path file, Export format) {
        Workload workload = run.workload();
        if (format instanceof WorkloadExport export) {
            Optional<Message> refusal = export.refusal(workload);
            return refusal.isPresent() ? wrong(file, refusal.get()) : result(file, files -> {
                files.write(file, out -> export.write(workload, Optional.of(run.platform()), new Cancellable(out)));
                return export.losses(workload).stream().map(SpokenLanguage::tell).toList();
            });
        }
        ScheduleExport export = (ScheduleExport) format;
        return result(file, files -> {
            files.write(file, out -> export.write(TraceSchedule.of(run.trace()), new Cancellable(out)));
            return List.of();
        });
    }

    /** Writes files, and returns what was lost. */
    private interface Writing {
        List<String> into(OutputFiles files) throws IOException;
    }

    private Runnable result(Path file, Writing writing) {
        return result(file, () -> {
        }, writing);
    }

    private Runnable result(Path file, Runnable then, Writing writing) {
        try (OutputFiles files = new OutputFiles()) {
            Done written = new Done(file, writing.into(files));
            files.commit();
            return () -> {
                done.set(Optional.of(written));
                then.run();
            };
        } catch (CancellationException stopped) {
            return () -> {
            };
        } catch (IOException | RuntimeException | OutOfMemoryError broken) {
            return notWritten(file, broken);
        }
    }

    private Runnable notWritten(Path file, Throwable broken) {
        return wrong(file, Message.of("window", "export.failed", broken instanceof ModelException refused ? refused.told()
                : broken.getMessage() == null ? broken.toString() : broken.getMessage()));
    }

    private Runnable wrong(Path file, Message message) {
        return () -> problems.report(ProblemReport.of(file, List.of(Problem.of(file.toString(), message))));
    }

    /** Ends writing once the user wants no more of it. */
    private final class Cancellable extends FilterOutputStream {
        Cancellable(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int value) throws IOException {
            check();
            out.write(value);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            check();
            out.write(bytes, offset, length);
        }

        /** Contents that take long are flushed now and then. */
        @Override
        public void flush() throws IOException {
            check();
            out.flush();
        }

        private void check() {
            if (cancelled) {
                throw new CancellationException("the user has cancelled");
            }
        }
    }
}
