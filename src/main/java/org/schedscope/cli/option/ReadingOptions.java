package org.schedscope.cli.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.time.TickLength;

/** The arguments that say how files are read, but for the tick. */
public final class ReadingOptions implements ArgumentGroup {
    public static final String ARRIVALS = "When jobs arrive, instead of the files' arrivals: once, every:600 or poisson:600:7 (mean ticks"
            + " and seed).";

    private static final double MOST_FLOPS = 1e18;

    private final Option<Double> flops = Option.of(Double.class, "--flops", "N",
            "Operations that a core does in a second, for workloads that state those instead of times (default: 1e9).");

    private final Option<String> memory = Option.of(String.class, "--swf-memory", "UNIT",
            "What the memory columns of a log in the Standard Workload Format state: kb-per-core (the standard), kb-per-job, or"
                    + " bytes-per-job (as Alea has it).");

    private final Option<Map<String, String>> limits = Option.map("--limit", "KEY=VALUE",
            "How much is read before a file is refused: file-bytes, nesting, string-length, number-length, tasks, edges or gzip-ratio."
                    + " May be repeated.");

    private final TableOptions table = new TableOptions();

    private final Option<String> arrivals = Option.of(String.class, "--arrivals", "MODEL", ARRIVALS);

    @Override
    public List<Arguments> arguments() {
        return List.of(flops, memory, limits, table, arrivals);
    }

    /** A workload that was read, with the arrivals that the user wants. */
    public LoadedWorkload arriving(LoadedWorkload loaded) {
        return loaded.with(ArrivalOverride.apply(arrivals(), loaded.workload()));
    }

    /** When jobs arrive, if not when the files say. */
    Optional<ArrivalOverride> arrivals() {
        return arrivals.optional().map(ArrivalOverride::parse);
    }

    public ReadOptions with(TickLength tick) {
        ReadOptions options = table.on(ReadOptions.DEFAULT.withTick(tick).withLimits(limits()));
        if (flops.isGiven() && !(flops.value() >= 1 && flops.value() <= MOST_FLOPS)) {
            throw new UsageException("--flops must be from 1 to 1e18, not " + flops.value());
        }
        ReadOptions told = options.withMemory(memory.optional().map(ReadingOptions::memory));
        return flops.isAbsent() ? told : told.withFlops(flops.value().longValue());
    }

    private static ReadOptions.LogMemory memory(String unit) {
        List<String> known = ReadOptions.LogMemory.names();
        return ReadOptions.LogMemory.named(unit).orElseThrow(() -> new UsageException(
                Suggestions.unknown("unit of memory", unit, known, "units", String.join(", ", known))));
    }

    Limits limits() {
        Limits all = Limits.DEFAULT;
        for (Map.Entry<String, String> limit : limits.value().entrySet()) {
            if (!Limits.NAMES.contains(limit.getKey())) {
                throw new UsageException(
                        Suggestions.unknown("limit", limit.getKey(), Limits.NAMES, "limits", String.join(", ", Limits.NAMES)));
            }
            try {
                all = all.with(limit.getKey(), Long.parseLong(limit.getValue()));
            } catch (IllegalArgumentException e) {
                throw new UsageException("--limit " + limit.getKey() + " must be a whole number from 1 to what a computer can hold, not "
                        + limit.getValue());
            }
        }
        return all;
    }
}
