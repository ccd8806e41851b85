package org.schedscope.ui.state.time;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;

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
    private static final String FITTED = "all";

    private final ReadOnlyDoubleWrapper start = new ReadOnlyDoubleWrapper(this, "start", 0);
    private final ReadOnlyDoubleWrapper ticksPerPixel = new ReadOnlyDoubleWrapper(this, "ticksPerPixel", 1);
    private final ReadOnlyDoubleWrapper width = new ReadOnlyDoubleWrapper(this, "width", 1000);
    private final ReadOnlyIntegerWrapper looks = new ReadOnlyIntegerWrapper(this, "looks", 0);
    private final BooleanProperty follow = new SimpleBooleanProperty(this, "follow", true);
    private long lastTick;
    /** Of a run that is shown together with the open one; 0 without. */
    private long otherLastTick;
    private boolean fitted = true;
    /** What was shown when the state was kept: shown again as soon as the run has come so far, unless the user looks elsewhere. */
    private Optional<double[]> wanted = Optional.empty();

    /** Tick at pixel 0, with fraction. */
    public ReadOnlyDoubleProperty startProperty() {
        return start.getReadOnlyProperty();
    }

    public double start() {
        return start.get();
    }

    public ReadOnlyDoubleProperty ticksPerPixelProperty() {
        return ticksPerPixel.getReadOnlyProperty();
    }

    public double ticksPerPixel() {
        return ticksPerPixel.get();
    }

    /** Counts how often somebody looked elsewhere, rather than that the run grew, or moved along; changes after the move. */
    public ReadOnlyIntegerProperty looksProperty() {
        return looks.getReadOnlyProperty();
    }

    private void looked() {
        looks.set(looks.get() + 1);
    }

    /** Width of the time area in pixels. */
    public ReadOnlyDoubleProperty widthProperty() {
        return width.getReadOnlyProperty();
    }

    public double width() {
        return width.get();
    }

    /** Whether the visible part moves along with the playhead. */
    public BooleanProperty followProperty() {
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

    /** Tells how wide the time area is; the view that lays it out does. A fitted timeline stays fitted, else the zoom stays. */
    public void setWidth(double pixels) {
        if (pixels >= 1 && pixels != width()) {
            width.set(pixels);
            if (fitted) {
                fitAll();
            } else {
                place(start(), ticksPerPixel());
            }
        }
    }

    /** Shows fewer ({@code factor} &lt; 1) or more ticks; the anchor stays where it is on the screen. */
    public void zoom(double factor, double anchorTick) {
        double scale = clampScale(ticksPerPixel() * factor);
        double newStart = anchorTick - (anchorTick - start()) * scale / ticksPerPixel();
        fitted = false;
        wanted = Optional.empty();
        place(newStart, scale);
        looked();
    }

    /** Moves the visible part by pixels; positive shows later ticks. */
    public void pan(double pixels) {
        panTo(start() + pixels * ticksPerPixel());
    }

    /** Moves the visible part so that it begins at a tick. */
    public void panTo(double tick) {
        fitted = false;
        wanted = Optional.empty();
        place(tick, ticksPerPixel());
        looked();
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
        fitAll();
        looked();
    }

    private void fitAll() {
        fitted = true;
        wanted = Optional.empty();
        place(0, clampScale(span() / width()));
    }

    /** Shows exactly these ticks, as far as the closest zoom allows. */
    public void show(TickRange range) {
        fitted = false;
        wanted = Optional.empty();
        double scale = clampScale(range.length() / width());
        place(range.from() - (scale * width() - range.length()) / 2, scale);
        looked();
    }

    /** Whether the whole run is shown because that was asked for. */
    public boolean isFitted() {
        return fitted;
    }

    /** What is shown, for {@link #restore}. */
    public String text() {
        double[] shown = wanted.orElse(new double[] {start(), ticksPerPixel()});
        return fitted ? FITTED : shown[0] + " " + shown[1];
    }

    /**
     * Shows what was shown when the text was made.
     *
     * @throws IllegalArgumentException if the text is none
     */
    public void restore(String text) {
        if (text.equals(FITTED)) {
            fitAll();
            return;
        }
        String[] words = text.split(" ", 2);
        double[] shown = {Double.parseDouble(words[0]), Double.parseDouble(words[words.length - 1])};
        if (!Double.isFinite(shown[0]) || !Double.isFinite(shown[1]) || shown[1] <= 0) {
            throw new IllegalArgumentException("nothing can be shown at " + text);
        }
        fitted = false;
        wanted = Optional.of(shown);
        place(shown[0], clampScale(shown[1]));
    }

    public void playheadMoved(long tick) {
        if (follow.get() && (tick < start() || tick > end())) {
            place(tick - FOLLOW_AT * width() * ticksPerPixel(), ticksPerPixel());
        }
    }

    public void runGrew(long newLastTick) {
        lastTick = newLastTick;
        if (fitted) {
            fitAll();
        }
        wanted.ifPresent(shown -> {
            place(shown[0], clampScale(shown[1]));
            if (start() == shown[0] && ticksPerPixel() == shown[1]) {
                wanted = Optional.empty();
            }
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

    /** Never shows anything before tick 0, nor more than the room right of the end. */
    private void place(double wantedStart, double scale) {
        double latest = Math.max(0, span() - width() * scale);
        ticksPerPixel.set(scale);
        start.set(Math.max(0, Math.min(latest, wantedStart)));
    }
}
