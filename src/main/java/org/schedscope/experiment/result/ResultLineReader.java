package org.schedscope.experiment.result;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.rules;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.of;
import static org.schedscope.io.json.ObjectCodec.unless;
import static org.schedscope.io.json.PlainJson.decimal;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.event.Rules;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.ExperimentWriter;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.io.input.InputException;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.text.Message;

/** Fields and reader of the lines of a file of results. */
final class ResultLineReader {
    /** Fields of {@link ResultsHead}s and {@link RunResult}s: each has its own, and both have a digest. */
    static final ObjectCodec<ResultLineReader, Record> FIELDS = ObjectCodec.of("a line of results",
            both(format(ResultsHead.FORMAT), of(ResultsHead.class, head -> ResultsHead.FORMAT)),
            both(version(ResultsHead.VERSION), of(ResultsHead.class, head -> ResultsHead.VERSION)),
            both(rules((line, rules) -> line.rules = rules), of(ResultsHead.class, head -> unless(Rules.UNSAID, head.rules()))),
            both(text("run", (line, run) -> line.run = run), of(RunResult.class, RunResult::key)),
            both(field("axes", (line, in) -> in.readEntries("\"axes\"",
                    axis -> in.readText("a value").ifPresent(value -> line.axes.put(axis, value)))), of(RunResult.class, RunResult::axes)),
            both(text("digest", (line, digest) -> line.digest = digest),
                    line -> line instanceof ResultsHead head ? head.digest() : ((RunResult) line).digest()),
            both(field("definition", (line, in) -> line.experiment = Optional.of(ExperimentJson.read(in))),
                    of(ResultsHead.class, head -> (JsonValue) out -> ExperimentWriter.write(head.experiment(), out))),
            both(text("definitionFile", (line, file) -> line.definitionFile = file), of(ResultsHead.class, ResultsHead::definitionFile)),
            both(field("counts", (line, in) -> in.readEntries("\"counts\"",
                    name -> line.counts.put(name, Numbers.whole(in, "a count", 0, Long.MAX_VALUE)))),
                    of(RunResult.class, RunResult::counts)),
            both(field("measures", (line, in) -> in.readEntries("\"measures\"", name -> line.measures.put(name, number(in)))),
                    of(RunResult.class, RunResult::measures)),
            both(field("series", (line, in) -> in.readEntries("\"series\"", line::readSeries)), of(RunResult.class, RunResult::series)),
            both(field("names", (line, in) -> in.readEntries("\"names\"", line::readNames)), of(RunResult.class, RunResult::names)),
            both(field("seconds", (line, in) -> line.seconds = number(in)),
                    of(RunResult.class, run -> run.seconds() > 0 ? decimal(run.seconds()) : null)));
    /** Required fields of the first line. */
    private static final List<String> OF_HEAD = List.of("format", "version", "digest", "definition", "definitionFile");
    /** Required fields of a run. */
    private static final List<String> OF_RUN = List.of("digest", "run", "axes", "counts", "measures", "series", "names");

    private final JsonCursor in;
    private Optional<Experiment> experiment = Optional.empty();
    private String definitionFile = "";
    private String digest = "";
    private String run = "";
    private final Map<String, String> axes = new LinkedHashMap<>();
    private final Map<String, Long> counts = new LinkedHashMap<>();
    private final Map<String, Double> measures = new LinkedHashMap<>();
    private final Map<String, List<Double>> series = new LinkedHashMap<>();
    private final Map<String, List<String>> names = new LinkedHashMap<>();
    private double seconds;
    private int rules = Rules.UNSAID;

    private ResultLineReader(JsonCursor in) {
        this.in = in;
    }

    /** Receiver of the records of lines. */
    interface Sink {
        void head(ResultsHead head) throws IOException;

        void result(RunResult result) throws IOException;
    }

    /**
     * Reads consecutive lines.
     *
     * @param first number of the first one in its file, from 1
     * @throws InputException if one of them is invalid
     */
    static void read(String file, long first, List<byte[]> lines, Sink sink) throws IOException {
        JsonLines.parse(file, first, lines, in -> new ResultLineReader(in).emit(sink));
    }

    private void emit(Sink sink) throws IOException {
        boolean head = read();
        in.problems().throwIfAny();
        if (head) {
            sink.head(new ResultsHead(experiment.orElseThrow(), definitionFile, rules));
        } else {
            sink.result(new RunResult(axes, digest, counts, measures, series, names, seconds));
        }
    }

    /** Reads a line; true for a head. */
    private boolean read() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        boolean head = read.has("format");
        Optional<String> missing = read.firstMissing(head ? OF_HEAD : OF_RUN);
        if (read.isSound() && missing.isPresent()) {
            read.problem(Message.of("experiments", "refused.line.lacks", missing.get()));
        }
        in.problems().throwIfAny();
        if (head && !ExperimentWriter.digest(experiment.orElseThrow()).equals(digest)) {
            read.problem(Message.of("experiments", "refused.digest"));
        } else if (!head && !GridRun.key(axes).equals(run)) {
            read.problem(Message.of("experiments", "refused.axes.differ"));
        }
        return head;
    }

    private void readSeries(String name) throws IOException {
        List<Double> numbers = new ArrayList<>();
        in.readArray("a series", index -> numbers.add(number(in)));
        series.put(name, numbers);
    }

    private void readNames(String name) throws IOException {
        List<String> all = new ArrayList<>();
        in.readTexts("names", "a name", all::add);
        names.put(name, all);
    }

    /** A number; NaN for {@code null}. */
    private static double number(JsonCursor in) throws InputException {
        String text = in.numberText();
        if (text == null && in.token() != JsonToken.VALUE_NULL) {
            in.problem(Message.of("experiments", "refused.number", in.foundHere()));
            in.skip();
        }
        return text == null ? Double.NaN : Double.parseDouble(text);
    }
}
