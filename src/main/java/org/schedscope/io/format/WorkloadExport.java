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
 * @param refuser why the format cannot represent a workload, one sentence; empty if it can
 * @param loser what the format loses of a workload, a sentence each
 * @param writer writer of workloads that are not refused
 */
public record WorkloadExport(String name, String title, List<String> endings, Function<Workload, Optional<Message>> refuser,
        Function<Workload, List<Message>> loser, Writer writer) implements Export {
    /** Writes a workload. */
    public interface Writer {
        /** @param platform the machine described by the workload's own file, for formats that can represent it */
        void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException;
    }

    /** Why the format cannot represent a workload, one sentence; empty if it can. */
    public Optional<Message> refusal(Workload workload) {
        return refuser.apply(workload);
    }

    /** What the format loses of the workload, a sentence each. */
    public List<Message> losses(Workload workload) {
        return loser.apply(workload);
    }

    /**
     * Writes a workload that is not refused.
     *
     * @param platform the machine described by the workload's own file, for formats that can represent it
     */
    public void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException {
        writer.write(workload, platform, out);
    }
}
