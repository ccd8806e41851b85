package org.schedscope.io.batsim;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.io.format.RawSchedule.CoreSpan;

/** Sets of machines in the notation of Batsim: {@code 0-3 7}. */
final class MachineSpans {
    private static final int MOST_DIGITS = 9;

    private MachineSpans() {
    }

    /** The spans in the order of the text; empty if malformed. */
    static List<CoreSpan> parse(String text) {
        List<CoreSpan> spans = new ArrayList<>();
        for (String part : text.split("[\\s,]+")) {
            int dash = part.indexOf('-');
            int first = machine(dash < 0 ? part : part.substring(0, dash));
            int last = dash < 0 ? first : machine(part.substring(dash + 1));
            if (first < 0 || last < first) {
                return List.of();
            }
            spans.add(new CoreSpan(first, last));
        }
        return spans;
    }

    /** Number of a machine; −1 if malformed. */
    private static int machine(String text) {
        boolean digits = !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(text) : -1;
    }
}
