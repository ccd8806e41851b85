package org.schedscope.ui.state.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.RunWords;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.model.time.TickLength;
import org.schedscope.policy.registry.PolicyPlugins;
import org.schedscope.scheduler.Schedulers;

/** The command that does in a shell what a run in the window does. */
public final class ShellCommand {
    private ShellCommand() {
    }

    /** Whether a command can name files that have what the run is made of: what was edited, or built by hand, is in none. */
    public static boolean canTell(RunSetup setup) {
        return !setup.files().edits().any() && setup.files().schedule().filter(ImportedSchedule::isByHand).isEmpty();
    }

    /**
     * {@code schedscope simulate FILE --policy p-slr --scheduler hierarchical --seed 1}; arguments with other characters than plain ones
     * are quoted. Of a schedule that was read, {@code schedscope measure}. Edits are not in it, see {@link #canTell}.
     */
    public static String of(RunSetup setup) {
        RunSource source = setup.files().source();
        Optional<ImportedSchedule> schedule = setup.files().schedule();
        List<String> words = new ArrayList<>(List.of("schedscope"));
        Optional.ofNullable(System.getProperty(PolicyPlugins.FOLDER)).ifPresent(folder -> words.addAll(List.of("--plugins", folder)));
        words.add(schedule.isPresent() ? "measure" : "simulate");
        if (schedule.isPresent()) {
            words.add("--schedule");
            words.add(schedule.get().file().orElseThrow().toString());
            if (schedule.get().ownWorkload()) {
                return RunWords.sentence(words);
            }
        }
        Optional<RunSource.Drawn> drawn = Optional.of(source).filter(RunSource.Drawn.class::isInstance).map(RunSource.Drawn.class::cast);
        if (drawn.isPresent()) {
            words.add(RunWords.file(drawn.get()));
        } else if (source.paths().isEmpty()) {
            words.add("sample-workloads/" + source.displayName());
        }
        source.paths().forEach(path -> words.add(path.toString()));
        setup.files().platformSource().map(file -> List.of("--platform", file.toString()))
                .or(() -> setup.files().platform().origin().cores().map(cores -> List.of(cores.option().split(" "))))
                .ifPresent(words::addAll);
        if (!source.tick().seconds().equals(TickLength.SECOND.seconds())) {
            words.addAll(List.of("--tick", source.tick().text()));
        }
        source.columns().ifPresent(columns -> words.addAll(List.of("--columns", columns.text())));
        source.arrivals().ifPresent(arrivals -> words.addAll(List.of("--arrivals", arrivals.text())));
        if (schedule.isEmpty()) {
            words.addAll(RunWords.of(setup.choices()));
            RunChoices stage = setup.choices();
            for (ForkSpec fork : setup.choices().forks()) {
                RunChoices after = Schedulers.after(stage, fork);
                ForkSpec named = fork.parameters().isEmpty() ? fork : fork.withParameters(Schedulers.instead(after, stage.parameters()));
                words.addAll(List.of("--fork", ForkJson.text(named)));
                stage = after;
            }
        }
        return drawn.map(RunWords::drawing).orElse("") + RunWords.sentence(words);
    }
}
