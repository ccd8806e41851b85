package org.schedscope.io.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/**
 * A format that workloads are written in.
 *
 * @param refuser why the format cannot hold a workload, one sentence; empty if it can
 * @param loser what of a workload the format has no place for, a sentence each
 * @param writer of workloads that are not refused
 */
public record WorkloadExport(String name, String title, List<String> endings, Function<Workload, Optional<Message>> refuser,
        Function<Workload, List<Message>> loser, Writer writer) implements Export {
    /** Writes a workload. */
    public interface Writer {
        /** @param platform the machine that the workload's own file described, for formats that have a place for it */
        void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException;
    }

    /** Why the format cannot hold a workload, one sentence; empty if it can. */
    public Optional<Message> refusal(Workload workload) {
        return refuser.apply(workload);
    }

    /** What of the workload the format has no place for, a sentence each. */
    public List<Message> losses(Workload workload) {
        return loser.apply(workload);
    }

    /**
     * Writes a workload that is not refused.
     *
     * @param platform the machine that the workload's own file described, for formats that have a place for it
     */
    public void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException {
        writer.write(workload, platform, out);
    }
}
