package org.schedscope.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.schedscope.event.RunChoices;
import org.schedscope.scheduler.RunSpec;

/** The words of commands that make a run in a shell. */
public final class RunWords {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+:,./-][A-Za-z0-9_@%+=:,./-]*");

    private RunWords() {
    }

    /** Arguments in a line; those with other characters than plain ones are quoted. */
    public static String sentence(List<String> words) {
        return words.stream().map(RunWords::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** {@code --policy p-slr --scheduler hierarchical --seed 1} and what else is chosen. */
    public static List<String> of(RunChoices choices) {
        List<String> words = new ArrayList<>(List.of("--policy", choices.policy(), "--scheduler", choices.scheduler()));
        words.addAll(List.of("--seed", Long.toString(choices.seed())));
        choices.network().ifPresent(model -> words.addAll(List.of("--network", model)));
        Optional.ofNullable(choices.parameters().get(RunSpec.ESTIMATE)).ifPresent(model -> words.addAll(List.of("--estimate", model)));
        choices.parameters().forEach((name, value) -> {
            if (!name.equals(RunSpec.ESTIMATE)) {
                words.addAll(List.of("--set", name + "=" + value));
            }
        });
        return words;
    }

    /** The file that {@link #drawing} writes. */
    public static String file(RunSource.Drawn drawn) {
        return drawn.how().profile() + ".workload.json";
    }

    /** What draws a workload before it is opened, with what joins it to the next command. */
    public static String drawing(RunSource.Drawn drawn) {
        List<String> words = new ArrayList<>(List.of("schedscope", "generate"));
        words.addAll(drawn.words());
        words.addAll(List.of("-o", file(drawn)));
        return sentence(words) + " && ";
    }
}
