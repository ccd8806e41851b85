package org.schedscope.chart.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.Charts;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.fixture.PdfReader;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.ModelException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

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
        for (Chart<RunToDraw> chart : Charts.all()) {
            for (Theme theme : Theme.values()) {
                byte[] bytes = format.bytes(Picture.of(chart, CAMPUS, ChartTexts.ENGLISH), PictureLook.of(theme, 1));
                Picture again = Picture.of(chart, SampleRuns.finished(SampleRuns.campus()), ChartTexts.ENGLISH);
                assertArrayEquals(bytes, format.bytes(again, PictureLook.of(theme, 1)), chart.name());
                assertTrue(bytes.length > 8_000, chart.name() + " is nearly empty");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aThemeChangesThePicture(PictureFormat format) throws IOException {
        assertFalse(Arrays.equals(format.bytes(gantt(), PictureLook.of(Theme.LIGHT, 1)),
                format.bytes(gantt(), PictureLook.of(Theme.DARK, 1))));
    }

    @Test
    void pixelsGrowWithTheScale() throws IOException {
        BufferedImage once = ImageIO.read(new ByteArrayInputStream(PictureFormats.PNG.bytes(gantt(), PictureLook.of(Theme.LIGHT, 1))));
        BufferedImage twice = ImageIO.read(new ByteArrayInputStream(PictureFormats.PNG.bytes(gantt(), PictureLook.of(Theme.LIGHT, 2))));
        assertEquals(1600, once.getWidth());
        assertEquals(3200, twice.getWidth());
        assertEquals(2 * once.getHeight(), twice.getHeight());
    }

    @Test
    void morePixelsThanMemoryHoldsAreRefused() {
        assertThrows(ModelException.class, () -> PngFormat.image(gantt(), PictureLook.of(Theme.LIGHT, 40)));
    }

    private static Element svg(Picture picture) throws Exception {
        byte[] bytes = PictureFormats.SVG.bytes(picture, PictureLook.of(Theme.LIGHT, 1));
        DocumentBuilderFactory parsers = DocumentBuilderFactory.newInstance();
        parsers.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return parsers.newDocumentBuilder().parse(new ByteArrayInputStream(bytes)).getDocumentElement();
    }

    private static Picture saying(String title, String caption, String sentence) {
        return new Picture(title, caption, Optional.of(sentence), sheet -> {}, ChartTexts.ENGLISH);
    }

    @Test
    void aDrawingSaysWhatItIsAndWhatWasRun() throws Exception {
        Element root = svg(gantt());
        assertEquals("Schedule: tasks on cores over time", root.getElementsByTagName("title").item(0).getTextContent());
        assertEquals("campus-week \u00B7 four clusters, 40 cores \u00B7 p-slr \u00B7 seed 1 \u00B7 100 jobs, 511 tasks".substring(0, 40),
                root.getElementsByTagName("desc").item(0).getTextContent().substring(0, 40));
        assertEquals("1600", root.getAttribute("width"));
        assertTrue(root.getElementsByTagName("path").getLength() + root.getElementsByTagName("rect").getLength() > 500);
    }

    @Test
    void textInADrawingIsTextInTheProgramsFontsWhichComeWithIt() throws Exception {
        Element root = svg(gantt());
        NodeList texts = root.getElementsByTagName("text");
        assertTrue(texts.getLength() > 50, texts.getLength() + " texts");
        Element headline = (Element) texts.item(0);
        assertEquals("Schedule: tasks on cores over time", headline.getTextContent());
        assertEquals("Inter, sans-serif", headline.getAttribute("font-family"));
        assertEquals("600", headline.getAttribute("font-weight"));
        double measured = new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics())
                .width("Schedule: tasks on cores over ", FontRole.HEADLINE);
        String[] places = headline.getAttribute("x").split(" ");
        assertEquals(headline.getTextContent().length(), places.length);
        double begins = Double.parseDouble(places[places.length - "time".length()]) - Double.parseDouble(places[0]);
        assertEquals(measured, begins, 0.02, "letters stand where they were measured to be, whatever font shows them");
        String styles = root.getElementsByTagName("style").item(0).getTextContent();
        for (String face : List.of("\"Inter\";font-weight:400", "\"Inter\";font-weight:600", "\"JetBrains Mono\";font-weight:400")) {
            assertTrue(styles.contains("@font-face{font-family:" + face + ";src:url(data:font/ttf;base64,AAEAAAA"), face);
        }
    }

    @Test
    void theFontsOfADrawingHaveTheLettersThatItUsesAndNoOthers() throws Exception {
        String styles = svg(saying("Zoe", "", "x")).getElementsByTagName("style").item(0).getTextContent();
        Matcher data = Pattern.compile("font-weight:600;src:url\\(data:font/ttf;base64,([^)]*)\\)").matcher(styles);
        assertTrue(data.find());
        Font font = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(Base64.getDecoder().decode(data.group(1))));
        assertEquals(-1, font.canDisplayUpTo("Zoe"));
        assertFalse(font.canDisplay('x'));
    }

    @Test
    void whatXmlForbidsDoesNotSpoilADrawing() throws Exception {
        Element root = svg(saying("a\u001B[31m", "<b> & \uD800", "\u0000\uFFFF"));
        assertEquals("a\uFFFD[31m", root.getElementsByTagName("title").item(0).getTextContent());
        assertEquals("<b> & \uFFFD", root.getElementsByTagName("desc").item(0).getTextContent());
    }

    private static PDDocument pdf(Picture picture) throws IOException {
        return Loader.loadPDF(PictureFormats.PDF.bytes(picture, PictureLook.of(Theme.LIGHT, 1)));
    }

    @Test
    void aPageHasTheSizeOfThePictureATitleAndNoDate() throws IOException {
        try (PDDocument document = pdf(gantt())) {
            assertEquals(800, document.getPage(0).getMediaBox().getWidth());
            PDDocumentInformation told = document.getDocumentInformation();
            assertTrue(told.getTitle().startsWith("Schedule: tasks on cores over time - campus-week \u00B7 four clusters"),
                    told.getTitle());
            assertEquals(Set.of("Title"), told.getMetadataKeys(), "no dates");
        }
    }

    @Test
    void aPictureForAPapersColumnIsAsWideAsThatInEveryFormatWithTypeThatCanBeReadAndWithoutCaptionIfWanted() throws Exception {
        PictureLook column = PictureLook.onPaper(Theme.LIGHT, 85, 8, 300);
        for (Chart<RunToDraw> chart : Charts.all()) {
            Picture picture = Picture.of(chart, CAMPUS, ChartTexts.ENGLISH);
            try (PDDocument document = Loader.loadPDF(PictureFormats.PDF.bytes(picture, column))) {
                assertEquals(85 / 25.4 * 72, document.getPage(0).getMediaBox().getWidth(), 1, chart.name());
                PdfReader page = PdfReader.page(document, 1);
                assertTrue(page.text().replaceAll("\\s+", " ").contains(chart.title(ChartTexts.ENGLISH)), page.text());
                page.assertInside();
                page.assertEmbedded();
            }
        }
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(PictureFormats.PNG.bytes(gantt(), column)));
        assertEquals(85 / 25.4 * 300, image.getWidth(), 1);
        int ground = new Palette(Theme.LIGHT).of(Tone.SURFACE);
        assertEquals(ground, image.getRGB(0, image.getHeight() - 1), "no grey edge below");
        assertEquals(ground, image.getRGB(image.getWidth() - 1, 0), "no grey edge at the right");
        try (PDDocument plain = Loader.loadPDF(PictureFormats.PDF.bytes(gantt(), column.captioned(false)))) {
            assertFalse(PdfReader.page(plain, 1).text().contains("Schedule: tasks"));
            assertFalse(PdfReader.page(plain, 1).text().contains("Every row is a core"), "a paper explains it in its caption");
            assertTrue(plain.getPage(0).getMediaBox().getHeight() < 1.3 * plain.getPage(0).getMediaBox().getWidth(),
                    "no taller than a column wants it: " + plain.getPage(0).getMediaBox());
        }
        assertTrue(new String(PictureFormats.SVG.bytes(gantt(), column), StandardCharsets.UTF_8).contains("width=\"85mm\""));
        assertEquals(8.0, column.points() * FontRole.ROW.size(), 1e-9, "names are 8 points high");
    }

    @Test
    void anImageForAPageSaysHowManyPixelsAnInchHas() throws IOException {
        byte[] png = PictureFormats.PNG.bytes(gantt(), PictureLook.onPaper(Theme.LIGHT, 85, 8, 600));
        int chunk = new String(png, StandardCharsets.ISO_8859_1).indexOf("pHYs");
        assertTrue(chunk > 0, "there is such a chunk");
        ByteBuffer size = ByteBuffer.wrap(png, chunk + 4, 9);
        assertEquals(Math.round(600 / 0.0254), size.getInt());
        assertEquals(Math.round(600 / 0.0254), size.getInt());
        assertEquals(1, size.get(), "of a metre");
        byte[] screen = PictureFormats.PNG.bytes(gantt(), PictureLook.of(Theme.LIGHT, 1));
        assertFalse(new String(screen, StandardCharsets.ISO_8859_1).contains("pHYs"));
    }

    @Test
    void textOnAPageIsTextInTheProgramsFontsWhichComeWithIt() throws IOException {
        for (Chart<RunToDraw> chart : Charts.all()) {
            try (PDDocument document = pdf(Picture.of(chart, CAMPUS, ChartTexts.ENGLISH))) {
                PdfReader page = PdfReader.page(document, 1);
                assertTrue(page.text().contains(chart.title(ChartTexts.ENGLISH)), page.text());
                page.assertInside();
                page.assertEmbedded();
            }
        }
    }

    @Test
    void aTitleKeepsItsLettersAndParentheses() throws IOException {
        for (String title : List.of("K\u00FCrze", "a) b\\ (c", "\u4E2D")) {
            try (PDDocument document = pdf(saying(title, "", "nichts"))) {
                assertEquals(title + " - ", document.getDocumentInformation().getTitle());
            }
        }
    }

    @Test
    void lettersThatTheFontsLackAreDrawnAndSpoilNothing() throws IOException {
        try (PDDocument document = pdf(saying("fine", "\u4E2D \u200B\u0007", "also fine"))) {
            assertTrue(PdfReader.page(document, 1).text().contains("also fine"));
        }
    }
}
