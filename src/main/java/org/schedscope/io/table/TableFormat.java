package org.schedscope.io.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.json.DocumentHead;

/**
 * Tables with commas, tabs, semicolons or bars between their columns, a row a job or a task: what Slurm's sacct and Nextflow write, and
 * any other of which the user says which column is what.
 */
public final class TableFormat implements LogFormat {
    private static final List<String> SEPARATORS = List.of("|", "\t", ",", ";");
    /** Lines at the beginning that show what stands between columns. */
    private static final int LOOKED_AT = 5;

    private final Optional<TablePreset> preset;

    private TableFormat(Optional<TablePreset> preset) {
        this.preset = preset;
    }

    /** Those that are known by their titles. */
    public static List<LogFormat> known() {
        return Stream.of(TablePreset.values()).<LogFormat>map(preset -> new TableFormat(Optional.of(preset))).toList();
    }

    /** One whose columns the user names. */
    public static LogFormat named() {
        return new TableFormat(Optional.empty());
    }

    @Override
    public String name() {
        return preset.map(TablePreset::title).orElse("table");
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return preset.isPresent() && presetOf(head).equals(preset);
    }

    private static Optional<TablePreset> presetOf(DocumentHead head) {
        return SEPARATORS.stream().flatMap(separator -> TablePreset.of(head.titles(separator)).stream()).findFirst();
    }

    /** Titles of a file that looks like a table, as they stand there; empty if it does not. */
    public static List<String> titles(DocumentHead head) {
        String separator = separator(head);
        String line = head.lines().findFirst().orElse("");
        return line.contains(separator) ? Stream.of(line.split(Pattern.quote(separator), -1))
                .map(title -> title.strip().replace("\"", "")).toList() : List.of();
    }

    /** One by which all lines have as many columns, as lists in a column do not; else the one that the first line has most of. */
    static String separator(DocumentHead head) {
        List<String> lines = head.lines().limit(LOOKED_AT).toList();
        return SEPARATORS.stream().filter(separator -> columns(lines, separator).filter(count -> count > 2).count() == lines.size()
                && columns(lines, separator).distinct().count() == 1).findFirst()
                .orElseGet(() -> SEPARATORS.stream().max(Comparator.comparingLong(separator -> columns(lines, separator).findFirst()
                        .orElse(0))).orElseThrow());
    }

    private static IntStream columns(List<String> lines, String separator) {
        return lines.stream().mapToInt(line -> line.split(Pattern.quote(separator), -1).length);
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        DocumentHead head = DocumentHead.of(file, options.limits());
        Optional<TablePreset> known = preset.or(() -> presetOf(head));
        String separator = SEPARATORS.stream().filter(text -> TablePreset.of(head.titles(text)).isPresent()).findFirst()
                .orElseGet(() -> separator(head));
        TableColumns told = options.columns().orElse(new TableColumns(Map.of()));
        TableColumns all = known.map(it -> told.or(it.columns(head.titles(separator)))).orElse(told);
        return new TableReader(file, options, all, known).read(separator.charAt(0), options, known.map(TablePreset::title).orElse(name()));
    }

    /** What the columns of a file may be. */
    public static TableColumns guess(List<String> titles) {
        return TableGuess.of(titles.stream().map(String::strip).filter(title -> !title.isEmpty()).toList());
    }

    /** For messages: {@code --columns} with what can be guessed. */
    public static String proposal(List<String> titles) {
        TableColumns guess = guess(titles);
        return guess.columns().isEmpty() ? "job=JobID,arrival=Submit,start=Start,finish=End,cores=AllocCPUS" : guess.text();
    }
}
