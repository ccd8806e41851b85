package org.schedscope.io.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.format.Counts;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.UniqueIds;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.text.Message;

/**
 * The grouping of the lines of a log into jobs: lines with the same name are one job if lines are tasks; otherwise each is a job with a
 * name of its own.
 */
final class LogJobNames {
    private final List<List<LogRow>> jobs = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final Counts odd = new Counts("log.renamed", "log.parents");

    LogJobNames(List<LogRow> rows) {
        UniqueIds unique = new UniqueIds();
        Map<String, List<LogRow>> ofTasks = new LinkedHashMap<>();
        for (LogRow row : rows) {
            List<LogRow> known = row.task.isEmpty() ? null : ofTasks.get(row.job);
            if (known == null) {
                known = new ArrayList<>(1);
                jobs.add(known);
                ids.add(named(unique, row.job));
                if (!row.task.isEmpty()) {
                    ofTasks.put(row.job, known);
                }
            }
            known.add(row);
        }
    }

    /** Lines of each job, in the order of their first ones. */
    List<List<LogRow>> jobs() {
        return jobs;
    }

    /** A job, which arrives with the first of its lines. */
    Job job(int number, LogTicks ticks) {
        List<LogRow> rows = jobs.get(number);
        LogRow first = rows.get(0);
        List<String> names = taskNames(rows);
        Map<String, Integer> positions = new HashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            positions.putIfAbsent(rows.get(i).key.isEmpty() ? rows.get(i).task : rows.get(i).key, i);
        }
        List<Task> tasks = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            LogRow row = rows.get(i);
            OptionalLong estimate = LogRow.known(row.estimate) && row.estimate > 0 ? OptionalLong.of(ticks.span(row.estimate))
                    : OptionalLong.empty();
            tasks.add(new Task(names.get(i), ticks.span(row.exec), (int) row.cores, row.kind, row.memory, estimate, Map.of(),
                    parents(row, i, positions)));
        }
        long arrival = rows.stream().mapToLong(row -> row.arrival).min().orElseThrow();
        return new Job(ids.get(number), first.user, ticks.at(arrival), tasks, Optional.empty(), first.queue)
                .withScheduling(first.figures.inTicks(ticks));
    }

    private List<String> taskNames(List<LogRow> rows) {
        if (rows.size() == 1 && rows.get(0).task.isEmpty()) {
            return List.of(Piece.ONLY_TASK);
        }
        UniqueIds unique = new UniqueIds();
        List<String> names = new ArrayList<>(rows.size());
        for (LogRow row : rows) {
            names.add(named(unique, row.task));
        }
        return names;
    }

    private String named(UniqueIds unique, String name) {
        String id = unique.of(name);
        if (!id.equals(name)) {
            odd.add("log.renamed");
        }
        return id;
    }

    private List<Dependency> parents(LogRow row, int self, Map<String, Integer> positions) {
        Set<Integer> parents = new LinkedHashSet<>();
        for (String name : row.after) {
            Integer parent = positions.get(name);
            if (parent == null || parent == self) {
                odd.add("log.parents");
            } else {
                parents.add(parent);
            }
        }
        return parents.stream().map(Dependency::on).toList();
    }

    /** Warnings; complete once all jobs are built. */
    List<Message> warnings() {
        return odd.each();
    }
}
