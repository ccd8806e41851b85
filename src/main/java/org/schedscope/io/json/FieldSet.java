package org.schedscope.io.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;
import org.schedscope.text.Nearest;

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

    /** What is said of a field that is none of these. */
    Message unknown(String name) {
        Optional<String> slip = Nearest.slip(name, names);
        return slip.isPresent() ? Problem.words("field.slip", OneLine.quoted(name), slip.get())
                : Problem.words("field.unknown", OneLine.quoted(name), Nearest.to(name, names).orElseThrow(), String.join(", ", names));
    }
}
