package org.schedscope.engine;

import java.util.Arrays;

/**
 * The changes of an {@link AvailabilityProfile} by tick: a treap (Seidel, Aragon 1996) whose nodes know the sums of the changes below them.
 * Node 0 stands for no node.
 */
final class ProfileTree {
    static final long NEVER = Long.MAX_VALUE;
    private static final int NONE = 0;

    final ProfileLevel cores;
    final ProfileLevel memory;
    private final boolean memoryBinds;
    private long[] ticks = new long[16];
    private int[] left = new int[16];
    private int[] right = new int[16];
    private int[] priority = new int[16];
    private int root = NONE;
    private int used = 1;
    private int unused = NONE;
    private int drawn = 1;
    private long coresNeeded;
    private long memoryNeeded;
    private long after;
    private long length;
    private long limit;
    private long start;
    private long until;

    ProfileTree(long coresFree, long memoryFree, boolean memoryBinds) {
        cores = new ProfileLevel(coresFree);
        memory = new ProfileLevel(memoryFree);
        this.memoryBinds = memoryBinds;
    }

    boolean memoryBinds() {
        return memoryBinds;
    }

    void copyFrom(ProfileTree other) {
        ensureCapacity(other.ticks.length);
        System.arraycopy(other.ticks, 0, ticks, 0, other.used);
        System.arraycopy(other.left, 0, left, 0, other.used);
        System.arraycopy(other.right, 0, right, 0, other.used);
        System.arraycopy(other.priority, 0, priority, 0, other.used);
        cores.copyFrom(other.cores, other.used);
        memory.copyFrom(other.memory, memoryBinds ? other.used : 1);
        root = other.root;
        used = other.used;
        unused = other.unused;
        drawn = other.drawn;
    }

    private void ensureCapacity(int nodes) {
        if (ticks.length < nodes) {
            ticks = Arrays.copyOf(ticks, nodes);
            left = Arrays.copyOf(left, nodes);
            right = Arrays.copyOf(right, nodes);
            priority = Arrays.copyOf(priority, nodes);
        }
        cores.ensureCapacity(nodes);
        if (memoryBinds) {
            memory.ensureCapacity(nodes);
        }
    }


    /** The tick of the first change; {@link #NEVER} if there is none. */
    long firstTick() {
        int node = first();
        return node == NONE ? NEVER : ticks[node];
    }

    int first() {
        int node = root;
        while (left[node] != NONE) {
            node = left[node];
        }
        return node;
    }

    void removeFirst() {
        root = withoutFirst(root);
    }

    private int withoutFirst(int node) {
        if (left[node] == NONE) {
            int rest = right[node];
            giveBack(node);
            return rest;
        }
        left[node] = withoutFirst(left[node]);
        sumUp(node);
        return node;
    }

    /** More (or, if negative, less) is free from a tick on. If it {@code ends}, that is because an interval ends there. */
    void change(long tick, long moreCores, long moreMemory, boolean ends) {
        int node = nodeAt(tick);
        cores.change[node] += moreCores;
        cores.ending[node] += ends ? moreCores : 0;
        if (memoryBinds) {
            memory.change[node] += moreMemory;
            memory.ending[node] += ends ? moreMemory : 0;
        }
        root = settled(root, node);
    }

    /** A subtree once a node in it has changed, has come to it, or is of no more use. */
    private int settled(int at, int node) {
        if (at == node && isFlat(node)) {
            int rest = merged(left[node], right[node]);
            giveBack(node);
            return rest;
        }
        if (at == NONE || at == node) {
            sumUp(node);
            return node;
        }
        int top = at;
        if (ticks[node] < ticks[at]) {
            int below = settled(left[at], node);
            left[at] = below;
            if (below == node && priority[node] > priority[at]) {
                left[at] = right[node];
                right[node] = at;
                top = node;
            }
        } else {
            int below = settled(right[at], node);
            right[at] = below;
            if (below == node && priority[node] > priority[at]) {
                right[at] = left[node];
                left[node] = at;
                top = node;
            }
        }
        sumUp(at);
        if (top != at) {
            sumUp(top);
        }
        return top;
    }

    private boolean isFlat(int node) {
        return cores.change[node] == 0 && cores.ending[node] == 0
                && (!memoryBinds || memory.change[node] == 0 && memory.ending[node] == 0);
    }

    /** Two subtrees as one, all of the first before the second. */
    private int merged(int a, int b) {
        if (a == NONE || b == NONE) {
            return a == NONE ? b : a;
        }
        if (priority[a] > priority[b]) {
            right[a] = merged(right[a], b);
            sumUp(a);
            return a;
        }
        left[b] = merged(a, left[b]);
        sumUp(b);
        return b;
    }

    private void sumUp(int node) {
        cores.sumUp(node, left[node], right[node]);
        if (memoryBinds) {
            memory.sumUp(node, left[node], right[node]);
        }
    }

    /** The node of a tick that is in the tree already, or a new one that is not yet. */
    private int nodeAt(long tick) {
        int node = root;
        while (node != NONE && ticks[node] != tick) {
            node = tick < ticks[node] ? left[node] : right[node];
        }
        return node != NONE ? node : newNode(tick);
    }

    private int newNode(long tick) {
        int node = unused;
        if (node == NONE) {
            if (used == ticks.length) {
                ensureCapacity(2 * used);
            }
            node = used++;
        } else {
            unused = left[node];
        }
        ticks[node] = tick;
        left[node] = NONE;
        right[node] = NONE;
        // Marsaglia's xorshift: as good as any order that ticks know nothing of.
        drawn ^= drawn << 13;
        drawn ^= drawn >>> 17;
        drawn ^= drawn << 5;
        priority[node] = drawn;
        cores.clear(node);
        if (memoryBinds) {
            memory.clear(node);
        }
        return node;
    }

    private void giveBack(int node) {
        left[node] = unused;
        unused = node;
    }

    /** What is free of a resource at a tick. */
    long at(ProfileLevel level, long tick) {
        long free = level.atNow;
        for (int node = root; node != NONE;) {
            if (tick < ticks[node]) {
                node = left[node];
            } else {
                free += level.sum[left[node]] + level.change[node];
                node = right[node];
            }
        }
        return free;
    }

    /**
     * The first tick from {@code from} on with room for a duration, or for what of it is before {@code place}, which it is if
     * there is none before.
     *
     * @param now whether {@code from} is the present tick
     */
    long earliestFit(long from, boolean now, long duration, long place) {
        after = from;
        length = duration;
        limit = place;
        boolean atOnce = now ? enough(cores.atNow, memory.atNow) : enough(at(cores, from), memoryBinds ? at(memory, from) : 0);
        start = atOnce ? from : NEVER;
        until = atOnce ? Math.min(from + duration, place) : place;
        scan(root, cores.atNow, memory.atNow);
        return start == NEVER ? place : start;
    }

    /** Sets what is looked for. */
    void need(long someCores, long someMemory) {
        coresNeeded = someCores;
        memoryNeeded = memoryBinds ? someMemory : 0;
    }

    private boolean enough(long freeCores, long freeMemory) {
        return freeCores >= coresNeeded && freeMemory >= memoryNeeded;
    }

    /**
     * Goes on through a subtree, before which so much is free, with the start that would do so far, or none. Enters no subtree that leaves
     * this as it is. Returns whether the answer is known.
     */
    private boolean scan(int node, long coresBefore, long memoryBefore) {
        if (node == NONE || changesNothing(node, coresBefore, memoryBefore)) {
            return false;
        }
        long coresThen = coresBefore + cores.sum[left[node]] + cores.change[node];
        long memoryThen = memoryBinds ? memoryBefore + memory.sum[left[node]] + memory.change[node] : 0;
        if (ticks[node] > after) {
            if (scan(left[node], coresBefore, memoryBefore) || ticks[node] >= until) {
                return true;
            }
            if (enough(coresThen, memoryThen) != (start != NEVER)) {
                start = start == NEVER ? ticks[node] : NEVER;
                until = start == NEVER ? limit : Math.min(start + length, limit);
            }
        }
        return scan(right[node], coresThen, memoryThen);
    }

    private boolean changesNothing(int node, long coresBefore, long memoryBefore) {
        return start != NEVER ? enough(coresBefore + cores.lowest[node], memoryBinds ? memoryBefore + memory.lowest[node] : 0)
                : !enough(coresBefore + cores.highest[node], memoryBinds ? memoryBefore + memory.highest[node] : 0);
    }
}
