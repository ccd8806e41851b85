package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Cluster;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.graph.Eligibility;

/**
 * The way of arriving work down the tree (Burkimsher, Bate, Indrusiak 2013, §2.2.2): a group of tasks goes whole to a child that can take
 * all of it; where none can, its tasks go on one by one in file order. Which of the able children is a subclass's choice; a job is one
 * group if no subclass divides it.
 */
public abstract class Routing {
    static final int NONE = -1;

    final SchedulingContext context;
    final SimulationInput input;
    final Eligibility eligibility;
    private final PlatformNode root;
    /** The tasks to be sent, in order. */
    private int[] tasks = new int[16];
    private final int[] classes;
    private final int[] seenFor;
    private int classCount;
    private int stamp;

    /** @param eligibility clusters that tasks may be sent to */
    Routing(SchedulingContext context, Eligibility eligibility) {
        this.context = context;
        input = context.input();
        this.eligibility = eligibility;
        root = input.platform().root();
        classes = new int[eligibility.classCount()];
        seenFor = new int[eligibility.classCount()];
    }

    /** A copy in this state, for a copy of the simulation. */
    public abstract Routing copy(SchedulingContext newContext);

    /**
     * Position of the child that gets the tasks in hand; none if no child can take all of them.
     *
     * @param firstCluster number of the router's first cluster
     * @param first the first of these tasks
     * @param count how many they are
     */
    abstract int choose(Router router, int firstCluster, int first, int count);

    /** A task was sent to a cluster for good. */
    void placed(int task, int cluster) {
    }

    /** A task no longer waits for its cluster: it has started, or its job has starved. */
    public void gone(int task, int cluster) {
    }

    /** Places every task of a job that has just arrived. */
    public final void route(int job) {
        int count = input.index().taskCountOf(job);
        makeRoom(count);
        for (int i = 0; i < count; i++) {
            tasks[i] = input.index().firstTask(job) + i;
        }
        send(count);
    }

    private void makeRoom(int count) {
        if (count > tasks.length) {
            tasks = new int[Math.max(count, 2 * tasks.length)];
        }
    }

    /**
     * Places waiting tasks of a run that is taken over. A task that was placed before and not yet ready stays there if it can, as it counts
     * for the others; the rest goes job by job, as if those tasks were all of it.
     */
    public final void takeOver(TakeoverState past) {
        for (int job : past.jobs()) {
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (past.isWaiting(task) && stays(task, past)) {
                    placed(task, context.placedOn(task));
                    context.place(task, context.placedOn(task));
                }
            }
        }
        for (int job : past.jobs()) {
            makeRoom(input.index().taskCountOf(job));
            int count = 0;
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (past.isWaiting(task) && !stays(task, past)) {
                    tasks[count++] = task;
                }
            }
            send(count);
        }
    }

    private void send(int count) {
        for (int first = 0; first < count;) {
            int end = first + group(tasks, first, count);
            routeDown(root, 0, first, end);
            first = end;
        }
    }

    /**
     * Number of the tasks of a job that go down the tree together, the first of those still to be sent among them.
     *
     * @param sent tasks of the job; those of the group are moved to {@code first} and after, all others keep their order
     * @param count end of the tasks to be sent
     */
    int group(int[] sent, int first, int count) {
        return count - first;
    }

    private boolean stays(int task, TakeoverState past) {
        return past.hadPlaces() && !past.wasReady(task) && eligibility.canHold(eligibility.classOf(task), context.placedOn(task));
    }

    private void routeDown(PlatformNode start, int firstCluster, int first, int end) {
        PlatformNode node = start;
        int offset = firstCluster;
        if (node instanceof Router) {
            collectClasses(first, end);
        }
        while (node instanceof Router router) {
            int chosen = choose(router, offset, tasks[first], end - first);
            if (chosen == NONE) {
                for (int i = first; i < end; i++) {
                    routeDown(router, offset, i, i + 1);
                }
                return;
            }
            for (int i = 0; i < chosen; i++) {
                offset += leaves(router.children().get(i));
            }
            node = router.children().get(chosen);
        }
        for (int i = first; i < end; i++) {
            placed(tasks[i], offset);
            context.place(tasks[i], offset);
        }
    }

    private void collectClasses(int first, int end) {
        stamp++;
        classCount = 0;
        for (int i = first; i < end; i++) {
            int taskClass = eligibility.classOf(tasks[i]);
            if (seenFor[taskClass] != stamp) {
                seenFor[taskClass] = stamp;
                classes[classCount++] = taskClass;
            }
        }
    }

    /** Whether the clusters {@code from} to {@code to} − 1 can hold every task in hand. */
    final boolean canTakeAll(int from, int to) {
        for (int k = 0; k < classCount; k++) {
            boolean held = false;
            for (int cluster = from; cluster < to && !held; cluster++) {
                held = eligibility.canHold(classes[k], cluster);
            }
            if (!held) {
                return false;
            }
        }
        return true;
    }

    /** Whether a cluster can hold at least one of the tasks in hand. */
    final boolean canRunSome(int cluster) {
        for (int k = 0; k < classCount; k++) {
            if (eligibility.canHold(classes[k], cluster)) {
                return true;
            }
        }
        return false;
    }

    static int leaves(PlatformNode node) {
        if (node instanceof Cluster) {
            return 1;
        }
        int leaves = 0;
        for (PlatformNode child : ((Router) node).children()) {
            leaves += leaves(child);
        }
        return leaves;
    }
}
