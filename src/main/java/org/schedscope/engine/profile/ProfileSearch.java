package org.schedscope.engine.profile;

/** Looks in {@link ProfileBlocks} for room: for ticks from which on so much of both resources is free for a while. */
final class ProfileSearch {
    private final ProfileBlocks blocks;
    private final ProfileLevel cores;
    private final ProfileLevel memory;
    private final boolean memoryBinds;
    private long coresNeeded;
    private long memoryNeeded;
    private int step;

    ProfileSearch(ProfileBlocks blocks) {
        this.blocks = blocks;
        cores = blocks.cores;
        memory = blocks.memory;
        memoryBinds = blocks.memoryBinds();
    }

    /** Sets what is looked for. */
    void need(long someCores, long someMemory) {
        coresNeeded = someCores;
        memoryNeeded = someMemory;
        step = StretchBounds.step(someCores);
    }

    /**
     * The first tick from {@code from} on with room for a duration, or for what of it is before {@code place}, which it is if
     * there is none before.
     */
    long earliestFit(long from, long duration, long place) {
        if (place == ProfileBlocks.NEVER || !blocks.haveBounds()) {
            return search(from, duration, place, place);
        }
        long since = roomUpTo(from, place);
        long fit = since == from ? from : search(from, duration, ProfileBlocks.NEVER, since);
        return fit == ProfileBlocks.NEVER ? since : fit;
    }

    /** The first tick from {@code from} to {@code latest} with room for a duration; {@link ProfileBlocks#NEVER} if there is none. */
    long earliestFitBy(long from, long duration, long latest) {
        return search(from, duration, ProfileBlocks.NEVER, latest == ProfileBlocks.NEVER ? ProfileBlocks.NEVER : latest + 1);
    }

    /** The first tick, not before {@code from}, from which on there is room until {@code place}, which it is if there is none before. */
    private long roomUpTo(long from, long place) {
        int at = blocks.placeOf(place - 1);
        int entry = blocks.firstFrom(place, at, blocks.startOf(at));
        long since = place;
        while (since > from && hasRoomBefore(at, entry)) {
            if (entry == blocks.startOf(at) && at > 0) {
                at--;
                entry = blocks.endOf(at);
            }
            since = entry == blocks.startOf(at) ? from : Math.max(blocks.tick(--entry), from);
        }
        return since;
    }

    /**
     * As {@link #earliestFit}, but with no start from {@code giveUp} on, which is not after the place. Where blocks have bounds there is no
     * place: they tell nothing of stretches that go on beside it.
     */
    private long search(long from, long duration, long place, long giveUp) {
        int at = blocks.placeOf(from);
        int entry = blocks.firstFrom(from + 1, at, blocks.startOf(at));
        boolean fits = hasRoomBefore(at, entry);
        long start = from;
        long until = fits ? Math.min(from + duration, place) : giveUp;
        while (true) {
            int end = blocks.endOf(at);
            if (entry > blocks.startOf(at) || !staysSo(blocks.block(at), fits)) {
                entry = firstOther(fits, at, entry, end);
                while (entry < end && blocks.tick(entry) < until) {
                    fits = !fits;
                    start = blocks.tick(entry);
                    if (fits) {
                        blocks.found(at, entry);
                    }
                    until = fits ? Math.min(start + duration, place) : giveUp;
                    entry = firstOther(fits, at, entry + 1, end);
                }
                if (entry < end) {
                    break;
                }
            }
            at = fits ? at + 1 : blocks.nextThatMayHold(at + 1, step, duration, until);
            if (!blocks.startsBy(at, until - 1)) {
                break;
            }
            entry = blocks.startOf(at);
        }
        return fits ? start : place;
    }

    private boolean hasRoomBefore(int at, int entry) {
        return blocks.before(cores, at, entry) >= coresNeeded && (!memoryBinds || blocks.before(memory, at, entry) >= memoryNeeded);
    }

    /** Whether it is known that there is room from the ticks of all entries of a block on, or from that of none. */
    private boolean staysSo(int block, boolean fits) {
        return fits ? cores.hasAlways(block, coresNeeded) && (!memoryBinds || memory.hasAlways(block, memoryNeeded))
                : cores.hasNever(block, coresNeeded) || memoryBinds && memory.hasNever(block, memoryNeeded);
    }

    /** The first entry of a block, from one on, from whose tick on that is no longer so; {@code to}, where they end, if there is none. */
    private int firstOther(boolean fits, int at, int from, int to) {
        return fits ? firstWithout(blocks.block(at), from, to) : firstWith(blocks.block(at), from, to);
    }

    private int firstWithout(int block, int from, int to) {
        int entry = cores.firstWithout(coresNeeded, block, from, to);
        return memoryBinds ? Math.min(entry, memory.firstWithout(memoryNeeded, block, from, to)) : entry;
    }

    private int firstWith(int block, int from, int to) {
        int entry = cores.firstWith(coresNeeded, block, from, to);
        while (memoryBinds && entry < to && memory.at(entry) < memoryNeeded) {
            entry = cores.firstWith(coresNeeded, block, memory.firstWith(memoryNeeded, block, entry, to), to);
        }
        return entry;
    }
}
