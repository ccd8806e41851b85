package org.schedscope.io.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.UniqueNumbers;

class JobsBuilderTest {
    private static List<Job> built(List<Job> jobs) {
        JobsBuilder builder = new JobsBuilder();
        jobs.forEach(builder::add);
        return builder.build();
    }

    private static Job ofLog(Random random, String id) {
        Task task = new Task("1", 1 + random.nextInt(9), 1 + random.nextInt(9), Task.ANY_KIND, random.nextInt(2),
                random.nextBoolean() ? OptionalLong.of(1 + random.nextInt(9)) : OptionalLong.empty(), Map.of(), List.of());
        return new Job(id, random.nextBoolean() ? Job.ROOT_USER : "/u", random.nextInt(99), List.of(task), Optional.empty(),
                random.nextBoolean() ? Optional.of("q") : Optional.empty());
    }

    private static List<Job> log(Random random, int count) {
        List<Job> jobs = new ArrayList<>();
        for (int job = 0; job < count; job++) {
            jobs.add(ofLog(random, Integer.toString(random.nextBoolean() ? 2 * job : 2_001 - 2 * job)));
        }
        return jobs;
    }

    private static List<Job> unlikeThoseOfLogs() {
        ValueCurve curve = new ValueCurve(Ratio.ONE, List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE),
                new ValueCurve.Point(Ratio.of(2), Ratio.ZERO)));
        Job plain = Job.of("7", 0, Task.of("1", 1));
        return List.of(Job.of("J", 0, Task.of("1", 1)), Job.of("07", 0, Task.of("1", 1)), Job.of("7", 0, Task.of("T", 1)),
                Job.of("7", 0, Task.of("1", 1).withKind("gpu")), Job.of("7", 0, Task.of("1", 1), Task.of("2", 1)),
                new Job("7", "/", 0, plain.tasks(), Optional.of(curve), Optional.empty()),
                Job.of("1234567890123456789", 0, Task.of("1", 1)));
    }

    @Test
    void jobsOfALogAreKeptInColumnsAndAreTheSame() {
        for (int seed = 0; seed < 50; seed++) {
            List<Job> jobs = log(new Random(seed), 1 + seed);
            assertThat(built(jobs)).isInstanceOf(LogJobs.class).isEqualTo(jobs);
        }
    }

    @Test
    void jobsUnlikeThoseOfALogAreRecordsWhereverTheyCome() {
        for (Job other : unlikeThoseOfLogs()) {
            for (int before = 0; before < 3; before++) {
                List<Job> jobs = log(new Random(1), 3);
                jobs.add(before, other);
                List<Job> built = built(jobs);
                assertThat(built).isEqualTo(jobs);
                assertThat(built).isNotInstanceOf(LogJobs.class);
            }
        }
    }

    @Test
    void noJobsAreNone() {
        assertThat(new JobsBuilder().build()).isEmpty();
    }

    @Test
    void numbersAreThoseThatJavaWritesSo() {
        assertThat(List.of("0", "10", "999999999999999999").stream().map(UniqueNumbers::of))
                .containsExactly(0L, 10L, 999_999_999_999_999_999L);
        assertThat(List.of("", "-1", "+1", "01", "1.0", "1e3", "٣", "J1", "1000000000000000000").stream().map(UniqueNumbers::of))
                .containsOnly(UniqueNumbers.NONE);
    }
}
