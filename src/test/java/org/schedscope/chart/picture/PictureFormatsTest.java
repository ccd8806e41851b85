package org.schedscope.chart.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.chart.Chart;
import org.schedscope.chart.ChartTexts;
import org.schedscope.chart.Charts;
import org.schedscope.chart.RunToDraw;
import org.schedscope.chart.SampleRuns;
import org.schedscope.chart.Theme;
import org.schedscope.model.ModelException;
import org.schedscope.text.Language;
import org.w3c.dom.Element;

class PictureFormatsTest {
    private static final RunToDraw CAMPUS = SampleRuns.finished(SampleRuns.campus());

    static List<PictureFormat> formats() {
        return PictureFormats.all();
    }

    private static Picture gantt() {
        return Picture.of(Charts.all().get(0), CAMPUS, ChartTexts.ENGLISH);
    }

    @Test
    void thereArePngSvgAndPdf() {
        assertEquals(List.of("png", "svg", "pdf"), formats().stream().map(PictureFormat::name).toList());
        assertEquals(Optional.empty(), PictureFormats.named("gif"));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void theSameRunGivesTheSameBytesInEveryTheme(PictureFormat format) throws IOException {
        for (Chart chart : Charts.all()) {
            for (Theme theme : Theme.values()) {
                byte[] bytes = format.bytes(Picture.of(chart, CAMPUS, ChartTexts.ENGLISH), theme, 1);
                Picture again = Picture.of(chart, SampleRuns.finished(SampleRuns.campus()), ChartTexts.ENGLISH);
                assertArrayEquals(bytes, format.bytes(again, theme, 1), chart.name());
                assertTrue(bytes.length > 8_000, chart.name() + " is nearly empty");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aThemeChangesThePicture(PictureFormat format) throws IOException {
        assertFalse(Arrays.equals(format.bytes(gantt(), Theme.LIGHT, 1), format.bytes(gantt(), Theme.DARK, 1)));
    }

    @Test
    void pixelsGrowWithTheScale() throws IOException {
        BufferedImage once = ImageIO.read(new ByteArrayInputStream(new PngFormat().bytes(gantt(), Theme.LIGHT, 1)));
        BufferedImage twice = ImageIO.read(new ByteArrayInputStream(new PngFormat().bytes(gantt(), Theme.LIGHT, 2)));
        assertEquals(1600, once.getWidth());
        assertEquals(3200, twice.getWidth());
        assertEquals(2 * once.getHeight(), twice.getHeight());
    }

    @Test
    void morePixelsThanMemoryHoldsAreRefused() {
        assertThrows(ModelException.class, () -> PngFormat.image(gantt(), Theme.LIGHT, 40));
    }

    @Test
    void aDrawingSaysWhatItIsAndWhatWasRun() throws Exception {
        byte[] bytes = new SvgFormat().bytes(gantt(), Theme.LIGHT, 1);
        Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes)).getDocumentElement();
        assertEquals("Schedule: which task ran on which cores, and when", root.getElementsByTagName("title").item(0).getTextContent());
        assertEquals("campus-week \u00B7 four clusters, 40 cores \u00B7 p-slr \u00B7 seed 1 \u00B7 100 jobs, 511 tasks".substring(0, 40),
                root.getElementsByTagName("desc").item(0).getTextContent().substring(0, 40));
        assertEquals("1600", root.getAttribute("width"));
        assertEquals(0, root.getElementsByTagName("text").getLength());
        assertTrue(root.getElementsByTagName("path").getLength() > 500);
    }

    @Test
    void aPageHasTheSizeOfThePictureAndNoDate() throws IOException {
        String text = new String(new PdfFormat().bytes(gantt(), Theme.LIGHT, 1), StandardCharsets.ISO_8859_1);
        assertTrue(text.startsWith("%PDF-1."), text.substring(0, 20));
        assertTrue(text.contains("/MediaBox [0.0 0.0 800.0 "), "no page of 800 points");
        assertFalse(text.contains("Date"));
        assertTrue(text.contains("/Title (Schedule: which task ran on which cores, and when - campus-week - four clusters"), "no title");
    }

    @Test
    void aTitleInGermanKeepsItsUmlauts() throws IOException {
        Picture picture = new Picture("Kürze", "", Optional.of("nichts"), sheet -> { }, ChartTexts.in(Language.GERMAN));
        String text = new String(new PdfFormat().bytes(picture, Theme.LIGHT, 1), StandardCharsets.ISO_8859_1);
        assertTrue(text.contains("/Title (K\\374rze - )"), text.substring(0, 400));
    }

    @Test
    void aTitleWithParenthesesDoesNotEndThePdfsString() throws IOException {
        Picture picture = new Picture("a) b\\", "(c", Optional.of("nothing"), sheet -> { }, ChartTexts.ENGLISH);
        String text = new String(new PdfFormat().bytes(picture, Theme.LIGHT, 1), StandardCharsets.ISO_8859_1);
        assertTrue(text.contains("/Title (a\\) b\\\\ - \\(c)\n") || text.contains("/Title (a\\) b\\\\ - \\(c)\r"), text.substring(0, 400));
    }
}
