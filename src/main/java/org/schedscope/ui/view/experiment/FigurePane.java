package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.plot.FigureToDraw;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.experiment.FigureModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.Messages;

/** The chosen figure, and below it how to read it. A click on a point chooses it. */
final class FigurePane {
    private static final Texts TEXTS = Messages.of("experiments");

    private final Session session;
    private final FigureModel figure;
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper detail = new ReadOnlyStringWrapper("");
    private final Label caption = FieldControls.prose("", "text-2", "small");
    private final ChartRegion plot;
    private Runnable whenOpened = () -> {};
    private final BorderPane body = new BorderPane();

    /** A click on a figure as it looks. */
    private record Click(FigurePicture picture, Palette palette, Box size, double x, double y, boolean twice) {
        private Optional<Found> found() {
            return picture.at(palette, size, x, y).map(hit -> new Found(hit, twice));
        }
    }

    private record Found(FigurePicture.Hit hit, boolean twice) {
    }

    FigurePane(Session session) {
        this.session = session;
        figure = session.experiments().figure();
        plot = new ChartRegion(session, this::picture);
        plot.setId("experiment-figure");
        Consumer<Click> clicks = session.answering(Click::found, found -> found.ifPresent(this::choose));
        plot.setOnMouseClicked(event -> clicks.accept(click(event, plot.look())));
        caption.getStyleClass().add("figure-caption");
        caption.setId("experiment-caption");
        body.setCenter(plot);
        body.setBottom(caption);
        body.setMinSize(0, 0);
        session.states().follow(now -> now.experiments().figure().drawn(), this::show);
        session.states().when(plot::requestLayout, now -> now.experiments().opened());
    }

    private void choose(Found found) {
        figure.choose(found.hit().series(), found.hit().across());
        if (found.twice()) {
            whenOpened.run();
        }
    }

    /** Has a double click on a point open a run behind it. */
    void whenOpened(Runnable open) {
        whenOpened = open;
    }

    private Click click(MouseEvent event, ChartLook look) {
        double zoom = look.zoom();
        Box size = new Box(0, 0, Math.floor(plot.getWidth()) / zoom, Math.floor(plot.getHeight()) / zoom);
        return new Click(picture(), look.palette(), size, event.getX() / zoom, event.getY() / zoom,
                event.getClickCount() == 2);
    }

    private FigurePicture picture() {
        return new FigurePicture(figure.shown().drawn().flatMap(DrawnFigure::plot), nothing());
    }

    /** The sentence where nothing is drawn. */
    String nothing() {
        return TEXTS.text(session.experiments().now().opened().isPresent() ? "figure.none" : "figures.none");
    }

    private void show(Optional<DrawnFigure> now) {
        title.set(now.map(drawn -> FigureModel.words().title(drawn.spec())).orElseGet(() -> TEXTS.text("figure.title")));
        detail.set(now.map(drawn -> TEXTS.text(drawn.runs() == 1 ? "figure.run" : "figure.runs", Figures.whole(drawn.runs()))).orElse(""));
        caption.setText(now.map(drawn -> caption(drawn.toDraw(FigureModel.words()))).orElse(""));
        caption.setManaged(now.isPresent());
        plot.setAccessibleText(TEXTS.text("figure.accessible", title.get(), detail.get()));
        plot.requestLayout();
    }

    private static String caption(FigureToDraw drawn) {
        return drawn.subtitle() + ". " + String.join(" ", drawn.notes());
    }

    /** The figure to be taken out of the window, if there is one. */
    Optional<Exportable> exportable() {
        return figure.shown().drawn().filter(drawn -> drawn.plot().isPresent()).map(drawn -> Exportable.of(drawn.spec().id(),
                title.get(), () -> Picture.of(drawn.toDraw(FigureModel.words()), Messages.CHART),
                rows -> drawn.plot().get().data(rows)));
    }

    Node panel() {
        return new Panel(title.getReadOnlyProperty(), detail.getReadOnlyProperty(), List.of(), body);
    }
}
