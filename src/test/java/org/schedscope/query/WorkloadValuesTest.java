package org.schedscope.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.TickClock;
import org.schedscope.syntax.SyntaxException;

/** Jobs of a workload that was only read are asked for in the same words as those of a run. */
class WorkloadValuesTest {
    private static final List<Job> JOBS = List.of(job("a", "/maths/ada", 0, 4, "long"), job("b", "/maths", 10, 1, "short"),
            job("c", "/mathsclub", 20, 8, "short"));

    private static Job job(String id, String user, long arrival, int cores, String queue) {
        return new Job(id, user, arrival, List.of(Task.of("1", 5).withCores(cores)), Optional.empty(), Optional.of(queue));
    }

    private static String kept(String text) {
        JobQuery query = JobQuery.read(text, TickClock.ANY, WorkloadValues.FIELDS);
        WorkloadValues values = new WorkloadValues(new WorkloadIndex(Workload.of("three", JOBS.toArray(Job[]::new))));
        return IntStream.range(0, JOBS.size()).filter(job -> query.holds(values, job)).mapToObj(job -> JOBS.get(job).id())
                .collect(Collectors.joining());
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
        assertEquals("c", kept("task.cores > 4 and task.exec = 5"));
    }

    @Test
    void whatIsNoConditionIsRefused() {
        assertEquals("column 1: unknown field 'usr'; did you mean user?", refusal("usr = /a"));
        assertEquals("column 1: unknown field 'wait'; possible are job, user, queue, kind, arrival, exec, cores, tasks, task, "
                + "task.type, task.kind, task.exec, task.cores",
                refusal("wait > 9h"), "nothing has run");
        assertEquals("column 7: queue is a name: it can be compared by = and != only, not by <", refusal("queue < a"));
    }

    private static String refusal(String text) {
        return assertThrows(SyntaxException.class, () -> kept(text)).getMessage();
    }
}
