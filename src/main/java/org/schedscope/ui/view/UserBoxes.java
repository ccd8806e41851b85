package org.schedscope.ui.view;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jfree.chart.JFreeChart;
import org.jfree.fx.FXGraphics2D;
import org.schedscope.chart.Box;
import org.schedscope.chart.FontRole;
import org.schedscope.chart.Painter;
import org.schedscope.chart.Tone;
import org.schedscope.chart.UserFigure;
import org.schedscope.metrics.UserRow;
import org.schedscope.ui.state.Facts;
import org.schedscope.ui.state.Session;
import org.schedscope.ui.state.UserOutcomes;

/**
 * How users fare under each policy that the open workload was run with (Tóth, Klusáček 2014, Fig. 6): late jobs in percent and weighted
 * tardiness, a box over the users for each policy that was open before, at its end, and for the open run, as of now.
 */
final class UserBoxes extends Region {
    private static final Messages TEXTS = new Messages("users");
    private static final double HEAD = 20;
    /** Narrower, the two plots stand on one another's toes: then the first one stands alone. */
    private static final double BOTH = 420;

    /** What a painted plot shows: it is painted again only if this changes. */
    private record Content(List<String> names, List<List<UserRow>> users, ChartLook.Look look, double width, double height) {
    }

    private final Session session;
    private final ChartLook look;
    private final Canvas canvas = new Canvas();
    private Content painted;
    private boolean shown;

    UserBoxes(Session session, ChartLook look) {
        this.session = session;
        this.look = look;
        setId("user-boxes");
        setAccessibleText(TEXTS.text("boxes.accessible"));
        setMinSize(0, 0);
        getChildren().add(canvas);
        session.facts().valueProperty().addListener(change -> requestIfShown());
        session.outcomes().valueProperty().addListener(change -> requestIfShown());
        look.valueProperty().addListener(change -> requestLayout());
    }

    void setShown(boolean now) {
        shown = now;
        requestIfShown();
    }

    private void requestIfShown() {
        if (shown) {
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        Facts facts = session.facts().get();
        List<String> names = new ArrayList<>();
        List<List<UserRow>> users = new ArrayList<>();
        for (UserOutcomes.Outcome outcome : session.outcomes().valueProperty().get()) {
            boolean again = outcome.policy().equals(facts.run().setup().policy());
            if (!again && outcome.capacity().equals(facts.expected().capacity())) {
                names.add(outcome.policy());
                users.add(outcome.users());
            }
        }
        names.add(TEXTS.text("boxes.now", facts.run().setup().policy()));
        users.add(facts.report().users());
        Content now = new Content(names, users, look.valueProperty().get(), Math.floor(getWidth()), Math.floor(getHeight()));
        if (now.width() > 0 && now.height() > 0 && !now.equals(painted)) {
            painted = now;
            canvas.setWidth(now.width());
            canvas.setHeight(now.height());
            paint(now);
        }
    }

    private void paint(Content content) {
        double width = content.width() / content.look().zoom();
        double height = content.height() / content.look().zoom();
        Painter painter = content.look().painter(canvas);
        painter.fill(new Box(0, 0, content.width(), content.height()), content.look().palette().of(Tone.SURFACE));
        boolean anybody = content.users().stream().flatMap(List::stream).anyMatch(row -> row.jobs() > 0);
        if (!anybody) {
            painter.text(TEXTS.text("boxes.empty"), 14, 26, FontRole.BODY, content.look().palette().of(Tone.MUTED), Painter.Anchor.START);
            return;
        }
        boolean both = width >= BOTH;
        double each = both ? width / 2 : width;
        plot(content, UserFigure.VIOLATED, new Box(0, 0, each, height));
        if (both) {
            plot(content, UserFigure.TARDINESS, new Box(each, 0, each, height));
        }
    }

    private void plot(Content content, UserFigure figure, Box box) {
        // A name stands above the plot: along a low axis it would not fit.
        JFreeChart chart = figure.boxes(content.names(), content.users(), content.look().palette());
        chart.getCategoryPlot().getRangeAxis().setLabel(null);
        canvas.getGraphicsContext2D().setTransform(1, 0, 0, 1, 0, 0);
        FXGraphics2D graphics = new FXGraphics2D(canvas.getGraphicsContext2D());
        graphics.scale(content.look().zoom(), content.look().zoom());
        chart.draw(graphics, new Rectangle2D.Double(box.x(), HEAD, box.width(), box.height() - HEAD));
        content.look().painter(canvas).text(TEXTS.text(figure == UserFigure.VIOLATED ? "boxes.veet" : "boxes.tardiness"), box.x() + 10, 15,
                FontRole.SECONDARY, content.look().palette().of(Tone.TEXT_2), Painter.Anchor.START);
    }
}
