package org.schedscope.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.Languages;
import org.schedscope.cli.option.PictureOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.TextbookNames;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.LessonOutline;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Lessons;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.page.LessonPage;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.slide.AnswerWords;
import org.schedscope.slide.Handout;
import org.schedscope.slide.SlideTexts;
import org.schedscope.slide.Slides;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lesson}: the texts and questions of a lesson, with the answers. */
@Command(name = "lesson",
        description = "Prints a lesson with the answers to its questions; without one, the lessons that come with the program.",
        footer = {"", "Examples: schedscope lesson graham", "          schedscope lesson graham --slides graham.pdf --html graham.html"})
public final class LessonCommand extends ConsoleCommand {
    /** As lessons that come with the program are called, and few files. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+");

    @Parameters(arity = "0..1", paramLabel = "LESSON", completionCandidates = SampleWords.Lessons.class,
            description = "A file, or the name of a lesson that comes with the program.")
    private Path file;

    @Option(names = "--slides", paramLabel = "FILE", description = "Write the lesson as slides, a PDF document, instead of printing it.")
    private Path slides;

    @Option(names = "--html", paramLabel = "FILE",
            description = "Write the lesson as one self-contained page for a browser, with its questions, instead of printing it.")
    private Path html;

    @Option(names = "--handout", paramLabel = "FILE",
            description = "Write a work sheet for students, a PDF document: the workload, empty grids to draw the schedules in, and the"
                    + " questions.")
    private Path handout;

    @Option(names = "--solution", paramLabel = "FILE",
            description = "Write the solution of the work sheet, a PDF document: the schedules, and the answers with their reasons.")
    private Path solution;

    @Option(names = "--theme", paramLabel = "THEME", description = "Look of the slides: light, dark or projector (the usual one).")
    private Optional<String> theme;

    @Option(names = "--language", paramLabel = "LANGUAGE", defaultValue = "en",
            description = "Language of the lesson: en or de, if it has texts in both (usually: ${DEFAULT-VALUE}).")
    private String language;

    @Mixin
    private final JsonOption json = new JsonOption();

    private final CommandFiles noted = new CommandFiles();

    @Override
    public Integer call() throws IOException, InputException {
        PrintWriter out = out();
        if (slides == null && theme.isPresent()) {
            throw new UsageException("--theme applies to slides only; add --slides FILE");
        }
        if (file == null) {
            if (!targets().isEmpty()) {
                throw new UsageException("a file to write needs a lesson; available: " + String.join(", ", Lessons.names()));
            }
            list(out);
            return 0;
        }
        if (json.isWanted() && !targets().isEmpty()) {
            throw new UsageException("--json prints the lesson; write files with another command");
        }
        if (targets().isEmpty()) {
            Lesson lesson = LessonJson.read(inputFile(file), Limits.DEFAULT, spoken());
            json.print(out, () -> LessonFields.of(lesson, Texts.of("lesson", spoken())), to -> print(lesson, to));
        } else {
            write(PictureOptions.look(theme.orElse("projector")));
        }
        return 0;
    }

    private void list(PrintWriter out) throws InputException {
        Map<String, LessonOutline> lessons = new LinkedHashMap<>();
        for (String name : Lessons.names()) {
            lessons.put(name, Lessons.outline(name, spoken()));
        }
        int width = Lessons.names().stream().mapToInt(String::length).max().orElse(0) + 1;
        json.print(out, () -> lessons.keySet().stream().map(name -> LessonFields.entry(name, lessons.get(name))).toList(),
                to -> lessons.forEach((name, lesson) -> to.printf("%-" + width + "s%s (%d steps, %d questions)%n", name, lesson.title(),
                        lesson.steps(), lesson.questions())));
    }

    private Language spoken() {
        return Languages.named(language);
    }

    private List<Path> targets() {
        return Stream.of(slides, html, handout, solution).filter(Objects::nonNull).toList();
    }

    private void write(Theme look) throws IOException, InputException {
        noted.willRead(List.of(file));
        noted.willWrite(targets());
        Lesson lesson = LessonJson.read(inputFile(file), Limits.DEFAULT, spoken());
        try (OutputFiles files = noted.open()) {
            Handout sheet = new Handout(lesson.title(), List.of(Worksheet.of(lesson, Texts.of("lesson", spoken()))),
                    SlideTexts.in(spoken()));
            files.write(Optional.ofNullable(slides), stream -> new Slides(lesson, look, SlideTexts.in(spoken())).write(stream));
            files.write(Optional.ofNullable(html), stream -> new LessonPage(lesson, spoken()).write(stream));
            files.write(Optional.ofNullable(handout), stream -> sheet.write(false, stream));
            files.write(Optional.ofNullable(solution), stream -> sheet.write(true, stream));
            files.commit();
        }
    }

    /** A name that comes with the program, unless there is such a file. */
    private InputFile inputFile(Path file) {
        Optional<InputFile> bundled = file.toFile().exists() ? Optional.empty() : Lessons.file(file.toString());
        if (bundled.isEmpty() && !file.toFile().exists()) {
            TextbookNames.find(file.toString()).ifPresent(absent -> {
                throw new UsageException("no lesson '" + file + "': " + absent.reason() + "; the nearest is " + absent.lesson()
                        + " (" + Lessons.names().size() + " lessons: schedscope lesson)");
            });
            if (NAME.matcher(file.toString()).matches()) {
                throw new UsageException(Suggestions.unknown("lesson", file.toString(), Lessons.names(), "lessons", "schedscope lesson"));
            }
        }
        return bundled.orElseGet(() -> noted.input(file));
    }

    private void print(Lesson lesson, PrintWriter out) {
        Texts words = Texts.of("lesson", spoken());
        out.println(lesson.title());
        if (!lesson.about().isEmpty()) {
            out.println(lesson.about());
        }
        int number = 0;
        for (Step step : lesson.steps()) {
            LessonRun run = lesson.runOf(step);
            out.println();
            out.println(words.text("printed.step", Figures.whole(++number), step.title(), Figures.whole(step.at().tick()),
                    Figures.whole(run.trace().lastTick()), run.spec().policy(), run.spec().platform().name()));
            step.paragraphs().forEach(out::println);
            step.notes().forEach(note -> out.println("* " + note));
            step.question().ifPresent(question -> print(question, run, words, out));
        }
    }

    private static void print(Question question, LessonRun run, Texts words, PrintWriter out) {
        out.println("? " + question.ask());
        if (question instanceof Question.Next next) {
            TimeFigures times = TimeFigures.of(run.spec().workload(), words.language());
            for (int i = 0; i < next.queue().size(); i++) {
                QueuedTask task = next.queue().get(i);
                out.println((next.starts(i) ? "  > " : "    ") + run.input().index().shortLabel(task.task()) + ": "
                        + task.told(times::arithmetic));
            }
        } else if (question instanceof Question.OneOf one) {
            for (int i = 0; i < one.options().size(); i++) {
                out.println((i == one.right() ? "  > " : "    ") + one.options().get(i));
            }
        } else if (question instanceof Question.Figure figure) {
            out.println("  > " + figure.metric() + " = " + Figures.brief(figure.value(), 2, words.language()));
        }
        new AnswerWords(run, question, words).why().ifPresent(why -> out.println("  " + why));
        if (!question.because().isEmpty()) {
            out.println("  " + question.because());
        }
    }
}
