package org.schedscope.ui.state.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.sensitivity.Elasticity;
import org.schedscope.experiment.sensitivity.ElasticityStudy;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.statistics.Interval;
import org.schedscope.model.number.Ratio;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

class ElasticityModelTest {
    private static final int MEAN_SLR = Metrics.all().stream().map(Metric::name).toList().indexOf("meanSlr");

    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, new EngineSimulator(), drawn());
    private final ElasticityModel model = session.answers().elasticity();

    private static RunSetup drawn() {
        WorkloadSource.Drawn how = new WorkloadSource.Drawn("pslr-uniform", new TreeMap<>(Map.of("jobs", "20", "cores", "20")), Ratio.ONE);
        try {
            return FileLoader.workload(new RunSource.Drawn(how, 1), Optional.empty(), ReadWatch.NONE);
        } catch (InputException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private ElasticityStudy study(int seeds) {
        model.ask(session.runs().run(), seeds);
        threads.settle();
        return model.search().get().found().orElseThrow();
    }

    @Test
    void ofADrawnWorkloadEachFigureHasAnIntervalOverSeeds() {
        threads.settle();
        Elasticity first = new Elasticity(session.runs().run().wholeSpec(), session.runs().run().reportOptions());
        double ofLoad = first.rows().get(0).of(MEAN_SLR, first.was().get(MEAN_SLR));
        Interval alone = study(1).rows().get(0).of().get(MEAN_SLR);
        assertEquals(List.of(ofLoad, Double.NaN), List.of(alone.middle(), alone.low()));
        ElasticityStudy several = study(5);
        Interval load = several.rows().get(0).of().get(MEAN_SLR);
        assertEquals(5, load.n());
        assertTrue(load.low() < load.middle() && load.middle() < load.high());
        assertEquals(several, study(5), "the same draws, the same figures");
    }

    /** The figures of the command are those of the window, to the last digit. */
    @Test
    void theCommandHasTheSameFigures(@TempDir Path folder) {
        threads.settle();
        ElasticityStudy study = study(3);
        CommandRuns.Result printed = new CommandRuns(folder).run("elasticity", "pslr-uniform:jobs=20,cores=20", "--seeds", "3", "--json");
        for (ElasticityStudy.Row row : study.rows().stream().filter(one -> one.changes(MEAN_SLR)).toList()) {
            Interval of = row.of().get(MEAN_SLR);
            String line = "\"was\":" + study.was().get(MEAN_SLR) + ",\"more\":" + row.more().get(MEAN_SLR) + ",\"elasticity\":"
                    + of.middle() + ",\"low\":" + of.low() + ",\"high\":" + of.high();
            assertTrue(printed.out().contains(line), line + " is not printed " + printed.err());
        }
    }

    @Test
    void whatIsStoppedLeavesNothing() {
        threads.settle();
        model.ask(session.runs().run(), 5);
        model.cancel();
        threads.settle();
        assertEquals(Optional.empty(), model.search().get().found());
        assertFalse(model.search().get().goesOn());
        assertFalse(study(1).rows().isEmpty());
    }
}
