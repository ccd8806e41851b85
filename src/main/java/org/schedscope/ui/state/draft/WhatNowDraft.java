package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.future.WhatNow;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.Problem;
import org.schedscope.model.ModelException;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;

/** Starts of the jobs that wait at the playhead under typed policies, worked out beside the window. */
public final class WhatNowDraft {
    private static final List<String> FIRST = List.of("fifo-job", "easy", "srtf");

    private final Session session;
    /** Names of policies, separated by commas. */
    public final StringProperty policies = new SimpleStringProperty(this, "policies");
    private final ReadOnlyObjectWrapper<Optional<Answer>> answer = new ReadOnlyObjectWrapper<>(this, "answer", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Message>> problem = new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());
    private final Consumer<Question> worker;

    /** @param run as far as it is recorded */
    private record Question(OpenRun run, long tick, List<RunChoices> choices, List<String> policies) {
    }

    /**
     * What was foretold.
     *
     * @param policies a column each
     * @param rows none if nothing waits, or a policy is refused
     * @param refused why a policy is refused
     */
    public record Answer(OpenRun run, WhatNow now, List<String> policies, List<WhatNow.Row> rows, Optional<Message> refused) {
        /** How many ticks from now a job starts under a policy; none if it never does. */
        public OptionalLong startsIn(WhatNow.Row row, int column) {
            OptionalLong start = row.starts().get(column);
            return start.isEmpty() ? start : OptionalLong.of(start.getAsLong() - now.snapshot().tick());
        }
    }

    /** Begins with the policy of the open run, if it is one, and with some well-known ones. */
    public WhatNowDraft(Session session) {
        this.session = session;
        List<String> first = new ArrayList<>();
        String open = session.runs().run().setup().policy();
        if (Schedulers.isPolicy(open)) {
            first.add(open);
        }
        FIRST.stream().filter(policy -> !first.contains(policy)).forEach(first::add);
        policies.set(String.join(", ", first));
        worker = session.answering(WhatNowDraft::look, found -> {
            problem.set(found.refused());
            answer.set(Optional.of(found));
        });
    }

    /** What was foretold last. */
    public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** Complaint about the last policies. */
    public ReadOnlyObjectProperty<Optional<Message>> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Starts the work for the moment of the playhead; complains about a wrong name at once. */
    public void ask() {
        List<String> names = Policies.split(policies.get()).stream().map(String::strip).filter(name -> !name.isEmpty()).toList();
        Optional<Message> wrong = names.isEmpty() ? Optional.of(Message.of("choices", "policy.none"))
                : names.stream().map(WhatNowDraft::complaint).flatMap(Optional::stream).findFirst();
        problem.set(wrong);
        if (wrong.isEmpty()) {
            OpenRun run = session.runs().run();
            RunChoices open = run.setup().choices();
            worker.accept(new Question(run, session.playhead().tick(),
                    names.stream().map(name -> Schedulers.withPolicy(open, name)).toList(), names));
        }
    }

    /**
     * Opens the future under the policy of a column beside the open run, and goes to the moment of the answer in it.
     *
     * @param name what it is called
     */
    public void open(Answer answer, int column, String name) {
        RunChoices choices = Schedulers.withPolicy(answer.run().setup().choices(), answer.policies().get(column));
        RunSpec spec = answer.now().snapshot().goingOn(choices);
        RunSetup setup = new RunSetup(LoadedWorkload.made(spec.workload()), answer.run().setup().source(),
                new PlatformChoice(spec.platform(), PlatformOrigin.EDITED), Optional.empty(), Optional.empty(), new Edits(true, true),
                spec.choices().withAnswers(choices.answers()));
        new Awaited(session.runs().nextNumber(), name, answer.now().snapshot().tick()).begin();
        session.runs().openBeside(setup);
    }

    /** Goes to the future in the next run, if that is the awaited one. */
    private final class Awaited implements ChangeListener<OpenRun> {
        private final int number;
        private final String name;
        private final long tick;

        Awaited(int number, String name, long tick) {
            this.number = number;
            this.name = name;
            this.tick = tick;
        }

        void begin() {
            session.runs().runProperty().addListener(this);
        }

        @Override
        public void changed(ObservableValue<? extends OpenRun> property, OpenRun before, OpenRun now) {
            if (now.number() == number && before.number() != number) {
                session.runs().rename(now, name);
                session.playhead().seekTick(tick);
            }
            if (now.number() != number || now.complete()) {
                session.runs().runProperty().removeListener(this);
            }
            if (now.number() == number && now.complete()) {
                session.timeline().show(new TickRange(tick, now.lastTick() + 1));
            }
        }
    }

    private static Optional<Message> complaint(String name) {
        return Policies.complaint(name)
                .or(() -> Schedulers.isPolicy(name) ? Optional.empty() : Optional.of(Message.of("what-now", "unknown", name)));
    }

    private static Answer look(Question question) {
        WhatNow now = new WhatNow(question.run.trace(), question.tick);
        try {
            return new Answer(question.run, now, question.policies, now.under(question.choices), Optional.empty());
        } catch (ModelException refused) {
            return new Answer(question.run, now, question.policies, List.of(), Optional.of(Problem.why(refused)));
        }
    }
}
