package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.figure.Literature;
import org.schedscope.experiment.claim.Verdict;

/**
 * A claim that did not come out when verdicts were first counted: the first 53 claims at the former size {@code minutes}, whose clusters
 * were a tenth of the papers', under the former rules.
 *
 * @param cause where the cause of it lay, found since
 */
public record Former(String claim, Verdict verdict, CauseKind cause) {
    private static final List<Former> ALL = Literature.read("former-verdicts", Former[].class, List.of());

    /** How many of them had a verdict for a cause. */
    public static int count(CauseKind cause, Verdict verdict) {
        return (int) ALL.stream().filter(each -> each.cause == cause && each.verdict == verdict).count();
    }
}
