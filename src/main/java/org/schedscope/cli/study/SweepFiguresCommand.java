package org.schedscope.cli.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.PictureOptions;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.FigureText;
import org.schedscope.experiment.figure.FigureWords;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.io.output.OutputFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sweep figures}: figures of results, and the data behind them. */
@Command(name = "figures",
        description = "Draws the figures that an experiment asks for from its results, each as ID.png (or another --format), with the data"
                + " behind it as ID.csv.",
        footer = {"", "Example: schedscope sweep figures loads --figure lines:meanSlr:load"})
public final class SweepFiguresCommand extends ConsoleCommand {
    @Parameters(paramLabel = "DIR", description = "The folder of a sweep.")
    private Path folder;

    @Option(names = "--out", paramLabel = "DIR",
            description = "Where the pictures go; made if it is not there (default: figures, beside the results).")
    private Path out;

    @Option(names = "--figure", paramLabel = "FIGURE",
            description = "A figure to draw instead: the id of a paper's, or KIND:MEASURE[:AXIS[:BASELINE]]. May be repeated.")
    private List<String> figures = List.of();

    @Mixin
    private final PictureOptions look = new PictureOptions();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final CommandFiles noted = new CommandFiles();

    @Override
    public Integer call() throws IOException {
        ResultTable table = SweepFolders.read(List.of(folder), noted);
        List<FigureSpec> wanted = figures.isEmpty() ? FigureText.of(table.experiments().get(0))
                : figures.stream().map(text -> FigureText.parse(text, "")).toList();
        List<DrawnFigure> drawn = wanted.stream().map(figure -> DrawnFigure.of(figure, table, FigureWords.ENGLISH)).toList();
        Pictures pictures = look.in(out != null ? out : Files.isDirectory(folder) ? folder.resolve("figures")
                : folder.resolveSibling("figures"));
        try (OutputFiles files = noted.open()) {
            files.makeFolder(pictures.folder());
            for (DrawnFigure figure : drawn) {
                if (figure.plot().isPresent()) {
                    pictures.write(figure.spec().id(), figure.toDraw(FigureWords.ENGLISH), files);
                }
            }
            files.commit();
        }
        json.print(out(), () -> drawn.stream().map(figure -> fields(figure, pictures)).toList(),
                out -> drawn.forEach(figure -> out.println(figure.plot().isPresent()
                        ? file(figure, pictures) + ": " + FigureWords.ENGLISH.title(figure.spec())
                        : figure.spec().id() + ": nothing to draw, none of its runs is among the results")));
        return 0;
    }

    private static Path file(DrawnFigure figure, Pictures pictures) {
        return pictures.folder().resolve(figure.spec().id() + "." + pictures.format().name());
    }

    private static Map<String, Object> fields(DrawnFigure figure, Pictures pictures) {
        return JsonOption.fields("figure", figure.spec().id(), "title", FigureWords.ENGLISH.title(figure.spec()), "file",
                figure.plot().map(drawn -> file(figure, pictures)));
    }
}
