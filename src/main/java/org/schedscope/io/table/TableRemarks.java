package org.schedscope.io.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.schedscope.io.format.Counts;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** Remarks about a table besides its jobs: columns that a workload cannot represent, and repaired rows. */
final class TableRemarks {
    private static final String ELIGIBLE = "eligible";
    private static final String SUSPENDED = "suspended";

    private final List<String> titles;
    private final Map<Integer, Long> withoutPlace = new TreeMap<>();
    private final Counts counts = new Counts();
    private final Counts others = new Counts("table.gpus", "table.own.arrivals");
    private final Map<String, Long> arrivals = new HashMap<>();
    private final boolean tasks;

    /**
     * @param read indices of columns that are read
     * @param tasks whether rows are tasks of jobs
     */
    TableRemarks(List<String> titles, Set<Integer> read, boolean tasks) {
        this.titles = titles;
        this.tasks = tasks;
        for (int place = 0; place < titles.size(); place++) {
            if (TableGuess.hasNoPlace(titles.get(place)) && !read.contains(place) || isList(place)) {
                withoutPlace.put(place, 0L);
            }
        }
    }

    private boolean is(int place, String plain) {
        return TableGuess.isTitled(titles.get(place), plain);
    }

    /** Whether a column has lists of Slurm's resources. */
    private boolean isList(int place) {
        return is(place, "alloctres") || is(place, "reqtres");
    }

    /** Adds a row that is a job. */
    void add(List<String> cells, LogRow row) {
        boolean gpu = false;
        for (Map.Entry<Integer, Long> column : withoutPlace.entrySet()) {
            String cell = column.getKey() < cells.size() ? cells.get(column.getKey()) : "";
            if (isList(column.getKey())) {
                gpu |= cell.indexOf('=') > 0 && !SizeText.part(cell, "gres/gpu").isEmpty();
            } else if (counts(column.getKey(), cell, row)) {
                column.setValue(column.getValue() + 1);
            }
        }
        if (gpu) {
            others.add("table.gpus");
        }
        if (tasks && LogRow.known(row.arrival)) {
            Long first = arrivals.putIfAbsent(row.job, row.arrival);
            if (first != null && first != row.arrival) {
                others.add("table.own.arrivals");
            }
        }
    }

    private boolean counts(int place, String cell, LogRow row) {
        if (TimeText.isAbsent(cell)) {
            return false;
        }
        if (is(place, ELIGIBLE)) {
            return LogRow.known(row.arrival) && TimeText.point(cell, "") > row.arrival;
        }
        return !is(place, SUSPENDED) || TimeText.span(cell, "") > 0;
    }

    /** Counts a row by the key of the remark about it. */
    void count(String key) {
        counts.add(key);
    }

    List<Message> notes() {
        List<Message> notes = new ArrayList<>(counts.each());
        withoutPlace.forEach((place, count) -> {
            if (count > 0) {
                notes.add(Problem.ofFormat(
                        is(place, ELIGIBLE) ? "table.eligible" : is(place, SUSPENDED) ? "table.suspended" : "table.no.place",
                        SafeText.quoted(titles.get(place)), count));
            }
        });
        notes.addAll(others.each());
        return notes;
    }
}
