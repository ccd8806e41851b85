package org.schedscope.io.table;

import static org.schedscope.io.json.JsonField.anyObject;
import static org.schedscope.io.json.JsonField.anyText;
import static org.schedscope.io.json.JsonField.field;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.concurrent.atomic.AtomicReference;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectReader;

/**
 * Reads the slices of Chrome's trace event format, as Ray, PyTorch, Bazel and this program write it: a process is a cluster, a thread a
 * core of it, and each outermost slice a task; nested slices are its phases, and an overlapping one has a core of its own.
 */
public final class ChromeTraceReader implements LogFormat {
    /** Some 126 years, so that the sum of two times in billionths of a second fits into a long. */
    private static final BigDecimal MOST_MICROS = BigDecimal.valueOf(4_000_000_000_000_000L);

    /** Loaded when a file of the format is read: recognition does not need it. */
    private static final class Fields {
        static final ObjectReader<ChromeEvent> ARGS = ObjectReader.<ChromeEvent>of("\"args\"",
                anyText("job", (event, job) -> event.job = job),
                anyText("task", (event, task) -> event.task = task), anyText("piece", (event, piece) -> event.piece = piece),
                anyText("name", (event, name) -> event.names = name)).lenient();
        static final ObjectReader<ChromeEvent> ID = ObjectReader.<ChromeEvent>of("\"id2\"",
                anyText("local", (event, id) -> event.id = id), anyText("global", (event, id) -> {
                    event.id = id;
                    event.global = true;
                })).lenient();
        static final ObjectReader<ChromeEvent> EVENT = ObjectReader.<ChromeEvent>of("an event",
                anyText("name", (event, name) -> event.name = name),
                anyText("cat", (event, category) -> event.category = category), anyText("ph", (event, phase) -> event.phase = phase),
                anyText("pid", (event, process) -> event.process = process), anyText("tid", (event, thread) -> event.thread = thread),
                time("ts", (event, time) -> event.at = time), time("dur", (event, time) -> event.lasts = time),
                anyText("id", (event, id) -> event.id = id), anyObject("id2", ID),
                anyObject("args", ARGS)).lenient();
        static final ObjectReader<ChromeSlices> DOCUMENT = ObjectReader.<ChromeSlices>of("a trace",
                field("traceEvents", (slices, in) -> events(in, slices))).lenient();
    }

    /** A time in microseconds in the file. */
    private static JsonField<ChromeEvent> time(String name, JsonField.Setter<ChromeEvent, Long> setter) {
        return field(name, (event, in) -> {
            String text = in.numberText() != null ? in.numberText() : in.token() == JsonToken.VALUE_STRING ? in.text() : "";
            BigDecimal number = text.length() <= 60 ? Numbers.decimal(text) : null;
            boolean large = number != null && number.abs().compareTo(MOST_MICROS) > 0;
            event.large |= large;
            setter.set(event, number == null || large ? TimeText.UNKNOWN
                    : number.movePointRight(3).setScale(0, RoundingMode.HALF_UP).longValueExact());
            in.skip();
        });
    }

    private static void events(JsonCursor in, ChromeSlices slices) throws IOException {
        in.readArray("\"traceEvents\"", index -> {
            ChromeEvent event = new ChromeEvent(in.line());
            if (in.token() == JsonToken.START_OBJECT) {
                Fields.EVENT.read(in, event);
            } else {
                in.skip();
            }
            slices.add(event);
        });
    }

    @Override
    public String name() {
        return "Chrome trace event JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().isEmpty() && (head.has("traceEvents") || head.fields().isEmpty()
                && head.lines().findFirst().filter(line -> line.startsWith("[")).isPresent() && head.beginning().contains("\"ph\""));
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        AtomicReference<UnclosedList> list = new AtomicReference<>();
        boolean bare = DocumentHead.of(file, options.limits()).beginning().stripLeading().startsWith("[");
        try (JsonCursor in = new JsonCursor(file, options.limits(), text -> bare ? list.updateAndGet(none -> new UnclosedList(text))
                : text)) {
            LogBuilder log = new LogBuilder(file, options, in.problems());
            ChromeSlices slices = new ChromeSlices(log, options.limits().tasks());
            in.next();
            if (in.token() == JsonToken.START_ARRAY) {
                events(in, slices);
            } else {
                Fields.DOCUMENT.read(in, slices);
            }
            in.expectEnd();
            if (bare && list.get().wasOpen()) {
                log.note(Problem.ofFormat("chrome.open"));
            }
            slices.finish(in.problems());
            return log.build(name());
        } catch (IOException e) {
            throw file.failure(e);
        }
    }
}
