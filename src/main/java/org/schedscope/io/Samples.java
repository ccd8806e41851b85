package org.schedscope.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The workloads that come with the program, in {@code sample-workloads} on the class path. */
public final class Samples {
    private static final String FOLDER = "sample-workloads/";
    private static final String LIST = FOLDER + "samples.txt";

    private Samples() {
    }

    /** File names, a line each in {@code samples.txt}; the first is the one that opens first. */
    public static List<String> names() throws InputException {
        try (InputStream list = Samples.class.getClassLoader().getResourceAsStream(LIST)) {
            if (list == null) {
                throw new InputException(Problem.of(LIST, "no such file"));
            }
            return new String(list.readAllBytes(), StandardCharsets.UTF_8).lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        } catch (IOException e) {
            throw InputFile.resource(LIST).failure(e);
        }
    }

    /** A sample by its file name. */
    public static InputFile file(String name) {
        return InputFile.resource(FOLDER + name);
    }

    public static InputFile first() throws InputException {
        return file(names().get(0));
    }
}
