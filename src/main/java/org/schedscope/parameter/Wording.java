package org.schedscope.parameter;

import java.util.List;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/** What is said of names and values that cannot be set. */
public final class Wording {
    private static final String WORDS = "choices";
    private static final int LONGEST_SHOWN = 40;

    private Wording() {
    }

    /**
     * That there is nothing of a name, what may have been meant, and what there is.
     *
     * @param what {@code policy}, {@code scheduler} or {@code parameter}
     */
    public static Message unknown(String what, String name, List<String> known) {
        return Message.of(WORDS, "unknown." + what, shown(name), listed(name, known));
    }

    /** That a profile has no setting of a name, what may have been meant, and what there is. */
    public static Message unknownSetting(String profile, String name, List<String> known) {
        return Message.of(WORDS, "unknown.setting", profile, shown(name), listed(name, known));
    }

    static Message unknownValue(String parameter, String value, List<String> known) {
        return Message.of(WORDS, "value", parameter, shown(value), listed(value, known));
    }

    static Message notAllowed(String parameter, String value, Message allowed) {
        return Message.of(WORDS, "number", parameter, shown(value), allowed);
    }

    static Message counted(long least, long most, String unit) {
        return Message.of(WORDS, "range", least, most, Message.known(WORDS, "unit." + unit, unit));
    }

    static Message numbers(String key, Object least, Object most) {
        return Message.of(WORDS, key, least, most);
    }

    static Message or(Message numbers, String word) {
        return Message.of(WORDS, "range.or", numbers, word);
    }

    private static Message listed(String name, List<String> known) {
        String all = String.join(", ", known);
        return DidYouMean.slip(name, known).map(meant -> Message.of(WORDS, "meant", meant, all))
                .orElseGet(() -> Message.of(WORDS, "known", all));
    }

    private static String shown(String text) {
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
    }
}
