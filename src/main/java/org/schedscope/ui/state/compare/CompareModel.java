package org.schedscope.ui.state.compare;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.time.IndexModel;
import org.schedscope.ui.state.time.RangeModel;

/**
 * Compares the open run with another kept one of the same tasks: the run that it was forked from, unless another is chosen. Worked out on
 * a worker once both are recorded to their ends; empty if there is nothing to compare with, or not yet.
 */
public final class CompareModel extends Answer<CompareModel.Pair, Optional<RunComparison>> {
    /** A pair of runs to compare. */
    record Pair(OpenRun base, OpenRun run, Optional<RunPart> part) {
    }

    /**
     * What the schedule shows beside the open run.
     *
     * @param staged the run that a lesson shows
     * @param edited the open run's schedule while it is edited
     */
    public record Shown(ComparisonMode beside, Optional<StagedRun> staged, Optional<EditedSchedule> edited) {
    }

    private final RunController runs;
    private final RangeModel range;
    private final StateValue<ComparisonMode> beside;
    private final StateValue<Optional<EditedSchedule>> edited;
    /** Of the run that is compared with, as far as its rows have been shown. */
    private final IndexModel baseIndex;
    private final StateValue<Optional<StagedRun>> staged;
    private Optional<OpenRun> chosen = Optional.empty();

    public CompareModel(RunController runs, RangeModel range, Environment environment) {
        super(environment, Optional.empty(), pair -> Optional.of(new PairReader(pair).comparison()));
        this.runs = runs;
        this.range = range;
        baseIndex = new IndexModel(environment.beside(), environment.way());
        beside = environment.changes().value(ComparisonMode.GHOSTS);
        edited = environment.changes().value(Optional.empty());
        staged = environment.changes().value(Optional.empty());
    }

    public Shown shown() {
        return new Shown(beside.get(), staged.get(), edited.get());
    }

    /** How the schedule shows the other run. */
    public ObjectProperty<ComparisonMode> besideProperty() {
        return beside;
    }

    /** The run that a lesson shows together with the open one; it goes before what the user compares with, and leaves that as it is. */
    public Optional<StagedRun> staged() {
        return staged.get();
    }

    /** Shows a run together with the open one, or none any more. */
    public void stage(Optional<StagedRun> other) {
        staged.set(other);
    }

    /** What the schedule shows and lets be done while its workload is edited; nothing while it is not. */
    public Optional<EditedSchedule> edited() {
        return edited.get();
    }

    /** Shows an edited schedule instead of the open run's, or none any more. */
    public void edit(Optional<EditedSchedule> now) {
        edited.set(now);
    }

    /** The run that a lesson, or building by hand, shows together with the open one. */
    private Optional<StagedRun> together() {
        return staged.get().or(() -> edited.get().flatMap(EditedSchedule::rival));
    }

    /** The run with rows beside those of the open one; none unless rows are chosen and both have the same number of clusters. */
    public Optional<OpenRun> inRows() {
        Optional<StagedRun> other = together();
        Optional<OpenRun> wanted = other.isPresent() ? other.filter(StagedRun::inRows).map(StagedRun::base)
                : beside.get() != ComparisonMode.ROWS ? Optional.empty()
                        : get().filter(compared -> compared.run().isSameRunAs(runs.run())).map(RunComparison::base);
        return wanted.filter(base -> base.platform().clusters().size() == runs.run().platform().clusters().size());
    }

    /** The tick at which the run of {@link #inRows} is shown: a lesson shows all of it at the end of the open one. */
    public long besideTick(OpenRun base, long tick) {
        OpenRun run = runs.run();
        return together().isPresent() && run.complete() && tick >= run.lastTick() ? Math.max(tick, base.lastTick()) : tick;
    }

    /** Index of the trace of the run of {@link #inRows}, taken in towards a position; of a long run a slice a call. */
    public TraceIndex baseIndex(OpenRun base, int position) {
        return baseIndex.towards(base, position);
    }

    /** Up to which position {@link #baseIndex} has been taken in. */
    public int baseTaken() {
        return baseIndex.taken();
    }

    /** Takes in some more of the other run if its rows are shown; called once a frame. */
    public void pulse() {
        inRows().ifPresent(baseIndex::pulse);
    }

    /** What the open run is compared with, finished or not; none if there is no run of the same tasks beside it. */
    public Optional<OpenRun> base() {
        Optional<OpenRun> wanted = chosen.flatMap(run -> candidates().stream().filter(run::isSameRunAs).findFirst());
        return wanted.or(() -> runs.parentOf(runs.run()).filter(parent -> candidates().contains(parent)))
                .or(() -> candidates().stream().filter(other -> runs.parentOf(other).filter(runs.run()::isSameRunAs).isPresent())
                        .findFirst());
    }

    /** Runs that the open one can be compared with. */
    public List<OpenRun> candidates() {
        OpenRun run = runs.run();
        return runs.kept().stream().filter(other -> !other.isSameRunAs(run) && Comparability.sameTasks(other.index(), run.index()))
                .toList();
    }

    /** Compares with another run from now on. */
    public void compareWith(OpenRun base) {
        chosen = Optional.of(base);
        refresh();
    }

    /** The number of the run that was chosen to be compared with, for sessions; empty if none was. */
    public String chosen() {
        return chosen.flatMap(runs::keptAs).map(run -> Integer.toString(runs.labelOf(run))).orElse("");
    }

    /** Compares with the run of this number from now on; with the one that it was forked from if there is no such run. */
    public void choose(String label) {
        chosen = runs.kept().stream().filter(run -> Integer.toString(runs.labelOf(run)).equals(label)).findFirst();
        refresh();
    }

    /** Where both runs part at a tick; none if they do not, or nothing is compared. */
    public Optional<RunDifference> differenceAt(long tick) {
        return get().flatMap(compared -> RunDifference.at(compared, tick));
    }

    /** To be called when a run was opened, closed or recorded further. */
    public void refresh() {
        OpenRun run = runs.run();
        Optional<OpenRun> base = base().filter(OpenRun::complete);
        if (base.isEmpty() || !run.complete()) {
            settle(Optional.empty());
            return;
        }
        Pair pair = new Pair(base.get(), run, measured(base.get(), run));
        Optional<RunComparison> known = get().filter(compared -> compared.isOf(pair.base(), run));
        if (known.isEmpty()) {
            settle(Optional.empty());
        }
        // Another part of the same runs leaves what the schedule shows of them as it is.
        if (known.filter(compared -> compared.part().equals(pair.part())).isEmpty() || isBusy()) {
            ask(pair);
        }
    }

    /** The marked part as far as both runs have it: rows only where both have the same cores. */
    private Optional<RunPart> measured(OpenRun base, OpenRun run) {
        boolean sameCores = base.platform().equals(run.platform());
        return range.get().map(part -> sameCores ? part : part.on(List.of())).filter(part -> !part.equals(RunPart.ALL));
    }

    @Override
    protected boolean stands(Pair asked) {
        return asked.run().isSameRunAs(runs.run()) && base().filter(asked.base()::isSameRunAs).isPresent()
                && asked.part().equals(measured(asked.base(), asked.run()));
    }
}
