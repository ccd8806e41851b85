package org.schedscope.cli.option;

import java.util.function.Function;
import org.schedscope.cli.base.UsageException;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;

/** Times among the options, read as everywhere. */
public final class Times {
    private Times() {
    }

    /**
     * What an option says of time.
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
