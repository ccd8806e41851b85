package org.schedscope.exercise;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Writer of questions in the XML of Moodle.
 *
 * @param category of the questions in the question bank
 */
public record MoodleXml(String category, List<Worksheet> sheets, Language language) {
    public void write(OutputStream out) throws IOException {
        WorkloadTable table = new WorkloadTable(Texts.of("exercise", language));
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n<question type=\"category\"><category>")
                .append(text(path(category))).append("</category></question>\n");
        for (Worksheet sheet : sheets) {
            for (int number = 0; number < sheet.items().size(); number++) {
                Worksheet.Item item = sheet.items().get(number);
                xml.append("<question type=\"").append(item.figure().isPresent() ? "numerical" : "multichoice").append("\">\n<name>")
                        .append(text(sheet.title() + "." + (number + 1))).append("</name>\n<questiontext format=\"html\">")
                        .append(text(table.html(sheet, item))).append("</questiontext>\n<generalfeedback format=\"html\">")
                        .append(text(WorkloadTable.escaped(item.because()))).append("</generalfeedback>\n<defaultgrade>1</defaultgrade>\n");
                answers(item, xml);
                xml.append("</question>\n");
            }
        }
        out.write(xml.append("</quiz>\n").toString().getBytes(StandardCharsets.UTF_8));
    }

    private static void answers(Worksheet.Item item, StringBuilder xml) {
        if (item.figure().isPresent()) {
            xml.append("<answer fraction=\"100\"><text>").append(item.figure().getAsDouble()).append("</text><tolerance>")
                    .append(Gift.TOLERANCE).append("</tolerance></answer>\n");
            return;
        }
        xml.append("<single>true</single>\n<shuffleanswers>true</shuffleanswers>\n<answernumbering>abc</answernumbering>\n");
        for (int place = 0; place < item.options().size(); place++) {
            xml.append("<answer fraction=\"").append(item.right().contains(place) ? 100 : 0).append("\" format=\"html\">")
                    .append(text(WorkloadTable.escaped(item.options().get(place)))).append("</answer>\n");
        }
    }

    /** The path of a course's category; a slash in its name is doubled. */
    static String path(String category) {
        return "$course$/top/" + category.replace("/", "//");
    }

    /** A text element, without characters that XML does not allow. */
    private static String text(String text) {
        return "<text>" + WorkloadTable.escaped(text.replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F]", "")) + "</text>";
    }
}
