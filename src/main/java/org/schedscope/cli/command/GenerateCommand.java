package org.schedscope.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.SeedOption;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.generate.profile.WorkloadStream;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Job;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code generate}: a synthetic workload, and the platform it is meant for. */
@Command(name = "generate",
        description = "Draws a workload by a profile, or lists the settings of one; without a profile, lists the profiles.")
public final class GenerateCommand extends ConsoleCommand {
    private static final String WORKLOAD_END = ".workload.json";

    @Parameters(arity = "0..1", paramLabel = "PROFILE", description = "The kind of workload, such as mows.")
    private String profile;

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the profile. May be repeated.")
    private Map<String, String> set = Map.of();

    @Option(names = "--scale", paramLabel = "F", defaultValue = "1",
            description = {"Makes a workload of the same kind that is a fraction of the size, above 0 and at most 1: the settings marked as"
                    + " shrinking are",
                    "multiplied by it. What is not multiplied breaks: with smaller clusters fewer tasks run at once, so that jobs wait"
                            + " longer for",
                    "a core in relation to their times, and less work against the same deadlines ends an overload before it bites. For"
                            + " looks and",
                    "tests, not for conclusions."})
    private String scale;

    @Option(names = "--estimate", paramLabel = "MODEL",
            description = "Writes estimates by a model into the workload, such as normal:100 or log-round:10:floor.")
    private Optional<String> estimate;

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Option(names = {"-o", "--output"}, paramLabel = "FILE",
            description = "Where the workload goes. A platform that comes with it goes beside it, as NAME.platform.json.")
    private Path output;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        if (profile == null) {
            if (output != null || !set.isEmpty()) {
                throw new UsageException("the profile is missing; available: " + String.join(", ", WorkloadProfiles.names()));
            }
            json.print(out, () -> WorkloadProfiles.all().stream().map(GenerateCommand::fields).toList(), to -> WorkloadProfiles.all()
                    .forEach(each -> to.println(each.name() + "  " + each.summary() + " (" + each.source() + ")")));
            return 0;
        }
        WorkloadProfile chosen = WorkloadProfiles.find(profile).orElseThrow(() -> new UsageException(
                Suggestions.unknown("profile", profile, WorkloadProfiles.names(), "profiles", "schedscope generate")));
        SettingValues values = new SettingValues(chosen, set, fraction());
        if (output == null) {
            json.print(out, () -> fields(chosen), to -> explain(chosen, to));
            return 0;
        }
        EstimateModel estimates = EstimateModels.parse(estimate.orElse("exact"));
        try {
            WorkloadStream drawing = chosen.draw(values, seed.seed());
            write(estimate.isEmpty() ? drawing : drawing.with(estimates, seed.seed()));
        } catch (ArithmeticException tooLarge) {
            throw new UsageException("with these settings of " + chosen.name() + " times and work add up to too much");
        }
        return 0;
    }

    private Ratio fraction() {
        try {
            return Ratio.of(new BigDecimal(scale));
        } catch (NumberFormatException | ArithmeticException e) {
            throw new UsageException("--scale cannot be '" + scale + "'; it is a number above 0 and at most 1, such as 0.1");
        }
    }

    private static Map<String, Object> fields(WorkloadProfile profile) {
        return JsonOption.fields("name", profile.name(), "summary", profile.summary(), "source", profile.source(), "settings",
                profile.settings().stream().map(one -> JsonOption.fields("name", one.name(), "meaning", one.meaning(), "range", one.range(),
                        "default", one.defaultValue(), "shrinks", profile.shrinking().contains(one.name()))).toList());
    }

    private static void explain(WorkloadProfile profile, PrintWriter out) {
        out.println(profile.name());
        out.println("  " + profile.summary());
        out.println();
        out.println("  Source        " + profile.source());
        out.println();
        out.println("Settings, with --set name=value:");
        for (Parameter setting : profile.settings()) {
            String shrinks = profile.shrinking().contains(setting.name()) ? "; shrinks with --scale" : "";
            out.println("  " + setting.name() + ": " + setting.range() + " (default: " + setting.defaultValue() + shrinks + ")");
            out.println("      " + setting.meaning());
        }
    }

    /** How much was written. */
    private static final class Tally {
        private int jobs;
        private int tasks;

        private Job count(Job job) {
            jobs++;
            tasks += job.tasks().size();
            return job;
        }
    }

    private void write(WorkloadStream drawing) throws IOException {
        String name = output.getFileName().toString();
        String base = name.endsWith(WORKLOAD_END) ? name.substring(0, name.length() - WORKLOAD_END.length())
                : name.replaceFirst("\\.json(\\.gz)?$", "");
        Path platform = output.resolveSibling(base + ".platform.json");
        Tally tally = new Tally();
        Iterable<Job> jobs = () -> StreamSupport.stream(drawing.jobs().spliterator(), false).map(tally::count).iterator();
        CommandFiles noted = new CommandFiles();
        noted.willWrite(List.of(output));
        boolean beside = drawing.platform().isPresent() && !noted.isStandardOutputTaken();
        Optional<String> named = beside ? Optional.of(platform.getFileName().toString()) : Optional.empty();
        try (OutputFiles files = noted.open()) {
            if (beside) {
                files.write(platform, stream -> PlatformWriter.write(drawing.platform().get(), stream));
            }
            files.write(output, stream -> WorkloadWriter.write(drawing.name(), named, jobs, stream));
            files.commit();
        }
        json.print(out(noted), () -> JsonOption.fields("workload", output, "jobs", tally.jobs, "tasks", tally.tasks, "platform",
                Optional.of(platform).filter(file -> beside)), to -> {
                    to.println(output + ": " + RunSummary.count(tally.jobs, "job") + ", " + RunSummary.count(tally.tasks, "task"));
                    drawing.platform().ifPresent(drawn -> to.println(beside
                            ? platform + ": " + RunSummary.count(drawn.clusters().size(), "cluster")
                            : "warning: the platform that was drawn with it is not written; name a file to have it beside that"));
                });
    }
}
