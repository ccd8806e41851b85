package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Tone;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.scheduler.Schedulers;

/** The pages of a step: its story, and for a question a page with the options and one with the answer. */
final class StepSlides {
    private static final double[] SIZES = {26, 24, 22, 20, 18, TypeStyle.FLOOR};
    /** Type sizes for words; a graph beside them does not justify smaller ones. */
    private static final double[] LARGE_SIZES = {26, 24, 22, 20};
    /** Type sizes beside cards, at most those of the cards. */
    private static final double[] SMALLER_SIZES = {22, 20, 18, TypeStyle.FLOOR};
    /** Type of this size has priority over high rows in the picture. */
    private static final double ENOUGH = 20;
    private static final double ROOM_FOR_PICTURE = 330;

    private final SlidePainter ink;
    private final SlideTexts texts;
    private final Lesson lesson;
    private final int number;
    private final Step step;
    private final LessonRun run;
    private final List<Slide> slides = new ArrayList<>();
    private final String aside;
    private final RunPicture picture;

    /**
     * @param ink for measuring texts
     * @param number of the step, from 0
     * @param to last tick of the axes
     */
    StepSlides(SlidePainter ink, SlideTexts texts, Lesson lesson, int number, long to) {
        this.ink = ink;
        this.texts = texts;
        this.lesson = lesson;
        this.number = number;
        step = lesson.steps().get(number);
        run = lesson.runOf(step);
        aside = texts.text("step", Figures.whole(number + 1), Figures.whole(lesson.steps().size()));
        Highlight selected = step.task().isPresent() ? Highlight.ofTask(step.job().orElseThrow(), step.task().getAsInt())
                : step.job().isPresent() ? Highlight.ofJob(step.job().getAsInt()) : Highlight.NONE;
        picture = new RunPicture(RunsTogether.of(lesson, step, texts.lesson()), selected, to, Optional.empty(), texts.chart());
    }

    List<Slide> slides() {
        if (step.question().isEmpty()) {
            Optional<SlideBlock> graph = new StepGraph(step, picture).block(texts, Slide.BODY);
            Optional<List<SlideBlock>> words = words(headed(step.paragraphs()), LARGE_SIZES, Slide.NARROW_WIDTH);
            if (graph.isPresent() && words.isPresent()) {
                add(Optional.of(picture), words.get(), List.of(graph.get()), true);
            } else {
                story(headed(step.paragraphs()));
            }
        } else {
            question(step.question().get());
        }
        return slides;
    }

    /** The paragraphs, beginning with the title if it is too long for the head. */
    private List<String> headed(List<String> paragraphs) {
        if (Slide.head(ink, step.title(), aside).isPresent()) {
            return paragraphs;
        }
        List<String> all = new ArrayList<>(List.of(step.title()));
        all.addAll(paragraphs);
        return all;
    }

    private String title() {
        return Slide.head(ink, step.title(), aside).isPresent() ? step.title() : "";
    }

    private void add(Optional<RunPicture> drawn, List<SlideBlock> words, List<SlideBlock> cards, boolean endTold) {
        List<String> description = new ArrayList<>(List.of(lesson.title(), run.spec().policy(), run.spec().platform().name()));
        int left = drawn.isPresent() ? picture.clustersLeft(picture.height(Slide.roomAbove(words))) : 0;
        if (left > 0) {
            description.add(texts.text("slides.left", Figures.whole(left), Figures.whole(run.trace().platform().clusters().size())));
        }
        TimeFigures times = TimeFigures.of(run.trace().workload(), texts.lesson().language());
        List<String> clock = new ArrayList<>(List.of(Slide.time(step.at().tick(), times)));
        if (endTold) {
            clock.add(texts.text("slides.ends", times.moment(run.trace().lastTick())));
        }
        slides.add(new Slide(title(), aside, drawn, words, cards, description, clock));
    }

    private void story(List<String> paragraphs) {
        Optional<List<SlideBlock>> whole = words(paragraphs, SIZES, Slide.WORDS_WIDTH);
        if (whole.isPresent()) {
            add(Optional.of(picture), whole.get(), List.of(), true);
            return;
        }
        List<SlideBlock> all = SlideBlock.paragraphs(ink, paragraphs, TypeStyle.SMALL, Slide.WORDS_WIDTH);
        List<List<SlideBlock>> parts = SlideBlock.columns(all, room(picture.leastHeight()), Slide.BODY);
        add(Optional.of(picture), parts.get(0), List.of(), true);
        parts.subList(1, parts.size()).forEach(part -> add(Optional.empty(), part, List.of(), true));
    }

    private static double room(double picture) {
        return Slide.BODY - picture - Slide.GAP;
    }

    /** Words below the picture in the largest size that fits; empty if none does. */
    private Optional<List<SlideBlock>> words(List<String> paragraphs, double[] sizes, double width) {
        if (paragraphs.isEmpty()) {
            return Optional.of(List.of());
        }
        double usual = room(Math.max(picture.leastHeight(), ROOM_FOR_PICTURE));
        Optional<List<SlideBlock>> large = DoubleStream.of(sizes).filter(size -> size >= ENOUGH)
                .mapToObj(size -> SlideBlock.paragraphs(ink, paragraphs, TypeStyle.words(size), width))
                .filter(blocks -> SlideBlock.height(blocks) <= usual).findFirst();
        return large.or(() -> DoubleStream.of(sizes).mapToObj(size -> SlideBlock.paragraphs(ink, paragraphs, TypeStyle.words(size), width))
                .filter(blocks -> SlideBlock.height(blocks) <= room(picture.leastHeight())).findFirst());
    }

    private void question(Question question) {
        List<String> paragraphs = headed(step.paragraphs());
        Optional<List<SlideBlock>> words = words(paragraphs, SMALLER_SIZES, Slide.NARROW_WIDTH);
        if (words.isEmpty()) {
            story(paragraphs);
        }
        cards(question, false, List.of())
                .forEach(cards -> add(Optional.of(asking(question, false)), words.orElse(List.of()), cards, false));
        List<String> reasons = new ArrayList<>();
        new AnswerWords(run, question, texts.lesson()).why().ifPresent(reasons::add);
        if (!question.because().isEmpty()) {
            reasons.add(question.because());
        }
        List<String> formula = formula(question);
        List<List<SlideBlock>> cards = cards(question, true, formula);
        if (cards.size() > 1) {
            // Explanations of cards on several pages are below the picture.
            reasons.addAll(formula);
            cards = cards(question, true, List.of());
        }
        if (question instanceof Question.Next && words(reasons, SMALLER_SIZES, Slide.NARROW_WIDTH).isEmpty()) {
            // The author's explanation has priority over the computed one.
            reasons.remove(0);
        }
        Optional<List<SlideBlock>> said = words(reasons, SMALLER_SIZES, Slide.NARROW_WIDTH);
        cards.forEach(some -> add(Optional.of(asking(question, true)), said.orElse(List.of()), some, true));
        if (said.isEmpty()) {
            story(reasons);
        }
    }

    /** The computation of the keys by the policy. */
    private List<String> formula(Question question) {
        if (!(question instanceof Question.Next)) {
            return List.of();
        }
        PolicyInfo policy = texts.policy().apply(Schedulers.ordering(run.spec()));
        return List.of(policy.name() + ": " + policy.formula() + ". " + policy.summary());
    }

    /** The options of a question, on as many pages as needed. */
    private List<List<SlideBlock>> cards(Question question, boolean revealed, List<String> after) {
        List<List<SlideBlock>> pages = cards(question, revealed, after, Integer.MAX_VALUE);
        return pages.size() > 1 ? cards(question, revealed, after, KeyInputs.USUAL) : List.of(withGraph(pages.get(0)));
    }

    /** The cards, with the graph below them where it fits. */
    private List<SlideBlock> withGraph(List<SlideBlock> cards) {
        List<SlideBlock> all = new ArrayList<>(cards);
        new StepGraph(step, picture).block(texts, Slide.BODY - SlideBlock.height(cards) - Slide.GAP).ifPresent(graph -> {
            all.add(SlideBlock.space(Slide.GAP));
            all.add(graph);
        });
        return List.copyOf(all);
    }

    private List<List<SlideBlock>> cards(Question question, boolean revealed, List<String> after, int inputs) {
        List<SlideBlock> all = List.of();
        for (double size : new double[] {26, 22, ENOUGH}) {
            all = new ArrayList<>(SlideBlock.words(ink, question.ask(), TypeStyle.strong(size), Tone.TEXT, Slide.CARDS_WIDTH));
            all.add(SlideBlock.space(12));
            all.addAll(new AnswerCards(ink, texts, picture, step, inputs).of(question, revealed));
            if (!after.isEmpty()) {
                all.add(SlideBlock.space(6));
                all.addAll(SlideBlock.paragraphs(ink, after, TypeStyle.words(18), Slide.CARDS_WIDTH));
            }
            if (SlideBlock.height(all) <= Slide.BODY) {
                break;
            }
        }
        return SlideBlock.columns(all, Slide.BODY, Slide.BODY);
    }

    private RunPicture asking(Question question, boolean revealed) {
        Optional<String> hidden = revealed ? Optional.empty() : Optional.of(texts.text("slides.free"));
        Optional<RunPicture.Slot> slot = question instanceof Question.Next next
                ? FreeCores.of(run, step.at(), next, hidden) : Optional.empty();
        return new RunPicture(picture.together(), picture.selected(), picture.to(), slot, texts.chart());
    }
}
