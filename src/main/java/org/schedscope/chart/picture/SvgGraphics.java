package org.schedscope.chart.picture;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.Image;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.batik.svggen.DOMGroupManager;
import org.apache.batik.svggen.DefaultStyleHandler;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.StyleHandler;
import org.apache.batik.util.SVGConstants;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.w3c.dom.Element;

/** Paints an SVG drawing, its text as text, each letter where it was measured to be. */
final class SvgGraphics extends SVGGraphics2D {
    /** Fonts are named at the text itself, by family and weight; Java's own names mean nothing to others. */
    static final StyleHandler WITHOUT_FONTS = new DefaultStyleHandler() {
        @Override
        @SuppressWarnings({"rawtypes", "unchecked"})
        public void setStyle(Element element, Map styles, SVGGeneratorContext context) {
            Map others = new HashMap(styles);
            others.keySet().removeIf(name -> name.toString().startsWith("font-"));
            super.setStyle(element, others, context);
        }
    };
    private static final String XLINK = "http://www.w3.org/1999/xlink";

    private final SvgLetters letters;

    SvgGraphics(SVGGeneratorContext context, SvgLetters letters) {
        super(context, false);
        this.letters = letters;
    }

    private SvgGraphics(SvgGraphics other) {
        super(other);
        letters = other.letters;
    }

    @Override
    public Graphics create() {
        return new SvgGraphics(this);
    }

    @Override
    public void drawString(String words, float x, float y) {
        Font font = getFont();
        Optional<FontRole.Face> face = Java2dFonts.face(font);
        if (face.isEmpty()) {
            throw new IllegalStateException("text in " + font.getFontName() + ", which is no font of the program");
        }
        String text = SvgLetters.allowed(words);
        letters.use(face.get(), text);
        Element element = element("text", x, y);
        element.setAttribute("font-family", face.get().family() + (face.get().fixed() ? ", monospace" : ", sans-serif"));
        element.setAttribute("font-weight", Integer.toString(face.get().weight()));
        element.setAttribute("font-size", number(font.getSize2D()));
        if (!text.isEmpty()) {
            element.setAttribute("x", places(text, x));
        }
        element.appendChild(getDOMFactory().createTextNode(text));
        domGroupManager.addElement(element, DOMGroupManager.FILL);
    }

    /**
     * The place of every letter, so that a line has the measured length and keeps its spaces, also where another font shows it.
     */
    private String places(String text, float x) {
        StringBuilder places = new StringBuilder(number(x));
        for (int at = text.offsetByCodePoints(0, 1); at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            places.append(' ').append(number(x + Java2dFonts.width(text.substring(0, at), getFont())));
        }
        return places.toString();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            ImageIO.write((RenderedImage) image, "png", png);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make the SVG drawing", e);
        }
        Element element = element("image", x, y);
        element.setAttribute("width", number(image.getWidth(null)));
        element.setAttribute("height", number(image.getHeight(null)));
        element.setAttributeNS(XLINK, "xlink:href", "data:image/png;base64," + Base64.getEncoder().encodeToString(png.toByteArray()));
        domGroupManager.addElement(element);
        return true;
    }

    private Element element(String name, double x, double y) {
        Element element = getDOMFactory().createElementNS(SVGConstants.SVG_NAMESPACE_URI, name);
        element.setAttribute("x", number(x));
        element.setAttribute("y", number(y));
        return element;
    }

    private String number(double value) {
        return generatorCtx.doubleString(value);
    }
}
