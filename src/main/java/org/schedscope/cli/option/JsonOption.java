package org.schedscope.cli.option;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.schedscope.io.json.PlainJson;
import picocli.CommandLine.Option;

/** The option of commands that list or check something to print JSON, for other programs. */
public final class JsonOption {
    @Option(names = "--json", description = "Print JSON, for other programs.")
    private boolean json;

    public boolean isWanted() {
        return json;
    }

    /** Prints an answer: a document in one line as JSON, or text. */
    public void print(PrintWriter out, Supplier<Object> document, Consumer<PrintWriter> text) {
        if (json) {
            out.println(line(document.get()));
        } else {
            text.accept(out);
        }
    }

    /** Prints an answer of one line. */
    public void print(PrintWriter out, Object document, String text) {
        print(out, () -> document, to -> to.println(text));
    }

    /** Fields in the given order, names and values alternating. */
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
