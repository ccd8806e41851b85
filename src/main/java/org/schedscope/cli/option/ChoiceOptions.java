package org.schedscope.cli.option;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.experiment.RunChoices;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** The arguments that say how a workload is run, in the window or without one, but for the policy. */
public final class ChoiceOptions implements ArgumentGroup {
    private final Option<String> scheduler = Option.of(String.class, "--scheduler", "KIND",
            "The kind of scheduler around the policy: hierarchical, central, market or four-phase (default: the one that the policy is"
                    + " meant for).")
            .completedBy(new SchedulerWords());

    private final Option<Map<String, String>> parameters = Option.map("--set", "KEY=VALUE",
            "A parameter of the scheduler, such as routing=least-loaded; or memory=on, to let the memory of a log's jobs bind. May be"
                    + " repeated.");

    private final Option<String> network = Option.of(String.class, "--network", "MODEL",
            "How long data travels between clusters, instead of the platform's network: none, or ccr:0.2 for 0.2 times the parent's"
                    + " execution time.");

    private final Option<String> estimate = Option.of(String.class, "--estimate", "MODEL",
            "The execution times that schedulers use, instead of the workload's estimates: exact, normal:100 (in %%), log-round:10 (a"
                    + " base), or uniform:300 (in %%: the workload's times are the estimates, the true ones are drawn).");

    private final SeedOption seed = new SeedOption();

    private final Option<String> tick = Option.of(String.class, "--tick", "LENGTH",
            "How long a tick is, for workloads in seconds: 1s, 100ms, 1min, 1h (default: 1s; for tables as short as their times need)."
                    + " Times are rounded up.");

    @Override
    public List<Arguments> arguments() {
        return List.of(scheduler, parameters, network, estimate, seed, tick);
    }

    /**
     * What is chosen for a run under a policy.
     *
     * @throws UsageException if there is no such policy or scheduler
     * @throws ModelException if a parameter or model is none
     */
    public RunChoices choices(String policy) {
        PolicyNames.require(policy);
        if (scheduler.isGiven() && !Schedulers.names().contains(scheduler.value())) {
            String all = String.join(", ", Schedulers.names());
            TextbookNames.find(scheduler.value()).ifPresent(absent -> {
                throw new UsageException("no scheduler '" + scheduler.value() + "': " + absent.reason() + "; there are " + all);
            });
            throw new UsageException(Suggestions.unknown("scheduler", scheduler.value(), Schedulers.names(), "schedulers", all));
        }
        SortedMap<String, String> all = new TreeMap<>(parameters.value());
        if (estimate.isGiven()) {
            all.put(RunSpec.ESTIMATE, estimate.value());
        }
        String around = scheduler.isAbsent() ? Schedulers.impliedBy(policy) : scheduler.value();
        RunChoices choices = new RunChoices(policy, around, seed.seed(), network.optional(), all).spelledOut();
        choices.check();
        return choices;
    }

    public TickLength tick() {
        return tickOf(tick.value());
    }

    /** @param text null: whatever the data ask for */
    public static TickLength tickOf(String text) {
        try {
            return text == null ? TickLength.FITTING : TickLength.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }
}
