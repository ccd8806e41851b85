package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Search for the least change of each single input with which a job ends by a tick. */
public final class InTime {
    private final RunSpec spec;
    private final int job;
    private final long deadline;
    private final Watch watch;
    private int runs;

    /** Observer of the search. */
    public interface Watch {
        /** @param runs made so far */
        void tried(Perturbation perturbation, int runs);

        /** Whether to cancel the search. */
        boolean isCancelled();
    }

    /**
     * The result for one input.
     *
     * @param step the smallest step tried with which the job ends in time; the step below it was tried and does not suffice. None if the
     * largest does not suffice
     * @param tried ends of the job by step; none if it does not end by the deadline
     */
    public record Finding(Perturbation perturbation, OptionalLong step, SortedMap<Long, OptionalLong> tried) {
        /** Whether some larger step that was tried does not suffice: more is not always better. */
        public boolean isCrooked() {
            return step.isPresent() && tried.tailMap(step.getAsLong()).values().stream().anyMatch(OptionalLong::isEmpty);
        }

        /** The step below the smallest sufficient one; the largest of all where none suffices. */
        public long largestTooSmall() {
            return step.isPresent() ? step.getAsLong() - 1 : perturbation.most();
        }

        /** The result as fields of JSON, without the needed value and the end where the largest change does not suffice. */
        Map<String, Object> fields() {
            Optional<Long> needed = step.stream().boxed().findFirst();
            return PlainJson.fields("change", perturbation.kind().name().toLowerCase(Locale.ROOT), "of", perturbation.subject(),
                    "was", perturbation.value().apply(0), "inTimeWith", needed.map(perturbation.value()::apply),
                    "end", needed.map(tried::get), "notEnough", perturbation.value().apply(largestTooSmall()),
                    "runs", tried.size(), "moreIsAlwaysBetter", !isCrooked());
        }
    }

    /**
     * @param job number of a job that ends later than the deadline
     * @param deadline latest tick of an end in time
     */
    public InTime(RunSpec spec, int job, long deadline, Watch watch) {
        this.spec = spec;
        this.job = job;
        this.deadline = deadline;
        this.watch = watch;
    }

    /**
     * The results for all inputs that can be changed.
     *
     * @throws CancellationException if cancelled
     */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (Perturbation perturbation : new Perturbations(spec, job).all()) {
            findings.add(find(perturbation));
        }
        return findings;
    }

    public int runs() {
        return runs;
    }

    /** Doubles the step until it suffices, then bisects. */
    private Finding find(Perturbation perturbation) {
        SortedMap<Long, OptionalLong> tried = new TreeMap<>();
        long low = 0;
        long high = 1;
        while (!isEnough(perturbation, high, tried)) {
            if (high == perturbation.most()) {
                return new Finding(perturbation, OptionalLong.empty(), tried);
            }
            low = high;
            high = Math.min(perturbation.most(), 2 * high);
        }
        while (high - low > 1) {
            long middle = (low + high) >>> 1;
            if (isEnough(perturbation, middle, tried)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return new Finding(perturbation, OptionalLong.of(high), tried);
    }

    private boolean isEnough(Perturbation perturbation, long step, SortedMap<Long, OptionalLong> tried) {
        if (watch.isCancelled()) {
            throw new CancellationException();
        }
        OptionalLong end = end(perturbation.change().apply(step), deadline + perturbation.grace() * step);
        tried.put(step, end);
        watch.tried(perturbation, ++runs);
        return end.isPresent();
    }

    /** The end of the job; none if it does not end by a tick. */
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
