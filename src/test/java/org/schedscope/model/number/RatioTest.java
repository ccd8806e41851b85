package org.schedscope.model.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RatioTest {
    @Test
    void aDecimalTextIsAnExactFraction() {
        assertEquals(new Ratio(1, 5), Ratio.of(new BigDecimal("0.2")));
        assertEquals(new Ratio(-7, 4), Ratio.of(new BigDecimal("-1.75")));
        assertEquals(Ratio.of(1_000), Ratio.of(new BigDecimal("1e3")));
    }

    @Test
    void hugeExponentsAreRefusedWithoutBuildingTheNumber() {
        assertThrows(ArithmeticException.class, () -> Ratio.of(new BigDecimal("1e999999999")));
        assertThrows(ArithmeticException.class, () -> Ratio.of(new BigDecimal("1e-999999999")));
    }

    @Test
    void decimalsPrintAsTheyWereRead() {
        assertEquals("0.2", Decimals.text(new Ratio(1, 5)));
        assertEquals("1/3", Decimals.text(new Ratio(1, 3)));
        assertEquals("1000", Decimals.text(Ratio.of(1_000)));
    }

    @Test
    void ceilingsOfProductsAreExactAtAnySize() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 100_000; i++) {
            Ratio a = new Ratio(random.nextLong() >>> (2 + random.nextInt(60)), 1 + (random.nextLong() >>> (34 + random.nextInt(29))));
            Ratio b = new Ratio(random.nextLong() >>> (34 + random.nextInt(29)), 1 + (random.nextLong() >>> (34 + random.nextInt(29))));
            BigInteger above = BigInteger.valueOf(a.numerator()).multiply(BigInteger.valueOf(b.numerator()));
            BigInteger below = BigInteger.valueOf(a.denominator()).multiply(BigInteger.valueOf(b.denominator()));
            BigInteger ceiling = above.add(below).subtract(BigInteger.ONE).divide(below);
            if (ceiling.bitLength() < 62 && above.gcd(below).bitLength() > 0) {
                BigInteger gcd = above.gcd(below);
                if (above.divide(gcd).bitLength() < 64 && below.divide(gcd).bitLength() < 64) {
                    assertEquals(ceiling.longValueExact(), Ratio.ceilOfProduct(a, b));
                }
            }
        }
    }

    @Test
    void comparisonNeverOverflows() {
        Ratio large = new Ratio(Long.MAX_VALUE, Long.MAX_VALUE - 1);
        Ratio larger = new Ratio(Long.MAX_VALUE - 1, Long.MAX_VALUE - 2);
        assertEquals(-1, large.compareTo(larger));
        assertEquals(1, larger.compareTo(large));
        assertEquals(0, large.compareTo(large));
    }
}
