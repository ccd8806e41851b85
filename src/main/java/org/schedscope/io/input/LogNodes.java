package org.schedscope.io.input;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * Nodes of a machine by their numbers in its log: {@code 1238-1244,1301}. Jobs that ran on these nodes only form the log of this part of
 * the machine.
 *
 * @param ranges ranges of numbers, at least one
 */
public record LogNodes(List<Range> ranges) {
    /** The numbers from a first to a last one, inclusive. */
    public record Range(long first, long last) {
    }

    private static final String RANGE = "([0-9]{1,15})(-([0-9]{1,15}))?";
    private static final int MOST = 10_000;

    public LogNodes {
        ranges = List.copyOf(ranges);
    }

    /**
     * Parses a list of numbers and ranges.
     *
     * @throws ModelException with a sentence for the user
     */
    public static LogNodes parse(String text) {
        List<Range> ranges = new ArrayList<>();
        for (String range : text.split(",", MOST)) {
            String[] ends = range.strip().split("-");
            boolean known = range.strip().matches(RANGE);
            long first = known ? Long.parseLong(ends[0]) : 1;
            long last = known ? Long.parseLong(ends[ends.length - 1]) : 0;
            if (last < first) {
                throw new ModelException(Message.of("formats", "nodes", SafeText.quoted(text)));
            }
            ranges.add(new Range(first, last));
        }
        return new LogNodes(ranges);
    }

    public boolean has(long node) {
        return ranges.stream().anyMatch(range -> range.first() <= node && node <= range.last());
    }
}
