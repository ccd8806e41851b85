package org.schedscope.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.Runs;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.trace.account.WaitCause;

class CompareRowsTest {
    private static AnswerRun run(int cores) {
        Workload workload = new Workload("w", "s", Optional.empty(), List.of(Job.of("J1", 0, Task.of("T", 90_000)).withUser("/a"),
                Job.of("J2", 0, Task.of("T", 1000)).withUser("/b"), Job.of("J3", 10, Task.of("T", 1000)).withUser("/a")));
        return new AnswerRun(AnswerRun.policy("easy"), false,
                Runs.trace(new RunSpec(workload, Platform.of("p", Cluster.of("C", cores)), "easy", "central", 1, new TreeMap<>())),
                ReportOptions.defaults());
    }

    @Test
    void rowsCompareWithThePinnedRun() {
        // On one core J2 waits 90,000 and J3 90,990; on three nobody waits.
        List<CompareRows.Row> rows = CompareRows.of(List.of(run(1), run(3)), 0);
        assertEquals(List.of("mean", "median", "p90", "p99", "longest", "over-day", "within", "slowdown", "late", "idle", "use"),
                rows.stream().map(CompareRows.Row::key).toList());
        CompareRows.Row mean = rows.get(0);
        assertEquals(List.of(60_330.0, 0.0), mean.values());
        assertEquals(CompareRows.Judgement.BETTER, mean.judgement(1));
        assertEquals(CompareRows.Judgement.EQUAL, mean.judgement(0));
        assertEquals(-1, mean.bar(1));
        assertTrue(mean.isCut(1));
        assertEquals(List.of(1), mean.best());
        assertEquals(List.of(90_990.0, 0.0), rows.get(4).values());
        assertEquals(List.of(2.0, 0.0), rows.get(5).values(), "over a day");
        assertEquals(1 - 2.0 / 3, rows.get(6).values().get(0), 1e-12);
        assertEquals(CompareRows.Judgement.BETTER, rows.get(6).judgement(1), "more within ten minutes");
        CompareRows.Row use = rows.get(10);
        assertEquals(CompareRows.Judgement.EQUAL, use.judgement(1), "no direction is better");
        assertEquals(List.of(), use.best());
        assertFalse(use.isCut(1));
        rows.forEach(row -> assertTrue(Texts.of("answer", Language.GERMAN).has("compare." + row.key())));
    }

    @Test
    void changesBelowOnePercentAreNotJudged() {
        CompareRows.Row row = new CompareRows.Row("mean", CompareRows.Unit.TICKS, CompareRows.Better.LESS, 0,
                List.of(1000.0, 995.0, 1010.0, 0.0));
        assertEquals(List.of(CompareRows.Judgement.EQUAL, CompareRows.Judgement.WORSE, CompareRows.Judgement.BETTER),
                List.of(row.judgement(1), row.judgement(2), row.judgement(3)));
    }

    @Test
    void findingsAreCausesWithTheOtherRunAndAChange() {
        List<Findings> findings = Findings.of(run(1), Optional.of(run(3)));
        assertEquals(List.of(WaitCause.WORK, WaitCause.SAME_USER), findings.stream().map(finding -> finding.total().cause()).toList());
        assertEquals(91_000, findings.get(0).total().ticks());
        assertEquals(91_000, findings.get(0).weeks().stream().mapToLong(week -> week).sum());
        assertEquals(0, findings.get(0).other().orElseThrow());
        assertEquals(Optional.of("+1 cores"), findings.get(0).whatIf());
    }
}
