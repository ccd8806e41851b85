package org.schedscope.chart.picture;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.util.SVGConstants;
import org.schedscope.chart.paint.Theme;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Shapes and text, for web pages and drawing programs; the letters that it uses come with it. Rasters, as of a Gantt chart with more
 * tasks than pixels, are embedded.
 */
final class SvgFormat implements PictureFormat {
    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    /** Coordinates to a hundredth of a pixel. */
    private static final int DIGITS = 2;

    @Override
    public String name() {
        return "svg";
    }

    @Override
    public String title() {
        return "SVG drawing";
    }

    @Override
    public boolean hasPixels() {
        return false;
    }

    @Override
    public byte[] bytes(Picture picture, Theme theme, double scale) throws IOException {
        int height = picture.height(theme);
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
        context.setPrecision(DIGITS);
        context.setComment(null);
        context.setStyleHandler(SvgGraphics.WITHOUT_FONTS);
        SvgLetters letters = new SvgLetters();
        SvgGraphics graphics = new SvgGraphics(context, letters);
        picture.paint(graphics, theme, height);
        Element root = graphics.getRoot();
        root.setAttribute("width", context.doubleString(Picture.WIDTH * scale));
        root.setAttribute("height", context.doubleString(height * scale));
        root.setAttribute("viewBox", "0 0 " + Picture.WIDTH + " " + height);
        root.setAttributeNS(XMLConstants.XML_NS_URI, "xml:space", "preserve");
        Element first = (Element) root.getFirstChild();
        root.insertBefore(element(root, "title", picture.title()), first);
        root.insertBefore(element(root, "desc", picture.caption()), first);
        root.insertBefore(element(root, "style", letters.styleSheet()), first);
        StringWriter out = new StringWriter();
        graphics.stream(root, out, false, false);
        // Not the document type before it, which refers to a file on the web.
        String drawing = out.toString();
        return (HEAD + drawing.substring(drawing.indexOf("<svg"))).getBytes(StandardCharsets.UTF_8);
    }

    private static Document document() {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument(SVGConstants.SVG_NAMESPACE_URI, "svg", null);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("the JDK has no XML documents", e);
        }
    }

    private static Element element(Element parent, String name, String text) {
        Element element = parent.getOwnerDocument().createElementNS(SVGConstants.SVG_NAMESPACE_URI, name);
        element.appendChild(parent.getOwnerDocument().createTextNode(SvgLetters.allowed(text)));
        return element;
    }
}
