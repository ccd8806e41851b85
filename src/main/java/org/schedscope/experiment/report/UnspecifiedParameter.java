package org.schedscope.experiment.report;

import java.util.List;
import org.schedscope.experiment.claim.cause.Probe;
import org.schedscope.experiment.claim.rule.ClaimRules;
import org.schedscope.experiment.figure.Paper;

/**
 * A parameter that a paper leaves open, and the value that stands for it here.
 *
 * @param ours the value that is taken
 * @param decides what depends on it
 * @param varied where it is varied, with a comparison that shows how much depends on it
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
