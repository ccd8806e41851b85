package org.schedscope.exercise;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Questions in GIFT, the text format of Moodle, written as its importer ({@code question/format/gift/format.php}) takes it apart: a blank
 * line ends a question, so no text has line breaks; a backslash goes before signs that mean something, and nothing protects a percent sign
 * at the beginning of a wrong answer, which would be its weight, but HTML.
 *
 * @param category where they go in the question bank
 */
public record Gift(String category, List<Worksheet> sheets, Language language) {
    /** Two digits after the decimal point are enough; Moodle lets a bit more pass for the sake of binary fractions. */
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

    /** Signs that mean something in GIFT. */
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
