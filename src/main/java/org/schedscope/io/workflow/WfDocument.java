package org.schedscope.io.workflow;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.required;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.model.number.Ratio;

/**
 * The relevant parts of a WfFormat document of any schema version, recognised by its fields and not by the stated version. Up to 1.2 tasks
 * are {@code jobs}; up to 1.4 they are in the workflow and contain their files; from 1.5 on they are divided into a specification and an
 * execution. Other fields are skipped.
 */
final class WfDocument {
    /** Fields of a document, in any version of the schema. */
    private static final List<String> OUTERMOST = List.of("name", "description", "createdAt", "schemaVersion", "author", "wms",
            "runtimeSystem", "workflow");

    private static final ObjectReader<WfDocument> SPECIFICATION_FIELDS = ObjectReader.<WfDocument>of("\"specification\"",
            field("tasks", (document, in) -> document.readTasks(document.draft.tasks)),
            field("files", (document, in) -> in.readArray("\"files\"", index -> document.readFile(null)))).lenient();
    private static final ObjectReader<WfDocument> EXECUTION_FIELDS = ObjectReader.<WfDocument>of("\"execution\"",
            field("tasks", (document, in) -> document.readTasks(document.draft.executions))).lenient();
    private static final ObjectReader<WfDocument> WORKFLOW_FIELDS = ObjectReader.<WfDocument>of("\"workflow\"",
            field("tasks", (document, in) -> document.readTasks(document.draft.tasks)),
            field("jobs", (document, in) -> document.readTasks(document.draft.tasks)),
            field("specification", (document, in) -> document.readSpecification()),
            field("execution", (document, in) -> EXECUTION_FIELDS.read(in, document))).lenient();
    private static final ObjectReader<WfDocument> FIELDS = ObjectReader.<WfDocument>of("a workflow document",
            field("name", (document, in) -> document.readTitle()),
            required(field("workflow", (document, in) -> WORKFLOW_FIELDS.read(in, document))))
            .lenient().lacking(workflow -> Problem.ofFormat("wf.lacks"));

    /** Whether a document is a workflow, even with misspelt names. */
    static boolean resembles(DocumentHead head) {
        return head.has("workflow") && (WORKFLOW_FIELDS.names().stream().anyMatch(name -> head.has("workflow/" + name))
                || head.resembles("workflow", WORKFLOW_FIELDS.names())) || head.has("schemaVersion") && head.resembles("", OUTERMOST);
    }
    private static final ObjectReader<FileEntry> FILE_FIELDS = ObjectReader.<FileEntry>of("a file",
            unlessNull("id", (entry, in) -> in.readText("\"id\"").ifPresent(name -> entry.name = name)),
            unlessNull("name", (entry, in) -> in.readText("\"name\"").ifPresent(name -> entry.name = name)),
            unlessNull("path", FileEntry::readPath), unlessNull("link", FileEntry::readLink),
            unlessNull("size", (entry, in) -> entry.size = readNotNegative(in, "size")),
            unlessNull("sizeInBytes", (entry, in) -> entry.size = readNotNegative(in, "sizeInBytes"))).lenient();
    /** As in WfCommons' own migration: a kB of old schemas is 1000 bytes. */
    private static final BigDecimal BYTES_PER_KB = BigDecimal.valueOf(1000);

    private final ObjectReader<WfTask> taskFields = ObjectReader.<WfTask>of("a task",
            unlessNull("id", (task, cursor) -> sharedText("\"id\"").ifPresent(id -> task.id = id)),
            unlessNull("name", (task, cursor) -> sharedText("\"name\"").ifPresent(name -> task.name = name)),
            unlessNull("parents", (task, cursor) -> readReferences(task, "parents")),
            unlessNull("children", (task, cursor) -> readReferences(task, "children")),
            unlessNull("inputFiles", (task, cursor) -> readFileNames("\"inputFiles\"", task::reads)),
            unlessNull("outputFiles", (task, cursor) -> readFileNames("\"outputFiles\"", task::writes)),
            unlessNull("files", (task, cursor) -> cursor.readArray("\"files\"", index -> readFile(task))),
            unlessNull("runtime", (task, cursor) -> task.setSeconds(readNotNegative(cursor, "runtime"))),
            unlessNull("runtimeInSeconds", (task, cursor) -> task.setSeconds(readNotNegative(cursor, "runtimeInSeconds"))),
            unlessNull("cores", (task, cursor) -> readCores(task, "cores")),
            unlessNull("coreCount", (task, cursor) -> readCores(task, "coreCount")),
            unlessNull("memory", (task, cursor) -> readNotNegative(cursor, "memory").map(BYTES_PER_KB::multiply)
                    .ifPresent(bytes -> task.memoryBytes = wholeBytes(bytes))),
            unlessNull("memoryInBytes", (task, cursor) -> readNotNegative(cursor, "memoryInBytes")
                    .ifPresent(bytes -> task.memoryBytes = wholeBytes(bytes))))
            .lenient();
    private final JsonCursor in;
    private final SizeGuard totals;
    final WorkflowDraft draft = new WorkflowDraft();
    /** JSON pointer to the tasks. */
    String tasksPath = "";

    private WfDocument(JsonCursor in) {
        this.in = in;
        this.totals = new SizeGuard(in.limits());
    }

    /** A field for which {@code null} means absent. */
    private static <D> JsonField<D> unlessNull(String name, JsonField.Reader<D> reader) {
        return field(name, (draft, in) -> {
            if (in.token() != JsonToken.VALUE_NULL) {
                reader.read(draft, in);
            }
        });
    }

    static WfDocument read(JsonCursor in) throws IOException {
        WfDocument document = new WfDocument(in);
        document.draft.path = "/workflow";
        JsonObject read = FIELDS.read(in, document);
        if (read.isSound() && document.draft.tasks.isEmpty()) {
            read.problem(Problem.ofFormat("workflow.empty"));
        }
        return document;
    }

    private void readTitle() throws IOException {
        if (in.token() == JsonToken.VALUE_STRING && !in.text().isBlank()) {
            draft.name = Optional.of(in.text());
        } else {
            in.skip();
        }
    }

    private void readSpecification() throws IOException {
        draft.byId = true;
        SPECIFICATION_FIELDS.read(in, this);
    }

    private void readTasks(List<WfTask> into) throws IOException {
        String path = in.path();
        tasksPath = into == draft.tasks ? path : tasksPath;
        in.readArray("\"tasks\"", index -> {
            totals.countTask(in);
            WfTask task = new WfTask(path, index, in.line(), in.column());
            taskFields.read(in, task);
            into.add(task);
        });
    }

    private Optional<String> sharedText(String what) throws InputException {
        return in.readText(what).map(draft::share);
    }

    private void readReferences(WfTask task, String what) throws IOException {
        in.readArray(SafeText.quoted(what), index -> {
            totals.countEdge(in);
            int line = in.line();
            int column = in.column();
            sharedText("a task").ifPresent(name -> task.refersTo(new WfTask.Reference(name, what.equals("children"), index, line, column)));
        });
    }

    private void readFileNames(String what, Consumer<String> names) throws IOException {
        in.readTexts(what, "a file", name -> names.accept(draft.share(name)));
    }

    private static Optional<BigDecimal> readNotNegative(JsonCursor in, String what) throws InputException {
        String text = in.numberText();
        BigDecimal value = text == null ? null : Numbers.decimal(text);
        if (value == null || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            in.problem(Problem.ofFormat("number", "\"" + what + "\"", in.foundHere()));
            in.skip();
            return Optional.empty();
        }
        if (value.signum() < 0) {
            in.problem(Problem.words("number.negative", "\"" + what + "\"", SafeText.cut(text)));
            return Optional.empty();
        }
        return Optional.of(value);
    }

    private static long wholeBytes(BigDecimal value) {
        return value.setScale(0, RoundingMode.CEILING).min(BigDecimal.valueOf(Limits.LARGEST_TOTAL - 1)).longValueExact();
    }

    private void readCores(WfTask task, String what) throws InputException {
        Optional<BigDecimal> cores = readNotNegative(in, what);
        if (cores.isEmpty()) {
            return;
        }
        BigDecimal whole = cores.get().setScale(0, RoundingMode.CEILING);
        if (whole.signum() == 0 || whole.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
            in.problem(Problem.ofFormat("number.between", "\"" + what + "\"", in.text(), Integer.MAX_VALUE));
            return;
        }
        task.cores = whole.intValueExact();
    }

    /** A file entry. */
    private static final class FileEntry {
        private String name = "";
        private String path = "";
        private boolean input;
        private Optional<BigDecimal> size = Optional.empty();

        private void readPath(JsonCursor in) throws InputException {
            path = in.token() == JsonToken.VALUE_STRING ? in.text() : "";
            in.skip();
        }

        private void readLink(JsonCursor in) throws InputException {
            input = in.token() == JsonToken.VALUE_STRING && in.text().equalsIgnoreCase("input");
            in.skip();
        }
    }

    /** @param task task that reads or writes the file; null for the list of a specification */
    private void readFile(WfTask task) throws IOException {
        FileEntry entry = new FileEntry();
        FILE_FIELDS.read(in, entry);
        String id = draft.share(entry.path + entry.name);
        boolean written = task != null && !entry.input;
        if (written) {
            task.writes(id);
        } else if (task != null) {
            task.reads(id);
        }
        Ratio size = entry.size.map(bytes -> Ratio.of(bytes.setScale(0, RoundingMode.CEILING))).orElse(Ratio.ZERO);
        if (written) {
            draft.fileSizes.put(id, size);
        } else {
            draft.fileSizes.putIfAbsent(id, size);
        }
    }
}
