package org.schedscope.experiment.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Part;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * Parser of the {@code figures} of a definition: the id of a paper's figure, or {@code KIND:MEASURE[:AXIS[:BASELINE]]} such as {@code
 * lines:meanSlr:load} and {@code dominance:worstSlr:load:p-slr}.
 */
public final class FigureText {
    private FigureText() {
    }

    /**
     * The figures of an experiment and of its parts, without duplicates. The default is the papers' figures of parts of these names;
     * without any, mean SLR of each part over its load or seed.
     *
     * @throws ModelException with a sentence for the user
     */
    public static List<FigureSpec> of(Experiment experiment) {
        Map<String, FigureSpec> figures = new LinkedHashMap<>();
        experiment.figures().forEach(text -> add(figures, parse(text, "")));
        for (Part part : experiment.parts()) {
            part.figures().forEach(text -> add(figures, parse(text, part.name())));
        }
        if (figures.isEmpty()) {
            PaperFigures.all().stream().filter(spec -> experiment.part(spec.of().part()).isPresent()).forEach(spec -> add(figures, spec));
        }
        if (figures.isEmpty()) {
            experiment.parts().forEach(part -> add(figures, parse("lines:meanSlr:" + usualAxis(part), part.name())));
        }
        return new ArrayList<>(figures.values());
    }

    private static void add(Map<String, FigureSpec> figures, FigureSpec spec) {
        figures.putIfAbsent(spec.id(), spec);
    }

    private static String usualAxis(Part part) {
        return part.varied().stream().map(Axis::name).filter(name -> !name.equals(Axis.SEED)).findFirst().orElse(Axis.WORKLOAD);
    }

    /**
     * Parses a figure.
     *
     * @param part name of its part; empty for the first one
     * @throws ModelException with a sentence for the user
     */
    public static FigureSpec parse(String text, String part) {
        Optional<FigureSpec> known = PaperFigures.find(text);
        if (known.isPresent()) {
            return known.get();
        }
        String[] words = text.split(":", -1);
        Optional<FigureKind> kind = Arrays.stream(FigureKind.values()).filter(each -> each.word().equals(words[0])).findFirst();
        if (kind.isEmpty() || words.length < 2 || words.length > 4 || Arrays.stream(words).anyMatch(String::isBlank)) {
            throw new ModelException(Message.of("experiments", "refused.figure", text,
                    String.join(", ", Arrays.stream(FigureKind.values()).map(FigureKind::word).toList())));
        }
        String axis = words.length > 2 ? words[2] : kind.get().needsAxis() ? Axis.LOAD : "";
        String baseline = words.length > 3 ? words[3] : "";
        if (kind.get().needsBaseline() && baseline.isEmpty()) {
            throw new ModelException(Message.of("experiments", "refused.figure.base", text, words[0], words[1]));
        }
        String id = (part.isEmpty() ? "" : part + "-") + text.replaceAll("[^A-Za-z0-9.-]", "-");
        return FigureSpec.of(id, part, kind.get(), words[1]).across(axis).against(baseline);
    }
}
