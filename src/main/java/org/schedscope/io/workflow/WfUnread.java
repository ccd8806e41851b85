package org.schedscope.io.workflow;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.schedscope.io.format.LossReport;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** Parts of a WfFormat document that a workload cannot represent, counted by their names in the document, for any schema version. */
final class WfUnread {
    private static final Set<String> KEPT_OF_DOCUMENT = Set.of("name", "schemaVersion", "makespan", "makespanInSeconds");
    private static final Set<String> KEPT_OF_TASKS = Set.of("id", "name", "parents", "children", "inputFiles", "outputFiles", "cores",
            "coreCount", "memory", "memoryInBytes");

    private final TickLength tick;
    private final JsonCursor in;
    private final SortedSet<String> ofDocument = new TreeSet<>();
    private final SortedSet<String> ofTasks = new TreeSet<>();
    private int machines;
    private int files;
    private int fractions;

    private WfUnread(TickLength tick, JsonCursor in) {
        this.tick = tick;
        this.in = in;
    }

    /** Reads a document for a second time. */
    static List<Message> of(InputFile file, ReadOptions options) throws IOException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            WfUnread unread = new WfUnread(options.tick(), in);
            in.readEntries("a workflow document", unread::field);
            return unread.told();
        }
    }

    private void field(String name) throws IOException {
        switch (name) {
            case "workflow", "specification", "execution" -> in.readEntries(name, this::field);
            case "tasks", "jobs" -> in.readArray(name, index -> in.readEntries("a task", this::fieldOfTask));
            case "machines" -> machines += skipped(name);
            case "files" -> files += skipped(name);
            default -> {
                if (!KEPT_OF_DOCUMENT.contains(name)) {
                    ofDocument.add(name);
                }
                in.skip();
            }
        }
    }

    private int skipped(String name) throws IOException {
        return in.readArray(name, index -> in.skip());
    }

    private void fieldOfTask(String name) throws IOException {
        switch (name) {
            case "files" -> files += skipped(name);
            case "runtime", "runtimeInSeconds" -> {
                String text = in.numberText();
                BigDecimal seconds = text == null ? BigDecimal.ZERO : Numbers.decimal(text);
                fractions += tick.secondsOf(tick.ticks(seconds)).compareTo(seconds) == 0 ? 0 : 1;
            }
            default -> {
                if (!KEPT_OF_TASKS.contains(name)) {
                    ofTasks.add(name);
                }
            }
        }
        in.skip();
    }

    private List<Message> told() {
        List<Message> told = new ArrayList<>();
        LossReport.unread(told, Message.of("exports", "lost.machines"), machines);
        LossReport.unread(told, Message.of("exports", "lost.files"), files);
        fields(told, "ofTasks", ofTasks);
        fields(told, "ofDocument", ofDocument);
        LossReport.unread(told, Message.of("exports", "lost.fractions"), fractions);
        return told;
    }

    private static void fields(List<Message> told, String of, Set<String> names) {
        if (!names.isEmpty()) {
            told.add(Message.of("exports", "unread." + of, String.join(", ", names)));
        }
    }
}
