package org.schedscope.chart.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;

class HeatLaneTest {
    private static final HeatmapFrame FRAME = new HeatmapFrame(12, 6_000);

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.37, 3, 4.4})
    void aPixelHasTheHeatOfTheWorstCellThatBeginsInIt(double zoom) {
        BufferedImage picture = FRAME.redraw(zoom);
        for (int row = 0; row < 12; row++) {
            for (int x = 0; x < FRAME.width(); x++) {
                assertEquals(FRAME.expected(zoom, row, x),
                        picture.getRGB((int) TimeScale.GUTTER + x, (int) (row * HeatLane.ROW) + 4) & 0xFFFFFF,
                        "row " + row + ", pixel " + x);
            }
        }
    }

    @Test
    void untilTheCellsOfTheWorkloadThatIsOpenAreKnownThoseOfTheLastOneHaveItsColoursByName() {
        ColourKey ofTwoUsers = new HeatmapFrame(2, 600).identity();
        BufferedImage picture = FRAME.redraw(1, ofTwoUsers);
        Palette palette = new Palette(Theme.LIGHT);
        for (int user = 0; user < 2; user++) {
            assertEquals(palette.fill(ofTwoUsers.ofName("/u" + user)) & 0xFFFFFF,
                    picture.getRGB(14, (int) (HeatLane.ROW * (user + 0.5))) & 0xFFFFFF, "user " + user);
        }
    }
}
