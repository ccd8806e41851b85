package org.schedscope.experiment.definition;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.texts;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

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
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.ModelException;

/**
 * Reads definitions of experiments. Names of profiles, settings, policies, parameters and models are checked, so that no error is found
 * when half of a grid has run; workload and platform files are not opened.
 */
public final class ExperimentJson {
    /** Value of the field {@code format}. */
    public static final String FORMAT = FileKind.EXPERIMENT.format();
    static final int VERSION = 1;

    static final ObjectCodec<ExperimentJson, Experiment> FIELDS = ObjectCodec.<ExperimentJson, Experiment>of(
            "a definition of an experiment",
            both(required(format(FORMAT)), experiment -> FORMAT), both(version(VERSION), experiment -> VERSION),
            both(text("name", (experiment, name) -> experiment.name = Optional.of(name)), Experiment::name),
            both(text("title", (experiment, title) -> experiment.title = Optional.of(title)), Experiment::title),
            both(field("parts", (experiment, in) -> in.readArray("\"parts\"", index -> experiment.readPart())),
                    experiment -> PartReader.FIELDS.all(experiment.parts())),
            both(texts("figures", "a figure", (experiment, figure) -> experiment.figures.add(figure)),
                    experiment -> unless(List.of(), experiment.figures())))
            .lacking(format -> DefinitionChecks.words("format", FORMAT));
    private static final int MOST_PARTS = 1000;

    private final JsonCursor in;
    private Optional<String> name = Optional.empty();
    private Optional<String> title = Optional.empty();
    private final List<Part> parts = new ArrayList<>();
    private final Set<String> partNames = new HashSet<>();
    private final List<String> figures = new ArrayList<>();

    private ExperimentJson(JsonCursor in) {
        this.in = in;
    }

    /**
     * Reads a definition.
     *
     * @throws InputException with all problems
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
     * Reads the definition that begins at the current token and is a part of another document.
     *
     * @throws InputException with all problems so far
     */
    public static Experiment read(JsonCursor in) throws IOException {
        return new ExperimentJson(in).experiment();
    }

    private Experiment experiment() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        if (read.isSound() && parts.isEmpty()) {
            read.problem(DefinitionChecks.words("parts"));
        }
        in.problems().throwIfAny();
        Experiment experiment = new Experiment(name.orElse("experiment"), title, parts, figures);
        try {
            new Grid(experiment);
        } catch (ModelException tooMany) {
            throw in.problems().fatal(read.start().problem(in.file().name(), tooMany.told()));
        }
        return experiment;
    }

    private void readPart() throws IOException {
        Place start = in.place();
        Optional<Part> part = new PartReader(in).read();
        if (part.isPresent() && !partNames.add(part.get().name())) {
            in.problem(start, DefinitionChecks.words("part.twice", SafeText.quoted(part.get().name())));
        }
        if (partNames.size() > MOST_PARTS) {
            throw in.problems().fatal(start.problem(in.file().name(), DefinitionChecks.words("many.parts", MOST_PARTS)));
        }
        part.ifPresent(parts::add);
    }
}
