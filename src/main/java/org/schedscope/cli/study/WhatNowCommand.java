package org.schedscope.cli.study;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Positional;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.TableOptions;
import org.schedscope.cli.option.PlatformOption;
import org.schedscope.cli.option.PolicyNames;
import org.schedscope.cli.option.PolicyWords;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.option.Times;
import org.schedscope.cli.summary.WhatNowSummary;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.future.WhatNow;
import org.schedscope.experiment.future.WhatNowJson;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.model.Job;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

/** {@code whatnow}: when what waits in a recorded run would start under several policies. */
public final class WhatNowCommand extends ConsoleCommand {
    private final Positional<Path> log = Positional.of(Path.class, "LOG",
            "An event log, a schedule made elsewhere, or the log of a machine with its starts.");

    private final Option<String> at = Option.of(String.class, "--at", "TIME",
            "The tick or time, such as 3600 or 'week 10' (default: the end of the log).");

    private final Option<List<String>> lists = Option.list(String.class, "--policies", "NAMES",
            "The policies to try, separated by commas (see: schedscope policies).").required().completedBy(new PolicyWords());

    private final Option<String> job = Option.of(String.class, "--job", "ID", "Tell of this job only.");

    private final Option<Path> json = Option.of(Path.class, "--json", "FILE",
            "Write all as JSON, to standard output if no file is named.").alone("-");

    private final Option<Path> events = Option.of(Path.class, "--events", "FILE",
            "Write the future under one policy as an event log, to be opened, measured and compared like any other.");

    private final Option<String> tick = Option.of(String.class, "--tick", "LENGTH",
            "How long a tick is, for files in seconds (default: 1s, or as short as the decimals of the times ask for).");

    private final PlatformOption platform = new PlatformOption(
            "The clusters of the machine. Without it: those that the log describes, else those in the schedule.");

    private final TableOptions table = new TableOptions();

    private final TicksOption ticks = new TicksOption();

    private final CommandFiles files = new CommandFiles();

    public WhatNowCommand() {
        super("whatnow",
                "Takes what runs and waits at a tick of a recorded run, and tells when each waiting job would start under several"
                        + " policies: by the estimates, and if nothing else arrived.",
                "", "Example: schedscope whatnow log.swf --at 'week 10' --policies easy,fifo,srtf --job J812");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(log, at, lists, job, json, events, tick, platform, table, ticks);
    }

    @Override
    public Integer call() throws Exception {
        files.willRead(List.of(log.value()));
        files.willWrite(Stream.of(json.value(), events.value()).filter(Objects::nonNull).toList());
        List<String> policies = lists.value().stream().flatMap(list -> Policies.split(list).stream()).toList();
        List<RunChoices> choices = policies.stream().map(WhatNowCommand::choices).toList();
        if (events.isGiven() && choices.size() > 1) {
            throw new UsageException("--events writes the future under one policy; name one with --policies");
        }
        PrintWriter out = out(files);
        InputFile file = files.input(log.value());
        ReadOptions untimed = table.on(ReadOptions.DEFAULT).withOpen(true);
        ReplayableSchedule opened = ReplayableSchedule.read(file,
                untimed.withTick(tick.isAbsent() ? ScheduleFormats.tickOf(file, untimed) : ChoiceOptions.tickOf(tick.value())),
                platform.given());
        warn(opened.warnings());
        Trace trace = opened.run().trace();
        files.check();
        PrintedTimes times = ticks.times(trace.workload());
        WhatNow now = new WhatNow(trace, tick(trace, Math.max(trace.lastTick(), opened.now().orElse(0)), times));
        List<WhatNow.Row> rows = asked(trace, now.under(choices));
        WhatNowSummary summary = new WhatNowSummary(trace, now, policies, times);
        summary.print(log.value().getFileName().toString(), rows, out);
        if (job.isGiven()) {
            summary.printEnds(rows.get(0), out);
        }
        try (OutputFiles written = files.open()) {
            if (json.isGiven()) {
                written.write(json.value(), stream -> WhatNowJson.write(trace, now, policies, rows, stream));
            }
            if (events.isGiven()) {
                write(now, choices.get(0), written.begin(events.value()));
            }
            written.commit();
        }
        return 0;
    }

    private static void write(WhatNow now, RunChoices choices, OutputStream stream) throws IOException {
        if (now.present().waiting().isEmpty()) {
            throw new UsageException("nothing waits then, so that there is no future to write with --events");
        }
        WhatNow.GoingOn future = now.goingOn(choices);
        RunSpec spec = future.spec();
        try (EventLogWriter log = new EventLogWriter(spec.info(), spec.workload(), spec.platform(), future.trace().index(), stream)) {
            future.trace().replay(0, future.trace().eventCount(), log);
        }
    }

    private static RunChoices choices(String policy) {
        PolicyNames.require(policy);
        return RunChoices.DEFAULT.withPolicy(policy);
    }

    private long tick(Trace trace, long last, PrintedTimes printed) {
        long wanted = at.isAbsent() ? last : Times.in("--at", trace.workload(), times -> times.moment(at.value()));
        if (wanted < 0 || wanted > last) {
            throw new UsageException("--at " + printed.exactly(wanted) + " is not in the log, which goes from "
                    + (printed.areTicks() ? "tick " : "") + printed.exactly(0) + " to " + printed.exactly(last));
        }
        return wanted;
    }

    private List<WhatNow.Row> asked(Trace trace, List<WhatNow.Row> rows) {
        if (job.isAbsent()) {
            return rows;
        }
        List<WhatNow.Row> one = rows.stream().filter(row -> trace.index().job(row.job()).id().equals(job.value())).toList();
        List<String> ids = trace.workload().jobs().stream().map(Job::id).toList();
        if (one.isEmpty() && !ids.contains(job.value())) {
            throw new UsageException(Suggestions.unknown("job", job.value(), ids, "jobs", "those of the log"));
        }
        if (one.isEmpty()) {
            throw new UsageException("nothing of job " + job.value() + " waits then: it has not arrived, or all of it has started");
        }
        return one;
    }
}
