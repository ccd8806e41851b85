package org.schedscope.exercise;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Writer of questions in GIFT, the text format of Moodle, by the rules of its importer ({@code question/format/gift/format.php}): a blank
 * line ends a question, so texts have no line breaks; special characters are escaped by a backslash; a percent sign at the beginning of a
 * wrong answer would be its weight and is written as HTML.
 *
 * @param category of the questions in the question bank
 */
public record Gift(String category, List<Worksheet> sheets, Language language) {
    /** Answers need two decimals; slightly more allows for binary fractions. */
    static final String TOLERANCE = "0.005";

    public void write(OutputStream out) throws IOException {
        WorkloadTable table = new WorkloadTable(Texts.of("exercise", language));
        StringBuilder gift = new StringBuilder("$CATEGORY: ").append(MoodleXml.path(category)).append("\n\n");
        for (Worksheet sheet : sheets) {
            gift.append("// ").append(line(sheet.title())).append("\n\n");
            for (int number = 0; number < sheet.items().size(); number++) {
                Worksheet.Item item = sheet.items().get(number);
                gift.append("::").append(escaped(sheet.title() + "." + (number + 1))).append("::[html]")
                        .append(escaped(table.html(sheet, item))).append(" {");
                if (item.figure().isPresent()) {
                    gift.append("#").append(item.figure().getAsDouble()).append(":").append(TOLERANCE);
                } else {
                    for (int place = 0; place < item.options().size(); place++) {
                        gift.append("\n").append(item.right().contains(place) ? "=" : "~")
                                .append(escaped(option(item.options().get(place))));
                    }
                    gift.append("\n");
                }
                if (!item.because().isEmpty()) {
                    gift.append("####").append(escaped(WorkloadTable.escaped(item.because()))).append("\n");
                }
                gift.append("}\n\n");
            }
        }
        out.write(gift.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** A text with special characters escaped. */
    static String escaped(String text) {
        return line(text.replaceAll("([\\\\~=#{}:])", "\\\\$1"));
    }

    private static String line(String text) {
        return text.replaceAll("[\\r\\n]+", " ");
    }

    private static String option(String text) {
        String html = WorkloadTable.escaped(text);
        return html.startsWith("%") ? "&#37;" + html.substring(1) : html;
    }
}
