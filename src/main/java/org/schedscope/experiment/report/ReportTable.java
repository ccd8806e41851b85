package org.schedscope.experiment.report;

import java.util.List;

/**
 * A table of a report with an introduction, in any format.
 *
 * @param note a sentence or two; may be empty
 * @param rows as wide as the head; none if the note suffices
 */
record ReportTable(String title, String note, List<String> head, List<List<String>> rows) {
    ReportTable {
        head = List.copyOf(head);
        rows = rows.stream().map(List::copyOf).toList();
    }
}
