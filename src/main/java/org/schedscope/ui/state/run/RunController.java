package org.schedscope.ui.state.run;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Problems;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.base.Work;

/**
 * Opens runs, simulates them ahead on a worker, and publishes what has been recorded. The open run stays as it is until another one
 * is ready to be stepped; if that fails, it stays for good. A run opens beside those that are open; only choices for a run make
 * another one in its place, and that can be gone back from.
 */
public final class RunController {
    private final Simulator simulator;
    private final Environment environment;
    private final Problems problems;
    private final StateValue<OpenRun> run;
    private final StateValue<Optional<Work>> work;
    private final StateValue<SortedMap<Integer, String>> names;
    private final KeptRuns kept;
    private final Recording.Listener listener = new Listener();
    private final int unasked;
    private Recording current;
    private Place place = Place.THERE;
    private BooleanSupplier untouched = () -> false;
    private BiConsumer<OpenRun, OpenRun> follower = (before, now) -> {
    };
    private int runsOpened;

    /**
     * Where a run opens.
     *
     * @param beside whether the open run stays
     * @param parent the run that it was forked from, if it was
     */
    private record Place(boolean beside, Optional<OpenRun> parent) {
        static final Place THERE = new Place(false, Optional.empty());
        static final Place BESIDE = new Place(true, Optional.empty());

        static Place forkOf(OpenRun parent) {
            return new Place(true, Optional.of(parent));
        }

        static Place revisionOf(OpenRun parent) {
            return new Place(false, Optional.of(parent));
        }
    }

    public RunController(OpenRun first, Simulator simulator, Environment environment, Problems problems) {
        this.simulator = simulator;
        this.environment = environment;
        this.problems = problems;
        runsOpened = first.number();
        unasked = first.number();
        run = environment.changes().value(first);
        work = environment.changes().value(Optional.empty());
        names = environment.changes().value(new TreeMap<>());
        kept = new KeptRuns(first, environment.changes());
    }

    /** The open run; changes when another is opened and whenever more of it has been recorded. */
    public ReadOnlyObjectProperty<OpenRun> runProperty() {
        return run;
    }

    public OpenRun run() {
        return run.get();
    }

    /** Has what depends on the open run follow it in the same change; takes the former run and the present one. */
    public void followedBy(BiConsumer<OpenRun, OpenRun> steps) {
        follower = steps;
    }

    private void set(OpenRun now) {
        environment.changes().make(() -> {
            OpenRun before = run();
            run.set(now);
            follower.accept(before, now);
        });
    }

    /** The runs that are kept side by side, the open one among them, in order of their opening. */
    public List<OpenRun> kept() {
        return kept.get();
    }

    /** The number by which a user knows a kept run: one that takes the place of another takes its number. */
    public int labelOf(OpenRun run) {
        return kept.family().labelOf(run);
    }

    /** The run that a kept one was forked from, as it is recorded by now, if that is kept, too. */
    public Optional<OpenRun> parentOf(OpenRun child) {
        return kept.parentOf(child);
    }

    /** A run as it is recorded by now, if it is kept. */
    public Optional<OpenRun> keptAs(OpenRun wanted) {
        return kept.as(wanted);
    }

    /** What the user calls a kept run; empty if he has not named it. */
    public Optional<String> nameOf(OpenRun run) {
        return keptAs(run).map(known -> names.get().get(labelOf(known)));
    }

    /** What the user calls runs, by their numbers. */
    public SortedMap<Integer, String> names() {
        return names.get();
    }

    /** Has a run called otherwise; nothing but space takes the name away. */
    public void rename(OpenRun run, String name) {
        SortedMap<Integer, String> now = new TreeMap<>(names.get());
        if (name.isBlank()) {
            now.remove(labelOf(run));
        } else {
            now.put(labelOf(run), name.strip());
        }
        names.set(Collections.unmodifiableSortedMap(now));
    }

    /** Names as a text for sessions: a line each, {@code 2=with backfilling}. */
    public String namesText() {
        return names().entrySet().stream().map(name -> name.getKey() + "=" + name.getValue()).collect(Collectors.joining("\n"));
    }

    /** Has runs called as a text has it; names of closed runs are left out. */
    public void restoreNames(String text) {
        for (String line : text.split("\n")) {
            String label = line.replaceAll("=.*", "");
            kept().stream().filter(run -> label.equals(Integer.toString(labelOf(run)))).findFirst()
                    .ifPresent(run -> rename(run, line.substring(label.length() + 1)));
        }
    }

    /** Lets the open run go on differently from a tick on, in a run of its own; this one is kept. */
    public void fork(ForkSpec fork) {
        open(run().setup().forked(fork), Place.forkOf(run()));
    }

    /** Brings a kept run back to the front. */
    public void show(OpenRun wanted) {
        OpenRun there = keptAs(wanted).orElseThrow();
        if (there.isSameRunAs(run())) {
            return;
        }
        current.makeWay();
        current = kept.recordingOf(there);
        current.lookAgain();
        work.set(Optional.empty());
        problems.clear();
        set(there);
    }

    /** Brings the kept run after the open one to the front; after the last, the first. */
    public void showNext() {
        show(kept.after(run()));
    }

    /** Lets a kept run go; the last one stays. */
    public void close(OpenRun unwanted) {
        if (kept.isAlone()) {
            return;
        }
        if (unwanted.isSameRunAs(run())) {
            show(kept.successorOf(unwanted));
        }
        rename(unwanted, "");
        kept.recordingOf(unwanted).stop();
        kept.remove(unwanted);
        unwanted.setup().followed().filter(log -> !kept.follow(log)).ifPresent(FollowedLog::close);
    }

    /** The simulation that goes on, if one does. */
    public Optional<Work> work() {
        return work.get();
    }

    /** Whether there is a run to go back to in the open one's place. */
    public boolean hasEarlier() {
        return kept.family().historyOf(run()).earlier().isPresent();
    }

    /** Whether there is a run that was gone back from. */
    public boolean hasLater() {
        return kept.family().historyOf(run()).later().isPresent();
    }

    /** Opens the run again that was open before this one in its place. */
    public void back() {
        kept.family().historyOf(run()).earlier().ifPresent(this::open);
    }

    /** Opens the run again that was last gone back from. */
    public void forward() {
        kept.family().historyOf(run()).later().ifPresent(this::open);
    }

    /** Runs the same again from tick 0. */
    public void restart() {
        open(run().setup());
    }

    public void setPolicy(String policy) {
        choose(Schedulers.withPolicy(run().setup().choices(), policy));
    }

    /** Sets a parameter of the scheduler and runs again. */
    public void setParameter(Parameter parameter, String value) {
        choose(Schedulers.withParameter(run().setup().choices(), parameter, value));
    }

    public void setSeed(long seed) {
        choose(run().setup().choices().withSeed(seed));
    }

    /** Runs the same files otherwise beside the open run, which it can be compared with. */
    public void chooseBeside(RunChoices choices) {
        open(run().setup().with(choices), Place.forkOf(run()));
    }

    /** Runs the same files otherwise. */
    public void choose(RunChoices choices) {
        open(run().setup().with(choices));
    }

    /** Runs the same workload elsewhere; {@code source} is the platform's file, if it has one. */
    public void setPlatform(PlatformChoice platform, Optional<Path> source) {
        open(run().setup().withPlatform(platform, source, false));
    }

    /**
     * Runs inputs of the open run that were edited beside it, unless they were only saved; as its fork if both can be compared task by
     * task and cluster by cluster.
     */
    public void openEdited(RunSetup setup) {
        boolean other = Comparability.isOther(run().setup(), setup);
        open(setup, !other ? Place.THERE : Comparability.isComparable(run(), setup) ? Place.forkOf(run()) : Place.BESIDE);
    }

    /**
     * Runs inputs that are being edited: beside the run that they began with if that is open, else instead of the open one, which is
     * an earlier stage of them. What was to be opened and is not ready yet is given up.
     *
     * @param before none if they began with nothing
     */
    public void revise(Optional<OpenRun> before, RunSetup setup) {
        open(setup, before.map(base -> base.isSameRunAs(run()) ? Place.forkOf(base) : Place.revisionOf(base)).orElse(Place.THERE));
    }

    /** The number that the next run has that is opened. */
    public int nextNumber() {
        return runsOpened + 1;
    }

    /** Gives up what was to be opened and is not ready yet. */
    public void giveUpOpening() {
        Recording ofOpen = kept.recordingOf(run());
        if (current != ofOpen) {
            current.stop();
            current = ofOpen;
        }
    }

    /** Opens another run instead of this one, as soon as it is ready. */
    public void open(RunSetup setup) {
        open(setup, Place.THERE);
    }

    /** Opens another run beside all that are kept, as soon as it is ready; the one that the program began with makes room. */
    public void openBeside(RunSetup setup) {
        open(setup, makesRoom() ? Place.THERE : Place.BESIDE);
    }

    /** Opens another run of the same tasks beside the open one, which it is compared with. */
    public void openToCompare(RunSetup setup) {
        open(setup, Place.forkOf(run()));
    }

    /** Sets the test whether the user has done nothing in the open run yet. */
    public void makeRoomWhile(BooleanSupplier nothingDone) {
        untouched = nothingDone;
    }

    /** Whether only the run is open that the program began with by itself, and nothing was done in it. */
    private boolean makesRoom() {
        return kept.isAlone() && run().number() == unasked && untouched.getAsBoolean();
    }

    private void open(RunSetup setup, Place where) {
        int number = ++runsOpened;
        place = where;
        begin(new Recording(() -> OpenRun.of(number, setup), simulator, environment, listener));
    }

    /**
     * Opens the runs of a session beside all that are kept; they are simulated one after the other, the one in front first.
     *
     * @param opened the runs of the session, at their starts
     * @return whether nothing else is open
     */
    public boolean restore(SavedSession saved, List<OpenRun> opened) {
        makeWay();
        boolean alone = makesRoom();
        List<OpenRun> numbered = opened.stream().map(next -> next.numbered(++runsOpened)).toList();
        numbered.forEach(next -> kept.setRecording(next, new Recording(() -> next, simulator, environment, listener)));
        OpenRun front = kept.restore(saved, numbered, alone ? Optional.of(run()) : Optional.empty());
        problems.clear();
        work.set(Optional.empty());
        current = kept.recordingOf(front);
        environment.changes().make(() -> {
            kept.show(numbered, alone);
            set(front);
        });
        current.begin();
        numbered.stream().filter(next -> next != front).forEach(next -> kept.recordingOf(next).begin());
        return alone;
    }

    /** Stops simulating ahead. What has been recorded can be seen; stepping beyond it goes on. */
    public void cancel() {
        kept.stopRecording();
        current.stop();
    }

    /** One run is simulated at a time; what other programs do goes on. */
    private void makeWay() {
        kept.makeWay();
        current.makeWay();
    }

    /** Goes on after {@link #cancel()}, if there is anything left to do. */
    public void goOn() {
        if (current.isStopped() && !run().complete()) {
            current.resume();
        }
    }

    public void beginFirst() {
        OpenRun first = run();
        Recording recording = new Recording(() -> first, simulator, environment, listener);
        kept.setRecording(first, recording);
        begin(recording);
    }

    private void begin(Recording recording) {
        if (current != null) {
            makeWay();
        }
        current = recording;
        recording.begin();
    }

    private final class Listener implements Recording.Listener {
        @Override
        public void opened(Recording recording, OpenRun opened) {
            if (recording == current && opened != run()) {
                problems.clear();
                environment.changes().make(() -> {
                    if (place.beside()) {
                        kept.add(opened, recording, place.parent());
                    } else {
                        kept.replace(run(), opened, recording, place.parent());
                    }
                    set(opened);
                });
            }
        }

        @Override
        public void grew(Recording recording, Trace trace, boolean complete, Work progress) {
            environment.changes().make(() -> {
                Optional<OpenRun> grown = kept.grow(recording, trace, complete);
                grown.filter(further -> recording == current).ifPresent(RunController.this::set);
                if (grown.isPresent() && (recording == current || run().complete())) {
                    work.set(complete || recording.isStopped() ? Optional.empty() : Optional.of(progress));
                } else if (grown.isEmpty() && recording != current) {
                    recording.stop();
                }
            });
        }

        @Override
        public void outgrown(Recording recording) {
            if (recording == current && kept.isRecordedBy(recording)) {
                recording.stop();
                open(run().setup());
            }
        }

        @Override
        public void failed(Recording recording, Exception reason) {
            if (recording == current || kept.isRecordedBy(recording)) {
                work.set(Optional.empty());
                problems.report(kept.report(recording, reason).orElseGet(() -> ProblemReport.of(run().workload().name(), reason)));
            }
        }
    }
}
