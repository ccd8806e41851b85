package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.schedscope.chart.paint.Box;
import org.schedscope.ui.state.session.Session;

/** A strip of the schedule below the axis of time. A new one is a class and a line in {@link All#LANES}. */
interface Lane {
    /** The lanes; a class of its own, because the interface is initialized before the constants of the classes that implement it. */
    final class All {
        /** From the top. The first one has the height that the others leave. */
        static final List<Lane> LANES = List.of(new CoresLane(), CurveLane.USE, CurveLane.QUEUE, new LateLane());

        private All() {
        }
    }

    /** Left of names, with room for a triangle. */
    double MARGIN = 22;

    /** As settings and texts name it. */
    String id();

    /** Whether it is there at all, unless users hide it. */
    default boolean isIn(ScheduleScene scene) {
        return true;
    }

    /** Height of its head, which is all that is left of it when it is folded up. */
    default double head() {
        return 17;
    }

    /**
     * Its heights.
     *
     * @param room that the lanes above leave it, in laid out pixels; less than 0 if they lack some
     */
    Heights heights(ScheduleScene scene, double room);

    /** Paints it; ground and grid are there already. */
    Painted paint(ScheduleScene scene, LanesFrame frame, LanesLayout.Strip strip);

    /**
     * Heights in laid out pixels.
     *
     * @param least where the window is low
     * @param most where there is room left over
     * @param share of that room that it grows by
     */
    record Heights(double least, double wanted, double most, double share) {
        static Heights fixed(double height) {
            return new Heights(height, height, height, 0);
        }
    }

    /** The lane in the last frame: what can be seen at a point is what the pointer is on. */
    interface Painted {
        /** What is at a point of the time area. */
        Optional<Hit> hitAt(double x, double y);

        /** Whose row is beside a point of the gutter. */
        default Optional<Hit> rowAt(double x, double y) {
            return Optional.empty();
        }

        /** Paints what the playhead does not pass over. */
        default void paintOver() {
        }
    }

    /**
     * Something at a point.
     *
     * @param task that it is part of, if it is
     * @param marks outlines around what is meant
     * @param words a card describes it by, the first line strong; none for no card
     * @param select what a click does; without it a click clears the selection
     */
    record Hit(OptionalInt task, List<Box> marks, Supplier<List<String>> words, Optional<Consumer<Session>> select) {
        /** What can be described only. */
        static Hit described(Supplier<List<String>> words) {
            return new Hit(OptionalInt.empty(), List.of(), words, Optional.empty());
        }

        static Hit of(Supplier<List<String>> words, Consumer<Session> select) {
            return new Hit(OptionalInt.empty(), List.of(), words, Optional.of(select));
        }

        static Hit ofTask(int task, Supplier<List<String>> words) {
            return new Hit(OptionalInt.of(task), List.of(), words, Optional.of(session -> session.selection().selectTask(task)));
        }

        Hit marked(List<Box> boxes) {
            return new Hit(task, boxes, words, select);
        }
    }
}
