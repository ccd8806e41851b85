package org.schedscope.experiment.search;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Initial orderings of a search: the built-in policies and the textbook's that have an expression, and F1 to F4 of Carastan-Santos and de
 * Camargo, "Obtaining dynamic scheduling policies with simulation and machine learning", SC'17, Table 3. Exact arithmetic has no roots and
 * logarithms; in F1 to F4 they are piecewise linear, logarithms within 0.14, roots within 6 %.
 */
public final class KnownOrderings {
    private static final int DECADES = 5;
    private static final int QUARTERS = 8;

    private static final List<Known> ALL = List.of(
            known("first come, first served", "-place"),
            known("longest wait first", "wait"),
            known("shortest task first", "-exec"),
            known("longest task first", "exec"),
            known("smallest area first", "-exec * cores"),
            known("largest area first", "exec * cores"),
            known("fewest cores first", "-cores"),
            known("shortest remaining path first", "-rank"),
            known("longest remaining path first", "rank"),
            known("shortest critical path first", "-cp"),
            known("projected SLR", "(age + rank + 1) / cp"),
            known("expansion factor", "(wait + exec) / exec"),
            known("wait by area", "wait / (exec * cores)"),
            known("F1", "-(" + logarithm("exec", 0) + " * cores) - 870 * " + logarithm("(arrival + 1)", 2)),
            known("F2", "-(" + root("exec", QUARTERS) + " * cores) - 25600 * " + logarithm("(arrival + 1)", 2)),
            known("F3", "-(exec * cores) - 6860000 * " + logarithm("(arrival + 1)", 2)),
            known("F4", "-(exec * " + root("cores", DECADES) + ") - 530000 * " + logarithm("(arrival + 1)", 2)));

    private KnownOrderings() {
    }

    /**
     * An ordering with a name.
     *
     * @param text of the expression; the task with the largest value is started first
     */
    public record Known(String name, String text) {
    }

    private static Known known(String name, String text) {
        return new Known(name, text);
    }

    public static List<Known> all() {
        return ALL;
    }

    /** The name of a known ordering; empty for others. */
    public static String nameOf(String text) {
        return ALL.stream().filter(each -> each.text.equals(text)).map(Known::name).findFirst().orElse("");
    }

    /** The common logarithm from 10 to the first power on: chords between powers of ten, raised by half of their largest error. */
    private static String logarithm(String of, int first) {
        return lines(DECADES, place -> first + place + ".02 + " + of + " / 9" + "0".repeat(first + place));
    }

    /** The square root from 1 on: chords between powers of four. */
    private static String root(String of, int count) {
        return lines(count, place -> String.format(Locale.ROOT, "%.2f", 2 * (1 << place) / 3.0) + " + " + of + " / "
                + 3 * (1 << place));
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining(", ", "min(", ")"));
    }
}
