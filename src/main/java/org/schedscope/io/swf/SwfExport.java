package org.schedscope.io.swf;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.ZonedDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.io.format.LossReport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Writes jobs of one task each in Standard Workload Format. Jobs, users ({@code /u7}) and queues that are numbers keep them; where one
 * is not, all are numbered from 1 in the order of their first mention, and comments give their names. Memory is per processor.
 */
public final class SwfExport {
    /** The format. */
    public static final WorkloadExport EXPORT = new WorkloadExport("swf", "Standard Workload Format", List.of(".swf"),
            SwfExport::refusal, SwfExport::losses, SwfExport::write);
    private static final String UNKNOWN = "-1";
    private static final String NUMBER = "0|[1-9][0-9]{0,8}";

    private SwfExport() {
    }

    private static Optional<Message> refusal(Workload workload) {
        return workload.jobs().stream().filter(job -> job.tasks().size() > 1).findFirst()
                .map(job -> Message.of("exports", "swf.graph", SafeText.cut(job.id()), job.tasks().size()));
    }

    private static List<Message> losses(Workload workload) {
        List<Message> losses = LossReport.of(workload, "kinds", "times", "values");
        LossReport.tell(losses, "memory",
                workload.jobs().stream().map(job -> job.tasks().get(0)).filter(task -> task.memory() % task.cores() != 0).count());
        long first = workload.jobs().stream().mapToLong(Job::arrival).min().orElse(0);
        LossReport.tell(losses, "beginning", first);
        return losses;
    }

    private static void write(Workload workload, Optional<Platform> platform, OutputStream stream) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16);
        Map<String, String> jobs = numbers(workload.jobs().stream().map(Job::id), "");
        Map<String, String> users = numbers(workload.jobs().stream().map(Job::user).filter(user -> !user.equals(Job.ROOT_USER)), "/u");
        Map<String, String> queues = numbers(workload.jobs().stream().flatMap(job -> job.queue().stream()), "");
        out.write("; Version: 2.2\n");
        if (platform.isPresent()) {
            out.write("; Computer: " + comment(platform.get().name()) + "\n; MaxProcs: " + platform.get().totalCores() + "\n");
        }
        Optional<ZonedDateTime> start = workload.start();
        if (start.isPresent()) {
            out.write("; UnixStartTime: " + start.get().toEpochSecond() + "\n; TimeZone: " + start.get().getOffset().getTotalSeconds()
                    + "\n; TimeZoneString: " + start.get().getZone() + "\n");
        }
        out.write("; MaxJobs: " + workload.jobs().size() + "\n; Note: made from " + comment(workload.name()) + "\n");
        notes(out, "job", jobs, "");
        notes(out, "user", users, "/u");
        notes(out, "queue", queues, "");
        TickLength tick = TickLength.ofUnit(workload.timeUnit());
        for (Job job : workload.jobs()) {
            out.write(line(job, tick, List.of(jobs.get(job.id()), users.getOrDefault(job.user(), UNKNOWN),
                    job.queue().map(queues::get).orElse(UNKNOWN))));
        }
        out.flush();
    }

    private static String line(Job job, TickLength tick, List<String> names) {
        Task task = job.tasks().get(0);
        String asked = task.estimate().isPresent() ? tick.secondsOf(task.estimate().getAsLong()).toPlainString() : UNKNOWN;
        String memory = task.memory() == 0 ? UNKNOWN : Long.toString((task.memory() + task.cores() - 1) / task.cores());
        return Stream.of(names.get(0), tick.secondsOf(job.arrival()).toPlainString(), UNKNOWN, tick.secondsOf(task.exec()).toPlainString(),
                Integer.toString(task.cores()), UNKNOWN, UNKNOWN, Integer.toString(task.cores()), asked, memory, UNKNOWN, names.get(1),
                UNKNOWN,
                UNKNOWN, names.get(2), UNKNOWN, UNKNOWN, UNKNOWN).collect(Collectors.joining(" ", "", "\n"));
    }

    /** A number for each name: the rest after the prefix if that is a number for all of them, else from 1 in order. */
    private static Map<String, String> numbers(Stream<String> names, String prefix) {
        List<String> distinct = names.distinct().toList();
        boolean keep = distinct.stream().allMatch(name -> name.startsWith(prefix) && name.substring(prefix.length()).matches(NUMBER));
        Map<String, String> numbers = new LinkedHashMap<>();
        for (String name : distinct) {
            numbers.put(name, keep ? name.substring(prefix.length()) : Integer.toString(numbers.size() + 1));
        }
        return numbers;
    }

    private static void notes(Writer out, String what, Map<String, String> numbers, String prefix) throws IOException {
        for (Map.Entry<String, String> entry : numbers.entrySet()) {
            if (!entry.getKey().equals(prefix + entry.getValue())) {
                out.write("; Note: " + what + " " + entry.getValue() + " is " + comment(entry.getKey()) + "\n");
            }
        }
    }

    private static String comment(String text) {
        return SafeText.of(text);
    }
}
