package org.schedscope.cli.option;

import org.schedscope.model.Seed;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A seed as a command line has it. */
public final class SeedOption implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
        return Seed.parse(text).orElseThrow(() -> new TypeConversionException("'" + text + "' is not a seed; write a whole number from "
                + Seed.LEAST + " to " + Seed.MOST));
    }
}
