package org.schedscope.ui.state.draft;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jfree.data.io.CSV;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.csv.TsvRowSink;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;

/** A picture or table of the open run, frozen when this is made, on its way to a file or to the clipboard. */
public final class PictureDraft extends Form {
    /** The ending of a file of figures. */
    public static final String CSV = "csv";
    private static final double PREVIEW = 0.4;
    /** Pixels across a preview of a page. */
    private static final double PREVIEW_WIDTH = 1_000;
    private static final double MILLIMETRES_OF_INCH = 25.4;
    private static final double FONT = 8;
    private static final double DPI = 300;

    /** What the settings remember of pictures: format, width, type, pixels of an inch, caption, folder. */
    private static final String REMEMBERED = "picture";
    private static final int PARTS = 6;
    /** Lines stay sharp in papers and lectures. */
    private static final String FIRST_FORMAT = "pdf";

    private final Settings remembering;
    private Path folder = Path.of("").toAbsolutePath();
    /** Where it goes: a file that is not there yet until another is typed. */
    public final Field<Path> file = typed("file", new Notation<>(Path::toString, PictureDraft::path), "picture");
    private final FileExporter exporter;
    private final Consumer<Ask> previews;
    private final Consumer<Ask> copies;
    private final List<Exportable> whole;
    private final List<Exportable> shown;
    public final Choice<Exportable> what;
    /** One of {@link #formats()}. */
    public final ObjectProperty<String> format = new SimpleObjectProperty<>(this, "format");
    public final Choice<Theme> theme;
    /** How much larger than laid out, as it is typed. */
    public final Field<Double> scale = typed("scale", above0("scale", 20), "1");
    /** How wide a page is, in millimetres, as it is typed; empty for a picture for the screen. */
    public final Field<Optional<Double>> width = typed("width", Notation.optional(above0("width", 2_000)), "");
    /** Size of type on a page, in points, as it is typed. */
    public final Field<Double> font = typed("font", above0("font", 72), "8");
    /** Pixels of an inch of a page, as they are typed. */
    public final Field<Double> dpi = typed("dpi", above0("dpi", 2_400), "300");
    /** Whether headline and caption are above the picture. */
    public final Choice<Boolean> captioned = flag("caption", true);
    /** Whether charts over time show only the ticks that the window shows. */
    public final Choice<Boolean> shownOnly = flag("shown", false);
    /** A small PNG of what is chosen; none of what has no picture, or until it is drawn. */
    public final ObjectProperty<Optional<byte[]>> preview = new SimpleObjectProperty<>(this, "preview", Optional.empty());
    public final ObjectProperty<Optional<Copy>> copied = new SimpleObjectProperty<>(this, "copied", Optional.empty());

    /** What is to be drawn how. */
    private record Ask(Exportable exportable, PictureLook look) {
        private Optional<byte[]> png() {
            return exportable.picture().map(picture -> bytes(picture.get(), PictureFormats.all().get(0)));
        }

        private byte[] bytes(Picture picture, PictureFormat format) {
            try {
                return format.bytes(picture, look);
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

    /**
     * @param first what comes before the charts of the run
     * @param others what else there is but these
     */
    public PictureDraft(Session session, List<Exportable> first, List<Exportable> others) {
        this(with(first, RunExports.of(session.snapshot().get(), RunExports.all(session.snapshot().get())), others),
                with(first, RunExports.of(session.snapshot().get(), shownTicks(session)), others), session);
    }

    /** Of one thing that is not of the open run. */
    public static PictureDraft only(Session session, Exportable exportable) {
        return new PictureDraft(List.of(exportable), List.of(exportable), session);
    }

    private PictureDraft(List<Exportable> whole, List<Exportable> shown, Session session) {
        this.whole = whole;
        this.shown = shown;
        exporter = session.exports();
        theme = choice("theme", session.settings().themeProperty().get(), List.of(Theme.values()));
        previews = session.answering(Ask::png, preview::set);
        copies = session.answering(Ask::copy, copy -> copied.set(Optional.of(copy)));
        what = choice("what", whole.get(0), whole);
        remembering = session.settings();
        recall();
        // Figures are those of a marked range: so are the charts, unless that is taken back.
        shownOnly.set(session.range().get().filter(RunPart::hasTicks).isPresent());
        what.addListener(change -> {
            if (!formats().contains(format.get())) {
                format.set(formats().get(0));
            }
            askForPreview();
        });
        for (Observable asked : List.of(theme, shownOnly, captioned, width.valueProperty(), font.valueProperty())) {
            asked.addListener(change -> askForPreview());
        }
        askForPreview();
    }

    /** As the last picture was taken. */
    private void recall() {
        List<String> formats = formats();
        format.set(formats.contains(FIRST_FORMAT) ? FIRST_FORMAT : formats.get(0));
        String[] parts = remembering.remembered(REMEMBERED).orElse("").split("\n", -1);
        if (parts.length == PARTS) {
            format.set(formats.contains(parts[0]) ? parts[0] : format.get());
            width.type(parts[1]);
            font.type(parts[2]);
            dpi.type(parts[3]);
            captioned.set(Boolean.parseBoolean(parts[4]));
            folder = Files.isDirectory(Path.of(parts[5])) ? Path.of(parts[5]) : folder;
        }
        for (Observable named : List.of(what, format)) {
            named.addListener(change -> name());
        }
        name();
    }

    /** A file that there is not yet. */
    private void name() {
        Path free = folder.resolve(fileName());
        for (int number = 2; Files.exists(free); number++) {
            free = folder.resolve(what.get().name() + "-" + number + "." + format.get());
        }
        file.type(free.toString());
    }

    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new ModelException(Message.of("picture", "file.none"));
        }
        Path path = Path.of(text.startsWith("~/") ? System.getProperty("user.home") + text.substring(1) : text).toAbsolutePath();
        if (!Files.isDirectory(Optional.ofNullable(path.getParent()).orElse(path))) {
            throw new ModelException(Message.of("picture", "file.folder", String.valueOf(path.getParent())));
        }
        if (Files.isDirectory(path)) {
            throw new ModelException(Message.of("picture", "file.is-folder", path.toString()));
        }
        return path;
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

    private static List<Exportable> with(List<Exportable> first, List<Exportable> charts, List<Exportable> others) {
        List<Exportable> all = new ArrayList<>(first);
        all.addAll(charts);
        all.addAll(others);
        return List.copyOf(all);
    }

    private Exportable chosen() {
        return (shownOnly.get() ? shown : whole).stream().filter(each -> each.name().equals(what.get().name())).findFirst().orElseThrow();
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
        if (chosen().picture().isEmpty() || isTooNarrow()) {
            preview.set(Optional.empty());
        }
        if (isTooNarrow()) {
            return;
        }
        previews.accept(new Ask(chosen(), look(PREVIEW, OptionalDouble.of(PREVIEW_WIDTH))));
    }

    /** Whether a page has no room for lanes beside names of the size that is typed. */
    private boolean isTooNarrow() {
        double least = PictureLook.leastMillimetres(font.valueProperty().get().orElse(FONT));
        return width.valueProperty().get().flatMap(each -> each).filter(paper -> paper < least).isPresent();
    }

    /** @param across pixels of an image in all */
    private PictureLook look(double factor, OptionalDouble across) {
        Optional<Double> paper = width.valueProperty().get().flatMap(each -> each);
        double type = font.valueProperty().get().orElse(FONT);
        PictureLook look = paper.isEmpty() ? PictureLook.of(theme.get(), factor)
                : PictureLook.onPaper(theme.get(), paper.get(), type, across.isPresent()
                        ? across.getAsDouble() * MILLIMETRES_OF_INCH / paper.get() : dpi.valueProperty().get().orElse(DPI));
        return look.captioned(captioned.get());
    }

    private PictureLook look() {
        return look(scale.valueProperty().get().orElse(1.0), OptionalDouble.empty());
    }

    /** Numbers above 0, as the language writes them; the complaint is of this name. */
    private static Notation<Double> above0(String name, double most) {
        return new Notation<>(number -> SpokenLanguage.now().written(number.toString()), text -> {
            try {
                double number = Double.parseDouble(SpokenLanguage.now().typed(text));
                if (number > 0 && number <= most) {
                    return number;
                }
            } catch (NumberFormatException noNumber) {
                // Refused below.
            }
            throw new ModelException(Message.of("picture", name + ".wrong"));
        });
    }

    /** Whether something that is typed cannot be taken. */
    public ObservableValue<Boolean> wrongProperty() {
        return Bindings.createBooleanBinding(() -> isTooNarrow() || isWrong(), values());
    }

    /** A name for the file, with the ending of the chosen format. */
    public String fileName() {
        return what.get().name() + "." + format.get();
    }

    /** Writes the chosen one in the chosen format, with that ending if the name has none of ours. */
    public void save(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        Optional<String> meant = formats().stream().filter(each -> name.endsWith("." + each)).findFirst();
        Path named = meant.isPresent() ? file : file.resolveSibling(file.getFileName() + "." + format.get());
        exporter.save(named, contents(meant.orElse(format.get())));
        remembering.remember(REMEMBERED, String.join("\n", meant.orElse(format.get()), width.text(), font.text(), dpi.text(),
                Boolean.toString(captioned.get()), String.valueOf(named.toAbsolutePath().getParent())));
    }

    /** Whether that file is there and would be replaced. */
    public boolean replaces() {
        return file.valueProperty().get().filter(Files::exists).isPresent();
    }

    private OutputFiles.Contents contents(String ending) {
        Ask ask = new Ask(chosen(), look());
        return ending.equals(CSV) ? out -> CsvRowSink.write(ask.exportable().figures().orElseThrow(), out)
                : out -> out.write(ask.bytes(ask.exportable().picture().orElseThrow().get(), PictureFormats.named(ending).orElseThrow()));
    }

    /** Puts the chosen one together for the clipboard; {@link #copiedProperty()} has it then. */
    public void copy() {
        copies.accept(new Ask(chosen(), look()));
    }
}
