package org.schedscope.cli.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;

/** The arguments that say how tables are read, and what becomes of a row that cannot be read. */
public final class TableOptions implements ArgumentGroup {
    private final Option<String> columns = Option.of(String.class, "--columns", "ROLE=COLUMN,...",
            "Read the file as a table, whatever separates its columns: job=JobID,arrival=Submit,start=Start,finish=End,cores=AllocCPUS."
                    + " A column is named by its title or as #3; a unit of time may follow, as in exec=realtime:ms. Roles: job, task, user,"
                    + " group, queue, arrival, start, finish, exec, wait, response, cores, estimate, memory, kind, cluster, after, state.");

    private final Option<String> separator = Option.of(String.class, "--separator", "WHAT",
            "What separates the columns of a table, where it is not what the file shows: comma, semicolon, tab, bar, colon, blank (runs of"
                    + " blanks, or columns below each other), or the character itself.");

    private final Option<String> dates = Option.of(String.class, "--dates", "ORDER",
            "The order of the numbers of dates in a table: dmy, mdy, ymd or iso; default: the one that the dates themselves show.");

    private final Option<Boolean> strict = Option.flag("--strict",
            "Refuse a file at the first row that cannot be read, instead of leaving such rows out and counting them.");

    private final boolean rows;

    /** All of them. */
    public TableOptions() {
        this(true);
    }

    private TableOptions(boolean rows) {
        this.rows = rows;
    }

    /** Those for the window, which shows what was left out. */
    public static TableOptions ofWindow() {
        return new TableOptions(false);
    }

    @Override
    public List<Arguments> arguments() {
        return rows ? List.of(columns, separator, dates, strict) : List.of(columns, separator, dates);
    }

    /** Options of reading with what the user said. */
    public ReadOptions on(ReadOptions options) {
        return options.withColumns(columns()).withStrict(isStrict());
    }

    public boolean isStrict() {
        return rows && strict.value();
    }

    /** How the user says that a table is read; absent if nothing is said. */
    public Optional<TableColumns> columns() {
        Optional<TableColumns> named = parsed("--columns", columns, TableColumns::parse);
        TableColumns told = new TableColumns(Map.of(), parsed("--separator", separator, TableColumns::separator),
                parsed("--dates", dates, TableColumns::dates));
        return told.equals(TableColumns.NONE) ? named : Optional.of(told.or(named.orElse(TableColumns.NONE)));
    }

    private static <T> Optional<T> parsed(String name, Option<String> option, Function<String, T> parser) {
        try {
            return option.optional().map(parser);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(name + ": " + wrong.getMessage());
        }
    }
}
