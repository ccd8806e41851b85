package org.schedscope.ui.state.session;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.io.input.Problem;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.compare.CompareModel;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.experiment.Experiments;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.file.TableDraft;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.EetChoice;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.state.time.BreakpointNavigator;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.state.time.Viewpoint;

/**
 * Everything that views show, as of one moment: all parts are of the same change.
 *
 * @param run the open run, as far as it is recorded
 * @param place where in it the window is: instant, zoom, selection, range
 * @param visible the ticks that the time axis shows
 * @param here the playhead, and whether it moves by itself
 * @param colour what the colours of bars mean
 * @param compared what the schedule shows beside the open run, and how
 * @param expected by what users' expectations are measured
 * @param cell the cell of the heatmap whose causes are shown, if one is chosen
 * @param kept the runs that are open side by side
 * @param names of runs, by their numbers
 * @param asked test for the tasks of the last query, if there is one
 * @param steps counts the steps from task to task
 * @param findings counts what was found out about breakpoints
 * @param travel the way to a breakpoint
 * @param problem what went wrong last, until it is dismissed
 * @param files what was read and written last
 * @param lesson the lesson that is given, as far as it is shown
 * @param look settings that all of the window is drawn by
 * @param experiments the open experiment, its sweep and its figures
 * @param facts what has been worked out so far
 */
public record WindowState(OpenRun run, Viewpoint place, TickRange visible, Playhead.Here here, ColourBy colour, CompareModel.Shown compared,
        EetChoice expected, Optional<Expectations.Place> cell, List<OpenRun> kept, Map<Integer, String> names, List<Bookmark> bookmarks,
        Optional<IntPredicate> asked, int steps, int findings, BreakpointNavigator.Travel travel, Optional<ProblemReport> problem,
        Files files, LessonModel.Given lesson, Settings.Look look, Experiments.State experiments, WindowFacts facts) {
    /** A part of the window that shows the state. */
    public interface Observer {
        /** Takes a change, complete. */
        void show(WindowState before, WindowState now);
    }

    /**
     * What was read and written last.
     *
     * @param warnings what was repaired or left out, until that is dismissed
     * @param table a table with columns that the user is to name
     */
    public record Files(List<Problem> warnings, Optional<TableDraft> table, Optional<FileExporter.Done> written) {
        static Files of(FileOpener files, FileExporter exports) {
            return new Files(files.warnings(), files.table(), exports.done());
        }
    }

    public Selected selected() {
        return place.selected();
    }

    public Optional<RunPart> range() {
        return place.range();
    }

    public BreakpointMatch moment() {
        return place.moment();
    }

    public boolean timesAsTicks() {
        return look.timesAsTicks();
    }

    /** How the schedule shows the run that is compared with. */
    public ComparisonMode beside() {
        return compared.beside();
    }

    /** What is true at the playhead; for a moment that of an earlier position, or of an earlier run. */
    public PlayheadSnapshot snapshot() {
        return facts.snapshot();
    }

    /** Whether any of some parts is another one than before. */
    @SafeVarargs
    public final boolean differs(WindowState before, Function<WindowState, ?>... parts) {
        for (Function<WindowState, ?> part : parts) {
            if (!Objects.equals(part.apply(before), part.apply(this))) {
                return true;
            }
        }
        return false;
    }
}
