package org.schedscope.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Takes GIFT apart by the rules of Moodle's importer: which signs divide and in which order, what a backslash protects, when an answer is a
 * number, a choice, or has a weight.
 */
final class MoodleImport {
    private static final Map<String, String> HELD = Map.of("\\:", "\1", "\\#", "\2", "\\=", "\3", "\\{", "\4", "\\}", "\5", "\\~", "\6");

    /**
     * @param answers their texts, right ones by their fractions; of a number its value and tolerance
     */
    record Question(String name, String format, String text, String type, Map<String, Double> answers, String feedback) {
    }

    private MoodleImport() {
    }

    static List<Question> read(String file) {
        List<Question> questions = new ArrayList<>();
        for (String part : file.split("\n\\s*\n")) {
            String text = String.join("\n", part.lines().map(line -> line.strip().startsWith("//") ? " " : line).toList()).strip();
            if (!text.isEmpty() && !text.startsWith("$CATEGORY:")) {
                questions.add(question(held(text)));
            }
        }
        return questions;
    }

    private static String held(String text) {
        String held = text.replace("\\\\", "\7");
        for (Map.Entry<String, String> sign : HELD.entrySet()) {
            held = held.replace(sign.getKey(), sign.getValue());
        }
        return held.replace("\7", "\\");
    }

    private static String freed(String text) {
        String freed = text;
        for (Map.Entry<String, String> sign : HELD.entrySet()) {
            freed = freed.replace(sign.getValue(), sign.getKey().substring(1));
        }
        return freed.strip();
    }

    private static Question question(String text) {
        int name = text.indexOf("::", 2);
        String rest = text.substring(name + 2).strip();
        int from = rest.indexOf('{');
        int to = rest.indexOf('}');
        if (to != rest.length() - 1) {
            throw new IllegalStateException("a gap in the text: " + rest);
        }
        String answers = rest.substring(from + 1, to).strip();
        String asked = rest.substring(0, from);
        int feedback = answers.lastIndexOf("####");
        String told = feedback < 0 ? "" : freed(answers.substring(feedback + 4));
        answers = feedback < 0 ? answers : answers.substring(0, feedback).strip();
        int format = asked.indexOf(']');
        boolean number = answers.startsWith("#");
        return new Question(freed(text.substring(2, name)), asked.substring(1, format), freed(asked.substring(format + 1)),
                number ? "numerical" : "multichoice", number ? number(answers.substring(1)) : choices(answers), told);
    }

    private static Map<String, Double> number(String text) {
        String[] parts = text.strip().split(":");
        return Map.of("value", Double.valueOf(parts[0]), "tolerance", Double.valueOf(parts[1]));
    }

    private static Map<String, Double> choices(String text) {
        Map<String, Double> fractions = new TreeMap<>();
        for (String one : text.replace("=", "~=").split("~")) {
            String answer = one.strip();
            if (answer.startsWith("=")) {
                fractions.put(freed(answer.substring(1)), 1.0);
            } else if (answer.matches("(?s)%-*[0-9]{1,2}\\.?[0-9]*%.*")) {
                throw new IllegalStateException("a weight: " + answer);
            } else if (!answer.isEmpty()) {
                fractions.put(freed(answer), 0.0);
            }
        }
        return fractions;
    }
}
