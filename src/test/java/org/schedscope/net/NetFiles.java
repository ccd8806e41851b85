package org.schedscope.net;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.schedscope.experiment.RunSetup;
import org.schedscope.fixture.Runs;
import org.schedscope.io.Exports;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.Samples;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.schedule.TraceSchedule;
import org.schedscope.scheduler.RunSpec;

/** What every writer writes for the samples, and what it has no place for. */
final class NetFiles {
    private NetFiles() {
    }

    static void make(Net.Lines lines) throws IOException {
        for (String sample : Samples.names()) {
            RunSetup input = Net.sample(sample);
            RunSpec spec = RunSpec.of(input.loaded().workload(), input.platform().platform(), "p-slr", 1);
            for (Export export : Exports.all()) {
                String name = sample + " " + export.name();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                if (export instanceof ScheduleExport schedules) {
                    schedules.write(TraceSchedule.of(Runs.trace(spec)), bytes);
                } else if (export instanceof WorkloadExport workloads) {
                    lines.add(name + " refusal", workloads.refusal(spec.workload()).toString());
                    lines.add(name + " losses", workloads.losses(spec.workload()).toString());
                    if (workloads.refusal(spec.workload()).isPresent()) {
                        continue;
                    }
                    workloads.write(spec.workload(), Optional.of(spec.platform()), bytes);
                }
                lines.add(name, bytes.toByteArray());
            }
            ByteArrayOutputStream platform = new ByteArrayOutputStream();
            PlatformWriter.write(spec.platform(), platform);
            lines.add(sample + " platform", platform.toByteArray());
        }
    }
}
