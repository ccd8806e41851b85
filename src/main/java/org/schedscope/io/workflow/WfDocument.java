package org.schedscope.io.workflow;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.Totals;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.number.Ratio;

/**
 * The parts of a WfFormat document that matter here, whatever its schema version: fields decide, not the version they claim. Up to 1.2
 * tasks are {@code jobs}; up to 1.4 they stand in the workflow with their files inside; from 1.5 on a specification and an execution
 * part share them. Other fields are passed over.
 */
final class WfDocument {
    private static final FieldSet FIELDS = new FieldSet("name", "workflow");
    private static final FieldSet WORKFLOW_FIELDS = new FieldSet("tasks", "jobs", "specification", "execution");
    private static final FieldSet SPECIFICATION_FIELDS = new FieldSet("tasks", "files");
    private static final FieldSet EXECUTION_FIELDS = new FieldSet("tasks");
    private static final FieldSet TASK_FIELDS = new FieldSet("id", "name", "parents", "children", "inputFiles", "outputFiles", "files",
            "runtime", "runtimeInSeconds", "cores", "coreCount", "memory", "memoryInBytes");
    private static final FieldSet FILE_FIELDS = new FieldSet("id", "name", "path", "link", "size", "sizeInBytes");
    /** WfCommons' own migration takes the kB of old schemas times 1000. */
    private static final BigDecimal BYTES_PER_KB = BigDecimal.valueOf(1000);

    private final JsonCursor in;
    private final Totals totals;
    final WorkflowDraft draft = new WorkflowDraft();
    /** Where the tasks stand, as a JSON pointer. */
    String tasksPath = "";

    private WfDocument(JsonCursor in) {
        this.in = in;
        this.totals = new Totals(in.limits());
    }

    /** Reads the document that begins at the current token. */
    static WfDocument read(JsonCursor in) throws IOException {
        WfDocument document = new WfDocument(in);
        document.draft.path = "/workflow";
        Place start = in.place();
        long seen = in.readObject("a workflow document", FIELDS, false, document::field);
        if (in.problems().isEmpty() && (seen & 2) == 0) {
            in.problem(start, Problem.ofFormat("wf.lacks"));
        }
        if (in.problems().isEmpty() && document.draft.tasks.isEmpty()) {
            in.problem(start, Problem.ofFormat("workflow.empty"));
        }
        return document;
    }

    private void field(int field) throws IOException {
        if (field == 1) {
            in.readObject("\"workflow\"", WORKFLOW_FIELDS, false, this::workflowField);
        } else if (in.token() == JsonToken.VALUE_STRING && !in.text().isBlank()) {
            draft.name = Optional.of(in.text());
        } else {
            in.skip();
        }
    }

    private void workflowField(int field) throws IOException {
        switch (WORKFLOW_FIELDS.name(field)) {
            case "specification" -> {
                draft.byId = true;
                in.readObject("\"specification\"", SPECIFICATION_FIELDS, false, part -> {
                    if (part == 0) {
                        readTasks(draft.tasks);
                    } else {
                        in.readArray("\"files\"", index -> readFile(null));
                    }
                });
            }
            case "execution" -> in.readObject("\"execution\"", EXECUTION_FIELDS, false, part -> readTasks(draft.executions));
            default -> readTasks(draft.tasks);
        }
    }

    private void readTasks(List<WfTask> into) throws IOException {
        String path = in.path();
        tasksPath = into == draft.tasks ? path : tasksPath;
        in.readArray("\"tasks\"", index -> {
            totals.countTask(in);
            WfTask task = new WfTask(path, index, in.line(), in.column());
            in.readObject("a task", TASK_FIELDS, false, field -> taskField(task, TASK_FIELDS.name(field)));
            into.add(task);
        });
    }

    private void taskField(WfTask task, String what) throws IOException {
        if (in.token() == JsonToken.VALUE_NULL) {
            return;
        }
        switch (what) {
            case "id" -> task.setId(draft.share(in.readText("\"id\"", "?")));
            case "name" -> task.setName(draft.share(in.readText("\"name\"", "?")));
            case "parents", "children" -> in.readArray("\"" + what + "\"", index -> {
                totals.countEdge(in);
                int line = in.line();
                int column = in.column();
                String name = draft.share(in.readText("a task", "?"));
                task.refersTo(new WfTask.Reference(name, what.equals("children"), index, line, column));
            });
            case "inputFiles" -> in.readArray("\"inputFiles\"", index -> task.reads(draft.share(in.readText("a file", "?"))));
            case "outputFiles" -> in.readArray("\"outputFiles\"", index -> task.writes(draft.share(in.readText("a file", "?"))));
            case "files" -> in.readArray("\"files\"", index -> readFile(task));
            case "runtime", "runtimeInSeconds" -> task.setSeconds(notNegative(what));
            case "cores", "coreCount" -> readCores(task, what);
            case "memory" -> notNegative(what).map(BYTES_PER_KB::multiply).ifPresent(bytes -> task.setMemory(wholeBytes(bytes)));
            default -> notNegative(what).ifPresent(bytes -> task.setMemory(wholeBytes(bytes)));
        }
    }

    private Optional<BigDecimal> notNegative(String what) throws InputException {
        String text = in.numberText();
        BigDecimal value = text == null ? null : Numbers.decimal(text);
        if (value == null || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            in.problem(Problem.ofFormat("number", "\"" + what + "\"", in.foundHere()));
            in.skip();
            return Optional.empty();
        }
        if (value.signum() < 0) {
            in.problem(Problem.words("number.negative", "\"" + what + "\"", OneLine.cut(text)));
            return Optional.empty();
        }
        return Optional.of(value);
    }

    private static long wholeBytes(BigDecimal value) {
        return value.setScale(0, RoundingMode.CEILING).min(BigDecimal.valueOf(Limits.LARGEST_TOTAL - 1)).longValueExact();
    }

    private void readCores(WfTask task, String what) throws InputException {
        Optional<BigDecimal> cores = notNegative(what);
        if (cores.isEmpty()) {
            return;
        }
        BigDecimal whole = cores.get().setScale(0, RoundingMode.CEILING);
        if (whole.signum() == 0 || whole.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
            in.problem(Problem.ofFormat("number.between", "\"" + what + "\"", in.text(), Integer.MAX_VALUE));
            return;
        }
        task.setCores(whole.intValueExact());
    }

    /** Fields of a file entry. */
    private static final class FileEntry {
        private String name = "";
        private String path = "";
        private boolean input;
        private Optional<BigDecimal> size = Optional.empty();
    }

    /** @param task the task that reads or writes the file; null for the list of a specification */
    private void readFile(WfTask task) throws IOException {
        FileEntry entry = new FileEntry();
        in.readObject("a file", FILE_FIELDS, false, field -> fileField(entry, field));
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

    private void fileField(FileEntry entry, int field) throws InputException {
        String what = FILE_FIELDS.name(field);
        if (in.token() == JsonToken.VALUE_NULL) {
            return;
        }
        switch (what) {
            case "id", "name" -> entry.name = in.readText("\"" + what + "\"", "?");
            case "path" -> {
                entry.path = in.token() == JsonToken.VALUE_STRING ? in.text() : "";
                in.skip();
            }
            case "link" -> {
                entry.input = in.token() == JsonToken.VALUE_STRING && in.text().equalsIgnoreCase("input");
                in.skip();
            }
            default -> entry.size = notNegative(what);
        }
    }
}
