package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.model.LogJobsBuilder;
import org.schedscope.model.Workload;
import org.schedscope.text.NameColumn;

class LogJobLineTest {
    private static final List<String> USERS = List.of(Job.ROOT_USER, "/ada", "/group \"a\"/gödel");
    private static final List<String> QUEUES = List.of("batch", "short\tqueue");

    private static LogJobs jobs(int count, boolean held, boolean told) {
        Random random = new Random(count);
        LogJobsBuilder builder = new LogJobsBuilder("1", 0);
        for (int job = 0; job < count; job++) {
            int queue = random.nextInt(3);
            builder.add(random.nextInt(2 * count), builder.user(USERS.get(random.nextInt(3))),
                    queue == 2 ? NameColumn.NONE : builder.queue(QUEUES.get(queue)));
            builder.task(random.nextInt(1 << random.nextInt(30)), 1 + random.nextInt(5_000), 1 + random.nextInt(3),
                    held ? random.nextInt(2) : 0, told ? random.nextInt(3) * 999L : 0);
        }
        return builder.build();
    }

    private static String byGenerator(LogJobs jobs) throws IOException {
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
                LogJobs jobs = jobs(count, (kind & 1) != 0, (kind & 2) != 0);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                new LogJobLine(jobs).write(bytes);
                assertEquals(byGenerator(jobs), bytes.toString(StandardCharsets.UTF_8));
            }
        }
    }
}
