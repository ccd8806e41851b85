package org.schedscope.generate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.model.ModelException;
import org.schedscope.model.Ratio;

/** The values of all settings of a profile, checked. */
public final class SettingValues {
    private final Map<String, List<Ratio>> numbers = new LinkedHashMap<>();

    /**
     * What is set, and the defaults of the rest.
     *
     * @throws ModelException for a name that the profile does not have and for a value that is not allowed
     */
    public SettingValues(WorkloadProfile profile, Map<String, String> set) {
        List<String> known = profile.settings().stream().map(Setting::name).toList();
        for (String name : set.keySet()) {
            if (!known.contains(name)) {
                throw new ModelException("no setting of " + profile.name() + " named '" + name + "'; there is " + String.join(", ", known));
            }
        }
        for (Setting setting : profile.settings()) {
            numbers.put(setting.name(), setting.numbers(set.getOrDefault(setting.name(), setting.usual())));
        }
    }

    /** Of a whole number. */
    long whole(String name) {
        return numbers.get(name).get(0).numerator();
    }

    /** A whole number drawn uniformly from a range. */
    long within(String name, Draws draws) {
        List<Ratio> bounds = numbers.get(name);
        long least = bounds.get(0).numerator();
        return least + draws.below(bounds.get(1).numerator() - least + 1);
    }

    /** A number drawn uniformly from a range in steps of 1 ÷ {@code parts}, times {@code parts}. */
    long within(String name, int parts, Draws draws) {
        List<Ratio> bounds = numbers.get(name);
        long least = bounds.get(0).numerator() * parts;
        return least + draws.below(bounds.get(1).numerator() * parts - least + 1);
    }

    /** One of the numbers of a choice. */
    Ratio oneOf(String name, Draws draws) {
        List<Ratio> choices = numbers.get(name);
        return choices.get((int) draws.below(choices.size()));
    }
}
