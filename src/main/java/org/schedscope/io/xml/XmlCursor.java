package org.schedscope.io.xml;

import com.ctc.wstx.api.WstxInputProperties;
import com.ctc.wstx.stax.WstxInputFactory;
import java.io.Closeable;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import org.codehaus.stax2.XMLStreamReader2;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.Numbers;
import org.schedscope.text.Message;

/**
 * A cursor over the elements of an XML document, with their places. A document type declaration ends reading, so that there are no entities
 * to expand and no external resources. Problems of values are noted in {@link #problems()}; malformed XML ends reading.
 *
 * <p>Own code on the events of Woodstox, since binding to objects reports a single problem without its place, and holds the whole document.
 */
public final class XmlCursor implements Closeable {
    private static final int MOST_ATTRIBUTES = 100;

    private final InputFile file;
    private final Limits limits;
    private final XMLStreamReader2 in;
    private final ProblemList problems;
    private final List<Level> open = new ArrayList<>();

    /** Reads one child, whose name is given; the rest of the child is skipped. */
    public interface ElementBody {
        void read(String name) throws IOException;
    }

    /** An open element, as a step of an XPath, and the number of its children so far by name. */
    private static final class Level {
        private final String step;
        private final Map<String, Integer> children = new HashMap<>(4);

        Level(String step) {
            this.step = step;
        }
    }

    public XmlCursor(InputFile file, Limits limits) throws IOException {
        this.file = file;
        this.limits = limits;
        this.problems = new ProblemList(file);
        WstxInputFactory factory = new WstxInputFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(WstxInputProperties.P_MAX_ELEMENT_DEPTH, limits.nestingDepth());
        factory.setProperty(WstxInputProperties.P_MAX_ATTRIBUTE_SIZE, limits.stringLength());
        factory.setProperty(WstxInputProperties.P_MAX_ATTRIBUTES_PER_ELEMENT, MOST_ATTRIBUTES);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("references to other documents are not followed");
        });
        in = reader(factory);
    }

    private XMLStreamReader2 reader(WstxInputFactory factory) throws InputException {
        try {
            return (XMLStreamReader2) factory.createXMLStreamReader(new TagBoundStream(file.openBytes(limits), file, limits));
        } catch (XMLStreamException e) {
            throw broken(e, Optional.ofNullable(e.getLocation()));
        }
    }

    public InputFile file() {
        return file;
    }

    public Limits limits() {
        return limits;
    }

    public ProblemList problems() {
        return problems;
    }

    /** Moves to the outermost element and returns its name. */
    public String root() throws InputException {
        if (!nextTag()) {
            throw problems.fatal(file.problem(Problem.ofFormat("xml.empty")));
        }
        return open.get(0).step.substring(1);
    }

    /** Reads the children of the current element up to its end. */
    public void children(ElementBody body) throws IOException {
        int depth = open.size();
        while (nextTag()) {
            body.read(in.getLocalName());
            while (open.size() > depth) {
                nextTag();
            }
        }
    }

    /** Checks that the document ends after its outermost element. */
    public void expectEnd() throws InputException {
        try {
            while (in.hasNext()) {
                in.next();
            }
        } catch (XMLStreamException e) {
            throw broken(e);
        }
    }

    /** Moves to the next tag; whether it begins an element. */
    private boolean nextTag() throws InputException {
        try {
            while (in.hasNext()) {
                int event = in.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    begin(in.getLocalName());
                    return true;
                }
                if (event == XMLStreamConstants.END_ELEMENT) {
                    open.remove(open.size() - 1);
                    return false;
                }
                if (event == XMLStreamConstants.DTD) {
                    throw problems.fatal(place().problem(file.name(), Problem.ofFormat("xml.type")));
                }
            }
            return false;
        } catch (XMLStreamException e) {
            throw broken(e);
        }
    }

    private void begin(String name) {
        if (open.isEmpty()) {
            open.add(new Level("/" + name));
        } else {
            int number = open.get(open.size() - 1).children.merge(name, 1, Integer::sum);
            open.add(new Level("/" + name + "[" + number + "]"));
        }
    }

    /** Place of the current tag. */
    public Place place() {
        Location at = in.getLocationInfo().getStartLocation();
        StringBuilder path = new StringBuilder();
        open.forEach(level -> path.append(level.step));
        return new Place(at.getLineNumber(), at.getColumnNumber(), path.toString());
    }

    public int line() {
        return in.getLocationInfo().getStartLocation().getLineNumber();
    }

    /** Notes a problem with the current element. */
    public void problem(Message message) throws InputException {
        problems.add(place().problem(file.name(), message));
    }

    /** An attribute that is present and not empty, in any namespace. */
    public Optional<String> attribute(String name) {
        for (int i = 0; i < in.getAttributeCount(); i++) {
            if (in.getAttributeLocalName(i).equals(name)) {
                return Optional.of(SafeText.of(in.getAttributeValue(i))).filter(text -> !text.isEmpty());
            }
        }
        return Optional.empty();
    }

    /** An attribute that must be present; otherwise a problem is noted and the fallback returned. */
    public String attribute(String name, String fallback) throws InputException {
        Optional<String> value = attribute(name);
        if (value.isEmpty()) {
            problem(Problem.ofFormat("xml.attribute", in.getLocalName(), name));
        }
        return value.orElse(fallback);
    }

    /** A number of the current element; empty, with a problem noted, if the text is not a number below 2^61. */
    public Optional<BigDecimal> number(Object what, String text) throws InputException {
        BigDecimal value = text.length() <= limits.numberLength() ? Numbers.decimal(text.strip()) : null;
        if (value == null || value.abs().compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            problem(Problem.ofFormat("number", what, SafeText.quoted(text)));
            return Optional.empty();
        }
        return Optional.of(value);
    }

    /** The text inside the current element, which may have no children; moves to its end. */
    public String text() throws InputException {
        try {
            String text = in.getElementText();
            open.remove(open.size() - 1);
            return SafeText.of(text.strip());
        } catch (XMLStreamException e) {
            throw broken(e);
        }
    }

    private InputException broken(XMLStreamException e) {
        return broken(e, Optional.of(Optional.ofNullable(e.getLocation()).orElseGet(in::getLocation)));
    }

    private InputException broken(XMLStreamException e, Optional<Location> at) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof InputException input) {
                return problems.fatal(input);
            }
        }
        String message = plain(String.valueOf(e.getMessage()));
        int line = at.map(Location::getLineNumber).orElse(0);
        int column = line > 0 ? Math.max(1, at.get().getColumnNumber()) : 0;
        return problems.fatal(new Problem(file.name(), Math.max(0, line), column, "",
                Problem.ofFormat("xml.broken", SafeText.cut(message, 200))));
    }

    /** The message of the parser without its places: there are two kinds, before the message and behind it. */
    private static String plain(String message) {
        String text = message.startsWith("ParseError at") ? message.substring(message.indexOf('\n') + 1).replaceFirst("^Message: ", "")
                : message;
        return text.lines().findFirst().orElse("").replaceFirst(" at \\[row,col.*", "").replaceAll(" \\(+(CTRL-CHAR, )?code \\d+[^)]*\\)+",
                "");
    }

    @Override
    public void close() throws IOException {
        try {
            in.closeCompletely();
        } catch (XMLStreamException e) {
            throw new IOException(e);
        }
    }
}
