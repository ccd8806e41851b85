package org.schedscope.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.NamedFile;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.csv.EetCapacityCsv;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.Workload;
import picocli.CommandLine.Option;

/** The options about expected end times and their heatmap. */
final class EetOptions {
    @Option(names = "--eet-capacity", paramLabel = "WHAT",
            description = "What users may expect to have, for expected end times: equal (an equal share of the platform, the default),"
                    + " shares (what the platform's tree of shares entitles them to), a number of cores, or a CSV file user,cores,memory.")
    private String capacity;

    @Option(names = "--eet-bags", description = "Take jobs of a user that arrive at one tick for one job: a bag, which is late once, by its"
            + " last end.")
    private boolean bags;

    @Option(names = "--eet-past", paramLabel = "WINDOW",
            description = "Expect less after much use: with a share of c cores and U core-ticks that the user ran in the WINDOW of W ticks"
                    + " (or a time such as 7d) before a job arrives, the job may expect min(c, max(1, 2c - U/W)) cores.")
    private String past;

    @Option(names = "--eet-bin", paramLabel = "TICKS",
            description = "Width of a column of the heatmap (default: the span divided by 1000, rounded up).")
    private Long bin;

    @Option(names = "--eet-user", paramLabel = "PATH", description = "Show this user, and those below, in the heatmap.")
    private String user;

    @Option(names = "--eet-queue", paramLabel = "NAME", description = "Show jobs of this queue in the heatmap.")
    private String queue;

    @Option(names = "--eet-from", paramLabel = "TICK", defaultValue = "0", description = "Show violations from this tick on.")
    private long from;

    @Option(names = "--eet-to", paramLabel = "TICK", description = "Show violations before this tick.")
    private Long to;

    @Option(names = "--eet-sort", paramLabel = "HOW", defaultValue = "name",
            description = "Order of the users in the heatmap: name, violations, tardiness (default: ${DEFAULT-VALUE}).")
    private ViolationView.Order order;

    ReportOptions apply(ReportOptions defaults, CommandFiles files, Workload measured) throws InputException {
        EetCapacity shares = (capacity == null ? defaults.eetCapacity() : capacity(files)).withBags(bags);
        ReportOptions options = defaults.withEetCapacity(past == null ? shares
                : shares.withPastWindow(OptionalLong.of(Times.in("--eet-past", measured, times -> times.length(past)))));
        options = bin == null ? options : options.withEetBin(bin);
        ViolationView view = ViolationView.ALL.between(from, to == null ? Long.MAX_VALUE : to).sorted(order);
        view = user == null ? view : view.ofUser(user);
        return options.withHeat(queue == null ? view : view.ofQueue(queue));
    }

    private EetCapacity capacity(CommandFiles files) throws InputException {
        switch (capacity.toLowerCase(Locale.ROOT)) {
            case "equal" :
                return EetCapacity.EQUAL_SHARES;
            case "shares" :
                return EetCapacity.BY_SHARES;
            default :
                break;
        }
        try {
            return EetCapacity.of(Integer.parseInt(capacity));
        } catch (NumberFormatException e) {
            Path file = NamedFile.of(capacity);
            if (!Files.exists(file)) {
                throw new UsageException("'" + capacity + "' is not a capacity for expected end times"
                        + "; write equal, shares, a number of cores, or the name of a CSV file");
            }
            return EetCapacityCsv.read(files.input(file), Limits.DEFAULT);
        }
    }
}
