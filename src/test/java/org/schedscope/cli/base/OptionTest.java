package org.schedscope.cli.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;

/** What options and positional arguments hold once a command line is read. */
class OptionTest {
    /** Has an argument of each kind. */
    private static final class Sample extends ConsoleCommand {
        private final Positional<Path> in = Positional.of(Path.class, 0, "IN", "What is read.");
        private final Option<String> name = Option.of(String.class, "-n", "NAME", "A name.").or("--name");
        private final Option<Integer> count = Option.of(int.class, "--count", "N", "How many.").byDefault("3");
        private final Option<List<String>> words = Option.list(String.class, "--word", "WORD", "Words.").splitBy(",");
        private final Option<Map<String, String>> values = Option.map("--set", "KEY=VALUE", "Values.");
        private final Option<Path> out = Option.of(Path.class, "--out", "FILE", "Where it goes.").alone("-");
        private final Option<Boolean> printed = Option.flag("--print", "Print it: the same as --out -.").setting(out, Path.of("-"));

        private Sample() {
            super("sample", "Does nothing.");
        }

        /** The same, after it has read a command line. */
        private static Sample of(String... arguments) {
            Sample sample = new Sample();
            sample.line().parseArgs(arguments);
            return sample;
        }

        @Override
        public List<Arguments> arguments() {
            return List.of(in, name, count, words, values, out, printed);
        }

        @Override
        public Integer call() {
            return 0;
        }
    }

    @Test
    void whatIsNotGivenIsNothingOrTheDefault() {
        Sample sample = Sample.of("file");
        assertEquals(Path.of("file"), sample.in.value());
        assertTrue(sample.name.isAbsent());
        assertEquals("nobody", sample.name.orElse("nobody"));
        assertEquals(Optional.empty(), sample.out.optional());
        assertEquals(3, sample.count.value());
        assertEquals(List.of(), sample.words.value());
        assertEquals(Map.of(), sample.values.value());
        assertFalse(sample.printed.value());
    }

    @Test
    void listsAndMapsHoldAllThatIsGiven() {
        Sample sample = Sample.of("file", "--word", "a,b", "--set", "x=1", "--word=c", "--set", "y=2", "--name", "Ada");
        assertEquals(List.of("a", "b", "c"), sample.words.value());
        assertEquals(Map.of("x", "1", "y", "2"), sample.values.value());
        assertEquals("Ada", sample.name.orElse("nobody"));
    }

    @Test
    void anOptionAloneAndAFlagStandForAValueAndTheLastOneCounts() {
        assertEquals(Path.of("-"), Sample.of("file", "--out").out.value());
        assertEquals(Path.of("-"), Sample.of("file", "--out=a", "--print").out.value());
        assertEquals(Path.of("a"), Sample.of("file", "--print", "--out=a").out.value());
    }

    @Test
    void whatIsMissingOrGivenTwiceIsRefused() {
        assertThrows(MissingParameterException.class, () -> Sample.of("--count", "4"));
        assertThrows(OverwrittenOptionException.class, () -> Sample.of("file", "-n", "a", "--name", "b"));
        assertEquals("Invalid value for option '--count': 'many' is not an int",
                assertThrows(ParameterException.class, () -> Sample.of("file", "--count", "many")).getMessage());
    }
}
