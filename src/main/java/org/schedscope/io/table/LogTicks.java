package org.schedscope.io.table;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;

/** Times of a log as ticks from its first submission, rounded up. */
final class LogTicks {
    private static final long MILLION = 1_000_000;

    private final TickLength length;
    private final long first;
    private final Ratio perMicrosecond;

    /** @param first submission, in millionths of a second */
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

    /** At least one. */
    long span(long micros) {
        return Math.max(1, Ratio.ceilOfProduct(micros, perMicrosecond));
    }

    /** The time that a line ran, as a piece like another one: it lasts as long as its task, whatever its ends are rounded to. */
    Piece piece(Piece like, LogRow row) {
        long start = at(row.start);
        OptionalLong finish = row.open ? OptionalLong.empty() : OptionalLong.of(SizeGuard.saturatingSum(start, span(row.exec)));
        return new Piece(like.job(), like.task(), like.cluster(), start, finish, like.cores(), List.of(), like.line());
    }

    /** Work that rounding adds, in percent of the true work. */
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
