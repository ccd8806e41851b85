package org.schedscope.ui.view.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import org.schedscope.breakpoint.Condition.Kind;
import org.schedscope.breakpoint.Condition;
import org.schedscope.chart.index.Moment;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;

/** Context menu of a task, job or user: where to go from it, and the conditions to stop at that concern it, ticked where one is listed. */
public final class BreakpointMenu {
    private static final Texts TEXTS = Messages.of("breakpoints");
    private static final Ratio LARGE = Ratio.of(3);

    private final Session session;
    private final Late<ContextMenu> menu = new Late<>(BreakpointMenu::make);

    public BreakpointMenu(Session session) {
        this.session = session;
        // What it offers is of the run it was opened over: another one may not have that job, task or user.
        session.states().when(() -> menu.ifMade(ContextMenu::hide), WindowState::run);
    }

    private static ContextMenu make() {
        ContextMenu menu = new ContextMenu();
        menu.setId("stop-menu");
        return menu;
    }

    /**
     * Shows the menu for the selection after a request: a press selects first.
     *
     * @param first items above those of the selection
     */
    public void listen(Node node, Function<ContextMenuEvent, List<MenuItem>> first) {
        node.setOnContextMenuRequested(request -> {
            show(node, request, first.apply(request));
            request.consume();
        });
    }

    private void show(Node node, ContextMenuEvent request, List<MenuItem> first) {
        List<MenuItem> selected = items(session);
        ContextMenu shown = menu.get();
        shown.getItems().setAll(first);
        if (!first.isEmpty() && !selected.isEmpty()) {
            shown.getItems().add(new SeparatorMenuItem());
        }
        shown.getItems().addAll(selected);
        if (!shown.getItems().isEmpty()) {
            shown.show(node, request.getScreenX(), request.getScreenY());
        }
    }

    /** Where to go from what is selected. */
    private static List<MenuItem> places(Session session) {
        Selected selected = session.selection().get();
        List<MenuItem> items = new ArrayList<>();
        if (selected.task().isPresent()) {
            int job = selected.job().orElseThrow();
            items.add(place("job", session.runs().run().index().job(job).id(), () -> session.selection().selectJob(job)));
            lastStart(session, selected.task().getAsInt()).ifPresent(tick -> items.add(place("why",
                    session.runs().run().index().label(selected.task().getAsInt()), () -> goTo(session, tick))));
            items.add(place("add", "", () -> session.bookmarks().put(session.bookmarks().now())));
        }
        selected.user().ifPresent(user -> {
            if (selected.job().isPresent()) {
                items.add(place("user", user, () -> session.selection().selectUser(user)));
            }
            items.add(place("jobs", user, () -> session.askedJobs().askUser(user)));
            items.add(new SeparatorMenuItem());
        });
        return items;
    }

    /** When the task started, as far as that has happened. */
    private static OptionalLong lastStart(Session session, int task) {
        Moment at = session.playhead().moment();
        OptionalInt piece = session.index().of(session.runs().run(), at.position()).history().piece(task, at);
        return piece.isEmpty() ? OptionalLong.empty() : OptionalLong.of(at.trace().pieces().start(piece.getAsInt()));
    }

    /** Goes to the tick that the inspector explains and the queue shows. */
    private static void goTo(Session session, long tick) {
        session.playhead().pause();
        session.playhead().seekTick(tick);
    }

    private static MenuItem place(String id, String what, Runnable action) {
        return Nodes.item("place-" + id, Messages.of("bookmarks").text("menu." + id, what), action);
    }

    /** Where to go from what is selected, and the conditions that concern it. */
    public static List<MenuItem> items(Session session) {
        OptionalInt task = session.selection().get().task();
        OptionalInt job = session.selection().get().job();
        Optional<String> user = session.selection().get().user();
        WorkloadIndex index = session.runs().run().index();
        List<MenuItem> items = places(session);
        if (job.isPresent()) {
            Job which = index.job(job.getAsInt());
            task.ifPresent(number -> items.add(item(session, Kind.TASK.of(which.id(), index.task(number).id()))));
            items.add(item(session, Kind.ARRIVES.of(which.id())));
            items.add(item(session, Kind.FINISHES.of(which.id())));
            if (which.value().isPresent()) {
                items.add(item(session, Kind.STARVES.of(which.id())));
            }
            items.add(item(session, Kind.SLR.above(LARGE, which.id())));
            items.add(new SeparatorMenuItem());
        }
        user.ifPresent(path -> items.add(item(session, Kind.USER.of(path))));
        return items;
    }

    private static MenuItem item(Session session, Condition condition) {
        Optional<Breakpoint> there = session.breakpoints().list().stream().filter(one -> one.text().equals(condition.text())).findFirst();
        CheckMenuItem item = new CheckMenuItem(TEXTS.text("menu.stop", condition.text()));
        item.setMnemonicParsing(false);
        item.setSelected(there.isPresent());
        item.setOnAction(chosen -> there.ifPresentOrElse(session.breakpoints()::remove, () -> session.breakpoints().add(condition)));
        return item;
    }
}
