package org.schedscope.ui.state.draft;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.Arrivals;
import org.schedscope.io.input.TickLength;
import org.schedscope.ui.state.base.SpokenLanguage;

/** How files are to be opened together, while the user decides: how long a tick is, and when their jobs arrive. */
public final class ImportDraft {
    /** Ways to arrive. */
    public enum Way {
        /** As the files say. */
        FILES, ONCE, EVERY, POISSON
    }

    private final List<Path> files;
    private final ObjectProperty<Way> way = new SimpleObjectProperty<>(this, "way", Way.FILES);
    private final StringProperty gap = new SimpleStringProperty(this, "gap", "600");
    private final StringProperty seed = new SimpleStringProperty(this, "seed", "1");
    private final StringProperty tick = new SimpleStringProperty(this, "tick", TickLength.SECOND.text());

    public ImportDraft(List<Path> files) {
        this.files = List.copyOf(files);
    }

    public List<Path> files() {
        return files;
    }

    public ObjectProperty<Way> wayProperty() {
        return way;
    }

    /** Ticks between two jobs, or their mean. */
    public StringProperty gapProperty() {
        return gap;
    }

    public StringProperty seedProperty() {
        return seed;
    }

    public StringProperty tickProperty() {
        return tick;
    }

    /** What is wrong with what was typed, in a sentence; empty if nothing is. */
    public Optional<String> problem() {
        try {
            source();
            return Optional.empty();
        } catch (IllegalArgumentException wrong) {
            return Optional.of(SpokenLanguage.tell(wrong));
        }
    }

    /**
     * The files as they are to be opened.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public RunSource.File source() {
        TickLength length = TickLength.parse(SpokenLanguage.now().typed(tick.get()));
        Optional<Arrivals> arrivals = switch (way.get()) {
            case FILES -> Optional.empty();
            case ONCE -> Optional.of(Arrivals.parse("once"));
            case EVERY -> Optional.of(Arrivals.parse("every:" + gap.get().strip()));
            case POISSON -> Optional.of(Arrivals.parse("poisson:" + gap.get().strip() + ":" + seed.get().strip()));
        };
        return new RunSource.File(files, length, arrivals);
    }
}
