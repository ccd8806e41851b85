package org.schedscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.schedscope.model.graph.WorkloadColumns;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.NameColumn;

/** The columns of a log say what records of the same jobs do. */
class LogJobsTest {
    private static LogJobs drawn(long seed, int jobs) {
        Random random = new Random(seed);
        LogJobsBuilder builder = new LogJobsBuilder("1", 0);
        boolean memory = random.nextBoolean();
        boolean estimates = random.nextBoolean();
        for (int job = 0; job < jobs; job++) {
            int queue = random.nextInt(3);
            builder.add(random.nextInt(4) == 0 ? random.nextInt(9) - 2 : job, builder.user("/u" + random.nextInt(12)),
                    queue == 0 ? NameColumn.NONE : builder.queue("q" + queue));
            builder.task(random.nextInt(100), 1 + random.nextInt(50), 1 + random.nextInt(8), memory ? random.nextInt(3) : 0,
                    estimates ? random.nextInt(3) : 0);
        }
        return builder.build();
    }

    @Test
    void columnsAreWhatRecordsOfTheSameJobsGive() {
        for (int seed = 0; seed < 200; seed++) {
            Workload log = new Workload("log", "tick", Optional.empty(), drawn(seed, 1 + seed % 40));
            Workload records = new Workload("log", "tick", Optional.empty(), new ArrayList<>(log.jobs()));
            assertThat(records).isEqualTo(log).hasSameHashCodeAs(log);
            assertThat(records.jobs()).isNotInstanceOf(LogJobs.class);
            assertThat(log.taskCount()).isEqualTo(records.taskCount());
            WorkloadColumns ours = new WorkloadIndex(log).columns();
            assertThat(ours).usingRecursiveComparison().isEqualTo(new WorkloadIndex(records).columns());
        }
    }

    @Test
    void aNumberThatComesAgainIsCountedInItsName() {
        LogJobsBuilder builder = new LogJobsBuilder("1", 0);
        for (long id : new long[] {3, 5, 3, -1, 4, 3, -1, 4, 6}) {
            builder.add(id, builder.user("/"), NameColumn.NONE);
            builder.task(0, 1, 1, 0, 0);
        }
        assertThat(builder.renamed()).hasSize(4);
        assertThat(builder.build().stream().map(Job::id)).containsExactly("3", "5", "3-2", "-1", "4", "3-3", "-1-2", "4-2", "6");
    }

    @Test
    void idsThatCountUpNeedNoColumnUntilTheyNoLongerDo() {
        long[] ids = IntStream.range(0, 60).mapToLong(job -> job < 45 ? 8 + job : job == 45 ? 8 + 47 : 3L * job).toArray();
        for (int count : new int[] {1, 2, 40, 45, 46, 47, 60}) {
            LogJobs log = named("1", Arrays.copyOf(ids, count));
            assertThat(log.stream().map(Job::id)).containsExactlyElementsOf(
                    LongStream.of(ids).limit(count).mapToObj(Long::toString).toList());
            assertThat(log.isNamedAs(named("1", Arrays.copyOf(ids, count)))).isTrue();
            assertThat(log.isNamedAs(named("1", LongStream.range(9, 9 + count).toArray()))).isFalse();
        }
    }

    @Test
    void someOfTheJobsStayWhatTheyWere() {
        LogJobs all = drawn(7, 30);
        int[] kept = {0, 3, 4, 11, 29};
        LogJobs some = all.only(kept);
        assertThat(some).isEqualTo(List.of(all.get(0), all.get(3), all.get(4), all.get(11), all.get(29)));
        assertThat(some.users()).isEqualTo(some.stream().map(Job::user).distinct().sorted().toList());
    }

    @Test
    void logsAreNamedAlikeIfTheirJobsHaveTheSameIds() {
        LogJobs log = named("1", 3, 5, 3);
        assertThat(log.isNamedAs(named("1", 3, 5, 3))).isTrue();
        assertThat(log.isNamedAs(named("1", 3, 5, 4))).isFalse();
        assertThat(log.isNamedAs(named("1", 3, 5))).isFalse();
        assertThat(log.isNamedAs(named("other", 3, 5, 3))).isFalse();
        LogJobsBuilder otherwise = new LogJobsBuilder("1", 0);
        for (long id : new long[] {3, 5, 3}) {
            otherwise.add(id, id == 5 ? "five" : null, otherwise.user("/"), NameColumn.NONE);
            otherwise.task(0, 1, 1, 0, 0);
        }
        assertThat(log.isNamedAs(otherwise.build())).isFalse();
    }

    private static LogJobs named(String taskId, long... ids) {
        LogJobsBuilder builder = new LogJobsBuilder(taskId, 0);
        for (long id : ids) {
            builder.add(id, builder.user("/u" + ids.length), NameColumn.NONE);
            builder.task(id, 1, 1, 0, 0);
        }
        return builder.build();
    }

    @Test
    void aClusterHoldsAJobOfTheColumnsIfItHoldsItsTask() {
        LogJobs all = drawn(4, 60);
        Cluster small = new Cluster("c", 3, "x", Ratio.ONE, OptionalLong.of(1));
        for (int job = 0; job < all.size(); job++) {
            assertThat(all.fits(job, small)).isEqualTo(all.get(job).tasks().get(0).fits(small));
        }
    }
}
