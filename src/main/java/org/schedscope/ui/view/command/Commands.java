package org.schedscope.ui.view.command;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.compare.ComparisonMode;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.lesson.StoryPages;
import org.schedscope.ui.state.session.LateCells;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.TaskNavigator;
import org.schedscope.ui.state.time.TickRange;

/** Everything that has a key, by id in the order of the shortcuts sheet. Menus, keys and the sheet are made from it. */
public final class Commands {
    /** Style class of nodes that walk through what they show with the arrow keys. */
    public static final String OWNS_ARROWS = "owns-arrows";
    /** Style class of lists whose rows the space bar switches on and off. */
    public static final String OWNS_SPACE = "owns-space";
    /** Style class of fields that Esc leads out of. */
    public static final String OWNS_ESCAPE = "owns-escape";

    /** Around what is zoomed to, as a share of it. */
    private static final double ROOM = 0.05;
    /** Share of what is seen by which a key moves it. */
    private static final double PAN = 0.25;
    private static final BooleanExpression NEVER = Bindings.createBooleanBinding(() -> false);

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

    private final LessonModel lessons;
    private final Map<String, Command> commands = new LinkedHashMap<>();
    /** Held here: the toolkit's list of windows outlives this one. */
    private final ListChangeListener<Window> popups = this::closed;
    private boolean closing;
    private boolean listening;

    /** What only the window itself can do. */
    public interface WindowActions {
        void chooseFile();

        void importFiles();

        void exportFile();

        void exportPicture();

        void showFigures();

        void saveSession();

        void saveSessionAs();

        void chooseSchedule();

        void followLog();

        void copyCommandLine();

        void focusFilter();

        void goTo();

        void focusBreakpoints();

        void bookmark();

        void showHelp();

        void showExperiments();

        void defineExperiment();

        void runExperiment();

        void searchOrdering();

        void elasticity();

        void showShortcuts();

        void showSettings();

        void typeOrdering();

        void fork();

        void whatNow();

        void bestPossible();

        void editWorkload();

        void editLive();

        void beatIt();

        void newWorkload();

        void editPlatform();

        void resetLayout();

        void pageOn();

        void closeLesson();

        void fullScreen();

        void blank();

        void showLecturer();

        void saveLesson();

        void makeLesson();

        void escape();

        void quit();
    }

    public Commands(Session session, WindowActions window) {
        lessons = session.lessons();
        addTime(session.playhead(), session);
        addRun(session, window);
        addView(session, session.playhead());
        addFiles(window);
        addLesson(session, window);
        addWindow(window);
    }

    private void addTime(Playhead playhead, Session session) {
        add("event", "Right", playhead.atEndProperty(), () -> playhead.stepEvent(1));
        add("event-back", "Left", playhead.atStartProperty(), () -> playhead.stepEvent(-1));
        add("instant", "Shift+Right", playhead.atEndProperty(), () -> playhead.stepInstant(1));
        add("instant-back", "Shift+Left", playhead.atStartProperty(), () -> playhead.stepInstant(-1));
        add("continue", "F8", playhead.atEndProperty(), () -> session.breakpointNavigator().goOn());
        add("continue-back", "Shift+F8", playhead.atStartProperty(), () -> session.breakpointNavigator().goBack());
        add("play", "Space", NEVER, playhead::togglePlay);
        add("to-start", "Home", playhead.atStartProperty(), playhead::toStart);
        add("to-end", "End", playhead.atEndProperty(), playhead::toEnd);
    }

    private void addRun(Session session, WindowActions window) {
        add("restart", "Shortcut+R", NEVER, () -> session.runs().restart());
        add("settings", "Shortcut+Comma", NEVER, window::showSettings);
        add("ordering", "Shortcut+P", NEVER, window::typeOrdering);
        add("edit-live", "Shortcut+L", NEVER, window::editLive);
        add("beat-it", "Shortcut+Shift+B", NEVER, window::beatIt);
        add("edit-workload", "Shortcut+Shift+W", NEVER, window::editWorkload);
        add("edit-platform", "Shortcut+Shift+P", NEVER, window::editPlatform);
        add("fork", "Shortcut+K", NEVER, window::fork);
        add("elasticity", "Shortcut+Shift+Y", NEVER, window::elasticity);
        add("best-possible", "Shortcut+Shift+G", NEVER, window::bestPossible);
        add("what-now", "Shortcut+Shift+K", NEVER, window::whatNow);
        add("next-run", "Shortcut+Tab", NEVER, () -> session.runs().showNext());
        add("recorded", "Shortcut+Shift+R", unrecorded(session), () -> compareWithRecorded(session));
        add("divergence", "N", session.difference().possible().not(), session.difference()::go);
        add("run-back", "Shortcut+Z", session.runs().firstProperty(), () -> session.runs().back());
        add("run-forward", "Shortcut+Shift+Z", session.runs().lastProperty(), () -> session.runs().forward());
    }

    /** Where the log of the open workload does not say what its machine did. */
    private static BooleanExpression unrecorded(Session session) {
        return Bindings.createBooleanBinding(() -> !FileOpener.canOpenRecorded(session.runs().run()), session.runs().runProperty());
    }

    private static void compareWithRecorded(Session session) {
        session.answers().compare().besideProperty().set(ComparisonMode.ROWS);
        session.files().openRecorded();
    }

    private void addView(Session session, Playhead playhead) {
        WALKS.forEach((way, keys) -> add(id(way), keys, nothing(session), () -> session.taskNavigator().go(way)));
        add("cell-next", "V", NEVER, () -> new LateCells(session).go(1));
        add("cell-back", "Shift+V", NEVER, () -> new LateCells(session).go(-1));
        add("back", "Alt+Left", session.history().firstProperty(), () -> session.history().back());
        add("forward", "Alt+Right", session.history().lastProperty(), () -> session.history().forward());
        add("fit", "F", NEVER, () -> session.timeline().fit());
        add("fit-selected", "Shift+F", nothingToFit(session), () -> fitSelected(session));
        add("zoom-in", "Shortcut+Equals", NEVER, () -> session.timeline().zoom(0.5, playhead.tick()));
        add("zoom-out", "Shortcut+Minus", NEVER, () -> session.timeline().zoom(2, playhead.tick()));
        add("pan-back", "A", NEVER, () -> session.timeline().pan(-session.timeline().width() * PAN));
        add("pan-forward", "D", NEVER, () -> session.timeline().pan(session.timeline().width() * PAN));
        add("times-as-ticks", "Shortcut+Shift+T", NEVER,
                () -> session.settings().timesAsTicksProperty().set(!session.settings().timesAsTicksProperty().get()));
        add("follow", "L", NEVER, () -> session.timeline().followProperty().set(!session.timeline().followProperty().get()));
    }

    private void addFiles(WindowActions window) {
        add("new-workload", "Shortcut+N", NEVER, window::newWorkload);
        add("open", "Shortcut+O", NEVER, window::chooseFile);
        add("save-session", "Shortcut+S", NEVER, window::saveSession);
        add("save-session-as", "Shortcut+Shift+S", NEVER, window::saveSessionAs);
        add("import", "Shortcut+I", NEVER, window::importFiles);
        add("export", "Shortcut+E", NEVER, window::exportFile);
        add("picture", "Shortcut+Shift+E", NEVER, window::exportPicture);
        add("figures-table", "Shortcut+Shift+D", NEVER, window::showFigures);
        add("open-schedule", "Shortcut+Shift+O", NEVER, window::chooseSchedule);
        add("follow-log", "Shortcut+Shift+F", NEVER, window::followLog);
        add("copy-command", "Shortcut+Shift+C", NEVER, window::copyCommandLine);
    }

    private void addLesson(Session session, WindowActions window) {
        StoryPages pages = lessons.pages();
        add("lesson-next", "Page Down", lessonIs(session, given -> given.isEmpty()
                || given.get().isLast() && !given.get().isAsking() && !pages.hasMore()), window::pageOn);
        add("lesson-back", "Page Up", lessonIs(session, given -> given.isEmpty() || given.get().isFirst() && !pages.hasBefore()),
                lessons::backward);
        add("lesson-close", "Shortcut+W", lessonIs(session, Optional::isEmpty), window::closeLesson);
        add("lesson-lecturer", "Shortcut+Shift+N", lessonIs(session, Optional::isEmpty), window::showLecturer);
        add("lesson-make", "Shortcut+M", NEVER, window::makeLesson);
        add("lesson-export", "Shortcut+Shift+L", lessonIs(session, Optional::isEmpty), window::saveLesson);
    }

    private void addWindow(WindowActions window) {
        add("filter", "Shortcut+F", NEVER, window::focusFilter);
        add("go-to", "Shortcut+G", NEVER, window::goTo);
        add("bookmark", "Shortcut+D", NEVER, window::bookmark);
        add("breakpoint", "Shortcut+B", NEVER, window::focusBreakpoints);
        add("experiments", "Shortcut+Shift+X", NEVER, window::showExperiments);
        add("experiment-here", "Shortcut+Alt+X", NEVER, window::defineExperiment);
        add("experiment-run-here", "Shortcut+Alt+Shift+X", NEVER, window::runExperiment);
        add("search-ordering", "Shortcut+Alt+O", NEVER, window::searchOrdering);
        add("clear", "Esc", NEVER, window::escape);
        add("full-screen", "F11", NEVER, window::fullScreen);
        add("blank", "B", NEVER, window::blank);
        add("reset-layout", "Shortcut+Shift+0", NEVER, window::resetLayout);
        add("help", "F1", NEVER, window::showHelp);
        add("shortcuts", "?", NEVER, window::showShortcuts);
        add("quit", "Shortcut+Q", NEVER, window::quit);
    }

    /** The command that goes a way from the selected task. */
    public static String id(TaskNavigator.Move way) {
        return "walk-" + way.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static BooleanExpression nothingToFit(Session session) {
        return Bindings.createBooleanBinding(() -> session.selection().get().job().isEmpty()
                && session.range().get().filter(RunPart::hasTicks).isEmpty(), session.selection().valueProperty(),
                session.range().valueProperty());
    }

    /** The selected job from its arrival to its end, else the marked range. */
    private static void fitSelected(Session session) {
        OptionalInt job = session.selection().get().job();
        long from = job.isPresent() ? session.runs().run().index().job(job.getAsInt()).arrival()
                : session.range().get().map(RunPart::from).orElse(0L);
        long end = job.isPresent() ? session.snapshot().get().states().jobEnd(job.getAsInt())
                : Math.min(session.runs().run().lastTick(), session.range().get().map(RunPart::to).orElse(0L));
        long to = Math.max(from + 1, end > 0 ? end : session.playhead().tick());
        double room = (to - from) * ROOM;
        session.timeline().show(new TickRange(Math.max(0, from - room), to + room));
    }

    private static BooleanExpression nothing(Session session) {
        return Bindings.createBooleanBinding(() -> session.selection().get().job().isEmpty(), session.selection().valueProperty());
    }

    private static BooleanExpression lessonIs(Session session, Predicate<Optional<LessonModel.Progress>> state) {
        return Bindings.createBooleanBinding(() -> state.test(session.lessons().get()), session.lessons().valueProperty(),
                session.lessons().pages().pageProperty(), session.lessons().pages().lastProperty());
    }

    private void add(String id, String keys, BooleanExpression impossible, Runnable action) {
        // A question mark is a character, not a key: it is heard as typed text.
        Optional<KeyCombination> combination = keys.equals("?") ? Optional.empty() : Optional.of(KeyCombination.valueOf(keys));
        commands.put(id, new Command(id, combination, impossible, action));
    }

    public Command get(String id) {
        return Optional.ofNullable(commands.get(id)).orElseThrow(() -> new IllegalArgumentException("no command " + id));
    }

    public List<Command> all() {
        return List.copyOf(commands.values());
    }

    /** Keys work wherever the focus is, except where the focused control needs them itself. */
    public void listen(Scene scene) {
        if (!listening) {
            listening = true;
            Window.getWindows().addListener(new WeakListChangeListener<>(popups));
        }
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            // A blank screen has taken it.
            if (event.isConsumed() || !turnsPages(event) && ownedBy(scene.getFocusOwner(), event)
                    || event.getCode() == KeyCode.ESCAPE && closing) {
                return;
            }
            if (remote(event) || picks(event)) {
                event.consume();
                return;
            }
            for (Command command : commands.values()) {
                if (command.keys().isPresent() && command.keys().get().match(event) && !leavesPages(command, event)) {
                    event.consume();
                    command.run();
                    return;
                }
            }
        });
        scene.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (event.getCharacter().equals("?") && !(scene.getFocusOwner() instanceof TextInputControl)) {
                event.consume();
                get("shortcuts").run();
            }
        });
    }

    /** What presenters' remotes send to begin a show and to blank it. */
    private boolean remote(KeyEvent event) {
        boolean begins = event.getCode() == KeyCode.F5 && !event.isShortcutDown() && !event.isAltDown();
        boolean blanks = event.getCode() == KeyCode.PERIOD && !event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown();
        if (begins || blanks) {
            get(begins ? "full-screen" : "blank").run();
        }
        return begins || blanks;
    }

    /** A digit answers the question of a lesson. */
    private boolean picks(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        return plain && event.getCode().isDigitKey() && !event.getText().isEmpty() && lessons.pick(event.getText().charAt(0) - '0');
    }

    /** Menus and lists over the window get keys first: an Esc that has closed one of them closes nothing below it. */
    private void closed(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            if (change.getRemoved().stream().anyMatch(one -> one instanceof PopupWindow && !(one instanceof Tooltip))) {
                closing = true;
                Platform.runLater(() -> closing = false);
            }
        }
    }

    /** Keys that turn pages belong to lists and texts as long as there is no page of a lesson to be turned. */
    private static boolean leavesPages(Command command, KeyEvent event) {
        return turnsPages(event) && command.impossible().get();
    }

    private static boolean turnsPages(KeyEvent event) {
        return event.getCode() == KeyCode.PAGE_DOWN || event.getCode() == KeyCode.PAGE_UP;
    }

    private static boolean ownedBy(Node focused, KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        KeyCode code = event.getCode();
        if (focused instanceof TextInputControl) {
            boolean edits = event.isShortcutDown() && (code == KeyCode.Z || code.isArrowKey());
            boolean leaves = code == KeyCode.ESCAPE && !focused.getStyleClass().contains(OWNS_ESCAPE);
            return plain && !leaves && !code.isFunctionKey() || edits;
        }
        boolean arrow = code == KeyCode.LEFT || code == KeyCode.RIGHT;
        boolean end = code == KeyCode.HOME || code == KeyCode.END;
        if (focused instanceof Slider) {
            return plain && (arrow || end);
        }
        if (focused instanceof ButtonBase || focused != null && focused.getStyleClass().contains(OWNS_SPACE)) {
            return plain && code == KeyCode.SPACE;
        }
        return plain && !event.isShiftDown() && arrow && focused != null && focused.getStyleClass().contains(OWNS_ARROWS);
    }
}
