package org.schedscope.experiment.definition;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.ModelException;

/**
 * Reads definitions of experiments. Names of profiles, settings, policies, parameters and models are held against what there is, so that
 * nothing is found wrong when half of a grid has run; workload and platform files are not opened.
 */
public final class ExperimentJson {
    /** What the field {@code format} says. */
    public static final String FORMAT = FileKind.EXPERIMENT.format();
    static final int VERSION = 1;

    private static final FieldSet FIELDS = new FieldSet("format", "version", "name", "title", "parts", "figures");
    private static final int MOST_PARTS = 1000;

    private final JsonCursor in;
    private Optional<String> name = Optional.empty();
    private Optional<String> title = Optional.empty();
    private final List<Part> parts = new ArrayList<>();
    private final Set<String> partNames = new HashSet<>();
    private List<String> figures = List.of();

    private ExperimentJson(JsonCursor in) {
        this.in = in;
    }

    /**
     * Reads a definition.
     *
     * @throws InputException with everything that is wrong with it
     */
    public static Experiment read(InputFile file, Limits limits) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            Experiment experiment = read(in);
            in.expectEnd();
            in.problems().throwIfAny();
            return experiment;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /**
     * Reads the definition that begins at the current token, and is a part of another document.
     *
     * @throws InputException with everything that is wrong so far
     */
    public static Experiment read(JsonCursor in) throws IOException {
        return new ExperimentJson(in).experiment();
    }

    private Experiment experiment() throws IOException {
        Place start = in.place();
        long seen = in.readObject("a definition of an experiment", FIELDS, true, this::field);
        if (in.problems().isEmpty() && (seen & 1) == 0) {
            in.problem(start, Placed.words("format", FORMAT));
        }
        if (in.problems().isEmpty() && parts.isEmpty()) {
            in.problem(start, Placed.words("parts"));
        }
        in.problems().throwIfAny();
        Experiment experiment = new Experiment(name.orElse("experiment"), title, parts, figures);
        try {
            new Grid(experiment);
        } catch (ModelException tooMany) {
            throw in.problems().fatal(start.problem(in.file().name(), tooMany.told()));
        }
        return experiment;
    }

    private void field(int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "format" -> Headers.checkFormat(in, FORMAT);
            case "version" -> Headers.checkVersion(in, VERSION);
            case "name" -> name = Optional.of(in.readText("\"name\"", "?"));
            case "title" -> title = Optional.of(in.readText("\"title\"", "?"));
            case "figures" -> figures = texts(in, "\"figures\"", "a figure");
            default -> in.readArray("\"parts\"", index -> readPart());
        }
    }

    private void readPart() throws IOException {
        Place start = in.place();
        Optional<Part> part = new PartReader(in).read();
        if (part.isPresent() && !partNames.add(part.get().name())) {
            in.problem(start, Placed.words("part.twice", OneLine.quoted(part.get().name())));
        }
        if (partNames.size() > MOST_PARTS) {
            throw in.problems().fatal(start.problem(in.file().name(), Placed.words("many.parts", MOST_PARTS)));
        }
        part.ifPresent(parts::add);
    }

    static List<String> texts(JsonCursor in, String what, String one) throws IOException {
        List<String> texts = new ArrayList<>();
        in.readArray(what, index -> texts.add(in.readText(one, "?")));
        return texts;
    }
}
