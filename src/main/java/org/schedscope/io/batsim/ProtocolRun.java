package org.schedscope.io.batsim;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.log.EventLog;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickLength;

/**
 * The run described by messages of Batsim, as lines of an event log. A job appears with its submission or registration, is a task on as
 * many machines as it requests, starts with the message of the scheduler, and ends with that of Batsim. Until its end it has the time of
 * its profile or, if messages carry no profiles with times, its walltime, or else a day; at its end it gets the time it took, and is
 * announced once more if it had been. A tick is a millisecond.
 */
final class ProtocolRun {
    private static final TickLength TICK = TickLength.parse("1ms");
    private static final BigDecimal DAY = BigDecimal.valueOf(86_400);

    /** Profiles of all workloads. */
    private final BatsimProfiles profiles;
    private final Map<String, Stage> stages = new HashMap<>();
    /** Jobs that no line has announced yet. */
    private final Map<String, Told> announced = new LinkedHashMap<>();
    /** Jobs that have ended since they were announced, after another time than announced. */
    private final List<Told> ended = new ArrayList<>();
    private final Map<String, Told> unended = new HashMap<>();
    private final Map<String, Long> starts = new HashMap<>();
    private final StringBuilder events = new StringBuilder();
    private String scheduler = "batsim";
    private int machines;
    private long tick;
    private long seq;
    private int waiting;
    private boolean begun;
    private boolean over;

    private enum Stage {
        WAITS, RUNS, OVER
    }

    /** A job and its task as they are announced. */
    private record Told(Map<String, Object> job, Map<String, Object> task) {
    }

    /** @param log named in messages only */
    ProtocolRun(InputFile log) {
        profiles = new BatsimProfiles(new ProblemList(log), ReadOptions.DEFAULT.flops());
    }

    boolean isOver() {
        return over;
    }

    /** Whether a job was submitted; there is no first line before that. */
    boolean hasJobs() {
        return !stages.isEmpty();
    }

    /**
     * The lines since the last call, jobs first, so that the run is rebuilt once for many jobs.
     *
     * @param settled whether no more input is expected for a while: corrected times of ended jobs alone do not cause a rebuild while input
     *             goes on
     */
    String taken(boolean settled) {
        StringBuilder lines = new StringBuilder();
        if (!announced.isEmpty() || settled && !ended.isEmpty()) {
            Map<String, Object> line = begun ? new LinkedHashMap<>() : head();
            line.put("workload", fields("name", "batsim", "timeUnit", TICK.unitName(), "jobs",
                    Stream.concat(announced.values().stream(), ended.stream()).map(Told::job).toList()));
            lines.append(PlainJson.line(line)).append('\n');
            announced.clear();
            ended.clear();
            begun = true;
        }
        lines.append(events);
        events.setLength(0);
        return lines.toString();
    }

    private Map<String, Object> head() {
        Map<String, Object> root = fields("cluster", BatsimJobsCsv.CLUSTER, "cores", machines);
        return fields("format", EventLog.FORMAT, "version", 1, "policy", scheduler, "scheduler", "batsim", "seed", 1,
                "parameters", Map.of(), "moreJobs", true, "platform", fields("name", machines + " machines", "root", root));
    }

    private static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
        return fields;
    }

    /**
     * Applies an event.
     *
     * @throws ModelException if it is impossible
     */
    void read(ProtocolMessage.Event event) {
        tick = Math.max(tick, TICK.ticks(event.time));
        switch (event.type) {
            case "SIMULATION_BEGINS", "SimulationBeginsEvent" -> {
                machines = event.machineCount();
                learn(event);
            }
            case "EDCHelloEvent" -> scheduler = event.scheduler.isEmpty() ? scheduler : event.scheduler;
            case "REGISTER_PROFILE", "RegisterProfileEvent" -> learn(event);
            case "JOB_SUBMITTED", "JobSubmittedEvent", "REGISTER_JOB", "SUBMIT_JOB", "RegisterJobEvent" -> submit(event);
            case "EXECUTE_JOB", "ExecuteJobEvent" -> start(event);
            case "JOB_COMPLETED", "JobCompletedEvent" -> {
                require(event.jobs.stream().allMatch(job -> stages.get(job) == Stage.RUNS), "batsim.idle", event.jobs);
                event.jobs.forEach(this::end);
            }
            case "JOB_KILLED", "JobsKilledEvent" -> event.jobs.stream().filter(job -> stages.get(job) == Stage.RUNS).forEach(this::end);
            case "REJECT_JOB", "RejectJobEvent" -> reject(event);
            case "SIMULATION_ENDS", "SimulationEndsEvent" -> over = true;
            default -> {
                // Calls, machine states and probes do not concern jobs.
            }
        }
    }

    private static void require(boolean condition, String key, Object... values) {
        if (!condition) {
            throw new ModelException(Problem.ofFormat(key, values));
        }
    }

    private void learn(ProtocolMessage.Event event) {
        event.profiles().forEach((id, profile) -> {
            profile.belongTo(id.split("!", 2)[0]);
            profiles.put(id, profile);
        });
    }

    /** Submits a job. A job that the scheduler itself submits comes twice if Batsim acknowledges it. */
    private void submit(ProtocolMessage.Event event) {
        for (String job : event.jobs) {
            if (stages.containsKey(job)) {
                continue;
            }
            require(machines > 0, "batsim.begins");
            require(event.cores > 0, "batsim.redis", SafeText.cut(job));
            learn(event);
            Optional<BigDecimal> limit = event.walltime;
            BigDecimal run = seconds(event).or(() -> limit).orElse(DAY);
            Map<String, Object> task = fields("id", Piece.ONLY_TASK, "exec", ticks(limit.map(run::min).orElse(run)),
                    "cores", event.cores);
            limit.ifPresent(time -> task.put("estimate", ticks(time)));
            Told told = new Told(fields("id", job, "arrival", tick, "tasks", List.of(task)), task);
            announced.put(job, told);
            unended.put(job, told);
            stages.put(job, Stage.WAITS);
            waiting++;
            tell("JobArrived", job);
            tell("TaskReady", job, "task", Piece.ONLY_TASK, "cluster", BatsimJobsCsv.CLUSTER);
        }
    }

    private static long ticks(BigDecimal seconds) {
        return Math.max(1, TICK.ticks(seconds));
    }

    private Optional<BigDecimal> seconds(ProtocolMessage.Event event) {
        try {
            return profiles.has(event.profileId()) ? profiles.seconds(event.profileId(), event.cores) : Optional.empty();
        } catch (InputException untold) {
            return Optional.empty();
        }
    }

    private void start(ProtocolMessage.Event event) {
        for (String job : event.jobs) {
            require(stages.get(job) == Stage.WAITS, "batsim.waits", SafeText.cut(job));
            tell("TaskStarted", job, "task", Piece.ONLY_TASK, "cluster", BatsimJobsCsv.CLUSTER, "cores", cores(event.machines),
                    "key", "", "queue", waiting);
            stages.put(job, Stage.RUNS);
            starts.put(job, tick);
            waiting--;
        }
    }

    private String cores(String text) {
        List<CoreSpan> spans = ScheduleBuilder.normal(MachineSpans.parse(text));
        require(spans != null && !spans.isEmpty() && spans.get(spans.size() - 1).last() < machines, "batsim.alloc", machines - 1,
                SafeText.quoted(text));
        return spans.stream().map(span -> span.first() + "-" + span.last()).collect(Collectors.joining(","));
    }

    private void end(String job) {
        stages.put(job, Stage.OVER);
        long run = Math.max(1, tick - starts.remove(job));
        Told told = unended.remove(job);
        boolean asSaid = told.task().put("exec", run).equals(run);
        if (!asSaid && !announced.containsKey(job)) {
            ended.add(told);
        }
        tell("TaskFinished", job, "task", Piece.ONLY_TASK, "cluster", BatsimJobsCsv.CLUSTER);
        tell("JobFinished", job);
    }

    private void reject(ProtocolMessage.Event event) {
        for (String job : event.jobs) {
            require(stages.get(job) == Stage.WAITS, "batsim.waits", SafeText.cut(job));
            stages.put(job, Stage.OVER);
            unended.remove(job);
            waiting--;
            tell("JobStarved", job);
        }
    }

    private void tell(String type, String job, Object... more) {
        Map<String, Object> event = fields("seq", seq++, "t", tick, "type", type, "job", job);
        event.putAll(fields(more));
        events.append(PlainJson.line(event)).append('\n');
    }
}
