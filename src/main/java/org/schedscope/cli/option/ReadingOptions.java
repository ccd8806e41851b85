package org.schedscope.cli.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.time.TickLength;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about reading files, except for the tick. */
public final class ReadingOptions {
    public static final String ARRIVALS = "When jobs arrive, instead of the files' arrivals: once, every:600 or poisson:600:7 (mean ticks"
            + " and seed).";

    private static final double MOST_FLOPS = 1e18;

    @Option(names = "--flops", paramLabel = "N",
            description = "Operations that a core does in a second, for workloads that state those instead of times (default: 1e9).")
    private Double flops;

    @Option(names = "--swf-memory", paramLabel = "UNIT",
            description = "What the memory columns of a log in the Standard Workload Format state: kb-per-core (the standard), kb-per-job,"
                    + " or bytes-per-job (as Alea has it).")
    private Optional<String> memory;

    @Option(names = "--limit", paramLabel = "KEY=VALUE",
            description = "How much is read before a file is refused: file-bytes, nesting, string-length, number-length, tasks, edges or"
                    + " gzip-ratio. May be repeated.")
    private Map<String, String> limits = Map.of();

    @Mixin
    private final RowOptions table = new RowOptions();

    @Option(names = "--arrivals", paramLabel = "MODEL", description = ARRIVALS)
    private Optional<String> arrivals;

    /** A workload with the arrivals chosen by the user. */
    public LoadedWorkload arriving(LoadedWorkload loaded) {
        return loaded.with(ArrivalOverride.apply(arrivals(), loaded.workload()));
    }

    /** Arrivals chosen by the user instead of those in the files. */
    Optional<ArrivalOverride> arrivals() {
        return arrivals.map(ArrivalOverride::parse);
    }

    public ReadOptions with(TickLength tick) {
        ReadOptions options = table.on(ReadOptions.DEFAULT.withTick(tick).withLimits(limits()));
        if (flops != null && !(flops >= 1 && flops <= MOST_FLOPS)) {
            throw new UsageException("--flops must be from 1 to 1e18, not " + flops);
        }
        ReadOptions told = options.withMemory(memory.map(ReadingOptions::memory));
        return flops == null ? told : told.withFlops(flops.longValue());
    }

    private static ReadOptions.LogMemory memory(String unit) {
        List<String> known = ReadOptions.LogMemory.names();
        return ReadOptions.LogMemory.named(unit).orElseThrow(() -> new UsageException(
                Suggestions.unknown("unit of memory", unit, known, "units", String.join(", ", known))));
    }

    Limits limits() {
        Limits all = Limits.DEFAULT;
        for (Map.Entry<String, String> limit : limits.entrySet()) {
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
