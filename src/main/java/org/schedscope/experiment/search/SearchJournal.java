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
 * What orderings have come to, kept in memory and, if wanted, in a file of lines, of which each is there whole or not at all. A search that
 * goes on asks the same questions again and finds the answers here; so it ends as if it had never been stopped.
 */
public final class SearchJournal implements Closeable {
    private static final String FORMAT = "schedscope-search";
    private static final int VERSION = 1;
    /** Fields of the first line, which names the search, and of the others. */
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

    /** What a line says. */
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

    /** Keeps everything in memory only. */
    public static SearchJournal inMemory() {
        return new SearchJournal(Optional.empty());
    }

    /**
     * Opens a file, and makes it if it is not there.
     *
     * @param search everything that decides what an ordering comes to, in one line
     * @throws InputException if the file is that of another search, is wrong, or is written by another process
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
     * Takes over what a file of the same search holds.
     *
     * @return where its last whole line ends, in bytes
     * @throws InputException if it is that of another search, or wrong
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

    /** What an ordering came to in a case, if that is known; not a number where it could not order it. */
    Optional<double[]> find(String ordering, int number) {
        return Optional.ofNullable(known.getOrDefault(ordering, Map.of()).get(number));
    }

    /** Orderings that were tried in all of some cases. */
    List<String> triedInAll(int cases) {
        return known.keySet().stream().filter(each -> known.get(each).size() >= cases).sorted().toList();
    }

    /** Notes what an ordering came to. */
    void add(String ordering, int number, double[] values) throws IOException {
        keep(ordering, number, values);
        if (log.isPresent()) {
            unwritten.add(line(ordering, number, values));
        }
    }

    /** Writes what was added. */
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
