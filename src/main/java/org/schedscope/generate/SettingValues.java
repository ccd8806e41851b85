package org.schedscope.generate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.parameter.Wording;
import org.schedscope.text.Message;

/** The values of all settings of a profile, checked. */
public final class SettingValues {
    private final Map<String, List<Ratio>> numbers = new LinkedHashMap<>();
    private final Map<String, Long> shrunk = new LinkedHashMap<>();
    private final Map<String, Enum<?>> words = new LinkedHashMap<>();

    /** Given settings, and the defaults of the rest, at full size. */
    public SettingValues(ProfileSettings profile, Map<String, String> set) {
        this(profile, set, Ratio.ONE);
    }

    /**
     * Given settings, and the defaults of the rest.
     *
     * @param scale factor of the settings that shrink, above 0 and at most 1; they are rounded to the nearest allowed whole number
     * @throws ModelException for a setting that the profile does not have and for a value that is not allowed
     */
    public SettingValues(ProfileSettings profile, Map<String, String> set, Ratio scale) {
        if (scale.signum() <= 0 || scale.compareTo(Ratio.ONE) > 0) {
            throw new ModelException(Message.of("experiments", "refused.scale"));
        }
        List<String> known = profile.settings().stream().map(Parameter::name).toList();
        for (String name : set.keySet()) {
            if (!known.contains(name)) {
                throw new ModelException(Wording.unknownSetting(profile.name(), name, known));
            }
        }
        for (Parameter setting : profile.settings()) {
            put(setting, set.getOrDefault(setting.name(), setting.defaultValue()));
            if (setting instanceof Parameter.Whole whole && profile.shrinking().contains(setting.name())) {
                shrunk.put(setting.name(), Math.max(whole.least(), scale.times(full(setting.name())).plus(new Ratio(1, 2)).floor()));
            }
        }
    }

    private void put(Parameter setting, String text) {
        if (setting instanceof Parameter.Choice<?> choice) {
            words.put(setting.name(), choice.chosen(text));
        } else {
            numbers.put(setting.name(), ((Parameter.Numeric) setting).numbers(text));
        }
    }

    /** Value of a whole number, scaled if it shrinks. */
    public long whole(String name) {
        return shrunk.getOrDefault(name, full(name));
    }

    /** Text of a whole number, as the user set it. */
    public long full(String name) {
        return numbers.get(name).get(0).numerator();
    }

    /** Value of a setting that is a word. */
    public <E extends Enum<E>> E word(String name, Class<E> type) {
        return type.cast(words.get(name));
    }

    /** The largest of a range or choice, rounded up. */
    public long most(String name) {
        return numbers.get(name).stream().mapToLong(Ratio::ceil).max().orElseThrow();
    }

    /** A whole number drawn uniformly from a range. */
    public long within(String name, RandomStream draws) {
        List<Ratio> bounds = numbers.get(name);
        long least = bounds.get(0).numerator();
        return least + draws.below(bounds.get(1).numerator() - least + 1);
    }

    /** A number drawn uniformly from a range in steps of 1 ÷ {@code parts}, times {@code parts}. */
    public long within(String name, int parts, RandomStream draws) {
        List<Ratio> bounds = numbers.get(name);
        long least = bounds.get(0).numerator() * parts;
        return least + draws.below(bounds.get(1).numerator() * parts - least + 1);
    }

    /** One of the numbers of a choice. */
    public Ratio oneOf(String name, RandomStream draws) {
        List<Ratio> choices = numbers.get(name);
        return choices.get((int) draws.below(choices.size()));
    }
}
