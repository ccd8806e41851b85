package org.schedscope.ui.view.measure;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.JFreeChart;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.plot.UserFigure;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.UserOutcomes;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RangeText;

/**
 * How users fare under each policy that the open workload was run with (Tóth, Klusáček 2014, Fig. 6): late jobs in percent and weighted
 * tardiness, a box over the users for each policy that was open before, at its end, and for the open run, at the playhead.
 */
record UserBoxes(List<String> names, List<List<UserRow>> users) implements ChartRegion.Picture {
    private static final Texts TEXTS = Messages.of("users");
    private static final double HEAD = 20;
    private static final double PICTURE_HEIGHT = 420;
    /** Narrower, the two plots have no room beside each other: then only the first is there. */
    private static final double BOTH = 420;

    UserBoxes {
        names = List.copyOf(names);
        users = List.copyOf(users);
    }

    /** The present outcomes of a session. */
    static UserBoxes of(Session session) {
        PlayheadSnapshot snapshot = session.snapshot().get();
        List<String> names = new ArrayList<>();
        List<List<UserRow>> users = new ArrayList<>();
        Optional<RunPart> part = snapshot.part().map(PartMeasures::part);
        // Runs before are known as wholes only.
        for (UserOutcomes.Outcome outcome : part.isPresent() ? List.<UserOutcomes.Outcome>of() : session.answers().outcomes().get()) {
            boolean again = outcome.policy().equals(snapshot.run().setup().policy());
            if (!again && outcome.capacity().equals(snapshot.expected().capacity())) {
                names.add(outcome.policy());
                users.add(outcome.users());
            }
        }
        names.add(RangeText.limited(session, TEXTS.text("boxes.now", snapshot.run().setup().policy()), part));
        users.add(snapshot.report().users());
        return new UserBoxes(names, users);
    }

    /** Both plots as pictures with the figures behind them. */
    List<Exportable> exportables(String caption) {
        return List.of(exportable("violated-eet", "boxes.veet", UserFigure.VIOLATED, caption),
                exportable("weighted-tardiness", "boxes.tardiness", UserFigure.TARDINESS, caption));
    }

    private Exportable exportable(String name, String title, UserFigure figure, String caption) {
        return Exportable.of(name, TEXTS.text(title), () -> new Picture(TEXTS.text(title), caption, Optional.empty(),
                sheet -> sheet.chart(figure.boxes(names, users, sheet.palette(), sheet.texts()), PICTURE_HEIGHT),
                Messages.CHART), this::write);
    }

    private void write(RowSink rows) throws IOException {
        rows.row("policy", "user", "jobs", "violated EETs", "violated EETs (%)", "weighted tardiness (core-ticks)");
        for (int run = 0; run < names.size(); run++) {
            for (UserRow user : users.get(run)) {
                rows.row(names.get(run), user.user(), user.jobs(), user.violated(), user.veetPercent(), user.weightedTardiness());
            }
        }
    }

    @Override
    public void paint(Graphics2D graphics, Palette palette, Box size) {
        if (users.stream().flatMap(List::stream).noneMatch(row -> row.jobs() > 0)) {
            new Java2dPainter(graphics).text(TEXTS.text("boxes.empty"), 14, 26, FontRole.BODY, palette.of(Tone.MUTED),
                    Painter.Anchor.START);
            return;
        }
        boolean both = size.width() >= BOTH;
        double each = both ? size.width() / 2 : size.width();
        plot(graphics, palette, UserFigure.VIOLATED, new Box(0, 0, each, size.height()));
        if (both) {
            plot(graphics, palette, UserFigure.TARDINESS, new Box(each, 0, each, size.height()));
        }
    }

    private void plot(Graphics2D graphics, Palette palette, UserFigure figure, Box box) {
        // A name is above the plot: along a low axis it would not fit.
        JFreeChart chart = figure.boxes(names, users, palette, Messages.CHART);
        chart.getCategoryPlot().getRangeAxis().setLabel(null);
        chart.draw(graphics, new Rectangle2D.Double(box.x(), HEAD, box.width(), box.height() - HEAD));
        new Java2dPainter(graphics).text(TEXTS.text(figure == UserFigure.VIOLATED ? "boxes.veet" : "boxes.tardiness"), box.x() + 10, 15,
                FontRole.SECONDARY, palette.of(Tone.TEXT_2), Painter.Anchor.START);
    }
}
