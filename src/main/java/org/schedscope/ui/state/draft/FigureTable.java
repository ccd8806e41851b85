package org.schedscope.ui.state.draft;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.session.Session;

/** What a chart draws, in rows to be read: as of the playhead when this was made. */
public final class FigureTable extends Form {
    /** Rows that are shown at most; a file has all. */
    public static final int MOST_ROWS = 20_000;

    /**
     * A row.
     *
     * @param number from 0
     */
    public record Line(int number, List<String> cells) {
    }

    /**
     * The rows of a chart.
     *
     * @param heads names of the columns, as the file has them
     * @param lines the first {@link #MOST_ROWS} of them
     * @param all how many there are
     */
    public record Figures(List<String> heads, List<Line> lines, long all) {
    }

    private final Session session;
    /** What has figures: charts of the run, then the others. */
    public final Choice<Exportable> chart;
    /** Rows of the chosen chart; empty until they are read. */
    public final ObjectProperty<Optional<Figures>> figures = new SimpleObjectProperty<>(this, "figures", Optional.empty());
    private final Consumer<Exportable> worker;

    /**
     * @param others what there is besides the charts of the run
     * @param first the name of what is shown first; if it has no figures, something else is
     */
    public FigureTable(Session session, List<Exportable> others, String first) {
        this.session = session;
        List<Exportable> all = new ArrayList<>(RunExports.of(session.snapshot().get(), RunExports.all(session.snapshot().get())));
        all.addAll(others);
        List<Exportable> charts = all.stream().filter(one -> one.figures().isPresent()).toList();
        chart = choice("chart", charts.stream().filter(one -> one.name().equals(first)).findFirst().orElse(charts.get(0)), charts);
        worker = session.answering(FigureTable::read, read -> figures.set(Optional.of(read)));
        whenChanged(this::ask);
        ask();
    }

    private void ask() {
        figures.set(Optional.empty());
        worker.accept(chart.get());
    }

    private static Figures read(Exportable of) {
        Reader reader = new Reader();
        try {
            of.figures().orElseThrow().writeTo(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Figures(reader.heads, List.copyOf(reader.lines), reader.count);
    }

    private static final class Reader implements RowSink {
        private final List<Line> lines = new ArrayList<>();
        private List<String> heads = List.of();
        private long count = -1;

        @Override
        public void row(Object... cells) {
            if (++count == 0) {
                heads = texts(cells);
            } else if (count <= MOST_ROWS) {
                lines.add(new Line((int) count - 1, texts(cells)));
            }
        }

        private static List<String> texts(Object... cells) {
            return Arrays.stream(cells).map(cell -> cell instanceof Double figure ? CsvRowSink.figure(figure) : cell.toString()).toList();
        }
    }

    /** Writes all rows of the chosen chart as CSV; a name without the ending gets it. */
    public void save(Path target) {
        String ending = "." + PictureDraft.CSV;
        String name = String.valueOf(target.getFileName());
        Path file = name.toLowerCase(Locale.ROOT).endsWith(ending) ? target : target.resolveSibling(name + ending);
        RowSink.Source source = chart.get().figures().orElseThrow();
        session.exports().save(file, out -> CsvRowSink.write(source, out));
    }
}
