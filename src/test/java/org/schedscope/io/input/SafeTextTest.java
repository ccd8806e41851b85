package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.Formats;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.output.MarkdownCell;
import org.schedscope.io.schedule.JeduleExport;
import org.schedscope.io.schedule.ScheduleCsv;

/** Names that would break a line, a terminal or a document. */
class SafeTextTest {
    /** As it stands in JSON, and as it is told. */
    static final String JSON = "x\\u001b[31m\\n\\t\\u0007\\u202e\\u2066\\ud800y\\udc00\\u0000\\u0085\\uffff";
    static final String SHOWN = "x\\u001b[31m\\u000a\\u0009\\u0007\\u202e\\u2066\\ud800y\\udc00\\u0000\\u0085\\uffff";

    @TempDir
    Path folder;

    @Test
    void whatCannotBeShownIsSpelled() {
        assertEquals("a\\u001bb\\u000a\\u202ec", SafeText.of("a\u001bb\n\u202ec"));
        assertEquals("\\ud83d \\ude00 \ud83d\ude00", SafeText.of("\ud83d \ude00 \ud83d\ude00"), "halves of a pair, and a whole one");
        for (String plain : List.of("Größe", "中文", "עברית \u200f", "\ud83d\ude00", "x y")) {
            assertSame(plain, SafeText.of(plain));
        }
        assertEquals("\ud83d\ude00…", SafeText.cut("\ud83d\ude00\ud83d\ude00", 3), "no pair is cut in two");
    }

    @Test
    void readersSpellItOnceAndEveryFormatOfSchedulesTellsTheSame() throws IOException {
        Path file = Files.writeString(folder.resolve("w.json"), "{\"name\": \"" + JSON + "\", \"jobs\": [{\"id\": \"" + JSON
                + "\", \"tasks\": [{\"id\": \"a" + JSON + "\", \"exec\": {\"C" + JSON
                + "\": 3}}, {\"id\": \"b\", \"exec\": 1, \"after\": [\"a" + JSON + "\"]}]}]}");
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        assertEquals(SHOWN, loaded.workload().name());
        assertEquals(SHOWN, loaded.workload().jobs().get(0).id());
        assertEquals("a" + SHOWN, loaded.workload().jobs().get(0).tasks().get(0).id());

        String csv = "job,task,cluster,start,finish,cores\n" + SHOWN + ",a" + SHOWN + ",C" + SHOWN + ",0,3,1\n" + SHOWN + ",b,C" + SHOWN
                + ",3,4,1\n";
        RawSchedule schedule = ScheduleFormats.read(InputFile.of("s.csv", csv.getBytes(StandardCharsets.UTF_8)), ReadOptions.DEFAULT);
        for (ScheduleExport export : List.of(JeduleExport.EXPORT, ScheduleCsv.EXPORT)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            export.write(schedule, out);
            RawSchedule again = ScheduleFormats.read(InputFile.of("again", out.toByteArray()), ReadOptions.DEFAULT);
            assertEquals(schedule.pieces().stream().map(piece -> piece.job() + "/" + piece.task() + "@" + piece.cluster()).toList(),
                    again.pieces().stream().map(piece -> piece.job() + "/" + piece.task() + "@" + piece.cluster()).toList(), export.name());
        }
        String raw = csv.replace(SHOWN, "x\u001b[31m\u202e").replaceFirst("x", "\"x").replaceFirst("\u202e,", "\u202e\n z\",");
        RawSchedule spelled = ScheduleFormats.read(InputFile.of("s.csv", raw.getBytes(StandardCharsets.UTF_8)), ReadOptions.DEFAULT);
        assertEquals("x\\u001b[31m\\u202e\\u000a z", spelled.pieces().get(0).job());
    }

    @Test
    void cellsOfMarkdownEndNoCellAndBeginNoHtml() {
        assertEquals("a \\| b \\[c](d) &lt;script>&lt;!-- p < 0.05 <5", MarkdownCell.of("a | b [c](d) <script><!-- p < 0.05 <5"));
        assertEquals("two lines\\u001b", MarkdownCell.of("two\nlines\u001b"));
    }
}
