package org.schedscope.slide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;

/**
 * An exercise on paper: runs of a workload to be drawn, and questions.
 *
 * @param about the subject; may be empty
 * @param runs of one workload, at least one
 */
public record Worksheet(String title, String about, List<LessonRun> runs, List<Item> items) {
    public Worksheet {
        runs = List.copyOf(runs);
        items = List.copyOf(items);
    }

    /**
     * A question.
     *
     * @param context paragraphs about the situation
     * @param options of a choice; empty for a question about a figure
     * @param right places of the right options
     * @param figure the answer, if there are no options
     * @param because the explanation; may be empty
     */
    public record Item(List<String> context, String ask, List<String> options, SortedSet<Integer> right, OptionalDouble figure,
            String because) {
        public Item {
            context = List.copyOf(context);
            options = List.copyOf(options);
        }

        /** The right answer in words. */
        public String answer(Texts texts) {
            return figure.isPresent() ? Figures.brief(figure.getAsDouble(), 2, texts.language())
                    : String.join(", ", right.stream().map(options::get).toList());
        }
    }

    /**
     * The runs and questions of a lesson.
     *
     * @param words texts of lessons
     */
    public static Worksheet of(Lesson lesson, Texts words) {
        List<Item> items = new ArrayList<>();
        for (Step step : lesson.steps()) {
            LessonRun run = lesson.runOf(step);
            step.question().ifPresent(question -> {
                List<String> context = new ArrayList<>(List.of(step.title() + " \u00B7 " + name(run)
                        + (question instanceof Question.Figure ? "" : " \u00B7 t = " + Figures.whole(step.at().tick()))));
                context.addAll(step.paragraphs());
                items.add(item(context, question, run, words));
            });
        }
        return new Worksheet(lesson.title(), lesson.about(), lesson.runs(), items);
    }

    /** {@code fifo-task · three cores}. */
    public static String name(LessonRun run) {
        return run.spec().policy() + " \u00B7 " + run.spec().platform().name();
    }

    /** A question about a run. */
    public static Item item(List<String> context, Question question, LessonRun run, Texts words) {
        if (question instanceof Question.Next next) {
            WorkloadIndex index = run.trace().index();
            // In the order of the file, so that the place of an option does not reveal the answer.
            List<Integer> places = IntStream.range(0, next.queue().size()).boxed()
                    .sorted(Comparator.comparing(place -> next.queue().get(place).task())).toList();
            SortedSet<Integer> right = new TreeSet<>();
            IntStream.range(0, places.size()).filter(i -> next.starts(places.get(i))).forEach(right::add);
            List<String> names = places.stream().map(place -> index.shortLabel(next.queue().get(place).task())).toList();
            return new Item(context, next.ask(), names, right, OptionalDouble.empty(), next.because());
        }
        if (question instanceof Question.OneOf one) {
            return new Item(context, one.ask(), one.options(), new TreeSet<>(List.of(one.right())), OptionalDouble.empty(), one.because());
        }
        Question.Figure figure = (Question.Figure) question;
        return new Item(context, figure.ask(), List.of(), new TreeSet<>(), OptionalDouble.of(figure.value()),
                new AnswerWords(run, figure, words).why().orElse(figure.because()));
    }
}
