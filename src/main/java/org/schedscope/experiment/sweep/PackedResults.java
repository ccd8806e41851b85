package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.result.ResultLines;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;

/**
 * Merged results reduced to what figures and claims need: some measures to seven digits and some series to five, the digest of each run, no
 * run times and no names. Small enough to be part of the program or a paper; every run can be repeated and compared by its digest.
 */
public final class PackedResults {
    private static final Set<String> MEASURES = Set.of("averageUtilisation", "backfills", "cumulativeCompletion", "fairnessRho",
            "finishedWork", "giniSlr", "horizon", "makespan", "meanBoundedSlowdown", "meanResponse", "meanSlr", "meanWait", "medianSlr",
            "peakInFlight", "preemptions", "starvedShare", "stdSlr", "valueProportion", "violatedEetPercent", "weightedTardiness",
            "worstSlr");
    private static final Set<String> SERIES = Set.of("decileArrived", "decileMeanSlr", "decileStarved", "decileWorstSlr");
    /** Series for recorded workloads only: users of drawn ones are alike. */
    private static final Set<String> OF_USERS = Set.of("heatUsers", "userJobs", "userVeetPercent", "userWeightedTardiness");
    private static final MathContext OF_MEASURES = new MathContext(7);
    private static final MathContext OF_SERIES = new MathContext(5);

    private PackedResults() {
    }

    /**
     * Writes packed results.
     *
     * @param merged file written by a {@link Merge}
     */
    public static void write(Path merged, ResultsHead head, OutputStream out) throws IOException {
        out.write(ResultLines.line(head));
        boolean recorded = head.experiment().parts().stream().flatMap(part -> part.workloads().stream())
                .anyMatch(workload -> workload.origin() instanceof WorkloadSource.File);
        Results.scan(merged, (line, start, result) -> out.write(ResultLines.line(brief(result, recorded))));
    }

    private static RunResult brief(RunResult result, boolean recorded) {
        Map<String, Double> measures = new LinkedHashMap<>();
        result.measures().forEach((name, value) -> {
            if (MEASURES.contains(name)) {
                measures.put(name, rounded(value, OF_MEASURES));
            }
        });
        Map<String, List<Double>> series = new LinkedHashMap<>();
        result.series().forEach((name, values) -> {
            if (SERIES.contains(name) || recorded && OF_USERS.contains(name)) {
                series.put(name, values.stream().map(value -> rounded(value, OF_SERIES)).toList());
            }
        });
        return new RunResult(result.axes(), result.digest(), result.counts(), measures, series, Map.of(), 0);
    }

    private static double rounded(double value, MathContext digits) {
        return Double.isFinite(value) ? new BigDecimal(value).round(digits).doubleValue() : value;
    }
}
