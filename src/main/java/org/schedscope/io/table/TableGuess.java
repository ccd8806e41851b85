package org.schedscope.io.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;

/** What the columns of a table may be, by titles that logs often have. */
public final class TableGuess {
    private static final Map<Role, List<String>> USUAL = usual();

    private TableGuess() {
    }

    private static Map<Role, List<String>> usual() {
        Map<Role, List<String>> usual = new EnumMap<>(Role.class);
        usual.put(Role.JOB, List.of("job", "jobid", "job id", "jobnumber", "jobname", "id", "name"));
        usual.put(Role.TASK, List.of("task", "taskid", "taskname"));
        usual.put(Role.USER, List.of("user", "userid", "username", "owner", "uid"));
        usual.put(Role.GROUP, List.of("group", "account", "project", "groupid", "gid", "vc"));
        usual.put(Role.QUEUE, List.of("queue", "partition", "queuename", "queueid"));
        usual.put(Role.ARRIVAL, List.of("arrival", "submit", "submittime", "submissiontime", "submitted", "submission", "arrivaltime",
                "submittedtime", "creationtime", "created", "queuedtime", "queuetime", "qtime", "ctime", "timestamp"));
        usual.put(Role.START, List.of("start", "starttime", "startingtime", "started", "scheduledtime", "begin", "begintime"));
        usual.put(Role.FINISH, List.of("finish", "end", "endtime", "finishtime", "finished", "stoptime", "stop", "completiontime", "ended",
                "deletiontime"));
        usual.put(Role.EXEC, List.of("exec", "runtime", "duration", "walltime", "elapsed", "executiontime", "realtime", "elapsedraw"));
        usual.put(Role.WAIT, List.of("wait", "waittime", "waitingtime", "queuewait"));
        usual.put(Role.CORES, List.of("cores", "cpus", "ncpus", "alloccpus", "reqcpus", "numcpus", "cpunum", "processors", "nprocs",
                "procs", "ncores", "numcores", "requestednumberofresources", "nbresources", "numgpu", "gpunum", "gpus", "slots", "nodes",
                "nnodes", "numnodes"));
        usual.put(Role.ESTIMATE, List.of("estimate", "timelimit", "walltimereq", "requestedtime", "walltimerequested", "requestedwalltime",
                "reqwalltime"));
        usual.put(Role.STATE, List.of("state", "status", "jobstate", "jobstatus", "st"));
        usual.put(Role.MEMORY, List.of("memory", "mem", "reqmem", "memorymib"));
        return usual;
    }

    /** A guess for a table with these titles; roles of which nothing can be guessed are absent. */
    public static TableColumns of(List<String> titles) {
        TablePreset preset = TablePreset.of(titles.stream().map(title -> title.toLowerCase(Locale.ROOT)).toList()).orElse(null);
        if (preset != null) {
            return preset.columns(titles.stream().map(title -> title.toLowerCase(Locale.ROOT)).toList());
        }
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        USUAL.forEach((role, names) -> names.stream()
                .flatMap(name -> titles.stream().filter(title -> plain(title).equals(plain(name)))).findFirst()
                .filter(title -> columns.values().stream().noneMatch(taken -> taken.name().equals(title)))
                .ifPresent(title -> columns.put(role, new Column(title, ""))));
        return new TableColumns(columns);
    }

    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    /** The first column of each role that is there. */
    static TableColumns columns(Map<Role, List<Column>> names, List<String> titles) {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        names.forEach((role, known) -> Stream.ofNullable(known).flatMap(List::stream).filter(column -> titles.contains(column.name()))
                .findFirst().ifPresent(column -> columns.put(role, column)));
        return new TableColumns(columns);
    }
}
