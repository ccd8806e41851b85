package org.schedscope.experiment.report;

import java.util.List;
import org.schedscope.experiment.claim.cause.Probe;
import org.schedscope.experiment.claim.rule.ClaimRules;
import org.schedscope.experiment.figure.Paper;

/**
 * A parameter that a paper leaves open.
 *
 * @param ours the value used here
 * @param decides what depends on it
 * @param varied comparisons for other values
 */
public record UnspecifiedParameter(Paper paper, String parameter, String ours, String decides, List<Probe> varied) {
    private static final List<UnspecifiedParameter> ALL = ClaimRules.list("unspecified", UnspecifiedParameter[].class);

    public UnspecifiedParameter {
        varied = List.copyOf(varied);
    }

    public static List<UnspecifiedParameter> all() {
        return ALL;
    }
}
