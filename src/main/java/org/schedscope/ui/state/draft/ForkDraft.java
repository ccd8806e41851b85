package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.event.Branch;
import org.schedscope.event.JobChange;
import org.schedscope.experiment.RunChoices;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.TaskState;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;

/** A fork while it is put together: what holds from a tick on, or as if from the start. */
public final class ForkDraft {
    private static final long MOST = 1_000_000_000_000_000L;

    /** What becomes of a cluster; texts as they are typed. */
    public static final class ClusterDraft {
        private final Cluster now;
        private final StringProperty cores;
        private final StringProperty out = new SimpleStringProperty("");
        private final StringProperty until = new SimpleStringProperty("");

        ClusterDraft(Cluster now) {
            this.now = now;
            cores = new SimpleStringProperty(Integer.toString(now.cores()));
        }

        public Cluster now() {
            return now;
        }

        /** How many cores it has from then on. */
        public StringProperty coresProperty() {
            return cores;
        }

        /** How many of them are out of order; empty for none. */
        public StringProperty outProperty() {
            return out;
        }

        /** The tick at which those are back. */
        public StringProperty untilProperty() {
            return until;
        }
    }

    /** Why the draft cannot be taken. */
    public enum Complaint {
        NONE, NOTHING_CHANGED, CHOICES, CORES, NO_CLUSTER, OUTAGE, JOB
    }

    private final OpenRun run;
    private final PlayheadSnapshot snapshot;
    private final RunSpec stage;
    private final RunDraft choices;
    private final List<ClusterDraft> clusters = new ArrayList<>();
    private final BooleanProperty fromStart = new SimpleBooleanProperty(this, "fromStart");
    private final BooleanProperty withoutJob = new SimpleBooleanProperty(this, "withoutJob");
    private final BooleanProperty withoutUser = new SimpleBooleanProperty(this, "withoutUser");
    private final Optional<Integer> job;
    private final Optional<JobDraft> changes;
    private final ReadOnlyObjectWrapper<Optional<Branch>> branch = new ReadOnlyObjectWrapper<>(this, "branch", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<StringProperty>> refused = new ReadOnlyObjectWrapper<>(this, "refused", Optional.empty());
    private final ReadOnlyObjectWrapper<Complaint> complaint = new ReadOnlyObjectWrapper<>(this, "complaint", Complaint.NOTHING_CHANGED);

    /** A fork of the run that the snapshot is of, where it is; what is selected may be left out. */
    public ForkDraft(PlayheadSnapshot snapshot, Selected selected) {
        this.snapshot = snapshot;
        run = snapshot.run();
        stage = run.spec();
        choices = RunDraft.goingOn(new RunSetup(run.setup().files(),
                RunChoices.of(stage.info(), run.setup().choices().network())));
        stage.platform().clusters().forEach(cluster -> clusters.add(new ClusterDraft(cluster)));
        job = selected.job().isPresent() ? Optional.of(selected.job().getAsInt()) : Optional.empty();
        changes = job.map(number -> new JobDraft(stage.workload().jobs().get(number), stage.platform(), this::at));
        changes.ifPresent(draft -> draft.onChange(this::collect));
        choices.choicesProperty().addListener((property, before, now) -> collect());
        List.of(fromStart, withoutJob, withoutUser).forEach(flag -> flag.addListener((property, before, now) -> collect()));
        clusters.forEach(cluster -> List.of(cluster.cores, cluster.out, cluster.until)
                .forEach(text -> text.addListener((property, before, now) -> collect())));
    }

    private void collect() {
        branch.set(Optional.empty());
        refused.set(Optional.empty());
        if (choices.choicesProperty().get().isEmpty()) {
            complaint.set(Complaint.CHOICES);
            return;
        }
        RunChoices chosen = choices.choicesProperty().get().get();
        Branch draft = Branch.at(at()).withChoices(chosen.policy(), chosen.scheduler(), chosen.seed(), chosen.parameters());
        List<Branch.CoresOut> outages = new ArrayList<>();
        for (ClusterDraft cluster : clusters) {
            Optional<Long> cores = number(cluster.cores.get(), 1, Integer.MAX_VALUE);
            if (cores.isEmpty()) {
                refuse(Complaint.CORES, cluster.cores);
                return;
            }
            draft = cores.get() == cluster.now.cores() ? draft : draft.withCores(cluster.now.id(), cores.get().intValue());
            if (!cluster.out.get().isBlank()) {
                Optional<Long> out = number(cluster.out.get(), 1, cores.get());
                Optional<Long> until = number(cluster.until.get(), draft.tick() + 1, MOST);
                if (out.isEmpty() || until.isEmpty()) {
                    refuse(Complaint.OUTAGE, out.isEmpty() ? cluster.out : cluster.until);
                    return;
                }
                outages.add(new Branch.CoresOut(cluster.now.id(), out.get().intValue(), until.get()));
            }
        }
        changed(draft.withOutages(outages).withRemoved(removed()));
    }

    private void refuse(Complaint why, StringProperty text) {
        complaint.set(why);
        refused.set(Optional.of(text));
    }

    /** A job that leaves, or has started, is not changed. */
    private void changed(Branch draft) {
        if (changes.isEmpty() || !jobCanLeave() || withoutJob.get() || withoutUser.get()) {
            take(draft);
            return;
        }
        Optional<Job> typed = changes.get().job();
        if (typed.isEmpty()) {
            complaint.set(Complaint.JOB);
        } else {
            Job was = stage.workload().jobs().get(job.get());
            take(typed.get().equals(was) ? draft : draft.withChanged(List.of(JobChange.between(was, typed.get()))));
        }
    }

    private void take(Branch draft) {
        try {
            RunSpec forked = stage.forked(draft);
            if (!draft.cores().isEmpty() && !someClusterHoldsEveryTask(forked.lastStage())) {
                complaint.set(Complaint.NO_CLUSTER);
                return;
            }
            complaint.set(forked.forks().isEmpty() ? Complaint.NOTHING_CHANGED : Complaint.NONE);
            branch.set(forked.forks().isEmpty() ? Optional.empty() : Optional.of(draft));
            Schedulers.check(forked.lastStage());
        } catch (ModelException refused) {
            branch.set(Optional.empty());
            complaint.set(Complaint.CHOICES);
        }
    }

    private static boolean someClusterHoldsEveryTask(RunSpec stage) {
        List<Cluster> clusters = stage.platform().clusters();
        return stage.workload().jobs().stream().flatMap(job -> job.tasks().stream()).allMatch(task -> clusters.stream().anyMatch(task::fits));
    }

    private static Optional<Long> number(String text, long least, long most) {
        String digits = text.strip();
        if (!digits.matches("[0-9]{1,16}")) {
            return Optional.empty();
        }
        long number = Long.parseLong(digits);
        return number < least || number > most ? Optional.empty() : Optional.of(number);
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
        return IntStream.range(0, run.index().jobCount()).filter(number -> user.isPresent() && run.index().job(number).user().equals(user.get()));
    }

    /** Whether nothing of a job has started where the fork acts. */
    private boolean canLeave(int number) {
        return fromStart.get() || switch (snapshot.states().job(number)) {
            case TO_COME -> true;
            case WAITING -> snapshot.states().tasksDone(number) == 0
                    && IntStream.range(run.index().firstTask(number), run.index().firstTask(number + 1))
                    .allMatch(task -> snapshot.states().task(task) == TaskState.WAITING
                            || snapshot.states().task(task) == TaskState.QUEUED);
            case RUNNING, FINISHED, STARVED, REMOVED -> false;
        };
    }

    /** The tick of the fork, or {@link Branch#START}. */
    public long at() {
        return fromStart.get() ? Branch.START : snapshot.tick();
    }

    /** Policy, scheduler and parameters from then on. */
    public RunDraft choices() {
        return choices;
    }

    public List<ClusterDraft> clusters() {
        return List.copyOf(clusters);
    }

    /** Whether the fork acts before anything happens, so that all is as if it had been so from the start. Impossible in a run that was forked. */
    public BooleanProperty fromStartProperty() {
        return fromStart;
    }

    /** Whether the run was not forked before, so that it can be begun anew. */
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
    public ReadOnlyObjectProperty<Optional<Branch>> branchProperty() {
        return branch.getReadOnlyProperty();
    }

    /** The text of a cluster that cannot be taken, if one cannot. */
    public ReadOnlyObjectProperty<Optional<StringProperty>> refusedProperty() {
        return refused.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Complaint> complaintProperty() {
        return complaint.getReadOnlyProperty();
    }
}
