package org.schedscope.chart.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
}
