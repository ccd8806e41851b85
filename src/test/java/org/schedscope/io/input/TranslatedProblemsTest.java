package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.Translated;
import org.schedscope.io.Manifest;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.batsim.BatsimJson;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.swf.SwfReader;
import org.schedscope.io.workflow.CwsDagReader;
import org.schedscope.io.workflow.DaxReader;
import org.schedscope.io.workflow.StgReader;
import org.schedscope.io.workflow.WfFormat;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.text.Language;

/** What is wrong with a file of ours is told in English and in the other languages, at the same place. */
class TranslatedProblemsTest {
    private static List<Problem> problems(String text, boolean platform) {
        InputFile file = InputFile.of("w.json", text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
        return assertThrows(InputException.class, () -> {
            try (JsonCursor in = new JsonCursor(file, Limits.DEFAULT)) {
                in.next();
                Object read = platform ? PlatformJson.read(in) : WorkloadJson.read(in);
                in.expectEnd();
                assertEquals("nothing", read, "was read");
            }
        }).problems();
    }

    private static void areTranslated(List<Problem> problems) {
        problems.forEach(Translated::check);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{", "{]", "{} {}", "{'jobs': []}", "{'jobz': []}", "{'jobs': 3, 'jobs': 4}",
            "{'format': 'x', 'version': 2}",
            "{'jobs': [{}]}", "{'jobs': [{'id': '', 'user': 'a', 'arrival': -1, 'queue': 4, 'tasks': []}]}",
            "{'jobs': [3, null, 'x', true]}",
            "{'jobs': [{'id': 'J', 'arrival': 1.5, 'tasks': [{'id': 'T'}, {'exec': 1}, {'id': 'T', 'exec': 1e99, 'cores': 0, 'memory':"
                    + " -4}]}]}",
            "{'jobs': [{'id': 'J', 'tasks': [{'id': 'A', 'exec': {}}, {'id': 'A', 'exec': {'C': 0}, 'after': ['Q', 'Q', 4, {}, {'task':"
                    + " 'A', 'data': -1}]}]}]}",
            "{'jobs': [{'id': 'J', 'tasks': [{'id': 'A', 'exec': 1, 'after': ['A']}]}, {'id': 'J', 'tasks': [{'id': 'A', 'exec': 1}]}]}",
            "{'jobs': [{'id': 'J', 'value': {'max': 1, 'curve': [3, [1], [0.5, 1]]}, 'tasks': [{'id': 'A', 'exec': 1}]}]}",
            "{'jobs': [{'id': 'J', 'value': {'max': -1, 'curve': [[1, 1], [2, 0]]}, 'tasks': [{'id': 'A', 'exec': 1}]}], 'platform':"
                    + " '../p.json'}"})
    void everyProblemOfAWorkload(String text) {
        areTranslated(problems(text, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{'root': {}}", "{'root': {'cluster': 'C', 'router': 'R'}}", "{'root': {'router': 'R'}}",
            "{'root': {'router': 'R', 'children': []}}",
            "{'root': {'router': 'R', 'cores': 3, 'children': [{'cluster': 'R', 'cores': 0, 'speed': 0}]}}",
            "{'root': {'cluster': 'C', 'children': []}}", "{'root': {'cluster': 'C'}, 'shares': {'a': 1, '/b': 0, '/c': 'x'}}",
            "{'root': {'cluster': 'C', 'cores': 4}, 'network': {'model': 'x'}}",
            "{'root': {'cluster': 'C', 'cores': 4}, 'network': {'model': 'ccr'}}",
            "{'root': {'cluster': 'C', 'cores': 4}, 'network': {'model': 'thin-tree', 'ccr': 1, 'share': 2}}",
            "{'root': {'cluster': 'C', 'cores': 4}, 'network': {'model': 'thin-tree', 'share': 0.5, 'p': 99}}",
            "{'root': {'cluster': 'C', 'cores': 4}, 'network': {'model': 'links', 'links': [{'between': ['C', 'D'], 'latency': -1}, {},"
                    + " {'between': ['C']}]}}",
            "{'root': {'cluster': 'C', 'cores': 4}, 'network': {'model': 'links', 'links': [{'between': ['C', 'D']}, {'between': ['D',"
                    + " 'C']}]}}",
            "{'root': {'cluster': 'Core', 'cores': 4}, 'network': {'model': 'links', 'links': [{'between': ['Cora', 'Q']}]}}"})
    void everyProblemOfAPlatform(String text) {
        areTranslated(problems(text, true));
    }

    private static Problem first(String name, String text, boolean schedule) {
        InputFile file = InputFile.of(name, text.getBytes(StandardCharsets.UTF_8));
        return Translated.check(assertThrows(InputException.class, () -> {
            if (schedule) {
                ScheduleFormats.read(file, ReadOptions.DEFAULT);
            } else {
                new SwfReader().read(file, ReadOptions.DEFAULT);
            }
        })).problems().get(0);
    }

    @Test
    void everyProblemOfALogOfAMachine() {
        assertEquals("die Laufzeit muss eine Zahl von Sekunden unter 2^61 Mikrosekunden sein, nicht \"x\"",
                first("a.swf", "1 0 0 x 1 -1 -1 1 9 -1 1 1 1 1 1 1 -1 -1\n", false).message().in(Language.GERMAN));
        assertEquals("der Nutzer muss eine ganze Zahl bis 2147483647 sein, nicht \"99999999999\"",
                first("a.swf", "1 0 0 5 1 -1 -1 1 9 -1 1 99999999999 1 1 1 1 -1 -1\n", false).message().in(Language.GERMAN));
        assertEquals("eine Zeile hat 18 Spalten oder mehr; diese hat 2", first("a.swf", "1 0\n", false).message().in(Language.GERMAN));
        assertEquals("keiner der 1 Jobs dieses Protokolls lief",
                first("a.swf", "1 0 0 -1 1 -1 -1 1 9 -1 1 1 1 1 1 1 -1 -1\n", false).message().in(Language.GERMAN));
    }

    @Test
    void whatALogOfAMachineLacks() throws InputException {
        String job = " 0 0 5 1 -1 -1 1 9 -1 1 1 1 1 1 1 -1 -1\n";
        LoadedWorkload read = new SwfReader().read(InputFile.of("a.swf",
                ("1" + job + "1" + job + "2 0 0 -1 1 -1 -1 1 9 -1 1 1 1 1 1 1 -1 -1\n3 0 0 5 0 -1 -1 0 9 -1 1 1 1 1 1 1 -1 -1\n")
                        .getBytes(StandardCharsets.UTF_8)),
                ReadOptions.DEFAULT);
        assertEquals("2 of 4 jobs are left out: 1 without a run time, 1 without cores", read.warnings().get(0).message().toString());
        assertEquals("2 von 4 Jobs sind ausgelassen: 1 ohne Laufzeit, 1 ohne Kerne",
                read.warnings().get(0).message().in(Language.GERMAN));
        read.warnings().forEach(Translated::check);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "1,T,C,0,1,1\n", "J,T,C,x,3,1\n", "J,T,C,3,3,1\n", "J,T,C,0,3,0\n", ",T,C,0,3,1\n", "\"J\"x,T,C,0,3,1\n", "\"J"})
    void everyProblemOfAScheduleInCommas(String rows) {
        String titles = rows.startsWith("1") ? "job,task,cluster,start,finish\n" : "job,task,cluster,start,finish,cores\n";
        first("a.csv", titles + rows, true);
    }

    private static String german(WorkloadFormat format, String text) {
        InputFile file = InputFile.of("w", text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
        InputException refused = Translated.check(assertThrows(InputException.class, () -> format.read(file, ReadOptions.DEFAULT)));
        return refused.problems().get(0).text(Language.GERMAN);
    }

    @Test
    void everyOtherFormatIsToldToo() {
        assertEquals("w:1:2: dem Dokument fehlt \"workflow\"", german(new WfFormat(), " {}"));
        assertEquals("w:1:66: \"runtime\" muss eine Zahl unter 2^61 sein, nicht ein Objekt (/workflow/tasks/0/runtime)",
                german(new WfFormat(), "{'workflow': {'tasks': [{'id': 'A', 'parents': ['B'], 'runtime': {}}]}}"));
        assertEquals("w:1:1: das äußerste Element muss <adag> sein (/graph)", german(new DaxReader(), "<graph/>"));
        assertEquals("w:1:1: die Zahl der Tasks muss eine ganze Zahl von 0 bis " + Limits.DEFAULT.tasks() + " sein, nicht \"x\"",
                german(new StgReader(), "x\n"));
        assertEquals("w:1:1: eine Zeile beginnt mit FILE, TASK, INPUTS, OUTPUTS oder EDGE, nicht mit \"LINE\"",
                german(new CwsDagReader(), "LINE a b\n"));
        assertEquals("w:1:1: dem Workload fehlt \"jobs\"", german(new BatsimJson(), "{'nb_res': 4}"));
        assertEquals("w:1:1: dem Manifest fehlt \"workflows\"", german(new Manifest(), "{'format': 'schedscope-manifest', 'version': 1}"));
    }

    @Test
    void aProblemIsToldAtItsPlaceInEveryLanguage() {
        Problem problem = problems("{'jobs': [{'id': 'J', 'tasks': [{'id': 'A', 'exec': 1, 'cores': 0}]}]}", false).get(0);
        assertEquals("w.json:1:65: \"cores\" is 0; it must be at least 1 (/jobs/0/tasks/0/cores)", problem.text());
        assertEquals("w.json:1:65: \"cores\" ist 0; es muss mindestens 1 sein (/jobs/0/tasks/0/cores)", problem.text(Language.GERMAN));
    }

    @Test
    void aFileThatIsNotThereIsToldInEveryLanguage() {
        InputException none = assertThrows(InputException.class, () -> InputFile.resource("no-such.json").open(Limits.DEFAULT));
        assertEquals("no-such.json: the file does not exist", none.problems().get(0).text());
        assertEquals("no-such.json: die Datei gibt es nicht", none.problems().get(0).text(Language.GERMAN));
    }
}
