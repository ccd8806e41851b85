package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

class SlrPictureTest {
    @Test
    void theTitleOfTheScaleIsWholeOrShortAndNeverCut() {
        Painter painter = new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics());
        for (Language language : Language.values()) {
            String whole = Texts.of("chart", language).text("axis.slr");
            double needed = painter.width(whole, FontRole.SECONDARY);
            assertTrue(needed > 60, whole);
            assertEquals(whole, SlrPicture.axisTitle(painter, whole, needed + 60));
            assertEquals("SLR", SlrPicture.axisTitle(painter, whole, needed + 10), "scales end above the lower axis");
        }
    }
}
