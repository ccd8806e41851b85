package org.schedscope.cli.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.io.json.PlainJson;

/** The argument of commands that list or check something, for programs that read what they print. */
public final class JsonOption implements ArgumentGroup {
    private final Option<Boolean> json = Option.flag("--json", "Print JSON, for other programs.");

    @Override
    public List<Arguments> arguments() {
        return List.of(json);
    }

    public boolean isWanted() {
        return json.value();
    }

    /** Fields in the order given: a name, its value, a name, its value. */
    public static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
        return fields;
    }

    /** A document in one line. */
    public static String line(Object value) {
        return PlainJson.line(value);
    }
}
