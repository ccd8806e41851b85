package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class LogJobLineTest {
    private static final List<String> USERS = List.of(Job.ROOT_USER, "/ada", "/group \"a\"/gödel");
    private static final List<String> QUEUES = List.of("batch", "short\tqueue");

    private static Jobs jobs(int count, boolean held, boolean told) {
        Random random = new Random(count);
        List<Job> jobs = new ArrayList<>();
        for (int job = 0; job < count; job++) {
            int queue = random.nextInt(3);
            Task task = Task.of("1", 1 + random.nextInt(5_000)).withCores(1 + random.nextInt(3)).withMemory(held ? random.nextInt(2) : 0);
            jobs.add(new Job(random.nextBoolean() ? job + "-2" : Integer.toString(2 * job), USERS.get(random.nextInt(3)),
                    random.nextInt(1 << random.nextInt(30)), List.of(told && random.nextBoolean() ? task.withEstimate(999) : task),
                    Optional.empty(), queue == 2 ? Optional.empty() : Optional.of(QUEUES.get(queue))));
        }
        return Jobs.of(jobs);
    }

    private static String byGenerator(Jobs jobs) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JsonOut.oneLine(bytes)) {
            WorkloadWriter.write(Workload.of("log", jobs.toArray(new Job[0])), out);
        }
        String all = bytes.toString(StandardCharsets.UTF_8);
        return all.substring(all.indexOf('[') + 1, all.length() - 2);
    }

    /** A thousand jobs are more than one buffer. */
    @Test
    void linesAreThoseOfTheGenerator() throws IOException {
        for (int count : new int[] {1, 20, 1_000}) {
            for (int kind = 0; kind < 4; kind++) {
                Jobs jobs = jobs(count, (kind & 1) != 0, (kind & 2) != 0);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                new LogJobLine(jobs).write(bytes);
                assertEquals(byGenerator(jobs), bytes.toString(StandardCharsets.UTF_8));
            }
        }
    }
}
