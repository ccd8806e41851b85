package org.schedscope.ui.state.queue;

import java.util.TreeMap;
import org.schedscope.ui.state.run.OpenRun;

/** A probe for each queue of the open run, of the part between two forks of the last question. */
public final class PartProbes<P> {
    private final Maker<P> maker;
    private final TreeMap<Integer, P> ofQueue = new TreeMap<>();
    private int probedRun = -1;
    private int probedPart;

    /** Makes the probe of a queue. */
    public interface Maker<P> {
        /** @param part how many forks come before it */
        P make(OpenRun run, int part, int queue);
    }

    public PartProbes(Maker<P> maker) {
        this.maker = maker;
    }

    public P of(OpenRun run, int part, int queue) {
        if (probedRun != run.number() || probedPart != part) {
            probedRun = run.number();
            probedPart = part;
            ofQueue.clear();
        }
        return ofQueue.computeIfAbsent(queue, number -> maker.make(run, part, number));
    }
}
