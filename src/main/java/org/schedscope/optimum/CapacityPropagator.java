package org.schedscope.optimum;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.sat.Reason;
import org.chocosolver.solver.constraints.Explained;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.events.IntEventType;
import org.chocosolver.util.ESat;

/**
 * Cumulative constraint of one cluster by time-tables. A task with a latest start at or before a tick and an earliest end after it is
 * certain to run then, if it is placed on this cluster; a task that does not fit beside the certain ones runs before, after or elsewhere.
 * Each step is explained by one tick and the weakest bounds that suffice (pointwise explanations: Schutt, Feydy, Stuckey, Wallace,
 * Explaining the cumulative propagator, Constraints 16, 2011).
 */
@Explained
final class CapacityPropagator extends Propagator<IntVar> {
    private static final long serialVersionUID = 1L;

    private final transient IntVar[] start;
    private final transient IntVar[] end;
    private final transient IntVar[] here;
    private final int[] need;
    private final int capacity;
    /** By task: the interval in which it is certain to run; empty unless the second is larger. */
    private final int[] partFrom;
    private final int[] partTo;
    private final long[] events;
    /** Steps of the certain use: start ticks and amounts. */
    private final int[] from;
    private final long[] load;
    private int steps;
    private int[] literals = new int[1];
    private int literalCount;

    /**
     * @param end of each task if it is placed here
     * @param here whether a task is placed here, 0 or 1
     * @param need of each task
     */
    CapacityPropagator(IntVar[] start, IntVar[] end, IntVar[] here, int[] need, int capacity) {
        super(Stream.of(start, end, here).flatMap(Arrays::stream).toArray(IntVar[]::new), PropagatorPriority.QUADRATIC, false);
        this.start = start;
        this.end = end;
        this.here = here;
        this.need = need;
        this.capacity = capacity;
        partFrom = new int[need.length];
        partTo = new int[need.length];
        events = new long[2 * need.length];
        from = new int[2 * need.length + 1];
        load = new long[2 * need.length + 1];
    }

    @Override
    public int getPropagationConditions(int variable) {
        return variable < 2 * need.length ? IntEventType.boundAndInst() : IntEventType.instantiation();
    }

    @Override
    public void propagate(int events) throws ContradictionException {
        boolean again = true;
        while (again) {
            profile();
            again = false;
            for (int task = 0; task < need.length; task++) {
                if (here[task].getLB() == 1) {
                    again |= later(task) | earlier(task);
                } else if (here[task].getUB() == 1) {
                    elsewhere(task);
                }
            }
        }
    }

    /** Computes the certain use over time; fails where it exceeds the capacity. */
    private void profile() throws ContradictionException {
        int count = 0;
        for (int task = 0; task < need.length; task++) {
            partFrom[task] = start[task].getUB();
            partTo[task] = end[task].getLB();
            if (partFrom[task] < partTo[task] && here[task].getLB() == 1) {
                events[count++] = (long) partFrom[task] << Integer.SIZE | task;
                events[count++] = (long) partTo[task] << Integer.SIZE | need.length + task;
            }
        }
        Arrays.sort(events, 0, count);
        steps = 0;
        long taken = 0;
        for (int event = 0; event < count; event++) {
            int tick = (int) (events[event] >> Integer.SIZE);
            int task = (int) events[event];
            taken += task < need.length ? need[task] : -need[task - need.length];
            if (event + 1 == count || tick < (int) (events[event + 1] >> Integer.SIZE)) {
                from[steps] = tick;
                load[steps++] = taken;
                if (taken > capacity) {
                    begin();
                    cover(tick, -1, capacity);
                    fails(reason());
                }
            }
        }
        from[steps] = Integer.MAX_VALUE;
    }

    /** The step that contains a tick; the first step for earlier ticks. */
    private int stepAt(int tick) {
        int at = Arrays.binarySearch(from, 0, steps, tick);
        return Math.max(0, at >= 0 ? at : -at - 2);
    }

    /** Whether a task does not fit beside the other certain use of a step. */
    private boolean isBlocked(int task, int step) {
        boolean own = here[task].getLB() == 1 && partFrom[task] <= from[step] && from[step] < partTo[task];
        return load[step] + (own ? 0 : need[task]) > capacity;
    }

    private boolean later(int task) throws ContradictionException {
        boolean moved = false;
        int first = start[task].getLB();
        for (int step = stepAt(first); step < steps && from[step] < end[task].getLB(); step++) {
            if (isBlocked(task, step)) {
                while (first < Math.min(from[step + 1], end[task].getLB())) {
                    first = Math.min(from[step + 1], end[task].getLB());
                    begin();
                    add(endsAfter(task, first - 1));
                    add(here[task].getValLit());
                    cover(first - 1, task, capacity - need[task]);
                    start[task].updateLowerBound(first, this, reason());
                    moved = true;
                }
            }
        }
        return moved;
    }

    private boolean earlier(int task) throws ContradictionException {
        boolean moved = false;
        int last = end[task].getUB();
        for (int step = steps == 0 ? -1 : stepAt(last - 1); step >= 0 && from[step + 1] > start[task].getUB(); step--) {
            if (from[step] < last && isBlocked(task, step)) {
                while (last > Math.max(from[step], start[task].getUB())) {
                    last = Math.max(from[step], start[task].getUB());
                    begin();
                    add(startsUntil(task, last));
                    add(here[task].getValLit());
                    cover(last, task, capacity - need[task]);
                    end[task].updateUpperBound(last, this, reason());
                    moved = true;
                }
            }
        }
        return moved;
    }

    private void elsewhere(int task) throws ContradictionException {
        if (steps == 0 || partFrom[task] >= partTo[task]) {
            return;
        }
        for (int step = stepAt(partFrom[task]); step < steps && from[step] < partTo[task]; step++) {
            int tick = Math.max(from[step], partFrom[task]);
            if (tick < from[step + 1] && isBlocked(task, step)) {
                begin();
                add(startsUntil(task, tick));
                add(endsAfter(task, tick));
                cover(tick, task, capacity - need[task]);
                here[task].updateUpperBound(0, this, reason());
                return;
            }
        }
    }

    private void begin() {
        literalCount = 1;
    }

    private void add(int literal) {
        if (literalCount == literals.length) {
            literals = Arrays.copyOf(literals, 2 * literalCount + 2);
        }
        literals[literalCount++] = literal;
    }

    private Reason reason() {
        return Reason.r(Arrays.copyOf(literals, literalCount));
    }

    /** Adds tasks that are certain to run at a tick until they exceed an amount. */
    private void cover(int tick, int except, long atMost) {
        long taken = 0;
        for (int task = 0; task < need.length && taken <= atMost; task++) {
            if (task != except && partFrom[task] <= tick && tick < partTo[task] && here[task].getLB() == 1) {
                taken += need[task];
                add(startsUntil(task, tick));
                add(endsAfter(task, tick));
                add(here[task].getValLit());
            }
        }
    }

    /** The negated literal "the task starts at or before the tick". */
    private int startsUntil(int task, int tick) {
        return start[task].hasEnumeratedDomain() ? start[task].getGELit(tick + 1) : start[task].getMaxLit();
    }

    /** The negated literal "the task ends after the tick". */
    private int endsAfter(int task, int tick) {
        return end[task].hasEnumeratedDomain() ? end[task].getLELit(tick) : end[task].getMinLit();
    }

    @Override
    public ESat isEntailed() {
        for (int one = 0; one < need.length; one++) {
            int tick = start[one].getUB();
            long taken = IntStream.range(0, need.length).filter(task -> here[task].getLB() == 1 && start[task].getUB() <= tick
                    && tick < end[task].getLB()).mapToLong(task -> need[task]).sum();
            if (taken > capacity) {
                return ESat.FALSE;
            }
        }
        return Arrays.stream(vars).allMatch(IntVar::isInstantiated) ? ESat.TRUE : ESat.UNDEFINED;
    }
}
