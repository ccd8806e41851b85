package org.schedscope.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.text.Message;
import org.schedscope.trace.TraceRecorder;

class OpeningTest {
    private static final long DAY = 86_400;
    private static final Platform ONE = Platform.of("p", Cluster.of("C", 1));

    private static List<String> plain(List<Sentence> sentences, Workload workload, Language language) {
        return sentences.stream().map(sentence -> sentence.plain(TimeFigures.of(workload, language)).replace('\u2009', ' ')).toList();
    }

    private static AnswerRun run(String policy, String scheduler, Workload workload, Platform platform) {
        return new AnswerRun(AnswerRun.policy(policy), false,
                Runs.trace(new RunSpec(workload, platform, policy.equals("fcfs") ? "fifo-job" : policy, scheduler, 1, new TreeMap<>())),
                ReportOptions.defaults());
    }

    private static RunSpec sample(String name, String policy) {
        try {
            return new RunRequest(Optional.of(RunSource.sample(name + ".workload.json")), Optional.empty(),
                    Schedulers.withPolicy(Schedulers.DEFAULT, policy)).read(ReadOptions.DEFAULT).prepare().spec();
        } catch (InputException wrong) {
            throw new AssertionError(wrong);
        }
    }

    /** A log of seconds from a Saturday on: J2 waits 2 days beside a free core for half of them, J3 50 s. */
    private static Workload log() {
        return new Workload("w", "s", Optional.of(ZonedDateTime.parse("2000-01-01T00:00:00Z")), Optional.empty(), List.of(
                Job.of("J1", 0, Task.of("T", 3 * DAY)).withUser("/a"), Job.of("J2", 2 * DAY, Task.of("T", 100)).withUser("/b"),
                Job.of("J3", 4 * DAY + 50, Task.of("T", 10)).withUser("/c")));
    }

    @Test
    void aLogOpensWithItsRecordAndWithWhatEasyWouldChange() {
        ScheduleBuilder schedule = new ScheduleBuilder(log(), ONE).run("J1", "T", 0).run("J2", "T", 4 * DAY).run("J3", "T", 4 * DAY + 100);
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        AnswerRun record = new AnswerRun(Message.verbatim("record"), true, recorder.trace(), ReportOptions.defaults());
        List<Sentence> sentences = Opening.of(OpeningKind.RECORDED, record, Optional.of(run("easy", "central", log(), ONE)));
        assertEquals(List.of(
                "Recorded: J2 of b waited 2 d to run 1 min 40 s. EASY (simulated): 1 d.",
                "Recorded: b has 1 job that waited 2 d on average, 100 % of all waiting.",
                "Recorded: of the jobs that arrived from 3 Jan to 9 Jan, mean wait 1 d, median 1 d; 100 % of it by 1 job of b.",
                "Recorded: 25 % of the time one would have fitted: 24 core-hours, 25 % of the machine.",
                "EASY (simulated): mean wait 16 h \u2192 8 h, longest 2 d \u2192 1 d; median 50 s \u2192 0 s; 0 jobs later, 1 earlier."),
                plain(sentences, log(), Language.ENGLISH), "J3 starts 50 s earlier, which is less than a minute");
        assertEquals(new Sentence.Ticks(2 * DAY, 4 * DAY), sentences.get(0).pin().orElseThrow());
        assertEquals(new Sentence.Target(Sentence.Target.Kind.USER, "/b"), sentences.get(1).link().orElseThrow());
        assertEquals(new Sentence.Ticks(2 * DAY, 9 * DAY), sentences.get(2).pin().orElseThrow(), "Monday to Monday");
        assertEquals(List.of(new Sentence.Part("Recorded: ", Sentence.Style.PLAIN), new Sentence.Part("J2", Sentence.Style.LINK),
                new Sentence.Part(" von b wartete ", Sentence.Style.PLAIN)).subList(1, 3),
                sentences.get(0).parts(TimeFigures.of(log(), Language.GERMAN)).subList(1, 3));
        assertEquals(4, Opening.of(OpeningKind.RECORDED, record, Optional.empty()).size(), "until EASY is there");
    }

    @Test
    void theSampleOpensWithFirstComeFirstServedBesideIt() {
        RunSpec spec = sample("campus-week", "p-slr");
        AnswerRun first = new AnswerRun(AnswerRun.policy("p-slr"), false, Runs.trace(spec), ReportOptions.defaults());
        AnswerRun second = new AnswerRun(AnswerRun.policy("fcfs"), false, Runs.trace(sample("campus-week", "fifo-job")),
                ReportOptions.defaults());
        assertEquals(OpeningKind.WORKFLOWS, OpeningKind.of(spec.workload(), false));
        assertEquals(List.of("p-slr (simulated): 40 jobs of 8 users, 160 tasks, on 24 cores in 993 ticks.",
                "p-slr (simulated): largest slowdown J27, which needs 16 ticks and took 106 ticks, 89 ticks of it in queues; longest wait"
                        + " J5 T3, 419 ticks.",
                "p-slr (simulated): C1 was busy 88 % of the time, C4 67 %; most tasks waited at tick 94: 17.",
                "First come, first served (simulated): mean wait 31 ticks \u2192 135 ticks, longest 305 ticks \u2192 358 ticks; median 10"
                        + " ticks \u2192 79 ticks; 24 jobs later, 3 earlier."),
                plain(Opening.of(OpeningKind.WORKFLOWS, first, Optional.of(second)), spec.workload(), Language.ENGLISH));
    }

    @Test
    void aWorkflowOpensWithTheChainThatDeterminedItsEnd() {
        RunSpec spec = sample("heft-ten-tasks", "heft");
        AnswerRun first = new AnswerRun(AnswerRun.policy("heft"), false, Runs.trace(spec), ReportOptions.defaults());
        assertEquals(OpeningKind.WORKFLOW, OpeningKind.of(spec.workload(), false));
        List<String> sentences = plain(Opening.of(OpeningKind.WORKFLOW, first, Optional.of(first)), spec.workload(), Language.ENGLISH);
        assertEquals(List.of("HEFT (simulated): the workflow takes 80 ticks, 1.95 times its critical path of 41 ticks.",
                "HEFT (simulated): a chain of 4 tasks: 37 ticks computing, 40 ticks moving data, 3 ticks waiting.",
                "HEFT (simulated): 9 transfers; the longest that determined the end is T6 \u2192 T8, 15 ticks.",
                "HEFT (simulated): P3 was busy 61 % of the time, P2 54 %; most tasks waited at tick 9: 4.",
                "HEFT (simulated): the workflow ends after 80 ticks instead of 80 ticks, 9 transfers instead of 9."), sentences);
    }

    @Test
    void kindsHaveTheirRuns() {
        assertEquals(OpeningKind.JOBS, OpeningKind.of(log(), false));
        assertEquals(OpeningKind.RECORDED, OpeningKind.of(log(), true));
        assertTrue(OpeningKind.RECORDED.isRecordFirst());
        assertEquals(List.of("easy", "fcfs"), OpeningKind.JOBS.policies());
    }
}
