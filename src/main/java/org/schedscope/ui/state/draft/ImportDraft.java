package org.schedscope.ui.state.draft;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.model.time.TickLength;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;

/** How files with workflows become one workload: the tick, and when their jobs arrive. */
public final class ImportDraft extends Form {
    /** Source of the arrivals. */
    public enum Way {
        FILES, ONCE, EVERY, POISSON
    }

    private static final Notation<Long> GAP = new Notation<>(ticks -> Long.toString(ticks),
            text -> ArrivalOverride.parse("every:" + text).ticks());
    private static final Notation<TickLength> TICK = new Notation<>(TickLength::text,
            text -> TickLength.parse(SpokenLanguage.now().typed(text)));

    public final List<Path> files;
    public final Choice<Way> way = choice("way", Way.FILES, List.of(Way.values()));
    /** Ticks between two jobs, or their mean. */
    public final Field<Long> gap = typed("gap", GAP, "600");
    public final Field<Long> seed = typed("seed", Notation.SEED, "1");
    public final Field<TickLength> tick = typed("tick", TICK, TickLength.SECOND.text());

    public ImportDraft(List<Path> files) {
        this.files = List.copyOf(files);
    }

    /** Complaint about a field that counts. */
    public Optional<String> problem() {
        Stream<Field<?>> counting = switch (way.get()) {
            case FILES, ONCE -> Stream.of(tick);
            case EVERY -> Stream.of(tick, gap);
            case POISSON -> Stream.of(tick, gap, seed);
        };
        return counting.flatMap(field -> field.complaintProperty().get().stream()).findFirst();
    }

    /** The files as they are to be opened, if there is no problem. */
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
