package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;

/**
 * A slide with a picture, words and cards.
 *
 * @param title empty if the words contain it
 * @param aside right of the title
 * @param picture above the words
 * @param words below the picture, or instead of it
 * @param cards at the right; without any, the others have the whole width
 * @param description the description of the run; parts to leave out first for lack of room come first
 * @param clock tick of the run, and perhaps its last one
 */
record Slide(String title, String aside, Optional<RunPicture> picture, List<SlideBlock> words, List<SlideBlock> cards,
        List<String> description, List<String> clock) {
    static final double WIDTH = 1280;
    static final double HEIGHT = 720;
    /** Height for contents. */
    static final double BODY = 560;
    static final double CARDS_WIDTH = 396;
    /** Width for words without cards beside them. */
    static final double WORDS_WIDTH = 1232;
    /** Width for words with cards beside them. */
    static final double NARROW_WIDTH = 784;
    static final double GAP = 14;
    private static final double MARGIN = 24;
    private static final double HEAD = 64;
    private static final double TOP = HEAD + 14;
    private static final double FOOT = 648;
    private static final double CARDS_LEFT = WIDTH - MARGIN - CARDS_WIDTH;
    private static final double DIVIDER = CARDS_LEFT - 26;
    private static final int CAPTION_LINES = 2;
    private static final double CLOCK_WIDTH = 300;

    Slide {
        words = List.copyOf(words);
        cards = List.copyOf(cards);
        description = List.copyOf(description);
        clock = List.copyOf(clock);
    }

    /** The title in the head; empty if it is too long. */
    static Optional<List<String>> head(SlidePainter ink, String title, String aside) {
        double width = titleWidth(ink, aside);
        if (ink.width(title, TypeStyle.TITLE) <= width) {
            return Optional.of(List.of(title));
        }
        List<String> lines = ink.lines(title, TypeStyle.strong(20), width);
        return lines.size() <= 2 ? Optional.of(lines) : Optional.empty();
    }

    private static double titleWidth(SlidePainter ink, String aside) {
        return WORDS_WIDTH - 30 - ink.width(aside, TypeStyle.words(20));
    }

    /** Height for a picture above words. */
    static double roomAbove(List<SlideBlock> words) {
        return BODY - (words.isEmpty() ? 0 : SlideBlock.height(words) + GAP);
    }

    /** @param page number of the page, such as {@code page 3 of 12} */
    void paint(SlidePainter ink, String page) {
        ink.painter().fill(new Box(0, 0, WIDTH, HEIGHT), ink.tone(Tone.SURFACE));
        paintHead(ink);
        double bottom = TOP;
        if (picture.isPresent()) {
            double height = picture.get().height(roomAbove(words));
            picture.get().paint(ink, new Box(MARGIN, TOP, cards.isEmpty() ? WORDS_WIDTH : NARROW_WIDTH, height));
            bottom = TOP + height + GAP;
        }
        SlideBlock.paint(words, ink, MARGIN, bottom);
        if (!cards.isEmpty()) {
            ink.painter().line(DIVIDER, HEAD, DIVIDER, FOOT, ink.line(Tone.LINE, 1.5));
            SlideBlock.paint(cards, ink, CARDS_LEFT, TOP);
        }
        paintFoot(ink, page);
    }

    private void paintHead(SlidePainter ink) {
        ink.text(aside, WIDTH - MARGIN, 40, TypeStyle.words(20), ink.tone(Tone.TEXT_2), Painter.Anchor.END);
        if (title.isEmpty()) {
            return;
        }
        List<String> lines = head(ink, title, aside).orElseThrow();
        TypeStyle type = ink.width(title, TypeStyle.TITLE) <= titleWidth(ink, aside) ? TypeStyle.TITLE : TypeStyle.strong(20);
        double y = HEAD / 2 - type.line() * lines.size() / 2 + type.ascent();
        for (String line : lines) {
            ink.text(line, MARGIN, y, type, ink.tone(Tone.TEXT), Painter.Anchor.START);
            y += type.line();
        }
        ink.painter().line(0, HEAD, WIDTH, HEAD, ink.line(Tone.LINE, 1.5));
    }

    private void paintFoot(SlidePainter ink, String page) {
        ink.painter().fill(new Box(0, FOOT, WIDTH, HEIGHT - FOOT), ink.tone(Tone.RAISED));
        ink.painter().line(0, FOOT, WIDTH, FOOT, ink.line(Tone.LINE, 1.5));
        double middle = (FOOT + HEIGHT) / 2;
        List<String> lines = caption(ink, page);
        double y = middle - lines.size() * TypeStyle.SMALL.line() / 2 + TypeStyle.SMALL.ascent();
        for (String line : lines) {
            ink.text(line, MARGIN, y, TypeStyle.SMALL, ink.tone(Tone.TEXT_2), Painter.Anchor.START);
            y += TypeStyle.SMALL.line();
        }
        if (clock.isEmpty()) {
            return;
        }
        double base = clock.size() > 1 ? middle + 2 : middle + 14;
        ink.text(clock.get(0), WIDTH - MARGIN, base, TypeStyle.CLOCK, ink.tone(Tone.TEXT), Painter.Anchor.END);
        if (clock.size() > 1) {
            ink.text(clock.get(1), WIDTH - MARGIN, middle + 25, TypeStyle.SMALL, ink.tone(Tone.TEXT_2), Painter.Anchor.END);
        }
    }

    /** Lines of the caption, as many as fit; the first page has the rest. */
    private List<String> caption(SlidePainter ink, String page) {
        for (int from = 0; from < description.size(); from++) {
            List<String> parts = new ArrayList<>(description.subList(from, description.size()));
            parts.add(page);
            List<String> lines = ink.lines(String.join(" \u00B7 ", parts), TypeStyle.SMALL, WORDS_WIDTH - CLOCK_WIDTH);
            if (lines.size() <= CAPTION_LINES) {
                return lines;
            }
        }
        return List.of(page);
    }

    /** {@code t = 5}, {@code t = 29 Feb 2000 11:15}. */
    static String time(long tick, TimeFigures times) {
        return "t = " + times.moment(tick);
    }
}
