package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.breakpoint.StopSearch;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.Audits;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveAbsences;
import org.schedscope.fixture.naive.NaiveWaits;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.cause.CoreHolders;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TaskState;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;
import org.schedscope.trace.story.ChainReader;
import org.schedscope.trace.story.JobChain;
import org.schedscope.trace.story.TaskStory;

/** What everybody who looks back on a run says of it is what looking at all its events says, whatever happens in it. */
class TraceConsumersTest {
    private static final int RUNS = 240;

    /** What may happen in a run that is easily forgotten. */
    private enum Happening {
        SUSPENSION, FORK, REMOVED_JOB, OUTAGE, CORES_ADDED, STARVATION, CLUSTER_TOO_SMALL, PROMISE
    }

    /** A run with its recording. */
    private record Recorded(long seed, RunSpec spec, Trace trace) {
        String name() {
            return "seed " + seed + ": " + spec.policy() + " in " + spec.scheduler() + spec.parameters() + " " + spec.forks();
        }

        int clusters() {
            return trace.platform().clusters().size();
        }

        /** Some positions, the ends among them. */
        int[] positions(int count) {
            SplittableRandom random = new SplittableRandom(seed);
            return IntStream.concat(IntStream.of(0, trace.eventCount()), random.ints(count, 0, trace.eventCount() + 1)).toArray();
        }
    }

    private static final List<Recorded> ALL = recorded();

    private static List<Recorded> recorded() {
        List<Recorded> runs = new ArrayList<>();
        for (long seed = 0; seed < RUNS; seed++) {
            RunSpec spec = run(seed);
            if (RandomForks.isPossible(spec)) {
                runs.add(new Recorded(seed, spec, Runs.trace(spec)));
            }
        }
        return runs;
    }

    private static RunSpec run(long seed) {
        RunSpec plain = RandomCases.market(seed, "fifo-job");
        RunSpec suspending = new RunSpec(plain.workload(), plain.platform(), "owm-preemptive", Schedulers.FOUR_PHASE, seed,
                new TreeMap<>());
        return switch ((int) (seed % 6)) {
            case 0 -> suspending;
            case 1 -> RandomForks.forked(suspending, seed);
            case 2 -> RandomForks.forked(RandomForks.root(seed), seed);
            case 3 -> RandomForks.forked(RandomForks.forked(RandomForks.root(seed), seed), seed + 1);
            case 4 -> shrunk(RandomForks.root(seed), seed);
            default -> RandomForks.root(seed);
        };
    }

    /** A cluster becomes too small for some tasks, then another is out of order for a while. */
    private static RunSpec shrunk(RunSpec spec, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Cluster> clusters = spec.platform().clusters();
        int shrinks = random.nextInt(clusters.size());
        ForkSpec small = ForkSpec.at(random.nextInt(20)).withCores(clusters.get(shrinks).id(), 1 + random.nextInt(3));
        ForkSpec out = ForkSpec.at(small.at() + random.nextInt(10)).withOutages(List.of(
                new ForkSpec.CoresOut(clusters.get((shrinks + 1) % clusters.size()).id(), 1, small.at() + 20)));
        RunSpec once = spec.forked(small);
        return RandomForks.isPossible(once.forked(out)) ? once.forked(out) : once;
    }

    /** Somebody who looks back on a run. */
    private enum Consumer {
        CURSOR {
            @Override
            int check(Recorded run) {
                TraceCursor cursor = new TraceCursor(run.trace());
                for (int position : run.positions(25)) {
                    cursor.moveTo(position);
                    Map<Integer, Integer> waits = NaiveWaits.at(run.trace(), position);
                    for (int queue = 0; queue <= run.clusters(); queue++) {
                        int number = queue;
                        assertEquals(waits.values().stream().filter(each -> each == number).count(), cursor.queueLength(queue));
                    }
                    for (int cluster = 0; cluster < run.clusters(); cluster++) {
                        assertEquals(NaiveWaits.freeCores(run.trace(), cluster, position), cursor.freeCores(cluster));
                    }
                    for (int task = 0; task < run.trace().index().taskCount(); task++) {
                        assertEquals(state(run.trace(), task, position), shown(cursor, run.trace(), task));
                    }
                }
                return run.positions(25).length;
            }
        },

        INDEX {
            @Override
            int check(Recorded run) {
                TraceIndex index = new TraceIndex(run.trace());
                for (int position : run.positions(25)) {
                    int end = position;
                    int busy = IntStream.range(0, run.trace().pieces().countAt(position))
                            .filter(piece -> run.trace().pieces().runsAt(piece, end))
                            .map(piece -> run.trace().index().task(run.trace().pieces().task(piece)).cores()).sum();
                    assertEquals(NaiveWaits.at(run.trace(), position).size(), index.queueLength().valueAt(position));
                    assertEquals(busy, index.coresInUse().valueAt(position));
                }
                return 1;
            }
        },

        PROBES {
            @Override
            int check(Recorded run) {
                Map<List<Integer>, QueueProbe> probes = new HashMap<>();
                for (int position : run.positions(12)) {
                    int part = part(run.trace(), position);
                    RunSpec stage = run.spec().stage(part);
                    for (int queue = 0; queue <= run.clusters(); queue++) {
                        QueueProbe probe = probes.computeIfAbsent(List.of(part, queue), which -> new QueueProbe(run.spec(), stage,
                                SimulationInput.of(stage.workload(), stage.platform()), which.get(1)));
                        if (Schedulers.isCentral(stage) == (queue == run.clusters())) {
                            check(run, position, queue, probe.at(run.trace(), position));
                        }
                    }
                }
                return 1;
            }

            private void check(Recorded run, int position, int queue, List<QueuedTask> told) {
                Map<Integer, Integer> waits = NaiveWaits.at(run.trace(), position);
                assertEquals(waits.keySet().stream().filter(task -> waits.get(task) == queue).collect(Collectors.toSet()),
                        told.stream().map(QueuedTask::task).collect(Collectors.toSet()));
                for (QueuedTask task : told) {
                    assertEquals(firstReady(run.trace(), task.task()).getAsLong(), task.readyTick());
                    if (task.fitsNow()) {
                        assertTrue(IntStream.range(0, run.clusters()).anyMatch(cluster -> NaiveWaits.waitsFor(run.trace(), task.task(),
                                cluster, position) && fits(run.trace(), task.task(), cluster, position)));
                    }
                }
            }
        },

        AUCTIONS {
            @Override
            int check(Recorded run) {
                int starts = 0;
                for (int seq : passes(run.trace())) {
                    RunSpec stage = run.spec().stage(part(run.trace(), seq));
                    if (AuctionProbe.explains(stage)) {
                        SimulationInput input = SimulationInput.of(stage.workload(), stage.platform());
                        AuctionPass pass = new AuctionProbe(run.spec(), stage, input, run.trace().queue(seq))
                                .lastBefore(run.trace(), seq + 1).orElseThrow();
                        List<String> told = pass.with(AuctionPass.Outcome.STARTED).stream()
                                .map(bid -> bid.task().task() + " on " + bid.cluster().getAsInt()).toList();
                        assertEquals(within(run.trace(), seq, EventKind.TASK_STARTED), told, "tick " + pass.tick());
                        assertEquals(run.trace().queueLength(seq), pass.bids().size());
                        starts += told.size();
                    }
                }
                return starts;
            }
        },

        PHASES {
            @Override
            int check(Recorded run) {
                PhasesProbe probe = new PhasesProbe(run.spec(), SimulationInput.of(run.trace().index(), run.trace().platform()));
                int told = 0;
                for (int seq : passes(run.trace())) {
                    if (PhasesProbe.explains(run.spec().stage(part(run.trace(), seq)))) {
                        Optional<PhasesPass> seen = probe.lastBefore(run.trace(), seq + 1);
                        told += seen.isPresent() ? check(run.trace(), seq, seen.get()) : 0;
                    }
                }
                return told;
            }

            private int check(Trace trace, int seq, PhasesPass pass) {
                Stream<String> due = pass.due().stream().map(task -> task.task() + " on " + task.cluster());
                Stream<String> now = pass.commitments().stream().filter(task -> task.start() == pass.tick())
                        .map(task -> task.task() + " on " + task.cluster());
                assertEquals(new TreeSet<>(within(trace, seq, EventKind.TASK_STARTED)),
                        Stream.concat(due, now).collect(Collectors.toCollection(TreeSet::new)), "tick " + pass.tick());
                List<String> suspended = pass.rounds().stream().flatMap(round -> round.suspension().stream())
                        .flatMap(one -> one.victims().stream().map(task -> task + " on " + one.cluster())).toList();
                assertEquals(within(trace, seq, EventKind.TASK_PREEMPTED), suspended, "tick " + pass.tick());
                return 1 + suspended.size();
            }
        },

        HOLDERS {
            @Override
            int check(Recorded run) {
                int found = 0;
                for (int job = 0; job < run.trace().index().jobCount(); job++) {
                    Map<Integer, Double> held = new HashMap<>();
                    CoreHolders.of(run.trace(), run.trace().eventCount(), List.of(job)).jobs()
                            .forEach(holder -> held.put(holder.job(), holder.coreTicks()));
                    assertEquals(holders(run.trace(), job), held, "job " + job);
                    found += held.size();
                }
                return found;
            }
        },

        LINTER {
            @Override
            int check(Recorded run) {
                ScheduleLinter linter = new ScheduleLinter(run.trace().index(), run.trace().platform(), true, true);
                run.trace().replay(0, run.trace().eventCount(), linter);
                ScheduleLinter.Report report = linter.report();
                assertEquals(undone(run.trace()), report.findings().stream().filter(LintFinding::error)
                        .map(finding -> finding.rule() + " " + finding.task().getAsInt()).collect(Collectors.toSet()));
                assertEquals(idle(run.trace()), report.findings().stream().filter(finding -> finding.rule().equals("idle-cores"))
                        .map(finding -> finding.task().getAsInt() + " on " + finding.cluster().getAsInt() + " from " + finding.tick())
                        .collect(Collectors.toCollection(TreeSet::new)));
                for (LintFinding finding : report.findings()) {
                    if (finding.rule().equals("harmful-backfill")) {
                        assertTrue(someoneWaits(run.trace(), finding), finding + "");
                    }
                }
                return report.advice();
            }
        },

        BREAKPOINTS {
            @Override
            int check(Recorded run) {
                Cluster cluster = run.trace().platform().clusters().get((int) (run.seed() % run.clusters()));
                int number = (int) (run.seed() % run.clusters());
                List<BreakpointMatch> idles = new ArrayList<>();
                List<BreakpointMatch> longer = new ArrayList<>();
                boolean idle = false;
                int length = 0;
                for (int position = 1; position <= run.trace().eventCount(); position++) {
                    BreakpointMatch here = new BreakpointMatch(position, run.trace().tickAt(position));
                    int before = length;
                    length = NaiveWaits.at(run.trace(), position).size();
                    if (length > 2 && before <= 2) {
                        longer.add(here);
                    }
                    if (position == run.trace().positionAfter(here.tick())) {
                        boolean was = idle;
                        idle = anyFits(run.trace(), number, position);
                        if (idle && !was) {
                            idles.add(here);
                        }
                    }
                }
                assertEquals(idles, stops(run.trace(), "cluster " + cluster.id() + " idles"));
                assertEquals(longer, stops(run.trace(), "queue > 2"));
                return idles.size() + longer.size();
            }
        },

        STORIES {
            @Override
            int check(Recorded run) {
                Trace trace = run.trace();
                for (int task = 0; task < trace.index().taskCount(); task++) {
                    int who = task;
                    TaskStory story = TaskStory.of(trace, task, trace.eventCount(), trace.lastTick());
                    List<TaskStory.Piece> pieces = IntStream.range(0, trace.pieces().count())
                            .filter(piece -> trace.pieces().task(piece) == who)
                            .mapToObj(
                                    piece -> new TaskStory.Piece(piece, trace.pieces().start(piece), trace.pieces().end(piece) == Trace.OPEN
                                            ? OptionalLong.empty() : OptionalLong.of(trace.pieces().end(piece))))
                            .toList();
                    assertEquals(pieces, story.pieces());
                    assertEquals(firstReady(trace, task), story.ready());
                    assertEquals(passes(trace, task), story.passes());
                }
                return 1;
            }
        },

        CHAINS {
            @Override
            int check(Recorded run) {
                Trace trace = run.trace();
                for (int job = 0; job < trace.index().jobCount(); job++) {
                    int who = job;
                    JobChain chain = new ChainReader(trace, job, task -> 1).at(trace, trace.eventCount(), trace.lastTick());
                    boolean gone = eventOf(trace, EventKind.JOB_REMOVED, job) >= 0 || eventOf(trace, EventKind.JOB_ARRIVED, job) < 0;
                    assertEquals(gone, chain.links().isEmpty());
                    long at = trace.index().job(job).arrival();
                    for (JobChain.Link link : chain.links()) {
                        assertEquals(at, link.from());
                        assertEquals(link.until() - link.from(), link.shares().total());
                        at = link.until();
                    }
                    int end = Math.max(eventOf(trace, EventKind.JOB_FINISHED, job), eventOf(trace, EventKind.JOB_STARVED, job));
                    assertTrue(gone || at == (end < 0 ? trace.lastTick() : trace.tick(end)), "job " + who + " ends at " + at);
                }
                return 1;
            }
        },

        METRICS {
            @Override
            int check(Recorded run) {
                Trace trace = run.trace();
                JobFacts facts = new JobFacts(trace.index(), trace.platform());
                for (int position : run.positions(8)) {
                    RunMeasures measures = RunMeasures.at(facts, trace, position);
                    Map<String, Double> told = measures.report(ReportOptions.defaults()).metrics();
                    assertEquals(trace.tickAt(position), measures.tick());
                    assertEquals(count(trace, EventKind.JOB_FINISHED, position), told.get("completedJobs"));
                    assertEquals(count(trace, EventKind.JOB_STARVED, position), told.get("starvedJobs"));
                    assertEquals(count(trace, EventKind.TASK_PREEMPTED, position), told.get("preemptions"));
                    assertEquals(mostInFlight(trace, position, job -> true), told.get("peakInFlightAll"));
                    assertEquals(mostInFlight(trace, position, finished(trace, position)::contains), told.get("peakInFlight"));
                }
                return 1;
            }
        },

        ABSENCES {
            @Override
            int check(Recorded run) {
                List<AbsentCores.Absence> told = AbsentCores.of(run.trace());
                assertEquals(NaiveAbsences.of(run.trace(), run.spec().platform(), run.spec().forks()), told);
                return told.size();
            }
        },

        AUDITOR {
            @Override
            int check(Recorded run) {
                ScheduleAuditor auditor = Audits.of(run.spec(), run.trace().index());
                run.trace().replay(0, run.trace().eventCount(), auditor);
                assertEquals(Set.of(), auditor.finish().stream().map(each -> each.rule()).filter(rule -> !rule.equals("unfinished"))
                        .collect(Collectors.toSet()), () -> auditor.finish().toString());
                return 1;
            }
        };

        /** Checks all it says; how much that was. */
        abstract int check(Recorded run);
    }

    @ParameterizedTest
    @EnumSource(Consumer.class)
    void saysWhatTheEventsSay(Consumer consumer) {
        int said = 0;
        for (Recorded run : ALL) {
            try {
                said += consumer.check(run);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(run.name(), wrong);
            }
        }
        assertTrue(said > ALL.size() / 4, consumer + " said " + said);
    }

    @ParameterizedTest
    @EnumSource(Happening.class)
    void happensInManyOfTheRuns(Happening what) {
        Map<Happening, Integer> runs = new EnumMap<>(Happening.class);
        ALL.forEach(run -> happenings(run).forEach(happening -> runs.merge(happening, 1, Integer::sum)));
        assertTrue(runs.getOrDefault(what, 0) >= 12, what + " in " + runs.get(what) + " runs of " + ALL.size());
    }

    /** How many forks come before an event. */
    private static int part(Trace trace, int seq) {
        return (int) IntStream.range(0, seq).filter(before -> trace.kind(before) == EventKind.FORKED).count();
    }

    private static int[] passes(Trace trace) {
        return IntStream.range(0, trace.eventCount()).filter(seq -> trace.kind(seq) == EventKind.SCHEDULING_PASS).toArray();
    }

    /** What starts or stops in a pass, and where. */
    private static List<String> within(Trace trace, int pass, EventKind kind) {
        return IntStream.range(pass + 1, trace.eventCount())
                .takeWhile(seq -> trace.tick(seq) == trace.tick(pass) && trace.kind(seq) != EventKind.SCHEDULING_PASS)
                .filter(seq -> trace.kind(seq) == kind).mapToObj(seq -> trace.subject(seq) + " on " + trace.cluster(seq)).toList();
    }

    private static Set<Happening> happenings(Recorded run) {
        Set<Happening> found = new TreeSet<>();
        Trace trace = run.trace();
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            boolean out = trace.kind(seq) == EventKind.CORES_GONE && trace.number(seq, EventField.UNTIL) < Trace.OPEN;
            if (trace.kind(seq) == EventKind.TASK_PREEMPTED) {
                found.add(Happening.SUSPENSION);
            } else if (trace.kind(seq) == EventKind.FORKED) {
                found.add(Happening.FORK);
            } else if (trace.kind(seq) == EventKind.JOB_REMOVED) {
                found.add(Happening.REMOVED_JOB);
            } else if (out) {
                found.add(Happening.OUTAGE);
            } else if (trace.kind(seq) == EventKind.JOB_STARVED) {
                found.add(Happening.STARVATION);
            } else if (trace.kind(seq) == EventKind.RESERVATION_MADE) {
                found.add(Happening.PROMISE);
            }
        }
        int most = run.spec().workload().jobs().stream().flatMap(job -> job.tasks().stream()).mapToInt(Task::cores).max().orElse(0);
        for (ForkSpec fork : run.spec().forks()) {
            fork.cores().forEach((id, cores) -> {
                Cluster was = run.spec().platform().clusters().stream().filter(cluster -> cluster.id().equals(id)).findFirst()
                        .orElseThrow();
                if (cores < most) {
                    found.add(Happening.CLUSTER_TOO_SMALL);
                }
                if (cores > was.cores()) {
                    found.add(Happening.CORES_ADDED);
                }
            });
        }
        return found;
    }

    private static TaskState state(Trace trace, int task, int position) {
        if (NaiveWaits.queueOf(trace, task, position) >= 0) {
            return TaskState.QUEUED;
        }
        TaskState state = TaskState.WAITING;
        for (int piece = 0; piece < trace.pieces().countAt(position); piece++) {
            if (trace.pieces().task(piece) == task && trace.pieces().runsAt(piece, position)) {
                state = TaskState.RUNNING;
            } else if (trace.pieces().task(piece) == task && trace.kind(trace.pieces().endSeq(piece)) == EventKind.TASK_FINISHED) {
                state = TaskState.FINISHED;
            }
        }
        return state;
    }

    /** What waited when its job starved is still called queued, although it has left. */
    private static TaskState shown(TraceCursor cursor, Trace trace, int task) {
        boolean starved = cursor.jobState(trace.index().jobOf(task)) == JobState.STARVED;
        return starved && cursor.taskState(task) == TaskState.QUEUED ? TaskState.WAITING : cursor.taskState(task);
    }

    private static OptionalLong firstReady(Trace trace, int task) {
        int seq = eventOf(trace, EventKind.TASK_READY, task);
        return seq < 0 ? OptionalLong.empty() : OptionalLong.of(trace.tick(seq));
    }

    /** The first event of a kind about somebody; -1 if there is none. */
    private static int eventOf(Trace trace, EventKind kind, int who) {
        return IntStream.range(0, trace.eventCount()).filter(seq -> trace.kind(seq) == kind && trace.subject(seq) == who).findFirst()
                .orElse(-1);
    }

    /** Passes over the queue that a task waits in, up to its first start. */
    private static int passes(Trace trace, int task) {
        int queue = -1;
        int passes = 0;
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            EventKind kind = trace.kind(seq);
            if (kind == EventKind.TASK_STARTED && trace.subject(seq) == task) {
                return passes;
            }
            queue = kind == EventKind.TASK_READY && trace.subject(seq) == task ? trace.queue(seq) : queue;
            passes += kind == EventKind.SCHEDULING_PASS && trace.queue(seq) == queue ? 1 : 0;
        }
        return passes;
    }

    private static double count(Trace trace, EventKind kind, int position) {
        return IntStream.range(0, position).filter(seq -> trace.kind(seq) == kind).count();
    }

    private static Set<Integer> finished(Trace trace, int position) {
        return IntStream.range(0, position).filter(seq -> trace.kind(seq) == EventKind.JOB_FINISHED).mapToObj(trace::subject)
                .collect(Collectors.toSet());
    }

    /** Jobs of which something has started and that have not ended, at the end of each tick. */
    private static double mostInFlight(Trace trace, int position, IntPredicate counts) {
        int most = 0;
        Set<Integer> flight = new TreeSet<>();
        Set<Integer> over = new TreeSet<>();
        for (int seq = 0; seq < position; seq++) {
            int who = trace.subject(seq);
            if (trace.kind(seq) == EventKind.TASK_STARTED && counts.test(trace.index().jobOf(who))
                    && !over.contains(trace.index().jobOf(who))) {
                flight.add(trace.index().jobOf(who));
            } else if (trace.kind(seq) == EventKind.JOB_FINISHED || trace.kind(seq) == EventKind.JOB_STARVED) {
                flight.remove(who);
                over.add(who);
            }
            most = seq + 1 == position || trace.tick(seq + 1) > trace.tick(seq) ? Math.max(most, flight.size()) : most;
        }
        return most;
    }

    private static boolean fits(Trace trace, int task, int cluster, int position) {
        Task needs = trace.index().task(task);
        return needs.fits(trace.platform().clusters().get(cluster)) && needs.cores() <= NaiveWaits.freeCores(trace, cluster, position)
                && needs.memory() <= NaiveWaits.freeMemory(trace, cluster, position);
    }

    private static boolean anyFits(Trace trace, int cluster, int position) {
        return NaiveWaits.at(trace, position).keySet().stream().anyMatch(task -> NaiveWaits.waitsFor(trace, task, cluster, position)
                && fits(trace, task, cluster, position));
    }

    private static List<BreakpointMatch> stops(Trace trace, String condition) {
        StopSearch search = StopSearch.of(condition, new JobFacts(trace.index(), trace.platform()), EetCapacity.EQUAL_SHARES);
        search.readTo(trace, trace.eventCount());
        return IntStream.range(0, search.stops().count()).mapToObj(search.stops()::get).toList();
    }

    /** Tick by tick: a late job waits for a cluster if any of its tasks stands in a queue that could send it there. */
    private static Map<Integer, Double> holders(Trace trace, int late) {
        WorkloadIndex index = trace.index();
        Map<Integer, Double> held = new HashMap<>();
        for (long tick = 0; tick < trace.lastTick(); tick++) {
            int position = trace.positionAfter(tick);
            for (int cluster = 0; cluster < trace.platform().clusters().size(); cluster++) {
                int where = cluster;
                if (IntStream.range(index.firstTask(late), index.firstTask(late + 1))
                        .anyMatch(task -> NaiveWaits.waitsFor(trace, task, where, position))) {
                    for (int piece = 0; piece < trace.pieces().countAt(position); piece++) {
                        int job = index.jobOf(trace.pieces().task(piece));
                        if (job != late && trace.pieces().cluster(piece) == cluster && trace.pieces().runsAt(piece, position)) {
                            held.merge(job, (double) index.task(trace.pieces().task(piece)).cores(), Double::sum);
                        }
                    }
                }
            }
        }
        return held;
    }

    /** Tasks of jobs that have neither starved nor been taken out, which have not finished. */
    private static Set<String> undone(Trace trace) {
        return IntStream.range(0, trace.index().taskCount())
                .filter(task -> eventOf(trace, EventKind.TASK_FINISHED, task) < 0
                        && eventOf(trace, EventKind.JOB_STARVED, trace.index().jobOf(task)) < 0
                        && eventOf(trace, EventKind.JOB_REMOVED, trace.index().jobOf(task)) < 0)
                .mapToObj(task -> "left-undone " + task).collect(Collectors.toSet());
    }

    /** For each stay in a queue that ends: on which clusters, and from when on, there was room. */
    private static Set<String> idle(Trace trace) {
        Set<String> found = new TreeSet<>();
        for (int task = 0; task < trace.index().taskCount(); task++) {
            for (int cluster = 0; cluster < trace.platform().clusters().size(); cluster++) {
                List<Long> ticks = new ArrayList<>();
                for (long tick = 0; tick < trace.lastTick(); tick++) {
                    int position = trace.positionAfter(tick);
                    boolean waits = NaiveWaits.waitsFor(trace, task, cluster, position) && leaves(trace, task, position);
                    boolean anew = waits && anew(trace, task, position, trace.positionAfter(tick - 1));
                    if (!waits || anew) {
                        addFirst(found, task, cluster, ticks);
                    }
                    if (waits && fits(trace, task, cluster, position)) {
                        ticks.add(tick);
                    }
                }
                addFirst(found, task, cluster, ticks);
            }
        }
        return found;
    }

    private static void addFirst(Set<String> found, int task, int cluster, List<Long> ticks) {
        if (!ticks.isEmpty()) {
            found.add(task + " on " + cluster + " from " + ticks.get(0));
        }
        ticks.clear();
    }

    /** Whether a task entered a queue between two positions. */
    private static boolean anew(Trace trace, int task, int position, int before) {
        return IntStream.range(before, position).anyMatch(seq -> trace.subject(seq) == task
                && (trace.kind(seq) == EventKind.TASK_READY || trace.kind(seq) == EventKind.TASK_PREEMPTED));
    }

    private static boolean leaves(Trace trace, int task, int position) {
        return IntStream.range(position, trace.eventCount()).anyMatch(later -> NaiveWaits.queueOf(trace, task, later + 1) < 0);
    }

    /** What overtook somebody started while somebody waited who had waited before, for the same cluster. */
    private static boolean someoneWaits(Trace trace, LintFinding finding) {
        int position = trace.positionAfter(finding.tick());
        return NaiveWaits.at(trace, position).keySet().stream()
                .anyMatch(task -> NaiveWaits.waitsFor(trace, task, finding.cluster().getAsInt(), position));
    }
}
