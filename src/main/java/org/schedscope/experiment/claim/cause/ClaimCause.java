package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.ResultTable;

/**
 * The cause of the disagreement of some claims, as far as one is found.
 *
 * @param claims their ids
 * @param words a few plain sentences, without numbers of results
 * @param probes evidence, in the order of the words
 */
public record ClaimCause(CauseKind kind, List<String> claims, String words, List<Probe> probes) {
    public ClaimCause {
        claims = List.copyOf(claims);
        probes = List.copyOf(probes);
    }

    /** The parts of experiments that it needs. */
    public List<String> parts() {
        return probes.stream().map(probe -> probe.of().part()).distinct().toList();
    }

    /** The results of its probes for a claim; a probe without runs has none. */
    public List<Finding.Line> lines(Claim claim, ResultTable table) {
        return probes.stream().flatMap(probe -> probe.lines(claim, table).stream()).toList();
    }
}
