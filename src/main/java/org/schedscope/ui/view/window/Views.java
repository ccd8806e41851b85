package org.schedscope.ui.view.window;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.breakpoint.BreakpointsView;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.graph.DagView;
import org.schedscope.ui.view.inspector.EventsView;
import org.schedscope.ui.view.inspector.InspectorView;
import org.schedscope.ui.view.jobs.JobsView;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.lesson.MakerView;
import org.schedscope.ui.view.live.BeatItView;
import org.schedscope.ui.view.live.LiveEditView;
import org.schedscope.ui.view.measure.CompareView;
import org.schedscope.ui.view.measure.FindingsView;
import org.schedscope.ui.view.measure.MetricsView;
import org.schedscope.ui.view.measure.RunsView;
import org.schedscope.ui.view.measure.SlrView;
import org.schedscope.ui.view.measure.UsersView;
import org.schedscope.ui.view.measure.ValueView;
import org.schedscope.ui.view.pass.AuctionView;
import org.schedscope.ui.view.pass.PhasesView;
import org.schedscope.ui.view.pass.ReadyQueueView;
import org.schedscope.ui.view.schedule.ScheduleView;

/** The list of views: a new one is its class and a line here. An object has the views of one window. */
public final class Views {
    /** Place of a view in the window. */
    public enum Place {
        /** In the middle, where the time is. */
        CENTRE,
        /** A tab below the middle. */
        TAB,
        /** The left column. */
        LEFT,
        /** The right column. */
        RIGHT,
        /** At the place of the right column while a lesson is given. */
        LESSON,
        /** At the place of the left column while a workload is edited live, a schedule is built by hand, or a lesson is made. */
        EDIT,
    }

    private record Entry(Place place, Maker maker) {
    }

    private interface Maker {
        View make(Session session, Commands commands);
    }

    private static final List<Entry> LIST = List.of(
            entry(Place.CENTRE, ScheduleView::new),
            entry(Place.TAB, SlrView::new),
            entry(Place.TAB, MetricsView::new),
            entry(Place.TAB, RunsView::new),
            entry(Place.TAB, CompareView::new),
            entry(Place.TAB, UsersView::new),
            entry(Place.TAB, ValueView::new),
            entry(Place.TAB, AuctionView::new),
            entry(Place.TAB, PhasesView::new),
            entry(Place.TAB, EventsView::new),
            entry(Place.TAB, FindingsView::new),
            entry(Place.LEFT, JobsView::new),
            entry(Place.LEFT, DagView::new),
            entry(Place.RIGHT, InspectorView::new),
            entry(Place.RIGHT, ReadyQueueView::new),
            entry(Place.RIGHT, BreakpointsView::new),
            entry(Place.EDIT, LiveEditView::new),
            entry(Place.EDIT, BeatItView::new),
            entry(Place.EDIT, MakerView::new),
            new Entry(Place.LESSON, LessonView::new));

    private final Map<Place, List<Late<View>>> views = new EnumMap<>(Place.class);

    /** The views of a window, each made on first use. */
    public Views(Session session, Commands commands) {
        for (Place place : Place.values()) {
            views.put(place, LIST.stream().filter(entry -> entry.place() == place)
                    .map(entry -> new Late<>(() -> entry.maker().make(session, commands))).toList());
        }
    }

    private static Entry entry(Place place, Function<Session, View> maker) {
        return new Entry(place, (session, commands) -> maker.apply(session));
    }

    /** By place, and at each in their order. */
    public List<View> all() {
        return Stream.of(Place.values()).flatMap(place -> at(place).stream()).toList();
    }

    List<View> at(Place place) {
        return views.get(place).stream().map(Late::get).toList();
    }

    /** Makes those that are not there, each by a step of its own. */
    List<Runnable> steps() {
        return views.values().stream().flatMap(List::stream).<Runnable>map(view -> view::get).toList();
    }

    View named(String id) {
        return all().stream().filter(view -> view.id().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no view " + id));
    }

    /** Id of a view from a session. The first versions stored names of classes: {@code SlrView} is {@code slr}. */
    static String id(String stored) {
        return stored.endsWith("View") ? stored.substring(0, stored.length() - "View".length()).toLowerCase(Locale.ROOT) : stored;
    }
}
