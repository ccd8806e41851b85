package org.schedscope.chart.picture;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.util.SVGConstants;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** A picture as an SVG drawing; apart from its format, whose name alone is needed at every start. */
final class SvgDrawing {
    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    /** Coordinates to a hundredth of a pixel. */
    private static final int DIGITS = 2;

    private SvgDrawing() {
    }

    /** The bytes of a file. */
    static byte[] of(Picture picture, PictureLook look) throws IOException {
        int height = picture.height(look);
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
        context.setPrecision(DIGITS);
        context.setComment(null);
        context.setStyleHandler(SvgGraphics.WITHOUT_FONTS);
        SvgLetters letters = new SvgLetters();
        SvgGraphics graphics = new SvgGraphics(context, letters);
        picture.paint(graphics, look, height, 0);
        Element root = graphics.getRoot();
        root.setAttribute("width", side(look.width(), look, context));
        root.setAttribute("height", side(height, look, context));
        root.setAttribute("viewBox", "0 0 " + context.doubleString(look.width()) + " " + height);
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

    private static String side(double length, PictureLook look, SVGGeneratorContext context) {
        return look.isOnPaper() ? context.doubleString(look.millimetres() * length / look.width()) + "mm"
                : context.doubleString(length * look.pixels());
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
