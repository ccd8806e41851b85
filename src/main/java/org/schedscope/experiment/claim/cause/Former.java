package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.figure.Literature;
import org.schedscope.experiment.claim.Verdict;

/**
 * A claim that disagreed in the first report: the first 53 claims at the former size {@code minutes}, with clusters a tenth of the papers',
 * under the former rules.
 *
 * @param cause its cause, as found since
 */
public record Former(String claim, Verdict verdict, CauseKind cause) {
    private static final List<Former> ALL = Literature.read("former-verdicts", Former[].class, List.of());

    /** The number of such claims with a cause and a verdict. */
    public static int count(CauseKind cause, Verdict verdict) {
        return (int) ALL.stream().filter(each -> each.cause == cause && each.verdict == verdict).count();
    }
}
