package org.schedscope.ui.state.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.state.time.Breakpoints;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.Selection;

/**
 * All that the window has open as one value, and back. What was restored is simulated again; the playhead goes to where it was as soon as
 * the recording gets there, unless the user moves it first.
 */
public final class SessionState {
    private final Session session;
    private Optional<SavedSession.View> pending = Optional.empty();

    SessionState(Session session) {
        this.session = session;
        session.states().show(this::follow);
    }

    /** The state as it is now, without what came out of the runs; costs a few objects, however large the runs are. */
    public SavedSession now() {
        RunController runs = session.runs();
        List<SavedRun> saved = new ArrayList<>();
        for (OpenRun run : runs.kept()) {
            OptionalInt parent = runs.parentOf(run).map(from -> OptionalInt.of(runs.labelOf(from))).orElse(OptionalInt.empty());
            saved.add(new SavedRun(runs.labelOf(run), parent, run.setup().kept(), Optional.empty()));
        }
        return new SavedSession(saved, runs.labelOf(runs.run()), view());
    }

    private SavedSession.View view() {
        // Where a restored playhead is on its way to is where it is.
        long tick = pending.map(SavedSession.View::tick).orElse(session.playhead().tick());
        int position = pending.map(SavedSession.View::position).orElse(session.playhead().position());
        SortedMap<String, List<SavedSession.SavedBreakpoint>> elsewhere = new TreeMap<>();
        session.breakpoints().elsewhere().forEach((workload, list) -> elsewhere.put(workload, watched(list)));
        return new SavedSession.View(tick, position, marked(), watched(session.breakpoints().list()), elsewhere, session.layout().now());
    }

    private static List<SavedSession.SavedBreakpoint> watched(List<Breakpoint> list) {
        return list.stream().map(one -> new SavedSession.SavedBreakpoint(one.text(), one.enabled())).toList();
    }

    private SavedSession.SelectedIds marked() {
        Selected selected = session.selection().get();
        OpenRun run = session.runs().run();
        WorkloadIndex index = run.index();
        return new SavedSession.SelectedIds(text(selected.job(), job -> index.job(job).id()),
                text(selected.task(), task -> index.task(task).id()),
                selected.user(), text(selected.cluster(), cluster -> run.platform().clusters().get(cluster).id()));
    }

    private static Optional<String> text(OptionalInt number, IntFunction<String> id) {
        return number.isPresent() ? Optional.of(id.apply(number.getAsInt())) : Optional.empty();
    }

    /**
     * Opens beside all that is open.
     *
     * @param opened the runs of the session, at their starts
     * @return whether nothing else is open
     */
    boolean restore(SavedSession saved, List<OpenRun> opened) {
        pending = Optional.empty();
        boolean alone = session.runs().restore(saved, opened);
        restoreBreakpoints(saved.view(), alone);
        select(saved.view().marked());
        SortedMap<String, String> layout = new TreeMap<>(saved.view().layout());
        if (!alone) {
            // They hold numbers of runs, which are others here.
            layout.remove(Session.COMPARED_WITH);
            layout.remove(Session.RUN_NAMES);
        }
        session.layout().restore(layout);
        pending = Optional.of(saved.view());
        goOn();
        return alone;
    }

    /** Every workload's list; what else is open keeps its own. */
    private void restoreBreakpoints(SavedSession.View kept, boolean alone) {
        Breakpoints open = session.breakpoints();
        Map<String, List<Breakpoint>> elsewhere = new TreeMap<>(alone ? Map.of() : open.elsewhere());
        kept.elsewhere().forEach((workload, list) -> elsewhere.put(workload, joined(elsewhere.getOrDefault(workload, List.of()), list)));
        open.restore(joined(alone ? List.of() : open.list(), kept.breakpoints()), elsewhere);
    }

    private static List<Breakpoint> joined(List<Breakpoint> open, List<SavedSession.SavedBreakpoint> kept) {
        Map<String, Breakpoint> all = new LinkedHashMap<>();
        open.forEach(one -> all.put(one.text(), one));
        kept.forEach(one -> all.putIfAbsent(one.condition(), new Breakpoint(all.size() + 1, one.condition(), one.enabled())));
        return List.copyOf(all.values());
    }

    private void select(SavedSession.SelectedIds marked) {
        OpenRun run = session.runs().run();
        WorkloadIndex index = run.index();
        Selection selection = session.selection();
        selection.clear();
        marked.cluster().ifPresent(id -> found(run.platform().clusters().size(), at -> run.platform().clusters().get(at).id().equals(id))
                .ifPresent(selection::selectCluster));
        Optional<Integer> job = marked.job().flatMap(id -> found(index.jobCount(), at -> index.job(at).id().equals(id)));
        Optional<Integer> task = job
                .flatMap(number -> marked.task().flatMap(id -> found(index.firstTask(number + 1) - index.firstTask(number),
                        at -> index.task(index.firstTask(number) + at).id().equals(id))).map(at -> index.firstTask(number) + at));
        if (task.isPresent()) {
            selection.selectTask(task.get());
        } else if (job.isPresent()) {
            selection.selectJob(job.get());
        } else {
            marked.user().filter(run.jobs().users()::contains).ifPresent(selection::selectUser);
        }
    }

    private static Optional<Integer> found(int count, IntPredicate isIt) {
        return IntStream.range(0, count).filter(isIt).boxed().findFirst();
    }

    private void follow(WindowState before, WindowState now) {
        if (now.differs(before, WindowState::moment)) {
            // A user who goes elsewhere leaves the place of the session.
            pending = Optional.empty();
        }
        if (now.differs(before, WindowState::run)) {
            goOn();
        }
    }

    private void goOn() {
        if (pending.isEmpty()) {
            return;
        }
        OpenRun run = session.runs().run();
        SavedSession.View view = pending.get();
        if (run.complete() || run.lastTick() > view.tick()) {
            pending = Optional.empty();
            Trace trace = run.trace();
            boolean there = view.position() >= trace.positionAfter(view.tick() - 1) && view.position() <= trace.positionAfter(view.tick());
            if (there && view.tick() <= run.lastTick()) {
                session.playhead().seek(new BreakpointMatch(view.position(), view.tick()));
            } else {
                session.playhead().seekTick(view.tick());
            }
        }
    }
}
