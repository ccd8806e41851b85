package org.schedscope.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;
import org.schedscope.lesson.Lessons;
import org.schedscope.scheduler.Schedulers;

/** Names that textbooks use for something else, or that are not there, and options that are nearly right. */
class TextbookNamesTest {
    private static final String SRTF = "Unlike the SRTF of textbooks it takes no core from a running task:"
            + " for jobs of one task it is their SJF.";
    private static final String TURNS = "time sharing is not there, no policy shares a core in turns";

    @TempDir
    Path folder;

    private Result run(String line) {
        return new CommandRuns(folder).run(line.split(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            policies                                        | '  srtf                  The task with the shortest remaining path first. '
            policies srtf                                   | '  In textbooks  '
            policies sjf                                    | '  In textbooks  '
            simulate graham-1969 --policy srtf              | 'Name      '
            simulate graham-1969 --policy sjf               | 'Name      '
            """)
    void whatTextbooksMeanIsSaidWhereANameIsListedAskedForOrChosen(String line, String before) {
        assertTrue(run(line).out().contains("\n" + before + SRTF + "\n"), run(line).out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"lrtf", "edf", "edf-final"})
    void soItIsOfTheOthers(String policy) {
        assertTrue(run("policies " + policy).out().contains("\n  In textbooks  Unlike the "), run("policies " + policy).out());
        assertTrue(run("policies " + policy + " --json").out().contains("\"textbook\":\"Unlike the "), run("policies " + policy).out());
        assertFalse(run("policies fifo-job").out().contains("In textbooks"), run("policies fifo-job").out());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|',
            textBlock = """
                    policies rr                                | no policy 'rr': TURNS; the nearest is fifo-job (see: schedscope policies fifo-job)
                    policies Round-Robin                       | no policy 'Round-Robin': TURNS; the nearest is fifo-job (see: schedscope policies fifo-job)
                    simulate graham-1969 --policy mlfq         | no policy 'mlfq': TURNS; the nearest is srtf (see: schedscope policies srtf)
                    simulate graham-1969 --fork {"at":2,"policy":"rr"} | no policy 'rr': TURNS; the nearest is fifo-job (see: schedscope policies fifo-job)
                    compare graham-1969 --policies fifo-job,priority | no policy 'priority': jobs have no priority of their own; the nearest is fair-share (see: schedscope policies fair-share)
                    simulate graham-1969 --scheduler time-sharing | no scheduler 'time-sharing': TURNS; there are hierarchical, central, market, four-phase
                    lesson round-robin                         | no lesson 'round-robin': TURNS; the nearest is convoy (20 lessons: schedscope lesson)
                    lesson convy                               | unknown lesson 'convy'; did you mean convoy? (20 lessons: schedscope lesson)
                    lesson no-such-thing                       | unknown lesson 'no-such-thing' (20 lessons: schedscope lesson)
                    lesson convy.json                          | convy.json: the file does not exist; did you mean convoy?
                    policies srft                              | unknown policy 'srft'; did you mean srtf? (33 policies and presets: schedscope policies)
                    simulate graham-1969 --polcy srtf          | Unknown option: '--polcy'; did you mean --policy? (see schedscope simulate --help)
                    simulate graham-1969 --cluster 4           | Unknown option: '--cluster'; did you mean --cores? (see schedscope simulate --help)
                    simulate graham-1969 --cpus=4              | Unknown option: '--cpus=4'; did you mean --cores? (see schedscope simulate --help)
                    measure --schedul x.csv                    | Unknown option: '--schedul'; did you mean --schedule? (see schedscope measure --help)
                    simulate graham-1969 --xyz                 | Unknown option: '--xyz' (see schedscope simulate --help)
                    """)
    void whatIsNotThereIsAnsweredInASentence(String line, String message) {
        assertEquals(new Result(2, "", message.replace("TURNS", TURNS) + "\n"), run(line));
    }

    @Test
    void whatComesNearestIsThere() {
        List<TextbookNames.Absent> all = Stream.of("rr", "mlfq", "srpt", "lottery", "priority", "rm")
                .flatMap(name -> TextbookNames.find(name).stream())
                .toList();
        assertEquals(6, all.size());
        for (TextbookNames.Absent absent : all) {
            assertTrue(Schedulers.isPolicy(absent.policy()), absent.policy());
            assertTrue(Lessons.names().contains(absent.lesson()), absent.lesson());
            assertTrue(absent.names().stream().noneMatch(Schedulers::isPolicy), absent.names().toString());
        }
    }
}
