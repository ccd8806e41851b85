package org.schedscope.ui.state.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lesson;
import org.schedscope.metrics.ViolationView;
import org.schedscope.model.Workload;
import org.schedscope.ui.state.answer.Answers;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.base.Problems;
import org.schedscope.ui.state.base.RightOfWay;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.WindowLayout;
import org.schedscope.ui.state.compare.ColourModel;
import org.schedscope.ui.state.compare.NextDifference;
import org.schedscope.ui.state.experiment.Experiments;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.file.OpenTargets;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.lesson.LessonStage;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.run.Simulator;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.snapshot.SnapshotModel;
import org.schedscope.ui.state.snapshot.SnapshotReader;
import org.schedscope.ui.state.time.AskedJobs;
import org.schedscope.ui.state.time.Bookmarks;
import org.schedscope.ui.state.time.BreakpointNavigator;
import org.schedscope.ui.state.time.Breakpoints;
import org.schedscope.ui.state.time.IndexModel;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.RangeModel;
import org.schedscope.ui.state.time.RunPlaces;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.Selection;
import org.schedscope.ui.state.time.ShownTimes;
import org.schedscope.ui.state.time.TaskNavigator;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.state.time.TimelineModel;
import org.schedscope.ui.state.time.ViewHistory;
import org.schedscope.ui.state.time.Viewpoints;

/**
 * The state of a window and its verbs: the open run, where in it the window is, what of it is visible, what is selected, and what is true
 * there.
 * There is always an open run; the first one is given.
 */
public final class Session {
    /** What the number of the run is remembered by that the open one is compared with. */
    static final String COMPARED_WITH = "compared-with";
    /** Names of runs, by their numbers, are remembered by this. */
    static final String RUN_NAMES = "run-names";

    private final Problems problems;
    private final Settings settings;
    private final Environment environment;
    private final RunController runs;
    private final FileOpener files;
    private final FileExporter exports;
    private final Experiments experiments;
    private final Playhead playhead;
    private final ShownTimes times;
    private final TimelineModel timeline;
    private final Breakpoints breakpoints;
    private final BreakpointNavigator breakpointNavigator;
    private final Selection selection;
    private final RangeModel range;
    private final ViewHistory history;
    private final Bookmarks bookmarks;
    private final Answers answers;
    private final Expectations expectations;
    private final ColourModel colours;
    private final IndexModel index;
    private final TaskNavigator taskNavigator;
    private final LessonModel lessons;
    private final WindowLayout layout = new WindowLayout();
    private final SessionKeeper keeper;
    private final Viewpoints viewpoints;
    private final RunPlaces places;
    private final AskedJobs askedJobs;
    private final NextDifference difference;
    private OptionalInt followTask = OptionalInt.empty();
    private final WindowStates states;
    private SnapshotReader.Question asked;

    /**
     * @param first what to run first
     * @param simulator where runs come from
     * @param results folder for the results of experiments that come with the program
     * @throws InputException if the first run cannot be prepared
     */
    public Session(RunSetup first, Simulator simulator, Path results, Settings settings, Environment environment)
            throws InputException {
        this.settings = settings;
        times = new ShownTimes(settings);
        this.environment = environment;
        problems = new Problems(environment.changes());
        runs = new RunController(OpenRun.atStart(1, first), simulator, environment, problems);
        files = new FileOpener(results, runs, problems, settings, environment, new Targets());
        exports = new FileExporter(runs, problems, environment);
        experiments = new Experiments(files, exports, environment);
        OpenRun run = runs.run();
        StateChanges changes = environment.changes();
        timeline = new TimelineModel(changes);
        playhead = new Playhead(run.trace(), run.complete(), changes, timeline::playheadMoved);
        breakpoints = new Breakpoints(run, environment);
        breakpointNavigator = new BreakpointNavigator(breakpoints, playhead, runs, environment);
        selection = new Selection(run.index(), changes);
        range = new RangeModel(changes);
        viewpoints = new Viewpoints(changes, runs, playhead, timeline, selection, range);
        places = new RunPlaces(viewpoints);
        index = new IndexModel(environment.beside(), environment.way());
        taskNavigator = new TaskNavigator(runs, playhead, index, selection, timeline, changes);
        expectations = new Expectations(run, changes);
        answers = Answers.of(runs, playhead, selection, range, expectations, environment);
        difference = new NextDifference(answers.compare(), playhead, selection, environment);
        colours = new ColourModel(run.index(), changes);
        timeline.runChanged(run.lastTick());
        bookmarks = new Bookmarks(viewpoints);
        askedJobs = new AskedJobs(changes);
        lessons = new LessonModel(runs, playhead, selection, new LessonStage(timeline, answers.compare(), changes), changes);
        states = new WindowStates(changes, this::state);
        listen();
        history = new ViewHistory(viewpoints, environment.owner(), environment.nanos());
        rememberLooks();
        keeper = new SessionKeeper(this);
        runs.beginFirst();
    }

    /** Notation of times of the open run's workload. */
    public TimeFigures times() {
        return times.of(runs.run().workload());
    }

    /** Notation of times of another workload. */
    public TimeFigures times(Workload workload) {
        return times.of(workload);
    }

    private WindowState state() {
        return new WindowState(runs.run(), viewpoints.now(), new TickRange(timeline.start(), timeline.end()), playhead.here(),
                colours.byProperty().get(), answers.compare().shown(), expectations.get(), expectations.place(), runs.kept(),
                runs.names(), bookmarks.allProperty().get(), askedJobs.found().get(), taskNavigator.steps(),
                breakpoints.findings(), breakpointNavigator.travel(), problems.get(), WindowState.Files.of(files, exports), lessons.given(),
                settings.look(), experiments.now(), WindowFacts.of(answers, difference.get()));
    }

    private void listen() {
        runs.makeRoomWhile(() -> !playhead.here().moved() && selection.get().equals(Selected.NOTHING));
        runs.followedBy(this::runChanged);
        settings.publishTo(environment.changes());
        settings.reducedMotionProperty().addListener((property, before, now) -> playhead.setCalm(now));
        playhead.setCalm(settings.reducedMotionProperty().get());
        asked = question();
        states.show((before, now) -> environment.changes().make(() -> changed(before, now)));
    }

    private void changed(WindowState before, WindowState now) {
        if (now.differs(before, WindowState::kept)) {
            refreshComparison();
        }
        tellAnswers(before, now);
        if (!now.selected().task().equals(before.selected().task())) {
            // The cluster that is chosen with a task, or after it, stays.
            followTask = now.selected().task();
        } else if (!now.selected().equals(before.selected())) {
            followTask = OptionalInt.empty();
        }
        if (now.differs(before, WindowState::beside, state -> state.facts().comparison())) {
            colours.compared(now.facts().comparison(), now.beside());
        }
        if (now.beside() != before.beside()) {
            colours.beside(now.beside());
        }
        if (!now.expected().equals(before.expected())) {
            breakpoints.expect(now.expected().capacity());
        }
        if (now.snapshot() != before.snapshot()) {
            followTask(now.snapshot());
        }
        tellMovers(before, now);
        askForSnapshot();
    }

    private void tellMovers(WindowState before, WindowState now) {
        if (now.here().waiting() && !before.here().waiting()) {
            runs.goOn();
        }
        if (now.differs(before, WindowState::moment)) {
            breakpointNavigator.cancel();
        }
        if (now.differs(before, WindowState::run)) {
            files.opened(before.run(), now.run());
            lessons.runChanged();
        } else if (now.differs(before, WindowState::moment)) {
            lessons.look();
        }
        if (now.findings() != before.findings()) {
            breakpointNavigator.tryAgain();
        }
        if (now.timesAsTicks() != before.timesAsTicks()) {
            snapshot().ask(asked);
        }
    }

    private void tellAnswers(WindowState before, WindowState now) {
        if (now.snapshot() != before.snapshot()) {
            answers.moved(before.snapshot(), now.snapshot());
        } else if (now.differs(before, WindowState::selected, state -> state.here().playing())) {
            answers.selected();
        }
        if (now.differs(before, WindowState::cell)) {
            answers.asked();
        }
        if (now.differs(before, WindowState::range)) {
            answers.marked();
        }
    }

    private final class Targets implements OpenTargets {
        @Override
        public void session(Optional<Path> file, SavedSession saved, List<OpenRun> opened) {
            keeper.opened(file, saved, opened);
        }

        @Override
        public void experiment(OpenExperiment experiment) {
            experiments.open(experiment);
        }

        @Override
        public void lesson(Lesson lesson) {
            lessons.begin(lesson);
        }
    }

    private void rememberLooks() {
        layout.remember("theme", () -> settings.themeProperty().get().name(), text -> settings.themeProperty().set(Theme.valueOf(text)));
        layout.remember("colour", () -> colours.byProperty().get().name(), text -> colours.choose(ColourBy.valueOf(text)));
        layout.remember("rows", () -> expectations.order().getValue().name(),
                text -> expectations.sort(ViolationView.Order.valueOf(text)));
        layout.remember("follow", () -> Boolean.toString(timeline.followProperty().get()),
                text -> timeline.followProperty().set(Boolean.parseBoolean(text)));
        layout.remember("bookmarks", () -> bookmarks.text(), text -> bookmarks.restore(text));
        layout.remember("zoom", timeline::text, timeline::restore);
        layout.remember("asked", () -> askedJobs.words().get(), askedJobs.words()::set);
        layout.remember(RUN_NAMES, runs::namesText, runs::restoreNames);
        layout.remember(COMPARED_WITH, answers.compare()::chosen, answers.compare()::choose);
    }

    private void runChanged(OpenRun before, OpenRun now) {
        if (now.isSameRunAs(before)) {
            timeline.runGrew(now.lastTick());
            playhead.runGrew(now.trace(), now.complete());
        } else {
            int position = playhead.position();
            difference.forget();
            places.leave(before);
            colours.runChanged(now.index());
            range.runChanged(Comparability.sameTasks(now.index(), before.index()), now.platform().equals(before.platform()));
            selection.runChanged(now.index());
            answers.opened(before, now);
            expectations.runChanged(now);
            timeline.runChanged(now.lastTick());
            breakpointNavigator.cancel();
            playhead.setLive(now.setup().followed().isPresent());
            playhead.runChanged(now.trace(), now.complete(), now.workload().name().equals(before.workload().name()));
            places.arrive(before, now);
            stay(before, position, now);
        }
        answers.recorded(now);
        colours.anotherRun(answers.compare().base().isPresent());
        breakpoints.recorded(now);
        environment.changes().touch();
    }

    /** A followed log to which jobs were added has the same events as before. */
    private void stay(OpenRun before, int position, OpenRun now) {
        if (now.setup().followed().isPresent() && now.setup().followed().equals(before.setup().followed())) {
            playhead.seekPosition(position == before.trace().eventCount() ? now.trace().eventCount() : position);
        }
    }

    /** The chosen queue is the one that the selected task waits in, or waited in. */
    private void followTask(PlayheadSnapshot now) {
        now.story().filter(story -> followTask.isPresent() && story.task() == followTask.getAsInt()).ifPresent(story -> {
            followTask = OptionalInt.empty();
            if (story.cluster().isPresent() && !story.cluster().equals(selection.get().cluster())) {
                selection.selectCluster(story.cluster().getAsInt());
            }
        });
    }

    private void refreshComparison() {
        answers.compare().refresh();
        answers.figures().refresh();
        colours.anotherRun(answers.compare().base().isPresent());
    }

    private SnapshotReader.Question question() {
        return new SnapshotReader.Question(runs.run(), playhead.position(), playhead.tick(), selection.get(), expectations.get(),
                range.get());
    }

    private void askForSnapshot() {
        SnapshotReader.Question question = question();
        if (!question.equals(asked)) {
            asked = question;
            snapshot().ask(question);
        }
    }

    /**
     * Where to put questions that would take the window too long: a worker answers them, of those that come in meanwhile only the last.
     *
     * @param work done on the worker; its result is delivered on this thread
     */
    public <Q, R> Consumer<Q> answering(Function<Q, R> work, Consumer<R> deliver) {
        return new LatestOnlyWorker<>(environment.answers(), environment.owner(), work, deliver)::request;
    }

    /** Where to begin searches beside the window and beside whatever else goes on. */
    public <P, R> LongSearch<P, R> search() {
        return new LongSearch<>(environment);
    }

    /** Priority between the thread that owns all this and its workers. */
    public RightOfWay way() {
        return environment.way();
    }

    /** All of it as one value, and its changes. */
    public WindowStates states() {
        return states;
    }

    public RunController runs() {
        return runs;
    }

    public FileOpener files() {
        return files;
    }

    public FileExporter exports() {
        return exports;
    }

    /** Grids of runs, and figures of what came out. */
    public Experiments experiments() {
        return experiments;
    }

    public Problems problems() {
        return problems;
    }

    public Settings settings() {
        return settings;
    }

    public Playhead playhead() {
        return playhead;
    }

    public Breakpoints breakpoints() {
        return breakpoints;
    }

    public BreakpointNavigator breakpointNavigator() {
        return breakpointNavigator;
    }

    public TimelineModel timeline() {
        return timeline;
    }

    /** What the place of the window consists of: run, instant, zoom, selection, range. */
    public Viewpoints viewpoints() {
        return viewpoints;
    }

    public Selection selection() {
        return selection;
    }

    /** Where the window has been. */
    public ViewHistory history() {
        return history;
    }

    /** Places to come back to. */
    public Bookmarks bookmarks() {
        return bookmarks;
    }

    /** The part of the run that is marked. */
    public RangeModel range() {
        return range;
    }

    /** The jobs of the last query. */
    public AskedJobs askedJobs() {
        return askedJobs;
    }

    /** All that is worked out beside the window. */
    public Answers answers() {
        return answers;
    }

    /** What is true at the playhead. */
    public SnapshotModel snapshot() {
        return answers.snapshot();
    }

    public Expectations expectations() {
        return expectations;
    }

    public IndexModel index() {
        return index;
    }

    public TaskNavigator taskNavigator() {
        return taskNavigator;
    }

    /** The way to where the open run and the one that it is compared with part. */
    public NextDifference difference() {
        return difference;
    }

    /** Saves and restores all that is open. */
    public SessionKeeper keeper() {
        return keeper;
    }

    /** The lesson that is given, if one is. */
    public LessonModel lessons() {
        return lessons;
    }

    /** How the window looks, for {@link #keeper}. */
    public WindowLayout layout() {
        return layout;
    }

    public ColourModel colours() {
        return colours;
    }
}
