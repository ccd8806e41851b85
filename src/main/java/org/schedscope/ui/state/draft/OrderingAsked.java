package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchObjective;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.text.Message;
import org.schedscope.ui.state.best.OrderingQuestion;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;

/** The best ordering while it is asked for: workloads, what is to become better, what must hold, and how long to look. */
public final class OrderingAsked {
    private static final long USUAL_ORDERINGS = 1000;
    private static final long MOST_ORDERINGS = 10_000_000;
    private static final String USUAL_METRIC = "meanSlr";

    private final OpenInputs open;
    private final RunSetup files;
    private final TextInput<List<String>> workloads;
    private final TextInput<List<SearchObjective.Bound>> conditions;
    private final TextInput<Optional<Long>> orderings;
    private final TextInput<Long> seed;
    private final TextInput<Long> train;
    private final TextInput<Long> check;
    private final ObjectProperty<Metric> metric = new SimpleObjectProperty<>(this, "metric", Metrics.named(USUAL_METRIC).orElseThrow());
    private final ObjectProperty<Integer> seconds = new SimpleObjectProperty<>(this, "seconds", 0);
    private final ReadOnlyObjectWrapper<Optional<OrderingQuestion>> question = new ReadOnlyObjectWrapper<>(this, "question",
            Optional.empty());

    /** Begins with the open workload. */
    public OrderingAsked(Session session) {
        open = OpenInputs.of(session.runs().run());
        files = session.runs().run().setup();
        Notation<String> workload = new Notation<>(text -> text, this::named);
        workloads = TextInput.checked("workloads", Notation.list(";", workload, Optional.of(Message.of("experiments", "new.none"))),
                open.workload());
        conditions = TextInput.checked("conditions",
                Notation.list(";", new Notation<SearchObjective.Bound>(SearchObjective.Bound::toString, SearchObjective::bound),
                        Optional.empty()),
                "");
        orderings = TextInput.checked("orderings", Notation.optional(Notation.whole(1, MOST_ORDERINGS,
                text -> Message.of("search", "wrong.orderings", MOST_ORDERINGS))), Long.toString(USUAL_ORDERINGS));
        seed = TextInput.checked("seed", Notation.SEED, Long.toString(open.seed()));
        Notation<Long> count = Notation.whole(SearchCases.FEWEST, SearchCases.MOST,
                text -> Message.of("search", "wrong.cases", SearchCases.FEWEST, SearchCases.MOST));
        train = TextInput.checked("train", count, Integer.toString(SearchCases.USUAL_TRAINING));
        check = TextInput.checked("check", count, Integer.toString(SearchCases.USUAL_HELD_OUT));
        Stream.of(workloads, conditions, orderings, seed, train, check)
                .forEach(input -> input.valueProperty().addListener((property, before, now) -> put()));
        metric.addListener(change -> put());
        seconds.addListener(change -> put());
        put();
    }

    /** A log or sample that is there, or a profile that can draw. */
    private String named(String text) {
        SearchCases.drawn(text).ifPresentOrElse(
                how -> new SettingValues(WorkloadProfiles.find(how.profile()).orElseThrow(), how.set(), how.scale()),
                () -> open.there(text));
        return text;
    }

    private void put() {
        question.set(Optional.empty());
        boolean wrong = Stream.of(workloads, conditions, orderings, seed, train, check).anyMatch(TextInput::isWrong);
        if (!wrong && (orderings.get().isPresent() || seconds.get() > 0)) {
            Map<String, RunSetup> unwritten = open.unwritten().containsKey(open.workload()) ? Map.of(open.workload(), files) : Map.of();
            question.set(Optional.of(new OrderingQuestion(workloads.get(), new SearchObjective(metric.get(), conditions.get()),
                    orderings.get().map(most -> OptionalInt.of(most.intValue())).orElse(OptionalInt.empty()),
                    seconds.get() > 0 ? OptionalInt.of(seconds.get()) : OptionalInt.empty(), seed.get(), train.get().intValue(),
                    check.get().intValue(), unwritten)));
        }
    }

    /** Whether this began with what is open now. */
    public boolean isOf(Session session) {
        return session.runs().run().setup().loaded() == files.loaded();
    }

    /** Metrics of which one can be better than another. */
    public static List<Metric> metrics() {
        return Metrics.all().stream().filter(each -> each.better() != Metric.Better.NEITHER).toList();
    }

    /** Logs, samples and profiles with settings. */
    public TextInput<List<String>> workloads() {
        return workloads;
    }

    /** What is to become better. */
    public ObjectProperty<Metric> metric() {
        return metric;
    }

    /** What must hold in every run. */
    public TextInput<List<SearchObjective.Bound>> conditions() {
        return conditions;
    }

    /** How many orderings are tried; none if only time counts. */
    public TextInput<Optional<Long>> orderings() {
        return orderings;
    }

    /** After how many seconds the search ends; 0: not by time. */
    public ObjectProperty<Integer> seconds() {
        return seconds;
    }

    public TextInput<Long> seed() {
        return seed;
    }

    /** Seeds or parts that it is chosen by. */
    public TextInput<Long> train() {
        return train;
    }

    /** Seeds or parts that the choice is checked on. */
    public TextInput<Long> check() {
        return check;
    }

    /** What is asked; nothing while something is wrong, or no end is named. */
    public ReadOnlyObjectProperty<Optional<OrderingQuestion>> questionProperty() {
        return question.getReadOnlyProperty();
    }
}
