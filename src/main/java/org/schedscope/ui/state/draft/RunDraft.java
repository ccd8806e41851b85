package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.CountedResources;
import org.schedscope.model.ModelException;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;

/** The choices of the next run while they are edited. Nothing runs before they are applied, and then only if nothing is wrong with them. */
public final class RunDraft {
    private static final List<String> NETWORKS = List.of(RunSetting.AS_GIVEN, "none", "ccr:0.2", "thin-tree:0.2:-1");

    /** What the run is made of that this began with. */
    public final RunSetup from;
    private final BiFunction<String, String, List<Parameter>> parametersOf;
    public final RunSetting policy = RunSetting.open("policy", defaultFirst(), this::checkPolicy);
    private String lastPolicy;
    private final boolean goesOn;
    public final RunSetting scheduler = RunSetting.choice("scheduler", Schedulers.names(), this::checkScheduler);
    private final RunSetting network = RunSetting.open("network", NETWORKS, asGivenOr(NetworkTexts::parse));
    private final RunSetting estimate = RunSetting.open("estimate", estimates(), asGivenOr(EstimateModels::parse));
    private final RunSetting memory = RunSetting.choice("memory", List.of(RunSetting.AS_GIVEN, RunSpec.ON, RunSpec.OFF),
            text -> {});
    private final Field<Long> seed = Field.checked("seed", Notation.SEED, Long.toString(Schedulers.DEFAULT.seed()));
    /** What is done to what was read, and the seed of all draws. */
    public final List<RunSetting> inputSettings = List.of(network, estimate, memory, RunSetting.open(seed, List.of(seed.text())));
    /** What can be set for the scheduler and the policy that are chosen now. */
    public final ObservableList<RunSetting> parameters = FXCollections.observableArrayList();
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
        policy.input().textProperty().addListener((property, before, now) -> policyChanged());
        Stream.of(policy, scheduler).map(each -> each.input().textProperty())
                .forEach(text -> text.addListener((property, before, now) -> listParameters(Map.of())));
        inputSettings.forEach(this::watch);
        Stream.of(policy, scheduler).forEach(this::watch);
        collect();
    }

    /** While a name is typed nothing else changes. */
    private void policyChanged() {
        if (!policy.isWrong()) {
            boolean usual = scheduler.text().equals(Schedulers.impliedBy(lastPolicy));
            lastPolicy = policy.text();
            if (goesOn) {
                scheduler.set(Schedulers.around(lastPolicy, scheduler.text()));
            } else if (usual) {
                scheduler.set(Schedulers.impliedBy(lastPolicy));
            }
        }
    }

    private static List<String> defaultFirst() {
        return Stream.concat(Stream.of(Policies.DEFAULT), Schedulers.policyNames().stream()).distinct().toList();
    }

    private void checkPolicy(String name) {
        Policies.complaint(name, this::isResource)
                .or(() -> Schedulers.isPolicy(name) ? Optional.empty() : Optional.of(Message.of("choices", "policy.none")))
                .ifPresent(why -> {
                    throw new ModelException(why);
                });
    }

    private boolean isResource(String word) {
        return CountedResources.names(from.loaded().workload(), from.platform().platform()).contains(word);
    }

    private static List<String> estimates() {
        return Stream.concat(Stream.of(RunSetting.AS_GIVEN), EstimateModels.examples().stream()).toList();
    }

    /** Sets everything to what a run has for which nothing was chosen. */
    public void toDefaults() {
        show(Schedulers.DEFAULT);
    }

    /** Sets everything to what the run has that this began with. */
    void toFrom() {
        show(from.choices());
    }

    private void show(RunChoices shown) {
        policy.set(shown.policy());
        scheduler.set(shown.scheduler());
        network.set(shown.network().orElse(RunSetting.AS_GIVEN));
        estimate.set(shown.parameters().getOrDefault(RunSpec.ESTIMATE, RunSetting.AS_GIVEN));
        memory.set(shown.parameters().getOrDefault(RunSpec.MEMORY, RunSetting.AS_GIVEN));
        seed.type(Long.toString(shown.seed()));
        parameters.clear();
        listParameters(shown.parameters());
    }

    /** What was set for a parameter stays when another scheduler or policy has it too. */
    private void listParameters(Map<String, String> values) {
        if (policy.isWrong() || Schedulers.find(scheduler.text()).isEmpty() || !runs()) {
            collect();
            return;
        }
        List<RunSetting> listed = new ArrayList<>();
        for (Parameter parameter : parametersOf.apply(policy.text(), scheduler.text())) {
            String usual = Schedulers.usual(policy.text(), parameter);
            Optional<RunSetting> known = parameters.stream()
                    .filter(setting -> setting.parameter().equals(Optional.of(parameter)) && setting.usual().equals(usual)).findFirst();
            RunSetting setting = known.orElseGet(() -> fresh(parameter, usual));
            Optional.ofNullable(values.get(parameter.name())).ifPresent(setting::set);
            listed.add(setting);
        }
        if (!listed.equals(parameters)) {
            parameters.setAll(listed);
        }
        scheduler.input().read();
        collect();
    }

    /** Whether the policy runs in the scheduler. */
    private boolean runs() {
        return Schedulers.around(policy.text(), scheduler.text()).equals(scheduler.text());
    }

    private RunSetting fresh(Parameter parameter, String usual) {
        RunSetting setting = RunSetting.of(parameter, usual);
        watch(setting);
        return setting;
    }

    private void watch(RunSetting setting) {
        setting.input().textProperty().addListener((property, before, now) -> collect());
    }

    private Stream<RunSetting> all() {
        return Stream.of(List.of(policy, scheduler), parameters, inputSettings).flatMap(List::stream);
    }

    private void collect() {
        choices.set(all().anyMatch(RunSetting::isWrong) ? Optional.empty() : Optional.of(chosen()));
    }

    private RunChoices chosen() {
        SortedMap<String, String> values = new TreeMap<>();
        parameters.stream().filter(each -> !each.text().equals(each.usual())).forEach(each -> values.put(each.name(), each.text()));
        if (!memory.text().isEmpty()) {
            values.put(RunSpec.MEMORY, memory.text());
        }
        if (!estimate.text().isEmpty()) {
            values.put(RunSpec.ESTIMATE, EstimateModels.parse(estimate.text()).text());
        }
        Optional<String> chosenNetwork = Optional.of(network.text()).filter(text -> !text.isEmpty());
        return Schedulers.normalized(new RunChoices(policy.text(), scheduler.text(), seed.get(), chosenNetwork, values));
    }

    private void checkScheduler(String name) {
        if (!policy.isWrong()) {
            Schedulers.check(policy.text(), name, Map.of());
        }
    }

    private static Consumer<String> asGivenOr(Consumer<String> parser) {
        return text -> {
            if (!text.isEmpty()) {
                parser.accept(text);
            }
        };
    }

    /** What was chosen; nothing while something is wrong. */
    public ReadOnlyObjectProperty<Optional<RunChoices>> choicesProperty() {
        return choices.getReadOnlyProperty();
    }
}
