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
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.TypedDefinition;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;

/**
 * An experiment while it is defined: all workloads on all platforms under all policies with all settings, once with each seed. Every field
 * is read as the file would be, so what is wrong is told where it is typed.
 */
public final class ExperimentDraft {
    private static final String NAME = "[a-z0-9][a-z0-9-]{0,60}";

    private final Session session;
    private final OpenInputs open;
    private final TextInput<String> name;
    private final TextInput<List<String>> workloads;
    private final TextInput<List<String>> platforms;
    private final TextInput<List<String>> loads;
    private final TextInput<List<String>> policies;
    private final TextInput<List<String>> settings;
    private final TextInput<List<String>> seeds;
    private final ReadOnlyObjectWrapper<Optional<Integer>> runs = new ReadOnlyObjectWrapper<>(this, "runs", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> problem = new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());

    /** Begins with the open workload on its platform, and its policy beside the plainest ones, all with its settings. */
    public ExperimentDraft(Session session) {
        this.session = session;
        open = OpenInputs.of(session.runs().run());
        name = TextInput.checked("name", new Notation<>(text -> text, ExperimentDraft::named), open.experiment());
        workloads = list("workloads", ",", 1, each -> probe(new TypedDefinition(List.of(each))), open.workload());
        platforms = list("platforms", ",", 0, this::there, open.platform().orElse(""));
        loads = list("loads", ",", 0, each -> probe(TypedDefinition.PROBE.with("loads", List.of(each))), "");
        policies = list("policies", ",", 1, each -> probe(TypedDefinition.PROBE.with("policies", List.of(each))),
                String.join(", ", open.policies()));
        settings = list("settings", ";", 0, each -> probe(TypedDefinition.PROBE.with("settings", List.of(each))),
                String.join("; ", open.settings()));
        // Where nothing is drawn, most policies do the same with every seed.
        seeds = TextInput.checked("seeds", new Notation<>(all -> String.join(", ", all), SeedList::read), Long.toString(open.seed()));
        for (TextInput<?> input : inputs()) {
            input.valueProperty().addListener((property, before, now) -> count());
        }
        count();
    }

    private static String named(String text) {
        if (!text.matches(NAME)) {
            throw new ModelException(Message.of("experiments", "new.name.wrong"));
        }
        return text;
    }

    private String there(String path) {
        return open.there(path);
    }

    /** What one entry means on its own. */
    private interface Check {
        void of(String entry);
    }

    private static TextInput<List<String>> list(String name, String between, int least, Check check, String first) {
        Notation<String> entry = new Notation<>(each -> each, each -> {
            check.of(each);
            return each;
        });
        return TextInput.checked(name, Notation.list(between, entry,
                least == 0 ? Optional.empty() : Optional.of(Message.of("experiments", "new.none"))), first);
    }

    /** Reads a definition as if it were a file. */
    private Experiment probe(TypedDefinition text) {
        text.files().forEach(this::there);
        try {
            return ExperimentJson.read(InputFile.of("new", text.bytes()), Limits.DEFAULT);
        } catch (InputException e) {
            throw new ModelException(e.problems().get(0).message());
        }
    }

    private List<TextInput<?>> inputs() {
        return List.of(name, workloads, platforms, loads, policies, settings, seeds);
    }

    private Optional<TypedDefinition> text() {
        return inputs().stream().anyMatch(TextInput::isWrong) ? Optional.empty()
                : Optional.of(new TypedDefinition(name.get(), workloads.get(), platforms.get(), loads.get(), policies.get(), settings.get(),
                        seeds.get()));
    }

    private void count() {
        runs.set(Optional.empty());
        problem.set(Optional.empty());
        try {
            runs.set(text().map(text -> new Grid(probe(text)).size()));
        } catch (ModelException wrong) {
            problem.set(Optional.of(SpokenLanguage.tell(wrong)));
        }
    }

    public TextInput<String> name() {
        return name;
    }

    /** Names of profiles and files. */
    public TextInput<List<String>> workloads() {
        return workloads;
    }

    /** Files; none where every workload has its own. */
    public TextInput<List<String>> platforms() {
        return platforms;
    }

    /** Loads of profiles in per cent. */
    public TextInput<List<String>> loads() {
        return loads;
    }

    public TextInput<List<String>> policies() {
        return policies;
    }

    /** Settings of schedulers, each to be run with every policy. */
    public TextInput<List<String>> settings() {
        return settings;
    }

    public TextInput<List<String>> seeds() {
        return seeds;
    }

    /** How many runs it makes; nothing while something is wrong. */
    public ReadOnlyObjectProperty<Optional<Integer>> runsProperty() {
        return runs.getReadOnlyProperty();
    }

    /** What is wrong with all fields together. */
    public ReadOnlyObjectProperty<Optional<String>> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Profiles that workloads can be drawn by. */
    public static List<String> profiles() {
        return WorkloadProfiles.names();
    }

    public String fileName() {
        return name.get() + ".experiment.json";
    }

    /** Writes the definition to where results are kept, never over another, opens it, and runs it at once. */
    public void run() {
        if (runs.get().isPresent()) {
            session.experiments().runOnceOpen(name.get());
            save(session.files().freshResults(name.get()).resolve(fileName()));
        }
    }

    /** Writes the definition, with what it reads from elsewhere copied beside it, and opens it. */
    public void save(Path file) {
        Optional<TypedDefinition> text = text();
        if (text.isEmpty() || runs.get().isEmpty()) {
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

    /** What is written under the name of a packed file is packed on its way. */
    private static void copy(Path from, OutputStream out) throws IOException {
        boolean packed = from.getFileName().toString().endsWith(".gz");
        try (InputStream in = packed ? InputFile.of(from).openBytes(Limits.DEFAULT) : Files.newInputStream(from)) {
            in.transferTo(out);
        }
    }

    /** A file and those beside it that belong to it by their names, such as {@code x.swf.machines}. */
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
