package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.experiment.RunChoices;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.input.Problem;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.Seed;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.RunSetup;

/** The choices of the next run while they are edited. Nothing runs before they are taken, and then only if nothing is wrong with them. */
public final class RunDraft {
    private static final List<String> NETWORKS = List.of(DraftField.AS_GIVEN, "none", "ccr:0.2", "thin-tree:0.2:-1");

    private final RunSetup from;
    private final BiFunction<String, String, List<Parameter>> parametersOf;
    private final DraftField policy = DraftField.open("policy", defaultFirst(), RunDraft::policyComplaint);
    private String lastPolicy;
    private final boolean goesOn;
    private final DraftField scheduler = DraftField.choice("scheduler", Schedulers.names(), this::schedulerComplaint);
    private final DraftField network = DraftField.open("network", NETWORKS, asGivenOr(NetworkTexts::parse));
    private final DraftField estimate = DraftField.open("estimate", estimates(), asGivenOr(EstimateModels::parse));
    private final DraftField memory = DraftField.choice("memory", List.of(DraftField.AS_GIVEN, RunChoices.ON, RunChoices.OFF),
            text -> Optional.empty());
    private final DraftField seed = DraftField.open("seed", List.of(Long.toString(RunChoices.DEFAULT.seed())), RunDraft::seedComplaint);
    private final ObservableList<DraftField> parameters = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Optional<RunChoices>> choices = new ReadOnlyObjectWrapper<>(this, "choices", Optional.empty());

    /** The choices of a run, to be changed. */
    public RunDraft(RunSetup from) {
        this(from, Schedulers::parameters, false);
    }

    /** The choices of a run that goes on: another policy keeps the scheduler that is at work, if it can run in it. */
    static RunDraft goingOn(RunSetup from) {
        return new RunDraft(from, Schedulers::parameters, true);
    }

    /** @param parametersOf what can be set for a policy and a scheduler */
    RunDraft(RunSetup from, BiFunction<String, String, List<Parameter>> parametersOf) {
        this(from, parametersOf, false);
    }

    private RunDraft(RunSetup from, BiFunction<String, String, List<Parameter>> parametersOf, boolean goesOn) {
        this.from = from;
        this.goesOn = goesOn;
        this.parametersOf = parametersOf;
        lastPolicy = from.choices().policy();
        show(from.choices());
        // A listener to changes, like the field itself, which has looked at the name by then; others hear before it.
        policy.textProperty().addListener((property, before, now) -> policyChanged());
        Stream.of(policy, scheduler).forEach(field -> field.textProperty().addListener((property, before, now) -> listParameters(Map.of())));
        inputFields().forEach(this::watch);
        Stream.of(policy, scheduler).forEach(this::watch);
        collect();
    }

    /** While a name is typed nothing else changes. */
    private void policyChanged() {
        if (policy.complaintProperty().get().isEmpty()) {
            boolean usual = scheduler.text().equals(Schedulers.impliedBy(lastPolicy));
            lastPolicy = policy.text();
            if (goesOn) {
                scheduler.textProperty().set(Schedulers.around(lastPolicy, scheduler.text()));
            } else if (usual) {
                scheduler.textProperty().set(Schedulers.impliedBy(lastPolicy));
            }
        }
    }

    private static List<String> defaultFirst() {
        return Stream.concat(Stream.of(Policies.DEFAULT), Schedulers.policyNames().stream().filter(name -> !name.equals(Policies.DEFAULT))).toList();
    }

    private static Optional<Message> policyComplaint(String name) {
        return Policies.complaint(name).or(() -> Schedulers.isPolicy(name) ? Optional.empty()
                : Optional.of(Message.of("choices", "policy.none")));
    }

    private static List<String> estimates() {
        return Stream.concat(Stream.of(DraftField.AS_GIVEN), EstimateModels.examples().stream()).toList();
    }

    /** Sets everything to what a run has for which nothing was chosen. */
    public void toDefaults() {
        show(RunChoices.DEFAULT);
    }

    private void show(RunChoices shown) {
        policy.textProperty().set(shown.policy());
        scheduler.textProperty().set(shown.scheduler());
        network.textProperty().set(shown.network().orElse(DraftField.AS_GIVEN));
        estimate.textProperty().set(shown.estimate().orElse(DraftField.AS_GIVEN));
        memory.textProperty().set(shown.parameters().getOrDefault(RunSpec.MEMORY, DraftField.AS_GIVEN));
        seed.textProperty().set(Long.toString(shown.seed()));
        parameters.clear();
        listParameters(shown.parameters());
    }

    /** What was set for a parameter stays when another scheduler or policy has it too. */
    private void listParameters(Map<String, String> values) {
        if (policy.complaintProperty().get().isPresent() || Schedulers.find(scheduler.text()).isEmpty()) {
            collect();
            return;
        }
        List<DraftField> fields = new ArrayList<>();
        for (Parameter parameter : parametersOf.apply(policy.text(), scheduler.text())) {
            String usual = Schedulers.usual(policy.text(), parameter);
            Optional<DraftField> known = parameters.stream()
                    .filter(field -> field.parameter().equals(Optional.of(parameter)) && field.usual().equals(usual)).findFirst();
            DraftField field = known.orElseGet(() -> fresh(parameter, usual));
            Optional.ofNullable(values.get(parameter.name())).ifPresent(field.textProperty()::set);
            fields.add(field);
        }
        if (!fields.equals(parameters)) {
            parameters.setAll(fields);
        }
        scheduler.look();
        collect();
    }

    private DraftField fresh(Parameter parameter, String usual) {
        DraftField field = DraftField.of(parameter, usual);
        watch(field);
        return field;
    }

    private void watch(DraftField field) {
        field.textProperty().addListener((property, before, now) -> collect());
    }

    private Stream<DraftField> all() {
        return Stream.of(List.of(policy, scheduler), parameters, inputFields()).flatMap(List::stream);
    }

    private void collect() {
        boolean wrong = all().anyMatch(field -> field.complaintProperty().get().isPresent());
        choices.set(wrong ? Optional.empty() : Optional.of(chosen()));
    }

    private RunChoices chosen() {
        SortedMap<String, String> values = new TreeMap<>();
        for (DraftField field : parameters) {
            if (!field.text().equals(field.usual())) {
                values.put(field.name(), field.text());
            }
        }
        if (!memory.text().isEmpty()) {
            values.put(RunSpec.MEMORY, memory.text());
        }
        if (!estimate.text().isEmpty()) {
            values.put(RunSpec.ESTIMATE, EstimateModels.parse(estimate.text()).text());
        }
        Optional<String> chosenNetwork = Optional.of(network.text()).filter(text -> !text.isEmpty());
        return new RunChoices(policy.text(), scheduler.text(), Seed.parse(seed.text()).orElseThrow(), chosenNetwork, values);
    }

    private Optional<Message> schedulerComplaint(String name) {
        return policyComplaint(policy.text()).isPresent() ? Optional.empty()
                : complaint(text -> Schedulers.check(policy.text(), text, Map.of()), name);
    }

    private static Optional<Message> seedComplaint(String text) {
        return Seed.parse(text).isPresent() ? Optional.empty() : Optional.of(Message.of("choices", "seed", text));
    }

    private static Function<String, Optional<Message>> asGivenOr(Consumer<String> parser) {
        return text -> text.isEmpty() ? Optional.empty() : complaint(parser, text);
    }

    /** The sentence of a parser that refuses a text. */
    private static Optional<Message> complaint(Consumer<String> parser, String text) {
        try {
            parser.accept(text);
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(Problem.why(refused));
        }
    }

    /** What was chosen; nothing while something is wrong. */
    public ReadOnlyObjectProperty<Optional<RunChoices>> choicesProperty() {
        return choices.getReadOnlyProperty();
    }

    /** What the run is made of that this began with. */
    public RunSetup from() {
        return from;
    }

    public DraftField policy() {
        return policy;
    }

    public DraftField scheduler() {
        return scheduler;
    }

    /** What can be set for the scheduler and the policy that are chosen now. */
    public ObservableList<DraftField> parameters() {
        return parameters;
    }

    /** What is done to what was read, and the seed of all draws. */
    public List<DraftField> inputFields() {
        return List.of(network, estimate, memory, seed);
    }
}
