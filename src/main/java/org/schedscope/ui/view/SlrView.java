package org.schedscope.ui.view;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import org.jfree.chart.JFreeChart;
import org.jfree.fx.FXGraphics2D;
import org.schedscope.chart.Box;
import org.schedscope.chart.Figures;
import org.schedscope.chart.FontRole;
import org.schedscope.chart.Painter;
import org.schedscope.chart.Palette;
import org.schedscope.chart.SlrBoxes;
import org.schedscope.chart.SlrLegend;
import org.schedscope.chart.SlrScale;
import org.schedscope.chart.Tone;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.RunReport;
import org.schedscope.ui.state.Session;

/** Box plots of SLR by decile of job work; they grow as jobs finish. */
final class SlrView implements View {
    private static final Messages TEXTS = new Messages("slr");
    /** Space around the legend. */
    private static final double MARGIN = 10;
    /** The boxes get at least this many times the legend's width, or there is no legend. */
    private static final double LEAST_SHARE = 2;
    /** Height in which the axis does without its title. */
    private static final double LOW = 130;

    private final Session session;
    private final ChartLook look;
    private final ObjectProperty<SlrScale> scale = new SimpleObjectProperty<>(this, "scale", SlrScale.AUTOMATIC);
    private final ReadOnlyStringWrapper detail = new ReadOnlyStringWrapper("");
    private final Plot plot = new Plot();
    private final List<Node> controls;
    private boolean shown = true;

    SlrView(Session session) {
        this.session = session;
        look = new ChartLook(session);
        controls = List.of(Choices.menu(TEXTS, "slr", "scale", scale, SlrScale.values(), SlrScale::name));
        plot.setId("slr");
        session.facts().valueProperty().addListener((property, before, now) -> {
            if (shown) {
                describe(now.report());
            }
        });
        scale.addListener(change -> plot.requestLayout());
        look.valueProperty().addListener(change -> plot.requestLayout());
        describe(report());
    }

    @Override
    public void setShown(boolean now) {
        shown = now;
        if (now) {
            describe(report());
        }
    }

    private RunReport report() {
        return session.facts().get().report();
    }

    private void describe(RunReport report) {
        detail.set(TEXTS.text("detail", Figures.whole(report.finishedJobs()), Figures.whole(report.totalJobs())));
        plot.setAccessibleText(TEXTS.text("accessible", detail.get()));
        plot.requestLayout();
    }

    @Override
    public ObservableValue<String> title() {
        return new SimpleStringProperty(TEXTS.text("title"));
    }

    @Override
    public ObservableValue<String> detail() {
        return detail.getReadOnlyProperty();
    }

    @Override
    public List<Node> controls() {
        return controls;
    }

    @Override
    public Node node() {
        return plot;
    }

    /** What a painted plot shows: it is painted again only if this changes. */
    private record Content(List<DecileRow> rows, int finished, SlrScale scale, ChartLook.Look look, double width, double height) {
    }

    private final class Plot extends Region {
        private final Canvas canvas = new Canvas();
        private Content painted;

        private Plot() {
            setMinSize(0, 0);
            getChildren().add(canvas);
        }

        @Override
        protected void layoutChildren() {
            Content now = new Content(report().byDecile(), report().finishedJobs(), scale.get(), look.valueProperty().get(),
                    Math.floor(getWidth()),
                    Math.floor(getHeight()));
            if (now.width() > 0 && now.height() > 0 && !now.equals(painted)) {
                painted = now;
                canvas.setWidth(now.width());
                canvas.setHeight(now.height());
                paint(now);
            }
        }

        private void paint(Content content) {
            Palette palette = content.look().palette();
            Painter painter = content.look().painter(canvas);
            double width = content.width() / content.look().zoom();
            double height = content.height() / content.look().zoom();
            painter.fill(new Box(0, 0, content.width(), content.height()), palette.of(Tone.SURFACE));
            if (!SlrBoxes.drawable(content.rows())) {
                painter.text(TEXTS.text("empty"), 14, 26, FontRole.BODY, palette.of(Tone.MUTED), Painter.Anchor.START);
                return;
            }
            String perDecile = SlrBoxes.perDecile(content.rows());
            double legend = 2 * MARGIN + Math.max(SlrLegend.columnWidth(painter), Math.max(painter.width(detail.get(), FontRole.ROW_STRONG),
                    painter.width(perDecile, FontRole.SECONDARY)));
            if (width < (1 + LEAST_SHARE) * legend) {
                legend = 0;
            }
            JFreeChart chart = SlrBoxes.chart(content.rows(), palette, content.scale(), width - legend);
            if (height < LOW) {
                chart.getCategoryPlot().getDomainAxis().setLabel(null);
                chart.getCategoryPlot().getRangeAxis().setLabel(TEXTS.text("axis.short"));
            }
            // This one keeps a transform of its own and puts it in place of the canvas's.
            canvas.getGraphicsContext2D().setTransform(1, 0, 0, 1, 0, 0);
            FXGraphics2D graphics = new Unclipped(canvas.getGraphicsContext2D());
            graphics.scale(content.look().zoom(), content.look().zoom());
            chart.draw(graphics, new Rectangle2D.Double(0, 0, width - legend, height));
            painter = content.look().painter(canvas);
            if (legend > 0) {
                double x = width - legend + MARGIN;
                painter.text(detail.get(), x, 24, FontRole.ROW_STRONG, palette.of(Tone.TEXT), Painter.Anchor.START);
                painter.text(perDecile, x, 42, FontRole.SECONDARY, palette.of(Tone.MUTED), Painter.Anchor.START);
                SlrLegend.paintColumn(painter, palette, content.rows(), x, 54);
            }
        }
    }

    /**
     * A chart that fits its axes leaves nothing to cut off, but would have the toolkit do so along edges between pixels, which costs more
     * than all that is painted.
     */
    private static final class Unclipped extends FXGraphics2D {
        private Unclipped(GraphicsContext graphics) {
            super(graphics);
        }

        @Override
        public void clip(Shape shape) {
            // Everything is inside.
        }

        @Override
        public void setClip(Shape shape) {
            // There never is a clip.
        }
    }
}
