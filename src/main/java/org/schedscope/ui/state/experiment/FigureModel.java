package org.schedscope.ui.state.experiment;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigurePoint;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.FigureText;
import org.schedscope.experiment.figure.FigureWords;
import org.schedscope.model.ModelException;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.OpenExperiment;

/** The figure of the open experiment that is looked at, and the point of it. Drawn beside the window, anew as results come in. */
public final class FigureModel {
    private final Experiments experiments;
    private final LatestOnlyWorker<Question, DrawnFigure> drawing;
    private final ReadOnlyObjectWrapper<List<FigureSpec>> figures = new ReadOnlyObjectWrapper<>(this, "figures", List.of());
    private final ObjectProperty<Optional<FigureSpec>> spec = new SimpleObjectProperty<>(this, "spec", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<DrawnFigure>> drawn = new ReadOnlyObjectWrapper<>(this, "drawn", Optional.empty());
    private final ObjectProperty<Optional<FigurePoint>> point = new SimpleObjectProperty<>(this, "point", Optional.empty());

    /** What is to be drawn of which results. */
    private record Question(FigureSpec spec, OpenExperiment experiment) {
        private DrawnFigure answer() {
            return DrawnFigure.of(spec, experiment.table(), words());
        }
    }

    FigureModel(Experiments experiments, Environment environment) {
        this.experiments = experiments;
        drawing = new LatestOnlyWorker<>(environment.answers(), environment.owner(), Question::answer, this::show);
        experiments.openedProperty().addListener((property, before, now) -> changed(before, now));
        spec.addListener(change -> {
            point.set(Optional.empty());
            ask();
        });
    }

    private void changed(Optional<OpenExperiment> before, Optional<OpenExperiment> now) {
        boolean same = before.isPresent() && now.isPresent() && now.get().isSameAs(before.get());
        if (!same) {
            drawn.set(Optional.empty());
            figures.set(now.map(this::named).orElse(List.of()));
            spec.set(figures.get().stream().findFirst());
        }
        ask();
    }

    private List<FigureSpec> named(OpenExperiment experiment) {
        try {
            return FigureText.of(experiment.experiment());
        } catch (ModelException wrong) {
            experiments.report(SpokenLanguage.tell(wrong));
            return List.of();
        }
    }

    private void ask() {
        if (spec.get().isPresent() && experiments.openedProperty().get().isPresent()) {
            drawing.request(new Question(spec.get().get(), experiments.openedProperty().get().get()));
        }
    }

    private void show(DrawnFigure now) {
        if (spec.get().filter(now.spec()::equals).isPresent()) {
            Optional<FigurePoint> chosen = point.get();
            drawn.set(Optional.of(now));
            point.set(chosen.flatMap(before -> now.points().stream().filter(before::isWhere).findFirst()));
        }
    }

    /** The figures that the definition names, or that the papers have of it. */
    public ReadOnlyObjectProperty<List<FigureSpec>> figuresProperty() {
        return figures.getReadOnlyProperty();
    }

    /** What is looked at: one of these, or any other. */
    public ObjectProperty<Optional<FigureSpec>> specProperty() {
        return spec;
    }

    /** How figures are called and told here. */
    public static FigureWords words() {
        return FigureWords.in(SpokenLanguage.now());
    }

    /** That, drawn of the results there are; the one before it until then. */
    public ReadOnlyObjectProperty<Optional<DrawnFigure>> drawnProperty() {
        return drawn.getReadOnlyProperty();
    }

    /** The point whose runs are looked at; stays as long as the figure has one there. */
    public ObjectProperty<Optional<FigurePoint>> pointProperty() {
        return point;
    }

    /** Chooses the point of a series at a place, if there is one. */
    public void choose(String series, String across) {
        drawn.get().flatMap(figure -> figure.points().stream().filter(each -> each.series().equals(series) && each.across().equals(across))
                .findFirst()).ifPresent(found -> point.set(Optional.of(found)));
    }
}
