package org.schedscope.parameter;

import java.util.List;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/** Messages about invalid names and values of parameters. */
public final class Wording {
    private static final String WORDS = "choices";
    private static final int LONGEST_SHOWN = 40;

    private Wording() {
    }

    /**
     * An unknown name, with the nearest and all valid ones.
     *
     * @param what {@code policy}, {@code scheduler} or {@code parameter}
     */
    public static Message unknown(String what, String name, List<String> known) {
        return Message.of(WORDS, "unknown." + what, shown(name), listed(name, known));
    }

    /** An unknown setting of a profile, with the nearest and all valid ones. */
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
