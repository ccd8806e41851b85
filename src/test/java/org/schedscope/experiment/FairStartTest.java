package org.schedscope.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveHierarchical;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

class FairStartTest {
    private static Map<String, Double> of(RunSpec spec) {
        Trace trace = Runs.trace(spec);
        List<Integer> made = new ArrayList<>();
        Map<String, Double> values = FairStart.of(spec, RunMeasures.at(new JobFacts(trace.index(), spec.platform()), trace,
                trace.eventCount()), made::add);
        assertEquals(IntStream.rangeClosed(1, spec.workload().jobs().size()).boxed().toList(), made);
        return values;
    }

    @Test
    void aShortJobThatOvertakesMakesALongOneMissItsFairStart() {
        // One core under srtf: A until 10; B, of 6, waits from 1 and could start at 10; C, of 2, comes at 5 and starts before it.
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("T", 10)), Job.of("B", 1, Task.of("T", 6)), Job.of("C", 5, Task.of("T",
                2)));
        Platform one = Platform.of("p", Cluster.of("C1", 1));
        assertEquals(Map.of("meanMissedFairStart", 2 / 3.0, "lateStartShare", 1 / 3.0, "unfairSlowdownShare", 1 / 3.0),
                of(RunSpec.of(workload, one, "srtf", 1)));
        assertEquals(Map.of("meanMissedFairStart", 0.0, "lateStartShare", 0.0, "unfairSlowdownShare", 0.0),
                of(RunSpec.of(workload, one, "fifo-job", 1)));
    }

    /** Each fair start from a whole naive run of the jobs up to it. */
    @Test
    void isWhatARunOfTheJobsUpToEachGives() {
        int late = 0;
        for (long seed = 0; seed < 25; seed++) {
            for (String policy : List.of("srtf", "fair-share", "p-slr", "eet")) {
                RunSpec spec = RandomCases.hierarchical(seed, policy);
                Map<String, Double> naive = naive(spec);
                assertEquals(naive, of(spec), policy + ", seed " + seed);
                late += naive.get("lateStartShare") > 0 ? 1 : 0;
            }
        }
        assertTrue(late > 5, "too few jobs start late: " + late);
    }

    private static Map<String, Double> naive(RunSpec spec) {
        List<Job> jobs = spec.workload().jobs();
        long[][] whole = startsAndEnds(new NaiveHierarchical(spec).run(), jobs);
        double missed = 0;
        double later = 0;
        double slower = 0;
        for (int j = 0; j < jobs.size(); j++) {
            Job job = jobs.get(j);
            List<Job> some = new ArrayList<>();
            for (int other = 0; other < jobs.size(); other++) {
                boolean before = jobs.get(other).arrival() < job.arrival() || jobs.get(other).arrival() == job.arrival() && other <= j;
                if (before) {
                    some.add(jobs.get(other));
                }
            }
            RunSpec upTo = new RunSpec(spec.workload().withJobs(some), spec.platform(), spec.choices());
            long[] alone = startsAndEnds(new NaiveHierarchical(upTo).run(), some)[some.indexOf(job)];
            missed += Math.max(0, whole[j][0] - alone[0]);
            later += whole[j][0] > alone[0] ? 1 : 0;
            slower += whole[j][1] - job.arrival() > alone[1] - job.arrival() ? 1 : 0;
        }
        return new TreeMap<>(Map.of("meanMissedFairStart", missed / jobs.size(), "lateStartShare", later / jobs.size(),
                "unfairSlowdownShare", slower / jobs.size()));
    }

    private static long[][] startsAndEnds(List<Placement> placements, List<Job> jobs) {
        long[][] all = new long[jobs.size()][];
        int next = 0;
        for (int j = 0; j < all.length; j++) {
            all[j] = new long[] {Long.MAX_VALUE, 0};
            for (int t = 0; t < jobs.get(j).tasks().size(); t++) {
                Placement placement = placements.get(next++);
                all[j] = new long[] {Math.min(all[j][0], placement.start()), Math.max(all[j][1], placement.finish())};
            }
        }
        return all;
    }
}
