package org.schedscope.chart.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.plot.BoxMark;
import org.schedscope.chart.plot.BoxPlots;
import org.schedscope.chart.plot.SlrAxis;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.text.Texts;

/** SLR by decile of job work, the runs side by side in every decile (Burkimsher, Bate, Indrusiak 2013, §4.4, Fig. 7). */
final class ComparedSlrDeciles implements ComparisonChart {
    private static final double HEIGHT = 480;
    private static final int DECILES = 10;

    @Override
    public String name() {
        return "slr-deciles";
    }

    @Override
    public String title(Texts texts) {
        return texts.text("compared.slr.title");
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison, Texts texts) {
        int most = comparison.comparison().runs().stream().mapToInt(run -> run.report().finishedJobs()).max().orElse(0);
        return most >= DECILES ? Optional.empty() : Optional.of(texts.count("compared.slr.few", most, Figures.whole(most),
                Figures.whole(DECILES)));
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        List<ComparedRun> runs = comparison.comparison().runs();
        BoxMark[][] marks = runs.stream().map(run -> run.report().byDecile().stream().map(BoxMark::of).toArray(BoxMark[]::new))
                .toArray(BoxMark[][]::new);
        List<DecileRow> all = runs.stream().flatMap(run -> run.report().byDecile().stream()).toList();
        List<String> deciles = IntStream.rangeClosed(1, DECILES).mapToObj(Integer::toString).toList();
        sheet.chart(BoxPlots.ofRuns(marks, deciles, BoxPlots.categories(sheet.texts().text("axis.decile"), sheet.palette()),
                SlrAxis.of(all, sheet.palette(), SlrScale.AUTOMATIC, sheet.texts()), sheet.palette(), slr -> slr), HEIGHT);
        sheet.skip(14);
        sheet.legend(comparison.names());
        sheet.skip(6);
        sheet.explain(sheet.texts().text("compared.slr.meaning"));
    }

    @Override
    public void data(ComparisonToDraw comparison, RowSink rows) throws IOException {
        RunRows.of(comparison, new SlrDecilesChart(), rows);
    }
}
