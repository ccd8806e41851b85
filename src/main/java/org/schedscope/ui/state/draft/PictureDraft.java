package org.schedscope.ui.state.draft;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.csv.TsvRowSink;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;

/** A picture or table of the open run, as it was when this was made, on its way to a file or to the clipboard. */
public final class PictureDraft {
    /** The ending of a file of figures. */
    public static final String CSV = "csv";
    private static final double LARGEST_SCALE = 20;
    private static final double PREVIEW = 0.4;
    private static final Notation<Double> SCALE = new Notation<>(factor -> SpokenLanguage.now().written(factor.toString()),
            PictureDraft::factor);

    private final FileExporter exporter;
    private final Consumer<Ask> previews;
    private final Consumer<Ask> copies;
    private final List<Exportable> whole;
    private final List<Exportable> shown;
    private final ObjectProperty<String> what = new SimpleObjectProperty<>(this, "what");
    private final ObjectProperty<String> format = new SimpleObjectProperty<>(this, "format");
    private final ObjectProperty<Theme> theme;
    private final TextInput<Double> scale = TextInput.checked("scale", SCALE, "1");
    private final BooleanProperty shownOnly = new SimpleBooleanProperty(this, "shownOnly", false);
    private final ObjectProperty<Optional<byte[]>> preview = new SimpleObjectProperty<>(this, "preview", Optional.empty());
    private final ObjectProperty<Optional<Copy>> copied = new SimpleObjectProperty<>(this, "copied", Optional.empty());

    /** What is to be drawn how. */
    private record Ask(Exportable exportable, Theme theme, double scale) {
        private Optional<byte[]> png() {
            return exportable.picture().map(picture -> bytes(picture.get(), PictureFormats.all().get(0)));
        }

        private byte[] bytes(Picture picture, PictureFormat format) {
            try {
                return format.bytes(picture, theme, scale);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private Copy copy() {
            TsvRowSink text = new TsvRowSink();
            try {
                if (exportable.figures().isPresent()) {
                    exportable.figures().get().writeTo(text);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return new Copy(png(), text.text());
        }
    }

    /**
     * What goes to the clipboard.
     *
     * @param png the picture, if there is one
     * @param text the figures, cells between tabs; empty if there are none
     */
    public record Copy(Optional<byte[]> png, String text) {
    }

    /** @param others what else there is but the charts of the run */
    public PictureDraft(Session session, List<Exportable> others) {
        this(session, with(RunExports.of(session.snapshot().get(), RunExports.all(session.snapshot().get())), others),
                with(RunExports.of(session.snapshot().get(), shownTicks(session)), others));
    }

    /** Of one thing that is not of the open run. */
    public static PictureDraft only(Session session, Exportable exportable) {
        return new PictureDraft(session, List.of(exportable), List.of(exportable));
    }

    private PictureDraft(Session session, List<Exportable> whole, List<Exportable> shown) {
        this.whole = whole;
        this.shown = shown;
        exporter = session.exports();
        theme = new SimpleObjectProperty<>(this, "theme", session.settings().themeProperty().get());
        previews = session.answering(Ask::png, preview::set);
        copies = session.answering(Ask::copy, copy -> copied.set(Optional.of(copy)));
        what.set(whole.get(0).name());
        format.set(formats().get(0));
        // Figures are those of a marked range: so are the charts, unless that is taken back.
        shownOnly.set(session.range().get().filter(RunPart::hasTicks).isPresent());
        what.addListener(change -> {
            if (!formats().contains(format.get())) {
                format.set(formats().get(0));
            }
            askForPreview();
        });
        theme.addListener(change -> askForPreview());
        shownOnly.addListener(change -> askForPreview());
        askForPreview();
    }

    /** The marked ticks, or those that the schedule shows. */
    private static TickRange shownTicks(Session session) {
        Optional<RunPart> marked = session.range().get().filter(RunPart::hasTicks);
        if (marked.isPresent()) {
            double end = Math.min(marked.get().to(), session.runs().run().lastTick());
            return new TickRange(marked.get().from(), Math.max(marked.get().from() + 1.0, end));
        }
        double from = Math.max(0, session.timeline().start());
        return new TickRange(from, Math.max(from + 1, session.timeline().end()));
    }

    /** Whether there is more than one thing, and charts over time among them. */
    public boolean isOfRun() {
        return whole.size() > 1;
    }

    private static List<Exportable> with(List<Exportable> charts, List<Exportable> others) {
        List<Exportable> all = new ArrayList<>(charts);
        all.addAll(others);
        return List.copyOf(all);
    }

    private Exportable chosen() {
        return (shownOnly.get() ? shown : whole).stream().filter(each -> each.name().equals(what.get())).findFirst().orElseThrow();
    }

    /** All that can be exported. */
    public List<Exportable> exportables() {
        return whole;
    }

    /** In what formats the chosen one can be written: endings of files, the usual one first. */
    public List<String> formats() {
        Exportable exportable = chosen();
        List<String> formats = new ArrayList<>();
        if (exportable.picture().isPresent()) {
            PictureFormats.all().forEach(each -> formats.add(each.name()));
        }
        if (exportable.figures().isPresent()) {
            formats.add(CSV);
        }
        return formats;
    }

    private void askForPreview() {
        if (chosen().picture().isEmpty()) {
            preview.set(Optional.empty());
        }
        previews.accept(new Ask(chosen(), theme.get(), PREVIEW));
    }

    private static double factor(String text) {
        try {
            double factor = Double.parseDouble(SpokenLanguage.now().typed(text));
            if (factor > 0 && factor <= LARGEST_SCALE) {
                return factor;
            }
        } catch (NumberFormatException noNumber) {
            // Told below.
        }
        throw new ModelException(Message.of("picture", "scale.wrong"));
    }

    /** A name for the file, with the ending of the chosen format. */
    public String fileName() {
        return what.get() + "." + format.get();
    }

    /** Writes the chosen one in the chosen format, with that ending if the name has none of ours. */
    public void save(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        Optional<String> meant = formats().stream().filter(each -> name.endsWith("." + each)).findFirst();
        Path named = meant.isPresent() ? file : file.resolveSibling(file.getFileName() + "." + format.get());
        exporter.save(named, contents(meant.orElse(format.get())));
    }

    private OutputFiles.Contents contents(String ending) {
        Ask ask = new Ask(chosen(), theme.get(), scale.get());
        return ending.equals(CSV) ? out -> CsvRowSink.write(ask.exportable().figures().orElseThrow(), out)
                : out -> out.write(ask.bytes(ask.exportable().picture().orElseThrow().get(), PictureFormats.named(ending).orElseThrow()));
    }

    /** Puts the chosen one together for the clipboard; {@link #copiedProperty()} has it then. */
    public void copy() {
        copies.accept(new Ask(chosen(), theme.get(), scale.valueProperty().get().orElse(1.0)));
    }

    /** The name of what is chosen. */
    public ObjectProperty<String> whatProperty() {
        return what;
    }

    /** One of {@link #formats()}. */
    public ObjectProperty<String> formatProperty() {
        return format;
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** How much larger than laid out, as it is typed. */
    public TextInput<Double> scale() {
        return scale;
    }

    /** Whether charts over time show only the ticks that the window shows. */
    public BooleanProperty shownOnlyProperty() {
        return shownOnly;
    }

    /** A small PNG of what is chosen; none of what has no picture, or until it is drawn. */
    public ObjectProperty<Optional<byte[]>> previewProperty() {
        return preview;
    }

    public ObjectProperty<Optional<Copy>> copiedProperty() {
        return copied;
    }
}
