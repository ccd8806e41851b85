package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.naive.NaiveAbsences;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.AbsentCores.Absence;
import org.schedscope.trace.AbsentCores.Cause;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Which cores are not there after forks. */
@Tag("law")
class AbsentCoresTest {
    private static final int CASES = Laws.cases(400);

    private static Trace run(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform(),
                spec.begunPlatform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    private static List<Absence> absences(ForkSpec... forks) {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 10).withCores(3)), Job.of("J2", 0, Task.of("T", 30)));
        RunSpec spec = RunSpec.of(workload, Platform.of("p", Cluster.of("C1", 5, "any")), "fifo-job", 1);
        for (ForkSpec fork : forks) {
            spec = spec.forked(fork);
        }
        return AbsentCores.of(run(spec));
    }

    private static ForkSpec.CoresOut out(int cores, long until) {
        return new ForkSpec.CoresOut("C1", cores, until);
    }

    @Test
    void freeCoresGoAtOnceAndHeldOnesWhenTheirTasksEnd() {
        // J1 holds cores 0 to 2 until 10, J2 holds core 3: core 4 is free.
        assertEquals(List.of(new Absence(0, 4, 4, 4, 25, 0, Cause.OUT_OF_ORDER), new Absence(0, 1, 2, 10, 25, 0, Cause.OUT_OF_ORDER)),
                absences(ForkSpec.at(4).withOutages(List.of(out(3, 25)))));
    }

    @Test
    void whatIsStillHeldWhenTheOutageEndsNeverWent() {
        assertEquals(List.of(new Absence(0, 4, 4, 4, 8, 0, Cause.OUT_OF_ORDER)), absences(ForkSpec.at(4).withOutages(List.of(out(3, 8)))));
    }

    @Test
    void anOutageBeyondTheEndOfTheRunIsKnownToEnd() {
        assertEquals(List.of(new Absence(0, 4, 4, 4, 900, 0, Cause.OUT_OF_ORDER)), absences(ForkSpec.at(4).withOutages(List.of(out(1,
                900)))));
    }

    @Test
    void coresAreTakenAwayForGoodAndOthersAreNotThereYet() {
        assertEquals(List.of(new Absence(0, 4, 4, 4, AbsentCores.OPEN, 0, Cause.TAKEN_AWAY)), absences(ForkSpec.at(4).withCores("C1", 4)));
        assertEquals(List.of(new Absence(0, 5, 6, 0, 4, 0, Cause.NOT_YET)), absences(ForkSpec.at(4).withCores("C1", 7)));
        assertEquals(List.of(), absences(ForkSpec.at(4).withPolicy("srtf")));
    }

    @Test
    void noTaskEverHoldsACoreThatIsNotThere() {
        int seen = 0;
        for (long seed = 0; seed < CASES; seed++) {
            RunSpec spec = RandomForks.forked(RandomForks.forked(RandomForks.root(seed), seed), seed + 1);
            boolean ofCores = spec.forks().stream().anyMatch(fork -> !fork.cores().isEmpty() || !fork.outages().isEmpty());
            if (!ofCores || !RandomForks.isPossible(spec)) {
                continue;
            }
            Trace trace = run(spec);
            List<Absence> absences = AbsentCores.of(trace);
            assertEquals(NaiveAbsences.of(trace, spec.platform(), spec.forks()), absences, "seed " + seed);
            for (Absence absence : absences) {
                seen++;
                assertTrue(absence.from() < absence.until());
                for (int piece = 0; piece < trace.pieces().count(); piece++) {
                    assertTrue(
                            !holds(trace, piece, absence) || trace.pieces().end(piece) <= absence.from()
                                    || trace.pieces().start(piece) >= absence.until(),
                            "seed " + seed + ": piece " + piece + " and " + absence);
                }
            }
        }
        assertTrue(seen > CASES / 4, "there was something to see: " + seen);
    }

    private static boolean holds(Trace trace, int piece, Absence absence) {
        boolean holds = false;
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            holds |= trace.pieces().cluster(piece) == absence.cluster() && trace.pieces().firstCore(piece, range) <= absence.last()
                    && trace.pieces().lastCore(piece, range) >= absence.first();
        }
        return holds;
    }
}
