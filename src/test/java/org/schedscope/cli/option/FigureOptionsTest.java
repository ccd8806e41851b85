package org.schedscope.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Where metrics go: the flag {@code --json} is another way to name standard output. */
class FigureOptionsTest {
    @ParameterizedTest(name = "[{0}]")
    @CsvSource(delimiter = '|', nullValues = "nowhere", textBlock = """
            ''                 | nowhere
            --metrics a        | a
            --json             | -
            --metrics a --json | -
            --json --metrics a | a
            """)
    void theLastOneCounts(String line, String file) {
        FigureOptions figures = new FigureOptions();
        new CommandLine(figures).parseArgs(line.isEmpty() ? new String[0] : line.split(" "));
        assertEquals(Optional.ofNullable(file).map(Path::of), figures.metrics());
    }
}
