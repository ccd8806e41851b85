package org.schedscope.chart.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.plot.UserFigure;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.text.Texts;

/** How users fared under each policy: a box over the users per policy (Tóth, Klusáček 2014, Fig. 6). */
final class ComparedUsers extends Chart<ComparisonToDraw> {
    private static final double HEIGHT = 420;

    private final UserFigure figure;

    private ComparedUsers(String name, UserFigure figure) {
        super(name, "compared." + name + ".title");
        this.figure = figure;
    }

    /** Fig. 6a: violated expected end times in percent of a user's jobs. */
    static ComparedUsers violated() {
        return new ComparedUsers("violated-eet", UserFigure.VIOLATED);
    }

    /** Fig. 6b: weighted tardiness, on a logarithmic scale. */
    static ComparedUsers tardiness() {
        return new ComparedUsers("weighted-tardiness", UserFigure.TARDINESS);
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison, Texts texts) {
        boolean late = comparison.comparison().runs().stream().flatMap(run -> run.report().users().stream())
                .anyMatch(row -> row.violated() > 0);
        return late ? Optional.empty() : Optional.of(texts.text("compared.users.nothing"));
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        List<ComparedRun> runs = comparison.comparison().runs();
        Texts texts = sheet.texts();
        sheet.chart(figure.boxes(comparison.names(), runs.stream().map(run -> run.report().users()).toList(), sheet.palette(), texts),
                HEIGHT);
        sheet.skip(14);
        sheet.explain(Figures.count(runs.get(0).report().users().size(), "users", texts) + ". "
                + texts.text("compared." + name() + ".meaning") + " " + texts.text("compared.users.boxes"));
    }

    @Override
    public void data(ComparisonToDraw comparison, RowSink rows) throws IOException {
        rows.row("policy", "user", "jobs", "violated EETs", "violated EETs (%)", "weighted tardiness (core-ticks)");
        for (ComparedRun run : comparison.comparison().runs()) {
            for (UserRow user : run.report().users()) {
                rows.row(run.name(), user.user(), user.jobs(), user.violated(), user.veetPercent(), user.weightedTardiness());
            }
        }
    }
}
