package org.schedscope.chart.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Task;

/**
 * Places of the tasks of a job whose graph is drawn from top to bottom: a task's layer is the longest path to it, tasks of a layer
 * are ordered by the barycentre of their neighbours (Sugiyama et al. 1981), edges over several layers keep lanes of their own.
 *
 * @param nodes by position in the job
 * @param edges in file order of child, then parent
 * @param layers number of layers
 * @param widest largest number of slots in a layer
 */
public record DagLayout(List<Node> nodes, List<Edge> edges, int layers, double widest) {
    private static final int SWEEPS = 8;
    /** Edges over several layers have no lanes once these are too many to follow. */
    private static final int MOST_LANES = 20_000;

    /**
     * A task.
     *
     * @param position in the job
     * @param slot centre, in slots from the left: 0.5 is the middle of the first one
     * @param layer from the top, from 0
     * @param critical whether it lies on the critical path
     */
    public record Node(int position, double slot, int layer, boolean critical) {
    }

    /**
     * A dependency.
     *
     * @param slots where it passes each layer from the parent's to the child's, both included
     */
    public record Edge(int parent, int child, List<Double> slots, boolean critical) {
        public Edge {
            slots = List.copyOf(slots);
        }
    }

    public DagLayout {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
    }

    /** @param criticalPath positions of the tasks on it, in order */
    public static DagLayout of(Job job, List<Integer> criticalPath) {
        return new Builder(job, criticalPath).build();
    }

    private static final class Builder {
        private final Job job;
        private final List<Integer> criticalPath;
        private final int[] layer;
        /** Tasks, then lanes of long edges; each has neighbours above and below. */
        private final List<List<Integer>> above = new ArrayList<>();
        private final List<List<Integer>> below = new ArrayList<>();
        private final List<List<Integer>> order = new ArrayList<>();
        private final List<List<Integer>> chains = new ArrayList<>();
        private final List<Integer> layerOf = new ArrayList<>();
        private double[] slot;

        private Builder(Job job, List<Integer> criticalPath) {
            this.job = job;
            this.criticalPath = criticalPath;
            layer = layers(job);
        }

        private static int[] layers(Job job) {
            JobGraph graph = new JobGraph(job.tasks());
            int[] layer = new int[job.tasks().size()];
            for (int place = 0; place < layer.length; place++) {
                int at = graph.inOrder(place);
                for (Dependency edge : job.tasks().get(at).parents()) {
                    layer[at] = Math.max(layer[at], layer[edge.parent()] + 1);
                }
            }
            return layer;
        }

        private DagLayout build() {
            for (int i = 0; i < layer.length; i++) {
                add(layer[i]);
            }
            boolean lanes = laneCount() <= MOST_LANES;
            for (int child = 0; child < layer.length; child++) {
                for (Dependency dependency : job.tasks().get(child).parents()) {
                    chains.add(connect(dependency.parent(), child, lanes));
                }
            }
            for (int sweep = 0; sweep < SWEEPS; sweep++) {
                sortLayers(sweep % 2 == 0);
            }
            place();
            return result();
        }

        private int add(int atLayer) {
            int vertex = layerOf.size();
            layerOf.add(atLayer);
            above.add(new ArrayList<>());
            below.add(new ArrayList<>());
            while (order.size() <= atLayer) {
                order.add(new ArrayList<>());
            }
            order.get(atLayer).add(vertex);
            return vertex;
        }

        private long laneCount() {
            long count = 0;
            for (int child = 0; child < layer.length; child++) {
                for (Dependency dependency : job.tasks().get(child).parents()) {
                    count += layer[child] - layer[dependency.parent()] - 1;
                }
            }
            return count;
        }

        private List<Integer> connect(int parent, int child, boolean lanes) {
            List<Integer> chain = new ArrayList<>(List.of(parent));
            for (int at = layer[parent] + 1; lanes && at < layer[child]; at++) {
                chain.add(add(at));
            }
            chain.add(child);
            for (int i = 1; i < chain.size(); i++) {
                below.get(chain.get(i - 1)).add(chain.get(i));
                above.get(chain.get(i)).add(chain.get(i - 1));
            }
            return chain;
        }

        private void sortLayers(boolean down) {
            double[] rank = new double[layerOf.size()];
            for (List<Integer> vertices : order) {
                for (int i = 0; i < vertices.size(); i++) {
                    rank[vertices.get(i)] = (i + 0.5) / vertices.size();
                }
            }
            for (int k = 1; k < order.size(); k++) {
                List<Integer> vertices = order.get(down ? k : order.size() - 1 - k);
                double[] weight = new double[vertices.size()];
                for (int i = 0; i < vertices.size(); i++) {
                    weight[i] = mean((down ? above : below).get(vertices.get(i)), rank, rank[vertices.get(i)]);
                }
                sortBy(vertices, weight);
                for (int i = 0; i < vertices.size(); i++) {
                    rank[vertices.get(i)] = (i + 0.5) / vertices.size();
                }
            }
        }

        private static void sortBy(List<Integer> vertices, double[] weight) {
            Integer[] places = new Integer[weight.length];
            Arrays.setAll(places, i -> i);
            Arrays.sort(places, (a, b) -> Double.compare(weight[a], weight[b]));
            List<Integer> before = List.copyOf(vertices);
            for (int i = 0; i < places.length; i++) {
                vertices.set(i, before.get(places[i]));
            }
        }

        private static double mean(List<Integer> neighbours, double[] of, double otherwise) {
            return neighbours.isEmpty() ? otherwise : neighbours.stream().mapToDouble(v -> of[v]).sum() / neighbours.size();
        }

        /** Pulls vertices over their neighbours, one slot apart at least. */
        private void place() {
            slot = new double[layerOf.size()];
            int widest = order.stream().mapToInt(List::size).max().orElse(1);
            for (List<Integer> vertices : order) {
                for (int i = 0; i < vertices.size(); i++) {
                    slot[vertices.get(i)] = i + (widest - vertices.size()) / 2.0;
                }
            }
            for (int sweep = 0; sweep < SWEEPS; sweep++) {
                boolean down = sweep % 2 == 0;
                for (int k = 0; k < order.size(); k++) {
                    List<Integer> vertices = order.get(down ? k : order.size() - 1 - k);
                    pull(vertices, down ? above : below);
                }
            }
            double least = Arrays.stream(slot).min().orElse(0);
            for (int i = 0; i < slot.length; i++) {
                slot[i] -= least - 0.5;
            }
        }

        /** The mean of packing from the left and from the right keeps order and distance and favours neither side. */
        private void pull(List<Integer> vertices, List<List<Integer>> neighbours) {
            int n = vertices.size();
            double[] left = new double[n];
            double[] right = new double[n];
            for (int i = 0; i < n; i++) {
                double wish = mean(neighbours.get(vertices.get(i)), slot, slot[vertices.get(i)]);
                left[i] = i == 0 ? wish : Math.max(wish, left[i - 1] + 1);
            }
            for (int i = n - 1; i >= 0; i--) {
                double wish = mean(neighbours.get(vertices.get(i)), slot, slot[vertices.get(i)]);
                right[i] = i == n - 1 ? wish : Math.min(wish, right[i + 1] - 1);
            }
            for (int i = 0; i < n; i++) {
                slot[vertices.get(i)] = (left[i] + right[i]) / 2;
            }
        }

        private DagLayout result() {
            int[] followedBy = new int[layer.length];
            Arrays.fill(followedBy, -1);
            BitSet critical = new BitSet();
            for (int i = 0; i < criticalPath.size(); i++) {
                critical.set(criticalPath.get(i));
                followedBy[criticalPath.get(i)] = i + 1 < criticalPath.size() ? criticalPath.get(i + 1) : -1;
            }
            List<Node> nodes = new ArrayList<>();
            for (int i = 0; i < layer.length; i++) {
                nodes.add(new Node(i, slot[i], layer[i], critical.get(i)));
            }
            List<Edge> edges = new ArrayList<>();
            int at = 0;
            for (int child = 0; child < layer.length; child++) {
                Task task = job.tasks().get(child);
                for (Dependency dependency : task.parents()) {
                    int parent = dependency.parent();
                    edges.add(new Edge(parent, child, chains.get(at++).stream().map(v -> slot[v]).toList(), followedBy[parent] == child));
                }
            }
            return new DagLayout(nodes, edges, order.size(), Arrays.stream(slot).max().orElse(0.5) + 0.5);
        }
    }
}
