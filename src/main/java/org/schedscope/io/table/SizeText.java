package org.schedscope.io.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.Limits;

/** Amounts in the notations of logs: {@code 16Gn}, {@code 4000Mc}, {@code 72.7 MB}, {@code 1.5K}. */
final class SizeText {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,18}(?:\\.[0-9]{1,18})?)\\s*([kmgtp]?)(?:i?b)?([nc]?)");
    /** Entries of lists of Slurm's resources, {@code cpu=8,mem=32G,gres/gpu=2}. */
    private static final Pattern PART = Pattern.compile("(?:^|,)(cpu|mem|gres/gpu)(?:[:=][a-z0-9_]+)?=([^,]+)");
    private static final Pattern CORES = Pattern.compile("(.*?)\\s*(?:cores?|cpus?|threads?|slots?|kerne?)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PARTS_OF_CORES = Pattern.compile("[0-9]+\\.[0-9]*[1-9][0-9]*|[0-9.]+m");
    private static final String FACTORS = "kmgtp";

    private SizeText() {
    }

    /**
     * Memory in KiB; 0 if unknown.
     *
     * @param plain factor of plain numbers, as a power of 1024 bytes: 0 for bytes, 1 for KiB, 2 for MiB
     * @param cores cores of the task, for amounts per core
     * @param nodes nodes of the task, for amounts per node
     */
    static long memory(String list, int plain, long cores, long nodes) {
        String text = part(list, "mem");
        Matcher size = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (text.length() > 60 || !size.matches()) {
            return 0;
        }
        boolean bytes = size.group(2).isEmpty() && text.strip().toLowerCase(Locale.ROOT).endsWith("b");
        int power = bytes ? 0 : size.group(2).isEmpty() ? plain : FACTORS.indexOf(size.group(2)) + 1;
        BigDecimal times = BigDecimal.valueOf(size.group(3).equals("c") ? cores : size.group(3).equals("n") ? nodes : 1);
        BigDecimal kib = new BigDecimal(size.group(1)).multiply(BigDecimal.valueOf(1024).pow(power)).multiply(times)
                .divide(BigDecimal.valueOf(1024), 0, RoundingMode.CEILING);
        return kib.min(BigDecimal.valueOf(Limits.LARGEST_TOTAL - 1)).longValueExact();
    }

    /** A count, whole or with a suffix of thousands, fractions rounded up; empty if malformed. */
    static OptionalLong count(String list) {
        String text = part(list, "cpu");
        Matcher size = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (text.length() > 60 || !size.matches() || !size.group(3).isEmpty()) {
            return OptionalLong.empty();
        }
        BigDecimal factor = BigDecimal.valueOf(1000).pow(size.group(2).isEmpty() ? 0 : FACTORS.indexOf(size.group(2)) + 1);
        BigDecimal value = new BigDecimal(size.group(1)).multiply(factor).setScale(0, RoundingMode.CEILING);
        return value.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0 ? OptionalLong.empty() : OptionalLong.of(value.longValueExact());
    }

    /** A whole number of cores, perhaps followed by their name; empty if malformed. */
    static OptionalLong cores(String list) {
        String text = part(list, "cpu").strip();
        if (text.length() > 60) {
            return OptionalLong.empty();
        }
        Matcher named = CORES.matcher(text);
        String plain = named.matches() ? named.group(1) : text;
        return PARTS_OF_CORES.matcher(plain).matches() ? OptionalLong.empty() : count(plain);
    }

    /** The entry of a list for a resource, empty if absent; a text that is not a list is returned whole. */
    static String part(String text, String thing) {
        if (text.indexOf('=') < 0) {
            return text;
        }
        return PART.matcher(text.strip().toLowerCase(Locale.ROOT)).results().filter(part -> part.group(1).equals(thing))
                .map(part -> part.group(2)).findFirst().orElse("");
    }
}
