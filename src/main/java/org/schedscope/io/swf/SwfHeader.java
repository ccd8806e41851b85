package org.schedscope.io.swf;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.io.input.SafeText;

/** Facts about the machine from the comments of a log: {@code ; MaxProcs: 128}. The first of each counts. */
final class SwfHeader {
    /** Largest offset of a clock from UTC, in seconds. */
    private static final long MOST_OFFSET = 18 * 3600;

    private Optional<Integer> processors = Optional.empty();
    private Optional<Integer> nodes = Optional.empty();
    private Optional<String> computer = Optional.empty();

    private OptionalLong begun = OptionalLong.empty();
    private OptionalLong offset = OptionalLong.empty();
    private Optional<String> zone = Optional.empty();

    void read(String comment) {
        String text = SafeText.of(comment.strip().substring(1).strip());
        int colon = text.indexOf(':');
        if (colon < 0) {
            return;
        }
        String value = text.substring(colon + 1).strip();
        switch (text.substring(0, colon).strip()) {
            case "MaxProcs" -> processors = processors.or(() -> count(value));
            case "UnixStartTime" -> begun = begun.isPresent() ? begun : seconds(value);
            case "TimeZone" -> offset = offset.isPresent() ? offset : seconds(value);
            case "TimeZoneString" -> zone = zone.or(() -> Optional.of(value));
            case "MaxNodes" -> nodes = nodes.or(() -> count(value));
            case "Computer" -> computer = computer.or(() -> Optional.of(value).filter(name -> !name.isEmpty() && name.length() <= 100));
            default -> {
            }
        }
    }

    /** The number that a text begins with, if it is one that a machine can have. */
    private static Optional<Integer> count(String text) {
        int end = 0;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        boolean fits = end > 0 && end <= 10 && Long.parseLong(text.substring(0, end)) <= Integer.MAX_VALUE;
        return fits ? Optional.of(Integer.parseInt(text.substring(0, end))).filter(number -> number > 0) : Optional.empty();
    }

    private static OptionalLong seconds(String text) {
        return text.matches("-?[0-9]{1,11}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
    }

    /**
     * Date of a time that the log counts from its start, by the clock of the machine: in its zone, else at its offset from UTC. A start of
     * 0 means unknown.
     *
     * @param microseconds since the start
     */
    Optional<ZonedDateTime> date(long microseconds) {
        return begun.stream().filter(seconds -> seconds > 0).mapToObj(seconds -> Instant.ofEpochSecond(seconds)
                .plus(microseconds, ChronoUnit.MICROS).atZone(zone())).findFirst();
    }

    private ZoneId zone() {
        Optional<ZoneId> named = zone.filter(ZoneId.getAvailableZoneIds()::contains).map(ZoneId::of);
        return named.orElseGet(() -> ZoneOffset.ofTotalSeconds((int) offset.stream().filter(far -> Math.abs(far) <= MOST_OFFSET)
                .findFirst().orElse(0)));
    }

    /** MaxProcs, else MaxNodes. */
    Optional<Integer> cores() {
        return processors.or(() -> nodes);
    }

    Optional<String> computer() {
        return computer;
    }
}
