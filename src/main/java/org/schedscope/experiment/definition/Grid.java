package org.schedscope.experiment.definition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.schedscope.model.ModelException;

/**
 * All runs of an experiment, numbered in one order: parts as defined, then the axes of each, the last one (the policy) fastest. Memory
 * grows with the axes, not with the runs.
 */
public final class Grid {
    private final List<Axes> parts = new ArrayList<>();
    private final Map<String, Axes> byName = new HashMap<>();
    private final int size;

    /** A part with the positions of its values. */
    private static final class Axes {
        private final Part part;
        private final int first;
        private final List<Axis> axes;
        private final List<Map<String, Integer>> positions = new ArrayList<>();

        Axes(Part part, int first) {
            this.part = part;
            this.first = first;
            axes = part.axes();
            for (Axis axis : axes) {
                Map<String, Integer> at = new HashMap<>();
                axis.values().forEach(value -> at.put(value, at.size()));
                positions.add(at);
            }
        }

        GridRun run(int number) {
            int left = number - first;
            String[] values = new String[axes.size()];
            for (int axis = values.length - 1; axis >= 0; axis--) {
                List<String> all = axes.get(axis).values();
                values[axis] = all.get(left % all.size());
                left /= all.size();
            }
            return new GridRun(part, List.of(values));
        }

        OptionalInt number(Map<String, String> named) {
            int number = 0;
            for (int axis = 0; axis < axes.size(); axis++) {
                Integer at = positions.get(axis).get(named.get(axes.get(axis).name()));
                if (at == null) {
                    return OptionalInt.empty();
                }
                number = number * axes.get(axis).values().size() + at;
            }
            return named.size() == axes.size() + 1 ? OptionalInt.of(first + number) : OptionalInt.empty();
        }
    }

    /** @throws ModelException if there are more than {@link Experiment#MOST_RUNS} runs */
    public Grid(Experiment experiment) {
        long runs = 0;
        for (Part part : experiment.parts()) {
            Axes axes = new Axes(part, (int) runs);
            parts.add(axes);
            byName.put(part.name(), axes);
            runs += Math.min(part.size(), Experiment.MOST_RUNS + 1L);
            if (runs > Experiment.MOST_RUNS) {
                throw new ModelException(DefinitionChecks.words("many.runs", Experiment.MOST_RUNS));
            }
        }
        size = (int) runs;
    }

    public int size() {
        return size;
    }

    /** A run by its number, from 0. */
    public GridRun run(int number) {
        return at(number).run(number);
    }

    /** Number of the run that has these axes, {@code part} among them; empty if there is none. */
    public OptionalInt number(Map<String, String> axes) {
        Axes part = byName.get(axes.get(Axis.PART));
        return part == null ? OptionalInt.empty() : part.number(axes);
    }

    /** Number, from 0, of the cell of a run: runs that differ in their policy only share one. */
    public int cell(int number) {
        int cells = 0;
        for (Axes part : parts) {
            if (part == at(number)) {
                return cells + (number - part.first) / part.part.policies().size();
            }
            cells += (int) (part.part.size() / part.part.policies().size());
        }
        throw new IndexOutOfBoundsException(number);
    }

    public int cells() {
        return size == 0 ? 0 : cell(size - 1) + 1;
    }

    private Axes at(int number) {
        Axes found = parts.get(0);
        for (Axes part : parts) {
            if (part.first <= number) {
                found = part;
            }
        }
        return found;
    }
}
