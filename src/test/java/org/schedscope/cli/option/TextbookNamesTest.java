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

    @TempDir
    Path folder;

    private Result run(String line) {
        return new CommandRuns(folder).run(line.split(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            policies                                        | '  srtf                  The task with the shortest remaining critical path first, not preemptive. '
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
                    policies cfs                               | no policy 'cfs': no policy shares a core without turns; the nearest is stride (see: schedscope policies stride)
                    policies Round-Robin                       | no policy 'Round-Robin': the policy is named rr; the nearest is rr (see: schedscope policies rr)
                    simulate graham-1969 --policy srpt         | no policy 'srpt': it is srtf with --scheduler time-sharing; the nearest is srtf (see: schedscope policies srtf)
                    simulate graham-1969 --fork {"at":2,"policy":"prio"} | no policy 'prio': the policy is named priority; the nearest is priority (see: schedscope policies priority)
                    compare graham-1969 --policies fifo-job,feedback | no policy 'feedback': the policy is named mlfq; the nearest is mlfq (see: schedscope policies mlfq)
                    simulate graham-1969 --scheduler ps        | no scheduler 'ps': no policy shares a core without turns; there are hierarchical, central, market, four-phase, time-sharing
                    lesson mfq                                 | no lesson 'mfq': the policy is named mlfq; the nearest is shortest-first (29 lessons: schedscope lesson)
                    lesson convy                               | unknown lesson 'convy'; did you mean convoy? (29 lessons: schedscope lesson)
                    lesson no-such-thing                       | unknown lesson 'no-such-thing' (29 lessons: schedscope lesson)
                    lesson convy.json                          | convy.json: the file does not exist; did you mean convoy?
                    policies srft                              | unknown policy 'srft'; did you mean srtf? (44 policies and presets: schedscope policies)
                    simulate graham-1969 --polcy srtf          | Unknown option: '--polcy'; did you mean --policy? (see schedscope simulate --help)
                    simulate graham-1969 --cluster 4           | Unknown option: '--cluster'; did you mean --cores? (see schedscope simulate --help)
                    simulate graham-1969 --cpus=4              | Unknown option: '--cpus=4'; did you mean --cores? (see schedscope simulate --help)
                    measure --schedul x.csv                    | Unknown option: '--schedul'; did you mean --schedule? (see schedscope measure --help)
                    simulate graham-1969 --xyz                 | Unknown option: '--xyz' (see schedscope simulate --help)
                    """)
    void whatIsNotThereIsAnsweredInASentence(String line, String message) {
        assertEquals(new Result(2, "", message + "\n"), run(line));
    }

    @Test
    void whatComesNearestIsThere() {
        List<TextbookNames.Absent> all = Stream.of("round-robin", "mfq", "srpt", "cfs", "prio", "rate-monotonic", "deadline-monotonic",
                "least-laxity")
                .flatMap(name -> TextbookNames.find(name).stream())
                .toList();
        assertEquals(8, all.size());
        for (TextbookNames.Absent absent : all) {
            assertTrue(Schedulers.isPolicy(absent.policy()), absent.policy());
            assertTrue(Lessons.names().contains(absent.lesson()), absent.lesson());
            assertTrue(absent.names().stream().noneMatch(Schedulers::isPolicy), absent.names().toString());
        }
    }
}
