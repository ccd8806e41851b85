package org.schedscope.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.fixture.Events.coresBack;
import static org.schedscope.fixture.Events.coresGone;
import static org.schedscope.fixture.Events.forked;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.jobFinished;
import static org.schedscope.fixture.Events.jobKilled;
import static org.schedscope.fixture.Events.jobRefused;
import static org.schedscope.fixture.Events.jobRemoved;
import static org.schedscope.fixture.Events.jobStarved;
import static org.schedscope.fixture.Events.reservationMade;
import static org.schedscope.fixture.Events.schedulingPass;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskKilled;
import static org.schedscope.fixture.Events.taskPlaced;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskReady;
import static org.schedscope.fixture.Events.taskStarted;
import static org.schedscope.fixture.Events.transferFinished;
import static org.schedscope.fixture.Events.transferStarted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Closure;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** A legal run, and for each rule ways to break it, all of which must be told by the name of that rule. */
class BrokenRulesTest {
    /** Tasks 0 A and 1 B of J1, 2 C and 3 D of J2, 4 E of J3 (starves at 24), 5 F of J4. */
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;
    private static final int D = 3;
    private static final int E = 4;

    private static ScheduleBuilder legal() {
        Platform platform = new Platform("two clusters", new Router("root",
                List.of(new Cluster("C1", 3, "cpu", Ratio.ONE, OptionalLong.of(10)),
                        new Cluster("C2", 2, "gpu", Ratio.ONE, OptionalLong.empty()))),
                new NetworkModel.Ccr(new Ratio(1, 2)), Map.of())
                .withClosures(List.of(new Closure("C2", OptionalInt.of(1), 8, 9, 0)));
        ValueCurve curve = new ValueCurve(Ratio.ONE, List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE),
                new ValueCurve.Point(new Ratio(7, 2), Ratio.ZERO)));
        Workload workload = Workload.of("w",
                Job.of("J1", 0, Task.of("A", 4).withKind("cpu").withMemory(6), Task.of("B", 3).withKind("gpu").after(0)),
                Job.of("J2", 0, Task.of("C", 4).withKind("cpu").withCores(2).withMemory(4), Task.of("D", 2).withKind("cpu").after(0)),
                Job.of("J3", 2, Task.of("E", 6).withKind("cpu").withCores(3)).withValue(curve),
                Job.of("J4", 4, Task.of("F", 30).withKind("cpu").withCores(2).withMemory(1)));
        return new ScheduleBuilder(workload, platform).run(A, 0, 0).run(C, 0, 0).run(D, 0, 5).run(B, 1, 6).run(5, 0, 7).starve(2, 23);
    }

    @Test
    void theRunItselfIsLegal() {
        assertEquals(List.of(), audit(legal().events()));
    }

    private static List<Violation> audit(List<ScheduleEvent> events) {
        ScheduleAuditor auditor = new ScheduleAuditor(legal().index(), legal().platform());
        events.forEach(auditor::on);
        return auditor.finish();
    }

    record Mutation(AuditRule rule, String how, UnaryOperator<List<ScheduleEvent>> change) {
        @Override
        public String toString() {
            return rule + ": " + how;
        }
    }

    private static Mutation breaks(AuditRule rule, String how, UnaryOperator<List<ScheduleEvent>> change) {
        return new Mutation(rule, how, change);
    }

    private static Predicate<ScheduleEvent> start(int task) {
        return event -> event.kind() == EventKind.TASK_STARTED && event.get(EventField.TASK) == task;
    }

    private static Predicate<ScheduleEvent> finish(int task) {
        return event -> event.kind() == EventKind.TASK_FINISHED && event.get(EventField.TASK) == task;
    }

    private static Predicate<ScheduleEvent> ready(int task) {
        return event -> event.kind() == EventKind.TASK_READY && event.get(EventField.TASK) == task;
    }

    private static Predicate<ScheduleEvent> placed(int task) {
        return event -> event.kind() == EventKind.TASK_PLACED && event.get(EventField.TASK) == task;
    }

    private static Predicate<ScheduleEvent> is(ScheduleEvent other) {
        return other::equals;
    }

    private static Predicate<ScheduleEvent> kind(EventKind kind) {
        return event -> event.kind() == kind;
    }

    private static int find(List<ScheduleEvent> events, Predicate<ScheduleEvent> which) {
        for (int i = 0; i < events.size(); i++) {
            if (which.test(events.get(i))) {
                return i;
            }
        }
        throw new AssertionError("the legal run has no such event");
    }

    private static UnaryOperator<List<ScheduleEvent>> without(Predicate<ScheduleEvent> which) {
        return events -> {
            events.remove(find(events, which));
            return events;
        };
    }

    private static UnaryOperator<List<ScheduleEvent>> replacing(Predicate<ScheduleEvent> which, ScheduleEvent... by) {
        return events -> {
            int at = find(events, which);
            events.remove(at);
            events.addAll(at, Arrays.asList(by));
            return events;
        };
    }

    private static UnaryOperator<List<ScheduleEvent>> before(Predicate<ScheduleEvent> which, ScheduleEvent... added) {
        return events -> {
            events.addAll(find(events, which), Arrays.asList(added));
            return events;
        };
    }

    private static UnaryOperator<List<ScheduleEvent>> after(Predicate<ScheduleEvent> which, ScheduleEvent... added) {
        return events -> {
            events.addAll(find(events, which) + 1, Arrays.asList(added));
            return events;
        };
    }

    private static UnaryOperator<List<ScheduleEvent>> swapping(Predicate<ScheduleEvent> one, Predicate<ScheduleEvent> other) {
        return events -> {
            java.util.Collections.swap(events, find(events, one), find(events, other));
            return events;
        };
    }

    private static ScheduleEvent started(long tick, int task, int cluster, CoreSet cores, int queueLength) {
        return taskStarted(tick, task, cluster, cores, PriorityKey.NONE, queueLength, false);
    }

    private static UnaryOperator<List<ScheduleEvent>> startingWith(int task, CoreSet cores) {
        return events -> {
            int at = find(events, start(task));
            ScheduleEvent s = events.get(at);
            events.set(at, started(s.tick(), task, s.get(EventField.CLUSTER), cores, s.get(EventField.QUEUE_LENGTH)));
            return events;
        };
    }

    static Stream<Mutation> mutations() {
        return Stream.of(timesAndOrder(), jobEvents(), placing(), running(), cores(), transfers()).flatMap(List::stream);
    }

    private static List<Mutation> timesAndOrder() {
        return List.of(
                breaks(AuditRule.TICK_FELL, "a finish in the past",
                        replacing(finish(B), taskFinished(8, B, 1), schedulingPass(7, 0, 1))),
                breaks(AuditRule.TICK_ORDER, "finishes out of order", events -> {
                    int a = find(events, finish(A));
                    int c = find(events, finish(C));
                    assertTrue(a < c);
                    events.add(a, events.remove(c));
                    return events;
                }),
                breaks(AuditRule.TICK_ORDER, "an arrival before a finish", before(finish(A), jobArrived(4, 3))),
                breaks(AuditRule.TICK_ORDER, "jobs arrive out of order", swapping(is(jobArrived(0, 0)), is(jobArrived(0, 1)))),
                breaks(AuditRule.TICK_ORDER, "tasks ready out of order", swapping(ready(A), ready(C))),
                breaks(AuditRule.TICK_ORDER, "ready after the pass", events -> {
                    events.add(find(events, start(A)), events.remove(find(events, ready(C))));
                    return events;
                }),
                breaks(AuditRule.TICK_ORDER, "starvation before data that arrives", before(kind(EventKind.TRANSFER_FINISHED), jobStarved(6,
                        2))),
                breaks(AuditRule.UNKNOWN_SUBJECT, "a task that is not", after(finish(B), taskFinished(9, 99, 0))),
                breaks(AuditRule.UNKNOWN_SUBJECT, "a job that is not", after(finish(B), jobFinished(9, -1))),
                breaks(AuditRule.UNKNOWN_SUBJECT, "a cluster that is not", replacing(placed(A), taskPlaced(0, A, 2))));
    }

    private static List<Mutation> jobEvents() {
        return List.of(
                breaks(AuditRule.ARRIVAL, "late", replacing(is(jobArrived(2, 2)), jobArrived(3, 2))),
                breaks(AuditRule.ARRIVAL, "twice", after(is(jobArrived(2, 2)), jobArrived(2, 2))),
                breaks(AuditRule.JOB_FINISH, "missing", without(kind(EventKind.JOB_FINISHED))),
                breaks(AuditRule.JOB_FINISH, "early", after(finish(A), jobFinished(4, 0))),
                breaks(AuditRule.JOB_FINISH, "twice", after(kind(EventKind.JOB_FINISHED), jobFinished(7, 1))),
                breaks(AuditRule.JOB_FINISH, "after something else", events -> {
                    int at = find(events, kind(EventKind.JOB_FINISHED));
                    events.add(at + 1, events.remove(at));
                    return events;
                }),
                breaks(AuditRule.JOB_FINISH, "although starved", after(kind(EventKind.JOB_STARVED), jobFinished(23, 2))),
                breaks(AuditRule.STARVATION, "early", replacing(kind(EventKind.JOB_STARVED), jobStarved(22, 2))),
                breaks(AuditRule.STARVATION, "late", replacing(kind(EventKind.JOB_STARVED), jobStarved(24, 2))),
                breaks(AuditRule.STARVATION, "without a curve", before(kind(EventKind.JOB_STARVED), jobStarved(23, 3))),
                breaks(AuditRule.STARVATION, "twice", after(kind(EventKind.JOB_STARVED), jobStarved(23, 2))),
                breaks(AuditRule.ADMISSION, "long after its arrival", before(kind(EventKind.JOB_STARVED), jobRefused(23, 2))),
                breaks(AuditRule.ADMISSION, "without a curve", after(is(jobArrived(4, 3)), jobRefused(4, 3))),
                breaks(AuditRule.LIMIT, "a job leaves without a reason", before(kind(EventKind.JOB_STARVED), jobKilled(23, 3))),
                breaks(AuditRule.LIMIT, "a task before its estimate", after(is(jobArrived(2, 2)), taskKilled(2, A, 0))),
                breaks(AuditRule.LIMIT, "a task that does not run", after(finish(A), taskKilled(4, A, 0))),
                breaks(AuditRule.FORK, "of which nobody was told", after(kind(EventKind.JOB_STARVED), forked(23, 0))),
                breaks(AuditRule.FORK, "a job is taken out without one", after(kind(EventKind.JOB_STARVED), jobRemoved(23, 3))),
                breaks(AuditRule.UNFINISHED, "a job that never starves nor runs", without(kind(EventKind.JOB_STARVED))),
                breaks(AuditRule.UNFINISHED, "a job is left, although another has starved", events -> {
                    events.removeIf(
                            event -> start(5).test(event) || finish(5).test(event) || event.equals(jobFinished(event.tick(), 3)));
                    return events;
                }),
                breaks(AuditRule.UNFINISHED, "a job that never arrives", without(is(jobArrived(2, 2)))),
                breaks(AuditRule.UNFINISHED, "the log is cut off", events -> events.subList(0, events.size() - 2)));
    }

    private static List<Mutation> placing() {
        return List.of(
                breaks(AuditRule.PLACED_WHEN, "before the arrival", events -> {
                    events.add(find(events, is(jobArrived(2, 2))), events.remove(find(events, placed(E))));
                    return events;
                }),
                breaks(AuditRule.PLACED_WHEN, "never", without(placed(A))),
                breaks(AuditRule.PLACED_WHEN, "after it was ready", after(ready(A), taskPlaced(0, A, 0))),
                breaks(AuditRule.PLACED_WHERE, "on a cluster of another kind", replacing(placed(A), taskPlaced(0, A, 1))),
                breaks(AuditRule.PLACED_WHERE, "on a cluster too small", replacing(placed(E), taskPlaced(2, E, 1))),
                breaks(AuditRule.MOVED, "placed twice", after(placed(A), taskPlaced(0, A, 0))),
                breaks(AuditRule.MOVED, "starts elsewhere", replacing(start(D), started(5, D, 1, CoreSet.of(0, 0), 2))),
                breaks(AuditRule.MOVED, "ready elsewhere", replacing(ready(D), taskReady(4, D, 1))),
                breaks(AuditRule.READY_WHEN, "late", events -> {
                    events.add(find(events, start(D)), taskReady(5, D, 0));
                    events.remove(find(events, ready(D)));
                    return events;
                }),
                breaks(AuditRule.READY_WHEN, "before its data", events -> {
                    events.add(find(events, ready(D)), taskReady(4, B, 1));
                    events.removeIf(event -> ready(B).test(event) && event.tick() == 6);
                    return events;
                }),
                breaks(AuditRule.READY_WHEN, "twice", after(ready(D), taskReady(4, D, 0))),
                breaks(AuditRule.READY_WHEN, "although starved", after(kind(EventKind.JOB_STARVED), taskReady(23, E, 0))),
                breaks(AuditRule.RESERVATION, "in the past", before(start(D), reservationMade(5, E, 0, 4, 9))),
                breaks(AuditRule.RESERVATION, "for a task that runs", before(start(D), reservationMade(5, B, 1, 9, 12))),
                breaks(AuditRule.RESERVATION, "for no time", before(start(D), reservationMade(5, E, 0, 9, 9))));
    }

    private static List<Mutation> running() {
        return List.of(
                breaks(AuditRule.START_STATE, "never ready", without(ready(D))),
                breaks(AuditRule.START_STATE, "twice", after(start(A), started(0, A, 0, CoreSet.of(1, 1), 1))),
                breaks(AuditRule.START_STATE, "although starved",
                        after(kind(EventKind.JOB_STARVED), started(23, E, 0, CoreSet.of(0, 2), 0))),
                breaks(AuditRule.START_BEFORE_INPUT, "before its parent", after(start(C), started(0, D, 0, CoreSet.of(2, 2), 0))),
                breaks(AuditRule.START_BEFORE_INPUT, "before its data", events -> {
                    events.add(find(events, start(D)), started(5, B, 1, CoreSet.of(0, 0), 0));
                    events.removeIf(event -> start(B).test(event) && event.tick() == 6);
                    return events;
                }),
                breaks(AuditRule.FINISH_STATE, "without running", after(finish(B), taskFinished(9, E, 0))),
                breaks(AuditRule.FINISH_STATE, "elsewhere", replacing(finish(B), taskFinished(9, B, 0))),
                breaks(AuditRule.DURATION, "too short", replacing(finish(B), taskFinished(8, B, 1))),
                breaks(AuditRule.DURATION, "too long", events -> {
                    events.set(find(events, finish(5)), taskFinished(38, 5, 0));
                    return events;
                }),
                breaks(AuditRule.PREEMPTION, "where there is none", before(finish(B), taskPreempted(8, B, 1, 1))),
                breaks(AuditRule.PREEMPTION, "of a task that waits", before(finish(B), taskPreempted(8, E, 0, 0))),
                breaks(AuditRule.QUEUE_LENGTH, "of a pass", replacing(is(schedulingPass(0, 0, 2)), schedulingPass(0, 0, 3))),
                breaks(AuditRule.QUEUE_LENGTH, "of a start", replacing(start(A), started(0, A, 0, CoreSet.of(0, 0), 1))),
                breaks(AuditRule.QUEUE_LENGTH, "an empty pass", before(start(A), schedulingPass(0, 1, 0))));
    }

    private static List<Mutation> cores() {
        return List.of(
                breaks(AuditRule.CORE_COUNT, "too few", startingWith(C, CoreSet.of(1, 1))),
                breaks(AuditRule.CORE_COUNT, "too many", startingWith(B, CoreSet.of(0, 1))),
                breaks(AuditRule.CORE_COUNT, "ranges that overlap",
                        startingWith(C, new CoreSet(List.of(new CoreSet.Range(1, 1), new CoreSet.Range(1, 1))))),
                breaks(AuditRule.CORE_COUNT, "ranges that fall", startingWith(C,
                        new CoreSet(List.of(new CoreSet.Range(2, 2), new CoreSet.Range(1, 1))))),
                breaks(AuditRule.CORE_BUSY, "a core of another task", startingWith(C, CoreSet.of(0, 1))),
                breaks(AuditRule.CORE_BUSY, "its last core is another's",
                        startingWith(A, CoreSet.of(2, 2)).andThen(startingWith(C, CoreSet.of(1, 2)))::apply),
                breaks(AuditRule.CORE_OUTSIDE, "beyond the last", startingWith(C, CoreSet.of(2, 3))),
                breaks(AuditRule.CORE_OUTSIDE, "of those that are gone", before(start(C), coresGone(0, 0, CoreSet.of(1, 1), 0, 9))),
                breaks(AuditRule.CORES_GONE, "that no fork takes", before(start(C), coresGone(0, 0, CoreSet.of(2, 2), 0, 9))),
                breaks(AuditRule.CORES_GONE, "while a task holds them", before(start(D), coresGone(4, 0, CoreSet.of(0, 2), 0, 9))),
                breaks(AuditRule.CORES_GONE, "although they are there", before(finish(A), coresBack(4, 0, CoreSet.of(1, 1), 0))),
                breaks(AuditRule.FORK, "which is not that of cores", before(finish(A), coresBack(4, 0, CoreSet.of(3, 3), 0))),
                breaks(AuditRule.TICK_ORDER, "cores are back after a finish", after(finish(A), coresBack(4, 0, CoreSet.of(3, 3), 0))),
                breaks(AuditRule.CLOSURE, "cores that a closure needs", after(start(B), started(6, 5, 1, CoreSet.of(1, 1), 0))),
                breaks(AuditRule.RESOURCES, "more than there is", after(start(C), started(0, 5, 0, CoreSet.of(0, 1), 0))));
    }

    private static List<Mutation> transfers() {
        ScheduleEvent told = transferStarted(4, 0, A, B, 0, 1, 6);
        return List.of(
                breaks(AuditRule.TRANSFER_START, "of an edge that is not", after(is(told), transferStarted(4, 1, A, D, 0, 1, 6))),
                breaks(AuditRule.TRANSFER_START, "twice", after(is(told), transferStarted(4, 1, A, B, 0, 1, 6))),
                breaks(AuditRule.TRANSFER_START, "to another cluster", replacing(is(told), transferStarted(4, 0, A, B, 0, 0, 6))),
                breaks(AuditRule.TRANSFER_START, "too late", events -> {
                    events.remove(find(events, is(told)));
                    events.add(find(events, start(D)) - 1, transferStarted(5, 0, A, B, 0, 1, 7));
                    return events;
                }),
                breaks(AuditRule.TRANSFER_START, "under a number that is not next",
                        replacing(is(told), transferStarted(4, 1, A, B, 0, 1, 6))),
                breaks(AuditRule.TRANSFER_DELAY, "that takes no time", after(finish(C), transferStarted(4, 1, C, D, 0, 0, 4))),
                breaks(AuditRule.TRANSFER_DELAY, "too fast", replacing(is(told), transferStarted(4, 0, A, B, 0, 1, 5))),
                breaks(AuditRule.TRANSFER_FINISH, "early",
                        replacing(kind(EventKind.TRANSFER_FINISHED), transferFinished(5, 0, A, B, 0, 1))),
                breaks(AuditRule.TRANSFER_FINISH, "twice", after(kind(EventKind.TRANSFER_FINISHED), transferFinished(6, 0, A, B, 0, 1))),
                breaks(AuditRule.TRANSFER_FINISH, "of something else",
                        replacing(kind(EventKind.TRANSFER_FINISHED), transferFinished(6, 0, C, B, 0, 1))),
                breaks(AuditRule.TRANSFER_MISSING, "never told", events -> {
                    events.removeIf(event -> event.kind() == EventKind.TRANSFER_STARTED || event.kind() == EventKind.TRANSFER_FINISHED);
                    return events;
                }),
                breaks(AuditRule.UNFINISHED, "never arrives", without(kind(EventKind.TRANSFER_FINISHED))));
    }

    @ParameterizedTest
    @MethodSource("mutations")
    void isToldByItsName(Mutation mutation) {
        Set<String> told = audit(mutation.change().apply(new ArrayList<>(legal().events()))).stream().map(Violation::rule)
                .collect(Collectors.toSet());
        assertTrue(told.contains(mutation.rule().toString()), mutation + " was told as " + told);
    }

    @Test
    void everyRuleIsBrokenBySomeMutation() {
        assertEquals(EnumSet.allOf(AuditRule.class), mutations().map(Mutation::rule)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(AuditRule.class))));
    }

    @Test
    void aViolationSaysWhichEventAndWhy() {
        List<Violation> told = audit(replacing(finish(B), taskFinished(8, B, 1)).apply(new ArrayList<>(legal().events())));
        int seq = find(legal().events(), finish(B));
        assertEquals(List.of(new Violation(seq, 8, "duration", "J1 B finishes at 8; started at 6 it must finish at 9")),
                told.subList(0, 1));
    }
}
