package org.schedscope.ui.state.draft;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.TypedDefinition;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.session.Session;

/**
 * Experiment: all workloads on all platforms under all policies with all settings, once with each seed. Every field is read by the reader
 * of the file.
 */
public final class ExperimentDraft extends Form {
    private static final String NAME = "[a-z0-9][a-z0-9-]{0,60}";

    /**
     * Number of runs of the experiment.
     *
     * @param runs empty if something is wrong
     * @param problem complaint about the experiment, if every field alone is right
     */
    public record Size(Optional<Integer> runs, Optional<String> problem) {
    }

    private final Session session;
    private final OpenInputs open;
    /** Name of the definition, of letters, digits and hyphens. */
    public final Field<String> name;
    /** Profiles and files. */
    public final Field<List<String>> workloads;
    /** Files; empty for those of the workloads. */
    public final Field<List<String>> platforms;
    /** Loads of profiles in per cent; empty for their own. */
    public final Field<List<String>> loads;
    public final Field<List<String>> policies;
    /** Parameters as {@code name=value}, several parted by spaces. */
    public final Field<List<String>> settings;
    /** Seeds and ranges of seeds: {@code 1-30}, {@code 1, 2, 5}. */
    public final Field<List<String>> seeds;
    public final ReadOnlyObjectProperty<Size> size;

    /** Begins with the open workload on its platform, and its policy beside the plainest ones, all with its settings. */
    public ExperimentDraft(Session session) {
        this.session = session;
        open = OpenInputs.of(session.runs().run());
        name = typed("name", new Notation<>(text -> text, ExperimentDraft::named), open.experiment());
        workloads = list("workloads", ",", 1, each -> probe(new TypedDefinition(List.of(each))), open.workload());
        platforms = list("platforms", ",", 0, open::there, open.platform().orElse(""));
        loads = list("loads", ",", 0, each -> probe(TypedDefinition.PROBE.with("loads", List.of(each))), "");
        policies = list("policies", ",", 1, each -> probe(TypedDefinition.PROBE.with("policies", List.of(each))),
                String.join(", ", open.policies()));
        settings = list("settings", ";", 0, each -> probe(TypedDefinition.PROBE.with("settings", List.of(each))),
                String.join("; ", open.settings()));
        // Where nothing is drawn, most policies do the same with every seed.
        seeds = typed("seeds", new Notation<>(all -> String.join(", ", all), ExperimentDraft::seeds), Long.toString(open.seed()));
        size = derived(this::size);
    }

    private static String named(String text) {
        if (!text.matches(NAME)) {
            throw new ModelException(Message.of("experiments", "new.name.wrong"));
        }
        return text;
    }

    private static List<String> seeds(String text) {
        List<String> seeds = new ArrayList<>();
        for (String part : text.split(",")) {
            String each = part.strip();
            String[] ends = each.split("\\s*-\\s*");
            boolean seed = each.matches("[0-9]{1,15}(\\s*-\\s*[0-9]{1,15})?");
            long from = seed ? Long.parseLong(ends[0]) : 1;
            long to = seed ? Long.parseLong(ends[ends.length - 1]) : 0;
            if (from > to || to - from + seeds.size() >= Experiment.MOST_RUNS) {
                throw new ModelException(Message.of("experiments", "new.seeds.wrong"));
            }
            LongStream.rangeClosed(from, to).mapToObj(Long::toString).forEach(seeds::add);
        }
        return seeds;
    }

    /** @param check refuses an entry that is wrong on its own */
    private Field<List<String>> list(String field, String between, int least, Consumer<String> check, String first) {
        Notation<String> entry = new Notation<>(each -> each, each -> {
            check.accept(each);
            return each;
        });
        return typed(field, Notation.list(between, entry,
                least == 0 ? Optional.empty() : Optional.of(Message.of("experiments", "new.none"))), first);
    }

    private Experiment probe(TypedDefinition text) {
        text.files().forEach(open::there);
        try {
            return ExperimentJson.read(InputFile.of("new", text.bytes()), Limits.DEFAULT);
        } catch (InputException e) {
            throw new ModelException(e.problems().get(0).message());
        }
    }

    private Optional<TypedDefinition> text() {
        return isWrong() ? Optional.empty()
                : Optional.of(new TypedDefinition(name.get(), workloads.get(), platforms.get(), loads.get(), policies.get(), settings.get(),
                        seeds.get()));
    }

    private Size size() {
        try {
            return new Size(text().map(text -> new Grid(probe(text)).size()), Optional.empty());
        } catch (ModelException wrong) {
            return new Size(Optional.empty(), Optional.of(SpokenLanguage.tell(wrong)));
        }
    }

    /** Name of its file, if the name is right. */
    public String fileName() {
        return name.get() + ".experiment.json";
    }

    /** Saves it in a folder of its own, opens and runs it; does nothing while something is wrong. */
    public void run() {
        if (size.get().runs().isPresent()) {
            session.experiments().runOnceOpen(name.get());
            save(session.files().freshResults(name.get()).resolve(fileName()));
        }
    }

    /** Saves it with copies of the files that it names beside it, and opens it; does nothing while something is wrong. */
    public void save(Path file) {
        Optional<TypedDefinition> text = text();
        if (text.isEmpty() || size.get().runs().isEmpty()) {
            return;
        }
        Map<Path, OutputFiles.Contents> contents = new LinkedHashMap<>();
        Path folder = file.toAbsolutePath().getParent();
        for (String each : text.get().files()) {
            Path from = Path.of(each).toAbsolutePath();
            if (open.unwritten().containsKey(each)) {
                open.unwritten().forEach((own, content) -> contents.put(folder.resolve(own), content));
            } else if (!from.startsWith(folder)) {
                besides(from).forEach(path -> contents.put(folder.resolve(path.getFileName()), out -> copy(path, out)));
            }
        }
        contents.put(file, out -> out.write(text.get().in(folder).bytes()));
        session.exports().save(file, contents, () -> session.files().open(file));
    }

    private static void copy(Path from, OutputStream out) throws IOException {
        boolean packed = from.getFileName().toString().endsWith(".gz");
        try (InputStream in = packed ? InputFile.of(from).openBytes(Limits.DEFAULT) : Files.newInputStream(from)) {
            in.transferTo(out);
        }
    }

    /** A file, and the files beside it that have the same name with another ending, such as its platform. */
    private static List<Path> besides(Path from) {
        String stem = from.getFileName().toString().replaceFirst("\\.gz$", "") + ".";
        List<Path> all = new ArrayList<>(List.of(from));
        try (Stream<Path> files = Files.list(from.getParent())) {
            files.filter(path -> path.getFileName().toString().startsWith(stem) && !path.equals(from)).sorted().forEach(all::add);
        } catch (IOException unreadable) {
            // Then there is only the file itself.
            return all;
        }
        return all;
    }
}
