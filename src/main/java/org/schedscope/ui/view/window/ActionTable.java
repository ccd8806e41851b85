package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.ElasticityModel;
import org.schedscope.ui.state.best.BestPossible;
import org.schedscope.ui.state.best.PlanAhead;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.draft.LessonMaker;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.WorkloadEditor;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.lesson.StoryPages;
import org.schedscope.ui.state.session.LateCells;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.TaskNavigator;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.lesson.MakerView;
import org.schedscope.ui.view.sheet.BestSheet;
import org.schedscope.ui.view.sheet.BookmarkSheet;
import org.schedscope.ui.view.sheet.ElasticitySheet;
import org.schedscope.ui.view.sheet.FigureTableSheet;
import org.schedscope.ui.view.sheet.FollowSheet;
import org.schedscope.ui.view.sheet.ForkSheet;
import org.schedscope.ui.view.sheet.OrderingSheet;
import org.schedscope.ui.view.sheet.PictureSheet;
import org.schedscope.ui.view.sheet.PlatformSheet;
import org.schedscope.ui.view.sheet.RunSheet;
import org.schedscope.ui.view.sheet.ShortcutsSheet;
import org.schedscope.ui.view.sheet.WhatNowSheet;
import org.schedscope.ui.view.sheet.WorkloadSheet;

/**
 * The action table: every command with its key, when it is impossible, and what it does, in the order of the list of keys; and the menus
 * that commands are in. Menus, keys, buttons, the palette, the list of keys and the help are made from it.
 *
 * <p>A new command is a row here, its id in a row of {@link #MENUS}, and its texts {@code command.<id>} and
 * {@code command.<id>.help} in the messages of the window.
 */
final class ActionTable {
    /** In a menu: a line between groups. */
    static final String LINE = "-";

    /** In a menu, before the id of another menu. */
    static final String SUBMENU = ">";

    /**
     * Menus by id, and what is in each from the top: commands, lines, other menus, and ids of items that {@link MainMenu} makes. The menu
     * bar is one of them.
     */
    static final Map<String, List<String>> MENUS = Map.ofEntries(
            menu("bar", ">file", ">run", ">view", ">compare", ">lessons", ">experiments", ">help"),
            menu("file", "new-workload", "open", "open-schedule", "follow-log", "import", ">recent", ">samples", LINE, "save-session",
                    "save-session-as", LINE, "export", "picture", "figures-table", "copy-command", LINE, "quit"),
            menu("recent"),
            menu("samples", "each-sample"),
            menu("run", "event", "event-back", "instant", "instant-back", LINE, "continue", "continue-back", "breakpoint", LINE, "play",
                    "to-start", "to-end", LINE, "settings", "ordering", "edit-live", "edit-workload", "edit-platform", "beat-it", LINE,
                    "what-now", "best-possible", "elasticity", LINE, "restart", "run-back", "run-forward"),
            menu("view", "each-theme", "all-panels", "full-screen", "blank", LINE, "back", "forward", LINE, "fit", "fit-selected",
                    "zoom-in", "zoom-out", "pan-back", "pan-forward", "follow", "times-as-ticks", "reduced-motion", LINE, ">lanes",
                    "links-all", ">walk", "cell-next", "cell-back", LINE, ">panels", "reset-layout", LINE, ">language"),
            menu("lanes", "each-lane", LINE, "lane-reset"),
            menu("walk", Arrays.stream(TaskNavigator.Move.values()).map(ActionTable::id).toArray(String[]::new)),
            menu("panels"),
            menu("language", "each-language"),
            menu("compare", "fork", "recorded", LINE, "next-run", "divergence", LINE, "each-comparison"),
            menu("lessons", "each-lesson", LINE, "lesson-next", "lesson-back", "lesson-lecturer", "lesson-make", "lesson-export",
                    "lesson-close"),
            menu("experiments", "experiments", "experiment-here", "experiment-run-here", "search-ordering"),
            menu("help", "help", "shortcuts", "about"));

    private static final Texts TEXTS = Messages.WINDOW;
    private static final BooleanExpression NEVER = Bindings.createBooleanBinding(() -> false);
    /** Around what is zoomed to, as a share of it. */
    private static final double ROOM = 0.05;
    /** Share of the visible ticks by which a key moves the view. */
    private static final double PAN = 0.25;
    private static final Map<TaskNavigator.Move, String> WALKS = new EnumMap<>(Map.of(
            TaskNavigator.Move.CORE_LATER, "Shortcut+Right",
            TaskNavigator.Move.CORE_EARLIER, "Shortcut+Left",
            TaskNavigator.Move.CORE_ABOVE, "Shortcut+Up",
            TaskNavigator.Move.CORE_BELOW, "Shortcut+Down",
            TaskNavigator.Move.JOB_NEXT, "J",
            TaskNavigator.Move.JOB_BACK, "Shift+J",
            TaskNavigator.Move.PATH_NEXT, "C",
            TaskNavigator.Move.PATH_BACK, "Shift+C",
            TaskNavigator.Move.WAITED_FOR, "W"));
    /** Chart whose figures belong to a node that can have the focus, or to a tab. */
    private static final Map<String, String> CHARTS = Map.of("schedule", "gantt", "dag", "job-graph", "slr", "slr-deciles");

    private final MainWindow window;
    private final Session session;
    private final BestPossible best;
    private final PlanAhead ahead;
    private final List<Command> rows = new ArrayList<>();

    private ActionTable(MainWindow window) {
        this.window = window;
        session = window.session();
        ahead = new PlanAhead(session);
        best = new BestPossible(session, objective -> Messages.of("best").text("run." + objective.metric()));
    }

    private static Map.Entry<String, List<String>> menu(String id, String... items) {
        return Map.entry(id, List.of(items));
    }

    /** The commands of a window. */
    static Commands of(MainWindow window) {
        ActionTable table = new ActionTable(window);
        table.addTime(window.session().playhead());
        table.addRun();
        table.addView();
        table.addFiles(window.dialogs());
        table.addLesson(window.session().lessons());
        table.addWindow();
        return new Commands(window.session().lessons(), table.rows);
    }

    /** The command that goes a way from the selected task. */
    private static String id(TaskNavigator.Move way) {
        return "walk-" + way.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void add(String id, String keys, Runnable action) {
        rows.add(new Command(id, Commands.keys(keys), NEVER, action, Optional.empty()));
    }

    /** @param impossible read after each change of the window's state */
    private void add(String id, String keys, BooleanSupplier impossible, Runnable action) {
        BooleanProperty disabled = new SimpleBooleanProperty(impossible.getAsBoolean());
        session.states().show((before, now) -> disabled.set(impossible.getAsBoolean()));
        rows.add(new Command(id, Commands.keys(keys), disabled, action, Optional.empty()));
    }

    private void addSwitch(String id, String keys, Property<Boolean> on) {
        rows.add(new Command(id, Commands.keys(keys), NEVER, () -> on.setValue(!on.getValue()), Optional.of(on)));
    }

    private void addTime(Playhead playhead) {
        BooleanSupplier atStart = () -> playhead.here().start();
        add("event", "Right", playhead::isAtEnd, () -> playhead.stepEvent(1));
        add("event-back", "Left", atStart, () -> playhead.stepEvent(-1));
        add("instant", "Shift+Right", playhead::isAtEnd, () -> playhead.stepInstant(1));
        add("instant-back", "Shift+Left", atStart, () -> playhead.stepInstant(-1));
        add("continue", "F8", playhead::isAtEnd, () -> session.breakpointNavigator().goOn());
        add("continue-back", "Shift+F8", atStart, () -> session.breakpointNavigator().goBack());
        add("play", "Space", playhead::togglePlay);
        add("to-start", "Home", atStart, playhead::toStart);
        add("to-end", "End", playhead::isAtEnd, playhead::toEnd);
    }

    private void addRun() {
        add("restart", "Shortcut+R", () -> session.runs().restart());
        add("settings", "Shortcut+Comma", () -> RunSheet.of(window.stage(), session).show());
        add("ordering", "Shortcut+P", () -> OrderingSheet.of(window.stage(), session).show());
        add("edit-live", "Shortcut+L", this::editLive);
        add("beat-it", "Shortcut+Shift+B", this::beatIt);
        add("edit-workload", "Shortcut+Shift+W", this::editWorkload);
        add("edit-platform", "Shortcut+Shift+P",
                () -> PlatformSheet.of(window.stage(), session, window.dialogs()::whereToSave).show());
        add("fork", "Shortcut+K", this::fork);
        add("elasticity", "Shortcut+Shift+Y", this::elasticity);
        add("best-possible", "Shortcut+Shift+G", () -> BestSheet.of(window.stage(), session, best, ahead, false).show());
        add("what-now", "Shortcut+Shift+K", () -> WhatNowSheet.of(window.stage(), session).show());
        add("next-run", "Shortcut+Tab", () -> session.runs().showNext());
        add("recorded", "Shortcut+Shift+R", () -> !FileOpener.canOpenRecorded(session.runs().run()), this::compareWithRecorded);
        add("divergence", "N", () -> session.answers().compare().get().isEmpty(), session.difference()::go);
        add("run-back", "Shortcut+Z", () -> !session.runs().hasEarlier(), () -> session.runs().back());
        add("run-forward", "Shortcut+Shift+Z", () -> !session.runs().hasLater(), () -> session.runs().forward());
    }

    private void addView() {
        BooleanSupplier noJob = () -> session.selection().get().job().isEmpty();
        BooleanSupplier nothing = () -> noJob.getAsBoolean() && session.range().get().filter(RunPart::hasTicks).isEmpty();
        WALKS.forEach((way, keys) -> add(id(way), keys, noJob, () -> session.taskNavigator().go(way)));
        add("cell-next", "V", () -> new LateCells(session).go(1));
        add("cell-back", "Shift+V", () -> new LateCells(session).go(-1));
        add("back", "Alt+Left", () -> !session.history().hasEarlier(), () -> session.history().back());
        add("forward", "Alt+Right", () -> !session.history().hasLater(), () -> session.history().forward());
        add("fit", "F", () -> session.timeline().fit());
        add("fit-selected", "Shift+F", nothing, this::fitSelected);
        add("zoom-in", "Shortcut+Equals", () -> session.timeline().zoom(0.5, session.playhead().tick()));
        add("zoom-out", "Shortcut+Minus", () -> session.timeline().zoom(2, session.playhead().tick()));
        add("pan-back", "A", () -> session.timeline().pan(-session.timeline().width() * PAN));
        add("pan-forward", "D", () -> session.timeline().pan(session.timeline().width() * PAN));
        addSwitch("times-as-ticks", "Shortcut+Shift+T", session.settings().timesAsTicksProperty());
        addSwitch("follow", "L", session.timeline().followProperty());
    }

    private void addFiles(FileDialogs dialogs) {
        add("new-workload", "Shortcut+N", this::newWorkload);
        add("open", "Shortcut+O", dialogs::chooseFile);
        add("save-session", "Shortcut+S", dialogs::saveSession);
        add("save-session-as", "Shortcut+Shift+S", dialogs::saveSessionAs);
        add("import", "Shortcut+I", dialogs::importFiles);
        add("export", "Shortcut+E", dialogs::exportFile);
        add("picture", "Shortcut+Shift+E", () -> PictureSheet.of(window.stage(), session,
                window.views().named("schedule").exportables(), exportables()).show());
        add("figures-table", "Shortcut+Shift+D", this::showFigures);
        add("open-schedule", "Shortcut+Shift+O", dialogs::chooseSchedule);
        add("follow-log", "Shortcut+Shift+F", () -> FollowSheet.of(window.stage(), session.files()).show());
        add("copy-command", "Shortcut+Shift+C", this::copyCommandLine);
    }

    private void addLesson(LessonModel lessons) {
        StoryPages pages = lessons.pages();
        add("lesson-next", "Page Down", lessonIs(given -> given.isEmpty()
                || given.get().isLast() && !given.get().isAsking() && !pages.hasMore()), () -> window.lesson().onward());
        add("lesson-back", "Page Up", lessonIs(given -> given.isEmpty() || given.get().isFirst() && !pages.hasBefore()),
                lessons::backward);
        add("lesson-close", "Shortcut+W", lessonIs(Optional::isEmpty), () -> {
            boolean back = lessons.leave();
            window.status().tell(LessonView.TEXTS.text(back ? "left.back" : "left"));
        });
        add("lesson-lecturer", "Shortcut+Shift+N", lessonIs(Optional::isEmpty), () -> window.lecture().showNotes());
        add("lesson-make", "Shortcut+M", () -> maker().openProperty().set(true));
        add("lesson-export", "Shortcut+Shift+L", lessonIs(Optional::isEmpty), window.dialogs()::saveLesson);
    }

    private void addWindow() {
        add("filter", "Shortcut+F", () -> window.views().named("jobs").focusField());
        add("go-to", "Shortcut+G", () -> window.toolBar().goTo());
        add("bookmark", "Shortcut+D",
                () -> BookmarkSheet.of(window.stage(), session.times(), session.bookmarks(), session.bookmarks().now()).show());
        add("breakpoint", "Shortcut+B", () -> window.views().named("breakpoints").focusField());
        add("experiments", "Shortcut+Shift+X", () -> window.experiments().show());
        add("experiment-here", "Shortcut+Alt+X", () -> window.experiments().define());
        add("experiment-run-here", "Shortcut+Alt+Shift+X", () -> window.experiments().runHere());
        add("search-ordering", "Shortcut+Alt+O", () -> window.experiments().search());
        add("clear", "Esc", this::escape);
        add("full-screen", "F11", () -> {
            // The toolkit's own hint is in English and covers the lesson.
            window.stage().setFullScreenExitHint("");
            window.stage().setFullScreen(!window.stage().isFullScreen());
        });
        add("blank", "B", () -> window.lecture().blank());
        add("reset-layout", "Shortcut+Shift+0", window::resetLayout);
        add("help", "F1", () -> window.help().show());
        add("shortcuts", "?",
                () -> ShortcutsSheet.of(window.stage(), window.commands(), session.settings().themeProperty().get()).show());
        add("quit", "Shortcut+Q", () -> window.stage().close());
    }

    private BooleanSupplier lessonIs(Predicate<Optional<LessonModel.Progress>> state) {
        return () -> state.test(session.lessons().get());
    }

    private void compareWithRecorded() {
        session.answers().compare().besideProperty().set(ComparisonMode.ROWS);
        session.files().openRecorded();
    }

    /** The selected job from its arrival to its end, else the marked range. */
    private void fitSelected() {
        OptionalInt job = session.selection().get().job();
        long from = job.isPresent() ? session.runs().run().index().job(job.getAsInt()).arrival()
                : session.range().get().map(RunPart::from).orElse(0L);
        long end = job.isPresent() ? session.snapshot().get().states().jobEnd(job.getAsInt())
                : Math.min(session.runs().run().lastTick(), session.range().get().map(RunPart::to).orElse(0L));
        long to = Math.max(from + 1, end > 0 ? end : session.playhead().tick());
        double room = (to - from) * ROOM;
        session.timeline().show(new TickRange(Math.max(0, from - room), to + room));
    }

    /** Charts of the parts of the window, besides those of the run. */
    private List<Exportable> exportables() {
        List<Exportable> others = new ArrayList<>();
        window.views().at(Views.Place.LEFT).forEach(view -> others.addAll(view.exportables()));
        others.addAll(window.views().named("ready-queue").exportables());
        others.addAll(window.tabs().shown().exportables());
        return others;
    }

    /** Shows the figures of what has the focus, else those of the tab. */
    private void showFigures() {
        String focused = Optional.ofNullable(window.stage().getScene().getFocusOwner()).map(Node::getId).orElse("");
        View tab = window.tabs().shown();
        String ofTab = CHARTS.getOrDefault(tab.id(), tab.exportables().stream().findFirst().map(Exportable::name).orElse(""));
        FigureTableSheet.of(window.stage(), session, exportables(), CHARTS.getOrDefault(focused, ofTab)).show();
    }

    private void copyCommandLine() {
        if (!ShellCommand.canTell(session.runs().run().setup())) {
            window.status().tell(TEXTS.text("status.not-in-file"));
            return;
        }
        Nodes.copy(ShellCommand.of(session.runs().run().setup()));
        window.status().tell(TEXTS.text("status.copied"));
    }

    private void elasticity() {
        if (ElasticityModel.canAsk(session.runs().run())) {
            ElasticitySheet.of(window.stage(), session).show();
        } else {
            window.status().tell(Messages.of("elasticity").text("replayed"));
        }
    }

    private void fork() {
        if (session.runs().run().setup().canBeForked()) {
            ForkSheet.of(window.stage(), session, () -> BestSheet.of(window.stage(), session, best, ahead, true).show()).show();
        } else {
            window.status().tell(TEXTS.text("status.no-fork"));
        }
    }

    private void editWorkload() {
        if (WorkloadEditor.canBeEdited(session.runs().run().setup())) {
            WorkloadSheet.of(window.stage(), session, window.dialogs()::whereToSave).show();
        } else {
            window.status().tell(TEXTS.text("status.too-large", Figures.whole(WorkloadEditor.MOST_JOBS)));
        }
    }

    private void editLive() {
        window.hand().keep();
        if (window.live().canBegin()) {
            window.live().begin();
        } else {
            window.status().tell(Messages.of("live").text("too-large", Figures.whole(LiveEdit.MOST_TASKS)));
        }
    }

    private void newWorkload() {
        window.hand().keep();
        window.live().beginNew(Messages.of("live").text("new.name"));
    }

    private void beatIt() {
        if (window.hand().isOn()) {
            return;
        }
        window.live().keep();
        Optional<BeatIt.Hindrance> hindrance = window.hand().hindrance();
        if (hindrance.isPresent()) {
            window.status().tell(Messages.of("byhand").text("hindrance." + hindrance.get().name().toLowerCase(Locale.ROOT),
                    Figures.whole(BeatIt.MOST_TASKS)));
        } else {
            window.hand().begin();
        }
    }

    private LessonMaker maker() {
        return ((MakerView) window.views().named("lesson-maker")).maker();
    }

    /** Closes or clears the first of these that is there. */
    private void escape() {
        if (session.problems().get().isPresent()) {
            session.problems().dismiss();
        } else if (window.live().editorProperty().get().isPresent()) {
            window.live().keep();
        } else if (window.hand().isOn()) {
            window.hand().keep();
        } else if (maker().openProperty().get()) {
            maker().openProperty().set(false);
        } else if (session.breakpointNavigator().travel().searching()) {
            session.breakpointNavigator().cancel();
        } else if (session.selection().get().isAnything()) {
            session.selection().clear();
        } else {
            session.range().lift();
        }
    }
}
