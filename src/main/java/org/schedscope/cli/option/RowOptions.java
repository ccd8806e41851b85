package org.schedscope.cli.option;

import java.util.Optional;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about reading tables, and about malformed rows. */
public final class RowOptions {
    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--strict",
            description = "Refuse a file at the first row that cannot be read, instead of leaving such rows out and counting them.")
    private boolean strict;

    /** Options of reading with those of the user. */
    public ReadOptions on(ReadOptions options) {
        return table.on(options).withStrict(strict);
    }

    /** Columns of a table given by the user; empty if none. */
    public Optional<TableColumns> columns() {
        return table.columns();
    }

    public boolean isStrict() {
        return strict;
    }
}
