package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;

/**
 * A part of a column that is never split between pages.
 *
 * @param height in pixels
 * @param painting paints it with its left upper corner at the origin
 */
record SlideBlock(double height, boolean blank, Painting painting) {
    interface Painting {
        void paint(SlidePainter ink);
    }

    static SlideBlock space(double height) {
        return new SlideBlock(height, true, ink -> {
        });
    }

    /** A paragraph, line by line. */
    static List<SlideBlock> words(SlidePainter ink, String text, TypeStyle type, Tone tone, double width) {
        List<SlideBlock> blocks = new ArrayList<>();
        for (String line : ink.lines(text, type, width)) {
            blocks.add(new SlideBlock(type.line(), false,
                    page -> page.text(line, 0, type.ascent(), type, page.tone(tone), Painter.Anchor.START)));
        }
        return blocks;
    }

    /** Paragraphs with space between them. */
    static List<SlideBlock> paragraphs(SlidePainter ink, List<String> texts, TypeStyle type, double width) {
        List<SlideBlock> blocks = new ArrayList<>();
        for (String text : texts) {
            if (!blocks.isEmpty()) {
                blocks.add(space(Math.round(type.size() * 0.5)));
            }
            blocks.addAll(words(ink, text, type, Tone.TEXT, width));
        }
        return blocks;
    }

    /** Several blocks as one, which is never split. */
    static SlideBlock together(List<SlideBlock> blocks) {
        List<SlideBlock> all = List.copyOf(blocks);
        return new SlideBlock(height(all), false, page -> paint(all, page, 0, 0));
    }

    static double height(List<SlideBlock> blocks) {
        return blocks.stream().mapToDouble(SlideBlock::height).sum();
    }

    /** Splits blocks into as many columns as they need; the first one may have another height. No column begins with space. */
    static List<List<SlideBlock>> columns(List<SlideBlock> blocks, double first, double others) {
        List<List<SlideBlock>> columns = new ArrayList<>();
        List<SlideBlock> column = new ArrayList<>();
        double left = first;
        for (SlideBlock block : blocks) {
            if (block.height() > left && !(column.isEmpty() && !columns.isEmpty())) {
                columns.add(List.copyOf(column));
                column.clear();
                left = others;
            }
            if (!column.isEmpty() || !block.blank()) {
                column.add(block);
                left -= block.height();
            }
        }
        columns.add(List.copyOf(column));
        return columns;
    }

    static void paint(List<SlideBlock> blocks, SlidePainter ink, double x, double y) {
        double top = y;
        for (SlideBlock block : blocks) {
            ink.painter().moved(x, top, () -> block.painting().paint(ink));
            top += block.height();
        }
    }
}
