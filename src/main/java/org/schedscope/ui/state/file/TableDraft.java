package org.schedscope.ui.state.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.table.TablePreview;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** Which columns of a table are what, while the user decides. No two can be the same. */
public final class TableDraft {
    private final Path file;
    private final TablePreview preview;
    private final List<ObjectProperty<Optional<Role>>> roles = new ArrayList<>();

    public TableDraft(Path file, TablePreview preview) {
        this.file = file;
        this.preview = preview;
        TableColumns guess = preview.guess();
        for (int column = 0; column < preview.titles().size(); column++) {
            int place = column;
            Optional<Role> guessed = guess.columns().entrySet().stream().filter(entry -> isAt(entry.getValue(), place))
                    .map(Map.Entry::getKey).findFirst();
            roles.add(new SimpleObjectProperty<>(this, "role", guessed.filter(role -> columnsOf(role) == 0)));
        }
    }

    private boolean isAt(Column column, int place) {
        return column.number().map(number -> number == place)
                .orElseGet(() -> preview.titles().get(place).equalsIgnoreCase(column.name()));
    }

    private long columnsOf(Role role) {
        return roles.stream().filter(other -> other.get().equals(Optional.of(role))).count();
    }

    public Path file() {
        return file;
    }

    public TablePreview preview() {
        return preview;
    }

    /** What a column is; empty: nothing that is read. */
    public ObjectProperty<Optional<Role>> roleProperty(int column) {
        return roles.get(column);
    }

    /** Why a column cannot be what is chosen for it. */
    public Optional<Message> complaint(int column) {
        return roles.get(column).get().flatMap(role -> columnsOf(role) > 1 ? Optional.of(Message.of("window", "table.twice"))
                : preview.complaint(column, role));
    }

    /** Why the table cannot be read so. */
    public Optional<Message> problem() {
        return TablePreview.complaint(columns());
    }

    /** Whether it can be tried. */
    public boolean isSound() {
        for (int column = 0; column < roles.size(); column++) {
            if (complaint(column).isPresent()) {
                return false;
            }
        }
        return problem().isEmpty();
    }

    private TableColumns columns() {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        for (int column = 0; column < roles.size(); column++) {
            int place = column;
            roles.get(column).get().ifPresent(role -> columns.put(role, Column.at(preview.titles(), place,
                    preview.guess().of(role).filter(guessed -> isAt(guessed, place)).map(Column::unit).orElse(""))));
        }
        return new TableColumns(columns);
    }

    /** The table as it is to be opened. */
    public RunSource.File source() {
        return new RunSource.File(List.of(file), TickLength.FITTING, Optional.empty(), Optional.of(columns()));
    }
}
