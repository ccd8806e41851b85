package org.schedscope.ui.state.time;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;

/**
 * Which ticks the time views show: one x axis for all of them. Pixel 0 is where the time area begins, right of the gutter.
 *
 * <p>Following the playhead moves the visible part and never changes the zoom.
 */
public final class TimelineModel {
    /** Closest zoom: a tick is this many pixels wide. */
    static final double MOST_PIXELS_PER_TICK = 240;
    /** Where following puts the playhead, as a share of the width. */
    private static final double FOLLOW_AT = 0.8;
    /** Free room right of the run's end when all of it is shown, as a share of the width. */
    private static final double ROOM = 0.03;
    /** What is left free beside something that is moved into sight, as a share of the width. */
    private static final double REVEAL_ROOM = 0.05;
    /** Width in pixels until the time area is laid out. */
    private static final double FIRST_WIDTH = 1000;
    private static final String FITTED = "all";

    /**
     * A visible part.
     *
     * @param start tick at pixel 0, with fraction
     * @param fitted whether all of the run is shown at the user's wish
     */
    public record Zoom(double start, double ticksPerPixel, boolean fitted) {
    }

    /** @param looks counts how often the user looked elsewhere */
    private record Shown(Zoom zoom, double width, int looks) {
    }

    private final StateChanges changes;
    private final StateValue<Shown> shown;
    private final StateValue<Boolean> follow;
    private long lastTick;
    /** Of a run that is shown together with the open one; 0 without. */
    private long otherLastTick;
    /** What a saved state showed: shown again as soon as the run has come so far, unless the user looks elsewhere. */
    private Optional<Zoom> wanted = Optional.empty();

    public TimelineModel(StateChanges changes) {
        this.changes = changes;
        follow = changes.value(true);
        shown = changes.value(new Shown(new Zoom(0, 1, true), FIRST_WIDTH, 0));
    }

    /** Tick at pixel 0, with fraction. */
    public double start() {
        return shown.get().zoom().start();
    }

    public double ticksPerPixel() {
        return shown.get().zoom().ticksPerPixel();
    }

    /** How often the user looked elsewhere, rather than that the run grew, or that the view moved along. */
    public int looks() {
        return shown.get().looks();
    }

    /** Width of the time area in pixels. */
    public double width() {
        return shown.get().width();
    }

    /** Whether the visible part moves along with the playhead. */
    public ObjectProperty<Boolean> followProperty() {
        return follow;
    }

    /** First tick right of the visible part. */
    public double end() {
        return start() + width() * ticksPerPixel();
    }

    /** Pixel of a tick, from the left edge of the time area. */
    public double x(double tick) {
        return (tick - start()) / ticksPerPixel();
    }

    /** Tick under a pixel, with fraction. */
    public double tickAt(double x) {
        return start() + x * ticksPerPixel();
    }

    /** Sets the width of the time area; the view that lays it out does. A fitted timeline stays fitted, else the zoom stays. */
    public void setWidth(double pixels) {
        if (pixels >= 1 && pixels != width()) {
            changes.make(() -> {
                shown.set(new Shown(shown.get().zoom(), pixels, looks()));
                if (isFitted()) {
                    fitAll();
                } else {
                    place(start(), ticksPerPixel());
                }
            });
        }
    }

    /** Shows fewer ({@code factor} &lt; 1) or more ticks; the anchor stays where it is on the screen. */
    public void zoom(double factor, double anchorTick) {
        double scale = clampScale(ticksPerPixel() * factor);
        double newStart = anchorTick - (anchorTick - start()) * scale / ticksPerPixel();
        look(newStart, scale);
    }

    /** Moves the visible part by pixels; positive shows later ticks. */
    public void pan(double pixels) {
        panTo(start() + pixels * ticksPerPixel());
    }

    /** Moves the visible part so that it begins at a tick. */
    public void panTo(double tick) {
        look(tick, ticksPerPixel());
    }

    /**
     * Moves the visible part, as little as it takes, so that these ticks can be seen, and leaves the zoom as it is; of more than have room
     * the beginning. Nothing moves if they are visible already.
     */
    public void reveal(TickRange range) {
        double seen = end() - start();
        double room = Math.min(seen * REVEAL_ROOM, Math.max(0, (seen - range.length()) / 2));
        if (range.from() < start() || range.length() > seen && range.from() > end() - room) {
            panTo(range.from() - room);
        } else if (range.to() > end() && range.length() <= seen) {
            panTo(range.to() + room - seen);
        }
    }

    /** Shows the whole run, and keeps showing it while it grows. */
    public void fit() {
        fit(1);
    }

    private void fitAll() {
        fit(0);
    }

    private void fit(int looks) {
        wanted = Optional.empty();
        place(0, clampScale(span() / width()), true, looks);
    }

    /** Shows exactly these ticks, as far as the closest zoom allows. */
    public void show(TickRange range) {
        double scale = clampScale(range.length() / width());
        look(range.from() - (scale * width() - range.length()) / 2, scale);
    }

    /** Whether the whole run is shown at the user's wish. */
    public boolean isFitted() {
        return shown.get().zoom().fitted();
    }

    /** What is shown, or is to be shown once the run has come so far. */
    public Zoom zoom() {
        return wanted.orElse(shown.get().zoom());
    }

    /** What is shown, for {@link #restore(String)}. */
    public String text() {
        return isFitted() ? FITTED : zoom().start() + " " + zoom().ticksPerPixel();
    }

    /**
     * Shows what was shown when the text was made.
     *
     * @throws IllegalArgumentException if the text is none
     */
    public void restore(String text) {
        String[] words = text.split(" ", 2);
        boolean fitted = text.equals(FITTED);
        Zoom read = fitted ? new Zoom(0, 1, true)
                : new Zoom(Double.parseDouble(words[0]), Double.parseDouble(words[words.length - 1]), false);
        if (!Double.isFinite(read.start()) || !Double.isFinite(read.ticksPerPixel()) || read.ticksPerPixel() <= 0) {
            throw new IllegalArgumentException("nothing can be shown at " + text);
        }
        restore(read);
    }

    /** Shows what was shown before; of a run that has not come so far, as soon as it has. */
    public void restore(Zoom before) {
        if (before.fitted()) {
            fitAll();
        } else {
            wanted = Optional.of(before);
            place(before.start(), clampScale(before.ticksPerPixel()), false, 0);
        }
    }

    public void playheadMoved(long tick) {
        if (follow.get() && (tick < start() || tick > end())) {
            place(tick - FOLLOW_AT * width() * ticksPerPixel(), ticksPerPixel());
        }
    }

    public void runGrew(long newLastTick) {
        lastTick = newLastTick;
        if (isFitted()) {
            fitAll();
        }
        wanted.ifPresent(before -> {
            place(before.start(), clampScale(before.ticksPerPixel()));
            wanted = wanted.filter(still -> !still.equals(shown.get().zoom()));
        });
    }

    public void runChanged(long newLastTick) {
        lastTick = newLastTick;
        fitAll();
    }

    /** Has the axis reach to the end of another run that is shown together with the open one; 0 for none. */
    public void alsoTo(long tick) {
        if (otherLastTick != tick) {
            otherLastTick = tick;
            runGrew(lastTick);
        }
    }

    private double span() {
        return Math.max(1, Math.max(lastTick, otherLastTick)) / (1 - ROOM);
    }

    private double clampScale(double scale) {
        double widest = Math.max(span() / width(), 1 / MOST_PIXELS_PER_TICK);
        return Math.min(widest, Math.max(1 / MOST_PIXELS_PER_TICK, scale));
    }

    private void look(double wantedStart, double scale) {
        wanted = Optional.empty();
        place(wantedStart, scale, false, 1);
    }

    private void place(double wantedStart, double scale) {
        place(wantedStart, scale, isFitted(), 0);
    }

    /** Never shows anything before tick 0, nor more than the room right of the end. */
    private void place(double wantedStart, double scale, boolean fitted, int looks) {
        double latest = Math.max(0, span() - width() * scale);
        Zoom zoom = new Zoom(Math.max(0, Math.min(latest, wantedStart)), scale, fitted);
        shown.set(new Shown(zoom, width(), looks() + looks));
    }
}
