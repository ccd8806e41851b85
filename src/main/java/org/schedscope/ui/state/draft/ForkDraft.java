package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
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
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;

/** A fork while it is put together: what holds from a tick on, or as if from the start. */
public final class ForkDraft {
    private final OpenRun run;
    private final PlayheadSnapshot snapshot;
    private final RunSpec stage;
    private final RunDraft choices;
    private final List<ClusterDraft> clusters = new ArrayList<>();
    private final BooleanProperty fromStart = new SimpleBooleanProperty(this, "fromStart");
    private final BooleanProperty withoutJob = new SimpleBooleanProperty(this, "withoutJob");
    private final BooleanProperty withoutUser = new SimpleBooleanProperty(this, "withoutUser");
    private final ReadOnlyObjectWrapper<OptionalLong> moment = new ReadOnlyObjectWrapper<>(this, "moment", OptionalLong.empty());
    private final TextInput<String> words;
    private final Optional<Integer> job;
    private final Optional<JobDraft> changes;
    private final ReadOnlyObjectWrapper<Optional<ForkSpec>> branch = new ReadOnlyObjectWrapper<>(this, "branch", Optional.empty());
    private final ReadOnlyObjectWrapper<BlockedReason> blocked = new ReadOnlyObjectWrapper<>(this, "blocked", BlockedReason.UNCHANGED);

    /** A fork of the run that the snapshot is of, where it is; what is selected may be left out. */
    public ForkDraft(PlayheadSnapshot snapshot, Selected selected) {
        this.snapshot = snapshot;
        run = snapshot.run();
        stage = run.spec();
        choices = RunDraft.goingOn(run.setup().under(Schedulers.normalized(stage.choices()).withNetwork(run.setup().choices().network())));
        stage.platform().clusters().forEach(cluster -> clusters.add(new ClusterDraft(cluster, this::reader)));
        job = selected.job().isPresent() ? Optional.of(selected.job().getAsInt()) : Optional.empty();
        changes = job.map(number -> new JobDraft(stage.workload().jobs().get(number), stage.platform(), this::at, this::reader));
        changes.ifPresent(draft -> draft.onChange(this::collect));
        words = TextInput.applied("words", Notation.TEXT, this::say);
        words.complaintProperty().addListener(change -> collect());
        moment.addListener(change -> collect());
        choices.choicesProperty().addListener((property, before, now) -> collect());
        List.of(fromStart, withoutJob, withoutUser).forEach(flag -> flag.addListener((property, before, now) -> collect()));
        clusters.forEach(cluster -> cluster.inputs()
                .forEach(input -> input.textProperty().addListener((property, before, now) -> collect())));
    }

    /** How times of the run are told. */
    public TimeFigures times() {
        return TimeFigures.of(run.workload(), SpokenLanguage.now());
    }

    /** All that is typed in words counts, and nothing else. */
    private void say(String text) {
        choices.toFrom();
        clusters.forEach(ClusterDraft::toNow);
        fromStart.set(isAtEnd() && canBeFromStart());
        moment.set(OptionalLong.empty());
        new ForkWords(this).say(text);
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

    private void collect() {
        branch.set(Optional.empty());
        clusters.forEach(cluster -> cluster.read(Math.max(0, at())));
        Optional<RunChoices> chosen = choices.choicesProperty().get();
        Optional<Job> typed = typedJob();
        if (chosen.isEmpty() || words.isWrong() || clusters.stream().anyMatch(ClusterDraft::isWrong) || typed.isEmpty() && changesJob()) {
            blocked.set(BlockedReason.WRONG);
            return;
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
        check(draft);
    }

    /** A job that leaves, or has started, is not changed. */
    private boolean changesJob() {
        return changes.isPresent() && jobCanLeave() && !withoutJob.get() && !withoutUser.get();
    }

    private Optional<Job> typedJob() {
        return changesJob() ? changes.orElseThrow().job() : Optional.empty();
    }

    private void check(ForkSpec draft) {
        try {
            RunSpec forked = stage.forked(draft);
            if (!draft.cores().isEmpty() && !someClusterHoldsEveryTask(forked.lastStage())) {
                blocked.set(BlockedReason.NO_ROOM);
                return;
            }
            Schedulers.check(forked.lastStage());
            blocked.set(forked.forks().isEmpty() ? BlockedReason.UNCHANGED : BlockedReason.NONE);
            branch.set(forked.forks().isEmpty() ? Optional.empty() : Optional.of(draft));
        } catch (ModelException refused) {
            blocked.set(BlockedReason.WRONG);
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
            case RUNNING, FINISHED, STARVED, REMOVED -> false;
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

    /** The tick that was said in words, where the fork acts then instead of at the playhead. */
    public ReadOnlyObjectProperty<OptionalLong> momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /** The fork in words, such as {@code easy from week 10, -64 cores for 1 d}: what is typed stands in the other fields at once. */
    public TextInput<String> words() {
        return words;
    }

    /** Policy, scheduler and parameters from then on. */
    public RunDraft choices() {
        return choices;
    }

    public List<ClusterDraft> clusters() {
        return List.copyOf(clusters);
    }

    /** Whether the fork acts before anything happens, as if all had been so from the start. Impossible in a run that was forked. */
    public BooleanProperty fromStartProperty() {
        return fromStart;
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

    /** What becomes of the selected job, if one is selected; counts only as long as the job could leave and does not. */
    public Optional<JobDraft> changes() {
        return changes;
    }

    public BooleanProperty withoutJobProperty() {
        return withoutJob;
    }

    public BooleanProperty withoutUserProperty() {
        return withoutUser;
    }

    /** What was put together; nothing as long as something is wrong with it, or nothing changed. */
    public ReadOnlyObjectProperty<Optional<ForkSpec>> branchProperty() {
        return branch.getReadOnlyProperty();
    }

    /** What keeps the fork from being made. */
    public ReadOnlyObjectProperty<BlockedReason> blockedProperty() {
        return blocked.getReadOnlyProperty();
    }
}
