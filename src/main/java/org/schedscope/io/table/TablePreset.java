package org.schedscope.io.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;

/** Tables with known titles, and the meaning of each title. Of several names the first one present counts. */
enum TablePreset {
    /** Output of {@code sacct --parsable2}; the last column may be empty, as with {@code --parsable}. */
    SLURM("Slurm sacct"),
    /** Table of jobs of Batsim before version 2. */
    BATSIM("old Batsim jobs.csv"),
    /** The trace of a run of Nextflow, whose times count from the submission. */
    NEXTFLOW("Nextflow trace");

    private final String title;
    private final List<List<String>> needs;
    private final Map<Role, List<Column>> names;
    private final Set<String> all;

    TablePreset(String title) {
        this.title = title;
        Map<String, List<String>> words = FormatWords.lists("tables");
        String own = name().toLowerCase(Locale.ROOT);
        needs = words.get(own + " needs").stream().map(one -> List.of(one.split("\\|"))).toList();
        names = parse(words.get(own + " columns"));
        all = Set.copyOf(words.get(own + " titles"));
    }

    /** Titles of columns by their role, the first choice first: {@code exec=elapsed|limit:min start=begin}. */
    static Map<Role, List<Column>> parse(List<String> words) {
        Map<Role, List<Column>> columns = new EnumMap<>(Role.class);
        for (String part : words) {
            String[] sides = part.split("=");
            columns.put(Role.valueOf(sides[0].toUpperCase(Locale.ROOT)), Stream.of(sides[1].split("\\|")).map(name -> name.split(":"))
                    .map(unit -> new Column(unit[0], unit.length > 1 ? unit[1] : "")).toList());
        }
        return columns;
    }

    /** Name of the format, for users. */
    String title() {
        return title;
    }

    /** The preset of a table with these titles, in lower case. */
    static Optional<TablePreset> of(List<String> titles) {
        return Stream.of(values()).filter(preset -> preset.needs.stream().allMatch(one -> one.stream().anyMatch(titles::contains)))
                .findFirst();
    }

    /** Whether all of these titles, in lower case, occur in such tables; otherwise it may be a different table with some of them. */
    boolean knows(List<String> titles) {
        return all.containsAll(titles.stream().filter(it -> !it.isEmpty()).toList());
    }

    /** Titles of columns of cores; the first one present counts. */
    List<String> cores() {
        return names.get(Role.CORES).stream().map(Column::name).filter(name -> !name.endsWith("nodes")).toList();
    }

    /** The columns with these titles, in lower case. */
    TableColumns columns(List<String> titles) {
        return TableGuess.columns(names, titles);
    }
}
