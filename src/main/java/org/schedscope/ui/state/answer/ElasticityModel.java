package org.schedscope.ui.state.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunInput;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.sensitivity.ElasticityStudy;
import org.schedscope.experiment.sensitivity.InTime;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;

/** What the metrics of the open run depend on most: asked for, and worked out beside the window. */
public final class ElasticityModel {
    private final ReadOnlyObjectWrapper<Optional<State>> state = new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private final Executor owner;
    private final LatestOnlyWorker<Question, State> worker;
    private Optional<Question> asked = Optional.empty();

    private record Question(OpenRun run, int seeds, AtomicBoolean cancelled) {
    }

    /**
     * How far it has come.
     *
     * @param run its number
     * @param made runs
     * @param all runs; 0 before that is known
     * @param study once all are made
     * @param problem why they cannot be made
     */
    public record State(int run, int made, int all, Optional<ElasticityStudy> study, Optional<String> problem) {
        public boolean goesOn() {
            return study.isEmpty() && problem.isEmpty();
        }
    }

    ElasticityModel(Environment environment) {
        owner = environment.owner();
        worker = new LatestOnlyWorker<>(environment.beside(), environment.owner(), this::look, this::take);
    }

    /** What was asked for last; nothing if that was cancelled. */
    public ReadOnlyObjectProperty<Optional<State>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Whether it can be asked of a run: one that the simulator makes. */
    public static boolean canAsk(OpenRun run) {
        return run.setup().files().schedule().isEmpty();
    }

    /** Whether anything of a run is drawn anew with another seed. */
    public static boolean isDrawn(OpenRun run) {
        return run.setup().files().source() instanceof RunSource.Drawn && run.setup().forks().isEmpty()
                && !run.setup().files().edits().any();
    }

    /** @param seeds from that of the run on; one where nothing is drawn */
    public void ask(OpenRun run, int seeds) {
        cancel();
        Question question = new Question(run, isDrawn(run) ? seeds : 1, new AtomicBoolean());
        asked = Optional.of(question);
        state.set(Optional.of(new State(run.number(), 0, 0, Optional.empty(), Optional.empty())));
        worker.request(question);
    }

    public void cancel() {
        asked.ifPresent(question -> question.cancelled.set(true));
        asked = Optional.empty();
        state.set(Optional.empty());
    }

    private State look(Question question) {
        int number = question.run.number();
        try {
            List<RunSpec> specs = specs(question);
            int all = ElasticityStudy.count(specs);
            return new State(number, all, all, Optional.of(ElasticityStudy.of(specs, question.run.reportOptions(),
                    made -> owner.execute(() -> come(question, new State(number, made, all, Optional.empty(), Optional.empty()))),
                    question.cancelled::get)), Optional.empty());
        } catch (InputException | ModelException | WorkUndoneException wrong) {
            return new State(number, 0, 0, Optional.empty(), Optional.of(SpokenLanguage.tell(wrong)));
        } catch (InTime.CancelledException nobodyWaits) {
            return new State(number, 0, 0, Optional.empty(), Optional.empty());
        }
    }

    private static List<RunSpec> specs(Question question) throws InputException {
        List<RunSpec> specs = new ArrayList<>(List.of(question.run.wholeSpec()));
        RunChoices choices = question.run.setup().choices();
        for (int more = 1; more < question.seeds; more++) {
            RunSource.Drawn drawn = (RunSource.Drawn) question.run.setup().files().source();
            RunSource other = new RunSource.Drawn(drawn.how(), drawn.seed() + more);
            RunInput input = RunInput.read(other, question.run.setup().files().platformSource(), ReadOptions.DEFAULT);
            specs.add(PreparedRun.of(input, choices.withSeed(choices.seed() + more), List.of()).spec());
        }
        return specs;
    }

    private void come(Question question, State now) {
        if (asked.filter(last -> last == question).isPresent()) {
            state.set(Optional.of(now));
        }
    }

    private void take(State found) {
        if (!found.goesOn() && asked.filter(last -> last.run.number() == found.run).isPresent()) {
            state.set(Optional.of(found));
        }
    }
}
