package org.schedscope.io.swf;

import java.util.Arrays;
import java.util.List;
import org.schedscope.io.input.LogNodes;

/**
 * The additions of the simulator Alea to the standard: after its 18 columns the node of each processor of a job, {@code {1241,1241}}, and
 * as requested memory bytes of the whole job instead of kB of each processor.
 */
final class SwfNodes {
    private static final int NODES = 18;
    private static final long BYTES_PER_KB = 1024;

    private SwfNodes() {
    }

    /**
     * Whether a job ran on one of some nodes, and on no other. A job of more processors than fit in the part of a line that is read
     * did not.
     */
    static boolean ranOnOne(SwfLine line, LogNodes nodes) {
        String text = line.columns() > NODES ? line.column(NODES) : "";
        if (!text.matches("\\{[0-9]{1,15}(,[0-9]{1,15})*\\}")) {
            return false;
        }
        List<String> used = Arrays.stream(text.substring(1, text.length() - 1).split(",")).distinct().toList();
        return used.size() == 1 && nodes.has(Long.parseLong(used.get(0)));
    }

    /** Memory of a job in kB, rounded up. */
    static long kilobytes(long bytes) {
        return bytes / BYTES_PER_KB + (bytes % BYTES_PER_KB == 0 ? 0 : 1);
    }
}
