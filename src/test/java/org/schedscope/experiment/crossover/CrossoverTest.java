package org.schedscope.experiment.crossover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.ModelException;

class CrossoverTest {
    private static BigDecimal of(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros();
    }

    /** A difference that depends on the value, known to within a margin. */
    private static Crossover.Trial difference(DoubleUnaryOperator mean, double margin) {
        return value -> new Difference(value, 10, 0, 0, mean.applyAsDouble(value.doubleValue()), margin);
    }

    private static Crossover.Flip only(Optional<Crossover.Flip> flip) {
        Crossover.Flip found = flip.orElseThrow();
        return new Crossover.Flip(found.value().setScale(3, java.math.RoundingMode.HALF_EVEN).stripTrailingZeros(),
                found.low().map(BigDecimal::stripTrailingZeros), found.high().map(BigDecimal::stripTrailingZeros), found.before(),
                found.flips());
    }

    /** Negative before 33.3; −5 at 28.3, 5 at 38.3: sure up to 28 and from 39 on. */
    @Test
    void findsWhereALineCrossesZeroAndWhereItIsSureOfTheSign() throws IOException {
        Crossover search = new Crossover(difference(x -> x - 33.3, 5), of(0), of(100), BigDecimal.ONE);

        assertEquals(new Crossover.Flip(of(33.3), Optional.of(of(28)), Optional.of(of(39)), -1, 1), only(search.search()));
        assertTrue(search.tried().size() <= 5 + 3 * 5, search.tried().size() + " values were tried");
    }

    @Test
    void theIntervalMayReachBeyondTheLooksThatTheFlipIsBetween() throws IOException {
        Crossover search = new Crossover(difference(x -> 26 - x, 10), of(0), of(100), BigDecimal.ONE);

        assertEquals(new Crossover.Flip(of(26), Optional.of(of(15)), Optional.of(of(37)), 1, 1), only(search.search()));
    }

    @Test
    void whatIsNotSureAnywhereHasNoEnd() throws IOException {
        Crossover search = new Crossover(difference(x -> x - 0.5, 1), of(0), of(1), of(0.01));

        assertEquals(new Crossover.Flip(of(0.5), Optional.empty(), Optional.empty(), -1, 1), only(search.search()));
    }

    @Test
    void withoutAChangeOfSignThereIsNoFlip() throws IOException {
        assertEquals(Optional.empty(), new Crossover(difference(x -> x + 1, 5), of(0), of(100), BigDecimal.ONE).search());
        assertEquals(Optional.empty(), new Crossover(difference(x -> 0, 0), of(0), of(100), BigDecimal.ONE).search());
    }

    @Test
    void theFirstOfSeveralFlipsIsFoundAndTheOthersAreCounted() throws IOException {
        Crossover search = new Crossover(difference(x -> (x - 20) * (x - 70), 0), of(0), of(100), BigDecimal.ONE);

        Crossover.Flip flip = only(search.search());
        assertEquals(List.of(of(20), 1, 2), List.of(flip.value(), flip.before(), flip.flips()));
    }

    /** Differences 1, 2, 3: mean 2, deviation 1; t of two degrees of freedom at 97.5 % is 4.302653, over √3. */
    @Test
    void theMarginIsStudentsOfPairedDifferences() {
        Difference difference = Difference.of(BigDecimal.ONE, new double[] {2, 5, 4}, new double[] {1, 2, 2});

        assertEquals(List.of(2.0, 11 / 3.0, 5 / 3.0), List.of(difference.mean(), difference.first(), difference.second()));
        assertEquals(4.302653 / Math.sqrt(3), difference.margin(), 1e-6);
        assertEquals(List.of(1, 0), List.of(difference.sign(), difference.sureSign()));
        assertEquals(Double.POSITIVE_INFINITY, Difference.of(BigDecimal.ONE, new double[] {2}, new double[] {1}).margin());
    }

    @Test
    void runsOfBothPoliciesHaveTheSameWorkloadsWhateverTheWorkers() throws IOException {
        InputFile file = InputFile.of("e.json", """
                {"format": "schedscope-experiment", "parts": [{"name": "p", "seeds": [1, 2, 3], "loads": [80, 120],
                  "workloads": [{"profile": "pslr-uniform", "set": {"jobs": 40, "cores": 20}}], "settings": {"ccr": [0, 1]},
                  "policies": ["srtf", "lrtf", {"policy": "srtf", "label": "again"}]}]}
                """.getBytes(StandardCharsets.UTF_8));
        Part part = ExperimentJson.read(file, Limits.DEFAULT).parts().get(0).only(Map.of("ccr", "0"));
        Difference one = new PolicyPair(part.against(List.of("srtf", "lrtf")), CrossoverParameter.parse("load"),
                Metrics.named("meanSlr").orElseThrow(),
                new GridCells(file), 1).at(BigDecimal.valueOf(110));
        Difference two = new PolicyPair(part.against(List.of("srtf", "lrtf")), CrossoverParameter.parse("load"),
                Metrics.named("meanSlr").orElseThrow(),
                new GridCells(file), 2).at(BigDecimal.valueOf(110));
        Difference none = new PolicyPair(part.against(List.of("srtf", "again")), CrossoverParameter.parse("load"),
                Metrics.named("meanSlr").orElseThrow(),
                new GridCells(file), 2).at(BigDecimal.valueOf(110));

        assertEquals(one, two);
        assertEquals(List.of(3, -1), List.of(one.pairs(), one.sign()));
        assertEquals(List.of(0.0, 0.0), List.of(none.mean(), none.margin()));
    }

    @Test
    void whatCannotBeTurnedIsRefused() throws IOException {
        InputFile file = InputFile.of("e.json", """
                {"format": "schedscope-experiment", "parts": [{"name": "p", "workloads": ["market"], "settings": {"ccr": [0, 1]},
                  "policies": ["srtf", "lrtf"]}]}
                """.getBytes(StandardCharsets.UTF_8));
        Part part = ExperimentJson.read(file, Limits.DEFAULT).parts().get(0);

        assertEquals("the part p has 2 values of ccr; choose one, for instance --at ccr=0", assertThrows(ModelException.class,
                () -> new PolicyPair(part, CrossoverParameter.parse("load"), Metrics.all().get(0), new GridCells(file), 1)).getMessage());
        assertTrue(assertThrows(ModelException.class, () -> CrossoverParameter.parse("seed")).getMessage()
                .startsWith("unknown parameter 'seed'; write load"));
        assertTrue(assertThrows(ModelException.class, () -> CrossoverParameter.parse("network")).getMessage()
                .startsWith("unknown parameter 'network'"));
        assertEquals("unknown policy fifo of the part p; available: srtf, lrtf",
                assertThrows(ModelException.class, () -> part.against(List.of("srtf", "fifo"))).getMessage());
        assertEquals("unknown ccr 3 of the part p; available: 0, 1",
                assertThrows(ModelException.class, () -> part.only(Map.of("ccr", "3"))).getMessage());
        PolicyPair pair = new PolicyPair(part.only(Map.of("ccr", "1")), CrossoverParameter.parse("load"), Metrics.all().get(0),
                new GridCells(file), 1);
        assertEquals("load cannot be '0.5'; it must be a whole number, from 1 to 10000",
                assertThrows(ModelException.class, () -> pair.at(new BigDecimal("0.5"))).getMessage());
    }
}
