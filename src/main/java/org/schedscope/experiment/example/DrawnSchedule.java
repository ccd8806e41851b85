package org.schedscope.experiment.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.trace.foreign.ScheduleReplay;

/** A schedule drawn in a paper, replayed as events and measured. */
record DrawnSchedule(RunReport report) {
    /** @param starts tasks of the workload with their start ticks, such as {@code J1 T1 0} */
    static DrawnSchedule of(Workload workload, int cores, ReportOptions options, String... starts) {
        Platform platform = Platform.of(cores + " cores", Cluster.of("C1", cores));
        WorkloadIndex index = new WorkloadIndex(workload);
        List<PlacedPiece> pieces = new ArrayList<>();
        for (String start : starts) {
            int blank = start.lastIndexOf(' ');
            int task = IntStream.range(0, index.taskCount()).filter(t -> index.label(t).equals(start.substring(0, blank))).findFirst()
                    .orElseThrow();
            long at = Long.parseLong(start.substring(blank + 1));
            pieces.add(new PlacedPiece(task, 0, at, at + index.task(task).durationOn(platform.clusters().get(0)), Optional.empty()));
        }
        RunMeasures measures = new RunMeasures(index, platform);
        ScheduleReplay.tell(index, platform, pieces, measures);
        return new DrawnSchedule(measures.report(options));
    }

    double metric(String name) {
        return report.metrics().get(name);
    }

    PrintedNumber number(String what, String metric, String printed) {
        return new PrintedNumber(what, printed, metric(metric), Optional.empty());
    }

    PrintedNumber number(String what, String metric, String printed, String note) {
        return new PrintedNumber(what, printed, metric(metric), Optional.of(note));
    }

    /** SLR of jobs in file order, read from deciles: the jobs have equal work, so deciles keep that order. */
    List<Double> slr() {
        return report.byDecile().stream().filter(row -> row.count() > 0).map(DecileRow::mean).toList();
    }
}
