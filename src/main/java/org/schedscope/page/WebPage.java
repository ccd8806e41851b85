package org.schedscope.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.event.EventKind;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** A self-contained page with its style, data and script. */
final class WebPage {
    private static final List<String> WORDS = List.of(
            "tick", "of", "core", "cores", "cluster", "ready", "waiting", "running", "done", "none", "more", "key", "right",
            "wrong", "figure", "solution", "score", "table.limit", "table.task", "table.cores", "table.start", "table.end",
            "schedule.label", "graph.label", "graph.none", "ghost", "step", "run");
    private static final List<String> MORE_WORDS = List.of("free", "ticks", "arrives");

    private final Texts texts;

    WebPage(Language language) {
        texts = Texts.of("page", language);
    }

    Texts texts() {
        return texts;
    }

    /** The texts of the script. */
    PageData.Part words() {
        return json -> {
            json.writeStartObject();
            write(WORDS, json);
            write(Arrays.stream(EventKind.values()).map(kind -> "event." + kind.logName()).toList(), json);
            write(MORE_WORDS, json);
            json.writeEndObject();
        };
    }

    private void write(List<String> keys, JsonGenerator json) throws IOException {
        for (String key : keys) {
            json.writeStringField(key, texts.text("script." + key));
        }
    }

    /** The fills of bars, light and dark. */
    static PageData.Part fills() {
        return json -> {
            json.writeStartObject();
            for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
                Palette palette = new Palette(theme);
                json.writeArrayFieldStart(theme.name().toLowerCase(Locale.ROOT));
                for (int fill = 0; fill < Palette.FILLS; fill++) {
                    json.writeString(hex(palette.fill(fill)));
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        };
    }

    private static String hex(int colour) {
        return String.format(Locale.ROOT, "#%06x", colour & 0xFFFFFF);
    }

    private static String tones(Theme theme) {
        Palette palette = new Palette(theme);
        return Arrays.stream(Tone.values())
                .map(tone -> "--" + tone.name().toLowerCase(Locale.ROOT).replace('_', '-') + ":" + hex(palette.of(tone)) + ";")
                .collect(Collectors.joining());
    }

    /**
     * Writes the page.
     *
     * @param main its contents above the schedule, as HTML
     * @param data of the script
     */
    void write(String title, String main, PageData data, OutputStream out) throws IOException {
        StringBuilder page = new StringBuilder();
        page.append("<!DOCTYPE html>\n<html lang=\"").append(texts.language().id()).append("\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline';")
                .append(" script-src 'unsafe-inline'; img-src data:\">\n<meta name=\"color-scheme\" content=\"light dark\">\n")
                .append(Html.element("title", title)).append("\n<style>\n:root{").append(tones(Theme.LIGHT)).append("}\n")
                .append("@media screen and (prefers-color-scheme:dark){:root{").append(tones(Theme.DARK)).append("}}\n")
                .append(asset("page.css")).append("</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#schedule\">")
                .append(Html.of(texts.text("skip"))).append("</a>\n<main>\n").append(main).append("</main>\n")
                .append("<script id=\"data\" type=\"application/json\">").append(data.json()).append("</script>\n<script>\n")
                .append(asset("page.js")).append("</script>\n</body>\n</html>\n");
        out.write(page.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** The schedule with its controls, the graph and the queue, filled in by the script. */
    String stage() {
        String buttons = Arrays.stream(Control.values()).map(this::button).collect(Collectors.joining());
        return "<section id=\"schedule\" aria-label=\"" + Html.of(texts.text("schedule")) + "\">\n<div class=\"controls\" role=\"toolbar\""
                + " aria-label=\"" + Html.of(texts.text("controls")) + "\">" + buttons
                + "<input type=\"range\" id=\"slider\" min=\"0\" value=\"0\" aria-label=\"" + Html.of(texts.text("slider")) + "\">"
                + "<output id=\"clock\" for=\"slider\"></output></div>\n<div id=\"runs\"></div>\n"
                + "<p id=\"now\" role=\"status\" aria-live=\"polite\"></p>\n<div class=\"beside\">\n<section><h3>"
                + Html.of(texts.text("graph")) + " <select id=\"job\" aria-label=\"" + Html.of(texts.text("job"))
                + "\"></select></h3><canvas id=\"graph\" role=\"img\" tabindex=\"-1\"></canvas></section>\n<section><h3>"
                + Html.of(texts.text("queue")) + "</h3><p id=\"queue\"></p><h3>" + Html.of(texts.text("selected"))
                + "</h3><p id=\"selected\"></p></section>\n</div>\n<details id=\"table\"><summary>" + Html.of(texts.text("table"))
                + "</summary><div></div></details>\n<p class=\"keys\">" + Html.of(texts.text("keys")) + "</p>\n<noscript><p>"
                + Html.of(texts.text("noscript")) + "</p></noscript>\n</section>\n";
    }

    private String button(Control control) {
        String title = Html.of(texts.text("title." + control.id()));
        return "<button type=\"button\" id=\"" + control.id() + "\" title=\"" + title + "\" aria-label=\"" + title + "\">" + control.sign
                + "</button>";
    }

    /** Buttons over the schedule. */
    private enum Control {
        START("|\u25C0"), BACK("\u25C0"), FORWARD("\u25B6"), END("\u25B6|"), OUT("\u2212"), IN("+"), FIT("\u2194");

        private final String sign;

        Control(String sign) {
            this.sign = sign;
        }

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static String asset(String name) throws IOException {
        try (InputStream in = WebPage.class.getResourceAsStream("/assets/page/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the file assets/page/" + name + " is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
