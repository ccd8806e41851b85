package org.schedscope.cli.option;

import org.schedscope.model.Seed;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option for the seed of all draws. */
public final class SeedOption {
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", converter = Reader.class,
            description = "Seed of all random draws (default: ${DEFAULT-VALUE}).")
    private long seed;

    public long seed() {
        return seed;
    }

    private static final class Reader implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return Seed.parse(text).orElseThrow(() -> new TypeConversionException("'" + text + "' is not a seed; write a whole number from "
                    + Seed.LEAST + " to " + Seed.MOST));
        }
    }
}
