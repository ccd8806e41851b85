package org.schedscope.exercise;

import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Texts;

/** A question's statement as HTML: the workload as a table, the run, and the question. */
record WorkloadTable(Texts texts) {
    String html(Worksheet sheet, Worksheet.Item item) {
        return table(sheet.runs().get(0).trace().workload()) + item.context().stream().map(text -> "<p>" + escaped(text) + "</p>")
                .collect(Collectors.joining()) + "<p><b>" + escaped(item.ask()) + "</b></p>";
    }

    private String table(Workload workload) {
        StringBuilder html = new StringBuilder("<table border=\"1\" cellpadding=\"4\"><tr>");
        for (String head : List.of("job", "arrival", "task", "ticks", "cores", "after")) {
            html.append("<th>").append(escaped(texts.text("table." + head))).append("</th>");
        }
        html.append("</tr>");
        for (Job job : workload.jobs()) {
            for (Task task : job.tasks()) {
                String ticks = task.execOn().isEmpty() ? Long.toString(task.exec())
                        : task.execOn().entrySet().stream().map(on -> on.getKey() + ": " + on.getValue()).collect(Collectors.joining(", "));
                String parents = task.parents().stream().map(parent -> job.tasks().get(parent.parent()).id()
                        + parent.data().map(data -> " (" + data + ")").orElse("")).collect(Collectors.joining(", "));
                html.append("<tr>");
                for (String cell : List.of(job.id(), Long.toString(job.arrival()), task.id(), ticks, Integer.toString(task.cores()),
                        parents)) {
                    html.append("<td>").append(escaped(cell)).append("</td>");
                }
                html.append("</tr>");
            }
        }
        return html.append("</table>").toString();
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
