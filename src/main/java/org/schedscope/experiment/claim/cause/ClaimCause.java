package org.schedscope.experiment.claim.cause;

import java.util.List;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.table.ResultTable;

/**
 * Why claims do not come out, as far as was found.
 *
 * @param claims their ids
 * @param words in a few plain sentences, without numbers of results
 * @param probes what shows it, in the order of the words
 */
public record ClaimCause(CauseKind kind, List<String> claims, String words, List<Probe> probes) {
    public ClaimCause {
        claims = List.copyOf(claims);
        probes = List.copyOf(probes);
    }

    /** The parts that it rests on. */
    public List<String> parts() {
        return probes.stream().map(probe -> probe.of().part()).distinct().toList();
    }

    /** What its probes say of a claim; those whose runs are not there say nothing. */
    public List<Finding.Line> lines(Claim claim, ResultTable table) {
        return probes.stream().flatMap(probe -> probe.lines(claim, table).stream()).toList();
    }
}
