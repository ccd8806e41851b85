package org.schedscope.page;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.chart.paint.Figures;
import org.schedscope.event.RunInfo;
import org.schedscope.metrics.RunReport;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/**
 * A run as a web page, with its metrics.
 *
 * @param report its metrics
 */
public record RunPage(Trace trace, RunInfo info, RunReport report, Language language) {
    /** Suffix of page files. */
    public static final String ENDING = ".html";
    private static final int DIGITS = 3;

    /** Writes the page; the same run gives the same bytes. */
    public void write(OutputStream out) throws IOException {
        WebPage page = new WebPage(language);
        PageData data = new PageData();
        data.add("words", page.words());
        data.add("fills", WebPage.fills());
        data.kinds();
        data.workload(trace.index());
        data.add("runs", json -> {
            json.writeStartArray();
            PageData.run(json, name(), trace);
            json.writeEndArray();
        });
        page.write(info.workload() + " \u00B7 " + info.choices().policy(), main(page), data, out);
    }

    private String name() {
        return info.choices().policy() + " \u00B7 " + info.choices().scheduler() + " \u00B7 " + info.platform();
    }

    private String main(WebPage page) {
        Texts texts = page.texts();
        StringBuilder main = new StringBuilder("<header>").append(Html.element("h1", info.workload())).append("\n")
                .append(Html.element("p", name() + " \u00B7 " + texts.text("seed", Long.toString(info.choices().seed()))))
                .append("</header>\n")
                .append(page.stage()).append("<section class=\"metrics\">").append(Html.element("h2", texts.text("metrics")))
                .append("<table><tbody>\n");
        Texts titles = Texts.of("metrics", language);
        report.metrics().forEach((name, value) -> {
            if (!Double.isNaN(value)) {
                main.append("<tr><th scope=\"row\">").append(Html.of(titles.textOr("metric." + name + ".title", name))).append("</th><td>")
                        .append(Html.of(Figures.brief(value, DIGITS, language))).append("</td><td>")
                        .append(Html.of(titles.textOr("metric." + name + ".unit", ""))).append("</td></tr>\n");
            }
        });
        Map<String, String> set = new TreeMap<>(info.choices().parameters());
        main.append("</tbody></table>");
        if (!set.isEmpty()) {
            main.append(Html.element("p", texts.text("settings", String.join(" \u00B7 ",
                    set.entrySet().stream().map(entry -> entry.getKey() + "=" + entry.getValue()).toList()))));
        }
        return main.append("</section>\n").toString();
    }
}
