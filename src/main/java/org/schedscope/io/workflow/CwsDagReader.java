package org.schedscope.io.workflow;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.List;
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
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TextLines;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.number.Ratio;

/**
 * Reads the line-based workflows of the Cloud Workflow Simulator: {@code FILE name bytes}, {@code TASK id name seconds}, {@code INPUTS id
 * file…}, {@code OUTPUTS id file…}, {@code EDGE parent child}. A document is one job that arrives at tick 0.
 */
public final class CwsDagReader implements WorkloadFormat {
    private static final Set<String> WORDS = Set.of("FILE", "TASK", "INPUTS", "OUTPUTS", "EDGE");

    @Override
    public String name() {
        return "Cloud Workflow Simulator DAG";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.lines().filter(line -> !line.startsWith("#")).findFirst()
                .filter(line -> WORDS.contains(line.split("\\s", 2)[0])).isPresent();
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (TextLines in = new TextLines(file, options.limits())) {
            Document document = new Document(in, options.limits());
            while (in.next()) {
                document.readLine();
            }
            return DaxReader.loaded(in.problems(), document.draft, List.of(), options, Optional.empty());
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    private static final class Document {
        private final TextLines in;
        private final SizeGuard totals;
        private final WorkflowDraft draft = new WorkflowDraft();
        private final Map<String, WfTask> byId = new HashMap<>();

        Document(TextLines in, Limits limits) {
            this.in = in;
            this.totals = new SizeGuard(limits);
            draft.byId = true;
        }

        void readLine() throws InputException {
            String word = in.word(0);
            int words = word.equals("TASK") ? 4 : word.equals("FILE") || word.equals("EDGE") ? 3 : 2;
            if (!WORDS.contains(word)) {
                in.problems().add(in.place(0), Problem.ofFormat("dag.word", SafeText.quoted(word)));
            } else if (in.size() < words) {
                in.problems().add(in.place(0), Problem.ofFormat("dag.words", in.size() - 1, word, words - 1));
            } else {
                switch (word) {
                    case "FILE" -> draft.fileSizes.put(in.word(1), Ratio.of(number(2).setScale(0, RoundingMode.CEILING)));
                    case "TASK" -> readTask();
                    case "EDGE" -> readEdge();
                    default -> readFiles(word.equals("INPUTS"));
                }
            }
        }

        private BigDecimal number(int index) throws InputException {
            String text = in.word(index);
            BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
            if (value == null || value.signum() < 0 || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
                in.problems().add(in.place(index), Problem.ofFormat("dag.number", SafeText.quoted(text)));
                return BigDecimal.ZERO;
            }
            return value;
        }

        private void readTask() throws InputException {
            totals.countTask(in.problems(), () -> in.place(0));
            WfTask task = new WfTask(in.place(0));
            task.id = in.word(1);
            task.setSeconds(Optional.of(number(3)));
            draft.tasks.add(task);
            byId.putIfAbsent(in.word(1), task);
        }

        private void readEdge() throws InputException {
            totals.countEdge(in.problems(), () -> in.place(0));
            Place at = in.place(1);
            task(2).ifPresent(child -> child.refersTo(new WfTask.Reference(in.word(1), false, -1, at.line(), at.column())));
        }

        private void readFiles(boolean inputs) throws InputException {
            Optional<WfTask> task = task(1);
            for (int i = 2; i < in.size() && task.isPresent(); i++) {
                String file = draft.share(in.word(i));
                if (inputs) {
                    task.get().reads(file);
                } else {
                    task.get().writes(file);
                }
            }
        }

        private Optional<WfTask> task(int index) throws InputException {
            Optional<WfTask> task = Optional.ofNullable(byId.get(in.word(index)));
            if (task.isEmpty()) {
                in.problems().add(in.place(index), Problem.ofFormat("dag.task", SafeText.cut(in.word(index))));
            }
            return task;
        }
    }
}
