package org.schedscope.ui.state.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.input.InputException;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;

/** The runs that are kept side by side, in order of their opening, and what records each. There is always one. */
final class KeptRuns {
    private final StateValue<List<OpenRun>> runs;
    private final Map<Integer, Recording> recordings = new HashMap<>();
    private final RunFamily family;

    KeptRuns(OpenRun first, StateChanges changes) {
        runs = changes.value(List.of(first));
        family = new RunFamily(first);
    }

    List<OpenRun> get() {
        return runs.get();
    }

    /** Numbers, parents and histories of the runs. */
    RunFamily family() {
        return family;
    }

    /** Whether there is no other. */
    boolean isAlone() {
        return get().size() == 1;
    }

    /** A run as it is recorded by now, if it is kept. */
    Optional<OpenRun> as(OpenRun wanted) {
        return get().stream().filter(wanted::isSameRunAs).findFirst();
    }

    /** The run that a kept one was forked from, as it is recorded by now, if that is kept, too. */
    Optional<OpenRun> parentOf(OpenRun child) {
        return family.parentOf(child).flatMap(this::as);
    }

    /** The next one; after the last, the first. */
    OpenRun after(OpenRun run) {
        return get().get((indexOf(run) + 1) % get().size());
    }

    /** What comes to the front when a run goes: what it was forked from, else its neighbour. */
    OpenRun successorOf(OpenRun gone) {
        int at = indexOf(gone);
        return parentOf(gone).orElseGet(() -> get().get(at == 0 ? 1 : at - 1));
    }

    private int indexOf(OpenRun wanted) {
        for (int at = 0; at < get().size(); at++) {
            if (get().get(at).isSameRunAs(wanted)) {
                return at;
            }
        }
        return -1;
    }

    Recording recordingOf(OpenRun run) {
        return recordings.get(run.number());
    }

    void setRecording(OpenRun run, Recording recording) {
        recordings.put(run.number(), recording);
    }

    /** Whether a recording is of one of the runs, or of one that is about to be. */
    boolean isRecordedBy(Recording recording) {
        return recordings.containsValue(recording);
    }

    void stopRecording() {
        recordings.values().forEach(Recording::stop);
    }

    void makeWay() {
        recordings.values().forEach(Recording::makeWay);
    }

    /** Report about a log that is wrong while it is followed; none about other failures. */
    Optional<ProblemReport> report(Recording failed, Exception reason) {
        return reason instanceof InputException wrong ? get().stream().filter(one -> recordingOf(one) == failed)
                .filter(one -> one.setup().followed().isPresent()).findFirst()
                .flatMap(one -> one.setup().schedule().flatMap(ReplayableSchedule::file)
                        .map(file -> ProblemReport.ended(one.workload().name(), file, wrong)))
                : Optional.empty();
    }

    /** Whether what another program writes is shown in one of the runs. */
    boolean follow(FollowedLog log) {
        return get().stream().anyMatch(one -> one.setup().followed().filter(log::equals).isPresent());
    }

    /** @param parent what it was forked from, if it was */
    void add(OpenRun opened, Recording recording, Optional<OpenRun> parent) {
        family.opened(opened, parent);
        setRecording(opened, recording);
        change(now -> now.add(opened));
    }

    /**
     * Puts a run in the place of another.
     *
     * @param parent what it is a fork of from now on, if it is given
     */
    void replace(OpenRun before, OpenRun now, Recording recording, Optional<OpenRun> parent) {
        family.replaced(before, now);
        parent.ifPresent(from -> family.forked(now, from));
        recordings.remove(before.number());
        setRecording(now, recording);
        change(all -> all.set(indexOf(before), now));
    }

    void remove(OpenRun unwanted) {
        change(now -> now.removeIf(unwanted::isSameRunAs));
        recordings.remove(unwanted.number());
        family.forget(unwanted);
    }

    /** More of the run is there that a recording is of. Gives the run as it is recorded now; empty if it is not kept. */
    Optional<OpenRun> grow(Recording recording, Trace trace, boolean complete) {
        Optional<OpenRun> grown = get().stream().filter(one -> recordingOf(one) == recording).findFirst()
                .map(one -> one.recordedFurther(trace, complete));
        grown.ifPresent(further -> change(now -> now.set(indexOf(further), further)));
        return grown;
    }

    /**
     * Takes in the runs of a session, which have recordings already. They are not shown before {@link #show}.
     *
     * @param gone what makes room for them, if it does
     * @return the run that was in front
     */
    OpenRun restore(SavedSession saved, List<OpenRun> opened, Optional<OpenRun> gone) {
        gone.ifPresent(run -> {
            recordings.remove(run.number());
            family.forget(run);
        });
        return family.restored(saved, opened);
    }

    /** @param alone whether those that were there go */
    void show(List<OpenRun> more, boolean alone) {
        change(now -> {
            now.removeIf(run -> alone);
            now.addAll(more);
        });
    }

    private void change(Consumer<List<OpenRun>> step) {
        List<OpenRun> now = new ArrayList<>(get());
        step.accept(now);
        runs.set(List.copyOf(now));
    }
}
