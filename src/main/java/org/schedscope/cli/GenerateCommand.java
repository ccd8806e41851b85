package org.schedscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.schedscope.generate.Generated;
import org.schedscope.generate.Setting;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.WorkloadProfile;
import org.schedscope.generate.WorkloadProfiles;
import org.schedscope.io.OutputFiles;
import org.schedscope.io.PlatformWriter;
import org.schedscope.io.WorkloadWriter;
import org.schedscope.model.Workload;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code generate}: a synthetic workload, and the platform it is meant for. */
@Command(name = "generate", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false,
        description = "Draws a workload by a profile, or tells what can be set for one; without a profile, lists them.")
final class GenerateCommand implements Callable<Integer> {
    private static final String WORKLOAD_END = ".workload.json";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PROFILE", arity = "0..1", description = "The kind of workload, such as mows.")
    private String profile;

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the profile. May be repeated.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Seed of all random draws (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE",
            description = "Where the workload goes. A platform that comes with it goes beside it, as NAME.platform.json.")
    private Path output;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (profile == null) {
            if (output != null || !set.isEmpty()) {
                throw new UsageException("a profile is needed to draw by; there is " + String.join(", ", WorkloadProfiles.names()));
            }
            WorkloadProfiles.all().forEach(each -> out.println(each.name() + "  " + each.summary() + " (" + each.source() + ")"));
            return 0;
        }
        WorkloadProfile chosen = WorkloadProfiles.find(profile).orElseThrow(() -> new UsageException(
                Suggestions.unknown("profile", profile, WorkloadProfiles.names(), "profiles", "schedscope generate")));
        SettingValues values = new SettingValues(chosen, set);
        if (output == null) {
            explain(chosen, out);
        } else {
            write(drawn(chosen, values), out);
        }
        return 0;
    }

    private Generated drawn(WorkloadProfile chosen, SettingValues values) {
        try {
            return chosen.generate(values, seed);
        } catch (ArithmeticException tooLarge) {
            throw new UsageException("with these settings of " + chosen.name() + " times and work add up to too much");
        }
    }

    private static void explain(WorkloadProfile profile, PrintWriter out) {
        out.println(profile.name());
        out.println("  " + profile.summary());
        out.println();
        out.println("  Source        " + profile.source());
        out.println();
        out.println("Settings, with --set name=value:");
        for (Setting setting : profile.settings()) {
            out.println("  " + setting.name() + ": " + setting.range() + " (default: " + setting.usual() + ")");
            out.println("      " + setting.meaning());
        }
    }

    private void write(Generated generated, PrintWriter out) throws IOException {
        String name = output.getFileName().toString();
        String base = name.endsWith(WORKLOAD_END) ? name.substring(0, name.length() - WORKLOAD_END.length())
                : name.replaceFirst("\\.json(\\.gz)?$", "");
        Path platform = output.resolveSibling(base + ".platform.json");
        Workload workload = generated.workload();
        try (OutputFiles files = new OutputFiles()) {
            if (generated.platform().isPresent()) {
                workload = workload.withPlatform(platform.getFileName().toString());
                files.write(platform, stream -> PlatformWriter.write(generated.platform().get(), stream));
            }
            Workload named = workload;
            files.write(output, stream -> WorkloadWriter.write(named, stream));
            files.commit();
        }
        out.println(output + ": " + RunSummary.count(workload.jobs().size(), "job") + ", "
                + RunSummary.count(workload.jobs().stream().mapToInt(job -> job.tasks().size()).sum(), "task"));
        generated.platform().ifPresent(drawn -> out.println(platform + ": " + RunSummary.count(drawn.clusters().size(), "cluster")));
    }
}
