package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.UsageException;
import picocli.CommandLine.Option;

/** The options about the appearance of pictures. */
public final class PictureOptions {
    private static final double LARGEST_SCALE = 20;
    private static final double LARGEST_WIDTH = 2_000;
    private static final double LARGEST_FONT = 72;
    private static final double LARGEST_DPI = 2_400;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "png", description = "Format of the pictures: png, svg or pdf.")
    private String format;

    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light",
            description = "Look of the pictures: light, dark or projector.")
    private String theme;

    @Option(names = "--picture-scale", paramLabel = "FACTOR", defaultValue = "1",
            description = "Draw the pictures larger (2: 3200 pixels wide), above 0 and at most 20.")
    private double scale;

    @Option(names = "--width-mm", paramLabel = "MM",
            description = "Lay the pictures out for this width on paper, such as 85 for a column, above 0 and at most 2000; default: for"
                    + " the screen.")
    private Double width;

    @Option(names = "--font-pt", paramLabel = "POINTS", defaultValue = "8",
            description = "With --width-mm: size of the type of names, above 0 and at most 72 (default: 8).")
    private double font;

    @Option(names = "--dpi", paramLabel = "DPI", defaultValue = "300",
            description = "With --width-mm and png: pixels of an inch, above 0 and at most 2400 (default: 300).")
    private double dpi;

    @Option(names = "--no-caption", description = "Leave headline, caption and explanation out: a paper has its own.")
    private boolean plain;

    @Option(names = "--data", description = "Write the figures behind each picture beside it, as CSV.")
    private boolean data;

    /** The pictures in a folder; refuses unknown formats and themes. */
    public Pictures in(Path folder) {
        check(scale, LARGEST_SCALE, "pictures cannot be scaled by %s; use a factor above 0 and at most %d");
        PictureLook look = PictureLook.of(look(theme), scale);
        if (width != null) {
            check(width, LARGEST_WIDTH, "pictures cannot be %s mm wide; --width-mm is above 0 and at most %d");
            check(font, LARGEST_FONT, "type cannot be %s points high; --font-pt is above 0 and at most %d");
            check(dpi, LARGEST_DPI, "images cannot have %s pixels an inch; --dpi is above 0 and at most %d");
            double least = Math.ceil(PictureLook.leastMillimetres(font));
            if (width < least) {
                throw new UsageException(String.format(Locale.ROOT,
                        "%s mm have no room for a picture with type of %s points; --width-mm is at least %d there",
                        width, font, (long) least));
            }
            look = PictureLook.onPaper(look(theme), width, font, dpi);
        }
        return new Pictures(folder, pictureFormat(), look.captioned(!plain), data);
    }

    private static void check(double value, double most, String complaint) {
        if (!(value > 0 && value <= most)) {
            throw new UsageException(String.format(Locale.ROOT, complaint, value, (long) most));
        }
    }

    private PictureFormat pictureFormat() {
        return PictureFormats.named(format).orElseThrow(() -> new UsageException("unknown picture format '" + format
                + "'; available: " + PictureFormats.all().stream().map(PictureFormat::name).collect(Collectors.joining(", "))));
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
