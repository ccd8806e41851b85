package org.schedscope.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.UniqueNumbers;

class JobsTest {
    private static final List<String> CLUSTERS = List.of("C2", "C1", "C3");

    /** What jobs have beside what every job has, by the bits of a number. */
    private record Having(Random random, int bits) {
        private boolean draw(int bit) {
            return (bits >> bit & 1) != 0 && random.nextInt(4) == 0;
        }

        private Task task(int number) {
            Task task = Task.of(draw(0) ? "T" + number : Integer.toString(number), 1 + random.nextInt(9)).withCores(1 + random.nextInt(5));
            task = draw(1) ? task.withKind("gpu") : task;
            task = draw(2) ? task.withMemory(random.nextInt(3)) : task;
            task = draw(3) ? task.withEstimate(1 + random.nextInt(9)) : task;
            return draw(4) ? task.withExecOn(figures()) : task;
        }

        private Map<String, Long> figures() {
            Map<String, Long> figures = new LinkedHashMap<>();
            CLUSTERS.stream().filter(cluster -> random.nextBoolean()).forEach(cluster -> figures.put(cluster, 1L + random.nextInt(9)));
            return figures;
        }

        private Job job(int number) {
            List<Task> tasks = new ArrayList<>();
            int count = draw(5) ? 1 + random.nextInt(6) : 1;
            for (int task = 0; task < count; task++) {
                List<Dependency> parents = new ArrayList<>();
                for (int parent = task - 1; parent >= 0; parent--) {
                    if (draw(6)) {
                        parents.add(new Dependency(parent, draw(7) ? Optional.of(new Ratio(1, 3)) : Optional.empty()));
                    }
                }
                tasks.add(task(task).withParents(parents));
            }
            ValueCurve curve = new ValueCurve(Ratio.ONE, List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE),
                    new ValueCurve.Point(Ratio.of(2), Ratio.ZERO)));
            return new Job(draw(8) ? "J" + number : Integer.toString(draw(9) ? 7 * number + 1_000 : number), "/u" + random.nextInt(3),
                    random.nextInt(20), tasks, draw(10) ? Optional.of(curve) : Optional.empty(),
                    draw(11) ? Optional.of("q" + random.nextInt(2)) : Optional.empty());
        }
    }

    private static List<Job> drawn(int seed) {
        Having having = new Having(new Random(seed), seed == 0 ? 0 : new Random(seed).nextInt(1 << 12));
        return IntStream.range(0, 1 + seed % 40).mapToObj(having::job).toList();
    }

    @Test
    void columnsGiveTheJobsThatWereAdded() {
        for (int seed = 0; seed < 500; seed++) {
            List<Job> records = drawn(seed);
            Jobs jobs = Jobs.of(records);
            assertThat(jobs).isEqualTo(records).hasSameHashCodeAs(records);
            assertThat(Jobs.of(new ArrayList<>(jobs))).isEqualTo(records);
            List<Task> tasks = records.stream().flatMap(job -> job.tasks().stream()).toList();
            assertThat(jobs.taskCount()).isEqualTo(tasks.size());
            for (int task = 0; task < tasks.size(); task++) {
                assertTaskIs(tasks.get(task), jobs, task);
            }
        }
    }

    private static void assertTaskIs(Task task, Jobs jobs, int number) {
        assertThat(jobs.task(number)).isEqualTo(task);
        assertThat(jobs.get(jobs.jobOf(number)).tasks().get(number - jobs.firstTask(jobs.jobOf(number)))).isEqualTo(task);
        assertThat(jobs.taskId(number)).isEqualTo(task.id());
        assertThat(jobs.kind(number)).isEqualTo(task.kind());
        assertThat(jobs.exec()[number]).isEqualTo(task.exec());
        assertThat(jobs.cores()[number]).isEqualTo(task.cores());
        assertThat(jobs.memoryOf(number)).isEqualTo(task.memory());
        assertThat(jobs.told(number)).isEqualTo(task.estimate().orElse(task.exec()));
        assertThat(List.copyOf(jobs.execOn(number).entrySet())).isEqualTo(List.copyOf(task.execOn().entrySet()));
        assertThat(IntStream.range(jobs.firstParent(number), jobs.firstParent(number + 1)).mapToObj(jobs::edge)).isEqualTo(task.parents());
        Cluster small = Cluster.of("C1", 3, "cpu");
        assertThat(jobs.fits(number, small)).isEqualTo(task.fits(small));
    }

    @Test
    void columnsThatNoJobNeedsAreEmpty() {
        Jobs plain = Jobs.of(drawn(0));
        assertThat(plain.arePlain()).isTrue();
        assertThat(plain.memory()).isEmpty();
        assertThat(plain.estimate()).isEmpty();
        for (int seed = 1; seed < 200; seed++) {
            List<Job> records = drawn(seed);
            List<Task> tasks = records.stream().flatMap(job -> job.tasks().stream()).toList();
            Jobs jobs = Jobs.of(records);
            assertThat(jobs.areSingleTasks()).isEqualTo(tasks.size() == records.size());
            assertThat(jobs.memory().length > 0).isEqualTo(tasks.stream().anyMatch(task -> task.memory() > 0));
            assertThat(jobs.estimate().length > 0).isEqualTo(tasks.stream().anyMatch(task -> task.estimate().isPresent()));
            assertThat(jobs.anyKind()).isEqualTo(tasks.stream().anyMatch(task -> !task.kind().equals(Task.ANY_KIND)));
            assertThat(jobs.anyFigures()).isEqualTo(tasks.stream().anyMatch(task -> !task.execOn().isEmpty()));
            assertThat(jobs.anyEdges()).isEqualTo(tasks.stream().anyMatch(task -> !task.parents().isEmpty()));
            assertThat(jobs.anyCurve()).isEqualTo(records.stream().anyMatch(job -> job.value().isPresent()));
        }
    }

    @Test
    void twoJobsOfOneIdAreRefused() {
        assertThatThrownBy(() -> Jobs.of(List.of(Job.of("7", 0, Task.of("1", 1)), Job.of("7", 1, Task.of("1", 1)))))
                .isInstanceOf(ModelException.class);
    }

    @Test
    void someOfTheJobsStayWhatTheyWere() {
        Jobs all = Jobs.of(drawn(39));
        int[] kept = {0, 3, 4, 11, 29};
        Jobs some = all.only(kept);
        assertThat(some).isEqualTo(List.of(all.get(0), all.get(3), all.get(4), all.get(11), all.get(29)));
        assertThat(some.users()).isEqualTo(some.stream().map(Job::user).distinct().sorted().toList());
    }

    @Test
    void jobsAreNamedAlikeIfTheyAndTheirTasksHaveTheSameIds() {
        Jobs jobs = named("1", "3", "5", "3-2");
        assertThat(jobs.areNamedAs(named("1", "3", "5", "3-2"))).isTrue();
        assertThat(jobs.areNamedAs(named("1", "3", "5", "4"))).isFalse();
        assertThat(jobs.areNamedAs(named("1", "3", "5"))).isFalse();
        assertThat(jobs.areNamedAs(named("1", "3", "five", "3-2"))).isFalse();
        assertThat(jobs.areNamedAs(named("other", "3", "5", "3-2"))).isFalse();
        assertThat(jobs.areNamedAs(Jobs.of(List.of(Job.of("3", 9, Task.of("1", 7)), Job.of("5", 0, Task.of("1", 1)),
                Job.of("3-2", 0, Task.of("1", 4)))))).isTrue();
    }

    private static Jobs named(String taskId, String... ids) {
        return Jobs.of(Stream.of(ids).map(id -> Job.of(id, 0, Task.of(taskId, 1))).toList());
    }

    @Test
    void numbersAreThoseThatJavaWritesSo() {
        assertThat(List.of("0", "10", "999999999999999999").stream().map(UniqueNumbers::of))
                .containsExactly(0L, 10L, 999_999_999_999_999_999L);
        assertThat(List.of("", "-1", "+1", "01", "1.0", "1e3", "٣", "J1", "1000000000000000000").stream().map(UniqueNumbers::of))
                .containsOnly(UniqueNumbers.NONE);
    }
}
