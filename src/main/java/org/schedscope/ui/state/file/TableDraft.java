package org.schedscope.ui.state.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.table.TablePreview;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** Which columns of a table are what, while the user decides. No two can be the same. */
public final class TableDraft {
    private final Path file;
    private final TablePreview preview;
    private final List<ObjectProperty<Optional<Role>>> roles = new ArrayList<>();
    private final List<StringProperty> units = new ArrayList<>();
    private final ObjectProperty<Optional<DateOrder>> dates;

    public TableDraft(Path file, TablePreview preview) {
        this.file = file;
        this.preview = preview;
        TableColumns guess = preview.guess();
        dates = new SimpleObjectProperty<>(this, "dates", guess.dates());
        for (int column = 0; column < preview.titles().size(); column++) {
            int place = column;
            Optional<Role> guessed = guess.columns().entrySet().stream().filter(entry -> isAt(entry.getValue(), place))
                    .map(Map.Entry::getKey).findFirst().filter(role -> columnsOf(role) == 0);
            roles.add(new SimpleObjectProperty<>(this, "role", guessed));
            units.add(new SimpleStringProperty(this, "unit", guessed.flatMap(guess::of).map(Column::unit).orElse("")));
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

    /** The unit of plain numbers in a column of times; empty: as their size shows. */
    public StringProperty unitProperty(int column) {
        return units.get(column);
    }

    /** The order of the numbers of dates; empty: the one that the file shows. */
    public ObjectProperty<Optional<DateOrder>> datesProperty() {
        return dates;
    }

    /** Whether a column is read as times that may be in several units. */
    public boolean asksForUnit(int column) {
        return roles.get(column).get().filter(role -> role.isPoint() || role.isSpan()).isPresent() && preview.hasPlainNumbers(column);
    }

    /** Whether a column is read as dates that do not show which number is the day. */
    public boolean asksForDates() {
        return IntStream.range(0, roles.size())
                .anyMatch(column -> roles.get(column).get().filter(Role::isPoint).isPresent() && preview.hasOpenDates(column));
    }

    /** How the first time of a column is read. */
    public Optional<Message> reading(int column) {
        return roles.get(column).get().flatMap(role -> preview.reading(column, role, unit(column), dates.get()));
    }

    private String unit(int column) {
        return asksForUnit(column) ? units.get(column).get() : "";
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
            roles.get(column).get().ifPresent(role -> columns.put(role, Column.at(preview.titles(), place, unit(place))));
        }
        return new TableColumns(columns, Optional.empty(), dates.get());
    }

    /** The table as it is to be opened. */
    public RunSource.File source() {
        return new RunSource.File(List.of(file), TickLength.FITTING, Optional.empty(), Optional.of(columns()));
    }
}
