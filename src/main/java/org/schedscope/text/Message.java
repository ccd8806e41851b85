package org.schedscope.text;

import java.math.BigDecimal;
import java.util.List;

/**
 * A text in any language: a key and its values.
 *
 * @param bundle name, see {@link Texts#of}
 * @param values for {@code {0}}, {@code {1}}, …: names and numbers as they are, decimals for the language's separator, times, cores and
 * messages
 */
public record Message(String bundle, String key, List<Object> values) {
    private static final String VERBATIM = "";

    /** Notation of times and cores. */
    @FunctionalInterface
    public interface Writing {
        String time(TimeValue time);

        /** The number of a core, by default as in files. */
        default String core(CoreValue core) {
            return Integer.toString(core.number());
        }

        /** A day, by default its tick as a moment. */
        default String day(DayValue day) {
            return time(TimeValue.at(day.tick()));
        }

        /** Suffix of keys that have a variant for this notation, such as texts that name an option of the command line. */
        default String ending() {
            return "";
        }
    }

    public Message {
        values = List.copyOf(values);
    }

    public static Message of(String bundle, String key, Object... values) {
        return new Message(bundle, key, List.of(values));
    }

    /** Words without a translation, such as those of the operating system. */
    public static Message verbatim(String words) {
        return new Message(VERBATIM, words, List.of());
    }

    /** A list of messages with commas. */
    public static Message list(List<Message> messages) {
        return messages.stream().reduce((before, next) -> of("problems", "list", before, next)).orElse(verbatim(""));
    }

    /** The text of a key derived from English words, or these words if there is no such key. */
    public static Message known(String bundle, String key, String english) {
        return Texts.of(bundle, Language.ENGLISH).has(key) ? of(bundle, key) : verbatim(english);
    }

    /** The text, with times in ticks. */
    public String in(Language language) {
        return in(language, time -> time.in(language));
    }

    /** The text in a notation. */
    public String in(Language language, Writing writing) {
        if (bundle.equals(VERBATIM)) {
            return key;
        }
        Texts texts = Texts.of(bundle, language);
        String own = key + writing.ending();
        String words = texts.has(own) ? own : key;
        if (values.isEmpty()) {
            return texts.text(words);
        }
        Object[] filled = values.stream().map(value -> text(value, language, writing)).toArray();
        return texts.text(words, filled);
    }

    private static String text(Object value, Language language, Writing writing) {
        return value instanceof Message part ? part.in(language, writing) : value instanceof TimeValue time ? writing.time(time)
                : value instanceof CoreValue core ? writing.core(core)
                        : value instanceof DayValue day ? writing.day(day)
                                : value instanceof BigDecimal number ? language.written(number.toPlainString()) : value.toString();
    }

    /** The English text, as in files and on the command line. */
    @Override
    public String toString() {
        return in(Language.ENGLISH);
    }
}
