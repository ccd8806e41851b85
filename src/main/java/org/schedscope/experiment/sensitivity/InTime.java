package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Looks, for each thing that can be changed alone, for a least change with which a job ends by a tick. */
public final class InTime {
    private final RunSpec spec;
    private final int job;
    private final long deadline;
    private final Watch watch;
    private int runs;

    /** Hears how it goes on. */
    public interface Watch {
        /** @param runs that have been made */
        void tried(Lever lever, int runs);

        /** Whether nobody waits for the answer any more. */
        boolean isCancelled();
    }

    /**
     * What was found of one thing.
     *
     * @param step the smallest with which the job ends in time, of those that were tried; then the one before it was tried and is not
     *        enough. None if the largest was not enough either
     * @param tried steps that were tried, and when the job ended; none if it did not by the deadline
     */
    public record Finding(Lever lever, OptionalLong step, SortedMap<Long, OptionalLong> tried) {
        /** Whether some larger step that was tried is not enough: more is not always better. */
        public boolean isCrooked() {
            return step.isPresent() && tried.tailMap(step.getAsLong()).values().stream().anyMatch(OptionalLong::isEmpty);
        }
    }

    /**
     * @param job number of a job that ends later than the deadline
     * @param deadline tick by which it would be in time
     */
    public InTime(RunSpec spec, int job, long deadline, Watch watch) {
        this.spec = spec;
        this.job = job;
        this.deadline = deadline;
        this.watch = watch;
    }

    /**
     * Findings of all things that can be changed.
     *
     * @throws CancellationException if nobody waits for them any more
     */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (Lever lever : new Levers(spec, job).all()) {
            findings.add(find(lever));
        }
        return findings;
    }

    /** Runs that were made. */
    public int runs() {
        return runs;
    }

    /** Doubles the step until it is enough, then halves what is between that and the last that was not. */
    private Finding find(Lever lever) {
        SortedMap<Long, OptionalLong> tried = new TreeMap<>();
        long low = 0;
        long high = 1;
        while (!isEnough(lever, high, tried)) {
            if (high == lever.most()) {
                return new Finding(lever, OptionalLong.empty(), tried);
            }
            low = high;
            high = Math.min(lever.most(), 2 * high);
        }
        while (high - low > 1) {
            long middle = (low + high) >>> 1;
            if (isEnough(lever, middle, tried)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return new Finding(lever, OptionalLong.of(high), tried);
    }

    private boolean isEnough(Lever lever, long step, SortedMap<Long, OptionalLong> tried) {
        if (watch.isCancelled()) {
            throw new CancellationException();
        }
        OptionalLong end = end(lever.change().apply(step), deadline + lever.grace() * step);
        tried.put(step, end);
        watch.tried(lever, ++runs);
        return end.isPresent();
    }

    /** When the job ends; none if it does not by a tick. */
    private OptionalLong end(RunSpec changed, long by) {
        long[] end = {-1};
        EventSink sink = event -> {
            if (event.kind() == EventKind.JOB_FINISHED && event.get(EventField.JOB) == job) {
                end[0] = event.tick();
            }
        };
        try {
            Simulation simulation = Schedulers.start(changed, sink);
            simulation.runUntil(by, () -> end[0] >= 0 || watch.isCancelled());
        } catch (ModelException | WorkUndoneException impossible) {
            return OptionalLong.empty();
        }
        return end[0] < 0 ? OptionalLong.empty() : OptionalLong.of(end[0]);
    }
}
