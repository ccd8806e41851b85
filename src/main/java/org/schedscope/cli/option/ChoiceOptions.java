package org.schedscope.cli.option;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that determine how a workload is run, in the window or without one, except for the policy. */
public final class ChoiceOptions {
    @Option(names = "--scheduler", paramLabel = "KIND", completionCandidates = SchedulerWords.class,
            description = "The kind of scheduler around the policy: hierarchical, central, market or four-phase (default: the one that the"
                    + " policy is meant for).")
    private String scheduler;

    @Option(names = "--set", paramLabel = "KEY=VALUE",
            description = "A parameter of the scheduler, such as routing=least-loaded; or memory=on, to let the memory of a log's jobs"
                    + " bind. May be repeated.")
    private Map<String, String> parameters = Map.of();

    @Option(names = "--network", paramLabel = "MODEL",
            description = "How long data travels between clusters, instead of the platform's network: none, ccr:0.2 for 0.2 times the"
                    + " parent's execution time, or thin-tree:0.2:-1 for a share of 0.2 and an exponent of the levels. From Burkimsher,"
                    + " Bate, Indrusiak 2013, §4.3, and 2014, §2.4; links of platforms from Wang 2011, §2-2.")
    private Optional<String> network;

    @Option(names = "--estimate", paramLabel = "MODEL",
            description = "The execution times that schedulers use, instead of the workload's estimates: exact, normal:100 (in %%),"
                    + " log-round:10 (a base), or uniform:300 (in %%: the workload's times are the estimates, the true ones are drawn)."
                    + " --set rounding=ceil, floor or near chooses the power of log-round; --set negative=redraw, abs or clamp what normal"
                    + " makes of draws of 0 and less. From Burkimsher, Bate, Indrusiak 2014, §2.2; uniform from Wang 2011, §5-2-6.")
    private String estimate;

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Option(names = "--tick", paramLabel = "LENGTH",
            description = "How long a tick is, for workloads in seconds: 1s, 100ms, 1min, 1h (default: 1s; for tables as short as their"
                    + " times need). Times are rounded up.")
    private String tick;

    /**
     * The choices of a run under a policy.
     *
     * @throws UsageException if there is no such policy or scheduler
     * @throws ModelException if a parameter or model is not valid
     */
    public RunChoices choices(String policy) {
        PolicyNames.require(policy);
        if (scheduler != null && !Schedulers.names().contains(scheduler)) {
            String all = String.join(", ", Schedulers.names());
            TextbookNames.find(scheduler).ifPresent(absent -> {
                throw new UsageException("no scheduler '" + scheduler + "': " + absent.reason() + "; there are " + all);
            });
            throw new UsageException(Suggestions.unknown("scheduler", scheduler, Schedulers.names(), "schedulers", all));
        }
        SortedMap<String, String> all = new TreeMap<>(parameters);
        if (estimate != null) {
            all.put(RunSpec.ESTIMATE, estimate);
        }
        String around = scheduler == null ? Schedulers.impliedBy(policy) : scheduler;
        RunChoices choices = PreparedRun.spelledOut(new RunChoices(policy, around, seed.seed(), network, all));
        PreparedRun.check(choices);
        return choices;
    }

    public TickLength tick() {
        return tickOf(tick);
    }

    /** @param text null: as the data need it */
    public static TickLength tickOf(String text) {
        try {
            return text == null ? TickLength.FITTING : TickLength.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }
}
