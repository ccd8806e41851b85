package org.schedscope.ui.state.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.experiment.RunRequest;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.table.TablePreview;

class TableDraftTest {
    private static final String TABLE = """
            name;who;Submitted;Begin;took,s;cpus
            a;ada;2024-03-01 08:00;2024-03-01 08:01;90;2
            b;ben;2024-03-01 08:02;2024-03-01 08:05;1:30;4
            """;

    @TempDir
    Path folder;

    private TableDraft draft(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), text);
        return new TableDraft(file, TablePreview.of(DocumentHead.of(InputFile.of(file), Limits.DEFAULT)).orElseThrow());
    }

    @Test
    void titlesAreGuessedAndTheRestIsChosen() throws IOException {
        TableDraft draft = draft(TABLE);
        assertEquals(List.of(Optional.of(Role.JOB), Optional.empty(), Optional.of(Role.ARRIVAL), Optional.of(Role.START), Optional.empty(),
                Optional.of(Role.CORES)), java.util.stream.IntStream.range(0, 6).mapToObj(i -> draft.roleProperty(i).get()).toList());
        assertFalse(draft.isSound());
        assertTrue(draft.problem().orElseThrow().toString().contains("how long jobs run"));
        draft.roleProperty(4).set(Optional.of(Role.EXEC));
        assertTrue(draft.isSound());
        assertEquals("job=name,arrival=Submitted,start=Begin,exec=#5,cores=cpus", draft.source().columns().orElseThrow().text());
        assertEquals(2, new RunRequest(draft.source()).read(ReadOptions.DEFAULT).loaded().workload().jobs().size());
    }

    @Test
    void aColumnThatCannotBeWhatIsChosenSaysWhy() throws IOException {
        TableDraft draft = draft(TABLE);
        draft.roleProperty(1).set(Optional.of(Role.EXEC));
        assertEquals("\"who\" must be a length of time, such as 90, 1-02:30:00 or 4h 12m, not \"ada\"",
                draft.complaint(1).orElseThrow().toString());
        assertFalse(draft.isSound());
    }

    @Test
    void aTableWithoutTitlesLosesNoRow() throws IOException {
        TableDraft draft = draft("""
                7|ada|2024-03-01T08:00:00|2024-03-01T09:00:05|8|n1,n2,n3,n4,n5,n6
                8|ada|2024-03-01T08:00:00|2024-03-01T08:10:05|2|n9,n10
                """);
        assertEquals(List.of("#1", "#2", "#3", "#4", "#5", "#6"), draft.preview().titles());
        assertEquals(List.of("7", "8"), draft.preview().cells(0));
        draft.roleProperty(0).set(Optional.of(Role.JOB));
        draft.roleProperty(2).set(Optional.of(Role.START));
        draft.roleProperty(3).set(Optional.of(Role.FINISH));
        assertEquals("job=#1,start=#3,finish=#4", draft.source().columns().orElseThrow().text());
        assertEquals(2, new RunRequest(draft.source()).read(ReadOptions.DEFAULT).loaded().workload().jobs().size());
    }

    @Test
    void twoColumnsCannotBeTheSame() throws IOException {
        TableDraft draft = draft(TABLE);
        draft.roleProperty(4).set(Optional.of(Role.EXEC));
        draft.roleProperty(1).set(Optional.of(Role.JOB));
        assertEquals("Another column is read as this, too.", draft.complaint(0).orElseThrow().toString());
        assertFalse(draft.isSound());
        draft.roleProperty(1).set(Optional.of(Role.USER));
        assertTrue(draft.isSound());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            // cell of the start, unit, dates, whether a unit and an order are asked for, how it is read, and as which option
            "500                 |    |     | true  | false | 500 s                   | start=#1,exec=#2",
            "500                 | ms |     | true  | false | 0.5 s                   | start=#1:ms,exec=#2",
            "1709280000          |    |     | true  | false | 2024-03-01 08:00:00 UTC | start=#1,exec=#2",
            "2024-03-01 08:00    | ms |     | false | false | 2024-03-01 08:00:00 UTC | start=#1,exec=#2",
            "3/1/24 8:00         |    |     | false | true  | 2024-03-01 08:00:00 UTC | start=#1,exec=#2",
            "3/1/24 8:00         |    | dmy | false | true  | 2024-01-03 08:00:00 UTC | start=#1,exec=#2,dates=dmy",
            "13/1/24 8:00        |    | dmy | false | false | 2024-01-13 08:00:00 UTC | start=#1,exec=#2,dates=dmy",
    })
    void aTimeShowsHowItIsReadAndAsksForWhatItDoesNotShow(String cell, String unit, String dates, boolean asksUnit, boolean asksDates,
            String read, String option) throws IOException {
        TableDraft draft = draft((cell + ";9;a\n").repeat(3));
        draft.roleProperty(0).set(Optional.of(Role.START));
        draft.roleProperty(1).set(Optional.of(Role.EXEC));
        draft.roleProperty(2).set(Optional.empty());
        draft.unitProperty(0).set(unit == null ? "" : unit);
        draft.datesProperty().set(Optional.ofNullable(dates).map(TableColumns::dates));
        assertEquals(asksUnit, draft.asksForUnit(0));
        assertEquals(asksDates, draft.asksForDates());
        assertEquals("\"" + cell + "\" is read as " + read, draft.reading(0).orElseThrow().toString());
        assertEquals(Optional.empty(), draft.reading(2));
        assertEquals(option, draft.source().columns().orElseThrow().text());
    }

    @Test
    void theSeparatorIsShown() throws IOException {
        assertEquals("6 columns, separated by semicolons", draft(TABLE).preview().separator().toString());
    }

    @Test
    void whatIsNoTableIsNotAskedAbout() throws IOException {
        Path file = Files.writeString(folder.resolve("t.txt"), "Dear all,\nthis is no table.\n");
        assertEquals(Optional.empty(), TablePreview.of(DocumentHead.of(InputFile.of(file), Limits.DEFAULT)));
    }
}
