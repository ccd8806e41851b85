package org.schedscope.io;

import java.util.List;

/** The workloads that come with the program, in {@code sample-workloads} on the class path. */
public final class Samples {
    private static final String FOLDER = "sample-workloads/";
    private static final List<String> NAMES = List.of(
            "campus-week.workload.json",
            "graham-1969.workload.json",
            "multiple-waits.workload.json",
            "slr-versus-stretch.workload.json",
            "wfformat-diamonds.json");

    private Samples() {
    }

    /** File names; the first is the one that opens first. */
    public static List<String> names() {
        return NAMES;
    }

    /** A sample by its file name. */
    public static InputFile file(String name) {
        return InputFile.resource(FOLDER + name);
    }

    public static InputFile first() {
        return file(NAMES.get(0));
    }
}
