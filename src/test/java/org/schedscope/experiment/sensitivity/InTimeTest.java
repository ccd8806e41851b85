package org.schedscope.experiment.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

class InTimeTest {
    private static final InTime.Watch NOBODY = watch(false);

    private static InTime.Watch watch(boolean cancelled) {
        return new InTime.Watch() {
            @Override
            public void tried(Perturbation perturbation, int runs) {
                // Nobody looks.
            }

            @Override
            public boolean isCancelled() {
                return cancelled;
            }
        };
    }

    private static RunSpec shortBehindLong() {
        Workload workload = Workload.of("two", Job.of("long", 0, Task.of("T", 10)).withUser("/a"),
                Job.of("short", 5, Task.of("T", 2)).withUser("/b"));
        return RunSpec.of(workload, Platform.of("one core", Cluster.of("C", 1)), "fifo-job", 1);
    }

    private static Optional<InTime.Finding> found(List<InTime.Finding> findings, Perturbation.Kind kind) {
        return findings.stream().filter(finding -> finding.perturbation().kind() == kind).findFirst();
    }

    /** It ends at 12; a core of its own, or an arrival from 10 on, saves it; none before, since the long one runs from 0. */
    @Test
    void aShortJobBehindALongOneIsInTimeWithACoreMoreOrOnceTheLongOneIsDone() {
        LateJob late = LateJob.of(shortBehindLong(), 1, OptionalLong.empty());
        assertEquals(new LateJob(OptionalLong.of(12), 7), late);
        List<InTime.Finding> findings = new InTime(shortBehindLong(), 1, 7, NOBODY).findings();
        assertEquals(OptionalLong.of(1), found(findings, Perturbation.Kind.CORES).orElseThrow().step());
        InTime.Finding earlier = found(findings, Perturbation.Kind.EARLIER).orElseThrow();
        assertEquals(OptionalLong.empty(), earlier.step());
        assertEquals(5, earlier.tried().lastKey());
        assertEquals(OptionalLong.empty(), found(findings, Perturbation.Kind.SHARE).orElseThrow().step());
        assertFalse(found(findings, Perturbation.Kind.ESTIMATE).isPresent());
    }

    @Test
    void theJobMayEndLaterWhereItComesLater() {
        RunSpec spec = shortBehindLong();
        Workload more = spec.workload().withJobs(List.of(spec.workload().jobs().get(0), spec.workload().jobs().get(1),
                Job.of("last", 40, Task.of("T", 1))));
        List<InTime.Finding> findings = new InTime(RunSpec.of(more, spec.platform(), "fifo-job", 1), 1, 7, NOBODY).findings();
        InTime.Finding later = found(findings, Perturbation.Kind.LATER).orElseThrow();
        assertEquals("10", later.perturbation().value().apply(later.step().getAsLong()));
        assertEquals(OptionalLong.of(12), later.tried().get(5L));
    }

    /** Of every kind, in random runs: the answer ends in time, and the step before it does not, in runs made for themselves. */
    @Test
    void anAnswerIsEnoughAndTheStepBeforeItIsNot() {
        int answers = 0;
        for (int seed = 0; seed < Laws.cases(40); seed++) {
            RunSpec spec = RandomCases.hierarchical(seed, seed % 2 == 0 ? "fair-share" : "fifo-job");
            int job = spec.workload().jobs().size() - 1;
            LateJob late = LateJob.of(spec, job, OptionalLong.empty());
            if (late.isInTime()) {
                continue;
            }
            for (InTime.Finding finding : new InTime(spec, job, late.deadline(), NOBODY).findings()) {
                if (finding.step().isPresent()) {
                    long step = finding.step().getAsLong();
                    assertTrue(ends(finding.perturbation(), step, job, late.deadline()), seed + " " + finding.perturbation().kind());
                    assertFalse(ends(finding.perturbation(), step - 1, job, late.deadline()), seed + " " + finding.perturbation().kind());
                    answers++;
                }
            }
        }
        assertTrue(answers > 10, answers + " answers");
    }

    private static boolean ends(Perturbation perturbation, long step, int job, long deadline) {
        RunSpec spec = perturbation.change().apply(step);
        return LateJob.of(spec, job, OptionalLong.of(deadline + perturbation.grace() * step)).isInTime();
    }

    @Test
    void nobodyWaitsForAnAnswerThatIsNotWantedAnyMore() {
        InTime search = new InTime(shortBehindLong(), 1, 7, watch(true));
        assertThrows(CancellationException.class, search::findings);
    }
}
