package org.schedscope.cli.study;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.CoresOptions;
import org.schedscope.cli.option.PolicyNames;
import org.schedscope.cli.option.PolicyWords;
import org.schedscope.cli.option.RowOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.option.Times;
import org.schedscope.cli.summary.WhatNowSummary;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.future.WhatNow;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.model.Job;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code whatnow}: starts of the waiting jobs of a recorded run under several policies. */
@Command(name = "whatnow",
        description = "Takes what runs and waits at a tick of a recorded run, and tells when each waiting job would start under several"
                + " policies: by the estimates, and if nothing else arrived.",
        footer = {"", "Example: schedscope whatnow log.swf --at 'week 10' --policies easy,fifo,srtf --job J812"})
public final class WhatNowCommand extends ConsoleCommand {
    @Parameters(paramLabel = "LOG", description = "An event log, a schedule made elsewhere, or the log of a machine with its starts.")
    private Path log;

    @Option(names = "--at", paramLabel = "TIME", description = "The tick or time, such as 3600 or 'week 10' (default: the end of the log).")
    private String at;

    @Option(names = "--policies", paramLabel = "NAMES", required = true, completionCandidates = PolicyWords.class,
            description = "The policies to try, separated by commas (see: schedscope policies).")
    private List<String> lists = List.of();

    @Option(names = "--job", paramLabel = "ID", description = "Tell of this job only.")
    private String job;

    @Option(names = "--json", paramLabel = "FILE", arity = "0..1", fallbackValue = "-",
            description = "Write all as JSON, to standard output if no file is named.")
    private Path json;

    @Option(names = "--events", paramLabel = "FILE",
            description = "Write the future under one policy as an event log, to be opened, measured and compared like any other.")
    private Path events;

    @Option(names = "--tick", paramLabel = "LENGTH",
            description = "How long a tick is, for files in seconds (default: 1s, or as short as the decimals of the times ask for).")
    private String tick;

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "The clusters of the machine. Without it: those that the log describes, else those in the schedule.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Mixin
    private final RowOptions table = new RowOptions();

    @Mixin
    private final TicksOption ticks = new TicksOption();

    private final CommandFiles files = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        files.willRead(List.of(log));
        files.willWrite(Stream.of(json, events).filter(Objects::nonNull).toList());
        List<String> policies = lists.stream().flatMap(list -> Policies.split(list).stream()).toList();
        List<RunChoices> choices = policies.stream().map(WhatNowCommand::choices).toList();
        if (events != null && choices.size() > 1) {
            throw new UsageException("--events writes the future under one policy; name one with --policies");
        }
        PrintWriter out = out(files);
        InputFile file = files.input(log);
        ReadOptions untimed = table.on(ReadOptions.DEFAULT).withOpen(true);
        RecognizedFile source = RecognizedFile.of(file, untimed.limits());
        ReplayableSchedule opened = ReplayableSchedule.read(source,
                untimed.withTick(tick == null ? ScheduleFormats.tickOf(source, untimed) : ChoiceOptions.tickOf(tick)),
                cores.given(platform));
        warn(opened.warnings());
        Trace trace = opened.run().trace();
        files.check();
        PrintedTimes times = ticks.times(trace.workload());
        WhatNow now = new WhatNow(trace, tick(trace, Math.max(trace.lastTick(), opened.now().orElse(0)), times));
        List<WhatNow.Row> rows = asked(trace, now.under(choices));
        WhatNowSummary summary = new WhatNowSummary(trace, now, policies, times);
        summary.print(log.getFileName().toString(), rows, out);
        if (job != null) {
            summary.printEnds(rows.get(0), out);
        }
        try (OutputFiles written = files.open()) {
            written.write(Optional.ofNullable(json), stream -> PlainJson.document(now.fields(policies, rows), stream, 1, 2));
            if (events != null) {
                write(now, choices.get(0), written.begin(events));
            }
            written.commit();
        }
        return 0;
    }

    private static void write(WhatNow now, RunChoices choices, OutputStream stream) throws IOException {
        if (now.snapshot().waiting().isEmpty()) {
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
        return Schedulers.withPolicy(Schedulers.DEFAULT, policy);
    }

    private long tick(Trace trace, long last, PrintedTimes printed) {
        long wanted = at == null ? last : Times.in("--at", trace.workload(), times -> times.moment(at));
        if (wanted < 0 || wanted > last) {
            throw new UsageException("--at " + printed.exactly(wanted) + " is not in the log, which goes from "
                    + (printed.areTicks() ? "tick " : "") + printed.exactly(0) + " to " + printed.exactly(last));
        }
        return wanted;
    }

    private List<WhatNow.Row> asked(Trace trace, List<WhatNow.Row> rows) {
        if (job == null) {
            return rows;
        }
        List<WhatNow.Row> one = rows.stream().filter(row -> trace.index().job(row.job()).id().equals(job)).toList();
        List<String> ids = trace.workload().jobs().stream().map(Job::id).toList();
        if (one.isEmpty() && !ids.contains(job)) {
            throw new UsageException(Suggestions.unknown("job", job, ids, "jobs", "those of the log"));
        }
        if (one.isEmpty()) {
            throw new UsageException("nothing of job " + job + " waits then: it has not arrived, or all of it has started");
        }
        return one;
    }
}
