package org.schedscope.ui.state.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;

/**
 * Where the window has been, as a browser knows it: run, instant, zoom, selection and range. What one deed changes is one place; so are
 * looks around and jumps that follow each other within a second. Steps and playing make none, and coming back to a place finds the
 * instant at which it was left.
 */
public final class ViewHistory {
    /** Places remembered. */
    static final int MOST = 200;
    private static final long TOGETHER_NANOS = 1_000_000_000L;

    private record Place(int run, BreakpointMatch moment, String zoom, Selected selected, Optional<RunPart> range) {
    }

    private final RunController runs;
    private final Playhead playhead;
    private final TimelineModel timeline;
    private final Selection selection;
    private final RangeModel range;
    private final Executor owner;
    private final LongSupplier clock;
    private final List<Place> places = new ArrayList<>();
    private final ReadOnlyBooleanWrapper first = new ReadOnlyBooleanWrapper(this, "first", true);
    private final ReadOnlyBooleanWrapper last = new ReadOnlyBooleanWrapper(this, "last", true);
    private int at;
    /** Something was done that has not become a place yet; whether it is more than to look elsewhere. */
    private boolean open;
    private boolean chosen;
    /** Whether the place that is shown was come to by looking around, and when. */
    private boolean looking;
    private long lookedAt;
    private boolean going;

    /**
     * @param owner runs tasks later on the thread that calls this
     * @param clock in nanoseconds
     */
    public ViewHistory(RunController runs, Playhead playhead, TimelineModel timeline, Selection selection, RangeModel range, Executor owner,
            LongSupplier clock) {
        this.runs = runs;
        this.playhead = playhead;
        this.timeline = timeline;
        this.selection = selection;
        this.range = range;
        this.owner = owner;
        this.clock = clock;
        places.add(now());
        selection.valueProperty().addListener((property, before, now) -> changed(true));
        range.valueProperty().addListener((property, before, now) -> changed(true));
        runs.runProperty().addListener((property, before, now) -> {
            if (!now.isSameRunAs(before)) {
                changed(true);
            }
        });
        timeline.looksProperty().addListener((property, before, now) -> changed(false));
        playhead.jumpsProperty().addListener((property, before, now) -> changed(false));
        playhead.movesProperty().addListener((property, before, now) -> moved());
    }

    /** Whether there is nothing to go back to. */
    public ReadOnlyBooleanProperty firstProperty() {
        return first.getReadOnlyProperty();
    }

    /** Whether there is nothing to go forward to. */
    public ReadOnlyBooleanProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    private Place now() {
        return new Place(runs.run().number(), new BreakpointMatch(playhead.position(), playhead.tick()), timeline.text(), selection.get(),
                range.get());
    }

    /** A step, or time that plays: the place is left where that leads. */
    private void moved() {
        if (!open && !going) {
            places.set(at, now());
        }
    }

    private void changed(boolean choice) {
        if (going) {
            return;
        }
        chosen |= choice;
        if (!open) {
            open = true;
            owner.execute(this::settle);
        }
    }

    private void settle() {
        if (!open) {
            return;
        }
        boolean choice = chosen;
        open = false;
        chosen = false;
        Place here = now();
        if (here.equals(places.get(at))) {
            return;
        }
        long time = clock.getAsLong();
        if (!choice && looking && time - lookedAt < TOGETHER_NANOS) {
            places.set(at, here);
        } else {
            places.subList(at + 1, places.size()).clear();
            places.add(here);
            if (places.size() > MOST) {
                places.remove(0);
            }
            at = places.size() - 1;
        }
        looking = !choice;
        lookedAt = time;
        tell();
    }

    private void tell() {
        first.set(at == 0);
        last.set(at == places.size() - 1);
    }

    /** To the place before, if there is one. */
    public void back() {
        go(-1);
    }

    /** To the place that was gone back from, if there is one. */
    public void forward() {
        go(1);
    }

    private void go(int direction) {
        settle();
        int to = at + direction;
        while (to >= 0 && to < places.size() && run(places.get(to)).isEmpty()) {
            // Its run has been closed.
            to += direction;
        }
        if (to < 0 || to >= places.size()) {
            return;
        }
        at = to;
        looking = false;
        going = true;
        show(places.get(at));
        going = false;
        tell();
    }

    private Optional<OpenRun> run(Place place) {
        return runs.kept().stream().filter(run -> run.number() == place.run()).findFirst();
    }

    private void show(Place place) {
        playhead.pause();
        run(place).filter(run -> run.number() != runs.run().number()).ifPresent(runs::show);
        selection.restore(place.selected());
        range.mark(place.range());
        playhead.seek(place.moment());
        timeline.restore(place.zoom());
    }
}
