package org.schedscope.exercise;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.model.Job;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Texts;

/** A question's statement as HTML: the workload as a table, the run, and the question. */
record WorkloadTable(Texts texts) {
    /** Figures for time sharing, which are columns where a job has one that is not the usual one. */
    private static final Map<String, Function<SchedulingParameters, Object>> FIGURES = new TreeMap<>(Map.of("priority",
            SchedulingParameters::priority, "tickets", SchedulingParameters::tickets, "period", figures -> text(figures.period()),
            "deadline", figures -> text(figures.deadline())));

    private static String text(OptionalLong ticks) {
        return ticks.isPresent() ? Long.toString(ticks.getAsLong()) : "";
    }

    String html(Worksheet sheet, Worksheet.Item item) {
        return table(sheet.runs().get(0).trace().workload()) + item.context().stream().map(text -> "<p>" + escaped(text) + "</p>")
                .collect(Collectors.joining()) + "<p><b>" + escaped(item.ask()) + "</b></p>";
    }

    private String table(Workload workload) {
        StringBuilder html = new StringBuilder("<table border=\"1\" cellpadding=\"4\"><tr>");
        List<String> figures = FIGURES.keySet().stream().filter(name -> workload.jobs().stream()
                .anyMatch(job -> !figure(name, job).equals(FIGURES.get(name).apply(SchedulingParameters.NONE).toString()))).toList();
        for (String head : Stream.concat(Stream.of("job", "arrival", "task", "ticks", "cores", "after"), figures.stream()).toList()) {
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
                Stream<String> cells = Stream.of(job.id(), Long.toString(job.arrival()), task.id(), ticks, Integer.toString(task.cores()),
                        parents);
                for (String cell : Stream.concat(cells, figures.stream().map(name -> figure(name, job))).toList()) {
                    html.append("<td>").append(escaped(cell)).append("</td>");
                }
                html.append("</tr>");
            }
        }
        return html.append("</table>").toString();
    }

    private static String figure(String name, Job job) {
        return FIGURES.get(name).apply(job.scheduling()).toString();
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
