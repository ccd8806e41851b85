package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/** The four phases, and HEFT and CPOP, written down as plainly as possible; every plan is made from nothing, tick by tick. */
final class NaiveFourPhase extends NaiveRun {
    private static final BigRatio WHOLE = BigRatio.of(1);

    private record Way(Ratio exec, Dependency edge, int from, int to) {
    }

    private final Map<String, String> parameters;
    private final Map<Integer, List<Integer>> eligible = new TreeMap<>();
    /** Worked out once: the naive network tries one tick after the other. */
    private final Map<Way, Long> delays = new HashMap<>();
    private final BigRatio[] meanRank;
    private final boolean[] queued;
    private final boolean[] entered;
    /** In order of commitment. */
    private final List<Integer> committed = new ArrayList<>();
    private final int[] where;
    private final long[] planned;
    private final BigRatio[] left;
    private final BigRatio[] estimatedLeft;
    private final Map<Integer, Long> remaining = new TreeMap<>();
    private final Map<Integer, BigRatio> otherFigure = new TreeMap<>();
    private List<Long> lastPlan = new ArrayList<>();
    private final List<Placement> pieces = new ArrayList<>();
    private int suspensions;

    NaiveFourPhase(RunSpec spec) {
        super(Presets.expand(spec));
        parameters = Presets.expand(spec).parameters();
        meanRank = new BigRatio[n];
        queued = new boolean[n];
        entered = new boolean[n];
        where = new int[n];
        planned = new long[n];
        left = new BigRatio[n];
        estimatedLeft = new BigRatio[n];
        for (int t = 0; t < n; t++) {
            meanRankOf(t);
            left[t] = WHOLE;
            estimatedLeft[t] = WHOLE;
        }
    }

    int suspensions() {
        return suspensions;
    }

    private String choice(String name, String usual) {
        return parameters.getOrDefault(name, usual);
    }

    private boolean isStatic() {
        return !choice("planning", "online").equals("online");
    }

    /** Every piece, in order of start; of equal ones by task. */
    @Override
    List<Placement> run() {
        for (now = nextInstant(-1); now != NEVER; now = nextInstant(now)) {
            boolean anyArrives = false;
            for (int t = 0; t < n; t++) {
                if (finish[t] == now) {
                    pieces.add(new Placement(t, placed[t], start[t], now));
                }
            }
            for (int job = 0; job < arrived.length; job++) {
                if (index.job(job).arrival() == now) {
                    arrived[job] = true;
                    anyArrives = true;
                    if (isStatic()) {
                        mapAll(job);
                    }
                }
            }
            if (anyArrives) {
                weigh();
            }
            for (int t = 0; t < n; t++) {
                if (ready[t] == NEVER && arrived[index.jobOf(t)] && parents(t).stream().allMatch(this::done)) {
                    ready[t] = now;
                }
            }
            if (!isStatic()) {
                enter();
            }
            pass();
        }
        pieces.sort(Comparator.comparingLong(Placement::start).thenComparing(Placement::task));
        return pieces;
    }

    private long nextInstant(long after) {
        long next = NEVER;
        for (int job = 0; job < arrived.length; job++) {
            next = earlier(next, index.job(job).arrival(), after);
        }
        for (int t = 0; t < n; t++) {
            next = earlier(next, finish[t], after);
        }
        for (int t : committed) {
            next = earlier(next, planned[t], after);
        }
        for (long planStart : lastPlan) {
            next = earlier(next, planStart, after);
        }
        return next;
    }

    private List<Integer> parents(int t) {
        int first = index.firstTask(index.jobOf(t));
        return index.task(t).parents().stream().map(edge -> first + edge.parent()).toList();
    }

    private boolean done(int t) {
        return finish[t] <= now;
    }

    private boolean running(int t) {
        return start[t] != NEVER && finish[t] > now;
    }

    private List<Integer> eligible(int t) {
        return eligible.computeIfAbsent(t, each -> IntStream.range(0, clusters.size()).filter(c -> index.task(t).fits(clusters.get(c))).boxed().toList());
    }

    private long delay(Ratio exec, Dependency edge, int from, int to) {
        return delays.computeIfAbsent(new Way(exec, edge, from, to), way -> NaiveNetwork.delay(platform, exec, edge, from, to));
    }

    // Ranks by means.

    private BigRatio meanDuration(int t) {
        long sum = eligible(t).stream().mapToLong(c -> index.task(t).estimatedDurationOn(clusters.get(c))).sum();
        return BigRatio.of(new Ratio(sum, eligible(t).size()));
    }

    private BigRatio meanDelay(int parent, int child, Dependency edge) {
        long sum = 0;
        long pairs = 0;
        for (int a : eligible(parent)) {
            for (int b : eligible(child)) {
                if (a != b) {
                    sum += delay(index.task(parent).meanEstimate(), edge, a, b);
                    pairs++;
                }
            }
        }
        return pairs == 0 ? BigRatio.ZERO : BigRatio.of(new Ratio(sum, pairs));
    }

    private BigRatio meanRankOf(int t) {
        if (meanRank[t] != null) {
            return meanRank[t];
        }
        BigRatio rest = BigRatio.ZERO;
        int first = index.firstTask(index.jobOf(t));
        for (int child = first; child < index.firstTask(index.jobOf(t) + 1); child++) {
            for (Dependency edge : index.task(child).parents()) {
                if (first + edge.parent() == t) {
                    BigRatio through = meanDelay(t, child, edge).plus(meanRankOf(child));
                    rest = through.compareTo(rest) > 0 ? through : rest;
                }
            }
        }
        meanRank[t] = meanDuration(t).plus(rest);
        return meanRank[t];
    }

    private BigRatio downwardRank(int t) {
        BigRatio longest = BigRatio.ZERO;
        int first = index.firstTask(index.jobOf(t));
        for (Dependency edge : index.task(t).parents()) {
            int parent = first + edge.parent();
            BigRatio through = downwardRank(parent).plus(meanDuration(parent)).plus(meanDelay(parent, t, edge));
            longest = through.compareTo(longest) > 0 ? through : longest;
        }
        return longest;
    }

    private List<Integer> byRank(int job) {
        return IntStream.range(index.firstTask(job), index.firstTask(job + 1)).boxed()
                .sorted(Comparator.<Integer, BigRatio>comparing(t -> meanRank[t]).reversed().thenComparing(t -> t)).toList();
    }

    // What is free.

    private long duration(int t, int c) {
        long whole = index.task(t).estimatedDurationOn(clusters.get(c));
        return Math.max(1, estimatedLeft[t].times(BigRatio.of(whole)).ceilOrMost());
    }

    private long expectedEnd(int t) {
        return running(t) ? Math.max(now + 1, start[t] + duration(t, placed[t])) : planned[t] + duration(t, where[t]);
    }

    private NaiveCalendar calendar(List<Integer> commitments) {
        NaiveCalendar calendar = new NaiveCalendar();
        for (int t = 0; t < n; t++) {
            if (running(t)) {
                calendar.hold(index.task(t), clusters.get(placed[t]), now, expectedEnd(t));
            }
        }
        for (int t : commitments) {
            calendar.hold(index.task(t), clusters.get(where[t]), planned[t], expectedEnd(t));
        }
        return calendar;
    }

    private long dataThere(int t, int c) {
        long there = now;
        int first = index.firstTask(index.jobOf(t));
        for (Dependency edge : index.task(t).parents()) {
            int parent = first + edge.parent();
            if (done(parent)) {
                there = Math.max(there,
                        finish[parent] + delay(index.task(parent).meanExec(), edge, placed[parent], c));
            } else {
                there = Math.max(there, expectedEnd(parent) + delay(index.task(parent).meanEstimate(), edge,
                        running(parent) ? placed[parent] : where[parent], c));
            }
        }
        return there;
    }

    private long est(NaiveCalendar calendar, int t, int c) {
        return calendar.earliest(index.task(t), clusters.get(c), dataThere(t, c), duration(t, c));
    }

    private long eft(NaiveCalendar calendar, int t, int c) {
        return est(calendar, t, c) + duration(t, c);
    }

    /** The cluster of the smallest figure, the first in platform order of equal ones. */
    private static int smallest(List<Integer> candidates, Function<Integer, Long> figure) {
        int best = candidates.get(0);
        for (int c : candidates) {
            best = figure.apply(c) < figure.apply(best) ? c : best;
        }
        return best;
    }

    private void commit(int t, int c, long from) {
        where[t] = c;
        planned[t] = from;
        committed.add(t);
        queued[t] = false;
        if (from == now && !isStatic()) {
            begin(t);
        }
    }

    private void begin(int t) {
        committed.remove(Integer.valueOf(t));
        placed[t] = where[t];
        start[t] = now;
        long whole = index.task(t).durationOn(clusters.get(where[t]));
        finish[t] = now + left[t].times(BigRatio.of(whole)).ceilOrMost();
    }

    // The pass.

    private void enter() {
        for (int job = 0; job < arrived.length; job++) {
            boolean allBefore = true;
            for (int t : byRank(job)) {
                boolean may = ready[t] <= now && (choice("prioritising", "sws").equals("sws") || allBefore);
                if (may && !entered[t]) {
                    entered[t] = true;
                    queued[t] = true;
                }
                allBefore &= entered[t];
            }
        }
    }

    private void pass() {
        List<Integer> inOrder = new ArrayList<>(committed);
        Comparator<Integer> byStart = Comparator.comparingLong(t -> planned[t]);
        inOrder.sort(byStart.thenComparing(committed::indexOf));
        List<Integer> again = new ArrayList<>();
        for (int t : inOrder) {
            planned[t] = est(calendar(again), t, where[t]);
            again.add(t);
        }
        for (int t : again) {
            if (planned[t] == now) {
                begin(t);
            }
        }
        boolean committedOne = true;
        while (committedOne) {
            committedOne = phases();
        }
    }

    private boolean phases() {
        List<Integer> queue = IntStream.range(0, n).filter(t -> queued[t]).boxed().collect(Collectors.toCollection(ArrayList::new));
        lastPlan = new ArrayList<>();
        if (queue.isEmpty()) {
            return false;
        }
        queue.sort(phaseTwo(queue));
        boolean fcfs = choice("rearrangement", "fcfs").equals("fcfs");
        List<Integer> candidates = fcfs ? queue.subList(0, 1) : planned(queue);
        if (!choice("preemption", "none").equals("none")) {
            boolean anybody = choice("preemption", "none").equals("rank-waiting") && !fcfs;
            for (int t : anybody ? queue : candidates) {
                List<Integer> victims = victims(t);
                if (!victims.isEmpty()) {
                    victims.forEach(this::suspend);
                    return allocate(t);
                }
            }
        }
        for (int t : candidates) {
            if (allocate(t)) {
                return true;
            }
        }
        return false;
    }

    private Comparator<Integer> phaseTwo(List<Integer> queue) {
        Comparator<Integer> ties = Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> t);
        Comparator<Integer> largest = Comparator.<Integer, BigRatio>comparing(t -> meanRank[t]).reversed();
        Comparator<Integer> workflow = Comparator.<Integer>comparingLong(t -> index.job(index.jobOf(t)).arrival()).thenComparing(t -> index.jobOf(t));
        return switch (policy) {
            case "rank-hybd" -> (queue.stream().map(index::jobOf).distinct().count() == 1 ? largest : largest.reversed()).thenComparing(ties);
            case "swf" -> Comparator.<Integer, Long>comparing(t -> remaining.get(index.jobOf(t))).thenComparing(workflow).thenComparing(largest)
                    .thenComparing(ties);
            case "swf-work", "swf-path" -> Comparator.<Integer, BigRatio>comparing(t -> otherFigure.get(index.jobOf(t))).thenComparing(workflow)
                    .thenComparing(largest).thenComparing(ties);
            default -> order(queue, ALL);
        };
    }

    private List<Integer> planned(List<Integer> queue) {
        boolean everywhere = choice("rearrangement", "fcfs").equals("owm-backfill");
        NaiveCalendar calendar = calendar(committed);
        List<Integer> candidates = new ArrayList<>();
        for (int t : queue) {
            Map<Integer, Long> starts = new TreeMap<>();
            eligible(t).forEach(c -> starts.put(c, est(calendar, t, c)));
            long first = starts.values().stream().min(Comparator.naturalOrder()).orElseThrow();
            int best = smallest(eligible(t).stream().filter(c -> starts.get(c) == first).toList(), c -> duration(t, c));
            for (int c : everywhere ? eligible(t) : List.of(best)) {
                calendar.hold(index.task(t), clusters.get(c), starts.get(c), starts.get(c) + duration(t, c));
            }
            lastPlan.add(first);
            if (first == now) {
                candidates.add(t);
            }
        }
        return candidates;
    }

    private boolean allocate(int t) {
        NaiveCalendar calendar = calendar(committed);
        List<Integer> free = eligible(t).stream().filter(c -> calendar.fits(index.task(t), clusters.get(c), now)).toList();
        if (free.isEmpty()) {
            return false;
        }
        boolean amongFree = choice("allocation", "aa").equals("aa") && free.size() > 1;
        int c = smallest(amongFree ? free : eligible(t), each -> eft(calendar, t, each));
        commit(t, c, est(calendar, t, c));
        return true;
    }

    // Suspension.

    private List<Integer> mayYield(int t) {
        int job = index.jobOf(t);
        return IntStream.range(index.firstTask(job), index.firstTask(job + 1)).boxed()
                .filter(r -> running(r) && start[r] < now && meanRank[r].compareTo(meanRank[t]) < 0)
                .sorted(Comparator.<Integer>comparingLong(r -> start[r]).thenComparing(r -> r)).toList();
    }

    private boolean startsWithout(int t, int c, List<Integer> victims, long limit) {
        NaiveCalendar calendar = calendar(committed);
        for (int r : victims) {
            calendar.free(index.task(r), clusters.get(placed[r]), now, expectedEnd(r));
        }
        return index.task(t).fits(clusters.get(c)) && est(calendar, t, c) == now && eft(calendar, t, c) < limit;
    }

    private List<Integer> victims(int t) {
        NaiveCalendar calendar = calendar(committed);
        long limit = eligible(t).stream().mapToLong(c -> eft(calendar, t, c)).min().orElseThrow();
        for (int r : mayYield(t)) {
            if (startsWithout(t, placed[r], List.of(r), limit)) {
                return List.of(r);
            }
        }
        List<Integer> best = List.of();
        long bestEnd = limit;
        for (int c : choice("preemption", "none").equals("rank-many") ? eligible(t) : List.<Integer>of()) {
            List<Integer> there = mayYield(t).stream().filter(r -> placed[r] == c).toList();
            for (int count = 1; count <= there.size(); count++) {
                if (startsWithout(t, c, there.subList(0, count), limit)) {
                    if (now + duration(t, c) < bestEnd) {
                        bestEnd = now + duration(t, c);
                        best = needed(t, c, there.subList(0, count), limit);
                    }
                    break;
                }
            }
        }
        return best;
    }

    private List<Integer> needed(int t, int c, List<Integer> victims, long limit) {
        List<Integer> kept = new ArrayList<>(victims);
        for (int r : victims) {
            List<Integer> without = new ArrayList<>(kept);
            without.remove(Integer.valueOf(r));
            if (startsWithout(t, c, without, limit)) {
                kept = without;
            }
        }
        return kept;
    }

    private void suspend(int r) {
        suspensions++;
        pieces.add(new Placement(r, placed[r], start[r], now));
        Task task = index.task(r);
        Cluster cluster = clusters.get(placed[r]);
        left[r] = left[r].minus(BigRatio.of(new Ratio(now - start[r], task.durationOn(cluster))));
        BigRatio estimated = estimatedLeft[r].minus(BigRatio.of(new Ratio(now - start[r], task.estimatedDurationOn(cluster))));
        estimatedLeft[r] = estimated.signum() < 0 ? BigRatio.ZERO : estimated;
        start[r] = NEVER;
        finish[r] = NEVER;
        queued[r] = true;
    }

    // Figures of workflows.

    private void weigh() {
        for (int job = 0; job < arrived.length; job++) {
            List<Integer> open = byRank(job).stream().filter(t -> !done(t)).toList();
            if (arrived[job] && !open.isEmpty()) {
                remaining.put(job, remainingTime(job));
                otherFigure.put(job, policy.equals("swf-path") ? meanRank[open.get(0)]
                        : open.stream().map(t -> BigRatio.of(index.task(t).meanEstimate().times(index.task(t).cores()))).reduce(BigRatio.ZERO, BigRatio::plus));
            }
        }
    }

    private long remainingTime(int job) {
        NaiveCalendar calendar = calendar(committed);
        List<Integer> open = byRank(job).stream().filter(t -> !done(t) && !running(t) && !committed.contains(t)).toList();
        long last = now;
        for (int t : byRank(job)) {
            if (open.contains(t)) {
                // Mapped tasks are looked at as if committed; what is written here is overwritten before it counts elsewhere.
                int best = smallest(eligible(t), c -> eft(calendar, t, c));
                planned[t] = est(calendar, t, best);
                where[t] = best;
                calendar.hold(index.task(t), clusters.get(best), planned[t], expectedEnd(t));
            }
            last = Math.max(last, done(t) ? now : expectedEnd(t));
        }
        return last - now;
    }

    // Whole workflows at once.

    private void mapAll(int job) {
        List<Integer> todo = new ArrayList<>(byRank(job));
        Map<Integer, BigRatio> priority = new TreeMap<>();
        todo.forEach(t -> priority.put(t, meanRank[t].plus(downwardRank(t))));
        boolean cpop = choice("planning", "online").equals("cpop");
        List<Integer> path = cpop ? path(job, priority) : List.of();
        List<Integer> pathClusters = IntStream.range(0, clusters.size()).boxed()
                .filter(c -> path.stream().allMatch(t -> index.task(t).fits(clusters.get(c)))).toList();
        while (!todo.isEmpty()) {
            int t = cpop ? todo.stream().filter(each -> parents(each).stream().allMatch(committed::contains))
                    .min(Comparator.<Integer, BigRatio>comparing(priority::get).reversed().thenComparing(each -> each)).orElseThrow() : todo.get(0);
            todo.remove(Integer.valueOf(t));
            NaiveCalendar calendar = calendar(committed);
            int c = path.contains(t) && !pathClusters.isEmpty()
                    ? smallest(pathClusters, each -> path.stream().mapToLong(on -> index.task(on).estimatedDurationOn(clusters.get(each))).sum())
                    : smallest(eligible(t), each -> eft(calendar, t, each));
            commit(t, c, est(calendar, t, c));
        }
    }

    private List<Integer> path(int job, Map<Integer, BigRatio> priority) {
        List<Integer> path = new ArrayList<>();
        int at = IntStream.range(index.firstTask(job), index.firstTask(job + 1)).boxed().filter(t -> parents(t).isEmpty())
                .min(Comparator.<Integer, BigRatio>comparing(priority::get).reversed().thenComparing(t -> t)).orElseThrow();
        while (at >= 0) {
            path.add(at);
            int parent = at;
            at = IntStream.range(index.firstTask(job), index.firstTask(job + 1))
                    .filter(t -> parents(t).contains(parent) && priority.get(t).equals(priority.get(parent))).findFirst().orElse(-1);
        }
        return path;
    }
}
