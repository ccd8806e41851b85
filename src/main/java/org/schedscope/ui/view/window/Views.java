package org.schedscope.ui.view.window;

import java.util.List;
import java.util.function.Function;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.graph.DagView;
import org.schedscope.ui.view.inspector.EventsView;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.measure.CompareView;
import org.schedscope.ui.view.measure.FindingsView;
import org.schedscope.ui.view.measure.MetricsView;
import org.schedscope.ui.view.measure.SlrView;
import org.schedscope.ui.view.measure.UsersView;
import org.schedscope.ui.view.measure.ValueView;
import org.schedscope.ui.view.pass.AuctionView;
import org.schedscope.ui.view.pass.PhasesView;
import org.schedscope.ui.view.schedule.ScheduleView;

/** The one list of views: adding one is its class and a line here. */
public final class Views {
    /** Where in the window a view stands. */
    public enum Place {
        /** Below the jobs, at the left. */
        LEFT,
        /** In the middle, where the time is. */
        CENTRE,
        /** A tab below the middle. */
        TAB,
    }

    /** A view to be made for a session. */
    public record Entry(Place place, Function<Session, View> maker) {
    }

    private Views() {
    }

    public static List<Entry> all() {
        return List.of(
                new Entry(Place.LEFT, DagView::new),
                new Entry(Place.CENTRE, ScheduleView::new),
                new Entry(Place.TAB, SlrView::new),
                new Entry(Place.TAB, MetricsView::new),
                new Entry(Place.TAB, CompareView::new),
                new Entry(Place.TAB, UsersView::new),
                new Entry(Place.TAB, ValueView::new),
                new Entry(Place.TAB, AuctionView::new),
                new Entry(Place.TAB, PhasesView::new),
                new Entry(Place.TAB, EventsView::new),
                new Entry(Place.TAB, FindingsView::new));
    }

    /** Fresh views of a place, in order. */
    static List<View> at(Place place, Session session) {
        return all().stream().filter(entry -> entry.place() == place).map(entry -> entry.maker().apply(session)).toList();
    }
}
