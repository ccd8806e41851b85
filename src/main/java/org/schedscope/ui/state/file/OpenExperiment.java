package org.schedscope.ui.state.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.sweep.ResultsFolder;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.StateFolder;

/**
 * An experiment that the window has open, with the results there are of it so far.
 *
 * @param head what is run
 * @param definition where it was read from, beside which the files are that it names
 * @param folder where results are, or will be
 * @param results each run once, in the order of the grid
 */
public record OpenExperiment(ResultsHead head, InputFile definition, Path folder, List<RunResult> results) {
    private static final String ENDING = ".experiment.json";

    /** Where this system keeps the results of experiments that come with the program. */
    public static Path usualPlace(Map<String, String> variables, String home) {
        return StateFolder.usualPlace(variables, home).resolveSibling("experiments");
    }

    public OpenExperiment {
        results = List.copyOf(results);
    }

    /**
     * Opens a definition or results. Those of a definition are in a folder of its name beside it.
     *
     * @param definition whether it is one
     * @throws InputException if a file is wrong
     */
    static OpenExperiment read(Path file, boolean definition) throws InputException {
        return definition ? defined(InputFile.of(file), file.resolveSibling(nameOf(file.getFileName().toString()))) : resulting(file);
    }

    /** An experiment whose definition is there, and results perhaps. */
    static OpenExperiment defined(InputFile definition, Path folder) throws InputException {
        Experiment experiment = ExperimentJson.read(definition, Limits.DEFAULT);
        return new OpenExperiment(new ResultsHead(experiment, definition.name()), definition, folder, List.of()).readAgain();
    }

    /** What is called {@code x.experiment.json} has results in a folder {@code x}. */
    static String nameOf(String fileName) {
        String name = fileName.endsWith(ENDING) ? fileName.substring(0, fileName.length() - ENDING.length()) : fileName;
        return name.equals(fileName) ? name + "-results" : name;
    }

    private static OpenExperiment resulting(Path file) throws InputException {
        Path folder = Files.isDirectory(file) ? file : file.toAbsolutePath().getParent();
        try {
            List<Path> files = Files.isDirectory(file) ? ResultsFolder.files(file) : List.of(file);
            ResultsHead head = Results.head(files.get(0))
                    .orElseThrow(
                            () -> new InputException(InputFile.of(files.get(0)).problem(Message.of("experiments", "results.headless"))));
            return new OpenExperiment(head, definition(head.definitionFile(), folder), folder, read(head, files));
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    /**
     * Results only have the name of their definition: it is in their folder, or beside that. It need not be there any more: only runs that
     * read files need what is beside it.
     */
    private static InputFile definition(String told, Path folder) {
        if (told.indexOf('/') >= 0) {
            return InputFile.resource(told);
        }
        Path here = folder.resolve(told);
        return InputFile.of(Files.exists(here) ? here : folder.toAbsolutePath().normalize().resolveSibling(told));
    }

    private static List<RunResult> read(ResultsHead head, List<Path> files) throws IOException {
        List<RunResult> results = new ArrayList<>();
        for (Path file : files) {
            Results.scan(file, (line, start, result) -> results.add(result));
        }
        return ordered(head, results);
    }

    /** Those that are of the grid, by their number in it. */
    private static List<RunResult> ordered(ResultsHead head, List<RunResult> results) {
        Grid grid = new Grid(head.experiment());
        SortedMap<Integer, RunResult> byNumber = new TreeMap<>();
        results.forEach(result -> grid.number(result.axes()).ifPresent(number -> byNumber.putIfAbsent(number, result)));
        return new ArrayList<>(byNumber.values());
    }

    private static InputException failure(Path file, IOException e) {
        return e instanceof InputException wrong ? wrong : InputFile.of(file).failure(e);
    }

    /** This experiment with the results that its folder has now; without any if those are of something else. */
    public OpenExperiment readAgain() throws InputException {
        try {
            List<Path> files = ResultsFolder.files(folder);
            for (Path file : files) {
                Optional<ResultsHead> there = Results.head(file);
                if (there.isPresent() && (head.rules() != there.get().rules()
                        || head.experiment().whyNotGrownFrom(there.get().experiment()).isPresent())) {
                    return with(List.of());
                }
            }
            return with(read(head, files));
        } catch (IOException e) {
            throw failure(folder, e);
        }
    }

    public OpenExperiment with(List<RunResult> others) {
        return new OpenExperiment(head, definition, folder, ordered(head, others));
    }

    public Experiment experiment() {
        return head.experiment();
    }

    /** How many runs there are on paper. */
    public int runs() {
        return new Grid(experiment()).size();
    }

    /** Whether nothing is left to be run. */
    public boolean isComplete() {
        return results.size() >= runs();
    }

    /** Whether both are one experiment with results in one folder, however many there are. */
    public boolean isSameAs(OpenExperiment other) {
        return folder.equals(other.folder) && head.equals(other.head);
    }

    /** The results as a table. */
    public ResultTable table() {
        ResultTable table = new ResultTable();
        table.add(experiment(), results);
        return table;
    }
}
