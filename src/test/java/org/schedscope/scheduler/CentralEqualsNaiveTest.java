package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.Manner;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.event.FanOut;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** One queue for all clusters against the rules written down naively, on random workloads full of ties, starvation and transfers. */
class CentralEqualsNaiveTest {
    private static final int CASES = Integer.getInteger("law.cases", 2_000);

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "srtf", "lrtf", "p-slr-2013", "p-slr"})
    void everyMarketScheduleIsTheNaiveOne(String policy) {
        int starvedInAll = 0;
        for (long seed = 0; seed < CASES; seed++) {
            starvedInAll += compare(RandomCases.market(seed, policy));
        }
        assertTrue(starvedInAll > CASES / 10, "too few jobs starve: " + starvedInAll);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fair-share", "p-slr"})
    void everyCentralScheduleIsTheNaiveOne(String policy) {
        for (long seed = 0; seed < CASES; seed++) {
            RunSpec market = RandomCases.market(seed, policy);
            assertEquals(0, compare(new RunSpec(market.workload(), market.platform(), policy, "central", seed, market.parameters())));
        }
    }

    private static int compare(RunSpec spec) {
        NaiveCentral naive = new NaiveCentral(spec);
        List<Placement> expected = naive.run();
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        TraceRecorder recorder = new TraceRecorder(index, spec.platform());
        ScheduleAuditor auditor = new ScheduleAuditor(index, spec.platform(), Manner.CENTRAL);
        Schedulers.start(spec, FanOut.of(recorder, auditor)).runToEnd();
        assertEquals(expected, Runs.placements(recorder.trace()), "seed " + spec.seed());
        assertEquals(List.copyOf(naive.starved()), starved(recorder.trace()), "seed " + spec.seed());
        assertEquals(List.of(), auditor.finish(), "seed " + spec.seed());
        return naive.starved().size();
    }

    private static List<Integer> starved(Trace trace) {
        List<Integer> jobs = new ArrayList<>();
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == EventKind.JOB_STARVED) {
                jobs.add(trace.subject(seq));
            }
        }
        return jobs.stream().sorted().toList();
    }
}
