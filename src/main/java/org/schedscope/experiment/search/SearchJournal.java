package org.schedscope.experiment.search;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.result.JsonLines;
import org.schedscope.experiment.sweep.ResultsLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.ModelException;

/**
 * A log of results of orderings in memory and, optionally, in a file of lines, each written whole or not at all. A resumed search finds its
 * earlier results here, so it ends as if it had never been stopped.
 */
public final class SearchJournal implements Closeable {
    private static final String FORMAT = "schedscope-search";
    private static final int VERSION = 1;
    /** Fields of the first line, which identifies the search, and of the others. */
    private static final ObjectCodec<Line, Line> FIELDS = ObjectCodec.of("a line of a search",
            both(format(FORMAT), line -> line.search.map(search -> FORMAT)),
            both(version(VERSION), line -> line.search.map(search -> VERSION)),
            both(text("search", (line, search) -> line.search = Optional.of(search)), line -> line.search),
            both(text("ordering", (line, ordering) -> line.ordering = ordering), line -> unless("", line.ordering)),
            both(integer("case", 0, (line, number) -> line.number = number), line -> line.search.isPresent() ? null : line.number),
            both(field("values", (line, in) -> in.readArray("\"values\"", index -> line.values.add(number(in)))),
                    line -> line.search.isPresent() ? null : line.values));

    private final Map<String, Map<Integer, double[]>> known = new HashMap<>();
    private final Optional<ResultsLog> log;
    private final List<byte[]> unwritten = new ArrayList<>();

    /** A line of the file. */
    private static final class Line {
        private Optional<String> search = Optional.empty();
        private String ordering = "";
        private int number;
        private final List<Double> values = new ArrayList<>();

        private byte[] bytes() {
            return (PlainJson.line(FIELDS.value(this)) + "\n").getBytes(StandardCharsets.UTF_8);
        }
    }

    private SearchJournal(Optional<ResultsLog> log) {
        this.log = log;
    }

    /** A journal without a file. */
    public static SearchJournal inMemory() {
        return new SearchJournal(Optional.empty());
    }

    /**
     * Opens or creates a file.
     *
     * @param search everything that determines results, in one line
     * @throws InputException if the file belongs to another search, is damaged, or is open in another process
     */
    public static SearchJournal open(Path file, String search) throws IOException {
        ResultsLog log = ResultsLog.open(file);
        SearchJournal journal = new SearchJournal(Optional.of(log));
        try {
            long end = journal.read(file, search);
            log.cutTo(end);
            if (end == 0) {
                journal.unwritten.add(head(search));
                journal.flush();
            }
            return journal;
        } catch (IOException | RuntimeException failed) {
            log.close();
            throw failed;
        }
    }

    /**
     * Adds the results in a file of the same search.
     *
     * @return end of the last whole line, in bytes
     * @throws InputException if the file belongs to another search or is damaged
     */
    public long read(Path file, String search) throws IOException {
        return JsonLines.read(file, in -> {
            Line line = new Line();
            FIELDS.read(in, line);
            in.problems().throwIfAny();
            if (line.search.isPresent() && !line.search.get().equals(search)) {
                throw new ModelException(file + " holds another search: " + line.search.get() + "; choose another folder");
            }
            if (!line.ordering.isEmpty()) {
                keep(line.ordering, line.number, line.values.stream().mapToDouble(Double::doubleValue).toArray());
            }
        });
    }

    private static double number(JsonCursor in) throws InputException {
        String text = in.numberText();
        return text == null ? Double.NaN : Double.parseDouble(text);
    }

    private void keep(String ordering, int number, double[] values) {
        known.computeIfAbsent(ordering, key -> new HashMap<>()).put(number, values);
    }

    /** The result of an ordering in a case, if it is in the journal; NaN where it could not order the case. */
    Optional<double[]> find(String ordering, int number) {
        return Optional.ofNullable(known.getOrDefault(ordering, Map.of()).get(number));
    }

    /** Orderings with results in all of some cases. */
    List<String> triedInAll(int cases) {
        return known.keySet().stream().filter(each -> known.get(each).size() >= cases).sorted().toList();
    }

    void add(String ordering, int number, double[] values) throws IOException {
        keep(ordering, number, values);
        if (log.isPresent()) {
            unwritten.add(line(ordering, number, values));
        }
    }

    /** Writes pending results to the file. */
    void flush() throws IOException {
        if (log.isPresent() && !unwritten.isEmpty()) {
            log.get().append(unwritten);
            unwritten.clear();
        }
    }

    private static byte[] head(String search) {
        Line head = new Line();
        head.search = Optional.of(search);
        return head.bytes();
    }

    private static byte[] line(String ordering, int number, double[] values) {
        Line line = new Line();
        line.ordering = ordering;
        line.number = number;
        Arrays.stream(values).forEach(line.values::add);
        return line.bytes();
    }

    @Override
    public void close() throws IOException {
        if (log.isPresent()) {
            flush();
            log.get().close();
        }
    }
}
