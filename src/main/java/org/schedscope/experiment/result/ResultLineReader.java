package org.schedscope.experiment.result;

import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
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
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.text.Message;

/** Reads lines of a file of results. */
final class ResultLineReader {
    private static final FieldSet FIELDS = new FieldSet("format", "version", "digest", "definition", "definitionFile", "run", "axes",
            "counts", "measures", "series", "names", "seconds", "rules");
    private static final long OF_HEAD = 0b11111;
    private static final long OF_RUN = 0b11111100100;

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

    /** Told of what a line says. */
    interface Sink {
        void head(ResultsHead head) throws IOException;

        void result(RunResult result) throws IOException;
    }

    /**
     * Reads some lines that follow each other; to make a parser for each would take most of the time.
     *
     * @param first number of the first one in its file, from 1
     * @throws InputException if one of them is wrong
     */
    static void read(String file, long first, List<byte[]> lines, Sink sink) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            all.write(line);
            all.write('\n');
        }
        try (JsonCursor in = new JsonCursor(InputFile.of(file, all.toByteArray()), Limits.DEFAULT)) {
            for (int line = 1; line <= lines.size(); line++) {
                if (in.nextOrEnd() == null || in.place().line() != line) {
                    throw new InputException(new Problem(file, line, 1, "", Message.of("experiments", "refused.line")));
                }
                new ResultLineReader(in).tell(sink);
            }
            in.expectEnd();
        } catch (InputException wrong) {
            throw new InputException(wrong.problems().stream().map(problem -> moved(problem, first - 1)).toList());
        }
    }

    private void tell(Sink sink) throws IOException {
        boolean head = read();
        in.problems().throwIfAny();
        if (head) {
            sink.head(new ResultsHead(experiment.orElseThrow(), definitionFile, rules));
        } else {
            sink.result(new RunResult(axes, digest, counts, measures, series, names, seconds));
        }
    }

    private static Problem moved(Problem problem, long lines) {
        int line = (int) Math.min(Math.max(1, problem.line()) + lines, Integer.MAX_VALUE);
        return new Problem(problem.file(), line, Math.max(1, problem.column()), problem.documentPath(), problem.message());
    }

    /** Whether this is a head. */
    private boolean read() throws IOException {
        Place start = in.place();
        long seen = in.readObject("a line of results", FIELDS, true, this::field);
        boolean head = (seen & 1) != 0;
        long needed = head ? OF_HEAD : OF_RUN;
        if (in.problems().isEmpty() && (seen & needed) != needed) {
            in.problem(start, Message.of("experiments", "refused.line.lacks", FIELDS.name(Long.numberOfTrailingZeros(needed & ~seen))));
        }
        in.problems().throwIfAny();
        if (head && !ExperimentWriter.digest(experiment.orElseThrow()).equals(digest)) {
            in.problem(start, Message.of("experiments", "refused.digest"));
        } else if (!head && !GridRun.key(axes).equals(run)) {
            in.problem(start, Message.of("experiments", "refused.axes.differ"));
        }
        return head;
    }

    private void field(int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "format" -> Headers.checkFormat(in, ResultsHead.FORMAT);
            case "version" -> Headers.checkVersion(in, ResultsHead.VERSION);
            case "rules" -> rules = Headers.rules(in);
            case "digest" -> digest = in.readText("\"digest\"", "?");
            case "definition" -> experiment = Optional.of(ExperimentJson.read(in));
            case "definitionFile" -> definitionFile = in.readText("\"definitionFile\"", "?");
            case "run" -> run = in.readText("\"run\"", "?");
            case "axes" -> in.readEntries("\"axes\"", axis -> axes.put(axis, in.readText("a value", "?")));
            case "counts" -> in.readEntries("\"counts\"", name -> counts.put(name, Numbers.whole(in, "a count", 0, Long.MAX_VALUE)));
            case "measures" -> in.readEntries("\"measures\"", name -> measures.put(name, number()));
            case "series" -> in.readEntries("\"series\"", name -> {
                List<Double> numbers = new ArrayList<>();
                in.readArray("a series", index -> numbers.add(number()));
                series.put(name, numbers);
            });
            case "names" -> in.readEntries("\"names\"", name -> {
                List<String> all = new ArrayList<>();
                in.readArray("names", index -> all.add(in.readText("a name", "?")));
                names.put(name, all);
            });
            default -> seconds = number();
        }
    }

    /** A number; NaN for {@code null}. */
    private double number() throws InputException {
        String text = in.numberText();
        if (text == null && in.token() != JsonToken.VALUE_NULL) {
            in.problem(Message.of("experiments", "refused.number", in.foundHere()));
            in.skip();
        }
        return text == null ? Double.NaN : Double.parseDouble(text);
    }
}
