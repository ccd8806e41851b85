package org.schedscope.io.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.format.LogState;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;

/**
 * Reads the accounting logs of PBS, OpenPBS and Torque: {@code DATE TIME;E;JOB;NAME=VALUE …}. Of each job the line of its end counts; of
 * one without it, that of its start or of its entry into a queue.
 */
public final class PbsAccounting implements LogFormat {
    private static final Pattern LINE = Pattern.compile("([0-9]{2}/[0-9]{2}/[0-9]{4} [0-9:]{7,8});([A-Z]);([^;]*);(.*)");
    private static final Pattern VALUE = Pattern.compile("([A-Za-z_][A-Za-z_.0-9]{0,63})=(\"[^\"]*\"|\\S*)");
    private static final Pattern PER_NODE = Pattern.compile("(?:^|[:+])(?:ppn|ncpus)=([0-9]{1,7})");

    @Override
    public String name() {
        return "PBS accounting log";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.lines().findFirst().filter(line -> LINE.matcher(line).matches()).isPresent();
    }

    /** Lines of a log on their way to jobs. */
    private static final class Jobs {
        private static final long QUARTER = 900_000_000;

        private final LogBuilder log;
        private final Map<String, LogRow> unended = new LinkedHashMap<>();
        /** Of the clock that dates lines, from UTC. */
        private long offset;

        Jobs(LogBuilder log) {
            this.log = log;
        }

        void read(int number, Matcher line, int most) throws InputException {
            String job = line.group(3);
            LogRow known = unended.get(job);
            switch (line.group(2)) {
                case "Q" -> unended.put(job, queued(number, line));
                case "S" -> unended.put(job, started(number, line));
                case "R" -> Optional.ofNullable(known).ifPresent(row -> {
                    row.state = LogState.PENDING;
                    row.start = TimeText.UNKNOWN;
                });
                case "A", "D" -> Optional.ofNullable(known).ifPresent(row -> row.state = LogState.CANCELLED);
                case "E" -> {
                    unended.remove(job);
                    LogRow row = row(number, line, log);
                    learn(line, row.finish);
                    log.add(row);
                }
                default -> {
                    // Of reservations, checkpoints and licences.
                }
            }
            if (unended.size() > most) {
                finish();
            }
        }

        private LogRow started(int number, Matcher line) {
            LogRow row = row(number, line, log);
            row.state = LogState.RUNNING;
            learn(line, row.start);
            return row;
        }

        private LogRow queued(int number, Matcher line) {
            LogRow row = row(number, line, log);
            row.state = LogState.PENDING;
            row.arrival = LogRow.known(row.arrival) ? row.arrival : TimeText.point(line.group(1), "") - offset;
            row.cores = line.group(4).contains("Resource_List.") ? row.cores : 0;
            return row;
        }

        private void learn(Matcher line, long time) {
            offset = LogRow.known(time) ? Math.round((TimeText.point(line.group(1), "") - time) / (double) QUARTER) * QUARTER : offset;
        }

        void finish() throws InputException {
            for (LogRow row : unended.values()) {
                log.add(row);
            }
        }
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        LogBuilder log = new LogBuilder(file, options, problems);
        Jobs jobs = new Jobs(log);
        try (BufferedReader in = new BufferedReader(file.open(options.limits()), 1 << 16)) {
            LineText lines = new LineText(in, 16 * options.limits().stringLength());
            for (int number = 1; lines.next(); number++) {
                Matcher line = LINE.matcher(lines.text().strip());
                if (lines.isLong()) {
                    throw problems.fatal(new Problem(file.name(), number, 1, "", Problem.ofFormat("text.long")));
                } else if (line.matches()) {
                    jobs.read(number, line, options.limits().tasks());
                } else if (!lines.text().isBlank()) {
                    problems.add(new Problem(file.name(), number, 1, "",
                            Problem.ofFormat("pbs.line", SafeText.quoted(lines.text().strip()))));
                }
            }
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        jobs.finish();
        return log.build(name());
    }

    private static LogRow row(int number, Matcher line, LogBuilder log) {
        Map<String, String> values = new HashMap<>();
        Matcher value = VALUE.matcher(line.group(4));
        while (value.find()) {
            values.putIfAbsent(value.group(1), value.group(2).replace("\"", ""));
        }
        LogRow row = new LogRow(number);
        row.job = SafeText.of(line.group(3));
        row.user = log.share(SafeText.of(LogRow.path(values.getOrDefault("group", ""), values.getOrDefault("user", ""))));
        row.queue = Optional.ofNullable(values.get("queue")).filter(name -> !name.isEmpty()).map(SafeText::of).map(log::share);
        row.arrival = time(values, "ctime");
        row.start = time(values, "start");
        row.finish = time(values, "end");
        row.estimate = TimeText.span(values.getOrDefault("Resource_List.walltime", ""), "s");
        row.estimate = row.estimate == TimeText.WRONG ? TimeText.UNKNOWN : row.estimate;
        row.cores = cores(values);
        row.memory = SizeText.memory(values.getOrDefault("Resource_List.mem", ""), 0, row.cores, 1);
        return row;
    }

    private static long time(Map<String, String> values, String name) {
        long time = TimeText.point(values.getOrDefault(name, ""), "s");
        return time == TimeText.WRONG ? TimeText.UNKNOWN : time;
    }

    /** What it used, in the words of PBS Pro; else what it held or asked for, which Torque says in several of which some stand at 1. */
    private static long cores(Map<String, String> values) {
        OptionalLong used = SizeText.count(values.getOrDefault("resources_used.ncpus", ""));
        if (used.isPresent() && used.getAsLong() > 0) {
            return used.getAsLong();
        }
        String hosts = values.getOrDefault("exec_host", "");
        long cores = hosts.isEmpty() ? 0 : ofHosts(hosts);
        for (String name : List.of("Resource_List.ncpus", "total_execution_slots")) {
            cores = Math.max(cores, SizeText.count(values.getOrDefault(name, "")).orElse(0));
        }
        return cores > 0 ? cores : ofNodes(values.getOrDefault("Resource_List.nodes", "1"));
    }

    /** Of {@code node1/0+node1/1}, {@code node1/0*8} or {@code node1/0-7,9}. */
    private static long ofHosts(String hosts) {
        long cores = 0;
        for (String part : hosts.split("\\+")) {
            int slash = part.indexOf('/');
            int star = part.indexOf('*');
            if (star >= 0) {
                cores += SizeText.count(part.substring(star + 1)).orElse(1);
            } else {
                cores += slash < 0 ? 1 : ofRanges(part.substring(slash + 1));
            }
        }
        return Math.min(Integer.MAX_VALUE, cores);
    }

    private static long ofRanges(String ranges) {
        long cores = 0;
        for (String range : ranges.split(",")) {
            int dash = range.indexOf('-');
            long first = SizeText.count(dash < 0 ? range : range.substring(0, dash)).orElse(0);
            long last = dash < 0 ? first : SizeText.count(range.substring(dash + 1)).orElse(first);
            cores += Math.max(1, last - first + 1);
        }
        return cores;
    }

    /** Of {@code 2:ppn=8+1:ppn=4}. */
    private static long ofNodes(String nodes) {
        long cores = 0;
        for (String part : nodes.split("\\+")) {
            Matcher perNode = PER_NODE.matcher(part);
            long count = SizeText.count(part.split(":")[0]).orElse(1);
            cores += Math.max(1, count) * (perNode.find() ? Long.parseLong(perNode.group(1)) : 1);
        }
        return Math.min(Integer.MAX_VALUE, cores);
    }
}
