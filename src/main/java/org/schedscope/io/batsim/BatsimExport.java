package org.schedscope.io.batsim;

import static org.schedscope.io.json.PlainJson.digits;
import static org.schedscope.io.json.PlainJson.each;
import static org.schedscope.io.json.PlainJson.fields;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import org.schedscope.io.format.LossReport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Writes jobs of one task each as a Batsim workload that all versions of Batsim read: a job has a delay profile with the seconds of its
 * task, and a wall time if the task has an estimate and keeps to it.
 */
public final class BatsimExport {
    public static final WorkloadExport EXPORT = new WorkloadExport("batsim", "Batsim workload JSON", List.of(".batsim.json"),
            BatsimExport::refusal, BatsimExport::losses, BatsimExport::write);
    private static final String NUMBERED_USER = "/u(0|[1-9][0-9]{0,8})";

    private BatsimExport() {
    }

    private static Optional<Message> refusal(Workload workload) {
        return workload.jobs().stream().filter(job -> job.tasks().size() > 1).findFirst()
                .map(job -> Message.of("exports", "batsim.graph", SafeText.cut(job.id()), job.tasks().size()));
    }

    private static List<Message> losses(Workload workload) {
        List<Message> losses = LossReport.of(workload, "kinds", "times", "values", "needs");
        LossReport.tell(losses, "queues", workload.jobs().stream().filter(job -> job.queue().isPresent()).count());
        LossReport.tell(losses, "walltimes", workload.jobs().stream().filter(job -> endsBy(job.tasks().get(0)).isEmpty()
                && job.tasks().get(0).estimate().isPresent()).count());
        LossReport.tell(losses, "dates", workload.start().isPresent() ? 1 : 0);
        return losses;
    }

    private static void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException {
        TickLength tick = TickLength.ofUnit(workload.timeUnit());
        SortedSet<Long> times = new TreeSet<>();
        int widest = 1;
        for (Job job : workload.jobs()) {
            times.add(job.tasks().get(0).exec());
            widest = Math.max(widest, job.tasks().get(0).cores());
        }
        long cores = platform.isPresent() ? platform.get().totalCores() : widest;
        Map<String, Object> profiles = new LinkedHashMap<>();
        times.forEach(time -> profiles.put(profile(time, tick), fields("type", "delay", "delay", digits(tick.secondsOf(time)))));
        try (JsonGenerator json = JsonOut.lines(out, 1, 2)) {
            PlainJson.write(fields("description", "made from " + SafeText.of(workload.name()), "nb_res", cores,
                    "jobs", each(workload.jobs().stream().map(job -> job(job, tick))), "profiles", profiles), json);
        }
    }

    private static String profile(long ticks, TickLength tick) {
        return "d" + tick.secondsOf(ticks).toPlainString();
    }

    private static Map<String, Object> job(Job job, TickLength tick) {
        Task task = job.tasks().get(0);
        OptionalLong end = endsBy(task);
        boolean numbered = job.user().matches(NUMBERED_USER);
        return fields("id", job.id(), "subtime", digits(tick.secondsOf(job.arrival())),
                "walltime", end.isEmpty() ? null : digits(tick.secondsOf(end.getAsLong())), "res", task.cores(),
                "profile", profile(task.exec(), tick), "user_id", numbered ? Integer.valueOf(job.user().substring(2)) : null,
                "user", numbered || job.user().equals(Job.ROOT_USER) ? null : job.user().substring(1));
    }

    /** The wall time of a task: its estimate, unless Batsim would kill the task at it. */
    private static OptionalLong endsBy(Task task) {
        return task.estimate().isPresent() && task.estimate().getAsLong() >= task.exec() ? task.estimate() : OptionalLong.empty();
    }
}
