package org.schedscope.io.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** A format that workloads are written in. */
public non-sealed interface WorkloadExport extends Export {
    /** Why the format cannot hold a workload, one sentence; empty if it can. */
    Optional<Message> refusal(Workload workload);

    /** What of the workload the format has no place for, a sentence each. */
    List<Message> losses(Workload workload);

    /**
     * Writes a workload that is not refused.
     *
     * @param platform the machine that the workload's own file described, for formats that tell of one
     */
    void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException;
}
