package org.schedscope.ui.state.draft;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.model.time.TickLength;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;

/** How files are to be opened together, while the user decides: how long a tick is, and when their jobs arrive. */
public final class ImportDraft {
    /** Ways to arrive. */
    public enum Way {
        /** As the files say. */
        FILES, ONCE, EVERY, POISSON
    }

    private static final Notation<Long> GAP = new Notation<>(ticks -> Long.toString(ticks),
            text -> ArrivalOverride.parse("every:" + text).ticks());
    private static final Notation<TickLength> TICK = new Notation<>(TickLength::text,
            text -> TickLength.parse(SpokenLanguage.now().typed(text)));

    private final List<Path> files;
    private final ObjectProperty<Way> way = new SimpleObjectProperty<>(this, "way", Way.FILES);
    private final TextInput<Long> gap = TextInput.checked("gap", GAP, "600");
    private final TextInput<Long> seed = TextInput.checked("seed", Notation.SEED, "1");
    private final TextInput<TickLength> tick = TextInput.checked("tick", TICK, TickLength.SECOND.text());

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
    public TextInput<Long> gap() {
        return gap;
    }

    public TextInput<Long> seed() {
        return seed;
    }

    public TextInput<TickLength> tick() {
        return tick;
    }

    /** What is typed for the way that is chosen. */
    private Stream<TextInput<?>> typed() {
        return switch (way.get()) {
            case FILES, ONCE -> Stream.of(tick);
            case EVERY -> Stream.of(tick, gap);
            case POISSON -> Stream.of(tick, gap, seed);
        };
    }

    /** What is wrong with what was typed, in a sentence; empty if nothing is. */
    public Optional<String> problem() {
        return typed().flatMap(input -> input.complaintProperty().get().stream()).findFirst();
    }

    /**
     * The files as they are to be opened.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public RunSource.File source() {
        Optional<ArrivalOverride> arrivals = switch (way.get()) {
            case FILES -> Optional.empty();
            case ONCE -> Optional.of(ArrivalOverride.parse("once"));
            case EVERY -> Optional.of(new ArrivalOverride(ArrivalOverride.Kind.EVERY, gap.get(), 0));
            case POISSON -> Optional.of(new ArrivalOverride(ArrivalOverride.Kind.POISSON, gap.get(), seed.get()));
        };
        return new RunSource.File(files, tick.get(), arrivals);
    }
}
