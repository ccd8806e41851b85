package org.schedscope.io.workflow;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.format.Counts;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TickRounding;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.xml.XmlCursor;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/**
 * Reads Pegasus DAX, the XML of abstract workflows, versions 2.1 to 3.6: a document is one job that arrives at tick 0. Run times are
 * seconds in the attribute {@code runtime} of jobs, which the workflow generators of Pegasus write, else in the profile {@code runtime};
 * cores are in the profile {@code cores}. Edges are those of {@code child} and {@code parent}; the volume of an edge is the size of the
 * files that the parent writes and the child reads.
 */
public final class DaxReader implements WorkloadFormat {
    @Override
    public String name() {
        return "Pegasus DAX XML";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.xmlRoot().equals(Optional.of("adag"));
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (XmlCursor in = new XmlCursor(file, options.limits())) {
            Document document = new Document(in);
            document.read();
            return loaded(in.problems(), document.draft, document.warnings(), options, Optional.empty());
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /**
     * The workload of a workflow that was read.
     *
     * @param places places of its tasks; empty: a line each
     */
    static LoadedWorkload loaded(ProblemList problems, WorkflowDraft draft, List<Problem> repairs, ReadOptions options,
            Optional<JobPlaces> places) throws InputException {
        InputFile file = problems.file();
        try {
            if (problems.isEmpty() && draft.tasks.isEmpty()) {
                problems.addForFile(Problem.ofFormat("workflow.empty"));
            }
            Job job = WfJob.of(problems, draft, options);
            List<Problem> warnings = new ArrayList<>(repairs);
            TickRounding.warning(draft.tasks, options.tick()).map(warning -> file.problem(warning)).ifPresent(warnings::add);
            Workload workload = new Workload(job.id(), options.tick().unitName(), Optional.empty(), List.of(job));
            return new LoadedWorkload(workload, Optional.empty(), warnings,
                    places.orElseGet(() -> JobPlaces.ofOneJob(file, draft.lines())));
        } catch (ModelException e) {
            throw new InputException(file.problem(e.told()));
        }
    }

    private static final class Document {
        private final XmlCursor in;
        private final SizeGuard totals;
        private final WorkflowDraft draft = new WorkflowDraft();
        private final Map<String, WfTask> byId = new HashMap<>();
        /** Children that are named before their job. */
        private final Map<String, List<WfTask.Reference>> early = new HashMap<>();
        private final Map<String, Place> earlyPlaces = new LinkedHashMap<>();
        private final Map<String, WfTask> writers = new HashMap<>();
        private final Counts odd = new Counts("dax.sizes", "dax.written");

        Document(XmlCursor in) {
            this.in = in;
            this.totals = new SizeGuard(in.limits());
            draft.byId = true;
        }

        void read() throws IOException {
            if (!in.root().equals("adag")) {
                in.problem(Problem.ofFormat("xml.root", "adag"));
                in.problems().throwIfAny();
            }
            // The generators of Pegasus name every workflow "test"; the file's name is better.
            draft.name = in.attribute("name").filter(name -> !name.isBlank() && !name.equals("test"));
            in.children(name -> {
                switch (name) {
                    case "job" -> readJob();
                    case "child" -> readChild();
                    case "dag", "dax" -> in.problem(Problem.ofFormat("dax.inside"));
                    default -> {
                    }
                }
            });
            in.expectEnd();
            for (Map.Entry<String, Place> missing : earlyPlaces.entrySet()) {
                in.problems().add(missing.getValue(), Problem.ofFormat("dax.job", SafeText.cut(missing.getKey())));
            }
        }

        private void readJob() throws IOException {
            totals.countTask(in.problems(), in::place);
            WfTask task = new WfTask(in.place());
            String id = draft.share(in.attribute("id", "?"));
            task.id = id;
            draft.tasks.add(task);
            byId.putIfAbsent(id, task);
            earlyPlaces.remove(id);
            early.getOrDefault(id, List.of()).forEach(task::refersTo);
            early.remove(id);
            Optional<String> runtime = in.attribute("runtime");
            if (runtime.isPresent()) {
                task.setSeconds(notNegative("\"runtime\"", runtime.get()));
            }
            in.children(part -> {
                if (part.equals("uses")) {
                    readFile(task);
                } else if (part.equals("profile")) {
                    readProfile(task);
                }
            });
        }

        private Optional<BigDecimal> notNegative(Object what, String text) throws InputException {
            Optional<BigDecimal> value = in.number(what, text);
            if (value.isPresent() && value.get().signum() < 0) {
                in.problem(Problem.words("number.negative", what, SafeText.cut(text)));
                return Optional.of(BigDecimal.ZERO);
            }
            return value.or(() -> Optional.of(BigDecimal.ZERO));
        }

        private void readProfile(WfTask task) throws InputException {
            String key = in.attribute("key").orElse("");
            if (key.equals("runtime") && task.seconds().isEmpty()) {
                task.setSeconds(notNegative(Problem.ofFormat("dax.runtime"), in.text()));
            } else if (key.equals("cores")) {
                String text = in.text();
                BigDecimal cores = notNegative(Problem.ofFormat("dax.cores"), text).orElse(BigDecimal.ONE).setScale(0,
                        RoundingMode.CEILING);
                if (cores.signum() == 0 || cores.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
                    in.problem(Problem.ofFormat("dax.cores.range", Integer.MAX_VALUE, SafeText.quoted(text)));
                } else {
                    task.cores = cores.intValueExact();
                }
            }
        }

        private void readFile(WfTask task) throws InputException {
            String name = draft.share(in.attribute("file").or(() -> in.attribute("name")).orElse(""));
            if (name.isEmpty()) {
                in.problem(Problem.ofFormat("dax.uses"));
                return;
            }
            String link = in.attribute("link").orElse("input");
            Optional<String> stated = in.attribute("size");
            BigDecimal size = stated.isEmpty() ? BigDecimal.ZERO : in.number("\"size\"", stated.get()).orElse(BigDecimal.ZERO);
            if (size.signum() < 0) {
                odd.add("dax.sizes");
                size = BigDecimal.ZERO;
            }
            Ratio bytes = Ratio.of(size.setScale(0, RoundingMode.CEILING));
            if (!link.equals("input")) {
                WfTask before = writers.putIfAbsent(name, task);
                if (before != null && before != task) {
                    odd.add("dax.written");
                }
                task.writes(name);
                draft.fileSizes.put(name, bytes);
            }
            if (!link.equals("output")) {
                task.reads(name);
                draft.fileSizes.putIfAbsent(name, bytes);
            }
        }

        private void readChild() throws IOException {
            String child = in.attribute("ref", "?");
            Place place = in.place();
            in.children(part -> {
                if (part.equals("parent")) {
                    totals.countEdge(in.problems(), in::place);
                    Place at = in.place();
                    WfTask.Reference reference = new WfTask.Reference(draft.share(in.attribute("ref", "?")), false, -1, at.line(),
                            at.column());
                    if (byId.containsKey(child)) {
                        byId.get(child).refersTo(reference);
                    } else {
                        early.computeIfAbsent(child, id -> new ArrayList<>()).add(reference);
                        earlyPlaces.putIfAbsent(child, place);
                    }
                }
            });
        }

        List<Problem> warnings() {
            return odd.each().stream().map(in.file()::problem).toList();
        }
    }
}
