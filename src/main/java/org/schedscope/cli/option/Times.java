package org.schedscope.cli.option;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.schedscope.cli.base.UsageException;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TickLength;
import org.schedscope.model.time.TimeReader;

/** Parser of times in options, with the notations of the whole program. */
public final class Times {
    private Times() {
    }

    /**
     * A duration such as {@code 60s}, {@code 10min}, {@code 10m} or {@code 2h}.
     *
     * @return nanoseconds; empty if malformed
     */
    public static OptionalLong nanos(String text) {
        try {
            Ratio seconds = TickLength.parse(text.replaceFirst("(?<=\\d)m$", "min")).seconds();
            return OptionalLong.of(seconds.times(TimeUnit.SECONDS.toNanos(1)).ceil());
        } catch (ModelException | ArithmeticException wrong) {
            return OptionalLong.empty();
        }
    }

    /**
     * End of a search that begins now, by the clock of {@link System#nanoTime}.
     *
     * @param time value of {@code --time}
     * @throws UsageException if it is malformed
     */
    public static long end(String time) {
        return System.nanoTime()
                + nanos(time).orElseThrow(() -> new UsageException("--time " + time + ": write a length of time, such as 60s or 10min"));
    }

    /**
     * Parses a time in an option.
     *
     * @throws UsageException that begins with the option's name
     */
    public static <T> T in(String option, Workload workload, Function<TimeReader, T> read) {
        try {
            return read.apply(TimeReader.of(TickClock.of(workload)));
        } catch (ModelException wrong) {
            throw new UsageException(option + ": " + wrong.getMessage());
        }
    }
}
