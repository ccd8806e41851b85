package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchObjective;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.text.Message;
import org.schedscope.ui.state.best.OrderingQuestion;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.run.OpenRun;

/** Search for an ordering: on which workloads, for which metric, how long. */
public final class OrderingAsked extends Form {
    private static final long USUAL_ORDERINGS = 1000;
    private static final long MOST_ORDERINGS = 10_000_000;
    private static final String USUAL_METRIC = "meanSlr";

    private final OpenInputs open;
    private final RunSetup files;
    /** Logs, samples and profiles with settings. */
    public final Field<List<String>> workloads;
    /** Metric that is to become better. */
    public final Choice<Metric> metric = choice("metric", Metrics.named(USUAL_METRIC).orElseThrow(),
            Metrics.all().stream().filter(each -> each.better() != Metric.Better.NEITHER).toList());
    /** Bounds on every run. */
    public final Field<List<SearchObjective.Bound>> conditions = typed("conditions",
            Notation.list(";", new Notation<SearchObjective.Bound>(SearchObjective.Bound::toString, SearchObjective::bound),
                    Optional.empty()),
            "");
    /** The most orderings that are tried; empty for no limit but the time. */
    public final Field<Optional<Long>> orderings = typed("orderings", Notation.optional(Notation.whole(1, MOST_ORDERINGS,
            text -> Message.of("search", "wrong.orderings", MOST_ORDERINGS))), Long.toString(USUAL_ORDERINGS));
    /** Time limit in seconds; 0 for none. */
    public final Choice<Integer> seconds = choice("time", 0, List.of(0, 60, 600, 3600, 28_800));
    public final Field<Long> seed;
    /** Number of cases of training. */
    public final Field<Long> train = typed("train", cases(), Integer.toString(SearchCases.USUAL_TRAINING));
    /** Number of cases that are held out. */
    public final Field<Long> check = typed("check", cases(), Integer.toString(SearchCases.USUAL_HELD_OUT));
    /** The question, unless a field is wrong or nothing would end the search. */
    public final ReadOnlyObjectProperty<Optional<OrderingQuestion>> question;

    /** Begins with the open workload. */
    public OrderingAsked(OpenRun run) {
        open = OpenInputs.of(run);
        files = run.setup();
        Notation<String> workload = new Notation<>(text -> text, this::named);
        workloads = typed("workloads", Notation.list(";", workload, Optional.of(Message.of("experiments", "new.none"))), open.workload());
        seed = typed("seed", Notation.SEED, Long.toString(open.seed()));
        question = derived(this::question);
    }

    private static Notation<Long> cases() {
        return Notation.whole(SearchCases.FEWEST, SearchCases.MOST,
                text -> Message.of("search", "wrong.cases", SearchCases.FEWEST, SearchCases.MOST));
    }

    /** Accepts a log or sample that is there, or a profile that can draw. */
    private String named(String text) {
        SearchCases.drawn(text).ifPresentOrElse(
                how -> new SettingValues(WorkloadProfiles.find(how.profile()).orElseThrow(), how.set(), how.scale()),
                () -> open.there(text));
        return text;
    }

    private Optional<OrderingQuestion> question() {
        if (isWrong() || orderings.get().isEmpty() && seconds.get() == 0) {
            return Optional.empty();
        }
        Map<String, RunSetup> unwritten = open.unwritten().containsKey(open.workload()) ? Map.of(open.workload(), files) : Map.of();
        return Optional.of(new OrderingQuestion(workloads.get(), new SearchObjective(metric.get(), conditions.get()),
                orderings.get().map(most -> OptionalInt.of(most.intValue())).orElse(OptionalInt.empty()),
                seconds.get() > 0 ? OptionalInt.of(seconds.get()) : OptionalInt.empty(), seed.get(), train.get().intValue(),
                check.get().intValue(), unwritten));
    }

    /** Whether this began with what is open now. */
    public boolean isOf(OpenRun run) {
        return run.setup().loaded() == files.loaded();
    }
}
