package org.schedscope.io.workload;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** Our own JSON, which holds everything. */
public final class NativeExport implements WorkloadExport {
    @Override
    public String name() {
        return "workload";
    }

    @Override
    public String title() {
        return "native workload JSON";
    }

    @Override
    public List<String> endings() {
        return List.of(".workload.json");
    }

    @Override
    public Optional<Message> refusal(Workload workload) {
        return Optional.empty();
    }

    @Override
    public List<Message> losses(Workload workload) {
        return List.of();
    }

    @Override
    public void write(Workload workload, Optional<Platform> platform, OutputStream out) throws IOException {
        WorkloadWriter.write(workload, out);
    }
}
