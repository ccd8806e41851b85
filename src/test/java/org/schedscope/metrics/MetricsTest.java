package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class MetricsTest {
    private static final String CONTRACT = "makespan flow averageUtilisation peakInFlight peakInFlightAll cumulativeCompletion "
            + "meanSlr worstSlr medianSlr stdSlr giniSlr meanStretch worstStretch stdStretch meanSpeedup worstSpeedup stdSpeedup "
            + "meanWait medianWait meanResponse medianResponse worstResponse "
            + "meanBoundedSlowdown meanSlowdown worstSlowdown medianSlowdown "
            + "weightedMeanWait weightedMeanResponse userSpreadWait userSpreadResponse userSpreadSlowdown completedJobs starvedJobs value "
            + "maxValue valueProportion violatedEetPercent weightedTardiness "
            + "backfills preemptions starvedShare starvedCoreTicks meanInitialLateness worstInitialLateness meanFinalLateness"
            + " worstFinalLateness";

    /** Columns of files that others read: new ones may come, those that are there stay, in their order. */
    @Test
    void keepTheOrderOfTheContract() {
        List<String> contract = List.of(CONTRACT.split(" "));
        assertEquals(contract, Metrics.all().stream().map(Metric::name).filter(contract::contains).toList());
    }

    @Test
    void areAllFoundByName() {
        for (Metric metric : Metrics.all()) {
            assertEquals(metric, Metrics.named(metric.name()).orElseThrow());
        }
        assertTrue(Metrics.named("slr").isEmpty());
    }

    @Test
    void nameTheirFormulaAndSource() {
        for (Metric metric : Metrics.all()) {
            assertFalse(metric.formula().isBlank(), metric.name());
            assertFalse(metric.source().isBlank(), metric.name());
        }
    }

    @Test
    void haveTitlesAndExplanationsThatDiffer() {
        for (Metric metric : Metrics.all()) {
            assertFalse(MetricTexts.title(metric).isBlank(), metric.name());
            assertFalse(MetricTexts.help(metric).isBlank(), metric.name());
            assertEquals(MetricTexts.unit(metric).strip(), MetricTexts.unit(metric));
        }
        assertEquals(Metrics.all().size(), Metrics.all().stream().map(MetricTexts::title).distinct().count());
    }

    @Test
    void areCalledTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("Mean SLR", MetricTexts.title(Metrics.named("meanSlr").orElseThrow()));
            assertEquals("The share of the platform’s core-ticks, up to the makespan, in which something ran.",
                    MetricTexts.help(Metrics.named("averageUtilisation").orElseThrow()));
        } finally {
            Locale.setDefault(before);
        }
    }
}
