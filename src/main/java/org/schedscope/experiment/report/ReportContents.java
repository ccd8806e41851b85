package org.schedscope.experiment.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.event.Rules;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.claim.paper.PaperClaims;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.FigureText;
import org.schedscope.experiment.figure.FigureWords;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.experiment.figure.PaperFigures;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.experiment.table.Runs;

/** The contents of a report, independent of its format. */
public final class ReportContents {
    private final ResultTable table;
    private final List<Finding> findings;
    private final Map<String, Drawn> pictures = new LinkedHashMap<>();

    /** A drawn figure with the bytes of its PNG file. */
    record Drawn(DrawnFigure figure, byte[] png) {
        String id() {
            return figure.spec().id();
        }

        String title() {
            return FigureWords.ENGLISH.title(figure.spec());
        }
    }

    /** Tests every claim and draws every figure of the experiments that has runs. */
    public static ReportContents of(ResultTable table) throws IOException {
        ReportContents contents = new ReportContents(table, PaperClaims.all());
        for (Experiment experiment : table.experiments()) {
            for (FigureSpec spec : FigureText.of(experiment)) {
                DrawnFigure drawn = DrawnFigure.of(spec, table, FigureWords.ENGLISH);
                if (drawn.plot().isPresent()) {
                    Picture picture = Picture.of(drawn.toDraw(FigureWords.ENGLISH), ChartTexts.ENGLISH);
                    contents.pictures.put(spec.id(), new Drawn(drawn, PictureFormats.PNG.bytes(picture, PictureLook.of(Theme.LIGHT, 1))));
                }
            }
        }
        return contents;
    }

    ReportContents(ResultTable table, List<Claim> claims) {
        this.table = table;
        findings = claims.stream().map(claim -> claim.check(table)).toList();
    }

    /** The results for all claims, with or without runs. */
    public List<Finding> findings() {
        return findings;
    }

    /** The PNG files of all pictures, by id. */
    public Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        pictures.values().forEach(picture -> files.put(picture.id(), picture.png()));
        return files;
    }

    /** Figures of a paper, in its order. */
    List<Drawn> pictures(Paper paper) {
        return pictures.values().stream().filter(each -> each.figure().spec().source().filter(source -> source.paper() == paper)
                .isPresent()).sorted(Comparator.comparing(each -> PaperFigures.all().indexOf(each.figure().spec()))).toList();
    }

    /** Figures of no paper. */
    List<Drawn> ownPictures() {
        return pictures.values().stream().filter(each -> each.figure().spec().source().isEmpty()).toList();
    }

    /** The numbers behind a picture. */
    ReportTable points(Drawn picture) {
        return ReportTables.points(picture.figure(), table);
    }

    /** The paper's text on a picture beside the results here. */
    List<String> beside(Drawn picture) {
        return ReportTables.beside(picture.id(), findings);
    }

    /** The cause of a disagreement; empty if the claim agrees. */
    Optional<ReportTable> cause(Finding finding) {
        return ReportTables.cause(finding, table);
    }

    /** The number of disagreements by cause. */
    ReportTable kinds() {
        return ReportTables.kinds(findings);
    }

    /** Results for variations of parameters that the papers leave open. */
    ReportTable variations() {
        return ReportTables.variations(table);
    }

    List<Finding> of(Paper paper) {
        return findings.stream().filter(finding -> finding.claim().paper() == paper).toList();
    }

    /** {@code 112 claims: 60 agree, 9 agree in part, 8 differ, 3 alike, 32 cannot be told, 12 of them without any run.} */
    public String totals() {
        long open = findings.stream().filter(finding -> finding.statements().isEmpty()).count();
        return findings.size() + " claims: " + count(Verdict.AGREES) + " agree, " + count(Verdict.IN_PART) + " agree in part, "
                + count(Verdict.DIFFERS) + " differ, " + count(Verdict.ALIKE) + " alike where the paper sees a difference, "
                + count(Verdict.CANNOT_TELL) + " cannot be told" + (open == 0 ? "" : ", " + open + " of them without any run") + ".";
    }

    private long count(Verdict verdict) {
        return findings.stream().filter(finding -> finding.verdict() == verdict).count();
    }

    ReportTable verdicts() {
        return ReportTables.verdicts(findings);
    }

    ReportTable experiments() {
        boolean others = table.rules().keySet().stream().anyMatch(version -> version != Rules.VERSION);
        String note = !others ? "" : "Results were made under version " + table.rules().entrySet().stream()
                .map(of -> of.getKey() + " (" + String.join(", ", of.getValue()) + ")").collect(Collectors.joining(" and "))
                + " of the rules of simulated time; this program has version " + Rules.VERSION
                + ", under which other figures may come out.";
        List<List<String>> rows = new ArrayList<>();
        for (Experiment experiment : table.experiments()) {
            for (Part part : experiment.parts()) {
                long made = table.part(part.name()).map(Runs::all).map(List::size).orElse(0);
                rows.add(List.of(experiment.title().orElse(experiment.name()), part.name(), made + " of " + part.size(),
                        String.join("; ", part.axes().stream().map(axis -> axis.name() + " " + shortened(axis.values())).toList())));
            }
        }
        return new ReportTable(ReportTexts.EXPERIMENTS, note, List.of("experiment", "part", "runs", "of"), rows);
    }

    private static String shortened(List<String> values) {
        return values.size() <= 12 ? String.join(", ", values) : values.get(0) + " to " + values.get(values.size() - 1) + " ("
                + values.size() + ")";
    }
}
