package org.schedscope.io.workflow;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Reads the task graphs of daggen, SimGrid and DSLab: a directed graph of Graphviz whose nodes have a {@code size} in operations and whose
 * arrows one in bytes; negative ones, which mean arrows without data, are 0. Nodes without a size take a tick and are counted. A document
 * is one job that arrives at tick 0.
 */
public final class DotReader implements WorkloadFormat {
    /** Names of the optional empty nodes at the beginning and the end of all arrows. */
    private static final String ROOT = "root";
    private static final String END = "end";
    private static final int MOST_NAMED = 3;
    private static final Pattern BEGINNING = Pattern.compile("(?:\\s|//[^\\n]*+|#[^\\n]*+|/\\*(?s:.*?)\\*/)*+"
            + "(?i:(?:strict\\s+)?(?:digraph\\b|graph\\s*(?:\\w+|\"[^\"]*\")?\\s*\\{)).*", Pattern.DOTALL);

    @Override
    public String name() {
        return "DOT task graph";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return BEGINNING.matcher(head.beginning()).matches();
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        try (DotTokens in = new DotTokens(file, options.limits())) {
            DotGraph graph = new DotGraph(in, problems, options.limits());
            OptionalInt rest = graph.read();
            Draft draft = new Draft(graph, options);
            List<Problem> warnings = new ArrayList<>();
            warnings.add(file.problem(Problem.ofFormat("batsim.flops", options.flops())));
            if (rest.isPresent()) {
                note(new Place(rest.getAsInt(), 1, ""), Problem.ofFormat("dot.more"), options, problems, warnings);
            }
            if (!draft.unsized.isEmpty()) {
                if (draft.unsized.size() == draft.draft.tasks.size()) {
                    throw problems.failure(Problem.ofFormat("dot.sizes"));
                }
                note(graph.nodes().get(draft.unsized.get(0)), draft.withoutSizes(), options, problems, warnings);
            }
            draft.others().forEach(message -> warnings.add(file.problem(message)));
            return DaxReader.loaded(problems, draft.draft, warnings, options, Optional.empty());
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
    }

    /** Notes a warning, or a problem if the options are strict. */
    private static void note(Place place, Message message, ReadOptions options, ProblemList problems, List<Problem> warnings)
            throws InputException {
        if (options.strict()) {
            problems.add(place, message);
        } else {
            warnings.add(problems.file().problem(message));
        }
    }

    /** The tasks of a graph while they are built. */
    private static final class Draft {
        private final DotGraph graph;
        private final WorkflowDraft draft = new WorkflowDraft();
        private final List<String> unsized = new ArrayList<>();
        private final List<String> empty = new ArrayList<>();
        private long twice;

        Draft(DotGraph graph, ReadOptions options) throws InputException {
            this.graph = graph;
            draft.byId = true;
            Set<String> begun = graph.arrows().stream().map(DotGraph.Arrow::from).collect(Collectors.toSet());
            Set<String> ended = graph.arrows().stream().map(DotGraph.Arrow::to).collect(Collectors.toSet());
            BigDecimal flops = BigDecimal.valueOf(options.flops());
            Map<String, WfTask> tasks = new HashMap<>();
            graph.nodes().forEach((name, place) -> {
                Optional<BigDecimal> size = graph.size(name).filter(number -> number.signum() >= 0);
                boolean outer = name.equals(ROOT) && !ended.contains(name) || name.equals(END) && !begun.contains(name);
                if (outer && size.orElse(BigDecimal.ZERO).signum() == 0) {
                    empty.add(name);
                    return;
                }
                if (size.isEmpty()) {
                    unsized.add(name);
                }
                WfTask task = new WfTask(place);
                task.id = name;
                task.setSeconds(Optional.of(size.orElse(BigDecimal.ZERO).divide(flops, MathContext.DECIMAL64)));
                tasks.put(name, task);
                draft.tasks.add(task);
            });
            Set<List<String>> seen = new HashSet<>();
            for (DotGraph.Arrow arrow : graph.arrows()) {
                if (!seen.add(List.of(arrow.from(), arrow.to()))) {
                    twice++;
                } else if (tasks.containsKey(arrow.from()) && tasks.containsKey(arrow.to())) {
                    connect(tasks.get(arrow.from()), tasks.get(arrow.to()), arrow);
                }
            }
        }

        private void connect(WfTask parent, WfTask child, DotGraph.Arrow arrow) {
            child.refersTo(new WfTask.Reference(arrow.from(), false, -1, arrow.place().line(), arrow.place().column()));
            String data = arrow.from() + " -> " + arrow.to();
            draft.fileSizes.put(data, Ratio.of(arrow.bytes().setScale(0, RoundingMode.CEILING)));
            parent.writes(data);
            child.reads(data);
        }

        private Message withoutSizes() {
            String names = unsized.stream().limit(MOST_NAMED).map(SafeText::cut).collect(Collectors.joining(", "))
                    + (unsized.size() > MOST_NAMED ? ", …" : "");
            return Problem.ofFormat("dot.unsized", unsized.size(), draft.tasks.size(), names);
        }

        private List<Message> others() {
            List<Message> others = new ArrayList<>();
            if (!empty.isEmpty()) {
                others.add(Problem.ofFormat("dot.empty", empty.size(), String.join(", ", empty)));
            }
            if (twice > 0) {
                others.add(Problem.ofFormat("dot.twice", twice));
            }
            return others;
        }
    }
}
