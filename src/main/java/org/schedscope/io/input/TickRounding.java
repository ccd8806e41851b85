package org.schedscope.io.input;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** The effect of rounding seconds up to ticks on the work of a workflow. */
public final class TickRounding {
    private static final double MOST_ADDED = 0.05;
    private static final List<String> CANDIDATES = List.of("1h", "10min", "1min", "10s", "1s", "100ms", "10ms", "1ms", "100us", "10us",
            "1us");

    /** A task with a duration and a number of cores. */
    public interface TaskTime {
        double exactSeconds();

        int width();
    }

    private TickRounding() {
    }

    /** A sentence with a better length of ticks if rounding adds more than 5 % of work. */
    public static Optional<Message> warning(List<? extends TaskTime> tasks, TickLength tick) {
        double added = added(tasks, tick);
        if (added <= MOST_ADDED) {
            return Optional.empty();
        }
        Message warning = Double.isInfinite(added) ? Problem.ofFormat("rounding.all", tick.text())
                : Problem.ofFormat("rounding", tick.text(), String.format(Locale.ROOT, "%.0f", Math.ceil(added * 100)));
        return Optional.of(CANDIDATES.stream().filter(text -> added(tasks, TickLength.parse(text)) <= MOST_ADDED).findFirst()
                .map(text -> Problem.ofFormat("rounding.better", warning, text)).orElse(warning));
    }

    /** Work added by rounding, as a fraction of the true work. */
    private static double added(List<? extends TaskTime> tasks, TickLength tick) {
        double length = tick.seconds().toDouble();
        double exact = 0;
        double rounded = 0;
        for (TaskTime task : tasks) {
            double seconds = task.exactSeconds();
            int cores = task.width();
            exact += seconds * cores;
            rounded += Math.max(1, Math.ceil(seconds / length)) * length * cores;
        }
        return rounded == 0 ? 0 : exact == 0 ? Double.POSITIVE_INFINITY : rounded / exact - 1;
    }
}
