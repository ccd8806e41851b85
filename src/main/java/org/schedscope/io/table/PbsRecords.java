package org.schedscope.io.table;

import java.io.IOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/**
 * Records of the accounting logs of PBS, OpenPBS and Torque: {@code DATE TIME;E;JOB;NAME=VALUE …}. For each job the line of its end counts;
 * without one, that of its start or of its entry into a queue.
 */
final class PbsRecords extends NamedRecords {
    private static final Pattern LINE = Pattern.compile("([0-9]{2}/[0-9]{2}/[0-9]{4} [0-9:]{7,8});([A-Z]);([^;]*);(.*)");
    private static final Pattern VALUE = Pattern.compile("([A-Za-z_][A-Za-z_.0-9]{0,63})=(\"[^\"]*\"|\\S*)");
    private static final Pattern PER_NODE = Pattern.compile("(?:^|[:+])(?:ppn|ncpus)=([0-9]{1,7})");
    private static final long QUARTER = 900_000_000;

    private final int mostJobs;
    private final Map<String, Job> unended = new LinkedHashMap<>();
    /** Offset from UTC of the clock of the log. */
    private long offset;

    /** Fields so far of a job that has not ended. */
    private record Job(int line, Map<String, String> fields) {
    }

    PbsRecords(InputFile file, ReadOptions options, List<String> titles) throws InputException {
        super(file, options, titles);
        mostJobs = options.limits().tasks();
    }

    static boolean are(DocumentHead head) {
        return head.lines().findFirst().filter(line -> LINE.matcher(line).matches()).isPresent();
    }

    @Override
    boolean read() throws IOException {
        while (nextRecord("\0")) {
            Matcher line = LINE.matcher(text());
            if (!line.matches()) {
                putStranger();
                return true;
            } else if (line.group(2).equals("E")) {
                unended.remove(line.group(3));
                Map<String, String> fields = fields(line);
                learn(line, fields.get("end"));
                if (fields.containsKey("end")) {
                    putAll(fields);
                } else {
                    putCut();
                }
                return true;
            }
            keep(line);
            if (unended.size() > mostJobs) {
                throw fatal(Problem.ofFormat("many.jobs", mostJobs));
            }
        }
        Iterator<Job> rest = unended.values().iterator();
        if (!rest.hasNext()) {
            return false;
        }
        Job job = rest.next();
        rest.remove();
        beginsAt(job.line);
        putAll(job.fields);
        return true;
    }

    /** Keeps a line of a job; reservations, checkpoints and licences are ignored. */
    private void keep(Matcher line) {
        String event = line.group(2);
        Optional<Map<String, String>> known = Optional.ofNullable(unended.get(line.group(3))).map(Job::fields);
        switch (event) {
            case "Q", "S" -> unended.put(line.group(3), new Job(number(), event.equals("S") ? started(line) : queued(line)));
            case "R" -> known.ifPresent(fields -> {
                fields.put("state", "queued");
                fields.remove("start");
            });
            case "A", "D" -> known.ifPresent(fields -> fields.put("state", "cancelled"));
            default -> {
            }
        }
    }

    private Map<String, String> started(Matcher line) {
        Map<String, String> fields = fields(line);
        fields.put("state", "running");
        learn(line, fields.get("start"));
        return fields;
    }

    private Map<String, String> queued(Matcher line) {
        Map<String, String> fields = fields(line);
        fields.put("state", "queued");
        long written = TimeText.point(line.group(1), "");
        fields.putIfAbsent("ctime", written == TimeText.WRONG ? line.group(1) : Long.toString((written - offset) / 1_000_000));
        fields.put("cores", line.group(4).contains("Resource_List.") ? fields.get("cores") : "0");
        return fields;
    }

    private void learn(Matcher line, String time) {
        long stated = TimeText.point(time == null ? "" : time, "s");
        long written = TimeText.point(line.group(1), "");
        boolean both = LogRow.known(stated) && stated != TimeText.WRONG && written != TimeText.WRONG;
        offset = both ? Math.round((written - stated) / (double) QUARTER) * QUARTER : offset;
    }

    private static Map<String, String> fields(Matcher line) {
        Map<String, String> fields = new HashMap<>();
        Matcher value = VALUE.matcher(line.group(4));
        while (value.find()) {
            fields.putIfAbsent(value.group(1), value.group(2).replace("\"", ""));
        }
        fields.put("job", line.group(3));
        fields.put("state", "");
        fields.put("cores", Long.toString(cores(fields)));
        // Plain amounts are bytes.
        fields.put("memory", fields.getOrDefault("Resource_List.mem", "").replaceFirst("[0-9]$", "$0b"));
        fields.computeIfPresent("Resource_List.walltime", (name, limit) -> TimeText.span(limit, "s") == TimeText.WRONG ? "" : limit);
        return fields;
    }

    /**
     * Cores that the job used, in the fields of PBS Pro; else those that it held or requested: Torque has them in several fields, some
     * always 1.
     */
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

    /** Number of cores of {@code node1/0+node1/1}, {@code node1/0*8} or {@code node1/0-7,9}. */
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

    /** Number of cores of {@code 2:ppn=8+1:ppn=4}. */
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
