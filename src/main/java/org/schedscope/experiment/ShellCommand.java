package org.schedscope.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.model.time.TickLength;
import org.schedscope.policy.registry.PolicyPlugins;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** The command that makes a run in a shell. Arguments with other characters than plain ones are quoted. */
public final class ShellCommand {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+:,./-][A-Za-z0-9_@%+=:,./-]*");

    private ShellCommand() {
    }

    /** Arguments in a line; those with other characters than plain ones are quoted. */
    public static String sentence(List<String> words) {
        return words.stream().map(ShellCommand::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** Whether a command can name files with all inputs of a run: edited ones and schedules built by hand are in none. */
    public static boolean canTell(RunSetup setup) {
        return !setup.edits().any() && !setup.isByHand();
    }

    /**
     * {@code schedscope open FILE --policy p-slr --scheduler hierarchical --seed 1}. A workload that is drawn is drawn into a file by a
     * command before it.
     *
     * @param command that opens the run
     * @param request names a workload
     */
    public static String of(String command, RunRequest request) {
        List<String> words = new ArrayList<>(List.of("schedscope", command));
        words.addAll(inputs(request.source().orElseThrow(), request.platform()));
        words.addAll(options(request.choices()));
        return drawing(request.source().orElseThrow()) + sentence(words);
    }

    /**
     * {@code schedscope simulate FILE --policy p-slr --scheduler hierarchical --seed 1}. Of a schedule that was read, {@code schedscope
     * measure}. Edits are not in it, see {@link #canTell}.
     */
    public static String of(RunSetup setup) {
        Optional<ReplayableSchedule> schedule = setup.schedule();
        List<String> words = new ArrayList<>(List.of("schedscope"));
        Optional.ofNullable(System.getProperty(PolicyPlugins.FOLDER)).ifPresent(folder -> words.addAll(List.of("--plugins", folder)));
        words.add(schedule.isPresent() ? "measure" : "simulate");
        if (schedule.isPresent()) {
            words.add("--schedule");
            words.add(schedule.get().file().orElseThrow().toString());
            if (schedule.get().ownWorkload()) {
                return sentence(words);
            }
        }
        words.addAll(inputs(setup.source(), setup.givenPlatform()));
        if (schedule.isEmpty()) {
            words.addAll(options(setup.choices()));
            RunChoices stage = setup.choices();
            for (ForkSpec fork : setup.choices().forks()) {
                RunChoices after = Schedulers.after(stage, fork);
                ForkSpec named = fork.parameters().isEmpty() ? fork : fork.withParameters(Schedulers.instead(after, stage.parameters()));
                words.addAll(List.of("--fork", ForkJson.text(named)));
                stage = after;
            }
        }
        return drawing(setup.source()) + sentence(words);
    }

    private static List<String> inputs(RunSource source, Optional<GivenPlatform> platform) {
        List<String> words = new ArrayList<>();
        if (source instanceof RunSource.Drawn drawn) {
            words.add(file(drawn));
        } else if (source.paths().isEmpty()) {
            words.add("sample-workloads/" + source.displayName());
        }
        source.paths().forEach(path -> words.add(path.toString()));
        platform.ifPresent(given -> words.addAll(given instanceof GivenPlatform.Cores cores ? List.of(cores.option().split(" "))
                : List.of("--platform", given.path().orElseThrow().toString())));
        if (!source.tick().seconds().equals(TickLength.SECOND.seconds())) {
            words.addAll(List.of("--tick", source.tick().text()));
        }
        source.columns().map(TableColumns::text).ifPresent(columns -> words.addAll(List.of("--columns", columns)));
        source.arrivals().ifPresent(arrivals -> words.addAll(List.of("--arrivals", arrivals.text())));
        return words;
    }

    private static List<String> options(RunChoices choices) {
        List<String> words = new ArrayList<>(List.of("--policy", choices.policy(), "--scheduler", choices.scheduler()));
        words.addAll(List.of("--seed", Long.toString(choices.seed())));
        choices.network().ifPresent(model -> words.addAll(List.of("--network", model)));
        Optional.ofNullable(choices.parameters().get(RunSpec.ESTIMATE)).ifPresent(model -> words.addAll(List.of("--estimate", model)));
        choices.parameters().forEach((name, value) -> {
            if (!name.equals(RunSpec.ESTIMATE)) {
                words.addAll(List.of("--set", name + "=" + value));
            }
        });
        return words;
    }

    private static String file(RunSource.Drawn drawn) {
        return drawn.how().profile() + ".workload.json";
    }

    /** The command that draws a workload before it is opened, with what joins it to the next command; empty if nothing is drawn. */
    private static String drawing(RunSource source) {
        if (!(source instanceof RunSource.Drawn drawn)) {
            return "";
        }
        List<String> words = new ArrayList<>(List.of("schedscope", "generate"));
        words.addAll(drawn.words());
        words.addAll(List.of("-o", file(drawn)));
        return sentence(words) + " && ";
    }
}
