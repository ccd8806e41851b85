package org.schedscope.io.workflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.SharedTexts;
import org.schedscope.model.number.Ratio;

/** A workflow as its document has it, before names have become positions and files volumes; {@link WfJob} does that. */
final class WorkflowDraft {
    final List<WfTask> tasks = new ArrayList<>();
    /** What another part of the document has about the same tasks. */
    final List<WfTask> executions = new ArrayList<>();
    /** Sizes of files in bytes, by name. */
    final Map<String, Ratio> fileSizes = new HashMap<>();
    Optional<String> name = Optional.empty();
    /** Where the workflow is in its document. */
    String path = "";
    /** Whether tasks refer to each other by id, and not by name. */
    boolean byId;

    /** Names of tasks and files, which occur at every edge. */
    private final SharedTexts shared = new SharedTexts();

    /** The one object that is kept for all names that equal this one. */
    String share(String text) {
        return shared.share(text);
    }

    /** Lines of the tasks. */
    int[] lines() {
        return tasks.stream().mapToInt(WfTask::line).toArray();
    }
}
