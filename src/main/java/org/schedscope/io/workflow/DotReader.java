package org.schedscope.io.workflow;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.number.Ratio;

/**
 * Reads the task graphs of daggen, SimGrid and DSLab: a graph of Graphviz whose nodes have a {@code size} in operations and whose arrows
 * one in bytes. The empty nodes {@code root} and {@code end} are left out. A document is one job that arrives at tick 0.
 */
public final class DotReader implements WorkloadFormat {
    private static final Set<String> OUTER = Set.of("root", "end");
    private static final Set<String> DEFAULTS = Set.of("graph", "node", "edge");

    @Override
    public String name() {
        return "DOT task graph";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.lines().filter(line -> !line.startsWith("//") && !line.startsWith("#")).findFirst()
                .filter(line -> line.toLowerCase(Locale.ROOT).matches("(?:strict\\s+)?digraph\\b.*")).isPresent();
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        try (DotTokens in = new DotTokens(file, options.limits())) {
            Graph graph = new Graph(in, problems, options);
            graph.read();
            return DaxReader.loaded(problems, graph.draft(), graph.warnings(), options);
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
    }

    private record Edge(String from, String to, BigDecimal bytes, Place place) {
    }

    /** The graph as it is read. */
    private static final class Graph {
        private final DotTokens in;
        private final ProblemList problems;
        private final ReadOptions options;
        private final SizeGuard totals;
        private final Map<String, Place> places = new LinkedHashMap<>();
        private final Map<String, BigDecimal> sizes = new HashMap<>();
        private final List<Edge> edges = new ArrayList<>();
        private int depth;

        Graph(DotTokens in, ProblemList problems, ReadOptions options) {
            this.in = in;
            this.problems = problems;
            this.options = options;
            totals = new SizeGuard(options.limits());
        }

        void read() throws IOException {
            while (in.next() && !in.is("{")) {
                if (!in.isName()) {
                    throw in.fatal("dot.word", in.word());
                }
            }
            if (!in.is("{")) {
                throw in.fatal("dot.end", "");
            }
            depth = 1;
            boolean more = in.next();
            while (more && depth > 0) {
                more = statement();
            }
            if (depth > 0) {
                throw in.fatal("dot.end", "");
            }
            if (sizes.isEmpty()) {
                throw new InputException(problems.file().problem(Problem.ofFormat("dot.sizes")));
            }
        }

        /** Reads a statement and the word after it; false at the end of the file. */
        private boolean statement() throws IOException {
            if (in.is("{") || in.is("}")) {
                depth += in.is("{") ? 1 : -1;
                return in.next();
            }
            if (in.is(";") || in.is(",")) {
                return in.next();
            }
            if (!in.isName()) {
                throw in.fatal("dot.word", in.word());
            }
            Place at = in.place();
            List<String> nodes = new ArrayList<>(List.of(in.word()));
            boolean more = port(in.next());
            if (in.is("=")) {
                in.next();
                return in.next();
            }
            while (more && (in.is("->") || in.is("--"))) {
                in.next();
                if (!in.isName()) {
                    throw in.fatal("dot.word", in.word());
                }
                nodes.add(in.word());
                more = port(in.next());
            }
            Map<String, String> attributes = new HashMap<>();
            while (more && in.is("[")) {
                more = attributes(attributes);
            }
            if (nodes.size() > 1 || !DEFAULTS.contains(nodes.get(0)) && !nodes.get(0).equals("subgraph")) {
                add(nodes, attributes, at);
            }
            return more;
        }

        /** Passes over where at a node an arrow ends. */
        private boolean port(boolean more) throws IOException {
            boolean now = more;
            while (now && in.is(":")) {
                in.next();
                now = in.next();
            }
            return now;
        }

        private boolean attributes(Map<String, String> into) throws IOException {
            boolean more = in.next();
            while (more && !in.is("]")) {
                String key = in.word();
                more = in.next();
                if (more && in.is("=")) {
                    in.next();
                    into.put(key, in.word());
                    more = in.next();
                }
            }
            if (!more) {
                throw in.fatal("dot.end", "");
            }
            return in.next();
        }

        private void add(List<String> nodes, Map<String, String> attributes, Place at) throws InputException {
            for (String node : nodes) {
                if (places.putIfAbsent(node, at) == null) {
                    totals.countTask(problems, () -> at);
                }
            }
            String size = attributes.get("size");
            if (nodes.size() == 1) {
                if (size != null) {
                    sizes.put(nodes.get(0), number(size, at));
                }
                return;
            }
            for (int i = 1; i < nodes.size(); i++) {
                totals.countEdge(problems, () -> at);
                edges.add(new Edge(nodes.get(i - 1), nodes.get(i), size == null ? BigDecimal.ZERO : number(size, at), at));
            }
        }

        /** Negative ones, which stand for arrows without data, are 0. */
        private BigDecimal number(String text, Place at) throws InputException {
            BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
            if (value == null || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
                problems.add(at, Problem.ofFormat("dag.number", SafeText.quoted(text)));
                return BigDecimal.ZERO;
            }
            return value.max(BigDecimal.ZERO);
        }

        WorkflowDraft draft() {
            WorkflowDraft draft = new WorkflowDraft();
            draft.byId = true;
            Map<String, WfTask> tasks = new HashMap<>();
            BigDecimal flops = BigDecimal.valueOf(options.flops());
            places.forEach((name, place) -> {
                BigDecimal size = sizes.getOrDefault(name, BigDecimal.ZERO);
                if (size.signum() > 0 || !OUTER.contains(name)) {
                    WfTask task = new WfTask(place);
                    task.setId(name);
                    task.setSeconds(Optional.of(size.divide(flops, MathContext.DECIMAL64)));
                    tasks.put(name, task);
                    draft.tasks.add(task);
                }
            });
            Set<List<String>> seen = new HashSet<>();
            for (Edge edge : edges) {
                if (tasks.containsKey(edge.from) && tasks.containsKey(edge.to) && seen.add(List.of(edge.from, edge.to))) {
                    connect(draft, tasks.get(edge.from), tasks.get(edge.to), edge);
                }
            }
            return draft;
        }

        private static void connect(WorkflowDraft draft, WfTask parent, WfTask child, Edge edge) {
            child.refersTo(new WfTask.Reference(edge.from, false, -1, edge.place.line(), edge.place.column()));
            String data = edge.from + " -> " + edge.to;
            draft.fileSizes.put(data, Ratio.of(edge.bytes.setScale(0, RoundingMode.CEILING)));
            parent.writes(data);
            child.reads(data);
        }

        List<Problem> warnings() {
            return List.of(problems.file().problem(Problem.ofFormat("batsim.flops", options.flops())));
        }
    }
}
