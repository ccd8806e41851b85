package org.schedscope.io.log;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.rules;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.JsonField.whole;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.schedscope.event.EventSink;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.AnswersJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Seed;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.TraceRecorder;

/** Reads event logs and sends their events to a sink. */
public final class EventLogReader {
    private static final ObjectReader<EventLogReader> FIELDS = ObjectReader.<EventLogReader>of("the first line of an event log",
            required(format(EventLog.FORMAT)), required(version(1, EventLog.VERSION)),
            required(text("policy", (log, policy) -> log.policy = policy)),
            required(text("scheduler", (log, scheduler) -> log.scheduler = scheduler)),
            required(whole("seed", Seed.LEAST, Seed.MOST, (log, seed) -> log.seed = seed)),
            required(field("parameters", (log, in) -> log.parameters = in.readTextsByName("\"parameters\"", "a parameter"))),
            required(field("workload", (log, in) -> log.workload = WorkloadJson.read(in))),
            required(field("platform", (log, in) -> log.platform = PlatformJson.read(in))),
            field("forks", (log, in) -> in.readArray("\"forks\"", index -> log.forks.add(ForkJson.read(in, log.rules)))),
            AnswersJson.field((log, answer) -> log.answers.add(answer)),
            JsonField.flag("moreJobs", (log, more) -> log.moreJobs = more),
            rules((log, rules) -> log.rules = rules))
            .lacking(name -> Problem.ofFormat("log.head", name));

    private String policy;
    private String scheduler;
    private long seed;
    private SortedMap<String, String> parameters;
    private Workload workload;
    private Platform platform;
    private final List<ForkSpec> forks = new ArrayList<>();
    private final List<ProgramAnswers.Answer> answers = new ArrayList<>();
    private boolean moreJobs;
    private int rules = Rules.UNSAID;

    private EventLogReader() {
    }

    /**
     * The first line of a log.
     *
     * @param workload workload at the start of the run
     * @param platform platform at the start of the run
     * @param index index of the workload that the events refer to
     * @param recordedPlatform every cluster with the most cores it ever has
     * @param moreJobs whether more jobs may be announced after all known ones have ended
     */
    public record Head(RunInfo info, Workload workload, Platform platform, WorkloadIndex index, Platform recordedPlatform,
            boolean moreJobs) {
        /** A recorder of the run without events. */
        TraceRecorder recorder() {
            return new TraceRecorder(index, recordedPlatform, ForkSpec.begun(platform, info.choices().forks()));
        }

        /** This head with jobs announced in later lines, for the first time or again with changed values. */
        Head with(List<Job> more) {
            Map<String, Job> told = more.stream().collect(Collectors.toMap(Job::id, job -> job, (one, other) -> other, LinkedHashMap::new));
            List<Job> jobs = new ArrayList<>(workload.jobs());
            jobs.replaceAll(job -> again(job, told.remove(job.id())));
            jobs.addAll(told.values());
            Workload grown = workload.withJobs(jobs);
            return new Head(info, grown, platform, new WorkloadIndex(ForkSpec.recorded(grown, info.choices().forks())), recordedPlatform,
                    moreJobs);
        }
    }

    /** A job announced again. It keeps its tasks, to which events may refer. */
    private static Job again(Job job, Job told) {
        if (told == null) {
            return job;
        }
        if (!job.tasks().stream().map(Task::id).toList().equals(told.tasks().stream().map(Task::id).toList())) {
            throw new ModelException(Problem.ofFormat("log.again", SafeText.cut(job.id())));
        }
        return told;
    }

    /**
     * Reads a whole log.
     *
     * @throws InputException if a line is malformed or impossible
     */
    public static RecordedRun read(InputFile file, Limits limits) throws InputException {
        AtomicReference<TraceRecorder> recorder = new AtomicReference<>();
        Head head = replay(file, limits, start -> {
            TraceRecorder next = start.recorder();
            Optional.ofNullable(recorder.getAndSet(next)).map(TraceRecorder::trace)
                    .ifPresent(before -> before.replay(0, before.eventCount(), next));
            return next;
        });
        return new RecordedRun(head.info(), recorder.get().trace(), head.workload(), head.platform());
    }

    /**
     * Reads a log event by event into a sink created from its head; memory does not grow with the number of events.
     *
     * @param sinkFor called again when jobs are announced, for the sink of the following events
     * @return the head with all jobs
     */
    public static Head replay(InputFile file, Limits limits, Function<Head, EventSink> sinkFor) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            Reading reading = new Reading(head(in), sinkFor);
            reading.lines.readFrom(in);
            while (in.nextOrEnd() != null) {
                reading.lines.read();
            }
            in.problems().throwIfAny();
            return reading.head;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** A log and its head as far as they are read. */
    private static final class Reading {
        private final Function<Head, EventSink> sinkFor;
        private final EventLines lines;
        private Head head;

        Reading(Head first, Function<Head, EventSink> sinkFor) {
            this.sinkFor = sinkFor;
            head = first;
            lines = new EventLines(first, sinkFor.apply(first), this::announced);
        }

        private void announced(List<Job> more) {
            head = head.with(more);
            lines.goOnWith(head.index(), sinkFor.apply(head));
        }
    }

    /** Reads the first line, with the cursor before it. */
    static Head head(JsonCursor in) throws IOException {
        in.next();
        return new EventLogReader().first(in);
    }

    private Head first(JsonCursor in) throws IOException {
        JsonObject read = FIELDS.read(in, this);
        in.problems().throwIfAny();
        RunInfo info = new RunInfo(workload.name(), platform.name(),
                new RunChoices(policy, scheduler, seed, Optional.empty(), parameters, forks,
                        Optional.of(new ProgramAnswers(answers))),
                rules);
        try {
            return new Head(info, workload, platform, new WorkloadIndex(ForkSpec.recorded(workload, forks)), ForkSpec.recorded(platform,
                    forks), moreJobs);
        } catch (ModelException wrong) {
            throw in.problems().fatal(read.start().problem(in.file().name(), wrong.told()));
        }
    }
}
