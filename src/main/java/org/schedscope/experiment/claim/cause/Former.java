package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.claim.Verdict;

/**
 * A claim that did not come out when verdicts were first counted: the first 53 claims at the former size {@code minutes}, whose clusters
 * were
 * a tenth of the papers', under the former rules.
 *
 * @param cause where the cause of it lay, found since
 */
public record Former(String claim, Verdict verdict, CauseKind cause) {
    private static final List<Former> ALL = List.of(
            new Former("pslr-fair", Verdict.CANNOT_TELL, CauseKind.GENERATOR),
            new Former("pslr-even", Verdict.CANNOT_TELL, CauseKind.SIZE),
            new Former("pslr-srtf-short", Verdict.CANNOT_TELL, CauseKind.SIZE),
            new Former("pslr-worst-significant", Verdict.CANNOT_TELL, CauseKind.GENERATOR),
            new Former("pslr-mean-srtf", Verdict.CANNOT_TELL, CauseKind.GENERATOR),
            new Former("pslr-utilisation", Verdict.DIFFERS, CauseKind.STATISTIC),
            new Former("pslr-completion", Verdict.CANNOT_TELL, CauseKind.SIZE),
            new Former("market-pvr-value", Verdict.CANNOT_TELL, CauseKind.READING),
            new Former("market-pvr-overload", Verdict.DIFFERS, CauseKind.GENERATOR),
            new Former("market-pvr-starved", Verdict.DIFFERS, CauseKind.READING),
            new Former("market-pvr-five-percent", Verdict.DIFFERS, CauseKind.SIZE),
            new Former("market-pvr-small", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("market-fifo", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("market-pv", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("market-pvdsq", Verdict.CANNOT_TELL, CauseKind.READING),
            new Former("market-edf", Verdict.DIFFERS, CauseKind.READING),
            new Former("net-normal-srtf", Verdict.DIFFERS, CauseKind.STATISTIC),
            new Former("net-log-fair", Verdict.DIFFERS, CauseKind.GENERATOR),
            new Former("net-delays-srtf", Verdict.DIFFERS, CauseKind.SIZE),
            new Former("net-delays-fair", Verdict.CANNOT_TELL, CauseKind.SIZE),
            new Former("mows-swf", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("mows-swf-slr", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("mows-swf-intensity", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("mows-backfilling-trend", Verdict.DIFFERS, CauseKind.GENERATOR),
            new Former("mows-preemptive", Verdict.DIFFERS, CauseKind.GENERATOR),
            new Former("mows-all-eft", Verdict.CANNOT_TELL, CauseKind.STATISTIC),
            new Former("mows-uncertain", Verdict.DIFFERS, CauseKind.READING),
            new Former("mows-uncertain-swf", Verdict.CANNOT_TELL, CauseKind.NOT_FOUND),
            new Former("eet-backfilling", Verdict.DIFFERS, CauseKind.TRACE),
            new Former("eet-violated", Verdict.CANNOT_TELL, CauseKind.TRACE),
            new Former("eet-plain", Verdict.CANNOT_TELL, CauseKind.TRACE),
            new Former("eet-content", Verdict.DIFFERS, CauseKind.TRACE),
            new Former("eet-tardiness", Verdict.CANNOT_TELL, CauseKind.TRACE));

    /** How many of them had a verdict for a cause. */
    public static int count(CauseKind cause, Verdict verdict) {
        return (int) ALL.stream().filter(each -> each.cause == cause && each.verdict == verdict).count();
    }
}
