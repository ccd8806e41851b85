package org.schedscope.io.workflow;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.Numbers;

/**
 * The nodes and arrows of a directed graph in Graphviz's language; only the attribute {@code size} is read. An arrow from or to a subgraph
 * counts for each of its nodes.
 */
final class DotGraph {
    /** Reserved words, which are not names unless quoted. */
    private static final List<String> KEYWORDS = List.of("graph", "node", "edge", "subgraph", "digraph", "strict");

    private static final Pattern FLOPS = Pattern.compile("([-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?)(?:\\s*([kMGTP]?)(?i:flops?|flop/s))?");

    private final DotTokens in;
    private final ProblemList problems;
    private final Limits limits;
    private final SizeGuard totals;
    private final Map<String, Place> nodes = new LinkedHashMap<>();
    private final Map<String, BigDecimal> sizes = new HashMap<>();
    private final List<Arrow> arrows = new ArrayList<>();

    /** An arrow and its volume in bytes. */
    record Arrow(String from, String to, BigDecimal bytes, Place place) {
    }

    private record Size(String text, Place place) {
    }

    /** The graph or a subgraph: its nodes, its subgraphs by name, and the default size of nodes and arrows. */
    private static final class Part {
        private final Optional<Part> outer;
        private final int depth;
        private final Set<String> nodes = new LinkedHashSet<>();
        private final Map<String, Part> parts = new HashMap<>();
        private Optional<Size> ofNodes;
        private Optional<Size> ofArrows;

        Part(Optional<Part> outer) {
            this.outer = outer;
            depth = outer.map(it -> it.depth + 1).orElse(1);
            ofNodes = outer.flatMap(it -> it.ofNodes);
            ofArrows = outer.flatMap(it -> it.ofArrows);
        }

        private void add(String node) {
            if (nodes.add(node)) {
                outer.ifPresent(it -> it.add(node));
            }
        }
    }

    DotGraph(DotTokens in, ProblemList problems, Limits limits) {
        this.in = in;
        this.problems = problems;
        this.limits = limits;
        totals = new SizeGuard(limits);
    }

    /** Nodes with the place of their first mention. */
    Map<String, Place> nodes() {
        return nodes;
    }

    /** Given size of a node, in operations. */
    Optional<BigDecimal> size(String node) {
        return Optional.ofNullable(sizes.get(node));
    }

    List<Arrow> arrows() {
        return arrows;
    }

    /** Reads the graph; returns the line of further text after it, if any. */
    OptionalInt read() throws IOException {
        in.next();
        if (in.isKeyword("strict")) {
            in.next();
        }
        if (in.isKeyword("graph")) {
            throw in.fatal("dot.undirected");
        }
        if (!in.isKeyword("digraph")) {
            throw in.unexpected();
        }
        in.next();
        if (isId()) {
            in.next();
        }
        body(new Part(Optional.empty()));
        return in.isEnd() ? OptionalInt.empty() : OptionalInt.of(in.place().line());
    }

    private boolean isId() {
        return in.isName() && KEYWORDS.stream().noneMatch(in::isKeyword);
    }

    private String id() throws IOException {
        if (!isId()) {
            throw in.unexpected();
        }
        String id = in.word();
        in.next();
        return id;
    }

    private void pass(String sign) throws IOException {
        if (!in.is(sign)) {
            throw in.unexpected();
        }
        in.next();
    }

    private void body(Part part) throws IOException {
        pass("{");
        while (!in.is("}")) {
            statement(part);
        }
        in.next();
    }

    private void statement(Part part) throws IOException {
        if (in.is(";")) {
            in.next();
        } else if (in.isKeyword("graph")) {
            in.next();
            attributes();
        } else if (in.isKeyword("node")) {
            in.next();
            part.ofNodes = attributes().or(() -> part.ofNodes);
        } else if (in.isKeyword("edge")) {
            in.next();
            part.ofArrows = attributes().or(() -> part.ofArrows);
        } else if (isId()) {
            Place at = in.place();
            String first = id();
            if (in.is("=")) {
                in.next();
                id();
            } else {
                arrows(part, list(part, first, at), true);
            }
        } else {
            arrows(part, part(part), false);
        }
    }

    /** Reads what follows a node, a list of nodes or a subgraph: arrows, and attributes of either. */
    private void arrows(Part part, Collection<String> first, boolean ofNodes) throws IOException {
        List<Collection<String>> ends = new ArrayList<>(List.of(first));
        List<Place> places = new ArrayList<>();
        while (in.is("->")) {
            places.add(in.place());
            in.next();
            Place at = in.place();
            ends.add(isId() ? list(part, id(), at) : part(part));
        }
        if (in.is("--")) {
            throw in.fatal("dot.undirected");
        }
        Optional<Size> size = attributes();
        if (places.isEmpty() && ofNodes && size.isPresent()) {
            Optional<BigDecimal> number = ofNode(size.get());
            first.forEach(node -> number.ifPresentOrElse(flops -> sizes.put(node, flops), () -> sizes.remove(node)));
        }
        for (int i = 0; i < places.size(); i++) {
            connect(ends.get(i), ends.get(i + 1), size.or(() -> part.ofArrows), places.get(i));
        }
    }

    private void connect(Collection<String> from, Collection<String> to, Optional<Size> size, Place at) throws InputException {
        BigDecimal bytes = size.isPresent() ? number(size.get()).max(BigDecimal.ZERO) : BigDecimal.ZERO;
        for (String parent : from) {
            for (String child : to) {
                totals.countEdge(problems, () -> at);
                arrows.add(new Arrow(parent, child, bytes, at));
            }
        }
    }

    /** Reads the rest of a list of nodes, each perhaps with a port, which is ignored. */
    private List<String> list(Part part, String first, Place at) throws IOException {
        List<String> list = new ArrayList<>(1);
        add(part, first, at);
        list.add(first);
        ports();
        while (in.is(",")) {
            in.next();
            Place place = in.place();
            String node = id();
            add(part, node, place);
            list.add(node);
            ports();
        }
        return list;
    }

    private void ports() throws IOException {
        for (int i = 0; i < 2 && in.is(":"); i++) {
            in.next();
            id();
        }
    }

    private void add(Part part, String node, Place at) throws InputException {
        part.add(node);
        if (nodes.putIfAbsent(node, at) == null) {
            totals.countTask(problems, () -> at);
            if (part.ofNodes.isPresent()) {
                sizes.put(node, number(part.ofNodes.get()));
            }
        }
    }

    private Collection<String> part(Part outer) throws IOException {
        if (outer.depth >= limits.nestingDepth()) {
            throw in.fatal("dot.deep", limits.nestingDepth());
        }
        Part part = null;
        if (in.isKeyword("subgraph")) {
            in.next();
            part = isId() ? outer.parts.computeIfAbsent(id(), name -> new Part(Optional.of(outer))) : null;
        }
        part = part == null ? new Part(Optional.of(outer)) : part;
        body(part);
        return part.nodes;
    }

    /** Reads lists of attributes, if any; returns the size among them, if it is not empty. */
    private Optional<Size> attributes() throws IOException {
        Optional<Size> size = Optional.empty();
        while (in.is("[")) {
            in.next();
            while (!in.is("]")) {
                String name = id();
                if (in.is("=")) {
                    in.next();
                    Place at = in.place();
                    String value = id();
                    size = name.equals("size") && !value.isBlank() ? Optional.of(new Size(value, at)) : size;
                }
                if (in.is(",") || in.is(";")) {
                    in.next();
                }
            }
            in.next();
        }
        return size;
    }

    /** The number of a size, also before a unit such as {@code Gflops}; empty if malformed. */
    private Optional<BigDecimal> ofNode(Size size) throws InputException {
        Matcher amount = FLOPS.matcher(size.text.strip());
        if (!amount.matches()) {
            return Optional.empty();
        }
        String prefix = Optional.ofNullable(amount.group(2)).orElse("");
        BigDecimal number = number(new Size(amount.group(1), size.place));
        return Optional.of(prefix.isEmpty() ? number : number.movePointRight(3 * ("kMGTP".indexOf(prefix) + 1)));
    }

    private BigDecimal number(Size size) throws InputException {
        BigDecimal value = size.text.length() <= limits.numberLength() ? Numbers.decimal(size.text) : null;
        if (value == null || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            problems.add(size.place, Problem.ofFormat("dag.number", SafeText.quoted(size.text)));
            return BigDecimal.ZERO;
        }
        return value;
    }
}
