package org.schedscope.model.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.Laws;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

class ValueOverTimeTest {
    private static ValueCurve curve(SplittableRandom random) {
        long unit = random.nextBoolean() ? 10 : 1_000_000_000L;
        long slr = unit + random.nextInt(20);
        List<ValueCurve.Point> points = new ArrayList<>();
        points.add(new ValueCurve.Point(new Ratio(slr, unit), Ratio.ONE));
        for (int factor = 90; factor > 0; factor -= random.nextInt(50)) {
            slr += 1 + random.nextInt(random.nextBoolean() ? 5 : 40);
            points.add(new ValueCurve.Point(new Ratio(slr, unit), new Ratio(factor, 100)));
        }
        points.add(new ValueCurve.Point(new Ratio(slr + 1 + random.nextInt(30), unit), Ratio.ZERO));
        return new ValueCurve(new Ratio(random.nextLong(1, 1L << random.nextInt(1, 60)), 1 + random.nextInt(3)), points);
    }

    private static long criticalPath(SplittableRandom random) {
        return random.nextLong(1, 1L << random.nextInt(1, 58));
    }

    /** A response time about the curve's points, where it is most likely to go wrong. */
    private static long response(SplittableRandom random, ValueCurve curve, long criticalPath) {
        ValueCurve.Point point = curve.points().get(random.nextInt(curve.points().size()));
        long at = BigRatio.of(point.slr()).times(BigRatio.of(criticalPath)).ceilOrMost();
        return random.nextBoolean() ? Math.max(1, at - 2 + random.nextInt(4)) : 1 + random.nextLong(at + 1);
    }

    private static BigDecimal decimal(BigRatio ratio) {
        return new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator()), new MathContext(80));
    }

    @Test
    @Tag("law")
    void doublesAreOffByLessThanTheyPromise() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < Laws.cases(5_000); i++) {
            ValueCurve curve = curve(random);
            long criticalPath = criticalPath(random);
            ValueOverTime value = new ValueOverTime(curve, criticalPath);
            long response = response(random, curve, criticalPath);
            int piece = value.piece(response);
            BigDecimal valueOff = new BigDecimal(value.value(piece, response)).subtract(decimal(value.exactValue(response))).abs();
            BigDecimal areaOff = new BigDecimal(value.area(piece, response)).subtract(decimal(value.exactArea(response))).abs();
            assertTrue(valueOff.compareTo(new BigDecimal(value.valueError(piece)).divide(BigDecimal.valueOf(2))) <= 0, "case " + i);
            assertTrue(areaOff.compareTo(new BigDecimal(value.areaError(piece)).divide(BigDecimal.valueOf(2))) <= 0, "case " + i);
            assertEquals(value.exactArea(response).signum() == 0, value.areaError(piece) == 0);
        }
    }

    @Test
    void theAreaIsTheIntegral() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 200; i++) {
            ValueCurve curve = curve(random);
            ValueOverTime value = new ValueOverTime(curve, 60);
            long response = 1 + random.nextLong(60 * 4);
            double from = response / 60.0;
            double width = Math.max(0, curve.finalDeadline().toDouble() - from) / 20_000;
            double sum = 0;
            for (int k = 0; k < 20_000; k++) {
                sum += interpolated(curve, from + (k + 0.5) * width) * width;
            }
            assertEquals(sum, value.exactFactorArea(response).toDouble(), 1e-3 * sum + 1e-12, "case " + i);
        }
    }

    private static double interpolated(ValueCurve curve, double slr) {
        double left = Double.NEGATIVE_INFINITY;
        double factor = 1;
        for (ValueCurve.Point point : curve.points()) {
            double right = point.slr().toDouble();
            if (slr <= right) {
                return left == Double.NEGATIVE_INFINITY ? 1 : factor + (point.factor().toDouble() - factor) * (slr - left) / (right - left);
            }
            left = right;
            factor = point.factor().toDouble();
        }
        return 0;
    }

    @Test
    void exactValuesAreThoseOfTheCurve() {
        ValueCurve curve = new ValueCurve(Ratio.of(50), List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE),
                new ValueCurve.Point(Ratio.of(4), new Ratio(1, 2)), new ValueCurve.Point(Ratio.of(8), Ratio.ZERO)));
        ValueOverTime value = new ValueOverTime(curve, 3);
        for (long response = 1; response < 30; response++) {
            assertEquals(BigRatio.of(curve.valueAt(new Ratio(response, 3))), value.exactValue(response));
        }
        // From SLR 3: (3/4 + 1/2)/2 · 1 + 1/2 · 4/2 = 13/8.
        assertEquals("13/8", value.exactFactorArea(9).toString());
        assertEquals("0", value.exactFactorArea(24).toString());
    }
}
