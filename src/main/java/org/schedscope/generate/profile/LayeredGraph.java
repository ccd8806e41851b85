package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.schedscope.generate.RandomStream;

/**
 * A random graph in layers (Wang 2011, §4-2-1, after Topcuoglu, Hariri, Wu 2002, §5.2): height uniform with mean √n ÷ shape, widths uniform
 * with mean √n · shape, and for each task a uniform number of children in the next layer. What does not fit the height is dealt over the
 * layers.
 *
 * <p>There is one entry and one exit task (§2-1): the first and the last layer have one task, and a task without a parent becomes a
 * child of a task drawn from the layer before, also beyond the out-degree.
 */
final class LayeredGraph {
    /** The entry and the exit. */
    private static final int ENDS = 2;

    private final RandomStream draws;
    private final List<List<Integer>> parents = new ArrayList<>();

    /**
     * @param tasks number of tasks, at least 1
     * @param shape larger than 0; the larger, the flatter
     * @param outDegree maximum of children of a task, at least 1
     */
    LayeredGraph(RandomStream draws, int tasks, double shape, int outDegree) {
        this.draws = draws;
        List<Integer> widths = widths(tasks, shape);
        int first = 0;
        int before = 0;
        for (int width : widths) {
            addLayer(before, first, width, outDegree);
            before = first;
            first += width;
        }
    }

    /** Parents of a task by number, ascending; smaller than its own. */
    List<Integer> parents(int task) {
        return parents.get(task);
    }

    private List<Integer> widths(int tasks, double shape) {
        double root = StrictMath.sqrt(tasks);
        int between = tasks - ENDS;
        int height = (int) Math.max(1, Math.min(between, uniformWithMean(root / shape) - ENDS));
        List<Integer> widths = new ArrayList<>();
        int left = between;
        while (widths.size() < height && left > 0) {
            int width = (int) Math.min(left, uniformWithMean(root * shape));
            widths.add(width);
            left -= width;
        }
        for (; left > 0; left--) {
            int layer = (int) draws.below(widths.size());
            widths.set(layer, widths.get(layer) + 1);
        }
        widths.add(0, 1);
        if (tasks > 1) {
            widths.add(1);
        }
        return widths;
    }

    /** Uniform over the whole numbers from 1 to twice the mean less 1. */
    private long uniformWithMean(double mean) {
        return 1 + draws.below(Math.max(1, StrictMath.round(2 * mean) - 1));
    }

    private void addLayer(int before, int first, int width, int outDegree) {
        for (int i = 0; i < width; i++) {
            parents.add(new ArrayList<>());
        }
        for (int parent = before; parent < first; parent++) {
            List<Integer> children = new ArrayList<>();
            for (int child = first; child < first + width; child++) {
                children.add(child);
            }
            long count = Math.min(width, 1 + draws.below(outDegree));
            for (int i = 0; i < count; i++) {
                Collections.swap(children, i, i + (int) draws.below(width - i));
                parents.get(children.get(i)).add(parent);
            }
        }
        for (int child = first; child < first + width && first > 0; child++) {
            if (parents.get(child).isEmpty()) {
                parents.get(child).add(before + (int) draws.below(first - before));
            }
        }
    }
}
