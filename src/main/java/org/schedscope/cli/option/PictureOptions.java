package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.UsageException;

/** The arguments that say how pictures look. */
public final class PictureOptions implements ArgumentGroup {
    private static final double LARGEST_SCALE = 20;
    private static final double LARGEST_WIDTH = 2_000;
    private static final double LARGEST_FONT = 72;
    private static final double LARGEST_DPI = 2_400;

    private final Option<String> format = Option.of(String.class, "--format", "FORMAT",
            "Format of the pictures: png, svg or pdf.").byDefault("png");

    private final Option<String> theme = Option.of(String.class, "--theme", "THEME",
            "Look of the pictures: light, dark or projector.").byDefault("light");

    private final Option<Double> scale = Option.of(double.class, "--picture-scale", "FACTOR",
            "Draw the pictures larger (2: 3200 pixels wide), above 0 and at most 20.").byDefault("1");

    private final Option<Double> width = Option.of(Double.class, "--width-mm", "MM",
            "Lay the pictures out for this width on paper, such as 85 for a column, above 0 and at most 2000; default: for the screen.");

    private final Option<Double> font = Option.of(double.class, "--font-pt", "POINTS",
            "With --width-mm: size of the type of names, above 0 and at most 72 (default: 8).").byDefault("8");

    private final Option<Double> dpi = Option.of(double.class, "--dpi", "DPI",
            "With --width-mm and png: pixels of an inch, above 0 and at most 2400 (default: 300).").byDefault("300");

    private final Option<Boolean> plain = Option.flag("--no-caption", "Leave headline, caption and explanation out: a paper has its own.");

    private final Option<Boolean> data = Option.flag("--data", "Write the figures behind each picture beside it, as CSV.");

    @Override
    public List<Arguments> arguments() {
        return List.of(format, theme, scale, width, font, dpi, plain, data);
    }

    /** The pictures in a folder; refuses what there is not. */
    public Pictures in(Path folder) {
        check(scale.value(), LARGEST_SCALE, "pictures cannot be scaled by %s; use a factor above 0 and at most %d");
        PictureLook look = PictureLook.of(look(theme.value()), scale.value());
        if (width.isGiven()) {
            check(width.value(), LARGEST_WIDTH, "pictures cannot be %s mm wide; --width-mm is above 0 and at most %d");
            check(font.value(), LARGEST_FONT, "type cannot be %s points high; --font-pt is above 0 and at most %d");
            check(dpi.value(), LARGEST_DPI, "images cannot have %s pixels an inch; --dpi is above 0 and at most %d");
            double least = Math.ceil(PictureLook.leastMillimetres(font.value()));
            if (width.value() < least) {
                throw new UsageException(String.format(Locale.ROOT,
                        "%s mm have no room for a picture with type of %s points; --width-mm is at least %d there",
                        width.value(), font.value(), (long) least));
            }
            look = PictureLook.onPaper(look(theme.value()), width.value(), font.value(), dpi.value());
        }
        return new Pictures(folder, pictureFormat(), look.captioned(!plain.value()), data.value());
    }

    private static void check(double value, double most, String complaint) {
        if (!(value > 0 && value <= most)) {
            throw new UsageException(String.format(Locale.ROOT, complaint, value, (long) most));
        }
    }

    private PictureFormat pictureFormat() {
        return PictureFormats.named(format.value()).orElseThrow(() -> new UsageException("unknown picture format '" + format.value()
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
