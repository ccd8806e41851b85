package org.schedscope.ui.state.compare;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.trace.ScheduleShift;

/** The open run's schedule while its workload is edited, or while it is built by hand. */
public interface EditedSchedule {
    /** Places of tasks before the first edit; nothing as long as that is not known, or there was nothing before. */
    default Optional<ScheduleShift> shift() {
        return Optional.empty();
    }

    /** The run that {@link #shift} is from. */
    default Optional<EarlierRun> earlier() {
        return Optional.empty();
    }

    /** Whether the end of a task's bar can be drawn: if its ticks are the same on every cluster, and it runs in one piece. */
    default boolean canEnd(int task) {
        return false;
    }

    /** Has a task of the open run end at another tick, as its bar was drawn. */
    default void end(int task, long tick) {
    }

    /** Whether a task's bar can be taken up and put elsewhere. */
    default boolean canMove(int task) {
        return false;
    }

    /** Takes a task up to be moved. */
    default void take(int task) {
    }

    /**
     * Where the task that is taken up, or chosen, would be put.
     *
     * @param core the first of its cores; none for any
     * @param tick where it should start
     * @param reach ticks within which an earliest start is meant instead
     */
    default void aim(int cluster, OptionalInt core, long tick, long reach) {
    }

    /** Puts the task where it was aimed at last, if that can be. */
    default void drop() {
    }

    /** What is aimed at. */
    default Optional<AimedTask> aimed() {
        return Optional.empty();
    }

    /** The tick that the user who builds the schedule has come to. */
    default OptionalLong clock() {
        return OptionalLong.empty();
    }

    /** A run with rows above those of the open one, and the names of both; none unless it is shown. */
    default Optional<StagedRun> rival() {
        return Optional.empty();
    }

    /** What the open run is called beside its {@link #rival}. */
    default String name() {
        return "";
    }
}
