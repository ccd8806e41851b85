package org.schedscope.io.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.format.Counts;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;

/**
 * The slices of a trace: complete ones, and pairs of begin and end events. Nested slices are omitted; overlapping ones get cores of their
 * own. Asynchronous slices run across those of threads, and count only if there are no others.
 */
final class ChromeSlices {
    private static final long MICROSECOND = 1_000;
    /** Keys of remarks about events other than slices, by their phases. */
    private static final Map<String, String> OTHERS = Map.ofEntries(Map.entry("C", "counters"), Map.entry("i", "instants"),
            Map.entry("I", "instants"), Map.entry("R", "instants"), Map.entry("n", "instants"), Map.entry("T", "instants"),
            Map.entry("p", "instants"), Map.entry("s", "arrows"), Map.entry("t", "arrows"), Map.entry("f", "arrows"));

    private final LogBuilder log;
    private final int most;
    private final List<ChromeEvent> slices = new ArrayList<>();
    private final List<ChromeEvent> asynchronous = new ArrayList<>();
    /** Begin and end events. */
    private final List<ChromeEvent> halves = new ArrayList<>();
    private final Map<String, String> clusters = new HashMap<>();
    /** Counts of events other than slices, in the order of their messages. */
    private final Counts others = new Counts("chrome.others.arrows", "chrome.others.counters", "chrome.others.instants",
            "chrome.others.others");
    private int tooMany;

    ChromeSlices(LogBuilder log, int most) {
        this.log = log;
        this.most = most;
    }

    void add(ChromeEvent event) {
        switch (event.phase) {
            case "X", "B", "E", "b", "e", "S", "F" -> slice(event);
            case "M" -> {
                if (event.name.equals("process_name") && !event.names.isEmpty()) {
                    clusters.put(event.process, event.names);
                }
            }
            default -> others.add("chrome.others." + OTHERS.getOrDefault(event.phase, "others"));
        }
    }

    private void slice(ChromeEvent event) {
        boolean whole = event.phase.equals("X");
        if (event.large) {
            log.leaveOut("log.out.large");
        } else if (!event.hasTime()) {
            log.leaveOut("log.out.time");
        } else if (whole && event.lasts == TimeText.UNKNOWN) {
            log.leaveOut("log.out.unended");
        } else if (whole && event.lasts < 0) {
            log.leaveOut("log.out.back");
        } else if (slices.size() + halves.size() / 2 >= most) {
            tooMany = tooMany == 0 ? event.line : tooMany;
        } else {
            (whole ? slices : halves).add(event);
        }
    }

    /** Delivers the outermost slices, in order of start. */
    void finish(ProblemList problems) throws InputException {
        if (tooMany > 0) {
            throw problems.fatal(new Place(tooMany, 1, "").problem(problems.file().name(), Problem.ofFormat("many.jobs", most)));
        }
        pair();
        if (slices.isEmpty()) {
            if (!asynchronous.isEmpty()) {
                log.note(Problem.ofFormat("chrome.asynchronous"));
            }
            addOutermost(asynchronous);
        } else {
            asynchronous.forEach(slice -> log.leaveOut("log.out.asynchronous"));
            addOutermost(slices);
        }
        if (others.all() > 0) {
            log.note(Problem.ofFormat("chrome.others", others.list()));
        }
    }

    /** Pairs each end with the last begin on its track that has not ended, in order of time. */
    private void pair() {
        halves.sort(Comparator.comparingLong(half -> half.at));
        Map<String, Deque<ChromeEvent>> open = new HashMap<>();
        for (ChromeEvent half : halves) {
            Deque<ChromeEvent> begun = open.computeIfAbsent(half.track(), track -> new ArrayDeque<>());
            if (half.begins()) {
                begun.push(half);
            } else if (begun.isEmpty()) {
                log.leaveOut("log.out.unbegun");
            } else {
                ChromeEvent slice = begun.pop();
                slice.lasts = half.at - slice.at;
                (slice.isAsynchronous() ? asynchronous : slices).add(slice);
            }
        }
        open.values().forEach(begun -> begun.forEach(slice -> log.leaveOut("log.out.unended")));
    }

    private void addOutermost(List<ChromeEvent> all) throws InputException {
        all.sort(Comparator.comparingLong((ChromeEvent slice) -> slice.at).thenComparing(Comparator.comparingLong(ChromeEvent::end)
                .reversed()).thenComparingInt(slice -> slice.line));
        Map<String, Long> busyUntil = new HashMap<>();
        Map<List<Object>, LogRow> rows = new LinkedHashMap<>();
        long overlapping = 0;
        for (ChromeEvent slice : all) {
            String track = slice.track();
            long busy = busyUntil.getOrDefault(track, Long.MIN_VALUE);
            if (slice.at < busy && isInside(slice, busy)) {
                log.leaveOut("log.out.inner");
                continue;
            }
            if (slice.at < busy && busy - slice.at < MICROSECOND) {
                // Times are kept as start and length; the end follows.
                slice.lasts = slice.end() - busy;
                slice.at = busy;
            }
            overlapping += slice.at < busy ? 1 : 0;
            busyUntil.put(track, Math.max(busy, slice.end()));
            // An exported run of this program has a slice on each core of a task.
            List<Object> wide = List.of(slice.job, slice.task, slice.piece, slice.at, slice.end());
            LogRow known = slice.task.isEmpty() ? null : rows.get(wide);
            if (known == null) {
                rows.put(slice.task.isEmpty() ? List.of(rows.size()) : wide, row(slice));
            } else {
                known.cores++;
            }
        }
        if (overlapping > 0) {
            log.note(Problem.ofFormat("chrome.overlapping", overlapping));
        }
        long fractions = all.stream().filter(slice -> slice.at % MICROSECOND != 0 || slice.lasts % MICROSECOND != 0).count();
        if (fractions > 0) {
            log.note(Problem.ofFormat("chrome.fractions", fractions));
        }
        for (LogRow row : rows.values()) {
            log.add(row);
        }
    }

    /** Whether a slice ends before the time up to which its track is busy, with a tolerance for truncated digits. */
    private static boolean isInside(ChromeEvent slice, long busy) {
        long beyond = slice.end() - busy;
        return beyond <= 0 || beyond <= MICROSECOND && beyond < busy - slice.at;
    }

    private LogRow row(ChromeEvent slice) {
        LogRow row = new LogRow(slice.line);
        row.job = slice.job.isEmpty() ? slice.name.isEmpty() ? "slice" : slice.name : slice.job;
        row.task = slice.job.isEmpty() ? "" : slice.task;
        row.queue = Optional.of(slice.category).filter(category -> !category.isEmpty());
        row.cluster = log.share(clusters.getOrDefault(slice.process, slice.process));
        row.start = micros(slice.at);
        row.finish = Math.max(micros(slice.end()), row.start + (slice.lasts > 0 ? 1 : 0));
        return row;
    }

    /** Millionths of a second, rounded up. */
    private static long micros(long nanos) {
        return -Math.floorDiv(-nanos, MICROSECOND);
    }
}
