package org.schedscope.chart.paint;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is lit stays apart from what is dimmed, whatever hues one sees: by brightness, which everybody sees. On dark ground fills do that,
 * on light ground, where some identities are nearly white, edges.
 */
class DimmedColoursTest {
    /** How colours are seen; matrices over linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1). */
    enum Vision {
        ALL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        GREY(0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722);

        private final double[] matrix;

        Vision(double... matrix) {
            this.matrix = matrix;
        }

        /** Relative luminance of a colour as it is seen, 0 to 1. */
        double luminance(int colour) {
            double[] linear = {linear(colour >> 16 & 0xFF), linear(colour >> 8 & 0xFF), linear(colour & 0xFF)};
            double[] seen = new double[3];
            for (int i = 0; i < 3; i++) {
                double sum = matrix[3 * i] * linear[0] + matrix[3 * i + 1] * linear[1] + matrix[3 * i + 2] * linear[2];
                seen[i] = Math.min(1, Math.max(0, sum));
            }
            return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
        }

        private static double linear(int channel) {
            double share = channel / 255.0;
            return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
        }
    }

    private static double contrast(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    @ParameterizedTest
    @EnumSource(Vision.class)
    void onDarkGroundEveryDimmedFillIsDarkerThanEveryOther(Vision vision) {
        Palette palette = new Palette(Theme.DARK);
        double darkest = IntStream.range(0, Palette.IDENTITIES).mapToDouble(i -> vision.luminance(palette.identity(i))).min().orElseThrow();
        for (int i = 0; i < Palette.IDENTITIES; i++) {
            double dimmed = vision.luminance(palette.dim(palette.identity(i)));
            assertTrue(dimmed < darkest && contrast(darkest, dimmed) > 1.2, vision + " " + i);
            assertTrue(contrast(dimmed, vision.luminance(palette.of(Tone.SURFACE))) > 1.5, "it is still there: " + vision + " " + i);
        }
    }

    @ParameterizedTest
    @EnumSource(Vision.class)
    void onLightGroundEveryDimmedEdgeIsPalerThanEveryOther(Vision vision) {
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.PROJECTOR}) {
            Palette palette = new Palette(theme);
            double palest = IntStream.range(0, Palette.IDENTITIES).mapToDouble(i -> vision.luminance(palette.edgeOf(palette.identity(i))))
                    .max().orElseThrow();
            for (int i = 0; i < Palette.IDENTITIES; i++) {
                double dimmed = vision.luminance(palette.dimEdgeOf(palette.dim(palette.identity(i))));
                assertTrue(dimmed > palest && contrast(dimmed, palest) > 1.5, theme + " " + vision + " " + i);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Vision.class)
    void stepsOfWaitStayApartFromEachOtherAndFromNoWait(Vision vision) {
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            double before = vision.luminance(palette.valueOpen());
            for (int step = 1; step <= Palette.HEAT_STEPS; step++) {
                double now = vision.luminance(palette.heat(step));
                assertTrue(contrast(before, now) > 1.25, theme + " " + vision + " " + step);
                assertTrue(theme == Theme.DARK ? now > before : now < before, theme + " " + vision + ": longer is stronger, " + step);
                before = now;
            }
        }
    }

    @Test
    void aDimmedFillIsAlwaysNearerToTheGround() {
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            for (Vision vision : Vision.values()) {
                double ground = vision.luminance(palette.of(Tone.SURFACE));
                for (int i = 0; i < Palette.FILLS; i++) {
                    double dimmed = contrast(vision.luminance(palette.dim(palette.fill(i))), ground);
                    assertTrue(dimmed < contrast(vision.luminance(palette.fill(i)), ground), theme + " " + vision + " " + i);
                }
            }
        }
    }
}
