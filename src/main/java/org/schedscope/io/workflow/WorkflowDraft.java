package org.schedscope.io.workflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.SharedTexts;
import org.schedscope.model.number.Ratio;

/** A workflow as in its document, before names become positions and files volumes; {@link WfJob} does that. */
final class WorkflowDraft {
    final List<WfTask> tasks = new ArrayList<>();
    /** Executions of the same tasks, in another part of the document. */
    final List<WfTask> executions = new ArrayList<>();
    /** Sizes of files in bytes, by name. */
    final Map<String, Ratio> fileSizes = new HashMap<>();
    Optional<String> name = Optional.empty();
    /** Path of the workflow in its document. */
    String path = "";
    /** Whether tasks refer to each other by id instead of name. */
    boolean byId;

    /** Names of tasks and files, which are repeated at every edge. */
    private final SharedTexts shared = new SharedTexts();

    /** The shared instance of a name. */
    String share(String text) {
        return shared.share(text);
    }

    /** Lines of the tasks. */
    int[] lines() {
        return tasks.stream().mapToInt(WfTask::line).toArray();
    }
}
