package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.UsageException;
import picocli.CommandLine.Option;

/** The arguments that say how pictures look. */
public final class PictureOptions {
    private static final double LARGEST_SCALE = 20;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "png", description = "Format of the pictures: png, svg or pdf.")
    private String format;

    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light",
            description = "Look of the pictures: light, dark or projector.")
    private String theme;

    @Option(names = "--picture-scale", paramLabel = "FACTOR", defaultValue = "1",
            description = "Draw the pictures larger (2: 3200 pixels wide), above 0 and at most 20.")
    private double scale;

    @Option(names = "--data", description = "Write the figures behind each picture beside it, as CSV.")
    private boolean data;

    /** The pictures in a folder; refuses what there is not. */
    public Pictures in(Path folder) {
        if (!(scale > 0 && scale <= LARGEST_SCALE)) {
            throw new UsageException("pictures cannot be scaled by " + scale + "; use a factor above 0 and at most 20");
        }
        return new Pictures(folder, pictureFormat(), look(theme), scale, data);
    }

    private PictureFormat pictureFormat() {
        return PictureFormats.named(format).orElseThrow(() -> new UsageException("unknown picture format '" + format + "'; available: "
                + PictureFormats.all().stream().map(PictureFormat::name).collect(Collectors.joining(", "))));
    }

    /** The theme of a name. */
    public static Theme look(String name) {
        return Arrays.stream(Theme.values()).filter(each -> word(each).equals(name)).findFirst()
                .orElseThrow(() -> new UsageException("unknown theme '" + name + "'; available: "
                        + Arrays.stream(Theme.values()).map(PictureOptions::word).collect(Collectors.joining(", "))));
    }

    private static String word(Theme theme) {
        return theme.name().toLowerCase(Locale.ROOT);
    }
}
