package org.schedscope.io.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

class JobFilterTest {
    private static final List<Job> JOBS = List.of(job("a", "/maths/ada", 0, 4, "long"), job("b", "/maths", 10, 1, "short"),
            job("c", "/mathsclub", 20, 8, "short"));

    private static Job job(String id, String user, long arrival, int cores, String queue) {
        return new Job(id, user, arrival, List.of(Task.of("1", 5).withCores(cores)), Optional.empty(), Optional.of(queue));
    }

    private static String kept(String text) {
        return JOBS.stream().filter(JobFilter.parse(text)).map(Job::id).collect(Collectors.joining());
    }

    @Test
    void jobsAreChosenByUserQueueCoresAndTicks() {
        assertEquals("ab", kept("user = /maths"));
        assertEquals("c", kept("user != /maths"));
        assertEquals("bc", kept("queue = short"));
        assertEquals("ac", kept("cores >= 4"));
        assertEquals("bc", kept("arrival in 10-20"));
        assertEquals("ab", kept("cores in 1,3-5"));
        assertEquals("b", kept("queue in short,long and cores < 2"));
        assertEquals("ab", kept("job in a, b"));
    }

    @Test
    void whatIsNoConditionIsRefused() {
        assertEquals("unknown field 'usr'; did you mean user? (available: job, user, queue, arrival, cores, exec, tasks)", refusal("usr = /a"));
        assertEquals("queue is compared with =, != and in, not with <", refusal("queue < a"));
        assertEquals("cores must be compared with a number, not 'many'", refusal("cores = many"));
        assertEquals("'cores' is not a condition; write user = /ada, cores >= 4 or arrival in 0-3600", refusal("cores"));
    }

    private static String refusal(String text) {
        return assertThrows(IllegalArgumentException.class, () -> JobFilter.parse(text)).getMessage();
    }
}
