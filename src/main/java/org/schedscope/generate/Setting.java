package org.schedscope.generate;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Something that can be set for a profile: numbers between two bounds, one, two, or a list to choose from at random; or one of some words.
 *
 * @param name as in {@code --set name=value}, kebab-case
 * @param form how many numbers it takes
 * @param usual the default
 * @param least smallest number; of words, empty
 * @param most largest number; of words, all of them, with commas in between
 * @param meaning for users, in one sentence
 * @param shrinks whether {@code --scale} makes it smaller
 */
public record Setting(String name, Form form, String usual, String least, String most, String meaning, boolean shrinks) {
    private static final String WORDS = "choices";
    private static final int LONGEST = 400;

    public Setting(String name, Form form, String usual, String least, String most, String meaning) {
        this(name, form, usual, least, most, meaning, false);
    }

    /** One of some words, the first if nothing is said. */
    public static Setting word(String name, List<String> words, String meaning) {
        return new Setting(name, Form.WORD, words.get(0), "", String.join(", ", words), meaning);
    }

    /** The same, with another default. */
    public Setting usually(String value) {
        return new Setting(name, form, value, least, most, meaning, shrinks);
    }

    /** The same, made smaller by {@code --scale}. */
    public Setting shrinking() {
        return new Setting(name, form, usual, least, most, meaning, true);
    }

    /** How many numbers a setting takes, and of what kind. */
    public enum Form {
        /** A whole number. */
        WHOLE,
        /** Two whole numbers, {@code 50-70}, the first not larger. */
        RANGE,
        /** Numbers of which one is drawn, {@code 0.5,1,2}. */
        CHOICE,
        /** A word, {@code poisson}. */
        WORD
    }

    private Message told() {
        String key = "setting." + form.name().toLowerCase(Locale.ROOT);
        return form == Form.WORD ? Message.of(WORDS, key, most) : Message.of(WORDS, key, least, most);
    }

    /** What is allowed, in words. */
    public String range() {
        return told().toString();
    }

    /**
     * The word that a text is.
     *
     * @throws ModelException naming the setting, the text and what is allowed
     */
    String chosen(String text) {
        if (!Arrays.asList(most.split(", ")).contains(text)) {
            throw complaint(text);
        }
        return text;
    }

    /**
     * The numbers that a text stands for.
     *
     * @throws ModelException naming the setting, the text and what is allowed
     */
    List<Ratio> numbers(String text) {
        try {
            List<String> parts = Arrays.asList(text.split(form == Form.RANGE ? "-" : form == Form.CHOICE ? "," : "(?!)", -1));
            List<Ratio> numbers = parts.stream().map(part -> Ratio.of(new BigDecimal(part.strip()))).toList();
            boolean whole = form == Form.CHOICE || numbers.stream().allMatch(Ratio::isInteger);
            boolean rising = form != Form.RANGE || numbers.size() == 2 && numbers.get(0).compareTo(numbers.get(1)) <= 0;
            if (text.length() <= LONGEST && whole && rising && numbers.stream().allMatch(this::isWithin)) {
                return numbers;
            }
        } catch (NumberFormatException | ArithmeticException e) {
            throw complaint(text);
        }
        throw complaint(text);
    }

    private boolean isWithin(Ratio number) {
        return number.compareTo(Ratio.of(new BigDecimal(least))) >= 0 && number.compareTo(Ratio.of(new BigDecimal(most))) <= 0;
    }

    private ModelException complaint(String text) {
        String shown = text.length() <= 40 ? text : text.substring(0, 40) + "…";
        return new ModelException(Message.of(WORDS, "number", name, shown, told()));
    }
}
