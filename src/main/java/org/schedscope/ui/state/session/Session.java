package org.schedscope.ui.state.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
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
import org.schedscope.ui.state.run.NamedRuns;
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
 * Everything a window knows: the open run, where in it the window is, what of it is visible, what is selected, and what is true there.
 * There is always an open run; the first one is given.
 */
public final class Session {
    /** What the number of the run is remembered by that the open one is compared with. */
    static final String COMPARED_WITH = "compared-with";
    /** What runs are called, by their numbers, is remembered by this. */
    static final String RUN_NAMES = "run-names";

    private final Problems problems = new Problems();
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
    private final AskedJobs askedJobs = new AskedJobs();
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
        runs = new RunController(OpenRun.atStart(1, first), simulator, environment, problems);
        files = new FileOpener(results, runs, problems, settings, environment, new Targets());
        exports = new FileExporter(runs, problems, environment);
        experiments = new Experiments(files, exports, environment);
        OpenRun run = runs.run();
        StateChanges changes = environment.changes();
        timeline = new TimelineModel(changes);
        playhead = new Playhead(run.trace(), run.complete(), changes, timeline::playheadMoved);
        breakpoints = new Breakpoints(run, environment);
        breakpointNavigator = new BreakpointNavigator(breakpoints, playhead, runs, environment.nanos());
        selection = new Selection(run.index(), changes);
        range = new RangeModel(changes);
        viewpoints = new Viewpoints(changes, runs, playhead, timeline, selection, range);
        places = new RunPlaces(viewpoints);
        index = new IndexModel(environment.beside(), environment.way());
        taskNavigator = new TaskNavigator(runs, playhead, index, selection, timeline);
        expectations = new Expectations(run, changes);
        answers = Answers.of(runs, playhead, selection, range, expectations, environment);
        difference = new NextDifference(answers.compare(), playhead, selection, environment);
        colours = new ColourModel(run.index());
        timeline.runChanged(run.lastTick());
        bookmarks = new Bookmarks(viewpoints);
        states = new WindowStates(changes, () -> new WindowState(runs.run(), viewpoints.now(),
                new TickRange(timeline.start(), timeline.end()), settings.timesAsTicksProperty().get(), playhead.isPlaying(),
                colours.byProperty().get(), answers.compare().besideProperty().get(), expectations.get(),
                expectations.placeProperty().get(), List.copyOf(runs.kept()), runs.namesProperty().get(), bookmarks.allProperty().get(),
                WindowFacts.of(answers, difference.valueProperty().get())));
        listen();
        history = new ViewHistory(viewpoints, environment.owner(), environment.nanos());
        lessons = new LessonModel(runs, playhead, selection, new LessonStage(timeline, answers.compare()));
        publishOthers();
        rememberLooks();
        keeper = new SessionKeeper(this);
        runs.beginFirst();
    }

    /** How times of the open run's workload are told. */
    public TimeFigures times() {
        return times.of(runs.run().workload());
    }

    /** How times of another workload are told. */
    public TimeFigures times(Workload workload) {
        return times.of(workload);
    }

    private void listen() {
        runs.makeRoomWhile(() -> playhead.movesProperty().get() == 0 && selection.get().equals(Selected.NOTHING));
        runs.kept().addListener((ListChangeListener<OpenRun>) change -> {
            refreshComparison();
            environment.changes().touch();
        });
        runs.runProperty().addListener((property, before, now) -> environment.changes().make(() -> runChanged(before, now)));
        playhead.waitingProperty().addListener((property, before, now) -> {
            if (now) {
                runs.goOn();
            }
        });
        settings.timesAsTicksProperty().addListener(change -> {
            playhead.tellAgain();
            snapshot().ask(asked);
        });
        settings.reducedMotionProperty().addListener((property, before, now) -> playhead.setCalm(now));
        playhead.setCalm(settings.reducedMotionProperty().get());
        asked = question();
        states.show(this::changed);
    }

    /** Publishes changes of what views show beside the parts that publish themselves. */
    private void publishOthers() {
        for (ObservableValue<?> part : List.of(settings.themeProperty(), settings.growthProperty(), settings.pictureProperty(),
                settings.allLinksProperty(), settings.lanes().looksProperty(), runs.namesProperty(), playhead.playingProperty(),
                colours.byProperty(), askedJobs.found(), answers.compare().besideProperty(), answers.compare().stagedProperty(),
                answers.compare().editedProperty(), lessons.stage().markedProperty(), snapshot().lateProperty(),
                answers.outcomes().valueProperty(), breakpoints.findingsProperty())) {
            part.addListener((property, before, now) -> environment.changes().touch());
        }
    }

    private void changed(WindowState before, WindowState now) {
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
        askForSnapshot();
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
        layout.remember("colour", () -> colours.byProperty().get().name(), text -> colours.byProperty().set(ColourBy.valueOf(text)));
        layout.remember("rows", () -> expectations.orderProperty().get().name(),
                text -> expectations.orderProperty().set(ViolationView.Order.valueOf(text)));
        layout.remember("follow", () -> Boolean.toString(timeline.followProperty().get()),
                text -> timeline.followProperty().set(Boolean.parseBoolean(text)));
        layout.remember("bookmarks", () -> bookmarks.text(), text -> bookmarks.restore(text));
        layout.remember("zoom", timeline::text, timeline::restore);
        layout.remember("asked", () -> askedJobs.words().get(), askedJobs.words()::set);
        layout.remember(RUN_NAMES, () -> NamedRuns.text(runs), text -> NamedRuns.restore(runs, text));
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

    /** The queue that is looked at is the one that the selected task waits in, or waited in. */
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

    /** Who goes first: the thread that owns all this, or who works for it. */
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

    /** The jobs that were asked for. */
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
