package org.schedscope.policy;

import java.util.Optional;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.LinePiece;
import org.schedscope.policy.expression.MovingValues;
import org.schedscope.policy.expression.Variable;

/** The variables of a waiting task. */
public record TaskValues(TaskView view, int task) implements MovingValues {
    /** A variable that is a whole number. */
    public static long whole(Variable variable, TaskView view, int task) {
        return switch (variable) {
            case NOW -> view.now();
            case ARRIVAL -> view.arrival(task);
            case READY -> view.readyTick(task);
            case WAIT -> view.now() - view.readyTick(task);
            case AGE -> view.now() - view.arrival(task);
            case EXEC -> view.exec(task);
            case CORES -> view.cores(task);
            case RANK -> view.rank(task);
            case CP -> view.criticalPath(task);
            case MAXCP -> view.maxCriticalPath();
            case PLACE -> view.jobOrder(task) + 1L;
            case TIER -> view.tier(task);
            case VMAX, VALUE, QUEUE_PRIORITY, USAGE, SIZE, FAIRSHARE ->
                throw new IllegalArgumentException(variable + " is no whole number");
        };
    }

    @Override
    public long whole(Variable variable) {
        return whole(variable, view, task);
    }

    @Override
    public long count(String resource) {
        return view.count(task, resource);
    }

    @Override
    public BigRatio exact(Variable variable) {
        return switch (variable) {
            case VMAX -> view.projection(task).map(projection -> BigRatio.of(projection.value().curve().max())).orElse(BigRatio.ZERO);
            case VALUE -> view.projection(task).map(projection -> projection.value().exactValue(projection.response(view.now())))
                    .orElse(BigRatio.ZERO);
            case QUEUE_PRIORITY -> view.queuePriority(task);
            case SIZE -> view.size(task);
            case USAGE -> view.usage(task);
            case FAIRSHARE -> view.fairshare(task);
            default -> BigRatio.of(whole(variable));
        };
    }

    @Override
    public void value(LinePiece piece) {
        Optional<ValueProjection> projection = view.projection(task);
        if (projection.isPresent()) {
            projection.get().value(view.now(), piece);
        } else {
            piece.set(view.now(), BigRatio.ZERO, BigRatio.ZERO, LinePiece.FOREVER);
        }
    }
}
