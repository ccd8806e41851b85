package org.schedscope.io.swf;

import java.util.Optional;
import org.schedscope.io.input.SafeText;

/** The comments of a log that say something about the machine: {@code ; MaxProcs: 128}. The first of each counts. */
final class SwfHeader {
    private Optional<Integer> processors = Optional.empty();
    private Optional<Integer> nodes = Optional.empty();
    private Optional<String> computer = Optional.empty();

    void read(String comment) {
        String text = SafeText.of(comment.strip().substring(1).strip());
        int colon = text.indexOf(':');
        if (colon < 0) {
            return;
        }
        String value = text.substring(colon + 1).strip();
        switch (text.substring(0, colon).strip()) {
            case "MaxProcs" -> processors = processors.or(() -> count(value));
            case "MaxNodes" -> nodes = nodes.or(() -> count(value));
            case "Computer" -> computer = computer.or(() -> Optional.of(value).filter(name -> !name.isEmpty() && name.length() <= 100));
            default -> {
            }
        }
    }

    /** The number that a text begins with, if it is one that a machine can have. */
    private static Optional<Integer> count(String text) {
        int end = 0;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        boolean fits = end > 0 && end <= 10 && Long.parseLong(text.substring(0, end)) <= Integer.MAX_VALUE;
        return fits ? Optional.of(Integer.parseInt(text.substring(0, end))).filter(number -> number > 0) : Optional.empty();
    }

    /** MaxProcs, else MaxNodes. */
    Optional<Integer> cores() {
        return processors.or(() -> nodes);
    }

    Optional<String> computer() {
        return computer;
    }
}
