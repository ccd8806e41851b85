package org.schedscope.cli.option;

import java.util.Optional;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The arguments that say how tables are read, and what becomes of a row that cannot be read. */
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

    /** The user's way of reading a table; absent if none is given. */
    public Optional<TableColumns> columns() {
        return table.columns();
    }

    public boolean isStrict() {
        return strict;
    }
}
