package org.schedscope.scheduler.fourphase.order;

import java.util.Optional;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.MeanRanks;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.scheduler.fourphase.reserve.RemainingTimes;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** The workflows that have arrived and not finished, and the figure that a policy orders them by, as of the last arrival. */
public final class WorkflowRanking {
    private final SimulationInput input;
    private final ReservationTable reservations;
    private final Optional<WorkflowCriterion> kind;
    private final boolean weighsWork;
    private final RemainingTimes times;
    private final int[] active;
    private int activeCount;
    private final int[] unfinished;
    /** Per job: how many of the first tasks in order of rank are done for sure. */
    private final int[] donePlaces;
    /** What is left of every job to do, if workflows are ordered by that. */
    private final long[] work;
    private final long[] figure;

    public WorkflowRanking(SchedulingContext context, ReservationTable reservations, Optional<WorkflowCriterion> kind) {
        this(context, reservations, kind, context.input().index().jobCount());
        for (int job = 0; job < unfinished.length; job++) {
            unfinished[job] = input.index().taskCountOf(job);
            for (int task = input.index().firstTask(job); weighsWork && task < input.index().firstTask(job + 1); task++) {
                work[job] += input.work().scaled(task);
            }
        }
    }

    private WorkflowRanking(SchedulingContext context, ReservationTable reservations, Optional<WorkflowCriterion> kind, int jobs) {
        input = context.input();
        this.reservations = reservations;
        this.kind = kind;
        weighsWork = kind.isPresent() && kind.get() == WorkflowCriterion.REMAINING_WORK;
        times = new RemainingTimes(context, reservations);
        active = new int[jobs];
        unfinished = new int[jobs];
        donePlaces = new int[jobs];
        work = new long[jobs];
        figure = new long[jobs];
    }

    public WorkflowRanking copy(SchedulingContext newContext, ReservationTable newReservations) {
        WorkflowRanking copy = new WorkflowRanking(newContext, newReservations, kind, active.length);
        copy.activeCount = activeCount;
        System.arraycopy(active, 0, copy.active, 0, activeCount);
        System.arraycopy(unfinished, 0, copy.unfinished, 0, unfinished.length);
        System.arraycopy(donePlaces, 0, copy.donePlaces, 0, donePlaces.length);
        System.arraycopy(work, 0, copy.work, 0, work.length);
        System.arraycopy(figure, 0, copy.figure, 0, figure.length);
        return copy;
    }

    public void arrived(int job) {
        active[activeCount++] = job;
    }

    public void taskFinished(int task) {
        int job = input.index().jobOf(task);
        work[job] -= weighsWork ? input.work().scaled(task) : 0;
        if (--unfinished[job] == 0) {
            remove(job);
        }
    }

    /** A job has finished or starved. */
    public void remove(int job) {
        times.forget(job);
        for (int at = 0; at < activeCount; at++) {
            if (active[at] == job) {
                activeCount--;
                System.arraycopy(active, at + 1, active, at, activeCount - at);
            }
        }
    }

    /** Works out the figures of all unfinished workflows anew; whether there are such figures. */
    public boolean refresh() {
        for (int at = 0; at < activeCount && kind.isPresent(); at++) {
            int job = active[at];
            figure[job] = switch (kind.get()) {
                case REMAINING_TIME -> times.of(job);
                case REMAINING_WORK -> work[job];
                case REMAINING_PATH -> input.meanRanks().level(firstUnfinished(job));
            };
        }
        return kind.isPresent();
    }

    /** The unfinished task of the largest rank. */
    private int firstUnfinished(int job) {
        MeanRanks ranks = input.meanRanks();
        while (reservations.isDone(ranks.byRank(job, donePlaces[job]))) {
            donePlaces[job]++;
        }
        return ranks.byRank(job, donePlaces[job]);
    }

    /** A number that compares as the figure does. */
    public long figure(int job) {
        return figure[job];
    }

    /** The figure, exactly. */
    public BigRatio exactFigure(int job) {
        return switch (kind.orElseThrow()) {
            case REMAINING_TIME -> BigRatio.of(figure[job]);
            case REMAINING_WORK -> BigRatio.of(input.work().unscaled(figure[job]));
            case REMAINING_PATH -> input.meanRanks().rankOfLevel((int) figure[job]);
        };
    }
}
