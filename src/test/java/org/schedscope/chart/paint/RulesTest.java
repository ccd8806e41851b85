package org.schedscope.chart.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.lane.AxisTicks;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.plot.MeasureAxis;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Language;

/** Rules that the look has as figures. */
class RulesTest {
    @Test
    void axisLabelsStandAtSteps125AtLeast60PixelsApart() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2000; i++) {
            TimeScale scale = new TimeScale(random.nextDouble() * 1e6, Math.pow(10, random.nextDouble() * 8 - 6), 122, 1000);
            AxisTicks ticks = AxisTicks.of(scale, 0);
            double distance = ticks.step() * scale.pixelsPerTick();
            assertTrue(distance >= 60, scale + " " + ticks);
            assertTrue(distance <= 150 || ticks.step() == 1, scale + " " + ticks);
            assertTrue(Long.toString(ticks.step()).matches("[125]0*"), ticks.toString());
            assertEquals(0, ticks.step() % ticks.minor());
            assertTrue(ticks.first() >= scale.start() && ticks.last() <= scale.end());
        }
    }

    @Test
    void labelsContrastWithEveryBarDimmedOrNot() {
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            for (int i = 0; i < Palette.FILLS; i++) {
                labelsContrast(palette, palette.fill(i));
            }
            for (int step = 0; step <= Palette.VALUE_STEPS; step++) {
                labelsContrast(palette, palette.value(step));
            }
            labelsContrast(palette, palette.valueOpen());
            IntStream.rangeClosed(-1, 1).forEach(sign -> labelsContrast(palette, palette.shift(sign)));
        }
    }

    @Test
    void labelsContrastWithEveryGround() {
        for (int grey = 0; grey <= 255; grey++) {
            for (int ground : new int[] {0xFF000000 | grey << 16 | grey << 8 | grey, 0xFF000000 | grey << 16, 0xFF00FF00 | grey}) {
                assertTrue(Colours.contrast(Palette.labelOn(ground), ground) >= 4.5, Integer.toHexString(ground));
            }
        }
    }

    private static void labelsContrast(Palette palette, int ofBar) {
        for (int fill : new int[] {ofBar, palette.dim(ofBar)}) {
            assertTrue(Colours.contrast(Palette.labelOn(fill), fill) >= 4.5, palette.theme() + " " + Integer.toHexString(fill));
        }
    }

    @Test
    void moreValueIsAlwaysFurtherFromTheGround() {
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            double[] contrasts = IntStream.of(1, 2, 3, 4, 0).mapToDouble(s -> Colours.contrast(palette.value(s), palette.of(Tone.SURFACE)))
                    .toArray();
            double[] sorted = contrasts.clone();
            Arrays.sort(sorted);
            assertEquals(Arrays.toString(sorted), Arrays.toString(contrasts), "what is lost stands out most");
        }
    }

    @Test
    void textContrastsWithItsGround() {
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            for (Tone ground : List.of(Tone.SURFACE, Tone.RAISED, Tone.FUTURE, Tone.SOFT)) {
                for (Tone ink : List.of(Tone.TEXT, Tone.TEXT_2, Tone.MUTED)) {
                    assertTrue(Colours.contrast(palette.of(ink), palette.of(ground)) >= 4.5, theme + " " + ink + " on " + ground);
                }
            }
        }
    }

    @Test
    void moreHeatIsAlwaysFurtherFromTheGround() {
        for (Theme theme : Theme.values()) {
            Palette palette = new Palette(theme);
            double[] contrasts = IntStream.rangeClosed(1, Palette.HEAT_STEPS).mapToDouble(s -> Colours.contrast(palette.heat(s),
                    palette.of(Tone.SURFACE)))
                    .toArray();
            double[] sorted = contrasts.clone();
            Arrays.sort(sorted);
            assertEquals(Arrays.toString(sorted), Arrays.toString(contrasts));
            assertTrue(contrasts[0] >= 3);
        }
    }

    @Test
    void countsUpToFiveHaveTheirOwnHeatAndLargerOnesStepsThatGrow() {
        assertEquals(List.of("1", "2", "3"), labels(new HeatScale(3)));
        assertEquals(List.of("1", "2", "3", "4\u20135", "6\u20137"), labels(new HeatScale(7)));
        assertEquals(List.of("1\u20132", "3", "4", "5\u20136", "7\u20139"), labels(new HeatScale(9)), "no range is backwards");
        assertEquals(List.of("1\u20133", "4\u20136", "7\u201316", "17\u201340", "41\u2013100"), labels(new HeatScale(100)));
        assertEquals(List.of(1, 1, 2, 5), List.of(new HeatScale(100).step(1), new HeatScale(100).step(3), new HeatScale(100).step(4),
                new HeatScale(100).step(100)));
    }

    private static List<String> labels(HeatScale steps) {
        return IntStream.rangeClosed(1, steps.steps()).mapToObj(steps::label).toList();
    }

    private static DecileRow decile(int number, double median, double worst) {
        return new DecileRow(number, 10, median, worst, 1, median, median, median, 1, 2);
    }

    @Test
    void theSlrAxisIsLogarithmicOnceTheLargestIsMoreThanTenMedians() {
        assertEquals(false, SlrScale.AUTOMATIC.isLog(List.of(decile(1, 2, 20), decile(2, 2, 3))));
        assertEquals(true, SlrScale.AUTOMATIC.isLog(List.of(decile(1, 2, 20.1), decile(2, 2, 3))));
        assertEquals(List.of(1.0, 2.0, 5.0, 10.0, 20.0, 50.0), MeasureAxis.logTicks(1, 70, 300));
        assertEquals(List.of(1.0, 10.0, 100.0, 1_000.0), MeasureAxis.logTicks(1, 5_000, 100));
        assertEquals(List.of(1.0, 100.0, 10_000.0, 1_000_000.0), MeasureAxis.logTicks(1, 2e6, 60));
    }

    @Test
    void theLinearSlrAxisBeginsAtOneWithRoundLabels() {
        assertEquals(List.of(1.0, 1.5, 2.0, 2.5, 3.0, 3.5), MeasureAxis.slrTicks(3.6, 6, 0));
        assertEquals(List.of(1.0, 2.0, 4.0, 6.0, 8.0, 10.0), MeasureAxis.slrTicks(11, 6, 0));
        assertEquals(List.of(1.0, 2.0), MeasureAxis.slrTicks(2.9, 1, 0), "in a low chart");
        assertEquals(List.of(1.0), MeasureAxis.slrTicks(2.9, 1, 1.2), "where labels of 1 and 2 would stand on each other");
    }

    @Test
    void figuresHaveThinSpacesAndATrueMinus() {
        assertEquals("1\u2009301", Figures.whole(1301));
        assertEquals("\u221212\u2009386", Figures.whole(-12386));
        assertEquals("0.58", Figures.brief(0.5801, 2, Language.ENGLISH));
        assertEquals("2", Figures.brief(2.0, 3, Language.ENGLISH));
        assertEquals("\u2013", Figures.decimal(Double.NaN, 2, Language.ENGLISH));
    }

    @Test
    void figuresOfNarrowColumnsKeepThreeDigitsFromTenThousandOn() {
        assertEquals(List.of("9\u2009999", "12.3k", "1.16M", "34.1M", "2G", "14.62"),
                List.of(compact(9_999, 0), compact(12_345, 0), compact(1_158_174, 2), compact(34_091_118, 0), compact(1_999_999_999, 0),
                        compact(14.62, 2)));
    }

    private static String compact(double value, int digits) {
        return Figures.compact(value, digits, Language.ENGLISH);
    }

    @Test
    void germanFiguresHaveADecimalComma() {
        assertEquals(List.of("1\u2009301,50", "\u22120,58", "1\u2009301", "12,3k", "14,62", "0,5"),
                List.of(Figures.decimal(1301.5, 2, Language.GERMAN),
                        Figures.brief(-0.5801, 2, Language.GERMAN), Figures.brief(1301, 2, Language.GERMAN),
                        Figures.compact(12_345, 0, Language.GERMAN),
                        Figures.key(14.62, false, Language.GERMAN), Figures.brief(0.5, 3, Language.GERMAN)));
    }

    @Test
    void germanNumbersAreTypedWithACommaOrAPoint() {
        assertEquals(List.of("12.5", "12.5", "12"),
                List.of(Language.GERMAN.typed("12,5"), Language.GERMAN.typed("12.5"), Language.GERMAN.typed("12")));
        assertEquals("12,5", Language.ENGLISH.typed("12,5"), "there a comma stands between thousands, and is refused");
    }
}
