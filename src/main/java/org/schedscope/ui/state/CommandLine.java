package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The command that does in a shell what a run in the window does. */
public final class CommandLine {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

    private CommandLine() {
    }

    /** {@code schedscope simulate FILE --policy p-slr --seed 1}; arguments with other characters than plain ones are quoted. */
    public static String of(RunSetup setup) {
        List<String> words = new ArrayList<>(List.of("schedscope", "simulate"));
        words.add(setup.workloadSource().path().map(Path::toString)
                .orElseGet(() -> "sample-workloads/" + setup.workloadSource().displayName()));
        setup.platformSource().ifPresent(file -> words.addAll(List.of("--platform", file.toString())));
        words.addAll(List.of("--policy", setup.policy(), "--seed", Long.toString(setup.seed())));
        setup.parameters().forEach((name, value) -> words.addAll(List.of("--set", name + "=" + value)));
        return words.stream().map(CommandLine::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
