package org.schedscope.chart;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.schedscope.metrics.ComparedRun;
import org.schedscope.metrics.UserRow;

/** How users fared under each policy: a box over the users per policy (Tóth, Klusáček 2014, Fig. 6). */
final class ComparedUsers implements ComparisonChart {
    private static final double HEIGHT = 420;

    private final String name;
    private final String title;
    private final String sentence;
    private final UserFigure figure;

    private ComparedUsers(String name, String title, String sentence, UserFigure figure) {
        this.name = name;
        this.title = title;
        this.sentence = sentence;
        this.figure = figure;
    }

    /** Fig. 6a: violated expected end times in percent of a user's jobs. */
    static ComparedUsers violated() {
        return new ComparedUsers("violated-eet", "Violated expected end times, by policy",
                "A user's figure is the share of the user's jobs that ended after their expected end time. A low box is a policy that meets "
                        + "expectations, a short one is a policy that treats users alike.",
                UserFigure.VIOLATED);
    }

    /** Fig. 6b: weighted tardiness, on a logarithmic scale. */
    static ComparedUsers tardiness() {
        return new ComparedUsers("weighted-tardiness", "Weighted tardiness of users, by policy",
                "A user's figure is the sum, over the user's late jobs, of the cores asked for times the ticks that passed between the "
                        + "expected end time and the end. The scale is logarithmic from 1 upwards.",
                UserFigure.TARDINESS);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison) {
        boolean late = comparison.comparison().runs().stream().flatMap(run -> run.report().users().stream()).anyMatch(row -> row.violated() > 0);
        return late ? Optional.empty() : Optional.of("All jobs finished by their expected end times under every policy.");
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        List<ComparedRun> runs = comparison.comparison().runs();
        sheet.chart(figure.boxes(comparison.names(), runs.stream().map(run -> run.report().users()).toList(), sheet.palette()), HEIGHT);
        sheet.skip(14);
        sheet.sentence(Figures.count(runs.get(0).report().users().size(), "user", "users") + ". " + sentence
                + " Whiskers span the whole range, a box the middle half, the thick line is the median and the diamond the mean; fewer than "
                + "four users are dots.", FontRole.BODY);
    }

    @Override
    public void data(ComparisonToDraw comparison, DataRows rows) throws IOException {
        rows.row("policy", "user", "jobs", "violated EETs", "violated EETs (%)", "weighted tardiness (core-ticks)");
        for (ComparedRun run : comparison.comparison().runs()) {
            for (UserRow user : run.report().users()) {
                rows.row(run.name(), user.user(), user.jobs(), user.violated(), user.veetPercent(), user.weightedTardiness());
            }
        }
    }
}
