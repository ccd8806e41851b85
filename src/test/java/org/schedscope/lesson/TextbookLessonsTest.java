package org.schedscope.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.schedscope.bound.Bounds;
import org.schedscope.bound.LowerBound;
import org.schedscope.experiment.future.NextTasks;
import org.schedscope.experiment.sensitivity.Elasticity;
import org.schedscope.experiment.sensitivity.InTime;
import org.schedscope.experiment.sensitivity.LateJob;
import org.schedscope.experiment.sensitivity.Perturbation;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.BestSchedules;
import org.schedscope.io.input.InputException;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.periodic.PeriodicSets;
import org.schedscope.periodic.ResponseTime;
import org.schedscope.periodic.Schedulability;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;

/** What the lessons from the textbook say of their runs is what the engine does; the numbers were worked out by hand. */
class TextbookLessonsTest {
    private static Lesson lesson(String name) throws InputException {
        return Lessons.read(name, Language.ENGLISH);
    }

    private static List<Double> metric(Lesson lesson, String name) {
        return lesson.runs().stream().map(run -> run.metric(name)).toList();
    }

    private static List<String> schedule(Lesson lesson, int run) {
        return Runs.schedule(lesson.runs().get(run).spec());
    }

    private static Question.Next next(Lesson lesson, int number) {
        return (Question.Next) lesson.steps().get(number - 1).question().orElseThrow();
    }

    private static String first(Lesson lesson, int number) {
        Question.Next next = next(lesson, number);
        return lesson.runOf(lesson.steps().get(number - 1)).input().index().label(next.queue().get(next.right()).task());
    }

    @Test
    void oneLongJobAtTheHeadMakesTheMeanWaitSeventeenInsteadOfThree() throws InputException {
        Lesson lesson = lesson("convoy");
        assertEquals(List.of(17.0, 3.0), metric(lesson, "meanWait"));
        assertEquals(List.of(30.0, 30.0), metric(lesson, "makespan"));
    }

    @Test
    void shortestFirstHasTheSmallestMeanWait() throws InputException {
        Lesson lesson = lesson("shortest-first");
        assertEquals(List.of(10.25, 7.0), metric(lesson, "meanWait"));
        assertEquals("A T", first(lesson, 2));
    }

    @Test
    void aListCanBeAsBadAsGrahamsBoundAndAnotherOneOptimal() throws InputException {
        assertEquals(List.of(5.0, 3.0), metric(lesson("list-scheduling"), "makespan"));
    }

    /** Work 14 on two cores; the path is 6, and lists of two policies take 10 and 8, though 7 is possible. */
    @Test
    void theBoundIsReachedByAScheduleThatNoPolicyOfTheLessonMakes() throws InputException {
        Lesson lesson = lesson("at-best");
        assertEquals(List.of(10.0, 8.0), metric(lesson, "makespan"));
        RunSpec spec = lesson.runs().get(0).spec();
        JobFacts facts = new JobFacts(new WorkloadIndex(spec.workload()), spec.platform());
        LowerBound bound = Bounds.of(facts, facts.expectedEndTimes(EetCapacity.EQUAL_SHARES)).of(Bounds.MAKESPAN).orElseThrow();
        assertEquals(BigRatio.of(7), bound.value());
        assertEquals(3 / 7.0, bound.gap(10), 1e-12);
        assertEquals(List.of(Ratio.of(7)), BestSchedules.of(spec.workload(), spec.platform(),
                List.of(ends -> Ratio.of(Arrays.stream(ends).max().orElseThrow()))));
    }

    /** Graham 1969: longest first on two cores takes at most 7/6 of the best, and here it does. */
    @Test
    void longestFirstMissesTheBestByAsMuchAsItEverCan() throws InputException {
        Lesson lesson = lesson("gap-to-the-best");
        assertEquals(Set.of(7.0), Set.copyOf(metric(lesson, "makespan")));
        RunSpec spec = lesson.runs().get(0).spec();
        assertEquals(List.of(Ratio.of(6)), BestSchedules.of(spec.workload(), spec.platform(),
                List.of(ends -> Ratio.of(Arrays.stream(ends).max().orElseThrow()))));
    }

    /** From tick 2 on no order of what waits is better; from the start one is. */
    @Test
    void whatStartedWrongCannotBeMadeGoodAtTickTwo() throws InputException {
        LessonRun run = lesson("gap-to-the-best").runs().get(0);
        assertEquals(7.0, best(run, 2));
        assertEquals(6.0, best(run, 0));
    }

    private static double best(LessonRun run, long tick) {
        NextTasks.Found found = new NextTasks(run.spec(), run.trace(), tick, 5, Metrics.named("makespan").orElseThrow(),
                ReportOptions.defaults(), new NextTasks.Watch() {
                    @Override
                    public void tried(int orders, double best) {
                        // All are tried.
                    }

                    @Override
                    public boolean isEnough() {
                        return false;
                    }
                }).find();
        assertTrue(found.all());
        return found.best();
    }

    @Test
    void theFoundOrderingHasTheSmallerMeanSlrAndTheLargerWorst() throws InputException {
        Lesson lesson = lesson("found-ordering");
        assertEquals(List.of(1.6, (4 + 7 / 3.0) / 5), metric(lesson, "meanSlr"));
        assertEquals(List.of(1.75, 7 / 3.0), metric(lesson, "worstSlr"));
    }

    /** What the answers of the lesson say is what the searches find, and its cards are right. */
    @Test
    void theLateJobIsInTimeWithTheChangesThatTheLessonNames() throws InputException {
        Lesson lesson = lesson("least-change");
        assertEquals(List.of(7.0, 7.0, 5.0, 5.0, 7.0, 7.0, 7.0, 7.0, 7.0),
                lesson.steps().stream().map(step -> lesson.runOf(step).metric("worstResponse")).toList());
        assertEquals("A4 T", first(lesson, 1));
        RunSpec spec = lesson.runs().get(0).spec();
        assertEquals(new LateJob(OptionalLong.of(8), 5), LateJob.of(spec, 6, OptionalLong.empty()));
        assertEquals(List.of("CORES 5 after 4", "EARLIER never", "LATER 4 after 3", "ESTIMATE 2 after 3", "SHARE never"),
                new InTime(spec, 6, 5, new InTime.Watch() {
                    @Override
                    public void tried(Perturbation perturbation, int runs) {
                        // Nobody looks.
                    }

                    @Override
                    public boolean isCancelled() {
                        return false;
                    }
                }).findings().stream().map(TextbookLessonsTest::told).toList());
        RunSpec fair = lesson.runOf(lesson.steps().get(6)).spec();
        assertEquals("fair-share", fair.policy());
        assertTrue(LateJob.of(fair, 6, OptionalLong.empty()).isInTime());
        int response = Metrics.all().stream().map(Metric::name).toList().indexOf("meanResponse");
        Elasticity elasticity = new Elasticity(spec, ReportOptions.defaults());
        double was = elasticity.was().get(response);
        assertEquals(List.of("LOAD +0.61", "CORES -0.91", "ESTIMATES +0.00"), elasticity.rows().stream()
                .map(row -> row.thing() + String.format(Locale.ROOT, " %+.2f", row.of(response, was))).toList());
    }

    private static String told(InTime.Finding finding) {
        return finding.perturbation().kind()
                + finding.step().stream().mapToObj(step -> " " + finding.perturbation().value().apply(step) + " after "
                        + finding.perturbation().value().apply(step - 1)).findFirst().orElse(" never");
    }

    @Test
    void heftAndCpopHaveTheMakespansOfTheirPaper() throws InputException {
        Lesson lesson = lesson("heft-by-hand");
        assertEquals(List.of(80.0, 86.0), metric(lesson, "makespan"));
        assertTrue(schedule(lesson, 0).containsAll(List.of("J1 T1 0-9", "J1 T3 9-28", "J1 T4 18-26")), schedule(lesson, 0).toString());
    }

    @Test
    void conservativeKeepsThePromiseToTheSecondInTheQueueThatEasyNeverMade() throws InputException {
        Lesson lesson = lesson("easy-or-conservative");
        assertEquals(List.of(5.8, 8.4), metric(lesson, "meanWait"));
        assertEquals(new TreeSet<>(List.of(2, 3)), next(lesson, 2).starting());
        assertEquals("D T", first(lesson, 4));
        assertTrue(schedule(lesson, 0).contains("B T 21-26"));
        assertTrue(schedule(lesson, 1).containsAll(List.of("B T 15-20", "C T 20-40")));
    }

    @Test
    void withAHalfLifeTheUsersAlternate() throws InputException {
        Lesson lesson = lesson("memory-of-use");
        assertEquals(List.of("b1 T", "a1 T"), List.of(first(lesson, 1), first(lesson, 4)));
        assertTrue(schedule(lesson, 0).containsAll(List.of("b2 T 22-24", "a1 T 24-26")));
        assertTrue(schedule(lesson, 1).containsAll(List.of("a1 T 22-24", "b2 T 24-26", "a2 T 26-28")));
    }

    @Test
    void edfLosesEveryJobAfterTheOneTooMany() throws InputException {
        Lesson lesson = lesson("deadlines");
        assertEquals(List.of(20.0, 90.0), metric(lesson, "value"));
        assertEquals("long T", first(lesson, 1));
    }

    @Test
    void aSecondMachineHelpsAsLongAsDataIsCheap() throws InputException {
        Lesson lesson = lesson("price-of-data");
        assertEquals(List.of(8.0, 11.0, 12.0), metric(lesson, "makespan"));
        assertTrue(schedule(lesson, 1).contains("J T3 5-9"));
    }

    private static String right(Lesson lesson, int number) {
        Question.OneOf one = (Question.OneOf) lesson.steps().get(number - 1).question().orElseThrow();
        return one.options().get(one.right());
    }

    /** Starts and ends of all pieces, by time. */
    private static List<String> pieces(Lesson lesson, int run) {
        return schedule(lesson, run).stream().sorted(Comparator.comparingLong(piece -> Long.parseLong(piece.replaceAll(".* |-.*", ""))))
                .map(piece -> piece.replaceFirst(" [A-Za-z0-9]+ ", " ")).toList();
    }

    /** Silberschatz, Galvin, Gagne: mean waits 7.75 and 6.5, with bursts of 6.5 on average. */
    @Test
    void preemptionTakesTheMeanWaitOfTheShortestFirstFromSevenAndThreeQuartersToSixAndAHalf() throws InputException {
        Lesson lesson = lesson("preemptive-shortest-first");
        assertEquals(List.of(14.25, 13.0), metric(lesson, "meanResponse"));
        assertEquals(List.of("P1 0-8", "P2 8-12", "P4 12-17", "P3 17-26"), pieces(lesson, 0));
        assertEquals(List.of("P1 0-1", "P2 1-5", "P4 5-10", "P1 10-17", "P3 17-26"), pieces(lesson, 1));
        assertEquals(List.of("P2", "P2 takes the core, and P1 waits"), List.of(right(lesson, 2), right(lesson, 4)));
    }

    @Test
    void theMeanTurnaroundOfRoundRobinDoesNotSimplyGrowWithTheQuantum() throws InputException {
        Lesson lesson = lesson("round-robin");
        assertEquals(List.of(47 / 3.0, 49 / 3.0, 27.0), metric(lesson, "meanResponse"));
        assertEquals(List.of("P1 0-4", "P2 4-7", "P3 7-10", "P1 10-30"), pieces(lesson, 0), "alone in the end: one piece");
        assertEquals(List.of("P2, P3, P1", "One", "First come, first served"),
                List.of(right(lesson, 1), right(lesson, 2), right(lesson, 5)));
    }

    /** Tanenbaum: quantum 4 and switch 1 lose a fifth of the time. */
    @Test
    void aSwitchOfOneTickLosesAFifthHalfAndANinth() throws InputException {
        Lesson lesson = lesson("cost-of-switching");
        assertEquals(List.of(20.0, 32.0, 18.0), metric(lesson, "makespan"));
        assertEquals("A fifth", right(lesson, 2));
    }

    @Test
    void ageingStartsTheUnimportantJobAtTickSixInsteadOfLast() throws InputException {
        Lesson lesson = lesson("priority-and-ageing");
        assertEquals(List.of(16.0, 8.0), metric(lesson, "worstResponse"));
        assertEquals(List.of(3.75, 3.75), metric(lesson, "meanResponse"));
        assertTrue(schedule(lesson, 0).contains("low T 14-16") && schedule(lesson, 1).contains("low T 6-8"));
        assertEquals(List.of("u2", "At tick 6"), List.of(right(lesson, 1), right(lesson, 3)));
    }

    @Test
    void aGameWithTheFeedbackQueueIsEndedByAccountingOrABoost() throws InputException {
        Lesson lesson = lesson("feedback-queues");
        assertEquals(List.of(24.0, 25.0, 25.0), metric(lesson, "worstResponse"));
        assertEquals(List.of(21.5, 21.5, 21.5), metric(lesson, "meanResponse"));
        assertTrue(schedule(lesson, 0).containsAll(List.of("long T 7-8", "long T 11-12", "long T 15-16", "long T 19-24")));
        assertTrue(schedule(lesson, 1).containsAll(List.of("game c2 8-9", "long T 9-12", "long T 14-18")));
        assertTrue(schedule(lesson, 2).containsAll(List.of("long T 7-12", "long T 15-18")));
        assertEquals(List.of("game", "3", "long", "A whole quantum on level 0"),
                List.of(right(lesson, 1), right(lesson, 2), right(lesson, 4), right(lesson, 6)));
    }

    /** OSTEP, chapter 9: A B C C C A C C. */
    @Test
    void strideIsExactAndTheLotteryByChance() throws InputException {
        Lesson lesson = lesson("lottery-and-stride");
        assertEquals(List.of("C 0-1", "A 1-2", "C 2-3", "B 3-4", "A 4-5", "C 5-8"), pieces(lesson, 0));
        assertEquals(List.of("A 0-1", "B 1-2", "C 2-5", "A 5-6", "C 6-8"), pieces(lesson, 1));
        assertEquals(List.of("C", "3"), List.of(right(lesson, 1), right(lesson, 3)));
    }

    /** Buttazzo: rm misses the first deadline of J2 by a tick, edf none. */
    @Test
    void rateMonotonicMissesADeadlineThatEdfMeets() throws InputException {
        Lesson lesson = lesson("rate-monotonic-or-deadline");
        assertEquals(List.of(8.0, 6.0), metric(lesson, "worstResponse"));
        assertTrue(pieces(lesson, 0).containsAll(List.of("J2#1 2-5", "J1#2 5-7", "J2#1 7-8")));
        assertTrue(pieces(lesson, 1).containsAll(List.of("J2#1 2-6", "J1#2 6-8")));
        assertEquals(List.of("No: the bound does not decide it", "J1", "J2"),
                List.of(right(lesson, 1), right(lesson, 2), right(lesson, 4)));
    }

    @Test
    void theShortDeadlineIsMetByDeadlineMonotonicPriorities() throws InputException {
        Lesson lesson = lesson("missed-deadline");
        assertEquals(List.of("A#1 0-3", "B#1 3-5", "A#2 6-9"), pieces(lesson, 0));
        assertEquals(List.of("B#1 0-2", "A#1 2-5", "A#2 6-9"), pieces(lesson, 1));
        assertEquals(List.of(5.0, 5.0), metric(lesson, "worstResponse"));
    }

    /** The longest response of the run is the one of the analysis. */
    @Test
    void theLongestResponseIsTheFixedPointOfTheIteration() throws InputException {
        Lesson lesson = lesson("response-time-analysis");
        assertEquals(List.of(20.0), metric(lesson, "worstResponse"));
        LessonRun run = lesson.runs().get(0);
        ResponseTime last = Schedulability.of(PeriodicSets.of(run.spec().workload(), run.spec().platform())).get(2).responses().get(2);
        assertEquals(List.of(5L, 11L, 14L, 17L, 20L), last.steps());
        assertEquals(List.of("6", "11"), List.of(right(lesson, 1), right(lesson, 2)));
    }
}
