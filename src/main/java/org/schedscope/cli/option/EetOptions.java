package org.schedscope.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.NamedFile;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.csv.EetCapacityCsv;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;

/** The arguments about expected end times and their heatmap. */
final class EetOptions implements ArgumentGroup {
    private final Option<String> capacity = Option.of(String.class, "--eet-capacity", "WHAT",
            "What users may expect to have, for expected end times: equal (an equal share of the platform, the default), shares (what"
                    + " the platform's tree of shares entitles them to), a number of cores, or a CSV file user,cores,memory.");

    private final Option<Long> bin = Option.of(Long.class, "--eet-bin", "TICKS",
            "Width of a column of the heatmap (default: the span divided by 1000, rounded up).");

    private final Option<String> user = Option.of(String.class, "--eet-user", "PATH", "Show this user, and those below, in the heatmap.");

    private final Option<String> queue = Option.of(String.class, "--eet-queue", "NAME", "Show jobs of this queue in the heatmap.");

    private final Option<Long> from = Option.of(long.class, "--eet-from", "TICK", "Show violations from this tick on.").byDefault("0");

    private final Option<Long> to = Option.of(Long.class, "--eet-to", "TICK", "Show violations before this tick.");

    private final Option<ViolationView.Order> order = Option.of(ViolationView.Order.class, "--eet-sort", "HOW",
            "Order of the users in the heatmap: name, violations, tardiness (default: ${DEFAULT-VALUE}).").byDefault("name");

    @Override
    public List<Arguments> arguments() {
        return List.of(capacity, bin, user, queue, from, to, order);
    }

    ReportOptions apply(ReportOptions defaults, CommandFiles files) throws InputException {
        ReportOptions options = capacity.isAbsent() ? defaults : defaults.withEetCapacity(capacity(files));
        options = bin.isAbsent() ? options : options.withEetBin(bin.value());
        ViolationView view = ViolationView.ALL.between(from.value(), to.orElse(Long.MAX_VALUE)).sorted(order.value());
        view = user.isAbsent() ? view : view.ofUser(user.value());
        return options.withHeat(queue.isAbsent() ? view : view.ofQueue(queue.value()));
    }

    private EetCapacity capacity(CommandFiles files) throws InputException {
        switch (capacity.value().toLowerCase(Locale.ROOT)) {
            case "equal" :
                return EetCapacity.EQUAL_SHARES;
            case "shares" :
                return EetCapacity.BY_SHARES;
            default :
                break;
        }
        try {
            return EetCapacity.of(Integer.parseInt(capacity.value()));
        } catch (NumberFormatException e) {
            Path file = NamedFile.of(capacity.value());
            if (!Files.exists(file)) {
                throw new UsageException("'" + capacity.value() + "' is not a capacity for expected end times"
                        + "; write equal, shares, a number of cores, or the name of a CSV file");
            }
            return EetCapacityCsv.read(files.input(file), Limits.DEFAULT);
        }
    }
}
