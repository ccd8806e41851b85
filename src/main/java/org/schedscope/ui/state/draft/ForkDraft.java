package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.trace.TaskState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;

/** A fork while it is put together: what holds from a tick on, or as if from the start. */
public final class ForkDraft extends Form {
    private final OpenRun run;
    private final PlayheadSnapshot snapshot;
    private final RunSpec stage;
    /** Policy, scheduler and parameters from then on. */
    public final RunDraft choices;
    public final List<ClusterDraft> clusters;
    /** Whether the fork acts before anything happens, as if all had been so from the start. Impossible in a run that was forked. */
    public final Choice<Boolean> fromStart = flag("fromStart", false);
    public final Choice<Boolean> withoutJob = flag("withoutJob", false);
    public final Choice<Boolean> withoutUser = flag("withoutUser", false);
    private final ReadOnlyObjectWrapper<OptionalLong> moment = new ReadOnlyObjectWrapper<>(this, "moment", OptionalLong.empty());
    /** The fork in words, such as {@code easy from week 10, -64 cores for 1 d}: they fill the other fields at once. */
    public final Field<String> words;
    private final Optional<Integer> job;
    /** What becomes of the selected job, if one is selected; counts only as long as the job could leave and does not. */
    public final Optional<JobDraft> changes;
    public final ReadOnlyObjectProperty<Outcome> outcome;

    /**
     * What the fields make together.
     *
     * @param branch empty if it is blocked
     */
    public record Outcome(BlockedReason blocked, Optional<ForkSpec> branch) {
        private static final Outcome WRONG = new Outcome(BlockedReason.WRONG, Optional.empty());
    }

    /** A fork of the run that the snapshot is of, where it is; what is selected may be left out. */
    public ForkDraft(PlayheadSnapshot snapshot, Selected selected) {
        this.snapshot = snapshot;
        run = snapshot.run();
        stage = run.spec();
        choices = RunDraft.goingOn(run.setup().under(Schedulers.normalized(stage.choices()).withNetwork(run.setup().choices().network())));
        clusters = stage.platform().clusters().stream().map(cluster -> new ClusterDraft(cluster, this::reader)).toList();
        job = selected.job().isPresent() ? Optional.of(selected.job().getAsInt()) : Optional.empty();
        changes = job.map(number -> new JobDraft(stage.workload().jobs().get(number), stage.platform(), this::at, this::reader));
        words = add(Field.applied("words", Notation.TEXT, this::say));
        changes.ifPresent(draft -> follow(draft.values()));
        clusters.forEach(cluster -> follow(cluster.values()));
        follow(moment, choices.choicesProperty());
        outcome = derived(this::outcome);
    }

    /** Format of times of the run. */
    public TimeFigures times() {
        return TimeFigures.of(run.workload(), SpokenLanguage.now());
    }

    /** All that is typed in words counts, and nothing else. */
    private void say(String text) {
        choices.toFrom();
        clusters.forEach(ClusterDraft::toNow);
        fromStart.set(isAtEnd() && canBeFromStart());
        moment.set(OptionalLong.empty());
        new ForkWords(this, stage).say(text);
    }

    /** Has the fork act before all events. */
    void goToStart() {
        if (!canBeFromStart()) {
            throw new ModelException(Message.of("fork", "words.start"));
        }
        fromStart.set(true);
    }

    /** Has the fork act at a tick, wherever the playhead is. */
    void goTo(long tick) {
        if (tick > run.lastTick()) {
            throw new ModelException(Message.of("fork", "words.late", times().moment(run.lastTick())));
        }
        if (tick < run.forkTick().orElse(0)) {
            throw new ModelException(Message.of("fork", "words.early", times().moment(run.forkTick().orElse(0))));
        }
        fromStart.set(false);
        moment.set(OptionalLong.of(tick));
    }

    TimeReader reader() {
        return TimeReader.of(TickClock.of(run.workload())).from(Math.max(0, at()));
    }

    private Outcome outcome() {
        clusters.forEach(cluster -> cluster.read(Math.max(0, at())));
        Optional<RunChoices> chosen = choices.choicesProperty().get();
        Optional<Job> typed = typedJob();
        if (chosen.isEmpty() || isWrong() || clusters.stream().anyMatch(Form::isWrong) || typed.isEmpty() && changesJob()) {
            return Outcome.WRONG;
        }
        RunChoices now = chosen.get();
        ForkSpec draft = ForkSpec.at(at()).withChoices(now.withParameters(Schedulers.instead(now, stage.parameters())));
        for (ClusterDraft cluster : clusters) {
            draft = cluster.applyTo(draft);
        }
        draft = draft.withOutages(clusters.stream().flatMap(cluster -> cluster.outage().stream()).toList()).withRemoved(removed());
        if (typed.isPresent()) {
            Job was = stage.workload().jobs().get(job.orElseThrow());
            draft = typed.get().equals(was) ? draft : draft.withChanged(List.of(JobChange.between(was, typed.get())));
        }
        return checked(draft);
    }

    /** A job that leaves, or has started, is not changed. */
    private boolean changesJob() {
        return changes.isPresent() && jobCanLeave() && !withoutJob.get() && !withoutUser.get();
    }

    private Optional<Job> typedJob() {
        return changesJob() ? changes.orElseThrow().job() : Optional.empty();
    }

    private Outcome checked(ForkSpec draft) {
        try {
            RunSpec forked = stage.forked(draft);
            if (!draft.cores().isEmpty() && !someClusterHoldsEveryTask(forked.lastStage())) {
                return new Outcome(BlockedReason.NO_ROOM, Optional.empty());
            }
            Schedulers.check(forked.lastStage());
            return forked.forks().isEmpty() ? new Outcome(BlockedReason.UNCHANGED, Optional.empty())
                    : new Outcome(BlockedReason.NONE, Optional.of(draft));
        } catch (ModelException refused) {
            return Outcome.WRONG;
        }
    }

    private static boolean someClusterHoldsEveryTask(RunSpec stage) {
        List<Cluster> clusters = stage.platform().clusters();
        return stage.workload().jobs().stream().flatMap(job -> job.tasks().stream())
                .allMatch(task -> clusters.stream().anyMatch(task::fits));
    }

    private SortedSet<String> removed() {
        SortedSet<String> ids = new TreeSet<>();
        job.filter(number -> withoutJob.get() && canLeave(number)).ifPresent(number -> ids.add(run.index().job(number).id()));
        if (withoutUser.get()) {
            ofUser().filter(this::canLeave).forEach(number -> ids.add(run.index().job(number).id()));
        }
        return ids;
    }

    private IntStream ofUser() {
        Optional<String> user = user();
        return IntStream.range(0, run.index().jobCount())
                .filter(number -> user.isPresent() && run.index().job(number).user().equals(user.get()));
    }

    /** Whether nothing of a job has started where the fork acts. */
    private boolean canLeave(int number) {
        return fromStart.get() || isElsewhere() ? isToCome(number) : switch (snapshot.states().job(number)) {
            case TO_COME -> true;
            case WAITING -> snapshot.states().tasksDone(number) == 0
                    && IntStream.range(run.index().firstTask(number), run.index().firstTask(number + 1))
                            .allMatch(task -> snapshot.states().task(task) == TaskState.WAITING
                                    || snapshot.states().task(task) == TaskState.QUEUED);
            case RUNNING, FINISHED, STARVED, KILLED, REMOVED, REFUSED -> false;
        };
    }

    private boolean isElsewhere() {
        return moment.get().isPresent() && moment.get().getAsLong() != snapshot.tick();
    }

    private boolean isToCome(int number) {
        return fromStart.get() || run.index().job(number).arrival() > moment.get().getAsLong();
    }

    /** The tick of the fork, or {@link ForkSpec#START}. */
    public long at() {
        return fromStart.get() ? ForkSpec.START : moment.get().orElse(snapshot.tick());
    }

    /** Where the playhead is. */
    public long here() {
        return snapshot.tick();
    }

    /** The tick of the words, at which the fork acts instead of at the playhead. */
    public ReadOnlyObjectProperty<OptionalLong> momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /** Whether the run was not forked before, so that it can begin again. */
    public boolean canBeFromStart() {
        return run.forkTick().isEmpty();
    }

    /** Whether everything has happened where the window is, so that only a fork from the start would change anything. */
    public boolean isAtEnd() {
        return run.complete() && snapshot.position() == run.trace().eventCount();
    }

    /** The id of the selected job, if one is selected that could leave there, or from the start. */
    public Optional<String> job() {
        return job.map(number -> run.index().job(number).id());
    }

    /** The user of that job. */
    public Optional<String> user() {
        return job.map(number -> run.index().job(number).user());
    }

    /** How many jobs of that user could leave. */
    public long jobsOfUser() {
        return ofUser().filter(this::canLeave).count();
    }

    /** Whether the selected job could leave. */
    public boolean jobCanLeave() {
        return job.isPresent() && canLeave(job.get());
    }
}
