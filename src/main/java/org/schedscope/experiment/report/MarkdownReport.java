package org.schedscope.experiment.report;

import java.util.List;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.io.output.MarkdownCell;

/** Writer of a report as Markdown, with pictures in a folder beside it. */
public final class MarkdownReport {
    private MarkdownReport() {
    }

    /**
     * The text.
     *
     * @param folder of the pictures, which are {@code ID.png}, relative to the file
     */
    public static String text(ReportContents findings, String folder) {
        StringBuilder out = new StringBuilder();
        out.append("# ").append(ReportTexts.TITLE).append("\n\n").append(findings.totals()).append("\n\n");
        table(findings.verdicts(), "", out);
        out.append("## ").append(ReportTexts.EXAMPLES).append("\n\n");
        ReportTables.examples().forEach(table -> table(table, "### ", out));
        out.append("## ").append(ReportTexts.CLAIMS).append("\n\n").append(ReportTexts.HOW).append("\n\n");
        table(findings.kinds(), "## ", out);
        table(findings.experiments(), "## ", out);
        for (Paper paper : Paper.values()) {
            out.append("\n## ").append(paper.authors()).append(": ").append(paper.title()).append("\n\n");
            out.append("| section | claim | verdict | effect |\n|---|---|---|---|\n");
            findings.of(paper).forEach(finding -> out.append("| ").append(finding.claim().section()).append(" | ")
                    .append(MarkdownCell.of(finding.claim().statement())).append(" | ").append(finding.summary()).append(" | ")
                    .append(MarkdownCell.of(finding.effect())).append(" |\n"));
            findings.of(paper).stream().filter(finding -> !finding.statements().isEmpty()).forEach(finding -> {
                details(finding, out);
                findings.cause(finding).ifPresent(table -> table(table, "", out.append('\n')));
            });
            pictures(findings, findings.pictures(paper), folder, out);
        }
        if (!findings.ownPictures().isEmpty()) {
            out.append("\n## ").append(ReportTexts.OTHERS).append("\n\n");
            pictures(findings, findings.ownPictures(), folder, out);
        }
        for (ReportTable table : List.of(ReportTables.unspecified(), findings.variations(), ReportTables.missing(),
                ReportTables.changes())) {
            out.append('\n');
            table(table, "## ", out);
        }
        return out.toString();
    }

    private static void details(Finding finding, StringBuilder out) {
        out.append("\n### ").append(finding.claim().statement()).append("\n\n> ").append(MarkdownCell.of(finding.claim().quote()))
                .append("\n\n\u00a7 ").append(finding.claim().section()).append(": **").append(finding.summary()).append("**. Rule: ")
                .append(MarkdownCell.of(finding.claim().rule().words())).append(" ").append(finding.runs())
                .append(" runs.\n\n| comparison | numbers | verdict |\n|---|---|---|\n");
        for (Finding.Statement statement : finding.statements()) {
            row(statement.whole(), "**", out);
            statement.cells().forEach(cell -> row(cell, "", out));
        }
    }

    private static void row(Finding.Line line, String strong, StringBuilder out) {
        out.append("| ").append(strong).append(MarkdownCell.of(line.subject())).append(strong).append(" | ")
                .append(MarkdownCell.of(line.numbers())).append(" | ").append(line.verdict().words()).append(" |\n");
    }

    private static void pictures(ReportContents findings, List<ReportContents.Drawn> pictures, String folder, StringBuilder out) {
        for (ReportContents.Drawn picture : pictures) {
            out.append("\n![").append(MarkdownCell.of(picture.title())).append("](").append(folder).append('/').append(picture.id())
                    .append(".png)\n\n");
            findings.beside(picture).forEach(line -> out.append("* ").append(MarkdownCell.of(line)).append('\n'));
            out.append('\n');
            table(findings.points(picture), "### ", out);
        }
    }

    private static void table(ReportTable table, String heading, StringBuilder out) {
        if (!table.title().isEmpty()) {
            out.append(heading).append(MarkdownCell.of(table.title())).append("\n\n");
        }
        if (!table.note().isEmpty()) {
            out.append(MarkdownCell.of(table.note())).append("\n\n");
        }
        if (!table.rows().isEmpty()) {
            line(table.head(), out);
            out.append("|---".repeat(table.head().size())).append("|\n");
            table.rows().forEach(row -> line(row, out));
            out.append('\n');
        }
    }

    private static void line(List<String> cells, StringBuilder out) {
        cells.forEach(cell -> out.append("| ").append(cell.startsWith("schedscope ") ? "`" + cell.replace("|", "\\|") + "`"
                : MarkdownCell.of(cell)).append(' '));
        out.append("|\n");
    }
}
