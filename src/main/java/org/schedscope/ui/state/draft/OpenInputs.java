package org.schedscope.ui.state.draft;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.OpenRun;

/**
 * The open run as a definition names it: its workload and platform by their files, or by names of files yet to be written beside
 * the definition.
 *
 * @param unwritten the contents of those, by name
 */
record OpenInputs(OpenRun run, String workload, Optional<String> platform, Map<String, OutputFiles.Contents> unwritten) {
    /** What definitions call the samples that come with the program. */
    static final String SAMPLES = "sample-workloads/";

    private static final int LONGEST_NAME = 48;
    private static final String PLAINEST = "fifo-job";
    private static final String AGAINST = "srtf";
    private static final String EASY = Schedulers.REARRANGEMENT + "=easy";
    private static final String NO_BACKFILLING = Schedulers.REARRANGEMENT + "=none";

    static OpenInputs of(OpenRun run) {
        RunSetup files = run.setup();
        if (isInItsFile(run)) {
            String workload = files.source() instanceof RunSource.Sample sample ? SAMPLES + sample.fileName()
                    : files.source().path().orElseThrow().toAbsolutePath().toString();
            return new OpenInputs(run, workload, files.platformSource().map(OpenInputs::entry), Map.of());
        }
        String name = name(run);
        Workload workload = run.workload().withPlatform(name + ".platform.json");
        Platform platform = run.platform();
        return new OpenInputs(run, name + ".workload.json", Optional.empty(), Map.of(
                name + ".workload.json", out -> WorkloadWriter.write(workload, out),
                name + ".platform.json", out -> PlatformWriter.write(platform, out)));
    }

    private static String entry(Path file) {
        return file.startsWith(SAMPLES) ? file.toString().replace('\\', '/') : file.toAbsolutePath().toString();
    }

    /** Whether an experiment that reads the file has the very same workload. */
    private static boolean isInItsFile(OpenRun run) {
        RunSetup files = run.setup();
        RunSource source = files.source();
        boolean file = source instanceof RunSource.Sample || source instanceof RunSource.File && source.paths().size() == 1;
        boolean seconds = TickLength.named(run.workload().timeUnit()).filter(tick -> !tick.seconds().equals(Ratio.ONE)).isEmpty();
        return file && seconds && source.arrivals().isEmpty() && source.columns().isEmpty() && !files.edits().any()
                && files.platform().origin().cores().isEmpty()
                && files.schedule().isEmpty();
    }

    /**
     * A path at which something can be read: a sample, what is yet to be written, or a file.
     *
     * @throws ModelException if there is nothing
     */
    String there(String path) {
        if (!path.startsWith(SAMPLES) && !unwritten.containsKey(path) && !Files.isRegularFile(Path.of(path))) {
            throw new ModelException(Message.of("experiments", "new.file.wrong", path));
        }
        return path;
    }

    private static String name(OpenRun run) {
        String plain = run.workload().name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String name = plain.substring(0, Math.min(LONGEST_NAME, plain.length())).replaceAll("-$", "");
        return name.isEmpty() ? "workload" : name;
    }

    /** What an experiment with it may be called. */
    String experiment() {
        return name(run);
    }

    private RunChoices choices() {
        return run.setup().choices();
    }

    /** The policy of the run beside the plainest ones, as far as they can run with the same settings. */
    List<String> policies() {
        List<String> all = Stream.of(PLAINEST, AGAINST, choices().policy()).distinct().filter(this::canRun).toList();
        return all.isEmpty() ? List.of(PLAINEST) : all;
    }

    /** An ordering that was typed may have commas, which separate policies here. */
    private boolean canRun(String policy) {
        try {
            Schedulers.check(policy, choices().scheduler(), choices().parameters());
            return policy.indexOf(',') < 0;
        } catch (ModelException cannot) {
            return false;
        }
    }

    /** Those of the run, and where it does without backfilling, a second time with it. */
    List<String> settings() {
        String now = now();
        if (now.contains(Schedulers.REARRANGEMENT) || !canBackfill()) {
            return now.isEmpty() ? List.of() : List.of(now);
        }
        String before = now.isEmpty() ? "" : now + " ";
        return List.of(before + NO_BACKFILLING, before + EASY);
    }

    private boolean canBackfill() {
        return Schedulers.parameters(choices().scheduler()).stream().anyMatch(each -> each.name().equals(Schedulers.REARRANGEMENT)
                && each.defaultValue().equals("none"));
    }

    private String now() {
        boolean implied = policies().stream().allMatch(policy -> Schedulers.impliedBy(policy).equals(choices().scheduler()));
        Stream<String> scheduler = implied ? Stream.of() : Stream.of("scheduler=" + choices().scheduler());
        Stream<String> network = choices().network().stream().map(model -> "network=" + model);
        Stream<String> set = choices().parameters().entrySet().stream().map(each -> each.getKey() + "=" + each.getValue());
        return String.join(" ", Stream.of(scheduler, set, network).flatMap(each -> each).toList());
    }

    long seed() {
        return choices().seed();
    }
}
