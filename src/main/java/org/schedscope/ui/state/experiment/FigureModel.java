package org.schedscope.ui.state.experiment;

import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigurePoint;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.FigureText;
import org.schedscope.experiment.figure.FigureWords;
import org.schedscope.model.ModelException;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.file.OpenExperiment;

/** The chosen figure of the open experiment, and the chosen point of it. Drawn beside the window, anew as results come in. */
public final class FigureModel {
    private final Experiments experiments;
    private final LatestOnlyWorker<Question, DrawnFigure> drawing;
    private final StateValue<Shown> shown;

    /**
     * Figures as they are shown.
     *
     * @param figures those that the definition names, or that the papers have of it
     * @param spec the chosen figure: one of these, or any other
     * @param drawn the chosen figure, drawn of the results so far; an earlier one until it is drawn
     * @param point the point whose runs are listed; stays as long as the figure has one there
     */
    public record Shown(List<FigureSpec> figures, Optional<FigureSpec> spec, Optional<DrawnFigure> drawn, Optional<FigurePoint> point) {
        private static final Shown NOTHING = new Shown(List.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A figure, and the results that it is drawn of. */
    private record Question(FigureSpec spec, OpenExperiment experiment) {
        private DrawnFigure answer() {
            return DrawnFigure.of(spec, experiment.table(), words());
        }
    }

    FigureModel(Experiments experiments, Environment environment) {
        this.experiments = experiments;
        drawing = new LatestOnlyWorker<>(environment.answers(), environment.owner(), Question::answer, this::show);
        shown = environment.changes().value(Shown.NOTHING);
    }

    public Shown shown() {
        return shown.get();
    }

    void changed(Optional<OpenExperiment> before, Optional<OpenExperiment> now) {
        boolean same = before.isPresent() && now.isPresent() && now.get().isSameAs(before.get());
        if (!same) {
            List<FigureSpec> figures = now.map(this::named).orElse(List.of());
            shown.set(new Shown(figures, figures.stream().findFirst(), Optional.empty(), Optional.empty()));
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
        shown().spec().ifPresent(spec -> experiments.now().opened().ifPresent(open -> drawing.request(new Question(spec, open))));
    }

    private void show(DrawnFigure now) {
        if (shown().spec().filter(now.spec()::equals).isPresent()) {
            shown.set(new Shown(shown().figures(), shown().spec(), Optional.of(now),
                    shown().point().flatMap(before -> now.points().stream().filter(before::isWhere).findFirst())));
        }
    }

    /** Has a figure drawn, which may be another one than those that are named. */
    public void choose(FigureSpec spec) {
        if (!shown().spec().equals(Optional.of(spec))) {
            shown.set(new Shown(shown().figures(), Optional.of(spec), shown().drawn(), Optional.empty()));
            ask();
        }
    }

    public void choose(FigurePoint point) {
        shown.set(new Shown(shown().figures(), shown().spec(), shown().drawn(), Optional.of(point)));
    }

    /** Words for figures in the window. */
    public static FigureWords words() {
        return FigureWords.in(SpokenLanguage.now());
    }

    /** Chooses the point of a series at a place, if there is one. */
    public void choose(String series, String across) {
        shown().drawn()
                .flatMap(figure -> figure.points().stream().filter(each -> each.series().equals(series) && each.across().equals(across))
                        .findFirst())
                .ifPresent(this::choose);
    }
}
