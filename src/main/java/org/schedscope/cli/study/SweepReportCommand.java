package org.schedscope.cli.study;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.report.HtmlReport;
import org.schedscope.experiment.report.MarkdownReport;
import org.schedscope.experiment.report.ReportContents;
import org.schedscope.io.output.OutputFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sweep report}: the papers' claims with their verdicts. */
@Command(name = "report",
        description = "Compares the papers' claims with results: value, statistic, and whether they agree, differ or cannot be decided;"
                + " with pictures.",
        footer = {"", "Example: schedscope sweep report pslr market --out findings.html"})
public final class SweepReportCommand extends ConsoleCommand {
    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Folders of sweeps; of each paper one size only.")
    private List<Path> folders = List.of();

    @Option(names = "--out", paramLabel = "FILE", required = true,
            description = "Where the report goes: FILE.html holds its pictures, of FILE.md they are in FILE-figures beside it. May be"
                    + " repeated.")
    private List<Path> out = List.of();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final CommandFiles noted = new CommandFiles();

    @Override
    public Integer call() throws IOException {
        noted.willWrite(out);
        ReportContents findings = ReportContents.of(SweepFolders.read(folders, noted));
        try (OutputFiles files = noted.open()) {
            for (Path file : out) {
                write(findings, file, files);
            }
            files.commit();
        }
        json.print(out(), () -> JsonOption.fields("files", out, "claims",
                findings.findings().stream().map(SweepReportCommand::fields).toList()),
                to -> to.println(String.join(", ", out.stream().map(Path::toString).toList()) + ": " + findings.totals()));
        return 0;
    }

    private static Map<String, Object> fields(Finding finding) {
        return JsonOption.fields("id", finding.claim().id(), "statement", finding.claim().statement(), "verdict",
                finding.verdict().words(), "effect", finding.effect(), "runs", finding.runs());
    }

    private static void write(ReportContents findings, Path file, OutputFiles files) throws IOException {
        String name = file.getFileName().toString();
        if (name.endsWith(".html") || name.endsWith(".htm")) {
            files.write(file, stream -> stream.write(HtmlReport.text(findings).getBytes(StandardCharsets.UTF_8)));
            return;
        }
        String folder = name.replaceFirst("\\.md$", "") + "-figures";
        Path pictures = file.resolveSibling(folder);
        files.write(file, stream -> stream.write(MarkdownReport.text(findings, folder).getBytes(StandardCharsets.UTF_8)));
        files.makeFolder(pictures);
        for (Map.Entry<String, byte[]> picture : findings.files().entrySet()) {
            files.write(pictures.resolve(picture.getKey() + ".png"), stream -> stream.write(picture.getValue()));
        }
    }
}
