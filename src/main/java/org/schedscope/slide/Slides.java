package org.schedscope.slide;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.PdfPages;
import org.schedscope.lesson.Lesson;

/**
 * A lesson as slides: a title page, one page per step, two per question, more for long texts.
 *
 * @param theme of the colours
 */
public record Slides(Lesson lesson, Theme theme, SlideTexts texts) {
    /** Suffix of slide files. */
    public static final String ENDING = ".pdf";
    /** Points per pixel, for the usual size of slides. */
    private static final double POINTS = 0.75;
    /** Free space right of the longest run, as a fraction of it. */
    private static final int FREE_SHARE = 16;

    /** Writes a PDF document. Flushes after each page, so that the receiver can stop it. */
    public void write(OutputStream out) throws IOException {
        List<Slide> slides = slides();
        try (PdfPages pages = new PdfPages(lesson.title())) {
            for (int i = 0; i < slides.size(); i++) {
                Slide slide = slides.get(i);
                String page = page(i, slides.size());
                pages.add(Slide.WIDTH, Slide.HEIGHT, POINTS,
                        graphics -> slide.paint(new SlidePainter(new Java2dPainter(graphics), new Palette(theme)), page));
                out.flush();
            }
            out.write(pages.bytes());
        }
    }

    /** {@code page 3 of 12}. */
    String page(int number, int of) {
        return texts.text("slides.page", Figures.whole(number + 1), Figures.whole(of));
    }

    /** All pages in their order. */
    List<Slide> slides() {
        SlidePainter measures = new SlidePainter(new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics()),
                new Palette(theme));
        List<Slide> slides = new ArrayList<>(cover(measures));
        // One axis for all, so that the lengths of runs can be compared.
        long last = lesson.runs().stream().mapToLong(run -> run.trace().lastTick()).max().orElse(0);
        for (int number = 0; number < lesson.steps().size(); number++) {
            slides.addAll(new StepSlides(measures, texts, lesson, number, last + Math.max(1, last / FREE_SHARE)).slides());
        }
        return List.copyOf(slides);
    }

    private List<Slide> cover(SlidePainter measures) {
        List<SlideBlock> blocks = new ArrayList<>(
                SlideBlock.words(measures, lesson.title(), TypeStyle.COVER, Tone.TEXT, Slide.WORDS_WIDTH));
        if (!lesson.about().isEmpty()) {
            blocks.add(SlideBlock.space(24));
            blocks.addAll(SlideBlock.words(measures, lesson.about(), TypeStyle.words(26), Tone.TEXT, Slide.WORDS_WIDTH));
        }
        blocks.add(SlideBlock.space(28));
        blocks.addAll(SlideBlock.words(measures, steps(), TypeStyle.words(20), Tone.TEXT_2, Slide.WORDS_WIDTH));
        double free = Slide.BODY - SlideBlock.height(blocks);
        if (free > 0) {
            // A blank block at the beginning does not separate anything.
            blocks.add(0, new SlideBlock(free * 0.4, false, ink -> {
            }));
        }
        return SlideBlock.columns(blocks, Slide.BODY, Slide.BODY).stream()
                .map(some -> new Slide("", "", Optional.empty(), some, List.of(), List.of(), List.of())).toList();
    }

    private String steps() {
        String steps = lesson.steps().size() == 1 ? texts.text("slides.step")
                : texts.text("slides.steps", Figures.whole(lesson.steps().size()));
        String questions = lesson.questions() == 1 ? texts.text("slides.question")
                : texts.text("slides.questions", Figures.whole(lesson.questions()));
        return lesson.questions() == 0 ? steps : steps + " \u00B7 " + questions;
    }
}
