package org.schedscope.text;

import java.math.BigDecimal;
import java.util.List;

/**
 * Something to be told by whoever shows it, in the language that is spoken there: the key of the words, and what stands in them.
 *
 * @param bundle of the words, see {@link Texts#of}
 * @param values for {@code {0}}, {@code {1}}, …: names and numbers as they stand, decimals as the language writes them, times,
 *        cores and messages
 */
public record Message(String bundle, String key, List<Object> values) {
    private static final String VERBATIM = "";

    /** How times and cores are written where a message is told. */
    @FunctionalInterface
    public interface Writing {
        String time(TimeValue time);

        /** As in files, unless cores have other numbers here. */
        default String core(CoreValue core) {
            return Integer.toString(core.number());
        }

        /** Ends the keys of messages that have words of their own here, such as those that name an option of the command line. */
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

    /** Words that are the same in every language, or that there is no translation of, such as those of the system. */
    public static Message verbatim(String words) {
        return new Message(VERBATIM, words, List.of());
    }

    /** Messages behind each other, with commas between. */
    public static Message list(List<Message> messages) {
        return messages.stream().reduce((before, next) -> of("problems", "list", before, next)).orElse(verbatim(""));
    }

    /** Words by a key that is made of English ones; those where there are no others. */
    public static Message known(String bundle, String key, String english) {
        return Texts.of(bundle, Language.ENGLISH).has(key) ? of(bundle, key) : verbatim(english);
    }

    /** Its words, with times in ticks. */
    public String in(Language language) {
        return in(language, time -> time.in(language));
    }

    /** Its words. */
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
        Object[] told = values.stream().map(value -> told(value, language, writing)).toArray();
        return texts.text(words, told);
    }

    private static String told(Object value, Language language, Writing writing) {
        return value instanceof Message part ? part.in(language, writing) : value instanceof TimeValue time ? writing.time(time)
                : value instanceof CoreValue core ? writing.core(core)
                        : value instanceof BigDecimal number ? language.written(number.toPlainString()) : value.toString();
    }

    /** In English, as files and the command line have it. */
    @Override
    public String toString() {
        return in(Language.ENGLISH);
    }
}
