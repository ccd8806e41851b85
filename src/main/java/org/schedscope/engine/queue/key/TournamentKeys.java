package org.schedscope.engine.queue.key;

import org.schedscope.engine.queue.tree.Tournament;

/** Keys of numbered tasks in a {@link Tournament}: exact, or bounds that are made exact if necessary. */
public interface TournamentKeys extends Tournament.Bounds {
    /** Adds a task; returns its number. */
    int add(int task);

    /** Frees a number. */
    void release(int number);

    int task(int number);

    /** An upper bound of the critical paths of the jobs in a tournament, in ticks, if keys depend on it; else at least 1. */
    long longestCriticalPath(Tournament tournament);

    /**
     * Begins a pass.
     *
     * @param longest the longest critical path of a waiting job, in ticks
     * @param tournament tournament of these keys, which is in order afterwards
     */
    void begin(long now, long longest, Tournament tournament);

    /** Ends a pass: {@link Tournament#NONE}, or the first number by what is known. */
    void end(int first);

    /** Whether a task precedes one whose key is in other keys of the same class. */
    boolean before(int number, TournamentKeys others, int otherNumber);

    /** The exact key. */
    String text(int number);

    TournamentKeys copy(QueueView view);

    TournamentKeys newEmpty();
}
