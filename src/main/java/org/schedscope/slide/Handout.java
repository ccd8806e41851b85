package org.schedscope.slide;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.PdfPages;
import org.schedscope.lesson.LessonRun;

/**
 * Work sheets on paper (A4, landscape): the workload as graphs, an empty grid of cores and ticks for each run, and the questions; solved,
 * with the engine's schedules and the answers.
 *
 * @param title of the document
 */
public record Handout(String title, List<Worksheet> sheets, SlideTexts texts) {
    static final double WIDTH = 1123;
    static final double HEIGHT = 794;
    static final double MARGIN = 48;
    /** Width of the contents of a page. */
    static final double ROOM = WIDTH - 2 * MARGIN;
    /** Height of the contents of a page. */
    static final double BODY = HEIGHT - 2 * MARGIN - 30;
    private static final double POINTS = 0.75;
    private static final TypeStyle WORDS = TypeStyle.words(16);
    private static final TypeStyle STRONG = TypeStyle.strong(17);
    private static final double INDENT = 26;
    private static final double LINE_TO_WRITE = 36;
    /** A longer question may be split between pages. */
    private static final double MOST_TOGETHER = BODY / 2;

    public Handout {
        sheets = List.copyOf(sheets);
    }

    /**
     * Writes a PDF document; every sheet begins on a new page.
     *
     * @param solved whether to add the solutions
     */
    public void write(boolean solved, OutputStream out) throws IOException {
        SlidePainter measures = new SlidePainter(new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics()),
                new Palette(Theme.LIGHT));
        try (PdfPages pages = new PdfPages(title)) {
            for (Worksheet sheet : sheets) {
                List<List<SlideBlock>> columns = SlideBlock.columns(blocks(measures, sheet, solved), BODY, BODY);
                for (int i = 0; i < columns.size(); i++) {
                    List<SlideBlock> column = columns.get(i);
                    String foot = sheet.title() + " \u00B7 "
                            + texts.text("slides.page", Figures.whole(i + 1), Figures.whole(columns.size()));
                    pages.add(WIDTH, HEIGHT, POINTS,
                            graphics -> paint(new SlidePainter(new Java2dPainter(graphics), new Palette(Theme.LIGHT)), column, foot));
                    out.flush();
                }
            }
            out.write(pages.bytes());
        }
    }

    private static void paint(SlidePainter ink, List<SlideBlock> column, String foot) {
        SlideBlock.paint(column, ink, MARGIN, MARGIN);
        List<String> lines = ink.lines(foot, TypeStyle.SMALL, ROOM);
        ink.text(lines.get(0), MARGIN, HEIGHT - MARGIN + 8, TypeStyle.SMALL, ink.tone(Tone.TEXT_2), Painter.Anchor.START);
    }

    List<SlideBlock> blocks(SlidePainter ink, Worksheet sheet, boolean solved) {
        List<SlideBlock> blocks = new ArrayList<>();
        String heading = solved ? sheet.title() + " \u2013 " + texts.text("sheet.solution") : sheet.title();
        blocks.addAll(SlideBlock.words(ink, heading, TypeStyle.TITLE, Tone.TEXT, ROOM));
        if (!solved) {
            blocks.add(name());
        }
        if (!sheet.about().isEmpty()) {
            blocks.addAll(SlideBlock.words(ink, sheet.about(), WORDS, Tone.TEXT, ROOM));
        }
        blocks.add(SlideBlock.space(10));
        blocks.addAll(new WorkloadOnPaper(ink, texts, sheet.runs().get(0).trace().index()).blocks());
        // One axis for all runs, beyond the end of the longest, so that an empty grid does not reveal the end of a run.
        long last = sheet.runs().stream().mapToLong(run -> run.trace().lastTick()).max().orElse(0);
        long to = last + Math.max(2, last / 6);
        for (LessonRun run : sheet.runs()) {
            blocks.add(SlideBlock.space(12));
            blocks.addAll(new GanttSheet(ink, texts, run, to).blocks(solved));
        }
        for (int number = 0; number < sheet.items().size(); number++) {
            blocks.add(SlideBlock.space(14));
            List<SlideBlock> item = item(ink, sheet.items().get(number), number + 1, solved);
            blocks.addAll(SlideBlock.height(item) <= MOST_TOGETHER ? List.of(SlideBlock.together(item)) : item);
        }
        return blocks;
    }

    private SlideBlock name() {
        return new SlideBlock(LINE_TO_WRITE, false, page -> {
            double end = 0;
            for (String key : List.of("sheet.name", "sheet.date")) {
                String word = texts.text(key);
                page.text(word, end, 24, WORDS, page.tone(Tone.TEXT_2), Painter.Anchor.START);
                double from = end + page.width(word, WORDS) + 8;
                end = from + (key.endsWith("name") ? 420 : 180);
                page.painter().line(from, 27, end - 24, 27, page.line(Tone.CONTROL_EDGE, 1));
            }
        });
    }

    private List<SlideBlock> item(SlidePainter ink, Worksheet.Item item, int number, boolean solved) {
        List<SlideBlock> blocks = new ArrayList<>();
        for (String paragraph : item.context()) {
            blocks.addAll(SlideBlock.words(ink, paragraph, WORDS, Tone.TEXT_2, ROOM));
        }
        blocks.addAll(SlideBlock.words(ink, number + ". " + item.ask(), STRONG, Tone.TEXT, ROOM));
        for (int place = 0; place < item.options().size(); place++) {
            boolean right = solved && item.right().contains(place);
            List<String> lines = ink.lines(item.options().get(place), right ? TypeStyle.strong(16) : WORDS, ROOM - INDENT);
            for (int i = 0; i < lines.size(); i++) {
                blocks.add(option(lines.get(i), i == 0, right));
            }
        }
        if (solved) {
            blocks.addAll(SlideBlock.words(ink, texts.text("told", item.answer(texts.lesson())), STRONG, Tone.ACCENT, ROOM));
            if (!item.because().isEmpty()) {
                blocks.addAll(SlideBlock.words(ink, item.because(), WORDS, Tone.TEXT, ROOM));
            }
        } else if (item.options().isEmpty()) {
            blocks.add(new SlideBlock(LINE_TO_WRITE, false,
                    page -> page.painter().line(0, LINE_TO_WRITE - 4, 320, LINE_TO_WRITE - 4, page.line(Tone.CONTROL_EDGE, 1))));
        }
        return blocks;
    }

    private static SlideBlock option(String line, boolean first, boolean right) {
        TypeStyle type = right ? TypeStyle.strong(16) : WORDS;
        return new SlideBlock(type.line() + (first ? 4 : 0), false, page -> {
            double down = first ? 4 : 0;
            if (first) {
                Box box = new Box(1, down + 3, 15, 15);
                page.painter().stroke(box, 2, page.line(Tone.CONTROL_EDGE, 1.2));
                if (right) {
                    page.painter().polyline(new double[] {4, 8, 14}, new double[] {down + 11, down + 15, down + 5}, 3,
                            page.line(Tone.ACCENT, 2.4));
                }
            }
            page.text(line, INDENT, down + type.ascent(), type, page.tone(Tone.TEXT), Painter.Anchor.START);
        });
    }
}
