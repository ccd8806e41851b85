package org.schedscope.ui.state.experiment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.figure.FigureKind;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.FigureText;

/** Draft of a figure: any measure over any axis of a part. Each choice leaves those below it possible. */
public final class FigureDraft {
    private final Experiment experiment;
    private final ObjectProperty<String> part = new SimpleObjectProperty<>(this, "part");
    private final ObjectProperty<FigureKind> kind = new SimpleObjectProperty<>(this, "kind", FigureKind.LINES);
    private final ObjectProperty<String> measure = new SimpleObjectProperty<>(this, "measure");
    private final ObjectProperty<String> axis = new SimpleObjectProperty<>(this, "axis");
    private final ObjectProperty<String> baseline = new SimpleObjectProperty<>(this, "baseline");

    public FigureDraft(Experiment experiment) {
        this.experiment = experiment;
        part.addListener(change -> partChanged());
        kind.addListener(change -> keep(measure, measures()));
        part.set(parts().get(0));
        keep(measure, measures());
    }

    private void partChanged() {
        keep(axis, axes());
        keep(baseline, policies());
    }

    private static void keep(ObjectProperty<String> choice, List<String> possible) {
        if (choice.get() == null || !possible.contains(choice.get())) {
            choice.set(possible.get(0));
        }
    }

    public List<String> parts() {
        return experiment.parts().stream().map(Part::name).toList();
    }

    public List<String> measures() {
        return kind.get().measures();
    }

    /** Axes for the horizontal:  those with several values first. */
    public List<String> axes() {
        List<Axis> all = chosen().axes().stream().filter(each -> !each.name().equals(Axis.POLICY)).toList();
        List<String> wide = all.stream().filter(each -> each.values().size() > 1 && !each.name().equals(Axis.SEED))
                .map(Axis::name).toList();
        return Stream.concat(wide.stream(), all.stream().map(Axis::name).filter(name -> !wide.contains(name))).toList();
    }

    /** What others can be held against. */
    public List<String> policies() {
        return chosen().axes().get(chosen().axes().size() - 1).values();
    }

    private Part chosen() {
        return experiment.part(Optional.ofNullable(part.get()).orElse(parts().get(0))).orElseThrow();
    }

    /** The figure as chosen. */
    public FigureSpec spec() {
        String text = kind.get().word() + ":" + measure.get()
                + (kind.get().needsAxis() ? ":" + axis.get() : "") + (kind.get().needsBaseline() ? ":" + baseline.get() : "");
        return FigureText.parse(text, part.get());
    }

    public ObjectProperty<String> partProperty() {
        return part;
    }

    public ObjectProperty<FigureKind> kindProperty() {
        return kind;
    }

    public ObjectProperty<String> measureProperty() {
        return measure;
    }

    /** Counts where {@link FigureKind#needsAxis}. */
    public ObjectProperty<String> axisProperty() {
        return axis;
    }

    /** Counts where {@link FigureKind#needsBaseline}. */
    public ObjectProperty<String> baselineProperty() {
        return baseline;
    }
}
