package org.schedscope.ui.view.window;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.layout.StackPane;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;

/** Lower part of the time views: the tabs, or only their head; until the first step on a machine, the panel of first steps. */
final class LowerPart {
    /** Text in sessions for tabs that the user has neither folded nor opened. */
    private static final String BY_SIZE = "by-size";
    private static final double HEAD = 33;
    /** Machines up to this size have enough height beside open tabs. */
    private static final long CORES_BESIDE_TABS = 64;
    /** Windows that are lower have not. */
    private static final double HEIGHT_BESIDE_TABS = 720;
    private static final double HEIGHT_WHILE_EDITED = 900;

    private final Session session;
    private final StartHere startHere;
    private final StackPane tabs = new StackPane();
    private final StackPane node = new StackPane();
    private final ReadOnlyBooleanWrapper folded = new ReadOnlyBooleanWrapper(this, "folded", false);
    private double leastHeight = HEIGHT_BESIDE_TABS;
    /** Whether the user has folded or opened the tabs: then no workload does, nor a run with a question to one of its views. */
    private boolean byUser;
    private int askedRun;
    /** The run that the window began with. */
    private final int beginner;

    LowerPart(Session session, StartHere startHere) {
        this.session = session;
        this.startHere = startHere;
        node.getChildren().setAll(tabs);
        node.setMinSize(0, 0);
        beginner = session.runs().run().number();
        session.states().show(this::show);
        session.layout().remember("tabs-folded", () -> byUser ? Boolean.toString(folded.get()) : BY_SIZE,
                text -> Optional.of(text).filter(by -> !by.equals(BY_SIZE)).map(Boolean::valueOf).ifPresent(this::foldByUser));
        session.settings().windowHeightProperty().addListener(change -> foldFor(session.runs().run()));
        foldFor(session.runs().run());
        choose();
    }

    private void show(WindowState before, WindowState now) {
        if (now.differs(before, WindowState::moment, WindowState::run, state -> state.lesson().progress())) {
            begun();
        }
        if (now.look().startHere() != before.look().startHere()) {
            choose();
        }
        if (before.run().platform().totalCores() != now.run().platform().totalCores()) {
            foldFor(now.run());
        }
    }

    /** Has the newcomer's panel there, too, and always: to be styled for the first time takes as long as some frames. */
    void fill() {
        node.getChildren().setAll(tabs, startHere.node());
    }

    /** Large machines need the height for their schedule: there the tabs begin as a head. */
    private void foldFor(OpenRun run) {
        if (!byUser && run.number() != askedRun) {
            double height = session.settings().windowHeightProperty().get();
            setFolded(run.platform().totalCores() > CORES_BESIDE_TABS || height > 0 && height < leastHeight);
        }
    }

    /** While something is edited or built by hand, a low window has room for that and the schedule only. */
    void edited(boolean now) {
        leastHeight = now ? HEIGHT_WHILE_EDITED : HEIGHT_BESIDE_TABS;
        foldFor(session.runs().run());
    }

    void foldByUser(boolean now) {
        byUser = true;
        setFolded(now);
    }

    /** Opens the tabs for a question to a view: while that run is open, its size does not fold them. */
    void openForRun() {
        askedRun = session.runs().run().number();
        setFolded(false);
    }

    private void setFolded(boolean now) {
        folded.set(now);
        choose();
    }

    /** Whether only the head of the tabs is there. */
    ReadOnlyBooleanProperty foldedProperty() {
        return folded.getReadOnlyProperty();
    }

    /** Folded or opened as in a new window. */
    void reset() {
        byUser = false;
        foldFor(session.runs().run());
    }

    /** The first step, file or lesson ends the first steps on this machine. */
    private void begun() {
        if (session.settings().startHereProperty().get()
                && (session.playhead().here().moved() || session.runs().run().number() != beginner
                        || session.lessons().get().isPresent())) {
            session.settings().startHereProperty().set(false);
        }
    }

    private void choose() {
        boolean begins = session.settings().startHereProperty().get();
        startHere.node().setVisible(begins);
        tabs.setVisible(!begins);
        double head = HEAD * session.settings().typeScale();
        node.setMinHeight(isHeadOnly() ? head : 0);
        node.setMaxHeight(isHeadOnly() ? head : Double.MAX_VALUE);
    }

    /** Whether the tabs take no more room than their head. */
    boolean isHeadOnly() {
        return folded.get() && tabs.isVisible();
    }

    /** What the newcomer's panel needs to be seen as a whole; 0 where it is not shown. */
    double beginnersHeight() {
        return startHere.node().isVisible() ? startHere.height(node.getWidth()) : 0;
    }

    /** For the tabs. */
    StackPane tabs() {
        return tabs;
    }

    StackPane node() {
        return node;
    }
}
