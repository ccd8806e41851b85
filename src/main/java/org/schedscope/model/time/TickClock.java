package org.schedscope.model.time;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/**
 * Length and origin of a workload's ticks.
 *
 * @param tick length of a tick; empty if a tick is not a length of time
 * @param start time of tick 0; always empty without a length
 */
public record TickClock(Optional<TickLength> tick, Optional<ZonedDateTime> start) {
    /** Ticks that are nothing but ticks. */
    public static final TickClock PLAIN = new TickClock(Optional.empty(), Optional.empty());
    /** Seconds of a run that began at some date, so that every notation of time is valid. */
    public static final TickClock ANY = new TickClock(Optional.of(TickLength.SECOND),
            Optional.of(ZonedDateTime.of(1, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC)));
    private static final long NANOS = 1_000_000_000L;
    /** No date is further away: about ten thousand years in seconds. */
    private static final long MOST_SECONDS = 316_000_000_000L;

    public TickClock {
        start = tick.isEmpty() ? Optional.empty() : start;
    }

    public static TickClock of(Workload workload) {
        return new TickClock(TickLength.named(workload.timeUnit()), workload.start());
    }

    /**
     * A workload whose ticks are as long as those of all others; none if they differ.
     *
     * @param workloads at least one
     */
    public static Optional<Workload> shared(List<Workload> workloads) {
        return Optional.of(workloads.get(0)).filter(first -> workloads.stream().allMatch(one -> one.timeUnit().equals(first.timeUnit())));
    }

    /** Whether a tick is a length of time. */
    public boolean isTime() {
        return tick.isPresent();
    }

    /** Date of a tick; empty if the start is unknown, or the date is beyond what calendars have. */
    public Optional<ZonedDateTime> date(long at) {
        BigInteger nanos = nanos(at);
        BigInteger[] parts = nanos.divideAndRemainder(BigInteger.valueOf(NANOS));
        boolean tellable = start.isPresent() && parts[0].abs().compareTo(BigInteger.valueOf(MOST_SECONDS)) <= 0;
        return tellable ? start.map(begun -> begun.plusSeconds(parts[0].longValue()).plusNanos(parts[1].longValue())) : Optional.empty();
    }

    /** The first tick that is not before a moment, negative before the start; only if the start is known. */
    public long tickAt(ZonedDateTime moment) {
        ZonedDateTime begun = start.orElseThrow();
        BigInteger nanos = BigInteger.valueOf(moment.toEpochSecond() - begun.toEpochSecond()).multiply(BigInteger.valueOf(NANOS))
                .add(BigInteger.valueOf(moment.getNano() - begun.getNano()));
        return tickOfNanos(new BigDecimal(nanos));
    }

    /** Ticks of a number of seconds, rounded up. */
    public long ticks(BigDecimal seconds) {
        return tickOfNanos(seconds.movePointRight(9));
    }

    private long tickOfNanos(BigDecimal nanos) {
        Ratio length = tick.orElseThrow().seconds();
        BigDecimal ticks = nanos.multiply(BigDecimal.valueOf(length.denominator()))
                .divide(BigDecimal.valueOf(length.numerator()).multiply(BigDecimal.valueOf(NANOS)), 0, RoundingMode.CEILING);
        BigDecimal most = BigDecimal.valueOf(1L << 61);
        return ticks.min(most).max(most.negate()).longValueExact();
    }

    /** Nanoseconds of a number of ticks, rounded down; only if a tick is a length of time. */
    public BigInteger nanos(long ticks) {
        Ratio length = tick.orElseThrow().seconds();
        return BigInteger.valueOf(ticks).multiply(BigInteger.valueOf(length.numerator())).multiply(BigInteger.valueOf(NANOS))
                .divide(BigInteger.valueOf(length.denominator()));
    }

    /** Seconds of a number of ticks; only if a tick is a length of time. */
    public double seconds(double ticks) {
        return ticks * tick.orElseThrow().seconds().toDouble();
    }
}
