package org.schedscope.chart.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.plot.BoxPlots;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.text.Texts;

/** SLR by decile of job work, the runs side by side in every decile (Burkimsher, Bate, Indrusiak 2013, §4.4, Fig. 7). */
final class ComparedSlrDeciles extends Chart<ComparisonToDraw> {
    private static final double HEIGHT = 480;
    private static final int DECILES = 10;

    ComparedSlrDeciles() {
        super("slr-deciles", "compared.slr.title");
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
        sheet.chart(BoxPlots.ofRuns(runs.stream().map(run -> run.report().byDecile()).toList(), sheet.palette(), sheet.texts()), HEIGHT);
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
