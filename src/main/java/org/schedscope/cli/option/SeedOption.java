package org.schedscope.cli.option;

import java.util.List;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.model.Seed;
import picocli.CommandLine.TypeConversionException;

/** The seed of whatever is drawn. */
public final class SeedOption implements ArgumentGroup {
    private final Option<Long> seed = Option.of(long.class, "--seed", "N",
            "Seed of all random draws (default: ${DEFAULT-VALUE}).").byDefault("1").readBy(SeedOption::read);

    @Override
    public List<Arguments> arguments() {
        return List.of(seed);
    }

    public long seed() {
        return seed.value();
    }

    private static long read(String text) {
        return Seed.parse(text).orElseThrow(() -> new TypeConversionException("'" + text + "' is not a seed; write a whole number from "
                + Seed.LEAST + " to " + Seed.MOST));
    }
}
