package org.schedscope.cli.option;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import picocli.CommandLine.Option;

/** The options about reading tables. */
public final class TableOptions {
    @Option(names = "--columns", paramLabel = "ROLE=COLUMN,...",
            description = "Read the file as a table, whatever separates its columns:"
                    + " job=JobID,arrival=Submit,start=Start,finish=End,cores=AllocCPUS. A column is named by its title or as #3; a unit of"
                    + " time may follow, as in exec=realtime:ms. Roles: job, task, user, group, queue, arrival, start, finish, exec, wait,"
                    + " response, cores, estimate, memory, kind, cluster, after, state, priority, tickets, deadline, period,"
                    + " count.")
    private Optional<String> columns;

    @Option(names = "--separator", paramLabel = "WHAT",
            description = "What separates the columns of a table, where it is not what the file shows: comma, semicolon, tab, bar, colon,"
                    + " blank (runs of blanks, or columns below each other), or the character itself.")
    private Optional<String> separator;

    @Option(names = "--dates", paramLabel = "ORDER",
            description = "The order of the numbers of dates in a table: dmy, mdy, ymd or iso; default: the one that the dates themselves"
                    + " show.")
    private Optional<String> dates;

    /** Options of reading with those of the user. */
    public ReadOptions on(ReadOptions options) {
        return options.withColumns(columns());
    }

    /** Columns of a table given by the user; empty if none. */
    public Optional<TableColumns> columns() {
        Optional<TableColumns> named = parsed("--columns", columns, TableColumns::parse);
        TableColumns told = new TableColumns(Map.of(), parsed("--separator", separator, TableColumns::separator),
                parsed("--dates", dates, TableColumns::dates));
        return told.equals(TableColumns.NONE) ? named : Optional.of(told.or(named.orElse(TableColumns.NONE)));
    }

    private static <T> Optional<T> parsed(String name, Optional<String> option, Function<String, T> parser) {
        try {
            return option.map(parser);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(name + ": " + wrong.getMessage());
        }
    }
}
