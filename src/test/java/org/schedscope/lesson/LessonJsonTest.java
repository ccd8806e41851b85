package org.schedscope.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.fixture.Translated;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Language;

/** A lesson is read with all its runs; what it says of them has to be so. */
public class LessonJsonTest {
    /** A lesson with every field; two jobs on one core. */
    public static final String EVERYTHING = """
            {"format": "schedscope-lesson", "version": 1, "title": "Two on one core", "about": "Small.",
             "workload": {"name": "two", "jobs": [{"id": "A", "tasks": [{"id": "T", "exec": 5}]},
                                                  {"id": "B", "tasks": [{"id": "T", "exec": 2}]}]},
             "platform": {"name": "one", "root": {"cluster": "C", "cores": 1}},
             "policy": "srtf", "scheduler": "hierarchical", "set": {"routing": "least-loaded"},
             "steps": [{"title": "Who?", "text": "Both wait.", "at": 0, "question": {"ask": "Who is next?", "next": true, "because": "2 < 5."}},
                       {"title": "Then", "text": ["One.", "Two."], "until": "job B finishes", "select": "A/T"},
                       {"title": "Events", "text": "x", "event": 1, "select": "B",
                        "question": {"ask": "How long?", "metric": "makespan"}},
                       {"title": "Now", "text": "x", "at": "end", "policy": "fifo-job", "set": {}, "scheduler": "central",
                        "question": {"ask": "Which?", "options": [{"text": "a"}, {"text": "b", "right": true}]}}]}
            """;

    private static Lesson read(String text) throws InputException {
        return LessonJson.read(InputFile.of("x.lesson.json", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    private static List<String> problems(String from, String to) {
        assertTrue(EVERYTHING.contains(from), from);
        return problemsOf(EVERYTHING.replace(from, to));
    }

    @Test
    void aWorkloadWithoutANameIsCalledAsItsLessonAndNotAsTheFile() throws InputException {
        assertEquals("two", read(EVERYTHING).workload().workload().name());
        assertEquals("Two on one core", read(EVERYTHING.replace("\"name\": \"two\", ", "")).workload().workload().name());
    }

    private static void refuses(String from, String to, String problem) {
        assertEquals(List.of("x.lesson.json:" + problem), problems(from, to));
    }

    @Test
    void aTextInSeveralLanguagesIsReadInTheChosenOne() throws InputException {
        String both = EVERYTHING.replace("\"title\": \"Two on one core\"",
                "\"title\": {\"en\": \"Two on one core\", \"de\": \"Zwei auf einem Kern\"}")
                .replace("[\"One.\", \"Two.\"]", "{\"de\": [\"Eins.\", \"Zwei.\"], \"en\": \"One.\"}")
                .replace("{\"text\": \"a\"}", "{\"text\": {\"de\": \"ä\", \"en\": \"a\"}}");
        InputFile file = InputFile.of("x.lesson.json", both.getBytes(StandardCharsets.UTF_8));
        Lesson english = LessonJson.read(file, Limits.DEFAULT);
        Lesson german = LessonJson.read(file, Limits.DEFAULT, Language.GERMAN);
        assertEquals(List.of("Two on one core", "Zwei auf einem Kern"), List.of(english.title(), german.title()));
        assertEquals(List.of(List.of("One."), List.of("Eins.", "Zwei.")),
                List.of(english.steps().get(1).paragraphs(), german.steps().get(1).paragraphs()));
        assertEquals(List.of("ä", "b"), ((Question.OneOf) german.steps().get(3).question().orElseThrow()).options());
        assertEquals("Small.", german.about());
    }

    @Test
    void aStepHasNotesForTheLecturerInEveryLanguage() throws InputException {
        assertEquals(List.of(), read(EVERYTHING).steps().get(0).notes());
        String noted = EVERYTHING.replace("\"text\": \"Both wait.\"",
                "\"text\": \"Both wait.\", \"notes\": {\"en\": [\"Ask.\", \"Wait.\"], \"de\": \"Fragen.\"}");
        InputFile file = InputFile.of("x.lesson.json", noted.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of("Ask.", "Wait."), LessonJson.read(file, Limits.DEFAULT).steps().get(0).notes());
        assertEquals(List.of("Fragen."), LessonJson.read(file, Limits.DEFAULT, Language.GERMAN).steps().get(0).notes());
        refuses("\"text\": \"Both wait.\"", "\"text\": \"Both wait.\", \"notes\": []", "6:61: \"notes\" has no paragraph (/steps/0/notes)");
    }

    @Test
    void allMistakesOfALecturerAreToldAtOnceEachAtItsField() {
        String five = EVERYTHING.replace("\"policy\": \"srtf\"", "\"policy\": \"srft\"").replace("\"A/T\"", "\"A/T1\"")
                .replace("\"makespan\"", "\"makespam\"").replace("\"select\": \"B\"", "\"select\": \"T\"")
                .replace("\"policy\": \"fifo-job\"", "\"policy\": \"fifo-jobs\"");
        assertEquals(List.of("x.lesson.json:5:12: unknown policy 'srft'; did you mean srtf? (/policy)",
                "x.lesson.json:7:93: the workload has no job or task \"A/T1\"; did you mean \"A/T\"? (/steps/1/select)",
                "x.lesson.json:8:67: the workload has no job or task \"T\"; did you mean \"A/T\"? (/steps/2/select)",
                "x.lesson.json:9:56: unknown metric 'makespam'; did you mean makespan? (/steps/2/question/metric)",
                "x.lesson.json:10:65: unknown policy 'fifo-jobs'; did you mean fifo-job? (/steps/3/policy)"), problemsOf(five));
    }

    @Test
    void anErrorInOneFieldHidesNoneInAnother() {
        String wrong = EVERYTHING.replace("\"about\"", "\"abuot\"").replace("\"A/T\"", "\"A/T1\"")
                .replace("\"event\": 1", "\"event\": 1.5").replace("\"text\": \"a\"", "\"txt\": \"a\"");
        List<String> told = problemsOf(wrong);
        assertEquals(4, told.size(), told::toString);
        assertTrue(told.stream().anyMatch(one -> one.contains("A/T1")), told::toString);
        String unknown = EVERYTHING.replace("\"until\": \"job B finishes\", \"select\": \"A/T\"",
                "\"until\": \"job B finishs\", \"select\": \"A/T1\"");
        assertEquals(2, problemsOf(unknown).size(), "moment and selection");
    }

    @Test
    void asPlatformTheNearestSamplePlatformIsNamed() {
        String named = EVERYTHING.replace("{\"name\": \"one\", \"root\": {\"cluster\": \"C\", \"cores\": 1}}",
                "\"sample-workloads/campus.platform.json\"");
        assertEquals(List.of("x.lesson.json:4:14: the file sample-workloads/campus.platform.json does not exist; did you mean"
                + " sample-workloads/campus-grid.platform.json? (/platform)"), problemsOf(named));
    }

    private static List<String> problemsOf(String text) {
        return Translated.check(assertThrows(InputException.class, () -> read(text))).problems().stream().map(Problem::text).toList();
    }

    @Test
    void aStepCanShowAnEarlierRunAndPartsOfTheAxis() throws InputException {
        Lesson lesson = read(EVERYTHING.replace("\"at\": \"end\", \"policy\"", "\"at\": \"end\", \"beside\": 1, \"zoom\": [0, 7],"
                + " \"highlight\": [2, 5], \"byHand\": true, \"policy\""));
        Staging.Ticks zoom = new Staging.Ticks(0, 7);
        assertEquals(new Staging(OptionalInt.of(0), OptionalInt.empty(), Optional.of(zoom), Optional.of(new Staging.Ticks(2, 5)), true),
                lesson.steps().get(3).staging());
        assertEquals(Staging.PLAIN, lesson.steps().get(0).staging());
        assertEquals(OptionalInt.of(0), read(EVERYTHING.replace("\"at\": \"end\"", "\"at\": \"end\", \"ghost\": 2")).steps().get(3)
                .staging().compared());
    }

    @Test
    void whatAStepIsComparedWithIsAnEarlierStepOfAnotherRun() {
        refuses("\"at\": \"end\"", "\"at\": \"end\", \"beside\": 4",
                "10:65: step 4 is not an earlier step with another run (/steps/3/beside)");
        refuses("\"event\": 1", "\"event\": 1, \"ghost\": 1", "8:66: step 1 is not an earlier step with another run (/steps/2/ghost)");
        refuses("\"event\": 1", "\"event\": 1, \"zoom\": [5, 5]",
                "8:65: \"zoom\" must be two ticks, the smaller one first, such as [3, 7] (/steps/2/zoom)");
    }

    @Test
    void aForgottenTranslationIsReportedAtItsText() {
        refuses("\"title\": \"Two on one core\", \"about\": \"Small.\"",
                "\"title\": {\"en\": \"x\", \"de\": \"y\"}, \"about\": {\"en\": \"Small.\"}",
                "1:89: this text is in: en; others of the lesson are in: de, en (/about)");
        refuses("\"title\": \"Two on one core\"", "\"title\": {\"German\": \"x\"}",
                "1:67: \"German\" is not the code of a language, such as \"en\" or \"de\" (/title/German)");
    }

    @Test
    void everythingThatALessonSaysIsThere() throws InputException {
        Lesson lesson = read(EVERYTHING);
        assertEquals(List.of("Two on one core", "Small."), List.of(lesson.title(), lesson.about()));
        assertEquals(List.of("srtf", "fifo-job"), lesson.runs().stream().map(run -> run.spec().policy()).toList());
        assertEquals(List.of("Who?", "Then", "Events", "Now"), lesson.steps().stream().map(Step::title).toList());
        assertEquals(List.of(0, 0, 0, 1), lesson.steps().stream().map(Step::run).toList());
        assertEquals(List.of("One.", "Two."), lesson.steps().get(1).paragraphs());
        assertEquals(2, lesson.steps().get(1).at().tick());
        assertEquals(OptionalInt.of(0), lesson.steps().get(1).task());
        assertEquals(OptionalInt.of(1), lesson.steps().get(2).job());
        assertEquals(new BreakpointMatch(1, 0), lesson.steps().get(2).at());
        assertEquals(3, lesson.questions());
    }

    @Test
    void whoIsNextIsWhatTheEngineDidAndTheQueueIsThatBeforeThePass() throws InputException {
        Question.Next next = (Question.Next) read(EVERYTHING).steps().get(0).question().orElseThrow();
        assertEquals(List.of(1, 0), next.queue().stream().map(QueuedTask::task).toList());
        assertTrue(next.isRight(0));
        Question.Next other = (Question.Next) read(EVERYTHING.replace("\"srtf\"", "\"lrtf\"")).steps().get(0).question().orElseThrow();
        assertEquals(0, other.queue().get(other.right()).task());
    }

    @Test
    void aFigureIsThatOfTheWholeRunAndTwoDigitsOfItAreEnough() throws InputException {
        Question figure = read(EVERYTHING.replace("makespan", "meanSlr")).steps().get(2).question().orElseThrow();
        assertTrue(figure.isRight(1.2), "SLR 1 and 7/5");
        Question.Figure third = new Question.Figure("?", "", "x", 4.0 / 3);
        assertTrue(third.isRight(1.33));
        assertTrue(!third.isRight(1.3));
    }

    @Test
    void whatIsNoMomentOfTheRunIsRefusedWhereItStands() {
        refuses("\"at\": 0", "\"at\": 8", "6:58: the run ends at tick 7, before tick 8 (/steps/0/at)");
        refuses("\"at\": 0", "\"at\": 1", "6:73: no task starts at tick 1, so which task starts next has no answer (/steps/0/question)");
        refuses("\"at\": 0", "\"at\": 2", "6:73: only one task waits at tick 2, so there is nothing to guess (/steps/0/question)");
        refuses("\"event\": 1", "\"event\": 999", "8:54: the run has 14 events, fewer than 999 (/steps/2/event)");
        refuses("job B finishes", "queue > 9", "7:65: \"queue > 9\" never becomes true in this run (/steps/1/until)");
        refuses("job B finishes", "job Z finishes",
                "7:65: \"job Z finishes\": column 5: unknown job 'Z'; this run has A, B (/steps/1/until)");
        refuses("\"event\": 1", "\"event\": 1, \"at\": 2",
                "8:63: a step is at one moment: state one of \"at\", \"event\" and \"until\" (/steps/2/at)");
    }

    @Test
    void whatTheWorkloadOrTheProgramDoesNotHaveIsRefusedWhereItStands() {
        refuses("\"A/T\"", "\"A/X\"", "7:93: the workload has no job or task \"A/X\"; did you mean \"A/T\"? (/steps/1/select)");
        refuses("\"makespan\"", "\"makespam\"", "9:56: unknown metric 'makespam'; did you mean makespan? (/steps/2/question/metric)");
        assertTrue(problems("\"fifo-job\"", "\"fifo-jop\"").get(0).contains("fifo-job"),
                problems("\"fifo-job\"", "\"fifo-jop\"").toString());
        refuses("\"A/T\"", "\"the wide one\"",
                "7:93: the workload has no job or task \"the wide one\"; write a task as JOB/TASK (/steps/1/select)");
        assertTrue(problems("\"scheduler\": \"hierarchical\"", "\"scheduler\": \"hierachical\"").get(0)
                .endsWith("unknown scheduler 'hierachical'; did you mean hierarchical? (/scheduler)"));
        assertTrue(problems("\"least-loaded\"", "\"most-loaded\"").get(0).contains("routing"));
        assertTrue(problems("\"exec\": 5", "\"exec\": 5, \"cores\": 2").get(0).contains("A"), "no cluster holds the task");
        refuses("\"title\": \"Who?\"", "\"titel\": \"Who?\"", "6:13: unknown field \"titel\"; did you mean \"title\"? (/steps/0/titel)");
    }

    @Test
    void aFileThatIsNotThereIsToldWithTheOneThatWasMeant(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("clusters.platform.json"), "{}");
        Path lesson = folder.resolve("x.lesson.json");
        Files.writeString(lesson, EVERYTHING.replace("{\"name\": \"one\", \"root\": {\"cluster\": \"C\", \"cores\": 1}}",
                "\"cluster.platform.json\""));
        String beside = assertThrows(InputException.class, () -> LessonJson.read(InputFile.of(lesson), Limits.DEFAULT)).getMessage();
        assertTrue(beside.contains("does not exist; did you mean clusters.platform.json?"), beside);
        Files.writeString(lesson, "{\"format\": \"schedscope-lesson\", \"version\": 1, \"title\": \"x\", \"workload\":"
                + " \"sample-workloads/graham-1996.workload.json\", \"steps\": [{\"title\": \"x\", \"text\": \"x\"}]}");
        String sample = assertThrows(InputException.class, () -> LessonJson.read(InputFile.of(lesson), Limits.DEFAULT)).getMessage();
        assertTrue(sample.contains("did you mean sample-workloads/graham-1969"), sample);
    }

    @Test
    void aPolicyThatThereIsNotIsToldOnceWithTheOneThatWasMeant() {
        refuses("\"policy\": \"srtf\"", "\"policy\": \"srft\"", "5:12: unknown policy 'srft'; did you mean srtf? (/policy)");
        assertEquals(1, problems("\"policy\": \"srtf\"", "\"policy\": \"no such thing at all\"").size());
    }

    @Test
    void whereNobodySaysThePlatformItIsToldWhichOneThereIs() {
        refuses("\"platform\": {\"name\": \"one\", \"root\": {\"cluster\": \"C\", \"cores\": 1}},", "",
                "6:73: all 2 waiting tasks start at tick 0, so which task starts next has no single answer;"
                        + " neither the lesson nor its workload has a platform, so it runs on 16 cores:"
                        + " state \"platform\" (/steps/0/question)");
    }

    @Test
    void aQuestionAsksForExactlyOneThing() {
        refuses("\"b\", \"right\": true", "\"b\"",
                "11:25: a question has 2 to 9 options, exactly one of them with \"right\": true; this one has 2, 0 of them right"
                        + " (/steps/3/question)");
        refuses("\"metric\": \"makespan\"", "\"metric\": \"makespan\", \"next\": true",
                "9:25: a question asks for one thing: state \"next\": true, \"options\" or a \"metric\" (/steps/2/question)");
        refuses("{\"text\": \"b\"", "{\"text\": \"a\"", "11:70: the option \"a\" appears twice (/steps/3/question/options/1)");
    }

    @Test
    void filesBesideAreReadAndPathsThatLeadAwayAreRefused() {
        String inline = EVERYTHING.substring(EVERYTHING.indexOf("{\"name\": \"two\""), EVERYTHING.indexOf(",\n \"platform\""));
        refuses(inline, "\"../x.json\"",
                "2:14: \"workload\" is \"../x.json\"; it must be a path next to the lesson, inside its folder (/workload)");
        assertTrue(problems(inline, "\"nowhere.json\"").get(0).contains("the file nowhere.json does not exist"));
    }

    @Test
    void aSampleCanBeNamedByItsPath() throws InputException {
        String inline = EVERYTHING.substring(EVERYTHING.indexOf("{\"name\": \"two\""), EVERYTHING.indexOf(",\n \"platform\""));
        String steps = "[{\"title\": \"Only\", \"text\": \"x\", \"at\": \"end\"}]}";
        Lesson lesson = read(EVERYTHING.substring(0, EVERYTHING.indexOf("[{\"title\": \"Who?\""))
                .replace(inline, "\"sample-workloads/graham-1969.workload.json\"")
                .replace(" \"platform\": {\"name\": \"one\", \"root\": {\"cluster\": \"C\", \"cores\": 1}},\n", "") + steps);
        assertEquals("three cores", lesson.runs().get(0).spec().platform().name());
        assertEquals("sample-workloads/graham-1969.workload.json", lesson.workloadFile().orElseThrow().name());
    }
}
