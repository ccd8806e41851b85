package org.schedscope.experiment.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;

class ElasticityTest {
    private static int metric(String name) {
        return Metrics.all().stream().map(Metric::name).toList().indexOf(name);
    }

    /** Ten tasks of 10 ticks: one after the other on one core, which cannot become fewer; on ten cores at once. */
    @Test
    void coresAreWholeAndATenthOfTenIsOne() {
        Job[] jobs = new Job[90];
        for (int j = 0; j < jobs.length; j++) {
            jobs[j] = Job.of("J" + j, 0, Task.of("T", 10));
        }
        Elasticity elasticity = new Elasticity(RunSpec.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 10)), "fifo-job", 1),
                ReportOptions.defaults());
        List<Elasticity.Row> rows = elasticity.rows();
        assertEquals(List.of(Elasticity.Thing.LOAD, Elasticity.Thing.CORES), rows.stream().map(Elasticity.Row::thing).toList());
        double was = elasticity.was().get(metric("makespan"));
        assertEquals(90, was);
        // 100 ticks on 9 cores, 90 on 11.
        assertEquals(List.of(100.0, 90.0), List.of(rows.get(1).less().get(metric("makespan")), rows.get(1).more().get(metric("makespan"))));
        assertEquals(-10 / 90.0 / 0.2, rows.get(1).of(metric("makespan"), was), 1e-12);
        assertEquals(0, rows.get(0).of(metric("makespan"), was));
    }

    @Test
    void delaysAreMadeLongerBeforeTheyAreRoundedUp() {
        assertEquals(new NetworkModel.Ccr(new Ratio(11, 50)), new NetworkModel.Ccr(new Ratio(1, 5)).delayedBy(new Ratio(11, 10)));
        NetworkModel.ThinTree tree = new NetworkModel.ThinTree(new Ratio(1, 2), Ratio.of(-1));
        assertEquals(new Ratio(9, 10), ((NetworkModel.ThinTree) tree.delayedBy(new Ratio(9, 10))).ccr());
        NetworkModel.Links links = new NetworkModel.Links(new NetworkModel.Link(Ratio.of(10), Ratio.of(9)), List.of());
        assertEquals(new NetworkModel.Link(Ratio.of(9), Ratio.of(10)), ((NetworkModel.Links) links.delayedBy(new Ratio(9, 10))).standard());
    }
}
