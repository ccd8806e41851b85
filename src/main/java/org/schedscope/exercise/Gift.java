package org.schedscope.exercise;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Questions in GIFT, the text format of Moodle. */
public record Gift(List<Worksheet> sheets, Language language) {
    /** Two digits after the decimal point are enough. */
    static final String TOLERANCE = "0.005";

    public void write(OutputStream out) throws IOException {
        WorkloadTable table = new WorkloadTable(Texts.of("exercise", language));
        StringBuilder gift = new StringBuilder();
        for (Worksheet sheet : sheets) {
            gift.append("// ").append(sheet.title().replace('\n', ' ')).append("\n\n");
            for (int number = 0; number < sheet.items().size(); number++) {
                Worksheet.Item item = sheet.items().get(number);
                gift.append("::").append(escaped(sheet.title() + "." + (number + 1))).append("::[html]")
                        .append(escaped(table.html(sheet, item))).append(" {");
                if (item.figure().isPresent()) {
                    gift.append("#").append(item.figure().getAsDouble()).append(":").append(TOLERANCE);
                } else {
                    for (int place = 0; place < item.options().size(); place++) {
                        gift.append("\n").append(item.right().contains(place) ? "=" : "~")
                                .append(escaped(WorkloadTable.escaped(item.options().get(place))));
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
        return text.replaceAll("([\\\\~=#{}:])", "\\\\$1").replace("\n", " ");
    }
}
