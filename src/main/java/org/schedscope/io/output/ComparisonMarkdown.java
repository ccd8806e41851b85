package org.schedscope.io.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.schedscope.event.RunInfo;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.PairedJobs;

/** Writes a comparison of runs as a Markdown table: a row per metric, the best in bold, differences to the baseline in brackets. */
public final class ComparisonMarkdown {
    private ComparisonMarkdown() {
    }

    /**
     * Writes the file and leaves the stream open.
     *
     * @param infos heads of the compared runs, in their order
     */
    public static void write(List<RunInfo> infos, Comparison comparison, OutputStream stream) throws IOException {
        StringBuilder text = new StringBuilder();
        RunInfo info = infos.get(0);
        text.append("Workload ").append(MarkdownCell.of(info.workload())).append(" on ").append(MarkdownCell.of(info.platform()))
                .append(", seed ")
                .append(info.choices().seed()).append(". In brackets the difference to ").append(MarkdownCell.of(comparison.baselineName()))
                .append("; the best is bold.\n\n| metric | unit |");
        comparison.runs().forEach(run -> text.append(' ').append(MarkdownCell.of(run.name())).append(" |"));
        text.append(comparison.hasBounds() ? " at best |" : "");
        text.append("\n|---|---|").append("---:|".repeat(comparison.runs().size() + (comparison.hasBounds() ? 1 : 0))).append('\n');
        for (Comparison.Row row : comparison.rows()) {
            metric(comparison, row, text);
        }
        jobs(comparison, text);
        stream.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static void metric(Comparison comparison, Comparison.Row row, StringBuilder text) {
        text.append("| ").append(MetricTexts.title(row.metric())).append(" | ").append(MetricTexts.unit(row.metric())).append(" |");
        for (int run = 0; run < row.values().size(); run++) {
            String value = SignificantDigits.text(row.values().get(run));
            text.append(' ').append(row.isBest(run) ? "**" + value + "**" : value);
            if (run != comparison.baseline()) {
                text.append(" (").append(SignificantDigits.signed(row.differences().get(run))).append(')');
            }
            text.append(" |");
        }
        if (comparison.hasBounds()) {
            text.append(' ').append(comparison.bound(row.metric()).map(bound -> SignificantDigits.text(bound.atBest())).orElse(""))
                    .append(" |");
        }
        text.append('\n');
    }

    private static void jobs(Comparison comparison, StringBuilder text) {
        if (comparison.runs().size() < 2) {
            return;
        }
        text.append("\nSLR job by job against ").append(MarkdownCell.of(comparison.baselineName()))
                .append(" (paired t-test, two-sided; bold: p < 0.05).\n\n")
                .append("| run | n | wins | ties | losses | dominance | ratio of means | t | p |\n")
                .append("|---|---:|---:|---:|---:|---:|---:|---:|---:|\n");
        for (int run : ComparisonCsv.others(comparison)) {
            PairedJobs pairs = comparison.jobs(run);
            String p = SignificantDigits.text(pairs.test().p());
            text.append("| ").append(MarkdownCell.of(comparison.runs().get(run).name()))
                    .append(" | ").append(pairs.jobs()).append(" | ").append(pairs.wins())
                    .append(" | ").append(pairs.ties()).append(" | ").append(pairs.losses()).append(" | ")
                    .append(SignificantDigits.text(pairs.dominance())).append(" | ").append(SignificantDigits.text(pairs.ratio()))
                    .append(" | ")
                    .append(SignificantDigits.text(pairs.test().t())).append(" | ").append(pairs.test().significant() ? "**" + p + "**" : p)
                    .append(" |\n");
        }
    }
}
