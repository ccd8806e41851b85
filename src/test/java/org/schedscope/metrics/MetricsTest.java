package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MetricsTest {
    private static final String CONTRACT = "makespan flow averageUtilisation peakInFlight cumulativeCompletion "
            + "meanSlr worstSlr medianSlr stdSlr giniSlr meanStretch worstStretch stdStretch meanSpeedup worstSpeedup stdSpeedup "
            + "meanWait medianWait meanResponse medianResponse "
            + "meanBoundedSlowdown completedJobs starvedJobs value maxValue valueProportion violatedEetPercent weightedTardiness "
            + "backfills preemptions starvedShare starvedCoreTicks meanInitialLateness worstInitialLateness meanFinalLateness worstFinalLateness";

    @Test
    void areListedInTheOrderOfTheContract() {
        assertEquals(List.of(CONTRACT.split(" ")), Metrics.all().stream().map(Metric::name).toList());
    }

    @Test
    void areAllFoundByName() {
        for (Metric metric : Metrics.all()) {
            assertEquals(metric, Metrics.named(metric.name()).orElseThrow());
        }
        assertTrue(Metrics.named("slr").isEmpty());
    }

    @Test
    void haveAFileOfTheirOwnName() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/java/org/schedscope/metrics"))) {
            List<String> implementations = files.filter(MetricsTest::implementsMetric).map(file -> file.getFileName().toString()).sorted()
                    .toList();
            assertEquals(Metrics.all().stream().map(m -> m.getClass().getSimpleName() + ".java").sorted().toList(), implementations);
        }
    }

    private static boolean implementsMetric(Path file) {
        try {
            return Files.readString(file).contains("implements Metric {");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
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
            assertEquals("Mean SLR", MetricTexts.title(new MeanSlr()));
            assertEquals("The share of the platform’s core-ticks, up to the makespan, in which something ran.",
                    MetricTexts.help(new AverageUtilisation()));
        } finally {
            Locale.setDefault(before);
        }
    }
}
