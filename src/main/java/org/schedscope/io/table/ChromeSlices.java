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
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;

/** The slices of a trace: complete ones, and pairs of a beginning and an end on a thread. What is inside another one is left out. */
final class ChromeSlices {
    private final LogBuilder log;
    private final int most;
    private final List<ChromeEvent> slices = new ArrayList<>();
    private final Map<String, Deque<ChromeEvent>> open = new HashMap<>();
    private final Map<String, String> clusters = new HashMap<>();
    private boolean flows;

    ChromeSlices(LogBuilder log, int most) {
        this.log = log;
        this.most = most;
    }

    void add(ChromeEvent event) {
        String track = event.process + "/" + event.thread;
        switch (event.phase) {
            case "X" -> keep(event);
            case "B" -> open.computeIfAbsent(track, key -> new ArrayDeque<>()).push(event);
            case "E" -> end(event, open.get(track));
            case "M" -> {
                if (event.name.equals("process_name") && !event.names.isEmpty()) {
                    clusters.put(event.process, event.names);
                }
            }
            case "s", "t", "f" -> flows = true;
            default -> {
                // Counters, instants and the like are no tasks.
            }
        }
    }

    private void end(ChromeEvent event, Deque<ChromeEvent> begun) {
        ChromeEvent slice = begun == null ? null : begun.poll();
        if (slice != null && slice.hasTime() && event.hasTime() && event.at >= slice.at) {
            slice.lasts = event.at - slice.at;
            keep(slice);
        }
    }

    private void keep(ChromeEvent slice) {
        if (slice.hasTime() && slices.size() <= most) {
            slices.add(slice);
        }
    }

    /** Hands the outermost slices over, in order of their starts. */
    void finish(ProblemList problems) throws InputException {
        if (slices.size() > most) {
            throw problems.fatal(new Place(slices.get(most).line, 1, "").problem(problems.file().name(),
                    Problem.ofFormat("many.jobs", most)));
        }
        slices.sort(Comparator.comparingLong((ChromeEvent slice) -> slice.at).thenComparing(Comparator.comparingLong(ChromeEvent::end)
                .reversed()).thenComparingInt(slice -> slice.line));
        Map<String, Long> busyUntil = new HashMap<>();
        Map<List<String>, LogRow> wide = new LinkedHashMap<>();
        for (ChromeEvent slice : slices) {
            String track = slice.process + "/" + slice.thread;
            if (slice.at < busyUntil.getOrDefault(track, Long.MIN_VALUE)) {
                log.leaveOut("log.out.inner");
                continue;
            }
            busyUntil.put(track, slice.end());
            LogRow known = slice.task.isEmpty() ? null : wide.get(List.of(slice.job, slice.task, slice.piece));
            if (known != null) {
                // One of our own: a wide task has a slice on each of its cores.
                known.cores++;
                continue;
            }
            LogRow row = row(slice);
            wide.put(slice.task.isEmpty() ? List.of(Integer.toString(wide.size())) : List.of(slice.job, slice.task, slice.piece), row);
        }
        if (flows) {
            log.note(Problem.ofFormat("chrome.flows"));
        }
        for (LogRow row : wide.values()) {
            log.add(row);
        }
    }

    private LogRow row(ChromeEvent slice) {
        LogRow row = new LogRow(slice.line);
        row.job = slice.job.isEmpty() ? slice.name.isEmpty() ? "slice" : slice.name : slice.job;
        row.task = slice.job.isEmpty() ? "" : slice.task;
        row.queue = Optional.of(slice.category).filter(category -> !category.isEmpty());
        row.cluster = log.share(clusters.getOrDefault(slice.process, slice.process));
        row.start = slice.at;
        row.finish = slice.end();
        return row;
    }
}
