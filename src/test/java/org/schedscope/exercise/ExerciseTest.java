package org.schedscope.exercise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Lessons;
import org.schedscope.model.Job;
import org.schedscope.model.Releases;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Variants differ by seed and number, keep what their lesson is about, and are answered by their own runs. */
class ExerciseTest {
    @TempDir
    Path folder;

    private CommandRuns.Result exercise(String... arguments) {
        List<String> all = new ArrayList<>(List.of("exercise"));
        all.addAll(Arrays.asList(arguments));
        return new CommandRuns(folder).run(all.toArray(String[]::new));
    }

    static List<String> lessons() {
        return Lessons.names();
    }

    static List<WorkloadProfile> profiles() {
        return WorkloadProfiles.all();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aVariantOfALessonHasItsGraphsAndTimesNearThem(String name) throws InputException {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        Worksheet sheet = new Variants(Language.ENGLISH).of(lesson, 7, 1).get(0);
        assertEquals(lesson.runs().size(), sheet.runs().size());
        List<Job> jobs = lesson.workload().workload().jobs();
        for (int job = 0; job < jobs.size(); job++) {
            Job drawn = sheet.runs().get(0).trace().workload().jobs().get(job);
            assertEquals(jobs.get(job).tasks().size(), drawn.tasks().size());
            for (int task = 0; task < drawn.tasks().size(); task++) {
                long before = jobs.get(job).tasks().get(task).exec();
                long now = drawn.tasks().get(task).exec();
                assertTrue(now >= 1 && now >= before - before / 2 - 1 && now <= before + Math.max(1, before / 2) + 1, before + " " + now);
                assertEquals(jobs.get(job).tasks().get(task).parents(), drawn.tasks().get(task).parents());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void everyProfileGivesASmallExercise(WorkloadProfile profile) {
        for (Worksheet sheet : new Variants(Language.GERMAN).of(profile, "fifo-task", 3, 4)) {
            assertTrue(sheet.runs().get(0).trace().workload().taskCount() <= 10);
            assertTrue(sheet.items().size() >= 2, sheet.items().toString());
        }
    }

    @Test
    void theAnswersAreThoseOfTheRuns() throws InputException {
        List<Worksheet> sheets = new Variants(Language.ENGLISH).of(Lessons.read("graham", Language.ENGLISH), 1, 12);
        int starts = 0;
        for (Worksheet sheet : sheets) {
            for (LessonRun run : sheet.runs()) {
                String makespan = Long.toString(run.trace().lastTick());
                assertTrue(sheet.items().stream().anyMatch(item -> item.ask().startsWith("Find by hand: Makespan")
                        && item.context().equals(List.of(Worksheet.name(run)))
                        && item.figure().getAsDouble() == Long.parseLong(makespan)), makespan);
            }
            for (Worksheet.Item item : sheet.items()) {
                if (item.figure().isEmpty()) {
                    starts++;
                    long tick = Long.parseLong(item.ask().replaceAll("\\D", ""));
                    LessonRun run = sheet.runs().stream().filter(each -> item.context().contains(Worksheet.name(each))).findFirst()
                            .orElseThrow();
                    String told = item.options().get(item.right().first());
                    boolean does = false;
                    for (int piece = 0; piece < run.trace().pieces().count(); piece++) {
                        does |= run.trace().pieces().start(piece) == tick
                                && run.trace().index().shortLabel(run.trace().pieces().task(piece)).equals(told);
                    }
                    assertTrue(does, told + " at " + tick);
                }
            }
        }
        assertTrue(starts > 6, starts + " questions about starts");
        assertNotEquals(sheets.get(0).runs().get(0).trace().workload(), sheets.get(1).runs().get(0).trace().workload());
    }

    @Test
    void theSameSeedGivesTheSameBytesInEveryFormatAndAnotherSeedOthers() throws IOException {
        for (String format : List.of("pdf", "gift", "moodle-xml")) {
            Path one = folder.resolve("one");
            Path two = folder.resolve("two");
            for (Path out : List.of(one, two)) {
                CommandRuns.Result result = exercise("graham", "--seed", "7", "--variants", "3", "--to", format, "--out", out.toString());
                assertEquals(0, result.code(), result.err());
            }
            exercise("graham", "--seed", "8", "--variants", "3", "--to", format, "--out", one.toString());
            for (Path file : files(two)) {
                assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(one.resolve(file.getFileName())), file.toString());
                Path other = one.resolve(file.getFileName().toString().replace("seed7", "seed8"));
                assertFalse(Arrays.equals(Files.readAllBytes(file), Files.readAllBytes(other)), file.toString());
            }
        }
        assertEquals(List.of("graham-seed7-sheets.pdf", "graham-seed7-solutions.pdf", "graham-seed7.gift.txt", "graham-seed7.moodle.xml"),
                files(folder.resolve("two")).stream().map(file -> file.getFileName().toString()).toList());
    }

    private static List<Path> files(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void moodleReadsEveryQuestionWithOneRightAnswer() throws Exception {
        assertEquals(0, exercise("convoy", "--variants", "5", "--to", "moodle-xml", "--out", folder.toString(), "--language", "de").code());
        Document quiz = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(folder.resolve("convoy-seed1.moodle.xml"))));
        int questions = 0;
        for (int i = 0; i < quiz.getElementsByTagName("question").getLength(); i++) {
            Element question = (Element) quiz.getElementsByTagName("question").item(i);
            if (!question.getAttribute("type").equals("category")) {
                questions++;
                int right = 0;
                for (int k = 0; k < question.getElementsByTagName("answer").getLength(); k++) {
                    right += ((Element) question.getElementsByTagName("answer").item(k)).getAttribute("fraction").equals("100") ? 1 : 0;
                }
                assertEquals(1, right);
                assertTrue(question.getElementsByTagName("questiontext").item(0).getTextContent().contains("<th>Ankunft</th>"));
            }
        }
        assertTrue(questions >= 10, questions + " questions");
    }

    /** As its documentation has it: what a question of a kind consists of, and in which order. */
    private static final Map<String, String> OF_MOODLE = Map.of("category", "category",
            "multichoice", "name questiontext generalfeedback defaultgrade single shuffleanswers answernumbering( answer)+",
            "numerical", "name questiontext generalfeedback defaultgrade answer");
    private static final Map<String, String> WITHIN = Map.of("category", "text", "name", "text", "questiontext", "text",
            "generalfeedback", "text", "answer", "text( tolerance)?");

    private static String children(Element element) {
        return IntStream.range(0, element.getChildNodes().getLength()).mapToObj(element.getChildNodes()::item)
                .filter(Element.class::isInstance).map(Node::getNodeName).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whatMoodleReadsIsBuiltAsItsDocumentationHasIt(String name) throws Exception {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new MoodleXml("a/b <c>", new Variants(Language.ENGLISH).of(lesson, 3, 1), Language.ENGLISH).write(out);
        Element quiz = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(out.toByteArray()))
                .getDocumentElement();
        assertTrue(children(quiz).matches("question( question)+"));
        for (int i = 0; i < quiz.getElementsByTagName("question").getLength(); i++) {
            Element question = (Element) quiz.getElementsByTagName("question").item(i);
            assertTrue(children(question).matches(OF_MOODLE.get(question.getAttribute("type"))), children(question));
            for (int k = 0; k < question.getChildNodes().getLength(); k++) {
                if (question.getChildNodes().item(k) instanceof Element part && WITHIN.containsKey(part.getTagName())) {
                    assertTrue(children(part).matches(WITHIN.get(part.getTagName())), part.getTagName() + ": " + children(part));
                }
            }
        }
        assertEquals("$course$/top/a//b <c>", quiz.getElementsByTagName("text").item(0).getTextContent());
    }

    @Test
    void aFigureToFindByHandIsExplainedByTheJobs() throws InputException {
        Worksheet sheet = new Variants(Language.ENGLISH).of(Lessons.read("convoy", Language.ENGLISH), 1, 1).get(0);
        assertTrue(sheet.items().stream().filter(item -> item.figure().isPresent()).noneMatch(item -> item.because().isEmpty()));
    }

    /** Every sign that means something to GIFT, XML or HTML. */
    private static final String SIGNS = "%50% of A = B ~ {x} # y: z:: \\\\ \\n [html] <b> & \"ä„√“\" // 1 -> 2";
    private static final String AS_HTML = "50% of A = B ~ {x} # y: z:: \\\\ \\n [html] &lt;b&gt; &amp; &quot;ä„√“&quot; // 1 -&gt; 2";

    private static Worksheet worksheet() throws InputException {
        List<LessonRun> runs = List.of(Lessons.read("graham", Language.ENGLISH).runs().get(0));
        return new Worksheet(SIGNS, "", runs, List.of(
                new Worksheet.Item(List.of(SIGNS), SIGNS, List.of(SIGNS, "one", SIGNS + "!"), new TreeSet<>(List.of(1)),
                        OptionalDouble.empty(), SIGNS + "\n\n" + SIGNS),
                new Worksheet.Item(List.of(), SIGNS, List.of("T1", "T2", "T3"), new TreeSet<>(List.of(0, 2)), OptionalDouble.empty(), ""),
                new Worksheet.Item(List.of(), SIGNS, List.of(), new TreeSet<>(), OptionalDouble.of(12345678.125), "")));
    }

    @Test
    void moodleTakesGiftApartAsItWasMeant() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Gift("a/b", List.of(worksheet()), Language.GERMAN).write(out);
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("$CATEGORY: $course$/top/a//b\n\n"), text.substring(0, 60));
        List<MoodleImport.Question> questions = MoodleImport.read(text);
        assertEquals(List.of("multichoice html", "multichoice html", "numerical html"),
                questions.stream().map(question -> question.type() + " " + question.format()).toList());
        assertEquals(SIGNS + ".1", questions.get(0).name());
        assertTrue(questions.get(0).text().endsWith("<p><b>%" + AS_HTML + "</b></p>"), questions.get(0).text());
        assertEquals(Map.of("&#37;" + AS_HTML, 0.0, "one", 1.0, "&#37;" + AS_HTML + "!", 0.0), questions.get(0).answers());
        assertEquals("%" + AS_HTML + " %" + AS_HTML, questions.get(0).feedback());
        assertEquals(Map.of("T1", 1.0, "T2", 0.0, "T3", 1.0), questions.get(1).answers());
        assertEquals(Map.of("value", 12345678.125, "tolerance", 0.005), questions.get(2).answers());
    }

    @Test
    void moodleTakesXmlApartAsItWasMeant() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new MoodleXml("a", List.of(worksheet()), Language.GERMAN).write(out);
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>"));
        Document quiz = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(out.toByteArray()));
        Element choice = (Element) quiz.getElementsByTagName("question").item(1);
        assertEquals(SIGNS + ".1", choice.getElementsByTagName("name").item(0).getTextContent().strip());
        assertTrue(choice.getElementsByTagName("questiontext").item(0).getTextContent().endsWith("<p><b>%" + AS_HTML + "</b></p>"));
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Element answer = (Element) choice.getElementsByTagName("answer").item(i);
            answers.add(answer.getAttribute("fraction") + " " + answer.getAttribute("format") + " " + answer.getTextContent());
        }
        assertEquals(List.of("0 html %" + AS_HTML, "100 html one", "0 html %" + AS_HTML + "!"), answers);
        Element figure = (Element) quiz.getElementsByTagName("question").item(3);
        assertEquals("1.2345678125E7 0.005", figure.getElementsByTagName("text").item(3).getTextContent() + " "
                + figure.getElementsByTagName("tolerance").item(0).getTextContent());
    }

    /** All releases of a periodic job are drawn together, and questions show what policies of time sharing use. */
    @Test
    void periodicJobsStayPeriodicAndTheirFiguresAreShown() throws IOException {
        for (Worksheet sheet : new Variants(Language.ENGLISH).of(Lessons.read("rate-monotonic-or-deadline", Language.ENGLISH), 3, 5)) {
            List<Job> drawn = Releases.joined(sheet.runs().get(0).trace().workload().jobs());
            assertEquals(List.of("J1 5x7", "J2 7x5"), drawn.stream().map(job -> job.id() + " "
                    + job.scheduling().period().getAsLong() + "x" + job.scheduling().count().getAsInt()).toList());
        }
        assertEquals(List.of("<th>Deadline after arrival</th><th>Period</th></tr>", "<td>5</td><td>5</td></tr>"),
                table("rate-monotonic-or-deadline"));
        assertEquals(List.of("<th>Priority (smaller first)</th></tr>", "<td>4</td></tr>"), table("priority-and-ageing"));
        assertEquals(List.of("<th>After (data)</th></tr>", "<td></td></tr>"), table("round-robin"));
    }

    /** The columns behind the usual ones, in the first two rows. */
    private List<String> table(String lesson) throws IOException {
        Worksheet sheet = new Variants(Language.ENGLISH).of(Lessons.read(lesson, Language.ENGLISH), 3, 1).get(0);
        String html = new WorkloadTable(Texts.of("exercise", Language.ENGLISH)).html(sheet, sheet.items().get(0));
        String[] rows = html.split("<tr>");
        if (rows[1].endsWith("After (data)</th></tr>")) {
            return List.of(rows[1].substring(rows[1].lastIndexOf("<th>")), rows[2].substring(rows[2].lastIndexOf("<td>")));
        }
        return List.of(rows[1].replaceAll(".*After \\(data\\)</th>", ""), rows[2].replaceAll(".*<td></td>", ""));
    }

    @Test
    void giftEscapesItsSigns() {
        assertEquals("a\\=b \\{c\\} \\~ \\# \\: \\\\", Gift.escaped("a=b {c} ~ # : \\"));
    }

    @Test
    void whatIsNoExerciseIsRefused() throws IOException {
        assertEquals(2, exercise("nothing").code());
        assertEquals(2, exercise("graham", "--variants", "0").code());
        assertEquals(2, exercise("graham", "--to", "word").code());
        assertEquals(2, exercise("pslr-log", "--policy", "no-such").code());
        assertEquals(List.of(), files(folder));
    }
}
