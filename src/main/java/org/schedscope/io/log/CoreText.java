package org.schedscope.io.log;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.event.CoreSet;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.ModelException;

/** Parses core numbers such as {@code 0-3,7}. */
final class CoreText {
    private static final int MOST_DIGITS = 10;

    private CoreText() {
    }

    /**
     * @param cores number of cores of the cluster; core numbers are below it
     * @throws ModelException with a sentence for the user
     */
    static CoreSet parse(String text, int cores) {
        List<CoreSet.Range> ranges = new ArrayList<>();
        long next = 0;
        for (String part : text.split(",", -1)) {
            int dash = part.indexOf('-');
            long first = number(dash < 0 ? part : part.substring(0, dash), text);
            long last = dash < 0 ? first : number(part.substring(dash + 1), text);
            if (first < next || last < first || last >= cores) {
                throw new ModelException(Problem.ofFormat("cores.range", cores, SafeText.quoted(text)));
            }
            ranges.add(new CoreSet.Range((int) first, (int) last));
            next = last + 1;
        }
        return new CoreSet(ranges);
    }

    private static long number(String digits, String text) {
        if (digits.isEmpty() || digits.length() > MOST_DIGITS || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new ModelException(Problem.ofFormat("cores", SafeText.quoted(text)));
        }
        return Long.parseLong(digits);
    }
}
