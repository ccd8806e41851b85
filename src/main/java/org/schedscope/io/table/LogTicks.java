package org.schedscope.io.table;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;

/** Times of a log as ticks from its first submission, rounded up. */
final class LogTicks {
    private static final long MILLION = 1_000_000;

    private final TickLength length;
    private final long first;
    private final Ratio perMicrosecond;

    /** @param first first submission, in millionths of a second */
    LogTicks(TickLength length, long first) {
        this.length = length;
        this.first = first;
        perMicrosecond = Ratio.ONE.dividedBy(length.seconds()).dividedBy(Ratio.of(MILLION));
    }

    TickLength length() {
        return length;
    }

    long at(long micros) {
        return Ratio.ceilOfProduct(micros - first, perMicrosecond);
    }

    /** A length in ticks, at least one. */
    long span(long micros) {
        return Math.max(1, Ratio.ceilOfProduct(micros, perMicrosecond));
    }

    /** Finish of a line: its start and the length of its task, so that rounding does not make them differ; empty while it runs. */
    OptionalLong finish(LogRow row) {
        return row.open ? OptionalLong.empty() : OptionalLong.of(SizeGuard.saturatingSum(at(row.start), span(row.exec)));
    }

    /** Work added by rounding, in percent of the true work. */
    String addedPercent(List<LogRow> rows) {
        double exact = 0;
        double rounded = 0;
        for (LogRow row : rows) {
            exact += (double) row.exec * row.cores;
            rounded += span(row.exec) * length.seconds().toDouble() * MILLION * row.cores;
        }
        return exact == 0 ? "100" : String.format(Locale.ROOT, "%.3g", (rounded / exact - 1) * 100);
    }
}
