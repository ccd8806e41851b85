package org.schedscope.audit;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.schedscope.event.CoreRanges;
import org.schedscope.model.Platform;

/** Rules about switches of cores to tasks that they did not run last. */
final class CoreSwitchRules {
    private record Core(int cluster, int number) {
    }

    private final BitSet devices;
    private final Map<Core, Integer> last = new HashMap<>();
    /** By task, the core of its present piece. */
    private final Core[] core;
    private final long[] ticks;

    CoreSwitchRules(Platform platform, int tasks) {
        devices = platform.devices();
        core = new Core[tasks];
        ticks = new long[tasks];
    }

    void start(int task, int cluster, CoreRanges cores, long switchTicks) {
        if (switchTicks > 0 && !devices.get(cluster) && cores.rangeCount() > 0) {
            core[task] = new Core(cluster, cores.first(0));
            Integer before = last.put(core[task], task);
            ticks[task] = before != null && before == task ? 0 : switchTicks;
        } else {
            ticks[task] = 0;
        }
    }

    /** Ticks at the beginning of the present piece of a task without work. */
    long ticks(int task) {
        return ticks[task];
    }

    /** Ticks of work of a task that is suspended after some ticks; within the switch its core has run none. */
    long suspend(int task, long ran) {
        if (ran < ticks[task]) {
            last.remove(core[task]);
        }
        return Math.max(0, ran - ticks[task]);
    }
}
