package org.schedscope.slide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.QueuedTask;

/** The possible answers to a question, a card each; revealed, with the right one marked and the arithmetic of keys. */
final class AnswerCards {
    private static final double WIDTH = Slide.CARDS_WIDTH;
    private static final double PAD = 12;
    private static final double BETWEEN = 12;
    private static final double CHIP = 64;
    private static final double MOST_CHIP = 110;
    private static final double TICK = 26;
    /** A longer card continues in another one, perhaps on another page. */
    private static final int MOST_LINES = 12;

    private final SlidePainter ink;
    private final SlideTexts texts;
    private final RunPicture picture;
    private final Step step;
    private final WorkloadIndex index;
    private final int most;

    /**
     * @param ink for measuring texts
     * @param most lines of inputs on a card
     */
    AnswerCards(SlidePainter ink, SlideTexts texts, RunPicture picture, Step step, int most) {
        this.most = most;
        this.ink = ink;
        this.texts = texts;
        this.picture = picture;
        this.step = step;
        index = picture.run().input().index();
    }

    private record Line(String text, TypeStyle type, Tone tone) {
    }

    /**
     * The contents of a card.
     *
     * @param task for the chip at the left
     * @param figure at the right
     */
    private record Face(Optional<Integer> task, List<Line> lines, String figure, boolean right) {
    }

    List<SlideBlock> of(Question question, boolean revealed) {
        List<SlideBlock> blocks = new ArrayList<>();
        if (question instanceof Question.Next next) {
            places(next, revealed).forEach(place -> blocks.addAll(card(revealed ? explained(next, place)
                    : choice(next.queue().get(place)))));
        } else if (question instanceof Question.OneOf one) {
            for (int i = 0; i < one.options().size(); i++) {
                boolean right = revealed && i == one.right();
                TypeStyle type = right ? TypeStyle.strong(20) : TypeStyle.words(20);
                double room = WIDTH - 2 * PAD - (revealed ? TICK : 0);
                blocks.addAll(card(new Face(Optional.empty(), lines(one.options().get(i), type, Tone.TEXT, room), "", right)));
            }
        } else if (question instanceof Question.Figure figure) {
            String shown = revealed ? Figures.brief(figure.value(), 2, texts.chart().language()) : "?";
            blocks.addAll(card(new Face(Optional.empty(), List.of(), shown, revealed)));
        }
        return blocks;
    }

    /** The order of the file while hidden, so that the place of a card does not reveal the answer. */
    private static List<Integer> places(Question.Next next, boolean revealed) {
        Comparator<Integer> byFile = Comparator.comparing(place -> next.queue().get(place).task());
        return IntStream.range(0, next.queue().size()).boxed().sorted(revealed ? Comparator.naturalOrder() : byFile).toList();
    }

    private List<Line> lines(String text, TypeStyle type, Tone tone, double width) {
        return ink.lines(text, type, width).stream().map(line -> new Line(line, type, tone)).toList();
    }

    private Face choice(QueuedTask queued) {
        double room = WIDTH - 2 * PAD - chipWidth(queued.task()) - PAD;
        List<Line> lines = new ArrayList<>(names(queued.task(), room));
        List<String> inputs = new KeyInputs(picture.run(), step.at(), texts.lesson()).of(queued);
        for (String line : inputs.subList(0, Math.min(most, inputs.size()))) {
            lines.addAll(lines(line, TypeStyle.words(lines.size() < KeyInputs.USUAL ? 18 : TypeStyle.FLOOR), Tone.TEXT_2, room));
        }
        return new Face(Optional.of(queued.task()), lines, "", false);
    }

    private Face explained(Question.Next next, int place) {
        QueuedTask queued = next.queue().get(place);
        String key = queued.key().isEmpty() ? "\u2013"
                : Figures.key(queued.approximateKey(), queued.key().matches("-?\\d+"), texts.chart().language());
        double room = WIDTH - 2 * PAD - chipWidth(queued.task()) - PAD - ink.width(key, TypeStyle.KEY) - PAD;
        List<Line> lines = new ArrayList<>(names(queued.task(), room));
        String arithmetic = TimeFigures.of(index.workload(), texts.lesson().language()).arithmetic(queued.arithmetic());
        lines.addAll(lines(arithmetic, TypeStyle.ARITHMETIC, Tone.TEXT_2, room));
        boolean right = next.starts(place);
        lines.addAll(
                lines(reason(next, place), right ? TypeStyle.strong(17) : TypeStyle.words(17), right ? Tone.ACCENT : Tone.TEXT_2, room));
        return new Face(Optional.of(queued.task()), lines, key, right);
    }

    private String reason(Question.Next next, int place) {
        Question.Next.Reason reason = next.reason(place, picture.run().mayBackfill());
        return texts.text(reason.word(), reason == Question.Next.Reason.NO_ROOM
                ? cores(next.queue().get(place)) : Figures.whole(place + 1));
    }

    private String cores(QueuedTask queued) {
        return queued.cores() == 1 ? texts.text("core") : texts.text("cores", Figures.whole(queued.cores()));
    }

    /** The large text of a chip: as on bars, the job's name for a job of one task. */
    private String large(int task) {
        return isAlone(task) ? index.job(index.jobOf(task)).id() : index.task(task).id();
    }

    private String small(int task) {
        return isAlone(task) ? "" : index.job(index.jobOf(task)).id();
    }

    private boolean isAlone(int task) {
        return index.taskCountOf(index.jobOf(task)) == 1;
    }

    private double width(int task) {
        return Math.max(ink.width(large(task), TypeStyle.strong(20)), ink.width(small(task), TypeStyle.SMALL)) + 14;
    }

    private boolean isNamed(int task) {
        return width(task) <= MOST_CHIP;
    }

    private double chipWidth(int task) {
        return isNamed(task) ? Math.max(CHIP, width(task)) : CHIP / 2;
    }

    /** Names that are too long for a chip are beside it. */
    private List<Line> names(int task, double room) {
        return isNamed(task) ? List.of() : lines(index.shortLabel(task), TypeStyle.strong(18), Tone.TEXT, room);
    }

    private List<SlideBlock> card(Face face) {
        List<SlideBlock> blocks = new ArrayList<>();
        for (int from = 0; from == 0 || from < face.lines().size(); from += MOST_LINES) {
            List<Line> some = face.lines().subList(from, Math.min(from + MOST_LINES, face.lines().size()));
            Face part = new Face(face.task(), some, from == 0 ? face.figure() : "", face.right());
            double texts = part.lines().stream().mapToDouble(line -> line.type().line()).sum();
            double least = part.task().isPresent() ? CHIP - 8 : 32;
            double height = Math.max(least, texts) + 2 * PAD;
            blocks.add(new SlideBlock(height + BETWEEN, false, page -> paint(page, part, new Box(0, 0, WIDTH, height), texts)));
        }
        return blocks;
    }

    private void paint(SlidePainter page, Face face, Box box, double texts) {
        page.painter().fillRound(box, 8, page.tone(face.right() ? Tone.SOFT : Tone.SURFACE));
        page.painter().stroke(box.grown(-1), 8, page.line(face.right() ? Tone.ACCENT : Tone.CONTROL_EDGE, face.right() ? 3.5 : 1.5));
        double x = PAD;
        if (face.task().isPresent()) {
            chip(page, face.task().get(), box);
            x += chipWidth(face.task().get()) + PAD;
        }
        double y = box.centreY() - texts / 2;
        for (Line line : face.lines()) {
            page.text(line.text(), x, y + line.type().ascent(), line.type(), page.tone(line.tone()), Painter.Anchor.START);
            y += line.type().line();
        }
        if (!face.figure().isEmpty()) {
            boolean alone = face.lines().isEmpty();
            page.text(face.figure(), alone ? WIDTH / 2 : WIDTH - PAD, box.centreY() + 10, TypeStyle.KEY, page.tone(Tone.TEXT),
                    alone ? Painter.Anchor.MIDDLE : Painter.Anchor.END);
        } else if (face.right()) {
            double right = WIDTH - PAD;
            double middle = box.centreY();
            page.painter().polyline(new double[] {right - 18, right - 11, right}, new double[] {middle, middle + 7, middle - 8}, 3,
                    page.line(Tone.ACCENT, 3));
        }
    }

    private void chip(SlidePainter page, int task, Box card) {
        double width = chipWidth(task);
        Box chip = new Box(PAD, card.centreY() - 28, width, 56);
        int fill = picture.fill(page.palette(), task);
        page.painter().fillRound(chip, 4, fill);
        page.painter().stroke(chip.grown(-0.7), 4, Stroke.solid(page.palette().edgeOf(fill), 1.5));
        if (isNamed(task)) {
            int colour = Palette.labelOn(fill);
            double middle = chip.x() + width / 2;
            page.text(large(task), middle, chip.y() + (isAlone(task) ? 35 : 25), TypeStyle.strong(20), colour, Painter.Anchor.MIDDLE);
            page.text(small(task), middle, chip.y() + 46, TypeStyle.SMALL, colour, Painter.Anchor.MIDDLE);
        }
    }
}
