package org.schedscope.io;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The fields that an object of a format can have; at most 64. */
public final class FieldSet {
    private final List<String> names;
    private final Map<String, Integer> numbers = new HashMap<>();

    public FieldSet(String... names) {
        this.names = List.of(names);
        for (int i = 0; i < names.length; i++) {
            numbers.put(names[i], i);
        }
    }

    /** Position of a field in the list, −1 if the field is unknown. */
    public int indexOf(String name) {
        return numbers.getOrDefault(name, -1);
    }

    public List<String> names() {
        return names;
    }

    public String name(int index) {
        return names.get(index);
    }

    public String unknownMessage(String name) {
        String hint = Nearest.slip(name, names).map(near -> "did you mean \"" + near + "\"?")
                .orElseGet(() -> "the nearest known one is \"" + Nearest.to(name, names).orElseThrow() + "\" (known: "
                        + String.join(", ", names) + ")");
        return "unknown field " + OneLine.quoted(name) + "; " + hint;
    }
}
