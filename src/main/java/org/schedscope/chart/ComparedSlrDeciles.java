package org.schedscope.chart;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.metrics.ComparedRun;
import org.schedscope.metrics.DecileRow;

/** SLR by decile of job work, the runs side by side in every decile (Burkimsher, Bate, Indrusiak 2013, §4.4, Fig. 7). */
final class ComparedSlrDeciles implements ComparisonChart {
    private static final double HEIGHT = 480;
    private static final int DECILES = 10;

    @Override
    public String name() {
        return "slr-deciles";
    }

    @Override
    public String title() {
        return "Schedule length ratio by size of job, by policy";
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison) {
        int most = comparison.comparison().runs().stream().mapToInt(run -> run.report().finishedJobs()).max().orElse(0);
        return most >= DECILES ? Optional.empty() : Optional.of("At most " + Figures.count(most, "job", "jobs")
                + " finished; boxes by decile need at least " + DECILES + " finished jobs.");
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        List<ComparedRun> runs = comparison.comparison().runs();
        BoxMark[][] marks = runs.stream().map(run -> run.report().byDecile().stream().map(BoxMark::of).toArray(BoxMark[]::new))
                .toArray(BoxMark[][]::new);
        List<DecileRow> all = runs.stream().flatMap(run -> run.report().byDecile().stream()).toList();
        List<String> deciles = IntStream.rangeClosed(1, DECILES).mapToObj(Integer::toString).toList();
        sheet.chart(BoxPlots.chart(marks, deciles, BoxPlots.categories("decile of job work", sheet.palette()),
                SlrAxis.of(all, sheet.palette(), SlrScale.AUTOMATIC), sheet.palette(), slr -> slr), HEIGHT);
        sheet.skip(14);
        sheet.legend(comparison.names());
        sheet.skip(6);
        sheet.sentence("Jobs in ten groups, from the smallest job work on the left to the largest on the right; one box per policy. "
                + "Whiskers span the whole range, a box the middle half, the thick line is the median and the diamond the mean. SLR is a "
                + "job's response time over its critical path, the shortest time it could have taken: 1 is no delay. Boxes of one colour at "
                + "one height treat small and large jobs alike. A decile of fewer than four jobs has dots, no box.", FontRole.BODY);
    }

    @Override
    public void data(ComparisonToDraw comparison, DataRows rows) throws IOException {
        RunRows.of(comparison, new SlrDecilesChart(), rows);
    }
}
