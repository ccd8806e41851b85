package org.schedscope.manual;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;

/**
 * The examples of a page, in order. What follows a block's language says what is done with it: {@code ```sh} is run line by line,
 * {@code ```sh exit 1} is expected to end so, {@code ```json NAME} or {@code ```text NAME} becomes a file of that name, which is
 * validated, and
 * {@code ```sh not run: REASON} is for the reader alone.
 */
public final class Examples {
    private static final Pattern NOT_RUN = Pattern.compile("(?:sh|json) not run: (.+)");
    private static final Pattern EXIT = Pattern.compile("sh exit (\\d+)");
    private static final Pattern FILE = Pattern.compile("(?:json|text) ([A-Za-z0-9.-]+\\.(?:json|txt))");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^\\s'\"]+)");
    /** Languages of blocks that hold nothing to run. */
    private static final List<String> SHOWN = List.of("text", "bibtex", "python", "java", "sql");
    private static final String PROGRAM = "schedscope ";

    private Examples() {
    }

    /** Something to do: a file to write and validate, or a command to run. */
    public sealed interface Step {
        /** Page and line. */
        String place();
    }

    public record WriteFile(String place, String name, String text) implements Step {
    }

    public record RunCommand(String place, List<String> arguments, int code) implements Step {
    }

    /** What to do for a page; what is wrong with its blocks goes to the list. */
    public static List<Step> of(Path page, List<String> wrong) {
        List<Step> steps = new ArrayList<>();
        for (FencedCodeBlock block : ManualPages.nodes(ManualPages.parse(page), FencedCodeBlock.class)) {
            String info = block.getInfo().strip();
            Matcher file = FILE.matcher(info);
            Matcher exit = EXIT.matcher(info);
            String place = page + ":" + ManualPages.line(block);
            if (file.matches()) {
                steps.add(new WriteFile(place, file.group(1), block.getLiteral()));
            } else if (info.equals("sh") || exit.matches()) {
                commands(block, place, info.equals("sh") ? 0 : Integer.parseInt(exit.group(1)), steps, wrong);
            } else if (!NOT_RUN.matcher(info).matches() && !SHOWN.contains(info)) {
                wrong.add(place + ": a block \"" + info + "\" is neither run nor says why not");
            }
        }
        return steps;
    }

    private static void commands(FencedCodeBlock block, String place, int code, List<Step> steps, List<String> wrong) {
        for (String line : block.getLiteral().replace("\\\n", " ").lines().map(Examples::withoutRemark).filter(line -> !line.isBlank())
                .toList()) {
            if (line.startsWith(PROGRAM)) {
                steps.add(new RunCommand(place, words(line.substring(PROGRAM.length())), code));
            } else {
                wrong.add(place + ": \"" + line + "\" does not begin with schedscope");
            }
        }
    }

    private static String withoutRemark(String line) {
        return line.replaceAll("(^|\\s)#.*", "").strip();
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        int end = -1;
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            String part = word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3);
            if (end == word.start() && !words.isEmpty()) {
                words.set(words.size() - 1, words.get(words.size() - 1) + part);
            } else {
                words.add(part);
            }
            end = word.end();
        }
        return words;
    }
}
