package org.schedscope.experiment.report;

import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.figure.Paper;

/** Writer of a report as one HTML file with embedded pictures. */
public final class HtmlReport {
    /** Colours of the light theme, as in the pictures. */
    private static final String STYLE = "body{font:15px/1.5 "
            + "Inter,system-ui,sans-serif;color:#151A21;background:#fff;max-width:1100px;margin:32px auto;"
            + "padding:0 24px}h1{font-size:24px}h2{font-size:19px;margin-top:40px}"
            + "h3{font-size:15px;margin:0}table{border-collapse:collapse;width:100%}"
            + "th,td{text-align:left;vertical-align:top;padding:4px 10px 4px 0;border-bottom:1px solid "
            + "#D8DDE5}th{color:#434D5B;font-weight:600}"
            + ".verdict{white-space:nowrap;font-weight:600}.agrees{color:#13693F}.differs{color:#A8231B}.cannot-tell{color:#596474}"
            + ".in-part{color:#7A5A00}.alike{color:#1F5FA8}code{font-size:12px;overflow-wrap:anywhere}tr.whole td{font-weight:600}tr.cell"
            + " td:first-child{padding-left:20px}"
            + "blockquote{margin:8px 0 8px 12px;padding-left:12px;border-left:3px solid #D8DDE5;color:#434D5B}"
            + "details{margin:8px 0}summary{cursor:pointer}img{max-width:100%;border:1px solid #D8DDE5;margin:12px 0}"
            + ".numbers{font-size:13px;color:#434D5B}";

    private HtmlReport() {
    }

    /** The whole file. */
    public static String text(ReportContents findings) {
        StringBuilder out = new StringBuilder();
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>").append(ReportTexts.TITLE)
                .append("</title>\n<style>").append(STYLE).append("</style>\n</head>\n<body>\n<h1>").append(ReportTexts.TITLE)
                .append("</h1>\n<p>")
                .append(escaped(findings.totals())).append("</p>\n");
        table(findings.verdicts(), out);
        out.append("<h2>").append(ReportTexts.EXAMPLES).append("</h2>\n");
        ReportTables.examples().forEach(table -> folded(table, out));
        out.append("<h2>").append(ReportTexts.CLAIMS).append("</h2>\n<p>").append(escaped(ReportTexts.HOW)).append("</p>\n");
        headed(findings.kinds(), out);
        folded(findings.experiments(), out);
        for (Paper paper : Paper.values()) {
            out.append("<h2>").append(escaped(paper.authors() + ": " + paper.title())).append("</h2>\n");
            findings.of(paper).forEach(finding -> claim(finding, findings.cause(finding), out));
            pictures(findings, findings.pictures(paper), out);
        }
        if (!findings.ownPictures().isEmpty()) {
            out.append("<h2>").append(ReportTexts.OTHERS).append("</h2>\n");
            pictures(findings, findings.ownPictures(), out);
        }
        headed(ReportTables.unspecified(), out);
        folded(findings.variations(), out);
        headed(ReportTables.missing(), out);
        headed(ReportTables.changes(), out);
        return out.append("</body>\n</html>\n").toString();
    }

    private static void claim(Finding finding, Optional<ReportTable> cause, StringBuilder out) {
        out.append("<details><summary>").append(verdict(finding.verdict(), finding.statements().isEmpty() ? "not run" : finding.verdict()
                .words()))
                .append(" \u00a7\u2009").append(escaped(finding.claim().section())).append(": ")
                .append(escaped(finding.claim().statement())).append(" <span class=\"numbers\">").append(escaped(finding.effect()))
                .append("</span></summary>\n<blockquote>").append(escaped(finding.claim().quote()))
                .append("</blockquote>\n<p class=\"numbers\"><a href=\"#").append(finding.claim().figure()).append("\">Figure</a>: ")
                .append(escaped(finding.summary())).append(". Rule: ")
                .append(escaped(finding.claim().rule().words())).append("</p>\n");
        cause.ifPresent(table -> table(table, out));
        if (!finding.statements().isEmpty()) {
            out.append("<table><tr><th>comparison</th><th>numbers</th><th>verdict</th></tr>\n");
            for (Finding.Statement statement : finding.statements()) {
                row(statement.whole(), "whole", out);
                statement.cells().forEach(cell -> row(cell, "cell", out));
            }
            out.append("</table>\n");
        }
        out.append("</details>\n");
    }

    private static void row(Finding.Line line, String kind, StringBuilder out) {
        out.append("<tr class=\"").append(kind).append("\"><td>").append(escaped(line.subject())).append("</td><td class=\"numbers\">")
                .append(escaped(line.numbers())).append("</td><td>").append(verdict(line.verdict(), line.verdict().words()))
                .append("</td></tr>\n");
    }

    private static String verdict(Verdict verdict, String words) {
        return "<span class=\"verdict " + verdict.name().toLowerCase(Locale.ROOT).replace('_', '-') + "\">" + words + "</span>";
    }

    private static void pictures(ReportContents findings, List<ReportContents.Drawn> pictures, StringBuilder out) {
        for (ReportContents.Drawn picture : pictures) {
            out.append("<img id=\"").append(escaped(picture.id())).append("\" alt=\"").append(escaped(picture.title()))
                    .append("\" src=\"data:image/png;base64,").append(Base64.getEncoder().encodeToString(picture.png())).append("\">\n");
            findings.beside(picture).forEach(line -> out.append("<p class=\"numbers\">").append(escaped(line)).append("</p>\n"));
            folded(findings.points(picture), out);
        }
    }

    private static void headed(ReportTable table, StringBuilder out) {
        out.append("<h2>").append(escaped(table.title())).append("</h2>\n");
        table(table, out);
    }

    private static void folded(ReportTable table, StringBuilder out) {
        if (table.title().isEmpty()) {
            table(table, out);
            return;
        }
        out.append("<details><summary>").append(escaped(table.title())).append("</summary>\n");
        table(table, out);
        out.append("</details>\n");
    }

    private static void table(ReportTable table, StringBuilder out) {
        if (!table.note().isEmpty()) {
            out.append("<p>").append(escaped(table.note())).append("</p>\n");
        }
        if (!table.rows().isEmpty()) {
            out.append("<table>");
            line("th", table.head(), out);
            table.rows().forEach(row -> line("td", row, out));
            out.append("</table>\n");
        }
    }

    private static void line(String tag, List<String> cells, StringBuilder out) {
        out.append("<tr>");
        cells.forEach(cell -> {
            Optional<Verdict> verdict = Stream.of(Verdict.values()).filter(each -> each.words().equals(cell)).findFirst();
            String text = verdict.isPresent() ? verdict(verdict.get(), cell)
                    : cell.startsWith("schedscope ") ? "<code>" + escaped(cell) + "</code>" : escaped(cell);
            out.append('<').append(tag).append('>').append(text).append("</").append(tag).append('>');
        });
        out.append("</tr>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
