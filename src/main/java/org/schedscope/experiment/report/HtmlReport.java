package org.schedscope.experiment.report;

import java.util.Base64;
import java.util.List;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.figure.Paper;

/** A report as one HTML file, pictures inside. */
public final class HtmlReport {
    /** Colours of the light theme, so that report and pictures are of a piece. */
    private static final String STYLE = "body{font:15px/1.5 "
            + "Inter,system-ui,sans-serif;color:#151A21;background:#fff;max-width:1100px;margin:32px auto;"
            + "padding:0 24px}h1{font-size:24px}h2{font-size:19px;margin-top:40px}"
            + "h3{font-size:15px;margin:0}table{border-collapse:collapse;width:100%}"
            + "th,td{text-align:left;vertical-align:top;padding:4px 10px 4px 0;border-bottom:1px solid "
            + "#D8DDE5}th{color:#434D5B;font-weight:600}"
            + ".verdict{white-space:nowrap;font-weight:600}.agrees{color:#13693F}.differs{color:#A8231B}.cannot-tell{color:#596474}"
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
                .append(escaped(findings.totals())).append("</p>\n<p>").append(escaped(ReportTexts.HOW)).append("</p>\n<h2>")
                .append(ReportTexts.EXPERIMENTS).append("</h2>\n<ul>\n");
        findings.experiments().forEach(sentence -> out.append("<li>").append(escaped(sentence)).append("</li>\n"));
        out.append("</ul>\n");
        for (Paper paper : Paper.values()) {
            out.append("<h2>").append(escaped(paper.authors() + ": " + paper.title())).append("</h2>\n");
            findings.of(paper).forEach(finding -> claim(finding, out));
            pictures(findings.pictures(paper), out);
        }
        if (!findings.ownPictures().isEmpty()) {
            out.append("<h2>").append(ReportTexts.OTHERS).append("</h2>\n");
            pictures(findings.ownPictures(), out);
        }
        return out.append("</body>\n</html>\n").toString();
    }

    private static void claim(Finding finding, StringBuilder out) {
        out.append("<details><summary>").append(verdict(finding.verdict(), finding.lines().isEmpty() ? "not run" : finding.verdict()
                .words()))
                .append(" \u00a7\u2009").append(escaped(finding.claim().section())).append(": ")
                .append(escaped(finding.claim().statement()))
                .append("</summary>\n<p class=\"numbers\">").append(escaped(finding.summary())).append(". Rule: ")
                .append(escaped(finding.claim().rule().words())).append("</p>\n");
        if (!finding.lines().isEmpty()) {
            out.append("<table><tr><th>comparison</th><th>numbers</th><th>verdict</th></tr>\n");
            finding.lines().forEach(line -> out.append("<tr><td>").append(escaped(line.subject())).append("</td><td class=\"numbers\">")
                    .append(escaped(line.numbers())).append("</td><td>").append(verdict(line.verdict(), line.verdict().words()))
                    .append("</td></tr>\n"));
            out.append("</table>\n");
        }
        out.append("</details>\n");
    }

    private static String verdict(Verdict verdict, String words) {
        return "<span class=\"verdict " + verdict.words().replace(' ', '-') + "\">" + words + "</span>";
    }

    private static void pictures(List<ReportContents.Drawn> pictures, StringBuilder out) {
        for (ReportContents.Drawn picture : pictures) {
            out.append("<img alt=\"").append(escaped(picture.title())).append("\" src=\"data:image/png;base64,")
                    .append(Base64.getEncoder().encodeToString(picture.png())).append("\">\n");
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
