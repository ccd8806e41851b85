package org.schedscope.experiment.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.claim.cause.ClaimCause;
import org.schedscope.experiment.claim.cause.CauseKind;
import org.schedscope.experiment.claim.cause.Causes;
import org.schedscope.experiment.claim.cause.Former;
import org.schedscope.experiment.claim.paper.RuleChange;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.example.PrintedNumber;
import org.schedscope.experiment.example.WorkedExample;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigurePoint;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.experiment.figure.PrintedTable;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.sweep.RunCommand;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.text.Language;

/** Builders of the report's tables other than those of claims. */
final class ReportTables {
    private static final int DIGITS = 4;
    private static final String KINDS = "Formerly: the first 53 claims at the former size minutes, whose clusters were a tenth of the"
            + " papers',"
            + " under the former rules; a cause counts there by what has mended it since, or by what is found now. Each claim that does not"
            + " come out has its cause below it, with what shows it.";

    private ReportTables() {
    }

    /** Worked examples, with numbers computed by this call. */
    static List<ReportTable> examples() {
        List<ReportTable> tables = new ArrayList<>();
        int numbers = 0;
        int agree = 0;
        for (WorkedExample example : WorkedExample.all()) {
            List<List<String>> rows = example.numbers().stream().map(ReportTables::row).toList();
            numbers += rows.size();
            agree += (int) example.numbers().stream().filter(PrintedNumber::agrees).count();
            tables.add(new ReportTable(example.paper().authors() + ", " + example.place() + ": "
                    + example.numbers().stream().filter(PrintedNumber::agrees).count() + " of " + rows.size(),
                    example.about()
                            + (example.command().isEmpty() ? "" : " Open it with: " + example.command()),
                    List.of("number", "printed", "here", ""), rows));
        }
        tables.add(0, new ReportTable("", "Schedules that the papers draw, and runs of the engine, measured while this report was made: "
                + agree + " of " + numbers + " numbers are those that are printed, to the last digit; the others have a note.", List.of(),
                List.of()));
        return tables;
    }

    private static List<String> row(PrintedNumber number) {
        return List.of(number.what(), number.printed(), Figures.brief(number.ours(), DIGITS, Language.ENGLISH),
                number.agrees() ? "the same" : number.note().orElse("differs"));
    }

    /** The values of a figure with those printed in the paper, and the command that opens the first run behind each point. */
    static ReportTable points(DrawnFigure figure, ResultTable results) {
        Optional<PrintedTable> printed = PrintedTable.of(figure.spec().id());
        List<List<String>> rows = new ArrayList<>();
        for (FigurePoint point : figure.points()) {
            OptionalDouble there = printed.isPresent() ? printed.get().at(point.series(), point.across()) : OptionalDouble.empty();
            List<String> row = new ArrayList<>(List.of(point.series(), point.across(), point.value(),
                    point.low().isEmpty() ? "" : point.low() + " to " + point.high()));
            if (printed.isPresent()) {
                row.add(there.isPresent() ? FigurePoint.text(there.getAsDouble(), Language.ENGLISH) : "");
            }
            row.add(point.runs().isEmpty() ? "" : command(point.runs().get(0), results));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(List.of("policy", "at", "here", "interval or range"));
        printed.ifPresent(table -> head.add("printed"));
        head.add("opens its first run");
        return new ReportTable("Points of the figure", printed.isPresent() ? "" : "The paper prints no numbers for this figure, and its"
                + " picture"
                + " is lost; what its text says of it is among the claims.", head, rows);
    }

    private static String command(RunResult result, ResultTable results) {
        for (Experiment experiment : results.experiments()) {
            Grid grid = new Grid(experiment);
            if (grid.number(result.axes()).isPresent()) {
                GridRun run = grid.run(grid.number(result.axes()).getAsInt());
                return RunCommand.of(run);
            }
        }
        return "";
    }

    /** The printed claims of a figure beside the results here. */
    static List<String> beside(String figure, List<Finding> findings) {
        return findings.stream().filter(finding -> finding.claim().figure().equals(figure) && !finding.statements().isEmpty())
                .map(finding -> "\u201c" + finding.claim().quote() + "\u201d Here: " + finding.effect() + ": " + finding.verdict().words()
                        + ".")
                .toList();
    }

    /** The cause of a disagreement with its evidence: the runs, the numbers, and the verdict there. Empty if the claim agrees. */
    static Optional<ReportTable> cause(Finding finding, ResultTable results) {
        Optional<ClaimCause> cause = finding.verdict() == Verdict.AGREES ? Optional.empty() : Causes.of(finding.claim().id());
        return cause.map(why -> {
            List<List<String>> rows = new ArrayList<>();
            why.lines(finding.claim(), results).forEach(line -> rows.add(List.of(line.subject(), line.numbers(), line.verdict().words())));
            results.experiments().stream().filter(each -> why.parts().stream().anyMatch(part -> each.part(part).isPresent()))
                    .map(each -> "schedscope sweep sample-workloads/experiments/" + each.name() + ".experiment.json --out " + each.name())
                    .forEach(command -> rows.add(List.of("runs made by", command, "")));
            return new ReportTable("", "Cause (" + why.kind().words() + "): " + why.words(), List.of("part: what was asked", "numbers",
                    "there"), rows);
        });
    }

    static ReportTable verdicts(List<Finding> findings) {
        List<String> head = new ArrayList<>(List.of("paper", "claims"));
        Stream.of(Verdict.values()).map(Verdict::words).forEach(head::add);
        return new ReportTable("", "", head, Stream.of(Paper.values()).map(paper -> {
            List<Verdict> of = findings.stream().filter(finding -> finding.claim().paper() == paper).map(Finding::verdict).toList();
            List<String> row = new ArrayList<>(List.of("[" + paper + "] " + paper.authors() + ": " + paper.title(),
                    Integer.toString(of.size())));
            Stream.of(Verdict.values()).map(verdict -> count(of, verdict)).forEach(row::add);
            return row;
        }).toList());
    }

    /** Disagreements by kind of cause: in the first report, and now. */
    static ReportTable kinds(List<Finding> findings) {
        List<List<String>> rows = new ArrayList<>();
        for (CauseKind kind : CauseKind.values()) {
            List<Verdict> now = findings.stream().filter(finding -> Causes.of(finding.claim().id()).filter(why -> why.kind() == kind)
                    .isPresent()).map(Finding::verdict).toList();
            rows.add(List.of(kind.words(), Integer.toString(Former.count(kind, Verdict.DIFFERS)),
                    Integer.toString(Former.count(kind, Verdict.CANNOT_TELL)), count(now, Verdict.DIFFERS), count(now, Verdict.IN_PART),
                    count(now, Verdict.ALIKE), count(now, Verdict.CANNOT_TELL)));
        }
        return new ReportTable("Why claims do not come out", KINDS, List.of("cause", "formerly: differs", "formerly: cannot be told",
                "differs", "agrees in part", "alike", "cannot be told"), rows);
    }

    private static String count(List<Verdict> verdicts, Verdict which) {
        return Integer.toString(Collections.frequency(verdicts, which));
    }

    /** Parameters that the papers leave open. */
    static ReportTable unspecified() {
        return new ReportTable("What the papers are silent on", "Something has to stand there; how much it decides can be seen where it is"
                + " varied.", List.of("paper", "silent on", "here", "decides", "varied in"),
                UnspecifiedParameter.all().stream()
                        .map(each -> List.of(each.paper().authors(), each.parameter(), each.ours(), each.decides(),
                                each.varied().isEmpty() ? "left open"
                                        : each.varied().stream().map(probe -> probe.of().part()).collect(Collectors.joining(", "))))
                        .toList());
    }

    /** Results for variations of these parameters. */
    static ReportTable variations(ResultTable results) {
        List<List<String>> rows = new ArrayList<>();
        for (UnspecifiedParameter open : UnspecifiedParameter.all()) {
            open.varied().forEach(probe -> probe.cells(results).forEach(line -> rows.add(List.of(open.parameter(), probe.of().part(),
                    probe.rule().orElseThrow().words(), line.subject(), line.numbers(), line.verdict().words()))));
        }
        return new ReportTable("What comes out where it is varied", "", List.of("silent on", "part", "asked", "at", "numbers", "there"),
                rows);
    }

    /** Parts that cannot be reproduced. */
    static ReportTable missing() {
        return new ReportTable("What cannot be reproduced", "", List.of("what", "why"),
                Missing.all().stream().map(each -> List.of(each.what(), each.why())).toList());
    }

    static ReportTable changes() {
        return new ReportTable("Changes of rules", "Rules stand before results. These were changed since they were first written down.",
                List.of("date", "claims", "change", "reason"),
                RuleChange.all().stream().map(each -> List.of(each.date(), each.claims(), each.change(), each.reason())).toList());
    }
}
