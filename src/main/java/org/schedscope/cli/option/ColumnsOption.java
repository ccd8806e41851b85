package org.schedscope.cli.option;

import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.input.TableColumns;

/** The argument that says which columns of a table are what. */
public final class ColumnsOption implements ArgumentGroup {
    private final Option<String> columns = Option.of(String.class, "--columns", "ROLE=COLUMN,...",
            "Read the file as a table with commas, tabs, semicolons or bars between its columns:"
                    + " job=JobID,arrival=Submit,start=Start,finish=End,cores=AllocCPUS. A column is named by its title or as #3; a unit"
                    + " of time may follow, as in exec=realtime:ms. Roles: job, task, user, group, queue, arrival, start, finish, exec,"
                    + " wait, response, cores, estimate, memory, kind, cluster, after.");

    @Override
    public List<Arguments> arguments() {
        return List.of(columns);
    }

    /** What the user said; absent if nothing. */
    public Optional<TableColumns> columns() {
        try {
            return columns.optional().map(TableColumns::parse);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException("--columns: " + wrong.getMessage());
        }
    }
}
