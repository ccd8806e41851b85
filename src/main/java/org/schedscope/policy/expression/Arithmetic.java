package org.schedscope.policy.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.schedscope.model.number.BigRatio;

/**
 * A key written out with its numbers: {@code (5 − 0 + 4 + 1) / 6}. Ticks are marked as moments or lengths, so that views can show them as
 * times.
 */
public final class Arithmetic {
    private sealed interface Part {
    }

    private record Words(String text) implements Part {
    }

    private record Moment(long tick) implements Part {
    }

    private record Length(BigRatio ticks) implements Part {
    }

    private final List<Part> parts;

    private Arithmetic(List<Part> parts) {
        this.parts = List.copyOf(parts);
    }

    /** Begins with words and with numbers that are no ticks. */
    public static Arithmetic of(String words) {
        return new Arithmetic(List.of(new Words(words)));
    }

    public Arithmetic words(String words) {
        return with(new Words(words));
    }

    /** This text, followed by a moment. */
    public Arithmetic moment(long tick) {
        return with(new Moment(tick));
    }

    /** This text, followed by a number of ticks. */
    public Arithmetic length(long ticks) {
        return length(BigRatio.of(ticks));
    }

    /** This text, followed by a number of ticks that may be fractional. */
    public Arithmetic length(BigRatio ticks) {
        return with(new Length(ticks));
    }

    /** This text, followed by another one. */
    public Arithmetic then(Arithmetic other) {
        List<Part> both = new ArrayList<>(parts);
        both.addAll(other.parts);
        return new Arithmetic(both);
    }

    private Arithmetic with(Part part) {
        return then(new Arithmetic(List.of(part)));
    }

    /** Whether its only number is one of ticks: {@code R = 20}. */
    public boolean isTime() {
        return parts.stream().filter(part -> !(part instanceof Words)).count() == 1
                && parts.stream().noneMatch(part -> part instanceof Words words && words.text().chars().anyMatch(Character::isDigit));
    }

    /** Another number that means what the only one here does. */
    public Arithmetic sameWith(BigRatio ticks) {
        boolean isMoment = parts.stream().anyMatch(part -> part instanceof Moment);
        return new Arithmetic(List.of(isMoment ? new Moment(ticks.ceilOrMost()) : new Length(ticks)));
    }

    /** Written with other words, moments and lengths of time. */
    public String told(UnaryOperator<String> spoken, LongFunction<String> moments, Function<BigRatio, String> lengths) {
        return parts.stream().map(part -> part instanceof Words words ? spoken.apply(words.text())
                : part instanceof Moment moment ? moments.apply(moment.tick()) : lengths.apply(((Length) part).ticks()))
                .collect(Collectors.joining());
    }

    /** Exactly, in ticks. */
    @Override
    public String toString() {
        return told(UnaryOperator.identity(), Long::toString, BigRatio::toString);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Arithmetic same && parts.equals(same.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }
}
